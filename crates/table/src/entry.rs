//! What happened at a table: numbered, stored, never changed. A table is what its entries make of it.

use crate::ids::{By, CodeHash, Conn, TokenHash};
use crate::name::Name;
use crate::of_game::Steps;
use crate::phrase::Phrase;
use crate::sheet::Row;
use crate::time::{Millis, TurnTime};
use fair::{Hash, Share};
use game::Seat;
use games::Draft;

/// One thing that happened. It holds what cannot be worked out: who won, who became host and when somebody
/// has to answer follow from the entries before.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its number, counted from 1 without a gap.
    pub number: u64,
    /// When; never before the entry in front of it.
    pub at: Millis,
    /// The command that it answers, if it answers one.
    pub by: Option<By>,
    /// What.
    pub event: Event,
}

impl Entry {
    /// The opening of a table, at which players may ask for hints or not; another entry stays as it is.
    pub fn with_hints(mut self, on: bool) -> Entry {
        if let Event::Opened { hints, .. } = &mut self.event {
            *hints = on;
        }
        self
    }

    /// Blanks the name in it. The one thing that a store may change afterwards, and must, in the entry that
    /// [`Event::NameDeleted`] names: the table stays the same.
    pub fn blank_name(&mut self) {
        if let Event::Sat { name, .. } | Event::Waits { name, .. } = &mut self.event {
            *name = Name::default();
        }
    }
}

/// Why a step was made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The person at the seat wanted it.
    Person,
    /// The computer player at the seat decided it.
    Computer,
    /// The time to answer was over, and this is what a silent seat does.
    TimeUp,
    /// The seat is marked away, or nobody holds it.
    Away,
    /// The computer player did not answer, or not lawfully.
    NoAnswer,
}

/// Why somebody is marked away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AwayWhy {
    /// Their connection has been gone for some time.
    Gone,
    /// They said so.
    Said,
}

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Closing {
    /// The host closed it.
    Host,
    /// Nobody came any more.
    Idle,
    /// A match was under way by rules that this version of the program does not have any more.
    RulesChanged,
    /// Whoever runs the program closed it.
    Operator,
    /// It has reached the most entries that a table may have.
    Full,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The table was opened. The first entry, and only the first.
    Opened {
        /// The house rules to begin from.
        draft: Draft,
        /// The time to answer.
        turn_time: TurnTime,
        /// Is the table shown in the public list?
        listed: bool,
        /// May players ask for hints?
        hints: bool,
    },
    /// Somebody sat down.
    Sat {
        /// Their name.
        name: Name,
        /// What shows that the seat is theirs.
        token: TokenHash,
        /// The connection at which they are.
        conn: Conn,
        /// The seat that somebody had left during a match; none: a new one, after the others.
        seat: Option<Seat>,
    },
    /// Somebody wants a seat in the next match.
    Waits {
        /// Their name.
        name: Name,
        /// What shows that the place is theirs.
        token: TokenHash,
    },
    /// Somebody does not wait any more.
    WaitsNoMore {
        /// Whose place it was, counted from 0.
        place: u8,
    },
    /// The host gave a new seat to a computer player.
    AddedComputer {
        /// Which one.
        computer: Name,
    },
    /// A person left the seat for good. Before a match the seats behind it move up; during one it stays.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// The host removed a player before the start; the seats behind move up.
    Removed {
        /// Which seat.
        seat: Seat,
    },
    /// Other house rules are proposed, so nobody is ready any more.
    Rules {
        /// All of them.
        draft: Draft,
    },
    /// Another time to answer is proposed, so nobody is ready any more.
    Time {
        /// Which.
        turn_time: TurnTime,
    },
    /// Hints are to be had, or not any more, so nobody is ready any more.
    Hints {
        /// Are they?
        on: bool,
    },
    /// The secret of the next match is fixed; this proves it later.
    Committed {
        /// [`fair::Secret::commitment`] of it.
        commitment: Hash,
    },
    /// A player agrees to the rules as they are, and adds to the chance of the match.
    Ready {
        /// Which seat.
        seat: Seat,
        /// What it adds.
        share: Option<Share>,
    },
    /// A player is not ready any more.
    NotReady {
        /// Which seat.
        seat: Seat,
    },
    /// The match, or the session, began.
    Started {
        /// Who began it: the host, or somebody for them.
        host: Seat,
        /// Who deals first.
        dealer: Seat,
        /// By which version of the game's rules ([`games::GameName::rules_version`]).
        version: u32,
        /// What that seat adds to the chance.
        share: Option<Share>,
        /// The deals that happen before anybody acts.
        steps: Steps,
        /// The root of each pack that was begun.
        roots: Vec<Hash>,
    },
    /// A seat did something in the game.
    Played {
        /// Which seat.
        seat: Seat,
        /// Why.
        cause: Cause,
        /// The act, and the deals and facts that it forced.
        steps: Steps,
        /// The root of each pack that was begun.
        roots: Vec<Hash>,
        /// The standing after each game or hand that was counted by this. It follows from the steps, and stands
        /// here for versions of the rules that would count otherwise.
        rows: Vec<Row>,
    },
    /// The match is over, and with this everybody can check every pack of it.
    Revealed {
        /// [`fair::Secret::reveal`]; none if the cards lay in a given order.
        secret: Option<String>,
    },
    /// Somebody is at their seat, with this connection and no other.
    Came {
        /// Which seat.
        seat: Seat,
        /// The connection.
        conn: Conn,
    },
    /// The connection of a seat is gone.
    Went {
        /// Which seat.
        seat: Seat,
    },
    /// A seat is marked away.
    Away {
        /// Which seat.
        seat: Seat,
        /// Why.
        why: AwayWhy,
    },
    /// A seat is not marked away any more.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// A computer player plays for a seat.
    Replaced {
        /// Which seat.
        seat: Seat,
        /// Which computer player.
        computer: Name,
    },
    /// The person whose seat it is plays again.
    TakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// The host made somebody else host.
    Host {
        /// Who is host now.
        seat: Seat,
    },
    /// The clocks stand still and nobody plays.
    Paused {
        /// Who paused.
        seat: Seat,
    },
    /// Play goes on.
    Resumed {
        /// Who resumed.
        seat: Seat,
    },
    /// Somebody said a quick phrase.
    Said {
        /// Which seat.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// A seat's name was deleted.
    NameDeleted {
        /// Which seat.
        seat: Seat,
        /// The entry that holds the name, to be blanked in the store ([`Entry::blank_name`]).
        entry: u64,
    },
    /// A code was made that moves a seat to another device.
    Code {
        /// Which seat.
        seat: Seat,
        /// The code's hash.
        code: CodeHash,
    },
    /// A seat was moved to another device.
    Moved {
        /// Which seat.
        seat: Seat,
        /// What shows from now on that it is theirs.
        token: TokenHash,
        /// The connection at which they are.
        conn: Conn,
    },
    /// After a match: the same people, as before the first one.
    Rematch,
    /// T24: the table was reminded to call the last hands.
    Reminded,
    /// Nobody could play since the last entry, because the program did not run: no connection is left, and
    /// no clock ran.
    Restarted,
    /// The table is closed for good.
    Closed {
        /// Why.
        why: Closing,
        /// What was published of the secret of the match that was under way, before its first card.
        commitment: Option<Hash>,
        /// The secret itself, as in [`Event::Revealed`].
        secret: Option<String>,
    },
}
