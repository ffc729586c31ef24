//! Books of evenings: what was done to them, and who may do more.

use crate::{AppendError, StoreError};
use fair::Hash;
use std::fmt;
use std::future::Future;
use std::num::ParseIntError;
use std::str::FromStr;
use table::Millis;

/// A book, by a number that is drawn at random and is no secret: what shows that somebody may see it is in their link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BookId(pub u64);

impl fmt::Display for BookId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for BookId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<BookId, ParseIntError> {
        u64::from_str_radix(text, 16).map(BookId)
    }
}

/// A book about to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewBook {
    /// Drawn at random.
    pub id: BookId,
    /// The hash of the secret that gives the right to write in it.
    pub edit: Hash,
    /// The hash of the secret that gives the right to look at it.
    pub look: Hash,
    /// When it is made.
    pub at: Millis,
}

/// What is known of a book without reading it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookInfo {
    /// The hash of the secret that gives the right to write in it.
    pub edit: Hash,
    /// The hash of the secret that gives the right to look at it.
    pub look: Hash,
    /// When it was made.
    pub made: Millis,
    /// When it was last used.
    pub used: Millis,
}

/// Keeps books. They are nothing but their operations, texts to the store, numbered from 1 without a gap.
pub trait Books: Send + Sync + 'static {
    /// Makes a book with what is done to it at once.
    ///
    /// # Errors
    /// [`AppendError::Taken`]: there is a book of this id; draw another.
    fn make_book(
        &self,
        new: NewBook,
        operations: Vec<String>,
    ) -> impl Future<Output = Result<(), AppendError>> + Send;

    /// What is known of a book.
    ///
    /// # Errors
    /// If it cannot be read.
    fn book(&self, book: BookId) -> impl Future<Output = Result<Option<BookInfo>, StoreError>> + Send;

    /// The operations from this number on (1: all of them), in their order.
    ///
    /// # Errors
    /// If they cannot be read.
    fn operations(
        &self,
        book: BookId,
        from: u64,
    ) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;

    /// Stores operations, all or none; the first gets this number. By that the book is used.
    ///
    /// # Errors
    /// [`AppendError::Taken`]: somebody else was faster, or there are not as many yet; [`AppendError::Gone`]: there is no
    /// such book. After [`AppendError::Failed`] it is not known whether they are there; each has an id of its own, so
    /// handing them in again is safe.
    fn add_operations(
        &self,
        book: BookId,
        first: u64,
        operations: Vec<String>,
        at: Millis,
    ) -> impl Future<Output = Result<(), AppendError>> + Send;

    /// Somebody looks at the book.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn use_book(&self, book: BookId, at: Millis) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Deletes a book with everything in it, if it is there.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn delete_book(&self, book: BookId) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Deletes the books that nobody has used since a time, at most [`crate::MOST_CLEANED`]; says how many it were.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn clean_books(&self, used_before: Millis) -> impl Future<Output = Result<usize, StoreError>> + Send;
}

/// A stored hash.
pub(crate) fn read_hash(text: &str) -> Result<Hash, StoreError> {
    text.parse().map_err(|_| StoreError::Failed("the hash of a book is damaged".to_owned()))
}
