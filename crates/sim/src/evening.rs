//! One evening: people, the network, the house, and a clock that jumps from one thing that happens to the next.

use crate::audit::Wait;
use crate::back::Socket;
use crate::deck::{Deck, KnownPacks};
use crate::faults::Faults;
use crate::house::{Happening, House, Opening};
use crate::mind::Scene;
use crate::person::Person;
use crate::run::Totals;
use crate::sabotage::Sabotage;
use crate::street::{Line, Parcel};
use game::kit::Chance;
use std::collections::BTreeMap;
use table::{Millis, TurnTime};

/// How often it is looked whether the evening goes on.
pub(crate) const LOOKS_EVERY: Millis = Millis::seconds(60);

/// Something that happens at its time.
pub(crate) enum Event {
    /// Something reaches the house.
    Happens(Happening),
    /// A text reaches the house, or not.
    Delivers(Parcel),
    /// Something reaches a person.
    Arrives { socket: Socket, what: Arrival },
    /// A person notices that a connection is broken.
    Notices { socket: Socket },
    /// A person opens a connection.
    Comes { person: usize },
    /// A person looks at the table, and does what they want.
    Thinks { person: usize },
    /// Something goes wrong, perhaps.
    Strikes,
    /// Does the evening go on?
    Looks,
}

pub(crate) enum Arrival {
    Text(String),
    Closed,
    /// What a fresh snapshot said when the frames before were sent.
    Audit(String),
}

/// How an evening ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ending {
    /// All matches were played that were to be played.
    Played,
    /// The host closed the table.
    Closed,
    /// The table waits for people, and lawfully so.
    Waits(&'static str),
}

/// One evening.
pub struct Evening {
    pub(crate) now: Millis,
    pub(crate) chance: Chance,
    pub(crate) opening: Opening,
    pub(crate) house: House,
    pub(crate) processes: usize,
    pub(crate) people: Vec<Person>,
    pub(crate) lines: BTreeMap<Socket, Line>,
    pub(crate) sockets: Socket,
    /// Whose connections they are, and were.
    pub(crate) owners: BTreeMap<Socket, usize>,
    pub(crate) faults: Faults,
    /// How much goes wrong: 0 nothing, 3 much.
    pub(crate) weather: usize,
    /// Nothing goes wrong any more.
    pub(crate) calm: bool,
    pub(crate) scene: Scene,
    /// What came to the house, and when.
    pub(crate) happened: Vec<(Millis, Happening)>,
    pub(crate) events: BTreeMap<(Millis, u64), Event>,
    pub(crate) scheduled: u64,
    /// Devices that people came with besides their first ones.
    pub(crate) devices: usize,
    /// So many matches are to be played.
    pub(crate) goal: usize,
    /// [`House::deeds`] when the evening last went on, and when that was.
    pub(crate) progress: (u64, Millis),
    /// What the table waits for, since nothing has happened for a while.
    pub(crate) waits: Option<Wait>,
    /// When something last befell a process or the store.
    pub(crate) disturbed: Millis,
    /// Which processes are about to begin.
    pub(crate) starting: Vec<bool>,
    pub(crate) at_once: u32,
    /// How much has happened.
    pub(crate) steps: u64,
    /// How often what somebody knew was compared with a fresh snapshot.
    pub(crate) audits: u64,
    pub(crate) tells: bool,
}

/// How an evening is to be.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The packs lie in orders that are known beforehand.
    pub known_packs: bool,
    /// What the house does wrong on purpose.
    pub sabotage: Option<Sabotage>,
    /// Tells everything that happens on standard error.
    pub tells: bool,
}

impl Evening {
    /// The evening of a seed.
    pub fn new(seed: u64, plan: &Plan) -> Evening {
        let mut chance = Chance::new(seed ^ 0x5747_4146_454c);
        let weather = chance.below(4);
        let (draft, seats) = crate::rules::any_rules(&mut chance, |game, chance| {
            let (least, most) = (*game.players().start(), *game.players().end());
            // Full tables seldom.
            let most = if chance.below(4) == 0 { most } else { most.min(4) };
            least + chance.below(usize::from(most - least) + 1) as u8
        });
        let turn_time = TurnTime::ALL[chance.below(TurnTime::ALL.len())];
        let processes = 1 + chance.below(2);
        let now = Millis::seconds(1_700_000_000) + Millis(chance.below(86_400_000) as u64);
        let deck = if plan.known_packs {
            Deck::Known(KnownPacks::new(chance.next_word()))
        } else {
            Deck::Secrets(Chance::new(chance.next_word()))
        };
        let opening = Opening { draft, turn_time, deck, processes, at: now, sabotage: plan.sabotage };
        let scene = Scene {
            seats: usize::from(seats),
            waits_until: now + Millis(5000 + chance.below(20_000) as u64),
            computers: bots::names(draft.game()),
            over: false,
            closes: chance.below(4) == 0,
        };
        let goal = if chance.below(6) == 0 { 2 } else { 1 };
        let mut evening = Evening {
            now,
            chance,
            house: House::open(opening.clone()),
            opening,
            processes,
            people: Vec::new(),
            lines: BTreeMap::new(),
            sockets: 0,
            owners: BTreeMap::new(),
            faults: Faults::default(),
            weather,
            calm: false,
            scene,
            happened: Vec::new(),
            events: BTreeMap::new(),
            scheduled: 0,
            devices: 0,
            goal,
            progress: (0, now),
            waits: None,
            disturbed: now,
            starting: vec![true; processes],
            at_once: 0,
            steps: 0,
            audits: 0,
            tells: plan.tells,
        };
        evening.say(|| format!("{draft:?}, {turn_time:?}, {processes} processes, weather {weather}"));
        evening.invite(usize::from(seats));
        evening
    }

    /// Those who come, and when; and the processes begin.
    fn invite(&mut self, seats: usize) {
        for process in 0..self.processes {
            let skew = Millis(self.chance.below(300) as u64);
            self.later(self.now, Event::Happens(Happening::Starts { process, skew }));
        }
        let people = 1 + self.chance.below(seats.min(4));
        let late = self.chance.below(3) / 2;
        for place in 0..people + late {
            let delay = if place >= people { 20_000 } else { 0 } + self.chance.below(6000) as u64;
            self.add_person(&format!("p{place}"), true, Millis(delay));
        }
        for place in 0..self.chance.below(3) {
            let delay = self.chance.below(30_000) as u64;
            let person = self.add_person(&format!("w{place}"), false, Millis(delay));
            if self.chance.below(2) == 0 {
                self.people[person].token = None;
            }
        }
        self.later(self.now + Millis(1000), Event::Strikes);
        self.later(self.now + LOOKS_EVERY, Event::Looks);
    }

    /// Something that happens at its time.
    pub(crate) fn later(&mut self, at: Millis, event: Event) {
        self.scheduled += 1;
        self.events.insert((at, self.scheduled), event);
    }

    /// Tells what happens, if that is wanted.
    pub(crate) fn say(&self, what: impl FnOnce() -> String) {
        if self.tells {
            let what = what();
            eprintln!("{} {what:.2000}", self.now.0 % 100_000_000);
        }
    }

    /// What the evening came to.
    pub(crate) fn totals(&self) -> Totals {
        let log = self.house.log();
        let begun = log.first().map_or(self.now, |entry| entry.at);
        let of = |count: fn(&Person) -> u64| self.people.iter().map(count).sum();
        Totals {
            evenings: 1,
            endings: BTreeMap::new(),
            entries: log.len() as u64,
            seconds: (self.now - begun).0 / 1000,
            people: self.people.len() as u64,
            messages: of(|person| person.messages),
            cards: of(|person| person.proofs.cards.into()),
            secrets: of(|person| person.proofs.secrets.into()),
            audits: self.audits,
            faults: self.faults.plus(self.house.faults()),
        }
    }
}

/// Is a match over with this entry?
pub(crate) fn ends_match(entry: &table::Entry) -> bool {
    matches!(entry.event, table::Event::Revealed { .. })
}
