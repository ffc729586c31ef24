//! Correcting, taking out and undoing: whatever was done, the book is what is left, worked out afresh.

use crate::kit::{act, added, book, cases, clips, done, evening, operation, points, progress};
use games::GameName::{Toepen, Wippen};
use proptest::prelude::*;
use sheet::{
    Book, Bound, Change, Difference, Done, Entry, EveningId, LineId, Operation, PersonId, Progress, Refusal,
    differences, read, write,
};

fn undo(book: &mut Book) -> Result<Done, Refusal> {
    let last = book.last_to_undo().ok_or(Refusal::NothingToUndo)?.id;
    let change = book.undoing(last)?;
    book.apply(Operation { undoes: Some(last), ..operation(book, change) })
}

#[test]
fn a_correction_changes_all_that_follows_and_shows_it() {
    let mut book = evening(Toepen, 2, &[]);
    for winner in [0, 0, 1] {
        added(&mut book, clips(winner, &[1, 1]));
    }
    let before = progress(&book);
    let was = book.line(LineId(0)).expect("the line").1.revision;
    let entry = clips(1, &[3, 3]);
    done(&mut book, Change::CorrectLine { line: LineId(0), was, players: crate::kit::people(2), entry });
    let after = progress(&book);
    let standings: Vec<_> = after.rows.iter().map(|row| row.standings.clone()).collect();
    assert_eq!(standings, [[17, 23], [18, 22], [17, 23]]);
    let of = |person, before, after| Difference { person: PersonId(person), before, after };
    assert_eq!(differences(&before, &after), [of(0, 21, 17), of(1, 19, 23)]);
}

#[test]
fn undoing_goes_back_step_by_step() {
    let mut book = evening(Wippen, 2, &[]);
    let mut was = vec![progress(&book)];
    added(&mut book, points(&[9, 2]));
    was.push(progress(&book));
    let revision = book.line(LineId(0)).expect("the line").1.revision;
    let players = crate::kit::people(2);
    done(&mut book, Change::CorrectLine { line: LineId(0), was: revision, players, entry: points(&[8, 3]) });
    was.push(progress(&book));
    let revision = book.line(LineId(0)).expect("the line").1.revision;
    done(&mut book, Change::RemoveLine { line: LineId(0), was: revision, removed: true });
    done(&mut book, Change::RenamePerson { person: PersonId(0), name: "Anna".to_owned() });
    assert_eq!(undo(&mut book), Ok(Done::Counts));
    assert_eq!(book.person(PersonId(0)).map(|person| person.name.to_string()).as_deref(), Some("P0"));
    for progress_before in was.iter().rev() {
        assert_eq!(undo(&mut book), Ok(Done::Counts));
        assert_eq!(progress(&book), *progress_before);
    }
    assert_eq!(undo(&mut book), Ok(Done::Counts));
    assert!(book.evenings()[0].removed);
    assert_eq!(undo(&mut book), Err(Refusal::NothingToUndo));
    assert_eq!(read(&write(&book)), Ok(book));
}

#[test]
fn what_was_changed_since_is_not_undone() {
    let mut book = evening(Wippen, 2, &[]);
    added(&mut book, points(&[9, 2]));
    let (_, line) = book.line(LineId(0)).expect("the line");
    let (was, players) = (line.revision, line.players.clone());
    let correct = |was, entry| Change::CorrectLine { line: LineId(0), was, players: players.clone(), entry };
    done(&mut book, correct(was, points(&[8, 3])));
    let first = book.operations().last().expect("it").id;
    done(&mut book, correct(first, points(&[7, 4])));
    assert_eq!(book.undoing(first), Err(Refusal::ChangedSince));
}

#[test]
fn what_did_nothing_is_not_undone() {
    let mut book = evening(Wippen, 2, &[]);
    added(&mut book, points(&[9, 2]));
    let (_, line) = book.line(LineId(0)).expect("the line");
    let (was, players, entry) = (line.revision, line.players.clone(), line.entry.clone());
    let about = book.evenings()[0].about.clone();
    let (evening, revision) = (EveningId(0), book.evenings()[0].revision);
    for change in [
        // It is there: taken back, this took the evening out.
        Change::RemoveEvening { evening, removed: false },
        Change::ChangeEvening { evening, was: revision, about },
        Change::RemoveLine { line: LineId(0), was, removed: false },
        Change::CorrectLine { line: LineId(0), was, players, entry },
        Change::RenamePerson { person: PersonId(0), name: "P0".to_owned() },
    ] {
        done(&mut book, change);
        let last = book.operations().last().expect("it").id;
        assert_eq!(book.undoing(last), Err(Refusal::NothingToUndo), "{:?}", book.operations().last());
    }
    assert_eq!(undo(&mut book), Ok(Done::Counts));
    assert!(progress(&book).rows.is_empty() && !book.evenings()[0].removed);
}

#[test]
fn numbers_are_taken_once() {
    let mut book = evening(Wippen, 2, &[]);
    added(&mut book, points(&[9, 2]));
    let person = Change::AddPerson { person: PersonId(1), name: "Anna".to_owned() };
    assert_eq!(act(&mut book, person), Err(Refusal::NumberTaken));
    let about = book.evenings()[0].about.clone();
    let again = Change::AddEvening { evening: EveningId(0), about };
    assert_eq!(act(&mut book, again), Err(Refusal::NumberTaken));
    let line = |line, place| Change::AddLine {
        evening: EveningId(0),
        line: LineId(line),
        place,
        players: crate::kit::people(2),
        entry: points(&[9, 2]),
    };
    assert_eq!(act(&mut book, line(0, 2)), Err(Refusal::NumberTaken));
    assert_eq!(act(&mut book, line(1, 0)), Err(Refusal::Place));
    assert_eq!(act(&mut book, line(1, 5_000)), Err(Refusal::Place));
    assert_eq!(act(&mut book, line(1, 2)), Ok(Done::Counts));
    let mut full = crate::kit::book(100);
    let person = Change::AddPerson { person: PersonId(100), name: "Anna".to_owned() };
    assert_eq!(act(&mut full, person), Err(Refusal::Full(Bound::People)));
}

/// Something that somebody does; numbers are taken modulo what there is.
#[derive(Clone, Debug)]
enum Step {
    Add(usize, [u32; 3]),
    Correct(usize, usize, [u32; 3]),
    Remove(usize),
    Restore(usize),
    Refused,
    Undo,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let stakes = || [1..20_u32, 1..20, 1..20];
    let step = prop_oneof![
        4 => (0..3_usize, stakes()).prop_map(|(winner, stakes)| Step::Add(winner, stakes)),
        2 => (any::<usize>(), 0..3_usize, stakes()).prop_map(|(line, winner, stakes)| Step::Correct(line, winner, stakes)),
        1 => any::<usize>().prop_map(Step::Remove),
        1 => any::<usize>().prop_map(Step::Restore),
        1 => Just(Step::Refused),
        3 => Just(Step::Undo),
    ];
    proptest::collection::vec(step, 0..40)
}

/// The lines as a list that knows nothing of operations: what each says, and whether it is taken out.
type Plain = Vec<(Entry, bool)>;

fn step(book: &mut Book, plain: &mut Plain, past: &mut Vec<Plain>, step: Step) {
    let before = plain.clone();
    let pick = |number: usize| number % plain.len().max(1);
    let revision = |book: &Book, line: usize| book.line(LineId(line as u32)).map(|(_, line)| line.revision);
    match step {
        Step::Add(winner, stakes) => {
            added(book, clips(winner, &stakes));
            plain.push((clips(winner, &stakes), false));
        }
        Step::Correct(line, winner, stakes) => {
            let line = pick(line);
            let Some(was) = revision(book, line) else { return };
            let entry = clips(winner, &stakes);
            let players = crate::kit::people(3);
            if plain[line].0 == entry {
                return;
            }
            done(book, Change::CorrectLine { line: LineId(line as u32), was, players, entry: entry.clone() });
            plain[line].0 = entry;
        }
        Step::Remove(line) | Step::Restore(line) => {
            let removed = matches!(step, Step::Remove(_));
            let line = pick(line);
            let Some(was) = revision(book, line) else { return };
            if plain[line].1 == removed {
                return;
            }
            done(book, Change::RemoveLine { line: LineId(line as u32), was, removed });
            plain[line].1 = removed;
        }
        Step::Refused => {
            let same = book.clone();
            assert!(crate::kit::add(book, clips(0, &[0, 1, 1])).is_err());
            assert_eq!(*book, same);
            return;
        }
        Step::Undo => {
            if let Some(earlier) = past.pop() {
                assert_eq!(undo(book), Ok(Done::Counts));
                // What was added since stays as lines that are taken out.
                let added = plain.split_off(earlier.len()).into_iter().map(|(entry, _)| (entry, true));
                *plain = earlier.into_iter().chain(added).collect();
            }
            return;
        }
    }
    past.push(before);
}

fn afresh(plain: &Plain) -> Book {
    let mut book = evening(Toepen, 3, &[]);
    for (entry, _) in plain.iter().filter(|(_, removed)| !removed) {
        added(&mut book, entry.clone());
    }
    book
}

/// What a course shows, without the numbers of its lines.
fn shown(progress: Progress) -> impl PartialEq + std::fmt::Debug {
    let rows: Vec<_> = progress.rows.into_iter().map(|row| (row.changes, row.standings)).collect();
    (progress.people, rows, progress.dealer, progress.end)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(150), failure_persistence: None, ..Default::default() })]

    #[test]
    fn t5_a_book_is_what_is_left_worked_out_afresh(steps in steps()) {
        let mut book = evening(Toepen, 3, &[]);
        let (mut plain, mut past) = (Plain::new(), Vec::new());
        for one in steps {
            step(&mut book, &mut plain, &mut past, one);
            let course = progress(&book);
            for row in &course.rows {
                prop_assert_eq!(row.standings.iter().sum::<i64>(), 3 * course.start, "T5");
                prop_assert_eq!(row.changes.iter().flatten().sum::<i64>(), 0);
            }
        }
        let afresh = afresh(&plain);
        prop_assert_eq!(shown(progress(&book)), shown(progress(&afresh)));
        prop_assert_eq!(book.statistics(book.evenings()), afresh.statistics(afresh.evenings()));
        prop_assert_eq!(book.amounts_of(book.evenings()), afresh.amounts_of(afresh.evenings()));
        prop_assert_eq!(read(&write(&book)), Ok(book.clone()));
        prop_assert_eq!(Book::of(book.operations().to_vec()), Ok(book));
    }

    /// Two phones add what they like, each knowing only its own; whoever is asked afterwards keeps all of it.
    #[test]
    fn two_phones_lose_nothing(first in 0..6_u32, one in 0..5_u32, other in 0..5_u32) {
        let mut book = evening(Wippen, 2, &[]);
        for _ in 0..first {
            added(&mut book, points(&[9, 2]));
        }
        for (phone, count) in [(100, one), (200, other)] {
            for number in 0..count {
                let change = Change::AddLine {
                    evening: EveningId(0),
                    line: LineId(phone + number),
                    place: first + 1 + number,
                    players: crate::kit::people(2),
                    entry: points(&[9, 2]),
                };
                let answer = act(&mut book, change);
                let meets = phone == 200 && number < one;
                prop_assert_eq!(answer, Ok(if meets { Done::Held } else { Done::Counts }));
            }
        }
        prop_assert_eq!(book.doubts().len() as u32, one.min(other));
        let counting = book.evenings()[0].counting().count() as u32;
        prop_assert_eq!(counting, first + one.max(other));
        for operation in book.doubts().iter().map(|doubt| doubt.operation()).collect::<Vec<_>>() {
            done(&mut book, Change::Decide { operation, verdict: sheet::Verdict::Both });
        }
        prop_assert_eq!(book.evenings()[0].counting().count() as u32, first + one + other);
    }
}

#[test]
fn a_book_begins_empty() {
    let mut empty = book(0);
    assert!(empty.name().is_deleted() && empty.last_to_undo().is_none());
    done(&mut empty, Change::Name { name: "De Zon".to_owned() });
    assert_eq!(undo(&mut empty), Err(Refusal::NothingToUndo));
    done(&mut empty, Change::Name { name: "De Maan".to_owned() });
    assert_eq!(undo(&mut empty), Ok(Done::Counts));
    assert_eq!(empty.name().as_str(), "De Zon");
}
