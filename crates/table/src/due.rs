//! What the clock makes happen.

use crate::entry::Cause;
use crate::facts::Facts;
use crate::limits::AWAY_AFTER;
use crate::time::Millis;
use game::Seat;

/// Something that happens when its time comes, whoever is silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// A question is settled without its answer.
    Settle(Seat, Cause),
    /// Somebody's connection has been gone for long enough.
    MarkAway(Seat),
    /// T24
    Remind,
}

impl Facts {
    /// What comes next, and when; of several at one moment the first by precedence. It depends on public
    /// facts only.
    pub(crate) fn next_due(&self) -> Option<(Millis, Due)> {
        let game = self.game.as_ref().filter(|_| self.plays() && !self.clock.is_stopped())?;
        let settle = game
            .may_act()
            .into_iter()
            .flatten()
            .filter_map(|seat| Some((self.deadline(seat)?, Due::Settle(seat, self.cause(seat)?))));
        let gone = self.seats().filter_map(|seat| Some((self.away_at(seat)?, Due::MarkAway(seat))));
        let remind = self.remind_at().map(|at| (at, Due::Remind));
        // The first of the earliest ones.
        settle.chain(gone).chain(remind).reduce(|a, b| if b.0 < a.0 { b } else { a })
    }

    fn cause(&self, seat: Seat) -> Option<Cause> {
        let chair = self.chair(seat)?;
        Some(match &chair.computer {
            Some(_) => Cause::NoAnswer,
            None if chair.unattended() => Cause::Away,
            None => Cause::TimeUp,
        })
    }

    fn away_at(&self, seat: Seat) -> Option<Millis> {
        let chair = self.chair(seat)?;
        let expected = chair.by_person() && chair.conn.is_none() && !chair.away;
        let since = chair.gone_since.filter(|_| expected && !self.turn_time.by_letter())?;
        Some(since + AWAY_AFTER)
    }

    fn remind_at(&self) -> Option<Millis> {
        let session = self.game.as_ref()?.session().filter(|_| !self.reminded)?;
        let minutes = session.rules().minutes.filter(|_| session.last_hands().is_none())?;
        Some(self.clock.begun() + Millis::seconds(60 * u64::from(minutes)))
    }
}
