//! Whatever is done to a book, and whatever of it is taken back: it is what somebody would have who had noted only what is
//! left. Here that somebody keeps plain lists, and knows nothing of operations.

use crate::kit::{about, act, cases, clips, done, house, operation, points};
use games::GameName::{self, Toepen, Wippen};
use proptest::prelude::*;
use sheet::{
    About, Book, Bringing, Change, Done, Entry, EveningId, HandLine, House, Kind, LineId, Operation,
    OperationId, PersonId, Played, Stakes, Verdict, fewest_payments, read, read_csv, unused, write,
};

/// Something that somebody does; numbers are taken modulo what there is.
#[derive(Clone, Debug)]
enum Step {
    Name(u8),
    Person(u8),
    Rename(usize, Option<u8>),
    Evening(bool, u8),
    Change(usize, u8),
    Out(usize, bool),
    Add(usize, u32),
    Correct(usize, u32),
    /// Corrects what was corrected meanwhile, and then somebody decides.
    Late(usize, u32, bool),
    LineOut(usize, bool),
    Import(bool, Vec<u32>),
    Match(bool, Vec<u32>),
    Again(usize),
    Undo,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let some = || any::<usize>();
    let numbers = || proptest::collection::vec(0..12_u32, 1..4);
    let step = prop_oneof![
        1 => (0..3_u8).prop_map(Step::Name),
        1 => (0..4_u8).prop_map(Step::Person),
        2 => (some(), proptest::option::of(0..4_u8)).prop_map(|(who, name)| Step::Rename(who, name)),
        2 => (any::<bool>(), 0..28_u8).prop_map(|(toepen, day)| Step::Evening(toepen, day)),
        2 => (some(), 0..28_u8).prop_map(|(evening, day)| Step::Change(evening, day)),
        2 => (some(), any::<bool>()).prop_map(|(evening, out)| Step::Out(evening, out)),
        6 => (some(), 0..12_u32).prop_map(|(evening, number)| Step::Add(evening, number)),
        4 => (some(), 0..12_u32).prop_map(|(line, number)| Step::Correct(line, number)),
        2 => (some(), 0..12_u32, any::<bool>()).prop_map(|(line, number, taken)| Step::Late(line, number, taken)),
        2 => (some(), any::<bool>()).prop_map(|(line, out)| Step::LineOut(line, out)),
        1 => (any::<bool>(), numbers()).prop_map(|(toepen, numbers)| Step::Import(toepen, numbers)),
        1 => (any::<bool>(), numbers()).prop_map(|(toepen, numbers)| Step::Match(toepen, numbers)),
        2 => some().prop_map(Step::Again),
        6 => Just(Step::Undo),
    ];
    proptest::collection::vec(step, 0..60)
}

/// An evening in a plain list.
#[derive(Clone, PartialEq, Debug)]
struct Evening {
    id: EveningId,
    about: About,
    removed: bool,
}

/// A line in a plain list.
#[derive(Clone, PartialEq, Debug)]
struct Line {
    id: LineId,
    evening: EveningId,
    players: Vec<PersonId>,
    entry: Entry,
    removed: bool,
}

/// Something that was made into something else; none: it was not there.
#[derive(Clone, Debug)]
enum Did {
    Name(Option<String>, String),
    Person(PersonId, String, String),
    Evening(Option<Evening>, Evening),
    Line(Option<Line>, Line),
}

#[derive(Default)]
struct Plain {
    name: Option<String>,
    people: Vec<(PersonId, String)>,
    evenings: Vec<Evening>,
    lines: Vec<Line>,
    /// What was done and not undone.
    did: Vec<Did>,
}

fn put<T: PartialEq + Clone>(list: &mut Vec<T>, same: impl Fn(&T) -> bool, now: T) -> Option<T> {
    match list.iter_mut().find(|known| same(known)) {
        Some(known) => Some(std::mem::replace(known, now)),
        None => {
            list.push(now);
            None
        }
    }
}

impl Plain {
    fn evening(&self, id: EveningId) -> &Evening {
        self.evenings.iter().find(|evening| evening.id == id).expect("the evening")
    }

    fn line(&self, id: LineId) -> &Line {
        self.lines.iter().find(|line| line.id == id).expect("the line")
    }

    fn put_evening(&mut self, now: Evening) -> Did {
        let id = now.id;
        Did::Evening(put(&mut self.evenings, |evening| evening.id == id, now.clone()), now)
    }

    fn put_line(&mut self, now: Line) -> Did {
        let id = now.id;
        Did::Line(put(&mut self.lines, |line| line.id == id, now.clone()), now)
    }

    /// Does the same that is done to the book.
    fn act(&mut self, change: Change) {
        let did = match change {
            Change::Name { name } => Did::Name(self.name.replace(name.clone()), name),
            Change::AddPerson { person, name } => return self.people.push((person, name)),
            Change::RenamePerson { person, name } => {
                let known = self.people.iter_mut().find(|(id, _)| *id == person).expect("the person");
                Did::Person(person, std::mem::replace(&mut known.1, name.clone()), name)
            }
            Change::AddEvening { evening: id, about } => {
                self.put_evening(Evening { id, about, removed: false })
            }
            Change::ChangeEvening { evening, about, .. } => {
                self.put_evening(Evening { about, ..self.evening(evening).clone() })
            }
            Change::RemoveEvening { evening, removed } => {
                self.put_evening(Evening { removed, ..self.evening(evening).clone() })
            }
            Change::AddLine { evening, line: id, players, entry, .. } => {
                self.put_line(Line { id, evening, players, entry, removed: false })
            }
            Change::CorrectLine { line, players, entry, .. } => {
                self.put_line(Line { players, entry, ..self.line(line).clone() })
            }
            Change::RemoveLine { line, removed, .. } => {
                self.put_line(Line { removed, ..self.line(line).clone() })
            }
            Change::Decide { .. } => return,
        };
        self.did.push(did);
    }

    /// Takes the last back that stands as it was made. False if there is none.
    fn undo(&mut self) -> bool {
        let stands = |did: &Did| match did {
            // A book never goes back to having no name.
            Did::Name(was, now) => was.as_ref().is_some_and(|was| was != now),
            Did::Person(_, was, now) => was != now,
            Did::Evening(None, now) => !self.evening(now.id).removed,
            Did::Evening(Some(was), now) if was.removed != now.removed => {
                self.evening(now.id).removed == now.removed
            }
            Did::Evening(Some(was), now) => was != now && self.evening(now.id).about == now.about,
            Did::Line(None, now) => !self.line(now.id).removed,
            Did::Line(Some(was), now) => was != now && self.line(now.id) == now,
        };
        let Some(last) = self.did.iter().rposition(stands) else { return false };
        match self.did.remove(last) {
            Did::Name(was, _) => self.name = was,
            Did::Person(person, was, _) => {
                self.people
                    .iter_mut()
                    .filter(|(id, _)| *id == person)
                    .for_each(|known| known.1 = was.clone());
            }
            Did::Evening(was, now) => {
                let there = self.evening(now.id).clone();
                drop(self.put_evening(match was {
                    None => Evening { removed: true, ..there },
                    Some(was) if was.removed != now.removed => Evening { removed: was.removed, ..there },
                    Some(was) => Evening { about: was.about, ..there },
                }));
            }
            Did::Line(was, now) => {
                let there = self.line(now.id).clone();
                drop(self.put_line(was.unwrap_or(Line { removed: true, ..there })));
            }
        }
        true
    }

    /// A book of somebody who had noted only what is left.
    fn afresh(&self) -> Book {
        let mut book = Book::default();
        if let Some(name) = &self.name {
            done(&mut book, Change::Name { name: name.clone() });
        }
        for (person, name) in &self.people {
            done(&mut book, Change::AddPerson { person: *person, name: "x".to_owned() });
            done(&mut book, Change::RenamePerson { person: *person, name: name.clone() });
        }
        for evening in self.evenings.iter().filter(|evening| !evening.removed) {
            done(&mut book, Change::AddEvening { evening: evening.id, about: evening.about.clone() });
            let left = self.lines.iter().filter(|line| line.evening == evening.id && !line.removed);
            for (place, line) in (1..).zip(left) {
                let (players, entry) = (line.players.clone(), line.entry.clone());
                let (evening, line) = (evening.id, line.id);
                done(&mut book, Change::AddLine { evening, line, place, players, entry });
            }
        }
        book
    }
}

/// What a game of two or a hand of as many as play can have been.
fn entry(game: GameName, players: usize, number: u32) -> Entry {
    match game {
        Wippen => points(&[number.min(11), 11 - number.min(11)]),
        Toepen => {
            let stakes: Vec<u32> = (0..players as u32).map(|player| 1 + (number + player) % 5).collect();
            clips(number as usize % players, &stakes)
        }
    }
}

fn day(day: u8) -> Option<String> {
    Some(format!("2026-11-{:02}", day + 1))
}

fn name(number: u8) -> String {
    ["Anna", "Bram", "Cor", "Dora"][usize::from(number)].to_owned()
}

fn usual(toepen: bool) -> (GameName, House) {
    let game = if toepen { Toepen } else { Wippen };
    (game, house(game, &[]))
}

/// Somebody's old sheet of Anna and Evi, as changes.
fn imported(book: &Book, toepen: bool, numbers: &[u32], draw: &mut dyn FnMut() -> u32) -> Vec<Change> {
    let (game, house) = usual(toepen);
    let mut text = "date,Anna,Evi\n".to_owned();
    for number in numbers {
        let (day, one) = (1 + number / 4, i64::from(*number).min(11));
        let (one, other) = if game == Wippen { (one, 11 - one) } else { (one + 1, -one - 1) };
        text.push_str(&format!("2026-10-{day:02},{one},{other}\n"));
    }
    let preview = read_csv(&text, &house.draft().expect("rules"), Kind::Differences).expect("a sheet");
    assert_eq!((preview.lines.len(), &preview.faults[..]), (numbers.len(), &[][..]));
    preview.into_book(book, &house, draw)
}

/// A match of Bram and somebody without a name.
fn played(book: &Book, toepen: bool, numbers: &[u32], draw: &mut dyn FnMut() -> u32) -> Vec<Change> {
    let (game, house) = usual(toepen);
    let hand = |number: &u32| match game {
        Wippen => entry(Wippen, 2, *number),
        Toepen => {
            let clips = i64::from(*number);
            Entry::Hand(HandLine { winner: 0, stakes: Stakes::Changes(vec![clips, -clips]) })
        }
    };
    let played = Played {
        draft: house.draft().expect("rules"),
        names: vec!["Bram".to_owned(), String::new()],
        dealer: 1,
        date: day(20),
        double: toepen,
        last: None,
        entries: numbers.iter().map(hand).collect(),
    };
    let unnamed = |seat: usize| format!("seat {seat}");
    played.into_book(book, Bringing { house: &house, source: "1/1", unnamed: &unnamed }, draw)
}

/// What a step does to a book as it is.
fn changes(book: &Book, step: &Step, draw: &mut dyn FnMut() -> u32) -> Vec<Change> {
    let person = |at: usize| book.people()[at % book.people().len()].id;
    let pick =
        |at: usize| (!book.evenings().is_empty()).then(|| &book.evenings()[at % book.evenings().len()]);
    let lines: Vec<&sheet::Line> = book.evenings().iter().flat_map(|evening| &evening.lines).collect();
    let line = |at: usize| lines.get(at % lines.len().max(1)).copied();
    let corrected = |line: &sheet::Line, number: u32| {
        let game = if line.entry.winner().is_some() { Toepen } else { Wippen };
        entry(game, line.players.len(), number)
    };
    let change = match *step {
        Step::Name(number) => Some(Change::Name { name: name(number) }),
        Step::Person(number) => Some(Change::AddPerson { person: PersonId(draw()), name: name(number) }),
        Step::Rename(who, to) => {
            Some(Change::RenamePerson { person: person(who), name: to.map(name).unwrap_or_default() })
        }
        Step::Evening(toepen, number) => {
            let (_, house) = usual(toepen);
            let seats: Vec<PersonId> =
                book.people()[..if toepen { 3 } else { 2 }].iter().map(|one| one.id).collect();
            let about = About { date: day(number), dealer: seats[0], seats, ..about(house, 0) };
            Some(Change::AddEvening { evening: EveningId(draw()), about })
        }
        Step::Change(at, number) => pick(at).map(|evening| {
            let double = evening.game() == Toepen && number % 2 == 0;
            let dealer = evening.about.seats[usize::from(number) % evening.about.seats.len()];
            let about = About { date: day(number), double, dealer, ..evening.about.clone() };
            Change::ChangeEvening { evening: evening.id, was: evening.revision, about }
        }),
        Step::Out(at, removed) => {
            pick(at).map(|evening| Change::RemoveEvening { evening: evening.id, removed })
        }
        Step::Add(at, number) => pick(at).map(|evening| Change::AddLine {
            evening: evening.id,
            line: LineId(draw()),
            place: evening.next_place(),
            players: evening.about.seats.clone(),
            entry: entry(evening.game(), evening.about.seats.len(), number),
        }),
        Step::Correct(at, number) => line(at).map(|line| Change::CorrectLine {
            line: line.id,
            was: line.revision,
            players: line.players.iter().rev().copied().collect(),
            entry: corrected(line, number),
        }),
        Step::LineOut(at, removed) => {
            line(at).map(|line| Change::RemoveLine { line: line.id, was: line.revision, removed })
        }
        Step::Import(toepen, ref numbers) => return imported(book, toepen, numbers, draw),
        Step::Match(toepen, ref numbers) => return played(book, toepen, numbers, draw),
        Step::Again(at) => return pick(at).map(|evening| book.bringing_back(evening.id)).unwrap_or_default(),
        Step::Late(..) | Step::Undo => None,
    };
    change.into_iter().collect()
}

/// A correction by somebody who had seen a line as it was when it was added, and what is decided about it.
fn late(book: &mut Book, plain: &mut Plain, at: usize, number: u32, taken: bool) {
    let lines: Vec<&sheet::Line> = book.evenings().iter().flat_map(|evening| &evening.lines).collect();
    let Some(line) = lines.get(at % lines.len().max(1)).map(|line| (*line).clone()) else { return };
    let game = if line.entry.winner().is_some() { Toepen } else { Wippen };
    let (players, entry) = (line.players.clone(), entry(game, line.players.len(), number));
    let correct = Change::CorrectLine {
        line: line.id,
        was: line.added,
        players: players.clone(),
        entry: entry.clone(),
    };
    if act(book, correct.clone()) == Ok(Done::Counts) {
        plain.act(correct);
        return;
    }
    let about: OperationId = book.operations().last().expect("it is held").id;
    let verdict = if taken { Verdict::Instead } else { Verdict::Drop };
    done(book, Change::Decide { operation: about, verdict });
    if taken {
        drop(plain.put_line(Line { players, entry, ..plain.line(line.id).clone() }));
    }
}

fn undo(book: &mut Book) -> bool {
    let Some(last) = book.last_to_undo().map(|last| last.id) else { return false };
    let change = book.undoing(last).expect("it can be undone");
    let undoing = Operation { undoes: Some(last), ..operation(book, change) };
    assert_eq!(book.apply(undoing), Ok(Done::Counts));
    true
}

/// T5, T25, W31: clips are never lost or made, nor is money, and every game gives its points.
fn sums_check(book: &Book) {
    for evening in book.evenings() {
        let progress = book.progress(evening);
        for row in &progress.rows {
            let sum = row.changes.iter().flatten().sum::<i64>();
            match evening.game() {
                Wippen => assert_eq!(sum, 11),
                Toepen => {
                    assert_eq!(sum, 0);
                    let people = progress.people.len() as i64;
                    assert_eq!(row.standings.iter().sum::<i64>(), people * progress.start);
                }
            }
        }
    }
    let mut amounts = book.amounts_of(book.in_order());
    assert_eq!(amounts.iter().map(|(_, cents)| cents).sum::<i64>(), 0);
    for payment in fewest_payments(&amounts) {
        for (person, cents) in &mut amounts {
            *cents += if *person == payment.from { payment.cents } else { 0 };
            *cents -= if *person == payment.to { payment.cents } else { 0 };
        }
    }
    assert!(amounts.iter().all(|(_, cents)| *cents == 0), "{amounts:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(150), failure_persistence: None, ..Default::default() })]

    #[test]
    fn t5_t25_w31_a_book_of_many_evenings_is_what_is_left_worked_out_afresh(steps in steps()) {
        let (mut book, mut plain) = (Book::default(), Plain::default());
        let mut last = 100;
        for (person, name) in (0..3).map(PersonId).zip(["Anna", "Bram", "Cor"]) {
            let add = Change::AddPerson { person, name: name.to_owned() };
            done(&mut book, add.clone());
            plain.act(add);
        }
        for one in steps {
            match one {
                Step::Undo => prop_assert_eq!(undo(&mut book), plain.undo()),
                Step::Late(at, number, taken) => late(&mut book, &mut plain, at, number, taken),
                one => {
                    let before = book.clone();
                    let mut draw = unused(&before, || {
                        last += 1;
                        last
                    });
                    for change in changes(&before, &one, &mut draw) {
                        done(&mut book, change.clone());
                        plain.act(change);
                    }
                }
            }
            sums_check(&book);
        }
        let afresh = plain.afresh();
        prop_assert_eq!(book.name(), afresh.name());
        prop_assert_eq!(book.people(), afresh.people());
        let of = |book: &Book, game| {
            let evenings: Vec<_> = book.in_order().into_iter().filter(|evening| evening.game() == game).collect();
            let courses: Vec<_> = evenings.iter().map(|evening| book.progress(evening)).collect();
            let figures = book.statistics(evenings.iter().copied());
            (book.season(game), courses, figures, book.amounts_of(evenings))
        };
        for game in [Wippen, Toepen] {
            prop_assert_eq!(of(&book, game), of(&afresh, game));
        }
        prop_assert_eq!(read(&write(&book)), Ok(book.clone()));
        prop_assert_eq!(write(&book).len() <= book.bytes(), true);
        prop_assert_eq!(Book::of(book.operations().to_vec()), Ok(book));
    }
}
