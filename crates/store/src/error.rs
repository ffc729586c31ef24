//! What can go wrong.

use crate::ids::TableId;
use std::fmt;

/// Why entries are not stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AppendError {
    /// Somebody else was faster: load what they wrote, and decide again.
    Taken,
    /// The table, or the entry in front of the first one, is not there: it was never opened, or has been deleted.
    Gone,
    /// These entries can never be stored, by whatever fault of who made them.
    Refused(&'static str),
    /// The store does not work now. The entries may be there or not.
    Failed(String),
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Taken => f.write_str("the number is taken: load the entries and decide again"),
            AppendError::Gone => f.write_str("there is no such table, or not this far"),
            AppendError::Refused(why) => write!(f, "the entries cannot be stored: {why}"),
            AppendError::Failed(why) => write!(f, "the store does not work: {why}"),
        }
    }
}

impl std::error::Error for AppendError {}

impl From<StoreError> for AppendError {
    fn from(error: StoreError) -> AppendError {
        AppendError::Failed(match error {
            StoreError::Failed(why) => why,
            other => other.to_string(),
        })
    }
}

/// Why something cannot be read, or written beside the logs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The store does not work now.
    Failed(String),
    /// What is stored cannot be read.
    Unreadable {
        /// Of which table.
        table: TableId,
        /// Which entry; 0: something beside the log.
        number: u64,
        /// What is wrong with it.
        why: String,
    },
    /// What is stored was written by a newer version of the program.
    Newer {
        /// The version of its form.
        version: u32,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Failed(why) => write!(f, "the store does not work: {why}"),
            StoreError::Unreadable { table, number, why } => {
                write!(f, "entry {number} of table {table} cannot be read ({why}): restore it from a backup")
            }
            StoreError::Newer { version } => write!(
                f,
                "a newer version of the program wrote form {version}: start that one, or restore a backup"
            ),
        }
    }
}

impl std::error::Error for StoreError {}
