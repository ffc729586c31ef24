//! Books to make something of.

use games::GameName;
use sheet::{
    About, Book, Change, Course, Done, Entry, EveningId, GameLine, HandLine, House, LineId, Operation,
    OperationId, PersonId, Pile, Stakes, Toep,
};

/// A book that grows by what is done to it.
#[derive(Default)]
pub struct Growing {
    pub book: Book,
    lines: u32,
}

impl Growing {
    #[track_caller]
    pub fn act(&mut self, change: Change) {
        let base = self.book.operations().len() as u64;
        let id = OperationId(u128::from(base) + 1);
        let operation = Operation { id, base, at: 1_796_000_000_000 + base, undoes: None, change };
        assert_eq!(self.book.apply(operation), Ok(Done::Counts));
    }

    pub fn people(&mut self, names: &[&str]) {
        for (person, name) in (0..).map(PersonId).zip(names) {
            self.act(Change::AddPerson { person, name: (*name).to_owned() });
        }
    }

    pub fn evening(
        &mut self,
        id: u32,
        date: Option<&str>,
        game: GameName,
        switches: &[(&str, &str)],
        seats: &[u32],
    ) {
        let mut house = House::usual(game);
        for (key, value) in switches {
            house.switches.insert((*key).to_owned(), serde_json_value(value));
        }
        let seats: Vec<PersonId> = seats.iter().copied().map(PersonId).collect();
        let about = About {
            date: date.map(str::to_owned),
            house,
            dealer: seats[0],
            seats,
            double: false,
            last: None,
            source: None,
        };
        self.act(Change::AddEvening { evening: EveningId(id), about });
    }

    #[track_caller]
    pub fn line(&mut self, evening: u32, players: &[u32], entry: Entry) {
        let (evening, line) = (EveningId(evening), LineId(self.lines));
        self.lines += 1;
        let place = self.book.evening(evening).expect("the evening").next_place();
        let players = players.iter().copied().map(PersonId).collect();
        self.act(Change::AddLine { evening, line, place, players, entry });
    }
}

/// Switches here are whole numbers.
fn serde_json_value(value: &str) -> serde_json::Value {
    value.parse::<u64>().expect("a whole number").into()
}

pub fn clips(winner: usize, clips: &[u32]) -> Entry {
    Entry::Hand(HandLine { winner, stakes: Stakes::Clips(clips.to_vec()) })
}

pub fn points(points: &[u32]) -> Entry {
    Entry::Game(GameLine::Points(points.to_vec()))
}

/// Two evenings of toepen with guests and a hand that all others left, and one of Wippen.
pub fn book() -> Book {
    let mut growing = Growing::default();
    growing.act(Change::Name { name: "De Zon".to_owned() });
    growing.people(&["Anna", "=1+1", "<Cor & Dora>", "Evi"]);
    growing.evening(0, Some("2026-11-30"), GameName::Toepen, &[("clip_value_cents", "10")], &[0, 1, 2]);
    growing.line(0, &[0, 1, 2], clips(1, &[1, 4, 2]));
    let toep = Toep { by: 0, clips: 1, folded: vec![1, 2], seeing: false };
    let course = Course { toeps: vec![toep], ..Course::default() };
    growing.line(0, &[0, 1, 2], Entry::Hand(HandLine { winner: 0, stakes: Stakes::Course(course) }));
    growing.line(0, &[0, 3], clips(1, &[3, 1]));
    growing.evening(1, Some("2026-12-07"), GameName::Toepen, &[("clip_value_cents", "25")], &[0, 2]);
    growing.line(1, &[0, 2], clips(0, &[2, 2]));
    growing.evening(2, None, GameName::Wippen, &[], &[0, 1]);
    let pile = |cards, spades, tens, twos, aces, wips| Pile { cards, spades, tens, twos, aces, wips };
    let piles = vec![pile(30, 8, 1, 0, 3, 2), pile(22, 5, 0, 1, 1, 0)];
    growing.line(2, &[0, 1], Entry::Game(GameLine::Piles(piles)));
    growing.line(2, &[0, 1], points(&[4, 7]));
    growing.book
}
