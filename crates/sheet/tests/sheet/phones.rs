//! Two phones at one book, one of them without a connection for a while.

use crate::kit::{act, added, clips, done, evening, points, progress};
use games::GameName::{Toepen, Wippen};
use sheet::{Book, Change, Done, Doubt, EveningId, LineId, OperationId, PersonId, Refusal, Verdict};

fn line(id: u32, place: u32, winner: usize) -> Change {
    let players = crate::kit::people(2);
    Change::AddLine { evening: EveningId(0), line: LineId(id), place, players, entry: clips(winner, &[1, 1]) }
}

/// A book with four hands, to which somebody has added a fifth while the other phone added two.
fn both() -> Book {
    let mut book = evening(Toepen, 2, &[]);
    for _ in 0..4 {
        added(&mut book, clips(0, &[1, 1]));
    }
    done(&mut book, line(10, 5, 1));
    assert_eq!(act(&mut book, line(20, 5, 0)), Ok(Done::Held));
    // The one after it is nobody else's, so it counts.
    done(&mut book, line(21, 6, 0));
    book
}

fn order(book: &Book) -> Vec<u32> {
    book.evenings()[0].counting().map(|line| line.id.0).collect()
}

fn added_by(book: &Book, line: u32) -> OperationId {
    book.line(LineId(line)).expect("the line").1.added
}

#[test]
fn what_two_noted_at_once_is_kept_and_shown_and_not_guessed() {
    let book = both();
    assert_eq!(order(&book), [0, 1, 2, 3, 10, 21]);
    let doubts = book.doubts();
    let [Doubt::Line { evening: EveningId(0), line, instead_of }] = doubts[..] else { panic!("{doubts:?}") };
    assert_eq!((line.id, instead_of.id), (LineId(20), LineId(10)));
    assert_eq!(progress(&book).standing(PersonId(0)), 20 + 4 - 1 + 1);
    assert_eq!(book.evenings()[0].next_place(), 7);
}

#[test]
fn somebody_decides() {
    for (verdict, lines) in [
        (Verdict::Both, vec![0, 1, 2, 3, 10, 20, 21]),
        (Verdict::Instead, vec![0, 1, 2, 3, 20, 21]),
        (Verdict::Drop, vec![0, 1, 2, 3, 10, 21]),
    ] {
        let mut book = both();
        let decide = Change::Decide { operation: added_by(&book, 20), verdict };
        done(&mut book, decide.clone());
        assert_eq!(order(&book), lines, "{verdict:?}");
        assert!(book.doubts().is_empty());
        assert_eq!(act(&mut book, decide), Err(Refusal::NothingHeld));
        assert_eq!(act(&mut book, line(30, 7, 0)), Ok(Done::Counts));
        // Nothing is lost: what does not count can count again.
        let out = if verdict == Verdict::Drop { 20 } else { 10 };
        let now = book.line(LineId(out)).expect("it is kept").1.clone();
        if !now.counts() {
            done(&mut book, Change::RemoveLine { line: LineId(out), was: now.revision, removed: false });
            assert!(order(&book).contains(&out));
        }
    }
}

#[test]
fn corrections_of_what_was_corrected_meanwhile_await_a_decision() {
    let start = || {
        let mut book = evening(Wippen, 2, &[]);
        added(&mut book, points(&[9, 2]));
        book
    };
    let correct =
        |was, entry| Change::CorrectLine { line: LineId(0), was, players: crate::kit::people(2), entry };
    for (verdict, stands) in [(Verdict::Instead, [7, 4]), (Verdict::Drop, [8, 3])] {
        let mut book = start();
        let was = added_by(&book, 0);
        done(&mut book, correct(was, points(&[8, 3])));
        assert_eq!(act(&mut book, correct(was, points(&[10, 1]))), Ok(Done::Held));
        // Their own next correction builds on the one that waits, and takes its place.
        let held = book.operations().last().expect("an operation").id;
        assert_eq!(act(&mut book, correct(held, points(&[7, 4]))), Ok(Done::Held));
        let doubts = book.doubts();
        assert_eq!(doubts.len(), 1);
        let operation = doubts[0].operation();
        assert_eq!(crate::kit::last(&book), [8, 3]);
        let both = act(&mut book, Change::Decide { operation, verdict: Verdict::Both });
        assert_eq!(both, Err(Refusal::NotBoth));
        done(&mut book, Change::Decide { operation, verdict });
        assert_eq!(crate::kit::last(&book), stands);
        assert!(book.doubts().is_empty());
    }
    // The same correction twice is no conflict, nor is taking out what is out.
    let mut book = start();
    let was = added_by(&book, 0);
    done(&mut book, correct(was, points(&[8, 3])));
    done(&mut book, correct(was, points(&[8, 3])));
    // Taking out what somebody has just corrected is one.
    let out = Change::RemoveLine { line: LineId(0), was, removed: true };
    assert_eq!(act(&mut book, out.clone()), Ok(Done::Held));
    assert_eq!(crate::kit::last(&book), [8, 3]);
    let operation = book.doubts()[0].operation();
    done(&mut book, Change::Decide { operation, verdict: Verdict::Instead });
    assert!(progress(&book).rows.is_empty());
    done(&mut book, out);
}

#[test]
fn what_is_sent_twice_is_done_once() {
    let mut book = both();
    for operation in book.operations().to_vec() {
        assert_eq!(book.apply(operation), Ok(Done::Before));
    }
    assert_eq!(book, both());
    let mut other = book.operations()[0].clone();
    other.change = Change::Name { name: "Other".to_owned() };
    assert_eq!(book.apply(other), Err(Refusal::IdTaken));
    let mut ahead = book.operations()[0].clone();
    (ahead.id, ahead.base) = (OperationId(1), 1_000);
    assert_eq!(book.apply(ahead), Err(Refusal::Ahead));
    assert_eq!(book, both());
}

#[test]
fn an_evening_that_was_changed_meanwhile_is_looked_at_again() {
    let mut book = evening(Toepen, 2, &[]);
    let was = book.evenings()[0].revision;
    let change = |double, dealer| {
        let mut about = crate::kit::about(crate::kit::house(Toepen, &[]), 2);
        (about.double, about.dealer) = (double, PersonId(dealer));
        Change::ChangeEvening { evening: EveningId(0), was, about }
    };
    done(&mut book, change(true, 0));
    assert_eq!(act(&mut book, change(false, 1)), Err(Refusal::Overtaken));
    done(&mut book, change(true, 0));
    assert!(book.evenings()[0].about.double);
}

#[test]
fn a_line_taken_out_keeps_its_place() {
    let mut book = evening(Toepen, 2, &[]);
    for _ in 0..3 {
        added(&mut book, clips(0, &[1, 1]));
    }
    let was = added_by(&book, 1);
    done(&mut book, Change::RemoveLine { line: LineId(1), was, removed: true });
    // Who has not heard of it adds the fourth, and nothing is in doubt.
    done(&mut book, line(9, 4, 1));
    // Who has not heard of that either is held.
    assert_eq!(act(&mut book, line(11, 4, 1)), Ok(Done::Held));
    assert_eq!(order(&book), [0, 2, 9]);
}
