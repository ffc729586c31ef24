//! A book to try things on.

use games::GameName;
use sheet::{
    About, Book, Change, Course, Done, Entry, EveningId, GameLine, HandLine, House, LineId, Operation,
    OperationId, PersonId, Pile, Progress, Refusal, Stakes, Toep,
};

/// How many cases a random test tries: `usual`, times `STAMTAFEL_CASES`.
pub fn cases(usual: u32) -> u32 {
    let factor = std::env::var("STAMTAFEL_CASES").ok().and_then(|factor| factor.parse().ok());
    usual * factor.unwrap_or(1)
}

/// The people from 0 on.
pub fn people(count: u32) -> Vec<PersonId> {
    (0..count).map(PersonId).collect()
}

/// A book with so many people.
pub fn book(count: u32) -> Book {
    let mut book = Book::default();
    for person in people(count) {
        done(&mut book, Change::AddPerson { person, name: format!("P{}", person.0) });
    }
    book
}

/// The next operation of somebody who knows the whole book.
pub fn operation(book: &Book, change: Change) -> Operation {
    let base = book.operations().len() as u64;
    Operation { id: OperationId(u128::from(base) + 1000), base, at: 0, undoes: None, change }
}

pub fn act(book: &mut Book, change: Change) -> Result<Done, Refusal> {
    book.apply(operation(book, change))
}

/// Does what must count.
#[track_caller]
pub fn done(book: &mut Book, change: Change) {
    assert_eq!(act(book, change), Ok(Done::Counts));
}

pub fn house(game: GameName, switches: &[(&str, &str)]) -> House {
    let mut house = House::usual(game);
    for (key, value) in switches {
        house.switches.insert((*key).to_owned(), serde_json::from_str(value).expect("a value in JSON"));
    }
    house
}

pub fn about(house: House, seats: u32) -> About {
    About {
        date: None,
        house,
        seats: people(seats),
        dealer: PersonId(0),
        double: false,
        last: None,
        source: None,
    }
}

/// A book with one evening, number 0, at which all people sit.
pub fn evening(game: GameName, seats: u32, switches: &[(&str, &str)]) -> Book {
    let mut book = book(seats);
    let about = about(house(game, switches), seats);
    done(&mut book, Change::AddEvening { evening: EveningId(0), about });
    book
}

/// Adds a line to evening 0 for all its seats, in the next place.
pub fn add(book: &mut Book, entry: Entry) -> Result<Done, Refusal> {
    let evening = &book.evenings()[0];
    let line = LineId(evening.lines.len() as u32);
    let (evening, place, players) = (evening.id, evening.next_place(), evening.about.seats.clone());
    act(book, Change::AddLine { evening, line, place, players, entry })
}

#[track_caller]
pub fn added(book: &mut Book, entry: Entry) {
    assert_eq!(add(book, entry), Ok(Done::Counts));
}

pub fn progress(book: &Book) -> Progress {
    book.progress(&book.evenings()[0])
}

/// What the last line of evening 0 gave.
#[track_caller]
pub fn last(book: &Book) -> Vec<i64> {
    progress(book).rows.last().expect("a line").changes.iter().map(|change| change.unwrap_or(0)).collect()
}

pub fn points(points: &[u32]) -> Entry {
    Entry::Game(GameLine::Points(points.to_vec()))
}

/// Cards, spades, 10♦, 2♠, aces and wips of each pile.
pub fn piles<const N: usize>(piles: [[u8; 6]; N]) -> Entry {
    let pile =
        |[cards, spades, tens, twos, aces, wips]: [u8; 6]| Pile { cards, spades, tens, twos, aces, wips };
    Entry::Game(GameLine::Piles(piles.map(pile).to_vec()))
}

pub fn clips(winner: usize, clips: &[u32]) -> Entry {
    Entry::Hand(HandLine { winner, stakes: Stakes::Clips(clips.to_vec()) })
}

pub fn course(winner: usize, course: Course) -> Entry {
    Entry::Hand(HandLine { winner, stakes: Stakes::Course(course) })
}

pub fn toep(by: usize, folded: &[usize]) -> Toep {
    Toep { by, clips: 1, folded: folded.to_vec(), seeing: false }
}

pub fn toeps(winner: usize, toeps: &[Toep]) -> Entry {
    course(winner, Course { toeps: toeps.to_vec(), ..Course::default() })
}
