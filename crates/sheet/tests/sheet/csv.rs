//! Sheets as comma-separated values.

use crate::kit::{added, book, cases, clips, course, done, evening, operation, points};
use games::GameName::{self, Toepen, Wippen};
use proptest::prelude::*;
use sheet::{
    Book, Change, Course, CsvFault, Entry, GameLine, House, Kind, MOST_CSV_LINES, MOST_FAULTS, Preview,
    Refusal, Toep, read_csv, write_csv,
};

fn preview(text: &str, game: GameName, kind: Kind) -> Result<Preview, CsvFault> {
    read_csv(text, &House::usual(game).draft().expect("the usual rules"), kind)
}

fn read(text: &str, game: GameName, kind: Kind) -> Preview {
    preview(text, game, kind).expect("a preview")
}

/// A book with nothing else in it than what was read.
fn brought_in(preview: &Preview, house: &House) -> Book {
    let mut book = Book::default();
    let mut next = 0;
    let changes = preview.into_book(&book, house, &mut || {
        next += 1;
        next
    });
    for change in changes {
        let operation = operation(&book, change);
        book.apply(operation).expect("what was previewed can be");
    }
    assert_eq!(book.evenings().len(), preview.evenings());
    book
}

#[test]
fn an_old_sheet_of_wippen() {
    let text = "Datum;Anna;Bram;Cor\n30-11-2026;8;3;0\n;5;5;1\n1-12-2026;9;2;\n";
    let preview = read(text, Wippen, Kind::Differences);
    assert_eq!(preview.faults, []);
    let entries: Vec<&Entry> = preview.lines.iter().map(|line| &line.entry).collect();
    let of = |points: &[u32]| Entry::Game(GameLine::Points(points.to_vec()));
    assert_eq!(entries, [&of(&[8, 3, 0]), &of(&[5, 5, 1]), &of(&[9, 2])]);
    let book = brought_in(&preview, &House::usual(Wippen));
    let dates: Vec<_> = book.evenings().iter().map(|evening| evening.about.date.clone()).collect();
    assert_eq!(dates, [Some("2026-11-30".to_owned()), Some("2026-12-01".to_owned())]);
    let names: Vec<_> = book.people().iter().map(|person| person.name.to_string()).collect();
    assert_eq!(names, ["Anna", "Bram", "Cor"]);
    assert_eq!(book.evenings()[1].about.seats.len(), 2);
}

#[test]
fn t5_an_old_sheet_of_toepen_with_standings() {
    let text = "Anna\tBram\n20\t20\n23\t17\n21\t19\n";
    let preview = read(text, Toepen, Kind::Standings);
    assert_eq!((preview.faults.len(), preview.lines.len()), (0, 2));
    let book = brought_in(&preview, &House::usual(Toepen));
    assert_eq!(crate::kit::progress(&book).rows[1].standings, [21, 19]);
    let off = read("Anna,Bram\n23,17\n21,20\n", Toepen, Kind::Standings);
    let fault = CsvFault::Refused(Refusal::Hand(sheet::HandFault::Unbalanced { surplus: 1 }));
    assert_eq!(off.faults, [(3, fault)]);
}

#[test]
fn after_a_line_that_cannot_be_nobody_knows_what_the_next_one_gave() {
    // Two games in one would be one with many wips.
    let text = "evening,Anna,Bram\n1,7,4\n1,x,11\n1,15,18\n1,22,22\n1,29,x\n2,7,4\n";
    let house = crate::kit::house(Wippen, &[("wips", "true")]);
    let draft = house.draft().expect("rules");
    let preview = read_csv(text, &draft, Kind::Standings).expect("a preview");
    assert_eq!(preview.lines.iter().map(|line| line.line).collect::<Vec<_>>(), [2, 5, 7]);
    assert_eq!(preview.lines[1].entry, points(&[7, 4]));
    let faults: Vec<_> =
        preview.faults.iter().map(|(line, fault)| (*line, *fault == CsvFault::NoBefore)).collect();
    assert_eq!(faults, [(3, false), (4, true), (6, false)]);
    // Where each line says what it gave, the one before is not needed.
    let apart = read_csv("Anna,Bram\nx,4\n7,4\n", &draft, Kind::Differences).expect("a preview");
    assert_eq!((apart.lines.len(), apart.faults.len()), (1, 1));
}

#[test]
fn evenings_with_long_names_are_not_mixed_up() {
    let text = "evening,Anna,Bram\nthe evening at the house of Cor,7,4\nthe evening at the house of Dora,4,7\n,7,4\n";
    let preview = read(text, Wippen, Kind::Differences);
    assert_eq!((preview.lines.len(), preview.evenings()), (3, 2));
    let book = brought_in(&preview, &House::usual(Wippen));
    assert_eq!(book.evenings().iter().map(|evening| evening.lines.len()).collect::<Vec<_>>(), [1, 2]);
    // However long it is, it is kept once, and only its beginning with each line.
    let long = format!("evening,Anna,Bram\n{},7,4\n", "x".repeat(1 << 20));
    let preview = read(&format!("{long}{}", ",7,4\n".repeat(900)), Wippen, Kind::Differences);
    assert_eq!((preview.lines.len(), preview.evenings()), (901, 1));
    assert!(preview.lines.iter().all(|line| line.evening.as_ref().is_some_and(|name| name.len() == 24)));
}

#[test]
fn each_line_that_cannot_be_is_told_with_its_number() {
    let text = "date,Anna,Bram,winner\n\n2026-01-01,3,-3,\n32-1-2026,1,-1,\n,drie,-3,\n,\"2,5\",-3,\n,0,0,\n,0,0,Anna\n\
                ,0,0,Cor\n,4,-4,,7\n,5,,\n,1,-1,Bram\n";
    let preview = read(text, Toepen, Kind::Differences);
    let lines: Vec<u64> = preview.lines.iter().map(|line| line.line).collect();
    assert_eq!(lines, [3, 8, 12]);
    let name = |name: &str| table::Name::clean(name).expect("a name");
    let faults = [
        (4, CsvFault::Date { text: "32-1-2026".to_owned() }),
        (5, CsvFault::Number { name: name("Anna"), text: "drie".to_owned() }),
        (6, CsvFault::Number { name: name("Anna"), text: "2,5".to_owned() }),
        (7, CsvFault::NoWinner),
        (9, CsvFault::UnknownWinner { text: "Cor".to_owned() }),
        (10, CsvFault::Cells { found: 5, columns: 4 }),
        (11, CsvFault::Refused(Refusal::Players { game: Toepen })),
    ];
    assert_eq!(preview.faults, faults);
}

#[test]
fn a_sheet_begins_with_names() {
    for (text, fault) in [
        ("", CsvFault::NoNames),
        ("Anna\n3\n", CsvFault::NoNames),
        ("date,Anna,\n", CsvFault::NoNames),
        ("Anna,Bram,Anna\n", CsvFault::Twice { name: table::Name::clean("Anna").expect("a name") }),
        ("Anna,\u{202e},Bram\n", CsvFault::BadName { column: 2 }),
        (&format!("Anna,Bram\n{}", "1,1\n".repeat(1_100_000)), CsvFault::TooLong),
        (&(0..101).map(|number| format!("P{number};")).collect::<String>(), CsvFault::TooManyNames),
    ] {
        assert_eq!(preview(text, Wippen, Kind::Differences), Err(fault));
    }
    let many = read(&format!("Anna,Bram\n{}", "9,2\n".repeat(1_001)), Wippen, Kind::Differences);
    assert_eq!((many.lines.len(), &many.faults[..]), (1_000, &[(1_002, CsvFault::TooManyLines)][..]));
}

#[test]
fn what_is_kept_of_a_file_is_bounded() {
    let bad = read(&format!("A,B\n{}", "x\n".repeat(2_000_000)), Wippen, Kind::Differences);
    assert_eq!((bad.faults.len(), bad.more_faults), (MOST_FAULTS, 2_000_000 - MOST_FAULTS));
    // Short lines under many names.
    let names = |many: usize| (0..many).map(|number| format!(",P{number}")).collect::<String>();
    let rows: String = (0..200_000).map(|number| format!("{},9,2\n", number / 1_000)).collect();
    for many in [2, 100] {
        let preview = read(&format!("evening{}\n{rows}", names(many)), Wippen, Kind::Standings);
        assert!(preview.lines.len() <= MOST_CSV_LINES, "{many} names");
        let preview = read(&format!("evening{}\n{rows}", names(many)), Wippen, Kind::Differences);
        assert_eq!(preview.lines.len(), MOST_CSV_LINES);
        assert_eq!(preview.faults, [(MOST_CSV_LINES as u64 + 2, CsvFault::TooMuch)]);
    }
    // Where reading ended is told, however much was wrong before.
    let wrong = "x\n".repeat(MOST_FAULTS + 5);
    let evenings: String = (0..=MOST_CSV_LINES).map(|number| format!("9,2,{}\n", number / 1_000)).collect();
    let long = read(&format!("A,B,evening\n{wrong}{evenings}"), Wippen, Kind::Differences);
    assert_eq!((long.faults.len(), long.more_faults), (MOST_FAULTS + 1, 5));
    assert_eq!(long.faults.last().map(|(_, fault)| fault), Some(&CsvFault::TooMuch));
    assert_eq!(preview(&names(700_000)[..4_000_000], Wippen, Kind::Differences), Err(CsvFault::TooManyNames));
}

#[test]
fn who_is_in_the_book_is_the_same_person() {
    let preview = read("P1,Anna\n9,2\n", Wippen, Kind::Differences);
    let book = book(2);
    let changes = preview.into_book(&book, &House::usual(Wippen), &mut || 77);
    let added: Vec<_> = changes.iter().filter(|change| matches!(change, Change::AddPerson { .. })).collect();
    assert_eq!(added.len(), 1);
}

#[test]
fn names_are_no_formulas_and_no_columns() {
    let mut book = evening(Wippen, 3, &[]);
    for (person, name) in [(0, "=1+1"), (1, "Datum"), (2, "=1+1")] {
        done(&mut book, Change::RenamePerson { person: sheet::PersonId(person), name: name.to_owned() });
    }
    added(&mut book, points(&[9, 2, 0]));
    let text = write_csv(&book, &book.in_order(), Wippen);
    assert_eq!(text, "evening,date,'=1+1,Datum 2,'=1+1 2\n1,,9,2,0\n");
    assert_eq!(read(&text, Wippen, Kind::Differences).names[0].as_str(), "=1+1");
}

#[test]
fn a_name_with_a_semicolon_is_one_cell_and_no_formula() {
    let mut book = evening(Toepen, 3, &[]);
    let names = ["a;=cmd|'/C calc'!A0", "b, \"c\";-1", "'=;"];
    for (person, name) in (0..).zip(names) {
        done(&mut book, Change::RenamePerson { person: sheet::PersonId(person), name: name.to_owned() });
    }
    added(&mut book, clips(0, &[1, 4, 2]));
    let text = write_csv(&book, &book.in_order(), Toepen);
    let head = "evening,date,winner,\"a;'=cmd|'/C calc'!A0\",\"b, \"\"c\"\";'-1\",\"''=;\"";
    assert_eq!(text.lines().next(), Some(head));
    let preview = read(&text, Toepen, Kind::Differences);
    assert_eq!(preview.names.iter().map(|name| name.as_str()).collect::<Vec<_>>(), names);
    assert_eq!((preview.lines.len(), &preview.faults[..]), (1, &[][..]));
    // Semicolons outside of quotes part cells as before, also beside a quote that does not end.
    for text in ["Anna;\"B, C\"\n9;2\n", "A \"x;B\n9;2\n"] {
        assert_eq!(read(text, Wippen, Kind::Differences).names.len(), 2, "{text}");
    }
}

#[test]
fn no_file_makes_it_panic() {
    for text in ["\"", ",,,", "\u{feff}", "a,b\n\"", "a;b\n1;2;3;4", "a,b\n\u{0},1", "\"a\nb\",c\n1,2\n"] {
        for kind in [Kind::Differences, Kind::Standings] {
            let _ = (preview(text, Wippen, kind), preview(text, Toepen, kind));
        }
    }
}

#[test]
fn out_and_in_gives_the_same_evenings() {
    let mut book = evening(Toepen, 3, &[]);
    added(&mut book, clips(1, &[1, 4, 2]));
    let seen =
        Course { toeps: vec![Toep { by: 0, clips: 1, folded: vec![1], seeing: false }], ..Course::default() };
    added(&mut book, course(2, seen));
    let text = write_csv(&book, &book.in_order(), Toepen);
    assert_eq!(text, "evening,date,winner,P0,P1,P2\n1,,P1,-1,3,-2\n1,,P2,-2,-1,3\n");
    let again = brought_in(&read(&text, Toepen, Kind::Differences), &House::usual(Toepen));
    assert_eq!(write_csv(&again, &again.in_order(), Toepen), text);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(100), failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_evening_of_toepen_comes_back(hands in proptest::collection::vec((0..3_usize, [1..9_u32, 1..9, 1..9]), 1..12)) {
        let mut book = evening(Toepen, 3, &[]);
        for (winner, stakes) in &hands {
            added(&mut book, clips(*winner, stakes));
        }
        let text = write_csv(&book, &book.in_order(), Toepen);
        let again = brought_in(&read(&text, Toepen, Kind::Differences), &House::usual(Toepen));
        let standings = |book: &Book| {
            let course = crate::kit::progress(book);
            (course.rows.into_iter().map(|row| row.standings).collect::<Vec<_>>(), course.dealer.is_some())
        };
        prop_assert_eq!(standings(&again), standings(&book));
        prop_assert_eq!(
            again.statistics(again.evenings()).figures.iter().map(|figures| figures.won).collect::<Vec<_>>(),
            book.statistics(book.evenings()).figures.iter().map(|figures| figures.won).collect::<Vec<_>>()
        );
    }

    #[test]
    fn any_names_come_back(one in "[ab;=\"', -]{1,12}", two in "[ab;=\"', -]{1,12}") {
        let clean = |name: &str| table::Name::clean(name).map(|name| name.as_str().to_owned());
        let (Some(one), Some(two)) = (clean(&one), clean(&two)) else { return Ok(()) };
        prop_assume!(one != two);
        let mut book = evening(Wippen, 2, &[]);
        for (person, name) in [(0, &one), (1, &two)] {
            done(&mut book, Change::RenamePerson { person: sheet::PersonId(person), name: name.clone() });
        }
        added(&mut book, points(&[9, 2]));
        let text = write_csv(&book, &book.in_order(), Wippen);
        let preview = read(&text, Wippen, Kind::Differences);
        prop_assert_eq!(preview.names.iter().map(|name| name.as_str()).collect::<Vec<_>>(), [one, two]);
        prop_assert_eq!(preview.lines.len(), 1);
    }

    #[test]
    fn any_text_is_answered(text in "[ab,;\t\"0-9\n=-]{0,80}") {
        for kind in [Kind::Differences, Kind::Standings] {
            let _ = (preview(&text, Wippen, kind), preview(&text, Toepen, kind));
        }
    }
}
