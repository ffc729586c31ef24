//! Sitting down, leaving, coming and going.

use super::{Decided, Work};
use crate::entry::Event;
use crate::facts::Stage;
use crate::ids::{CodeHash, Conn, TokenHash};
use crate::limits::{CODE_LASTS, MOST_WAITING};
use crate::message::Who;
use crate::name::Name;
use crate::refusal::Refusal;
use game::Seat;

impl Work<'_> {
    pub(super) fn wish_sit(&mut self, who: Who, conn: Conn, name: &Name, token: TokenHash) -> Decided {
        let facts = self.facts();
        match who {
            Who::Seat(_) | Who::Elsewhere(_) | Who::Waiting => return Err(Refusal::AlreadySo.into()),
            Who::Spectator => {}
        }
        // The same person from another connection, or twice in a row: one seat, not two.
        if facts.seat_of(token).is_some() || facts.waits(token) {
            return Err(Refusal::AlreadySo.into());
        }
        if name.is_deleted() || facts.has_name(name) {
            return Err(Refusal::NameTaken.into());
        }
        let left = facts.seats().find(|seat| facts.chair(*seat).is_some_and(|chair| chair.left));
        let name = name.clone();
        match facts.stage {
            Stage::Before if facts.chairs.len() < facts.most_seats() => {
                self.append(Event::Sat { name, token, conn, seat: None });
            }
            Stage::During if left.is_some() => self.append(Event::Sat { name, token, conn, seat: left }),
            Stage::During | Stage::After if facts.waiting.len() < MOST_WAITING => {
                self.append(Event::Waits { name, token });
            }
            Stage::Before | Stage::During | Stage::After | Stage::Closed => return Err(Refusal::Full.into()),
        }
        Ok(())
    }

    pub(super) fn wish_wait_no_more(&mut self) -> Decided {
        let waiting = &self.facts().waiting;
        let place = self.by.and_then(|by| waiting.iter().position(|waiting| waiting.token == by.token));
        let place = place.ok_or(Refusal::NoSeat)? as u8;
        self.append(Event::WaitsNoMore { place });
        Ok(())
    }

    /// Somebody comes to a seat, or back to it with another connection.
    pub(crate) fn come(&mut self, seat: Seat, conn: Conn) {
        let open = self.facts().stage != Stage::Closed;
        if open && self.facts().chair(seat).is_some_and(|chair| chair.conn != Some(conn)) {
            self.append(Event::Came { seat, conn });
        }
    }

    /// A connection is gone; that matters if a seat is at it.
    pub(crate) fn go(&mut self, conn: Conn) {
        let facts = self.facts();
        let seat =
            facts.seats().find(|seat| facts.chair(*seat).is_some_and(|chair| chair.conn == Some(conn)));
        if let Some(seat) = seat.filter(|_| facts.stage != Stage::Closed) {
            self.append(Event::Went { seat });
        }
    }

    /// A seat moves to another device.
    pub(crate) fn claim(&mut self, conn: Conn, code: CodeHash, token: TokenHash) -> Result<(), Refusal> {
        let facts = self.facts();
        if let Some(seat) = facts.seat_of(token) {
            // The answer to the first try was lost.
            self.come(seat, conn);
            return Ok(());
        }
        if facts.stage == Stage::Closed {
            return Err(Refusal::Closed);
        }
        let now = self.now;
        let fits = |seat: &Seat| {
            let made = facts.chair(*seat).and_then(|chair| chair.code);
            made.is_some_and(|(made, at)| made == code && now - at <= CODE_LASTS)
        };
        let seat = facts.seats().find(fits).ok_or(Refusal::WrongCode)?;
        self.append(Event::Moved { seat, token, conn });
        Ok(())
    }
}
