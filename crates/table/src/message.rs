//! What a table tells. Messages are made of what a viewer saw ([`game::Seen`], [`game::View`]) and of facts of
//! the table that everybody may know; no hash of a token or code, no full step is ever in one.

use crate::command::Command;
use crate::entry::{AwayWhy, Cause, Closing};
use crate::facts::Pulse;
use crate::ids::{CommandId, Conn};
use crate::name::Name;
use crate::of_game::{SeenSteps, View};
use crate::phrase::Phrase;
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::time::{Millis, TurnTime};
use fair::{Hash, Opening, Share};
use game::Seat;
use games::Draft;
use toepen::Payments;

/// Who somebody at a connection is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The person at this seat.
    Seat(Seat),
    /// The person of this seat, which is at another connection now.
    Elsewhere(Seat),
    /// Somebody who waits for the next match.
    Waiting,
    /// A spectator.
    Spectator,
}

/// A message for some connections, all of which get the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Tell {
    /// To whom, in ascending order.
    pub to: Vec<Conn>,
    /// What.
    pub message: Message,
}

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub enum Message {
    /// Everything that one can know who comes now.
    Snapshot(Box<Snapshot>),
    /// To somebody who comes back: only the entries that they missed follow. If they were somebody else when
    /// they left, they come again without saying which entry they know, and get a snapshot.
    Welcome {
        /// Who the viewer is.
        you: Who,
        /// The last entry now.
        number: u64,
    },
    /// The next entry.
    Entry(Box<EntrySeen>),
    /// The command was carried out.
    Done {
        /// Which.
        command: CommandId,
        /// The entry that it led to.
        number: u64,
        /// It had been carried out before: this is the same answer once more.
        again: bool,
    },
    /// The command changed nothing.
    Refused {
        /// Which; none: it was about connecting.
        command: Option<CommandId>,
        /// The last entry now.
        number: u64,
        /// Why.
        why: Refusal,
    },
    /// The seat is at another connection now; [`crate::Wish::Here`] takes it back.
    TakenOver {
        /// Which seat.
        seat: Seat,
    },
}

/// An entry as somebody saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct EntrySeen {
    /// Its number.
    pub number: u64,
    /// What happened; none: nothing that concerns this viewer.
    pub news: Option<Happened>,
}

/// What happened, and what is so afterwards.
#[derive(Clone, PartialEq, Debug)]
pub struct Happened {
    /// When.
    pub at: Millis,
    /// What.
    pub what: News,
    /// What is so afterwards.
    pub pulse: Pulse,
    /// Proofs of the cards that the viewer came to see.
    pub openings: Vec<Opening>,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        name: Name,
    },
    /// Somebody waits for the next match.
    Waits {
        /// Who.
        name: Name,
    },
    /// Somebody does not wait any more.
    WaitsNoMore {
        /// The place among those who wait, counted from 0.
        place: u8,
    },
    /// A computer player has a seat.
    AddedComputer {
        /// Where.
        seat: Seat,
        /// Which.
        computer: Name,
    },
    /// Somebody left. Before a match the seats behind have moved up.
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// The host removed somebody; the seats behind have moved up.
    Removed {
        /// Which seat.
        seat: Seat,
    },
    /// Other house rules.
    Rules {
        /// All of them.
        draft: Draft,
    },
    /// Another time to answer.
    Time {
        /// Which.
        turn_time: TurnTime,
    },
    /// Hints are to be had, or not any more.
    Hints {
        /// Are they?
        on: bool,
    },
    /// The secret of the next match is fixed.
    Committed {
        /// Its commitment.
        commitment: Hash,
    },
    /// Somebody is ready.
    Ready {
        /// Which seat.
        seat: Seat,
        /// What it adds to the chance.
        share: Option<Share>,
    },
    /// Somebody is not ready any more.
    NotReady {
        /// Which seat.
        seat: Seat,
    },
    /// The match began.
    Started {
        /// Who deals first.
        dealer: Seat,
        /// What all seats together added to the chance, in order.
        shares: Vec<Share>,
        /// The deals before the first act.
        seen: SeenSteps,
        /// The roots of the packs that were begun.
        roots: Vec<Hash>,
    },
    /// A seat did something in the game.
    Played {
        /// Which seat.
        seat: Seat,
        /// Why.
        cause: Cause,
        /// The act, and what it forced.
        seen: SeenSteps,
        /// The roots of the packs that were begun.
        roots: Vec<Hash>,
    },
    /// The match is over, and this proves its cards.
    Revealed {
        /// The secret.
        secret: Option<String>,
    },
    /// Somebody is there.
    Came {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody's connection is gone.
    Went {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody is marked away.
    Away {
        /// Which seat.
        seat: Seat,
        /// Why.
        why: AwayWhy,
    },
    /// Somebody is not marked away any more.
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
    /// The person plays again.
    TakenBack {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody else is host; it is in the pulse.
    Host,
    /// The table is paused.
    Paused {
        /// By whom.
        seat: Seat,
    },
    /// Play goes on.
    Resumed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody said something.
    Said {
        /// Which seat.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// A seat has no name any more.
    NameDeleted {
        /// Which seat.
        seat: Seat,
    },
    /// T24: a reminder to call the last hands.
    Reminded,
    /// The program was started again: nobody is there until they are back.
    Restarted,
    /// The table is closed.
    Closed {
        /// Why.
        why: Closing,
        /// What was published of the secret of the match that was under way.
        commitment: Option<Hash>,
        /// The secret itself.
        secret: Option<String>,
    },
}

/// What everyone knows of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatFacts {
    /// Its name.
    pub name: Name,
    /// Which computer player plays for it.
    pub computer: Option<Name>,
    /// Has it a person, who may be away or have a computer player play?
    pub person: bool,
    /// Is its person connected?
    pub here: bool,
    /// Marked away?
    pub away: bool,
    /// Since when its person is gone or away.
    pub gone_since: Option<Millis>,
    /// Agrees to begin?
    pub ready: bool,
}

/// Everything that a viewer knows of the table. The view holds what was seen of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The last entry in it.
    pub number: u64,
    /// When that was.
    pub at: Millis,
    /// Who the viewer is.
    pub you: Who,
    /// Is the table in the public list?
    pub listed: bool,
    /// House rules.
    pub draft: Draft,
    /// Time to answer.
    pub turn_time: TurnTime,
    /// May players ask for hints?
    pub hints: bool,
    /// Who sits where.
    pub seats: Vec<SeatFacts>,
    /// Who waits, in order.
    pub waiting: Vec<Name>,
    /// Is it paused?
    pub paused: bool,
    /// Stage, host, deadlines.
    pub pulse: Pulse,
    /// The match under way or just over, as the viewer sees it.
    pub view: Option<View>,
    /// The commitment to the secret of the next match or the one under way.
    pub commitment: Option<Hash>,
    /// What the seats added to the chance of the match.
    pub shares: Vec<Share>,
    /// The roots of the packs of the match so far.
    pub roots: Vec<Hash>,
    /// The secret of the match that is over.
    pub secret: Option<String>,
    /// The sheets of all matches so far.
    pub sheets: Vec<Sheet>,
    /// T25: who pays whom, when a session is over.
    pub payments: Payments,
    /// Why the table was closed.
    pub closing: Option<Closing>,
}

/// A question to a computer player.
#[derive(Clone, PartialEq, Debug)]
pub struct AskComputer {
    /// The seat that it plays for.
    pub seat: Seat,
    /// Which one.
    pub computer: Name,
    /// The entry that it is asked on; it comes back with the answer.
    pub on: u64,
    /// What it knows.
    pub view: View,
}

/// What the shell has to fetch for the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Draw a secret that nobody can guess, store it under its commitment, and hand in
    /// [`crate::Input::Commit`]; then [`crate::Table::unlock`].
    NewSecret,
    /// [`crate::Table::unlock`] with the secret that is stored under this commitment.
    Secret(Hash),
}

/// What is to be done after something happened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Told {
    /// Messages, in order for each connection.
    pub tells: Vec<Tell>,
    /// Computer players to be asked, each once; only by the process that drives the table.
    pub asks: Vec<AskComputer>,
    /// When to hand in [`crate::Input::Tick`], at the latest; only by the process that drives the table.
    pub wake_at: Option<Millis>,
    /// What is needed for the cards.
    pub need: Option<Need>,
}

impl Command {
    pub(crate) fn done(&self, number: u64, again: bool) -> Message {
        Message::Done { command: self.id, number, again }
    }

    pub(crate) fn refused(&self, number: u64, why: Refusal) -> Message {
        Message::Refused { command: Some(self.id), number, why }
    }
}
