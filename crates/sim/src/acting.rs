//! What people and computer players do when something reaches them.

use crate::back::{Asked, Socket};
use crate::computers;
use crate::evening::{Arrival, Evening, Event};
use crate::faults::Fault;
use crate::house::Happening;
use crate::mind;
use crate::person::{Heard, PATIENCE, Person};
use game::kit::Chance;
use table::Millis;

impl Evening {
    pub(crate) fn arrive(&mut self, socket: Socket, what: Arrival) {
        let Some(line) = self.lines.get(&socket).filter(|line| !line.broken) else { return };
        let person = line.person;
        if self.people[person].socket != Some(socket) {
            return;
        }
        match what {
            Arrival::Text(text) => {
                self.say(|| format!("{} ← {text}", self.people[person].name));
                match self.people[person].hear(&text) {
                    Heard::News => self.rouse(person),
                    Heard::Nothing => {}
                    Heard::Mistaken => {
                        self.people[person].known = Default::default();
                        self.hang_up(person);
                    }
                    Heard::Unheard => self.hang_up(person),
                    Heard::Code(code) => self.move_seat(person, code),
                }
            }
            Arrival::Closed => {
                self.lines.remove(&socket);
                self.people[person].socket = None;
                self.come_again(person);
            }
            Arrival::Audit(fresh) => {
                let person = &self.people[person];
                person.known.is(&fresh, &person.name);
                self.audits += 1;
            }
        }
    }

    /// Somebody has something to think about.
    pub(crate) fn rouse(&mut self, person: usize) {
        self.people[person].idle = 0;
        let (least, most) = self.people[person].habits.takes;
        let takes = least + self.chance.below((most - least) as usize + 1) as u64;
        self.think_at(person, self.now + Millis(takes));
    }

    fn think_at(&mut self, person: usize, at: Millis) {
        if self.people[person].thinks_at.is_none_or(|before| before > at || before <= self.now) {
            self.people[person].thinks_at = Some(at);
            self.later(at, Event::Thinks { person });
        }
    }

    pub(crate) fn think(&mut self, at: usize) {
        self.people[at].thinks_at = None;
        let now = self.now;
        let person = &mut self.people[at];
        if person.gone {
            return;
        }
        for letter in person.again(now, PATIENCE) {
            self.post(at, letter);
        }
        let person = &mut self.people[at];
        let hasty = person.one_in(person.habits.hasty);
        if !person.dozes && !self.calm && person.one_in(person.habits.cheats) {
            let text = mind::mischief(person);
            let on = person.known.last();
            self.send(at, text, on, Some(Fault::Cheated));
        }
        let person = &mut self.people[at];
        if !person.dozes && person.socket.is_some() && (person.letters.is_empty() || hasty) {
            if mind::has_to_ask(person, now) {
                let question = person.question(now);
                self.send(at, question, None, None);
            } else if let Some(wish) = self.wants(at) {
                let text = self.people[at].command(wish, now);
                self.post(at, text);
            }
        }
        // Whoever has nothing to do looks less and less often.
        let idle = self.people[at].idle;
        self.people[at].idle = (idle + 1).min(8);
        let wait = Millis(4000 * 2u64.pow(idle) / 2 + self.chance.below(2000) as u64);
        self.think_at(at, now + wait);
    }

    fn wants(&mut self, at: usize) -> Option<wire::Wish> {
        if self.calm {
            return None;
        }
        mind::wish(&mut self.people[at], &self.scene, self.now)
    }

    pub(crate) fn add_person(&mut self, name: &str, plays: bool, delay: Millis) -> usize {
        let place = self.people.len();
        let habits = self.any_habits(place);
        let chance = Chance::new(self.chance.next_word());
        let mut person = Person::new(place as u64, name, plays, habits, chance);
        if self.house.has_known_packs() {
            person.proofs = crate::proof::Proofs::none();
        }
        self.people.push(person);
        self.later(self.now + delay, Event::Comes { person: place });
        place
    }

    /// A computer player thinks about an answer.
    pub(crate) fn computer_thinks(&mut self, asked: &Asked) {
        let mut takes = 20 + self.chance.below(900) as u64;
        let mut action = computers::decide(&asked.ask, &mut self.chance);
        match self.chance.below(150) {
            n if self.calm || n >= 3 * self.weather => {}
            n if n % 3 == 0 => return self.faults.strike(Fault::Hung),
            n if n % 3 == 1 => {
                self.faults.strike(Fault::SlowComputer);
                takes += 8000 + self.chance.below(20_000) as u64;
            }
            _ => {
                self.faults.strike(Fault::WrongComputer);
                action = computers::nonsense(&asked.ask, &mut self.chance);
            }
        }
        let (seat, on) = (asked.ask.seat, asked.ask.on);
        let happening = Happening::Thought { by: asked.by, seat, on, action };
        self.later(asked.at.max(self.now) + Millis(takes), Event::Happens(happening));
    }
}
