//! What lies beside the logs.

use crate::ids::{ProcessId, TableId};
use table::Millis;

/// A table about to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Drawn at random.
    pub id: TableId,
    /// What its link and those who type it name it by; drawn so that it cannot be guessed.
    pub code: String,
}

/// A table as it is known without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// Which.
    pub id: TableId,
    /// Its public code.
    pub code: String,
    /// Is it shown in the public list?
    pub listed: bool,
    /// When it was opened.
    pub opened: Millis,
    /// When it was closed, if it is.
    pub closed: Option<Millis>,
    /// The number of its last entry.
    pub last: u64,
    /// When that happened.
    pub at: Millis,
}

/// A process that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entered {
    /// Its number.
    pub process: ProcessId,
    /// Who else is there.
    pub company: Company,
}

/// The processes that are alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// All but the one that asks.
    pub others: Vec<ProcessId>,
    /// Up to this moment nobody was alive, for some time. A table whose last entry is from before is to be told that
    /// nobody could play ([`table::Input::Restarted`]), before anything else happens at it.
    pub nobody_until: Millis,
}

/// A hint that there is something new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wake {
    /// A table has entries up to this number.
    Table {
        /// Which.
        table: TableId,
        /// Its last entry by then.
        number: u64,
    },
    /// Hints may have been lost: any table may have new entries.
    All,
}

/// What [`crate::Store::clean`] deleted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cleaned {
    /// The tables.
    pub tables: Vec<TableId>,
    /// How many codes of seats.
    pub codes: u64,
}
