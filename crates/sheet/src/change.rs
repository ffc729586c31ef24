//! What can be done to a book. A book is nothing but what its operations have made of it.

use crate::evening::EveningId;
use crate::house::House;
use crate::ids::OperationId;
use crate::line::{Entry, LineId};
use crate::people::PersonId;
use serde::{Deserialize, Serialize};

/// Something that somebody did to a book.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Operation {
    /// Drawn at random by whoever does it: done twice, it is done once.
    pub id: OperationId,
    /// The number of the last operation that its maker knew of; the first is number 1.
    pub base: u64,
    /// When, in milliseconds since 1970, by the clock of whoever keeps the book.
    #[serde(default)]
    pub at: u64,
    /// The operation that it undoes, if it is meant so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undoes: Option<OperationId>,
    /// What.
    pub change: Change,
}

/// What is done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// The book is called so.
    Name {
        /// At most 24 letters.
        name: String,
    },
    /// Somebody is added to the people of the book.
    AddPerson {
        /// Their number.
        person: PersonId,
        /// At most 24 letters.
        name: String,
    },
    /// Somebody is called otherwise.
    RenamePerson {
        /// Who.
        person: PersonId,
        /// At most 24 letters; empty: the name is forgotten.
        name: String,
    },
    /// An evening begins, or is noted afterwards.
    AddEvening {
        /// Its number.
        evening: EveningId,
        /// What is played, and when and by whom.
        about: About,
    },
    /// What is played, when, and by whom is changed; lines keep who played them.
    ChangeEvening {
        /// Which.
        evening: EveningId,
        /// The operation that had made it what its maker saw.
        was: OperationId,
        /// As it is from now on.
        about: About,
    },
    /// An evening does not count, or counts again.
    RemoveEvening {
        /// Which.
        evening: EveningId,
        /// Is it taken out?
        removed: bool,
    },
    /// A game or hand is noted.
    AddLine {
        /// In which evening.
        evening: EveningId,
        /// Its number.
        line: LineId,
        /// The how manieth of the evening its maker took it for, counted from 1.
        place: u32,
        /// Who played, in the order of their seats.
        players: Vec<PersonId>,
        /// What was noted.
        entry: Entry,
    },
    /// A line is set right.
    CorrectLine {
        /// Which.
        line: LineId,
        /// The operation that had made it what its maker saw.
        was: OperationId,
        /// Who played.
        players: Vec<PersonId>,
        /// What is noted from now on.
        entry: Entry,
    },
    /// A line does not count, or counts again.
    RemoveLine {
        /// Which.
        line: LineId,
        /// The operation that had made it what its maker saw.
        was: OperationId,
        /// Is it taken out?
        removed: bool,
    },
    /// What two people noted at once is decided.
    Decide {
        /// The operation that did not count.
        operation: OperationId,
        /// What becomes of it.
        verdict: Verdict,
    },
}

/// What becomes of something that was noted while somebody else noted the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It counts as well: they were two.
    Both,
    /// It counts, and what stood there does not.
    Instead,
    /// It does not count.
    Drop,
}

/// What is played on an evening, when, and by whom.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(rename = "EveningAbout"), schemars(rename = "EveningAbout"))]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The day, as `2026-11-30`; absent: not noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// House rules.
    pub house: House,
    /// Who sits there, clockwise; who plays a single game or hand stands in its line.
    pub seats: Vec<PersonId>,
    /// Who deals first.
    pub dealer: PersonId,
    /// Toepen: is it played double (T23)?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub double: bool,
    /// Toepen: "the last k" (T24): after how many hands it was announced, and k.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<(u32, u32)>,
    /// Where it was played: a match of a table of this server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}
