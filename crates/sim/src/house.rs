//! The house: some processes of the server, the desk of the table in each of them, and the store that they share.
//! From outside come [`Happening`]s, out of it come frames ([`Sent`]) and questions to computer players
//! ([`Asked`]); its own clocks run inside. The same happenings at the same times give the same, so an evening can be
//! gone through again with other cards.

use crate::back::{Asked, Back, Frame, Sent, Socket};
use crate::deck::Deck;
use crate::desk::End;
use crate::faults::{Fault, Faults};
use crate::process::{CHORES_EVERY, Note, Process};
use crate::sabotage::Sabotage;
use crate::shelf::{Shelf, Tear};
use game::Seat;
use game::kit::Chance;
use games::Draft;
use std::collections::{BTreeMap, VecDeque};
use store::TableId;
use table::{Action, Entry, Millis, Stage, Table, TurnTime};

/// So long after its death, or its last sign of life, a process counts as dead.
const LEASE: Millis = Millis::seconds(6);

/// So long a hint takes from one process to another.
const HINT_TAKES: Millis = Millis(3);

/// So long after a hint was lost, whoever meant to give it says that everybody has to look.
const HINT_AGAIN: Millis = Millis::seconds(5);

/// The code of the table.
pub const CODE: &str = "abcdefghjk";

/// Something that comes to the house from outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening {
    /// A connection is opened to a process.
    Opens {
        /// Its number, never used before.
        socket: Socket,
        /// The process's place.
        process: usize,
    },
    /// A text arrives.
    Text {
        /// On which connection.
        socket: Socket,
        /// What.
        text: String,
    },
    /// The house hears that a connection is at its end.
    Closes {
        /// Which.
        socket: Socket,
    },
    /// Nobody takes anything more out of a connection.
    Fills {
        /// Which.
        socket: Socket,
    },
    /// A computer player answers.
    Thought {
        /// Who asked: the process, and the how manieth desk there.
        by: (usize, u32),
        /// For which seat.
        seat: Seat,
        /// On which entry it was asked.
        on: u64,
        /// What it does.
        action: Option<Action>,
    },
    /// Something befalls an append that is still to come.
    Tear(Tear),
    /// What is read of the store so many times from now on cannot be read.
    Unreadable(u32),
    /// The next hint does not arrive.
    LosesHint,
    /// A process dies.
    Dies {
        /// Its place.
        process: usize,
    },
    /// A process begins.
    Starts {
        /// Its place.
        process: usize,
        /// So far its clock is ahead.
        skew: Millis,
    },
    /// A process stands still.
    HeldUp {
        /// Its place.
        process: usize,
        /// For so long.
        time: Millis,
    },
}

/// The house.
pub struct House {
    pub(crate) back: Back,
    processes: Vec<Process>,
    /// Where each connection is that is not at its end.
    sockets: BTreeMap<Socket, usize>,
    /// Processes that count as dead from then on, unless they say otherwise.
    expiring: VecDeque<(Millis, store::ProcessId)>,
    /// So many hints will be lost.
    hints_lost: u32,
    /// Who has to give a lost hint again, and when.
    hints_due: VecDeque<(Millis, usize, store::ProcessId)>,
    /// [`Back::turns`], as the processes have been told of it.
    turns: u64,
}

/// What a house is opened with.
#[derive(Clone, Debug)]
pub struct Opening {
    /// House rules.
    pub draft: Draft,
    /// Time to answer.
    pub turn_time: TurnTime,
    /// Where the cards come from.
    pub deck: Deck,
    /// How many processes there can be.
    pub processes: usize,
    /// When.
    pub at: Millis,
    /// What it does wrong on purpose.
    pub sabotage: Option<Sabotage>,
}

impl House {
    /// A house with one table, and no process running yet.
    pub fn open(opening: Opening) -> House {
        let Opening { draft, turn_time, deck, processes, at, sabotage } = opening;
        let entry = Table::opening(at, draft, turn_time, false);
        let back = Back {
            shelf: Shelf::open(TableId(7), CODE, entry),
            deck,
            codes: Chance::new(at.0),
            sent: Vec::new(),
            asked: Vec::new(),
            judged: Vec::new(),
            faults: Faults::default(),
            deeds: 0,
            turns: 0,
            sabotage,
        };
        House {
            back,
            processes: (0..processes).map(Process::new).collect(),
            sockets: BTreeMap::new(),
            expiring: VecDeque::new(),
            hints_lost: 0,
            hints_due: VecDeque::new(),
            turns: 0,
        }
    }

    /// When the house does something of itself.
    pub fn next_at(&self) -> Option<Millis> {
        let expires = self.expiring.front().map(|(at, _)| *at);
        let hints = self.hints_due.front().map(|(at, ..)| *at);
        let works = self.processes.iter().filter_map(|process| process.next());
        works.map(|(at, _)| at).chain(expires).chain(hints).min()
    }

    /// Does the one thing that is due first.
    pub fn run(&mut self) {
        let Some(now) = self.next_at() else { return };
        if self.expiring.front().is_some_and(|(at, _)| *at == now) {
            if let Some((_, id)) = self.expiring.pop_front() {
                self.back.shelf.leave(id);
                self.back.turns += 1;
            }
        } else if self.hints_due.front().is_some_and(|(at, ..)| *at == now) {
            if let Some((_, at, _)) =
                self.hints_due.pop_front().filter(|(_, at, id)| self.processes[*at].is(*id))
            {
                self.hint_from(at, now);
            }
        } else {
            let due = |process: &Process| process.next().filter(|(at, _)| *at == now).map(|(_, job)| job);
            let job = self.processes.iter().enumerate().find_map(|(at, process)| Some((at, due(process)?)));
            if let Some((at, job)) = job {
                let before = self.processes[at].number();
                let done = self.processes[at].work(&mut self.back, job, now);
                self.after(at, before, done);
            }
        }
        self.turn(now);
    }

    /// Who drives may have changed: the processes will look.
    fn turn(&mut self, now: Millis) {
        if self.turns != self.back.turns {
            self.turns = self.back.turns;
            self.processes.iter_mut().for_each(|process| process.has_chores(now + CHORES_EVERY));
        }
    }

    /// What follows from something that a process did.
    fn after(&mut self, at: usize, before: Option<u64>, done: Result<(), End>) {
        let now = self.processes[at].free_at;
        match done {
            Ok(()) => {}
            Err(End::Asleep(until)) => self.processes[at].sleep(until),
            Err(End::Failed) => {
                self.back.faults.strike(Fault::StoreDown);
                self.processes[at].fail(&mut self.back);
            }
            Err(End::Died) => self.die(at, now),
        }
        if self.processes[at].number() > before {
            self.give_hint(at, now);
        }
    }

    /// Other processes hear that there is something new, sooner or later.
    fn give_hint(&mut self, at: usize, now: Millis) {
        let heard = (0..self.processes.len()).any(|other| other != at && self.processes[other].has_desk());
        if let Some(id) = self.processes[at].id().filter(|_| heard && self.hints_lost > 0) {
            self.hints_lost -= 1;
            self.back.faults.strike(Fault::HintLost);
            self.hints_due.push_back((now + HINT_AGAIN, at, id));
            self.hints_due.make_contiguous().sort_unstable_by_key(|(at, ..)| *at);
        } else {
            self.hint_from(at, now);
        }
    }

    fn hint_from(&mut self, at: usize, now: Millis) {
        for other in (0..self.processes.len()).filter(|other| *other != at) {
            self.processes[other].hint(now + HINT_TAKES);
        }
    }

    /// Takes in what comes from outside.
    pub fn take(&mut self, now: Millis, happening: Happening) {
        match happening {
            Happening::Opens { socket, process } => {
                if self.processes[process].is_up() {
                    self.sockets.insert(socket, process);
                    self.processes[process].open_socket(socket);
                } else {
                    self.back.sent.push(Sent { at: now, socket, frame: Frame::Closed });
                }
            }
            Happening::Text { socket, text } => self.note(now, socket, Note::Text { socket, text }),
            Happening::Closes { socket } => {
                self.note(now, socket, Note::Closes { socket });
                self.sockets.remove(&socket);
            }
            Happening::Fills { socket } => self.note(now, socket, Note::Fills { socket }),
            Happening::Thought { by: (process, desk), seat, on, action } => {
                let note = Note::Thought { desk, seat, on, action };
                self.processes[process].note(now, &mut self.back, note);
            }
            Happening::Tear(tear) => self.back.shelf.tears.push_back(tear),
            Happening::Unreadable(times) => self.back.shelf.unreadable = times,
            Happening::LosesHint => self.hints_lost += 1,
            Happening::Dies { process } if self.processes[process].is_up() => {
                self.back.faults.strike(Fault::Crash);
                self.die(process, now);
            }
            Happening::Dies { .. } => {}
            Happening::Starts { process, skew } if !self.processes[process].is_up() => {
                self.start(process, now, skew);
            }
            Happening::Starts { .. } => {}
            Happening::HeldUp { process, time } => {
                let id = self.processes[process].hold_up(now, time);
                if let Some(id) = id.filter(|_| time >= LEASE) {
                    self.back.faults.strike(Fault::HeldUp);
                    self.expiring.push_back((now + LEASE, id));
                }
            }
        }
        self.expiring.make_contiguous().sort_unstable_by_key(|(at, _)| *at);
        self.turn(now);
    }

    fn note(&mut self, now: Millis, socket: Socket, note: Note) {
        if let Some(process) = self.sockets.get(&socket) {
            self.processes[*process].note(now, &mut self.back, note);
        }
    }

    fn die(&mut self, at: usize, now: Millis) {
        self.sockets.retain(|socket, process| {
            if *process == at {
                self.back.sent.push(Sent { at: now, socket: *socket, frame: Frame::Closed });
            }
            *process != at
        });
        if let Some(id) = self.processes[at].die() {
            self.expiring.push_back((now + LEASE, id));
        }
        self.back.turns += 1;
    }

    fn start(&mut self, at: usize, now: Millis, skew: Millis) {
        if self.processes.len() == 1 {
            // A folder has one process: who has it now knows that the one before is dead.
            self.expiring.drain(..).for_each(|(_, id)| self.back.shelf.leave(id));
        }
        let entered = self.back.shelf.enter();
        self.back.turns += 1;
        self.processes[at].start(entered, now, skew);
    }

    /// The frames that left the house since the last time.
    pub fn sent(&mut self) -> Vec<Sent> {
        std::mem::take(&mut self.back.sent)
    }

    /// The computer players that were asked since the last time.
    pub fn asked(&mut self) -> Vec<Asked> {
        std::mem::take(&mut self.back.asked)
    }

    /// Which answers of computer players were lawful when they came, since the last time.
    pub(crate) fn judged(&mut self) -> Vec<bool> {
        std::mem::take(&mut self.back.judged)
    }

    /// What a snapshot would say on a connection now; none if nothing is told there.
    pub fn fresh(&self, socket: Socket) -> Option<String> {
        let process = self.sockets.get(&socket)?;
        self.processes[*process].fresh(&self.back, socket)
    }

    /// Everything that is stored.
    pub fn log(&self) -> Vec<Entry> {
        self.back.shelf.log()
    }

    /// How often the faults struck that the house knows of.
    pub fn faults(&self) -> Faults {
        self.back.faults
    }

    /// Do the cards lie in orders that are known beforehand?
    pub fn has_known_packs(&self) -> bool {
        matches!(self.back.deck, Deck::Known(_))
    }

    /// Does this process run?
    pub fn is_up(&self, process: usize) -> bool {
        self.processes[process].is_up()
    }

    /// The most entries that any process knows of.
    pub fn number(&self) -> u64 {
        self.processes.iter().filter_map(Process::number).max().unwrap_or(0)
    }

    /// A number that grows whenever the evening goes on.
    pub fn deeds(&self) -> u64 {
        self.back.deeds
    }

    /// What the table is at, as far as any process knows.
    pub fn stage(&self) -> Option<Stage> {
        self.processes
            .iter()
            .filter_map(|process| Some((process.number()?, process.stage()?)))
            .max_by_key(|(number, _)| *number)
            .map(|(_, stage)| stage)
    }

    /// Nothing goes wrong any more that is still to come.
    pub fn calm_down(&mut self) {
        self.back.shelf.tears.clear();
        self.back.shelf.unreadable = 0;
        self.hints_lost = 0;
    }
}
