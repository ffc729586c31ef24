//! A book as a file: its operations as JSON, described in `docs/sheet.md`.

use crate::book::Book;
use crate::change::Operation;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of the format.
pub const VERSION: u32 = 1;
/// The most bytes of a book as a file. As a text in a message, with its quotes escaped, it has a quarter more.
pub const MOST_BYTES: usize = 6 << 20;

/// What the file calls itself.
const KIND: &str = "sheet";

/// More than what stands around the operations.
pub(crate) const FRAME: usize = 64;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    stamtafel: String,
    version: u32,
    operations: Vec<Operation>,
}

/// Why a file is no book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadFault {
    /// More than [`MOST_BYTES`].
    TooLong,
    /// It is no JSON, or says something that the format does not know.
    Json {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
        /// What is wrong, in English.
        what: String,
    },
    /// It is something else, or of another version.
    Version,
    /// An operation that cannot be.
    Operation {
        /// Which, counted from 1.
        number: u64,
        /// Why.
        refusal: Refusal,
    },
}

impl fmt::Display for ReadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadFault::TooLong => write!(f, "a book has at most {MOST_BYTES} bytes"),
            ReadFault::Json { line, column, what } => write!(f, "line {line}, column {column}: {what}"),
            ReadFault::Version => write!(f, "no sheet of version {VERSION}"),
            ReadFault::Operation { number, refusal } => write!(f, "operation {number}: {refusal:?}"),
        }
    }
}

impl std::error::Error for ReadFault {}

/// A book as text: one operation a line, so that what was done last stands last.
pub fn write(book: &Book) -> String {
    let mut text = format!("{{\"stamtafel\":\"{KIND}\",\"version\":{VERSION},\"operations\":[");
    for (place, operation) in book.operations().iter().enumerate() {
        text.push_str(if place == 0 { "\n" } else { ",\n" });
        text.push_str(&json(operation));
    }
    text.push_str("\n]}\n");
    text
}

/// Nothing in an operation has a form that JSON lacks.
fn json(operation: &impl Serialize) -> String {
    serde_json::to_string(operation).unwrap_or_default()
}

/// What an operation has in a file, the comma and the line feed before it included.
pub(crate) fn bytes(operation: &Operation) -> usize {
    json(operation).len() + 2
}

/// The book in a text.
///
/// # Errors
/// If it is none, or something in it cannot be.
pub fn read(text: &str) -> Result<Book, ReadFault> {
    if text.len() > MOST_BYTES {
        return Err(ReadFault::TooLong);
    }
    let file: File = serde_json::from_str(text).map_err(|error| {
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or_default().to_owned();
        ReadFault::Json { line: error.line(), column: error.column(), what }
    })?;
    if file.stamtafel != KIND || file.version != VERSION {
        return Err(ReadFault::Version);
    }
    Book::of(file.operations).map_err(|(number, refusal)| ReadFault::Operation { number, refusal })
}
