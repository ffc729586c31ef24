//! How an evening goes: from one thing that happens to the next, until it is over and everything has come to rest.

use crate::audit::Wait;
use crate::evening::{Ending, Evening, Event, LOOKS_EVERY, ends_match};
use crate::house::Happening;
use crate::person::Person;
use table::{Millis, Stage};

/// Nobody waits longer than this for something to happen.
const ENOUGH: Millis = Millis::seconds(30 * 60);

/// Everything that goes on after the evening is over by then.
const SETTLED_WITHIN: Millis = Millis::seconds(10 * 60);

/// So often something can happen at one moment.
const MOST_AT_ONCE: u32 = 2000;

/// So much happens in the longest evening.
const MOST_STEPS: u64 = 200_000;

impl Evening {
    /// Plays to the end, and looks whether everything is right.
    ///
    /// # Panics
    /// If it is not.
    pub fn play(&mut self) -> Ending {
        let ending = loop {
            if let Some(ending) = self.ending() {
                break ending;
            }
            self.step();
        };
        self.say(|| format!("{ending:?}"));
        self.settle();
        self.check();
        ending
    }

    /// Plays until there are so many entries, or the evening is over.
    pub(crate) fn play_until(&mut self, entries: u64) {
        while self.house.number() < entries && self.ending().is_none() {
            self.step();
        }
    }

    fn ending(&mut self) -> Option<Ending> {
        if self.house.deeds() > self.progress.0 {
            self.progress = (self.house.deeds(), self.now);
            self.waits = None;
            if self.house.stage() == Some(Stage::After) && !self.scene.over {
                let over = self.house.log().iter().filter(|entry| ends_match(entry)).count();
                self.scene.over = over >= self.goal;
            }
        }
        if self.house.stage() == Some(Stage::Closed) {
            return Some(Ending::Closed);
        }
        let quiet = self.quiet();
        if self.scene.over && (!self.scene.closes || quiet > LOOKS_EVERY) {
            return Some(Ending::Played);
        }
        match self.waits {
            Some(Wait::People(why)) if quiet > ENOUGH => Some(Ending::Waits(why)),
            _ => None,
        }
    }

    /// For how long the evening has not gone on.
    pub(crate) fn quiet(&self) -> Millis {
        self.now - self.progress.1
    }

    /// The next thing happens.
    fn step(&mut self) {
        let inside = self.house.next_at();
        let outside = self.events.first_key_value().map(|((at, _), _)| *at);
        let before = self.now;
        match (inside, outside) {
            (Some(inside), outside) if outside.is_none_or(|outside| inside <= outside) => {
                assert!(inside >= self.now, "the house goes back in time");
                self.now = inside;
                self.house.run();
                self.after();
            }
            (_, Some(_)) => {
                let Some(((at, _), event)) = self.events.pop_first() else { return };
                self.now = at;
                self.event(event);
            }
            (_, None) => panic!("nothing will ever happen any more"),
        }
        self.steps += 1;
        assert!(self.steps < MOST_STEPS, "the evening does not end, after {} entries", self.house.number());
        self.at_once = if self.now == before { self.at_once + 1 } else { 0 };
        assert!(self.at_once < MOST_AT_ONCE, "the table wants to be woken again and again");
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Happens(happening) => self.happen(happening),
            Event::Delivers(parcel) => self.deliver(parcel),
            Event::Arrives { socket, what } => self.arrive(socket, what),
            Event::Notices { socket } => {
                let person = self.lines.remove(&socket).map(|line| line.person);
                if let Some(person) = person.filter(|person| self.people[*person].socket == Some(socket)) {
                    self.people[person].socket = None;
                    self.come_again(person);
                }
            }
            Event::Comes { person } => self.open_line(person),
            Event::Thinks { person } if self.people[person].thinks_at == Some(self.now) => self.think(person),
            Event::Thinks { .. } => {}
            Event::Strikes => self.strike(),
            Event::Looks => {
                let undisturbed = self.now - self.disturbed;
                if self.quiet() >= LOOKS_EVERY && undisturbed >= LOOKS_EVERY {
                    self.waits = Some(self.waits_for());
                }
                let seldom = Millis(self.quiet().0 / 4);
                self.later(self.now + LOOKS_EVERY.max(seldom), Event::Looks);
            }
        }
    }

    /// Something reaches the house.
    pub(crate) fn happen(&mut self, happening: Happening) {
        self.say(|| format!("→ {happening:?}"));
        if let Happening::Starts { process, .. } = happening {
            self.starting[process] = false;
        }
        self.happened.push((self.now, happening.clone()));
        self.house.take(self.now, happening);
        self.after();
    }

    /// What follows from something in the house.
    fn after(&mut self) {
        self.gather();
        for process in 0..self.processes {
            if !self.house.is_up(process) && !self.starting[process] {
                self.starting[process] = true;
                let down = [400, 5000, 40_000][self.chance.below(3)] + self.chance.below(3000) as u64;
                let skew = Millis(self.chance.below(300) as u64);
                let at = self.now + Millis(down);
                self.later(at, Event::Happens(Happening::Starts { process, skew }));
            }
        }
        if self.starting.contains(&true) {
            self.disturbed = self.now;
        }
    }

    /// Nothing goes wrong any more, and everything comes to rest: everybody is back who comes back, and every
    /// command is answered.
    fn settle(&mut self) {
        self.calm = true;
        self.house.calm_down();
        let until = self.now + SETTLED_WITHIN;
        for person in 0..self.people.len() {
            self.rouse(person);
        }
        while !self.is_settled() {
            assert!(self.now < until, "nothing comes to rest: {}", self.unsettled());
            self.step();
        }
        for socket in self.lines.keys().copied().collect::<Vec<_>>() {
            self.audit(socket);
        }
        let until = self.now + Millis::seconds(30);
        while self.now < until {
            self.step();
        }
    }

    fn is_settled(&self) -> bool {
        let connected = |person: &Person| {
            let line = person.socket.and_then(|socket| self.lines.get(&socket));
            line.is_some_and(|line| !line.broken) && person.known.all.is_some()
        };
        let here = self.people.iter().filter(|person| !person.gone);
        self.quiet() >= Millis::seconds(20)
            && !self.starting.contains(&true)
            && here.clone().all(connected)
            && here.clone().all(|person| person.letters.is_empty())
    }

    fn unsettled(&self) -> String {
        let here = self.people.iter().filter(|person| !person.gone);
        let of = |person: &Person| format!("{} {:?} {:?}", person.name, person.socket, person.letters);
        here.map(of).collect::<Vec<_>>().join(", ")
    }
}
