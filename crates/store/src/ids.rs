//! Which table, which process.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;
use table::Conn;

/// A table, by a number that is drawn at random and is no secret: logs may name it, links do not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub u64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for TableId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<TableId, ParseIntError> {
        u64::from_str_radix(text, 16).map(TableId)
    }
}

/// How far the connections of one process are counted: 2^40 of them, for 2^24 processes.
const CONNS: u32 = 40;

/// A process that uses the store, counted from 1; a number is given once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ProcessId(pub u32);

impl ProcessId {
    /// The process's connection of this number: one that no other process has, so that the connections of one
    /// that has died can be told.
    pub const fn conn(self, number: u64) -> Conn {
        Conn((self.0 as u64) << CONNS | number & ((1 << CONNS) - 1))
    }

    /// The process that has, or had, this connection.
    pub const fn of(conn: Conn) -> ProcessId {
        ProcessId((conn.0 >> CONNS) as u32)
    }
}

impl fmt::Display for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
