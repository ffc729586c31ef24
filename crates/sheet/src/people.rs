//! The people of a book.

use serde::{Deserialize, Serialize};
use table::Name;

/// The most people of a book.
pub const MOST_PEOPLE: usize = 100;

/// Somebody of a book: a number that nobody else in it has and that never changes. Who may be without a connection
/// draws it at random, so that two phones do not draw the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct PersonId(pub u32);

/// Somebody of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called; empty when the name was forgotten.
    pub name: Name,
}
