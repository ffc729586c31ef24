//! How much a book can hold, and that the end of it is told and not run into.

use crate::kit::{about, act, added, book, clips, done, evening, house};
use games::GameName::{Toepen, Wippen};
use sheet::{
    Bound, Change, Entry, EveningId, GameLine, LineId, MOST_BYTES, MOST_OPERATIONS, PersonId, Refusal, read,
    write,
};

#[test]
fn a_book_ends_with_its_last_operation() {
    let mut book = book(1);
    let rename =
        |number: usize| Change::RenamePerson { person: PersonId(0), name: format!("P{}", number % 10) };
    for number in 1..MOST_OPERATIONS {
        done(&mut book, rename(number));
    }
    assert_eq!(act(&mut book, rename(0)), Err(Refusal::Full(Bound::Operations)));
    assert_eq!(read(&write(&book)).as_ref(), Ok(&book));
    // What was done before is still known.
    let first = book.operations()[0].clone();
    assert_eq!(book.apply(first), Ok(sheet::Done::Before));
}

/// Whatever fits can be read again, so no book can grow beyond its file.
#[test]
fn a_book_ends_where_its_file_does() {
    let mut book = evening(Wippen, 4, &[]);
    let mut line = 0;
    let mut add = |book: &mut sheet::Book, evening: u32| {
        line += 1;
        let pile = sheet::Pile { cards: 52, spades: 13, tens: 1, twos: 1, aces: 4, wips: 10 };
        let mut piles = vec![sheet::Pile::default(); 4];
        piles[0] = pile;
        let entry = Entry::Game(GameLine::Piles(piles));
        let (evening, players) = (EveningId(evening), crate::kit::people(4));
        let place = line % 1_000 + 1;
        act(book, Change::AddLine { evening, line: LineId(line), place, players, entry })
    };
    let refusal = loop {
        let evening = book.evenings().len() as u32 - 1;
        match add(&mut book, evening) {
            Ok(_) => {}
            Err(Refusal::Full(Bound::Lines)) => {
                let about = about(house(Wippen, &[]), 4);
                done(&mut book, Change::AddEvening { evening: EveningId(evening + 1), about });
            }
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(refusal, Refusal::Full(Bound::Bytes));
    assert!(book.operations().len() < MOST_OPERATIONS);
    let file = write(&book);
    assert!(file.len() <= book.bytes() && book.bytes() <= MOST_BYTES && book.bytes() > MOST_BYTES - 1_000);
    assert_eq!(read(&file), Ok(book));
}

/// However often a line was corrected, and whatever stands behind it, to undo it no book is worked out anew: that took
/// seconds where twenty corrections stood at the end of a long book.
#[test]
fn a_long_book_is_undone_at_once() {
    let mut book = evening(Toepen, 2, &[]);
    added(&mut book, clips(0, &[1, 1]));
    let players = crate::kit::people(2);
    for number in 0..20_000 {
        let was = book.line(LineId(0)).expect("the line").1.revision;
        let entry = clips(0, &[1 + number % 2, 3 + number % 7]);
        done(&mut book, Change::CorrectLine { line: LineId(0), was, players: players.clone(), entry });
    }
    // All of them are looked at. What a line says comes again after fourteen corrections; beside these, its adding and
    // that of the evening can be undone.
    let undoable = book.operations().iter().filter(|one| book.undoing(one.id).is_ok()).count();
    assert_eq!(undoable, 20_000 / 14 + 1 + 2);
}
