//! What becomes of an input: entries, or a refusal. Nothing here changes a table; entries do.

mod host;
mod play;
mod seats;
mod wishes;

use crate::dealer::Dealer;
use crate::due::Due;
use crate::entry::{AwayWhy, Cause, Closing, Entry, Event};
use crate::facts::{Facts, Stage};
use crate::ids::By;
use crate::limits::MOST_AT_ONCE;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::time::Millis;

/// Why an input leads to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    Refused(Refusal),
    /// The secret of the match is needed first.
    Locked,
}

impl From<Refusal> for Stop {
    fn from(why: Refusal) -> Stop {
        Stop::Refused(why)
    }
}

pub(crate) type Decided = Result<(), Stop>;

/// The entries that an input leads to, and the table as it will be after them.
pub(crate) struct Work<'a> {
    before: &'a Facts,
    /// None as long as nothing happened.
    after: Option<Box<Facts>>,
    pub entries: Vec<Entry>,
    dealer: Option<&'a mut Dealer>,
    pub now: Millis,
    /// For the first entry of a command.
    pub by: Option<By>,
}

impl<'a> Work<'a> {
    pub(crate) fn new(before: &'a Facts, dealer: Option<&'a mut Dealer>, now: Millis) -> Work<'a> {
        // Clocks of several processes may differ; the entries' times never go back.
        let now = now.max(before.at);
        Work { before, after: None, entries: Vec::new(), dealer, now, by: None }
    }

    /// The table as it is with the entries so far.
    pub(crate) fn facts(&self) -> &Facts {
        self.after.as_deref().unwrap_or(self.before)
    }

    /// The last entry before, the entries, and the table after them, if there are any.
    pub(crate) fn finish(self) -> (u64, Vec<Entry>, Option<Box<Facts>>) {
        (self.before.number, self.entries, self.after)
    }

    /// Lets something happen.
    ///
    /// # Panics
    /// If it cannot: what is decided here is what [`Facts::apply`] takes.
    pub(crate) fn append(&mut self, event: Event) {
        let number = self.facts().number + 1;
        let entry = Entry { number, at: self.now, by: self.by.take(), event };
        let after = self.after.get_or_insert_with(|| Box::new(self.before.clone()));
        let applied = after.apply(&entry);
        assert!(applied.is_ok(), "entry {number} was decided and cannot happen: {:?}", entry.event);
        self.entries.push(entry);
    }

    /// The clock: everything whose time has come, in the order of time, of computer players too.
    pub(crate) fn tick(&mut self, room: &Room) -> Decided {
        while self.entries.len() < MOST_AT_ONCE && self.facts().stage != Stage::Closed {
            if self.facts().stranded() {
                return self.close(Closing::RulesChanged);
            }
            if self.facts().full() {
                return self.close(Closing::Full);
            }
            if let Some((seat, conn)) = room.unbound(self.facts()) {
                self.append(Event::Came { seat, conn });
                continue;
            }
            let act = room.next_act(self.facts()).filter(|(at, ..)| *at <= self.now);
            let due = self.facts().next_due().filter(|(at, _)| *at <= self.now);
            match (act, due) {
                (Some((at, seat, action)), due) if due.is_none_or(|(due, _)| at <= due) => {
                    self.act(seat, action, Cause::Computer)?;
                }
                (_, Some((_, due))) => self.let_happen(due)?,
                (_, None) => break,
            }
        }
        Ok(())
    }

    /// The clock without computer players: what must not come after a command that comes too late.
    pub(crate) fn deadlines(&mut self) -> Decided {
        while self.entries.len() < MOST_AT_ONCE {
            match self.facts().next_due() {
                Some((at, due)) if at <= self.now => self.let_happen(due)?,
                Some(_) | None => break,
            }
        }
        Ok(())
    }

    fn let_happen(&mut self, due: Due) -> Decided {
        match due {
            Due::Settle(seat, cause) => self.settle(seat, cause)?,
            Due::MarkAway(seat) => self.append(Event::Away { seat, why: AwayWhy::Gone }),
            Due::Remind => self.append(Event::Reminded),
        }
        Ok(())
    }

    /// Closes the table, and opens the cards of a match under way.
    pub(crate) fn close(&mut self, why: Closing) -> Decided {
        if self.facts().stage == Stage::Closed {
            return Ok(());
        }
        let commitment = self.facts().commitment.filter(|_| self.facts().plays());
        let secret = match (&self.dealer, commitment) {
            (Some(dealer), Some(_)) => dealer.reveal(),
            (None, Some(_)) => return Err(Stop::Locked),
            (_, None) => None,
        };
        self.append(Event::Closed { why, commitment, secret });
        Ok(())
    }

    /// Closes a table whose match cannot be dealt on or proved, for its secret is nowhere.
    pub(crate) fn close_without_secret(&mut self) {
        if self.facts().stage != Stage::Closed {
            let commitment = self.facts().commitment;
            self.append(Event::Closed { why: Closing::Operator, commitment, secret: None });
        }
    }
}
