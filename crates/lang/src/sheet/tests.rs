//! Every refusal has its sentence, in every language, and no kind is left out here.

use super::*;
use crate::Lang;
use games::RuleFault;
use record::ReadError;
use sheet::{About, Entry, EveningId, GameLine, House, Operation, OperationId};
use std::collections::BTreeSet;

fn games() -> Vec<GameFault> {
    let player = 0;
    let mut all: Vec<GameFault> =
        Counted::ALL.map(|what| GameFault::Sum { what, noted: 40, pack: 52 }).to_vec();
    all.extend([
        GameFault::Players { players: 2 },
        GameFault::TooFewCards { player },
        GameFault::TooFewSpades { player },
        GameFault::NoWips { player },
        GameFault::TooManyWips { player },
        GameFault::Points { noted: 9, least: 11, most: 11 },
        GameFault::Points { noted: 9, least: 7, most: 11 },
    ]);
    all
}

fn hands() -> Vec<HandFault> {
    let player = 1;
    vec![
        HandFault::Players { players: 2 },
        HandFault::NoPlayer { place: usize::MAX },
        HandFault::NoAnte { player },
        HandFault::Unbalanced { surplus: 3 },
        HandFault::Unbalanced { surplus: i64::MIN },
        HandFault::TooManyToeps,
        HandFault::TooManyChecks { most: 0 },
        HandFault::TooManyChecks { most: 6 },
        HandFault::TooManyClips { player },
        HandFault::HasFolded { player },
        HandFault::OwnToep { player },
        HandFault::IsOver { winner: player },
        HandFault::RetoepOwn { player },
        HandFault::ToepSize { clips: 3 },
        HandFault::NoSeeing,
        HandFault::NoExchange,
        HandFault::OwnCards { player },
        HandFault::NoTens { player },
        HandFault::WinnerFolded,
        HandFault::WinnerNotLeft { left: player },
    ]
}

fn refusals() -> Vec<Refusal> {
    let mut all = vec![
        Refusal::IdTaken,
        Refusal::Ahead,
        Refusal::BadName,
        Refusal::NumberTaken,
        Refusal::NoPerson { person: PersonId(9) },
        Refusal::NoEvening,
        Refusal::NoLine,
        Refusal::NoOperation,
        Refusal::Overtaken,
        Refusal::Date,
        Refusal::Source,
        Refusal::House(NoHouse::Unknown(ReadError::UnknownGame("whist\u{1b}".repeat(50)))),
        Refusal::House(NoHouse::Rules(RuleFault::Toepen(toepen::RuleFault::UnknownKey))),
        Refusal::Players { game: GameName::Wippen },
        Refusal::Twice { person: PersonId(0) },
        Refusal::DealerAway,
        Refusal::LastHands,
        Refusal::LastTooLate,
        Refusal::OtherGame { game: GameName::Wippen },
        Refusal::OtherGame { game: GameName::Toepen },
        Refusal::Place,
        Refusal::Line { line: LineId(5), fault: Box::new(Refusal::Game(GameFault::NoWips { player: 1 })) },
        Refusal::NothingHeld,
        Refusal::NotBoth,
        Refusal::NothingToUndo,
        Refusal::ChangedSince,
    ];
    let bounds = [Bound::Operations, Bound::Bytes, Bound::People, Bound::Evenings, Bound::Lines, Bound::Held];
    all.extend(bounds.map(Refusal::Full));
    all.extend(games().into_iter().map(Refusal::Game));
    all.extend(hands().into_iter().map(Refusal::Hand));
    all
}

fn csv_faults() -> Vec<CsvFault> {
    let name = table::Name::clean("Anna").expect("a name");
    let text = "drie\u{1b}".to_owned();
    vec![
        CsvFault::TooLong,
        CsvFault::NoNames,
        CsvFault::TooManyNames,
        CsvFault::BadName { column: 2 },
        CsvFault::Twice { name: name.clone() },
        CsvFault::Cells { found: 5, columns: 4 },
        CsvFault::Number { name, text: text.clone() },
        CsvFault::Date { text: text.clone() },
        CsvFault::NoBefore,
        CsvFault::NoWinner,
        CsvFault::UnknownWinner { text },
        CsvFault::TooManyLines,
        CsvFault::TooMuch,
        CsvFault::Refused(Refusal::Hand(HandFault::Unbalanced { surplus: 1 })),
    ]
}

fn read_faults() -> Vec<ReadFault> {
    vec![
        ReadFault::TooLong,
        ReadFault::Json { line: 3, column: 4, what: "no".to_owned() },
        ReadFault::Version,
        ReadFault::Operation { number: 1234, refusal: Refusal::Twice { person: PersonId(7) } },
    ]
}

fn warnings() -> [Warning; 3] {
    let line = LineId(5);
    [Warning::AfterTheEnd(line), Warning::NotSeated(line, PersonId(1)), Warning::SameAgain(line)]
}

/// Anna, and somebody whose name was forgotten, with a line of Wippen.
fn book() -> Book {
    let (anna, other) = (PersonId(0), PersonId(1));
    let about = About {
        date: None,
        house: House::usual(GameName::Wippen),
        seats: vec![anna, other],
        dealer: anna,
        double: false,
        last: None,
        source: None,
    };
    let players = vec![anna, other];
    let entry = Entry::Game(GameLine::Points(vec![9, 2]));
    let changes = [
        Change::AddPerson { person: anna, name: "Anna".to_owned() },
        Change::AddPerson { person: other, name: "Bram".to_owned() },
        Change::RenamePerson { person: other, name: String::new() },
        Change::AddEvening { evening: EveningId(0), about },
        Change::AddLine { evening: EveningId(0), line: LineId(5), place: 1, players, entry },
    ];
    let operations = (0..).zip(changes).map(|(base, change)| {
        let id = OperationId(u128::from(base) + 1);
        Operation { id, base, at: 0, undoes: None, change }
    });
    Book::of(operations).expect("a book")
}

/// The variants of an enum, as its source names them: so a new one is missed here before it is missed by a reader.
fn variants<'a>(source: &'a str, name: &str) -> BTreeSet<&'a str> {
    let body = source.split(&format!("pub enum {name} {{\n")).nth(1).expect("the enum");
    let body = body.split("\n}").next().expect("its end");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let named = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    named.filter_map(|line| line.split(|c: char| !c.is_alphanumeric()).next()).collect()
}

fn here<T: std::fmt::Debug>(all: &[T]) -> BTreeSet<String> {
    let word = |text: String| text.split(|c: char| !c.is_alphanumeric()).next().map(str::to_owned);
    all.iter().filter_map(|one| word(format!("{one:?}"))).collect()
}

#[test]
fn no_kind_is_missing_here() {
    let of = |names: BTreeSet<&str>| names.into_iter().map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(here(&refusals()), of(variants(include_str!("../../../sheet/src/refusal.rs"), "Refusal")));
    assert_eq!(here(&games()), of(variants(include_str!("../../../sheet/src/game_line.rs"), "GameFault")));
    assert_eq!(here(&hands()), of(variants(include_str!("../../../sheet/src/hand_line.rs"), "HandFault")));
    assert_eq!(here(&csv_faults()), of(variants(include_str!("../../../sheet/src/csv/read.rs"), "CsvFault")));
    assert_eq!(here(&read_faults()), of(variants(include_str!("../../../sheet/src/format.rs"), "ReadFault")));
    assert_eq!(here(&warnings()), of(variants(include_str!("../../../sheet/src/progress.rs"), "Warning")));
}

/// A blank that is not filled in is noticed where messages are made, in a debug build.
#[test]
fn everything_is_a_sentence_in_every_language() {
    let book = book();
    let players = [PersonId(0), PersonId(1)];
    for messages in Lang::ALL.map(Messages::of) {
        let told = SheetRefusals { messages, book: &book };
        let mut sentences: Vec<String> =
            refusals().iter().map(|refusal| told.refusal(refusal, &players)).collect();
        sentences.extend(refusals().iter().map(|refusal| told.refusal(refusal, &[])));
        sentences.extend(csv_faults().iter().map(|fault| messages.csv_fault(fault)));
        sentences.extend(read_faults().iter().map(|fault| messages.sheet_unreadable(fault)));
        sentences.extend(warnings().map(|warning| told.warning(warning)));
        for sentence in sentences {
            assert!(sentence.ends_with(['.', '?']) && sentence.len() < 250, "{sentence}");
            assert!(!sentence.contains(['{', '\u{1b}']), "{sentence}");
        }
    }
}

#[test]
fn names_and_numbers_are_those_of_the_book() {
    let book = book();
    let told = SheetRefusals { messages: Messages::of(Lang::Nl), book: &book };
    let change = Change::RemoveLine { line: LineId(5), was: OperationId(5), removed: false };
    let refusal = Refusal::Game(GameFault::NoWips { player: 0 });
    assert_eq!(told.change(&change, &refusal), "Aan deze tafel tellen wips niet, en bij Anna staat er een.");
    let line =
        Refusal::Line { line: LineId(5), fault: Box::new(Refusal::Game(GameFault::NoWips { player: 1 })) };
    assert_eq!(
        told.refusal(&line, &[]),
        "Dan klopt regel 1 niet meer: Aan deze tafel tellen wips niet, en bij iemand staat er een."
    );
    let sum = Refusal::Game(GameFault::Sum { what: Counted::Cards, noted: 40, pack: 52 });
    assert_eq!(told.refusal(&sum, &[]), "Samen zijn er 52 kaarten, en hier staan er 40.");
}
