//! The task of one table in one process, as the server's desk does it, step by step: decide, store, tell. It differs
//! from that one in that the time is a value, that the store is waited for here, and that reasons have no sentences.

mod guests;
mod putting;

use crate::back::{Asked, Back};
use crate::shelf::Shelf;
use cards::CardBag;
use fair::Secret;
use game::Seat;
use guests::Guest;
pub(crate) use guests::frame;
use std::collections::{BTreeMap, VecDeque};
use store::ProcessId;
use table::{Action, AskComputer, CommandId, Conn, Entry, Event, Input, Millis, Stage, Table};
use wire::{Eyes, Why};

/// Who is not needed for so long goes to sleep.
const ASLEEP_AFTER: Millis = Millis::seconds(60);

/// The longest time for which a table sleeps without being looked at.
const LONGEST_SLEEP: Millis = Millis::seconds(30 * 60);

/// Why a desk ends before its table does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Nobody needs it until then.
    Asleep(Millis),
    /// The store does not work.
    Failed,
    /// Its process died while it appended.
    Died,
}

/// The task of one table.
pub(crate) struct Desk {
    pub process: ProcessId,
    /// Its place among the processes, and the how manieth desk it is there.
    pub by: (usize, u32),
    table: Table,
    eyes: Eyes,
    guests: BTreeMap<Conn, Guest>,
    /// What is still to be handed in.
    todo: VecDeque<Input>,
    /// A secret that has been stored, for when its commitment has happened.
    drawn: Option<Secret>,
    /// Commands whose moves cannot be read as things are, and why.
    unreadable: Vec<(Conn, CommandId, Why)>,
    driving: bool,
    wake_at: Option<Millis>,
    /// How many matches have begun.
    matches: usize,
    /// For which match, and of which cards, packs lie ready in known orders.
    laid: Option<(usize, CardBag)>,
    /// The time, outside.
    pub now: Millis,
    /// So far the clock of this process is ahead of that.
    skew: Millis,
    used: Millis,
}

impl Desk {
    /// Builds the table from its log.
    ///
    /// # Errors
    /// If that cannot be read now.
    ///
    /// # Panics
    /// If it is no log of a table.
    pub fn open(
        shelf: &mut Shelf,
        process: ProcessId,
        by: (usize, u32),
        skew: Millis,
        now: Millis,
    ) -> Result<Desk, End> {
        let entries = shelf.entries(1).map_err(|_| End::Failed)?;
        let (table, eyes) = Eyes::open(&entries).expect("what was stored makes a table");
        Ok(Desk {
            process,
            by,
            table,
            eyes,
            guests: BTreeMap::new(),
            todo: VecDeque::new(),
            drawn: None,
            unreadable: Vec::new(),
            driving: false,
            wake_at: None,
            matches: entries.iter().map(begins_match).sum(),
            laid: None,
            now,
            skew,
            used: now,
        })
    }

    /// What the process takes for the time.
    fn clock(&self) -> Millis {
        self.now + self.skew
    }

    /// When the clock has to be looked at, by the time outside.
    pub fn wakes_at(&self) -> Option<Millis> {
        self.wake_at.filter(|_| self.driving).map(|at| at - self.skew)
    }

    /// The process may have lost its right to drive.
    pub fn doubt(&mut self) {
        self.driving = false;
    }

    /// Drives the table if nobody does, tells it of connections that are gone, and sleeps if nobody needs it.
    pub fn look_after(&mut self, back: &mut Back, alive: &[ProcessId]) -> Result<(), End> {
        if !self.driving {
            self.driving = back.shelf.drive(self.process);
            if self.driving {
                // What another process wrote and did not live to hint at.
                self.look(back)?;
                self.put(back, Input::Drive)?;
            }
        }
        if self.driving {
            for conn in self.table.connections() {
                let of = ProcessId::of(conn);
                let gone =
                    if of == self.process { !self.guests.contains_key(&conn) } else { !alive.contains(&of) };
                if gone {
                    self.put(back, Input::Disconnect { conn })?;
                }
            }
        }
        match self.sleeps_until() {
            None => Ok(()),
            Some(until) => {
                self.let_go(back);
                Err(End::Asleep(until))
            }
        }
    }

    /// When it will be time to look after it again, if nothing happens.
    pub fn tired_at(&self) -> Option<Millis> {
        self.guests.is_empty().then_some(self.used.max(self.now) + ASLEEP_AFTER)
    }

    fn sleeps_until(&self) -> Option<Millis> {
        if !self.guests.is_empty() || self.now - self.used < ASLEEP_AFTER {
            return None;
        }
        let wake_at = self.wakes_at();
        if wake_at.is_some_and(|at| at <= self.now + ASLEEP_AFTER) {
            return None;
        }
        let longest = self.now + LONGEST_SLEEP;
        Some(wake_at.map_or(longest, |at| at.min(longest)))
    }

    /// Others may drive.
    pub fn let_go(&mut self, back: &mut Back) {
        if std::mem::take(&mut self.driving) {
            back.shelf.let_go(self.process);
            back.turns += 1;
        }
    }

    fn ask(&self, back: &mut Back, asks: Vec<AskComputer>) {
        let asks = asks.into_iter().filter(|_| self.driving);
        back.asked.extend(asks.map(|ask| Asked { at: self.now, by: self.by, ask }));
    }

    /// A computer player answers.
    pub fn thought(
        &mut self,
        back: &mut Back,
        seat: Seat,
        on: u64,
        action: Option<Action>,
    ) -> Result<(), End> {
        let view = self.eyes.view(Some(seat));
        let lawful =
            |action| view.and_then(|view| wire::checked(view, action)).is_some_and(|check| check.is_ok());
        back.judged.push(action.is_none_or(lawful));
        self.put(back, Input::Computer { seat, on, action })
    }

    /// What the table is at.
    pub fn stage(&self) -> Stage {
        self.table.stage()
    }

    /// The last entry that it knows.
    pub fn number(&self) -> u64 {
        self.table.number()
    }
}

/// One for an entry with which a match begins.
fn begins_match(entry: &Entry) -> usize {
    usize::from(matches!(entry.event, Event::Started { .. }))
}
