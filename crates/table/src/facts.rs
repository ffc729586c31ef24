//! A table as the fold of its entries. Everything that outlives a process is here; what is only true of this
//! process (who is connected, which computer player thinks) is in [`crate::room`].

use crate::chair::{Chair, Waiting};
use crate::clock::Clock;
use crate::entry::{Closing, Entry};
use crate::ids::{By, TokenHash};
use crate::limits::{AWAY_AFTER, BEAT, COMPUTER_LIMIT, LONG_BEAT, MOST_ENTRIES};
use crate::name::Name;
use crate::running::{Deadlines, Running, Shown};
use crate::sheet::Sheet;
use crate::time::{Millis, TurnTime};
use fair::{Hash, Share};
use game::{Seat, SeatSet};
use games::{Draft, GameName};
use std::collections::VecDeque;
use std::sync::Arc;

/// What a table is at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Before a match: seats and rules are agreed on.
    Before,
    /// A match or session is under way.
    During,
    /// It is over.
    After,
    /// The table is closed for good.
    Closed,
}

/// What everyone hears after each entry that concerns them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// What the table is at.
    pub stage: Stage,
    /// Who is host.
    pub host: Option<Seat>,
    /// Until when each seat has to answer, where the game waits for it and its time is limited; a moment
    /// that stands still while [`Pulse::stopped`].
    pub deadlines: Deadlines,
    /// Whom the game waits for.
    pub asked: SeatSet,
    /// Who is marked away.
    pub away: SeatSet,
    /// Does the clock stand still?
    pub stopped: bool,
}

/// One of the last entries, with what was so after it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Recent {
    pub entry: Entry,
    pub pulse: Pulse,
    /// Cards that somebody came to see, for their proofs.
    pub shown: Vec<Shown>,
}

/// The fold.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Facts {
    /// The number of the last entry.
    pub number: u64,
    /// Its time.
    pub at: Millis,
    pub listed: bool,
    pub draft: Draft,
    pub turn_time: TurnTime,
    pub hints: bool,
    pub stage: Stage,
    pub chairs: Vec<Chair>,
    pub waiting: Vec<Waiting>,
    pub host: Option<Seat>,
    /// The last entry that changed what is agreed.
    pub rules_at: u64,
    /// The last entry that changed who sits where.
    pub seats_at: u64,
    pub paused: bool,
    pub commitment: Option<Hash>,
    /// How many matches have begun.
    pub matches: u32,
    /// The match under way, or the last one; none before the first, and of one that is not followed.
    pub game: Option<Running>,
    /// Is the match under way, or the last one, one of which the rules as they are now make something else than its
    /// entries say? Then its game is left out, and its standing is that of the entries.
    pub unfollowed: bool,
    pub shares: Vec<Share>,
    pub roots: Vec<Hash>,
    /// The secret of the last match, once it is over.
    pub secret: Option<String>,
    /// Was the end of the match sealed with its secret?
    pub revealed: bool,
    pub reminded: bool,
    /// Who deals first if the same players go on.
    pub next_dealer: Option<Seat>,
    pub clock: Clock,
    pub sheets: VecDeque<Sheet>,
    /// Commands that were carried out, with the number of their first entry.
    pub done: VecDeque<(By, u64)>,
    /// Shared: the facts are copied for every input.
    pub recent: VecDeque<Arc<Recent>>,
    pub closing: Option<Closing>,
}

impl Facts {
    pub(crate) fn game_name(&self) -> GameName {
        self.draft.game()
    }

    /// The most seats that the game has.
    pub(crate) fn most_seats(&self) -> usize {
        usize::from(*self.game_name().players().end())
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len() as u8)
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The seat of a token.
    pub(crate) fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        self.seats().find(|seat| self.chairs[seat.index()].owner == Some(token))
    }

    pub(crate) fn waits(&self, token: TokenHash) -> bool {
        self.waiting.iter().any(|waiting| waiting.token == token)
    }

    /// Has somebody here that name? Who has left has none any more.
    pub(crate) fn has_name(&self, name: &Name) -> bool {
        let chairs = self.chairs.iter().filter(|chair| !chair.left).map(|chair| &chair.name);
        let waiting = self.waiting.iter().map(|waiting| &waiting.name);
        chairs.chain(waiting).any(|taken| taken == name)
    }

    /// The next person's seat clockwise, this one included.
    pub(crate) fn heir(&self, from: Seat) -> Option<Seat> {
        let all = SeatSet::all(self.chairs.len() as u8);
        all.clockwise_from(from).iter().find(|seat| self.chairs[seat.index()].owner.is_some())
    }

    /// Is nobody there who could play? By letter nobody has to be, but somebody has to be expected.
    pub(crate) fn deserted(&self) -> bool {
        let could_play = if self.turn_time.by_letter() { Chair::expected } else { Chair::attended };
        !self.chairs.iter().any(could_play)
    }

    /// May this seat do what the host may? Anybody may while the host is away.
    pub(crate) fn acts_as_host(&self, seat: Seat, now: Millis) -> bool {
        let host = self.host.and_then(|host| self.chair(host));
        self.host == Some(seat) || host.is_none_or(|host| host.away || self.absent(host, now, AWAY_AFTER))
    }

    /// Has its person been away for so long? By letter that says nothing before a question was missed.
    pub(crate) fn absent(&self, chair: &Chair, now: Millis, long: Millis) -> bool {
        let missed = !self.turn_time.by_letter() || chair.misses > 0;
        missed && chair.gone_since.is_some_and(|since| now - since >= long)
    }

    pub(crate) fn plays(&self) -> bool {
        self.stage == Stage::During
    }

    /// How long computer players wait before they do something.
    pub(crate) fn beat(&self) -> Millis {
        let toep = self.game.as_ref().is_some_and(Running::toep_possible);
        if toep { LONG_BEAT } else { BEAT }
    }

    /// When the question to a seat is settled without its answer.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let asked = self.clock.asked(seat)?;
        let chair = self.chair(seat)?;
        if chair.unattended() {
            return Some(asked.since);
        }
        if chair.computer.is_some() {
            return Some(asked.since + self.beat() + COMPUTER_LIMIT);
        }
        self.turn_time.limit().map(|limit| asked.since + limit)
    }

    pub(crate) fn pulse(&self) -> Pulse {
        let plays = self.plays();
        let persons = |seat: &Seat| self.chairs[seat.index()].computer.is_none();
        let deadline = |seat| self.deadline(seat).filter(|_| plays && persons(&seat));
        Pulse {
            stage: self.stage,
            host: self.host,
            deadlines: self.seats().map(deadline).collect(),
            asked: self.seats().filter(|seat| plays && self.clock.asked(*seat).is_some()).collect(),
            away: self.seats().filter(|seat| self.chairs[seat.index()].away).collect(),
            stopped: plays && self.clock.is_stopped(),
        }
    }

    /// The number of the entry that a command led to, if it was carried out before.
    pub(crate) fn done(&self, by: By) -> Option<u64> {
        self.done.iter().rev().find(|(known, _)| *known == by).map(|(_, number)| *number)
    }

    /// Has it as many entries as a table may have?
    pub(crate) fn full(&self) -> bool {
        self.number >= MOST_ENTRIES && self.stage != Stage::Closed
    }

    /// Is a match under way that cannot be gone on with?
    pub(crate) fn stranded(&self) -> bool {
        self.plays() && self.unfollowed
    }

    /// Is there a secret to be fixed for the next match?
    pub(crate) fn wants_commitment(&self) -> bool {
        self.stage == Stage::Before && self.commitment.is_none()
    }
}
