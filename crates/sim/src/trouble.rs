//! What goes wrong with processes, the store, connections and people.

use crate::back::Socket;
use crate::evening::{Evening, Event};
use crate::faults::Fault;
use crate::house::Happening;
use crate::person::{Habits, Person};
use crate::shelf::Tear;
use game::kit::Chance;
use table::Millis;

/// When the evening has not gone on for so long, nothing goes wrong any more.
const STORMS_FOR: Millis = Millis::seconds(10 * 60);

/// So many devices there are at most besides everybody's first one.
const MOST_DEVICES: usize = 6;

impl Evening {
    /// What somebody is like.
    pub(crate) fn any_habits(&mut self, place: usize) -> Habits {
        let chance = &mut self.chance;
        let sometimes = |chance: &mut Chance, many: usize, rate: usize| {
            if chance.below(many) == 0 { rate } else { 0 }
        };
        let takes = [(200, 1500), (500, 4000), (2000, 15_000)][chance.below(3)];
        Habits {
            cheats: sometimes(chance, 4, 12),
            hasty: sometimes(chance, 4, 5),
            // The evening needs somebody who stays.
            leaves: if place == 0 { 0 } else { sometimes(chance, 4, 40) },
            takes,
        }
    }

    fn one_in(&mut self, many: usize) -> bool {
        self.chance.below(many) == 0
    }

    /// Something goes wrong, perhaps.
    pub(crate) fn strike(&mut self) {
        if self.calm {
            return;
        }
        // Whether the table waits for anybody shows only when processes run and connections hold.
        if self.weather > 0 && self.quiet() < STORMS_FOR {
            self.strike_house();
            self.strike_lines();
            self.strike_people();
        }
        let wait = Millis(1000 + self.chance.below(6000) as u64);
        // When nothing happens anyway, nothing goes wrong so often either.
        let seldom = Millis(self.quiet().0 / 16);
        self.later(self.now + wait.max(seldom), Event::Strikes);
    }

    fn strike_house(&mut self) {
        if self.one_in(24 / self.weather) {
            let tears = match self.chance.below(8) {
                0 => vec![Tear::Slow(Millis(500 + self.chance.below(9000) as u64))],
                1 => vec![Tear::FailsUnstored],
                2 => vec![Tear::FailsStored],
                3 => vec![Tear::FailsUnstored, Tear::FailsStored],
                4 => vec![Tear::DiesUnstored],
                5 => vec![Tear::DiesStored],
                6 => vec![Tear::FailsUnstored; 5],
                _ => vec![Tear::FailsUnstored, Tear::FailsUnstored, Tear::DiesStored],
            };
            for tear in tears {
                self.disturb(Happening::Tear(tear));
            }
        }
        if self.one_in(150 / self.weather) {
            let times = 1 + self.chance.below(2) as u32;
            self.disturb(Happening::Unreadable(times));
        }
        let process = self.chance.below(self.processes);
        if self.one_in(60 / self.weather) {
            self.disturb(Happening::Dies { process });
        }
        if self.one_in(60 / self.weather) {
            let time = Millis(1000 + self.chance.below(15_000) as u64);
            self.disturb(Happening::HeldUp { process, time });
        }
        if self.processes > 1 && self.one_in(12 / self.weather) {
            self.disturb(Happening::LosesHint);
        }
    }

    fn disturb(&mut self, happening: Happening) {
        self.disturbed = self.now;
        self.happen(happening);
    }

    fn strike_lines(&mut self) {
        let sockets: Vec<Socket> = self.lines.keys().copied().collect();
        for socket in sockets {
            match self.chance.below(180 / self.weather) {
                0 => {
                    self.faults.strike(Fault::Cut);
                    self.cut(socket);
                }
                1 => self.slow_down(socket),
                2 if self.one_in(3) => self.happen(Happening::Fills { socket }),
                3 => self.audit(socket),
                _ => {}
            }
        }
    }

    fn strike_people(&mut self) {
        let at = self.chance.below(self.people.len());
        let plays = self.people[at].plays && !self.people[at].gone;
        match self.chance.below(300 / self.weather) {
            0 if at > 0 || self.one_in(4) => {
                self.faults.strike(Fault::WalkedOff);
                self.walk_off(at);
            }
            1 if self.one_in(6) => self.people[at].dozes = true,
            2..5 if plays && self.devices < MOST_DEVICES => self.second_device(at),
            _ => {}
        }
    }

    fn walk_off(&mut self, at: usize) {
        self.people[at].gone = true;
        if let Some(socket) = self.people[at].socket.take() {
            self.cut(socket);
        }
    }

    /// The same person comes with a second device, and takes the seat over.
    fn second_device(&mut self, at: usize) {
        let Person { name, token, .. } = &self.people[at];
        let (name, token) = (name.clone(), token.clone());
        let device = self.add_person(&name, true, Millis(0));
        self.devices += 1;
        self.people[device].token = token;
        self.people[device].habits.leaves = 0;
        self.faults.strike(Fault::SecondDevice);
    }

    /// Somebody was told a code, and types it on another device, which has a token of its own. What they had
    /// before looks on from then on.
    pub(crate) fn move_seat(&mut self, at: usize, code: String) {
        if self.devices == MOST_DEVICES {
            return;
        }
        self.devices += 1;
        let name = self.people[at].name.clone();
        let delay = Millis(500 + self.chance.below(8000) as u64);
        let device = self.add_person(&name, true, delay);
        self.people[device].claim = Some(code);
        self.people[at].plays = false;
    }
}
