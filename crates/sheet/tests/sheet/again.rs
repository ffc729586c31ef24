//! What was brought in, taken out, and is brought in again.

use crate::kit::{added, done, evening, operation, points};
use games::GameName::Wippen;
use sheet::{Book, Change, EveningId, LineId, Operation};

/// Three games.
fn three() -> Book {
    let mut book = evening(Wippen, 2, &[]);
    for number in 0..3 {
        added(&mut book, points(&[number, 11 - number]));
    }
    book
}

fn undo(book: &mut Book) {
    let last = book.last_to_undo().expect("something").id;
    let change = book.undoing(last).expect("it can be undone");
    let undoing = Operation { undoes: Some(last), ..operation(book, change) };
    assert_eq!(book.apply(undoing), Ok(sheet::Done::Counts));
}

fn bring_back(book: &mut Book) -> usize {
    let changes = book.bringing_back(EveningId(0));
    let many = changes.len();
    changes.into_iter().for_each(|change| done(book, change));
    assert_eq!(book.bringing_back(EveningId(0)), []);
    many
}

/// The lines that count; none: the evening does not.
fn left(book: &Book) -> Option<Vec<u32>> {
    let evening = &book.evenings()[0];
    (!evening.removed).then(|| evening.counting().map(|line| line.id.0).collect())
}

fn take_out(book: &mut Book, line: u32) {
    let was = book.line(LineId(line)).expect("the line").1.revision;
    done(book, Change::RemoveLine { line: LineId(line), was, removed: true });
}

#[test]
fn what_is_there_is_not_brought_again() {
    let mut book = three();
    assert_eq!(bring_back(&mut book), 0);
    // A line that somebody took out on purpose stays out.
    take_out(&mut book, 1);
    assert_eq!((bring_back(&mut book), left(&book)), (0, Some(vec![0, 2])));
    assert_eq!(book.bringing_back(EveningId(9)), []);
}

#[test]
fn an_evening_that_was_taken_out_comes_back_as_it_stood() {
    let mut book = three();
    take_out(&mut book, 1);
    done(&mut book, Change::RemoveEvening { evening: EveningId(0), removed: true });
    assert_eq!((bring_back(&mut book), left(&book)), (1, Some(vec![0, 2])));
}

#[test]
fn what_was_undone_is_done_again() {
    for undone in 1..=4 {
        let mut book = three();
        (0..undone).for_each(|_| undo(&mut book));
        assert_eq!((bring_back(&mut book), left(&book)), (undone, Some(vec![0, 1, 2])));
    }
    // To bring it back is undone like anything else, and done again.
    let mut book = three();
    undo(&mut book);
    for _ in 0..3 {
        assert_eq!((bring_back(&mut book), left(&book)), (1, Some(vec![0, 1, 2])));
        undo(&mut book);
        assert_eq!(left(&book), Some(vec![0, 1]));
    }
    // Taken out on purpose, brought back by hand, and that undone: it was taken out on purpose.
    let mut book = three();
    take_out(&mut book, 1);
    let was = book.line(LineId(1)).expect("the line").1.revision;
    done(&mut book, Change::RemoveLine { line: LineId(1), was, removed: false });
    undo(&mut book);
    assert_eq!((bring_back(&mut book), left(&book)), (0, Some(vec![0, 2])));
    // Taken out line by line, it is as if it had been taken out at once.
    let mut book = three();
    (0..3).for_each(|line| take_out(&mut book, line));
    assert_eq!((bring_back(&mut book), left(&book)), (3, Some(vec![0, 1, 2])));
}
