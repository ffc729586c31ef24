//! How entries change a table: [`Facts::apply`], the only code that does.

mod matches;
mod people;

use crate::entry::{Entry, Event};
use crate::facts::{Facts, Recent, Stage};
use crate::limits::{COMMANDS_KNOWN, ENTRIES_KEPT};
use crate::running::Shown;
use crate::time::Millis;
use core::fmt;
use std::collections::VecDeque;
use std::sync::Arc;

/// An entry that cannot have happened: the log is not one of this table, or was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Corrupt {
    /// The number that the entry has, or should have.
    pub number: u64,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} cannot have happened at this table: restore the log from a backup", self.number)
    }
}

impl core::error::Error for Corrupt {}

impl Facts {
    /// The table of a first entry.
    pub(crate) fn open(entry: &Entry) -> Result<Facts, Corrupt> {
        let Event::Opened { draft, turn_time, listed, hints } = entry.event else {
            return Err(Corrupt { number: entry.number });
        };
        if entry.number != 1 {
            return Err(Corrupt { number: entry.number });
        }
        let mut facts = Facts {
            number: 1,
            at: entry.at,
            listed,
            draft,
            turn_time,
            hints,
            stage: Stage::Before,
            chairs: Vec::new(),
            waiting: Vec::new(),
            host: None,
            rules_at: 1,
            seats_at: 1,
            paused: false,
            commitment: None,
            matches: 0,
            game: None,
            unfollowed: false,
            shares: Vec::new(),
            roots: Vec::new(),
            secret: None,
            revealed: false,
            reminded: false,
            next_dealer: None,
            clock: crate::clock::Clock::default(),
            sheets: VecDeque::new(),
            done: VecDeque::new(),
            recent: VecDeque::new(),
            closing: None,
        };
        facts.remember(entry, Vec::new());
        Ok(facts)
    }

    /// Lets an entry happen.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let corrupt = Corrupt { number: entry.number };
        if entry.number != self.number + 1 || entry.at < self.at || self.stage == Stage::Closed {
            return Err(corrupt);
        }
        let before = self.at;
        self.number = entry.number;
        self.at = entry.at;
        let shown = self.happen(entry, before).ok_or(corrupt)?;
        self.clock.stop(entry.at, self.paused || self.deserted());
        if let Some(by) = entry.by {
            // Room first: a list that is full would be made twice as long.
            if self.done.len() == COMMANDS_KNOWN {
                self.done.pop_front();
            }
            self.done.push_back((by, entry.number));
        }
        self.remember(entry, shown);
        Ok(())
    }

    fn remember(&mut self, entry: &Entry, shown: Vec<Shown>) {
        let pulse = self.pulse();
        if self.recent.len() == ENTRIES_KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(Arc::new(Recent { entry: entry.clone(), pulse, shown }));
    }

    /// None: it cannot happen.
    fn happen(&mut self, entry: &Entry, before: Millis) -> Option<Vec<Shown>> {
        match &entry.event {
            Event::Opened { .. } => return None,
            Event::Started { host, dealer, version, share, steps, roots } => {
                self.shares = self.shares_with(*host, *share);
                return self.start(*dealer, *version, steps, roots);
            }
            Event::Played { seat, cause, steps, roots, rows } => {
                return self.play(*seat, *cause, (steps, rows), roots);
            }
            Event::Rules { draft } => {
                self.draft = *draft;
                self.nobody_ready();
            }
            Event::Time { turn_time } => {
                self.turn_time = *turn_time;
                self.nobody_ready();
            }
            Event::Hints { on } => {
                self.hints = *on;
                self.nobody_ready();
            }
            Event::Committed { commitment } => {
                self.wants_commitment().then_some(())?;
                self.commitment = Some(*commitment);
            }
            Event::Revealed { secret } => {
                self.end_of_match()?;
                self.reveal(secret);
            }
            Event::Rematch => self.rematch(),
            Event::Reminded => self.reminded = true,
            Event::Restarted => {
                self.clock.skip(before, entry.at);
                self.chairs.iter_mut().filter(|chair| chair.conn.is_some()).for_each(|chair| {
                    chair.go(entry.at);
                });
            }
            Event::Paused { .. } => self.paused = true,
            Event::Resumed { .. } => self.paused = false,
            Event::Closed { why, secret, .. } => {
                if self.plays() {
                    self.reveal(secret);
                }
                self.commitment = None;
                self.stage = Stage::Closed;
                self.closing = Some(*why);
            }
            Event::Sat { .. }
            | Event::Waits { .. }
            | Event::WaitsNoMore { .. }
            | Event::AddedComputer { .. }
            | Event::Left { .. }
            | Event::Removed { .. }
            | Event::Ready { .. }
            | Event::NotReady { .. }
            | Event::Came { .. }
            | Event::Went { .. }
            | Event::Away { .. }
            | Event::Back { .. }
            | Event::Replaced { .. }
            | Event::TakenBack { .. }
            | Event::Host { .. }
            | Event::Said { .. }
            | Event::NameDeleted { .. }
            | Event::Code { .. }
            | Event::Moved { .. } => self.people(entry)?,
        }
        Some(Vec::new())
    }
}
