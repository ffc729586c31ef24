//! Books as files.

use crate::kit::{act, added, book, course, done, evening, piles, points, toep};
use games::GameName::{Toepen, Wippen};
use sheet::{Change, Check, Course, OperationId, PersonId, ReadFault, Refusal, Toep, read, write};

#[test]
fn a_book_is_read_back_without_loss() {
    let mut wippen = evening(Wippen, 2, &[("decks", "1"), ("finish", "\"games 3\"")]);
    done(&mut wippen, Change::Name { name: "Stamtafel \"De Zon\" ♠".to_owned() });
    added(&mut wippen, piles([[30, 8, 1, 0, 3, 2], [22, 5, 0, 1, 1, 0]]));
    added(&mut wippen, points(&[9, 2]));
    let mut toepen = evening(Toepen, 4, &[("report_tens", "true"), ("toep_stakes", "[1, 2]")]);
    let course_of = Course {
        toeps: vec![Toep { clips: 2, ..toep(0, &[1]) }, Toep { seeing: true, ..toep(2, &[3]) }],
        checks: vec![Check { by: 0, of: 1, honest: false }],
        tens: vec![2],
    };
    added(&mut toepen, course(0, course_of));
    let held = Change::AddLine {
        evening: sheet::EveningId(0),
        line: sheet::LineId(9),
        place: 1,
        players: crate::kit::people(4),
        entry: crate::kit::clips(1, &[1, 1, 1, 1]),
    };
    assert_eq!(act(&mut toepen, held), Ok(sheet::Done::Held));
    for book in [wippen, toepen, book(0), book(3)] {
        assert_eq!(read(&write(&book)), Ok(book));
    }
}

#[test]
fn a_file_is_written_as_the_documentation_has_it() {
    let text = write(&evening(Toepen, 2, &[("hands", "null")]));
    let id = |number: u128| OperationId(number).to_string();
    assert_eq!(
        text,
        format!(
            "{{\"stamtafel\":\"sheet\",\"version\":1,\"operations\":[\n\
             {{\"id\":\"{}\",\"base\":0,\"at\":0,\"change\":{{\"do\":\"add_person\",\"person\":0,\"name\":\"P0\"}}}},\n\
             {{\"id\":\"{}\",\"base\":1,\"at\":0,\"change\":{{\"do\":\"add_person\",\"person\":1,\"name\":\"P1\"}}}},\n\
             {{\"id\":\"{}\",\"base\":2,\"at\":0,\"change\":{{\"do\":\"add_evening\",\"evening\":0,\"about\":{{\
             \"house\":{{\"game\":\"toepen\",\"switches\":{{\"hands\":null}}}},\"seats\":[0,1],\"dealer\":0}}}}}}\n]}}\n",
            id(1000),
            id(1001),
            id(1002)
        )
    );
}

#[test]
fn the_example_of_the_documentation_is_a_book() {
    let page = include_str!("../../../../docs/sheet.md");
    let example =
        page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let book = read(example).expect("a book");
    assert_eq!(book.name().as_str(), "De Zon");
    assert_eq!(book.evenings().len(), 2);
    assert!(book.doubts().is_empty());
    assert_eq!(read(&write(&book)), Ok(book));
}

#[test]
fn what_is_no_book_is_told_so() {
    let operation = |change: &str| {
        format!(
            "{{\"stamtafel\":\"sheet\",\"version\":1,\"operations\":[\n\
             {{\"id\":\"{}\",\"base\":0,\"change\":{change}}}]}}",
            OperationId(7)
        )
    };
    let json = |text: &str, line_of: usize, says: &str| match read(text) {
        Err(ReadFault::Json { line, what, .. }) => {
            assert!(line == line_of && what.contains(says), "{text}: {line} {what}");
        }
        other => panic!("{text}: {other:?}"),
    };
    json("", 1, "EOF");
    json("{}", 1, "stamtafel");
    json("{\"stamtafel\":\"sheet\",\"version\":1,\"operations\":[{\"id\":\"x\"}]}", 1, "32 lower-case");
    json(&operation("{\"do\":\"fly\"}"), 2, "fly");
    json(&operation("{\"do\":\"name\",\"name\":\"A\",\"colour\":1}"), 2, "colour");
    json(&operation("{\"do\":\"name\",\"name\":1.5}"), 2, "string");
    assert_eq!(read("{\"stamtafel\":\"sheet\",\"version\":2,\"operations\":[]}"), Err(ReadFault::Version));
    assert_eq!(read("{\"stamtafel\":\"record\",\"version\":1,\"operations\":[]}"), Err(ReadFault::Version));
    assert_eq!(read(&" ".repeat(sheet::MOST_BYTES + 1)), Err(ReadFault::TooLong));
    let refused = |text: &str| match read(text) {
        Err(ReadFault::Operation { number: 1, refusal }) => refusal,
        other => panic!("{other:?}"),
    };
    for name in ["", " A", "A\\u202e", &"A".repeat(25)] {
        let named = operation(&format!("{{\"do\":\"name\",\"name\":\"{name}\"}}"));
        assert_eq!(refused(&named), Refusal::BadName, "{name}");
    }
    let renamed = operation("{\"do\":\"rename_person\",\"person\":3,\"name\":\"A\"}");
    assert_eq!(refused(&renamed), Refusal::NoPerson { person: PersonId(3) });
}

#[test]
fn a_name_can_be_forgotten() {
    let mut book = book(2);
    done(&mut book, Change::RenamePerson { person: PersonId(1), name: String::new() });
    assert!(book.person(PersonId(1)).expect("they stay").name.is_deleted());
    assert_eq!(read(&write(&book)), Ok(book));
}
