//! Everything that a viewer knows of a table.

use crate::rules::HouseRules;
use crate::server::{Pulse, You};
use crate::view::View;
use serde::{Deserialize, Serialize};

/// Everything that a viewer knows of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Snapshot {
    /// The last entry in it.
    pub number: u64,
    /// When that was, in milliseconds since 1970.
    pub at: u64,
    /// The server's time now, likewise.
    pub now: u64,
    /// Who the viewer is.
    pub you: You,
    /// Is the table in the public list?
    pub listed: bool,
    /// House rules.
    pub rules: HouseRules,
    /// Time to answer: `none`, `20s`, `45s`, `2min` or `day`.
    pub turn_time: String,
    /// May players ask for hints?
    pub hints: bool,
    /// Who sits where.
    pub seats: Vec<SeatFacts>,
    /// Who waits, in order.
    pub waiting: Vec<String>,
    /// Is it paused?
    pub paused: bool,
    /// Stage, host, deadlines.
    pub pulse: Pulse,
    /// The match under way or just over, as the viewer sees it.
    pub view: Option<View>,
    /// The commitment to the secret of the next match or the one under way.
    pub commitment: Option<String>,
    /// What the seats added to the chance of the match.
    pub shares: Vec<String>,
    /// The roots of the packs of the match so far.
    pub roots: Vec<String>,
    /// The secret of the match that is over.
    pub secret: Option<String>,
    /// The sheets of all matches so far.
    pub sheets: Vec<Sheet>,
    /// Who pays whom, when a session of toepen is over.
    pub payments: Vec<Payment>,
    /// Why the table was closed.
    pub closing: Option<String>,
}

/// What everyone knows of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatFacts {
    /// Its name; empty when it was deleted.
    pub name: String,
    /// Which computer player plays for it.
    pub computer: Option<String>,
    /// Has it a person, who may be away or have a computer player play?
    pub person: bool,
    /// Is its person connected?
    pub here: bool,
    /// Marked away?
    pub away: bool,
    /// Since when its person is gone or away, in milliseconds since 1970.
    pub gone_since: Option<u64>,
    /// Agrees to begin?
    pub ready: bool,
}

/// The sheet of one match or session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sheet {
    /// `wippen` or `toepen`.
    pub game: String,
    /// Who sat where.
    pub names: Vec<String>,
    /// By game or hand: everyone's points, or clips, after it.
    pub rows: Vec<Vec<i64>>,
}

/// Something that one player pays another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Payment {
    /// Which seat pays.
    pub from: u8,
    /// Which seat gets it.
    pub to: u8,
    /// Cents, more than zero.
    pub cents: i64,
}
