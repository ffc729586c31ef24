//! What the host decides, or anybody while the host is away.

use super::{Decided, Work};
use crate::entry::{Closing, Event};
use crate::facts::Stage;
use crate::limits::REPLACE_AFTER;
use crate::name::Name;
use crate::refusal::Refusal;
use crate::time::TurnTime;
use game::Seat;
use games::Draft;

impl Work<'_> {
    /// May this seat decide that?
    pub(super) fn hosts(&self, seat: Seat) -> Result<(), Refusal> {
        if self.facts().acts_as_host(seat, self.now) { Ok(()) } else { Err(Refusal::HostOnly) }
    }

    pub(super) fn at_stage(&self, stage: Stage, otherwise: Refusal) -> Result<(), Refusal> {
        if self.facts().stage == stage { Ok(()) } else { Err(otherwise) }
    }

    /// The numbers of seats mean the same as when the command was made.
    fn same_seats(&self, on: u64) -> Result<(), Refusal> {
        if on >= self.facts().seats_at { Ok(()) } else { Err(Refusal::Late) }
    }

    pub(super) fn wish_rules(&mut self, draft: Draft) -> Decided {
        let facts = self.facts();
        let players = draft.game().players();
        if facts.chairs.len() > usize::from(*players.end()) {
            return Err(Refusal::Full.into());
        }
        let seated = (facts.chairs.len() as u8).max(*players.start());
        draft.rules(seated).map_err(Refusal::Rules)?;
        if draft == facts.draft {
            return Err(Refusal::AlreadySo.into());
        }
        self.append(Event::Rules { draft });
        Ok(())
    }

    pub(super) fn wish_time(&mut self, turn_time: TurnTime) -> Decided {
        if turn_time == self.facts().turn_time {
            return Err(Refusal::AlreadySo.into());
        }
        self.append(Event::Time { turn_time });
        Ok(())
    }

    pub(super) fn wish_hints(&mut self, on: bool) -> Decided {
        if on == self.facts().hints {
            return Err(Refusal::AlreadySo.into());
        }
        self.append(Event::Hints { on });
        Ok(())
    }

    pub(super) fn wish_computer(&mut self, computer: &Name) -> Decided {
        if self.facts().chairs.len() >= self.facts().most_seats() {
            return Err(Refusal::Full.into());
        }
        self.append(Event::AddedComputer { computer: computer.clone() });
        Ok(())
    }

    pub(super) fn wish_remove(&mut self, host: Seat, seat: Seat, on: u64) -> Decided {
        self.same_seats(on)?;
        if seat == host || self.facts().chair(seat).is_none() {
            return Err(Refusal::WrongSeat.into());
        }
        self.append(Event::Removed { seat });
        Ok(())
    }

    /// Everybody may hand over the own seat; the host those of others, who have been away for long or left.
    pub(super) fn wish_replace(&mut self, by: Seat, seat: Seat, computer: &Name, on: u64) -> Decided {
        self.same_seats(on)?;
        let chair = self.facts().chair(seat).ok_or(Refusal::WrongSeat)?;
        if chair.computer.is_some() {
            return Err(Refusal::AlreadySo.into());
        }
        if by != seat {
            self.hosts(by)?;
            if !chair.left && !self.facts().absent(chair, self.now, REPLACE_AFTER) {
                return Err(Refusal::NotAwayLong.into());
            }
        }
        self.append(Event::Replaced { seat, computer: computer.clone() });
        Ok(())
    }

    pub(super) fn wish_host(&mut self, seat: Seat, on: u64) -> Decided {
        self.same_seats(on)?;
        if self.facts().chair(seat).is_none_or(|chair| chair.owner.is_none()) {
            return Err(Refusal::WrongSeat.into());
        }
        if self.facts().host == Some(seat) {
            return Err(Refusal::AlreadySo.into());
        }
        self.append(Event::Host { seat });
        Ok(())
    }

    pub(super) fn wish_pause(&mut self, seat: Seat, pause: bool) -> Decided {
        match (self.facts().paused, pause) {
            (true, true) => return Err(Refusal::AlreadySo.into()),
            (false, false) => return Err(Refusal::NotPaused.into()),
            (false, true) => self.append(Event::Paused { seat }),
            (true, false) => self.append(Event::Resumed { seat }),
        }
        Ok(())
    }

    pub(super) fn wish_close(&mut self, seat: Seat) -> Decided {
        if self.facts().host != Some(seat) {
            return Err(Refusal::HostOnly.into());
        }
        self.close(Closing::Host)
    }
}
