//! The sheet of a long season: reading it, working everything out, and making files of it.

use crate::clock::Clock;
use crate::speed::median;
use export::{Overview, html, xlsx};
use fair::Rng;
use games::GameName;
use lang::{Lang, Messages};
use sheet::{
    About, Book, Change, Entry, EveningId, HandLine, House, LineId, Operation, OperationId, PersonId, Stakes,
};

/// Evenings of the season.
pub const EVENINGS: u32 = 200;
/// People who play in it, six of them on an evening.
pub const PEOPLE: u32 = 12;
/// Hands of an evening.
pub const HANDS: u32 = 20;

/// The same season each time, as it is kept in a file.
///
/// # Panics
/// If an evening cannot be.
pub fn season() -> String {
    let mut chance = Rng::new(6, 0);
    let mut changes = Vec::new();
    for person in 0..PEOPLE {
        changes.push(Change::AddPerson { person: PersonId(person), name: format!("Speler {person}") });
    }
    for evening in 0..EVENINGS {
        let seats: Vec<PersonId> = (0..6).map(|seat| PersonId((evening + seat * 2) % PEOPLE)).collect();
        let date =
            Some(format!("20{:02}-{:02}-{:02}", 20 + evening / 40, evening % 12 + 1, evening % 28 + 1));
        let (house, dealer) = (House::usual(GameName::Toepen), seats[0]);
        let about =
            About { date, house, dealer, seats: seats.clone(), double: false, last: None, source: None };
        changes.push(Change::AddEvening { evening: EveningId(evening), about });
        for hand in 0..HANDS {
            let clips = seats.iter().map(|_| 1 + chance.below(5)).collect();
            let winner = chance.below(6) as usize;
            changes.push(Change::AddLine {
                evening: EveningId(evening),
                line: LineId(evening * HANDS + hand),
                place: hand + 1,
                players: seats.clone(),
                entry: Entry::Hand(HandLine { winner, stakes: Stakes::Clips(clips) }),
            });
        }
    }
    let operations = (0..).zip(changes).map(|(base, change)| {
        let id = OperationId(u128::from(base) + 1);
        Operation { id, base, at: 1_796_000_000_000, undoes: None, change }
    });
    sheet::write(&Book::of(operations).expect("a season that can be"))
}

/// The clock may lag by a few milliseconds, so everything is done so often in a round.
const TIMES: u32 = 5;

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Took {
    /// What.
    pub what: &'static str,
    /// The median of all rounds.
    pub milliseconds: f64,
}

/// Measures everything so many times.
///
/// # Panics
/// If something cannot be made of the season.
pub fn measure(rounds: usize) -> [Took; 4] {
    let text = season();
    let book = sheet::read(&text).expect("what was written is read");
    let messages = Messages::of(Lang::Nl);
    let overview = || Overview::of_season(&book, GameName::Toepen, messages);
    let whole = overview();
    assert_eq!(whole.rows.len(), EVENINGS as usize);
    let took = |what, work: &dyn Fn() -> usize| {
        let once = |_| {
            let clock = Clock::start();
            for _ in 0..TIMES {
                assert!(work() > 0);
            }
            clock.elapsed().as_secs_f64() * 1000.0 / f64::from(TIMES)
        };
        Took { what, milliseconds: median((0..rounds).map(once).collect()) }
    };
    [
        took("read the file", &|| sheet::read(&text).map_or(0, |book| book.operations().len())),
        took("work the season out", &|| overview().rows.len()),
        took("page to print", &|| html(&whole).len()),
        took("spreadsheet", &|| xlsx(&whole).map_or(0, |bytes| bytes.len())),
    ]
}
