//! The logs of tables, and what is looked up beside them: one trait, [`Store`], with SQLite ([`Sqlite`]) for one
//! process and PostgreSQL ([`Postgres`]) for any number of them behind it.
//!
//! Four things carry it:
//!
//! - **Durable before told.** A future of [`Store::append`] is ready when its entries are on the disk, and not
//!   before; so nobody is told of something that a crash can undo.
//! - **(table, number) is unique**, and that is the only lock. Of any number of processes that append at the same
//!   number one wins; the others get [`AppendError::Taken`], and none of their entries is there.
//! - **What lies beside the log follows from it.** That a table is closed, which codes move seats, which names are
//!   to be blanked: all of that is done in the transaction that appends the entry saying so, never afterwards.
//! - **Notices are hints.** [`Store::changed`] only says where to look; a lost one costs a delay.
//!
//! Secrets of matches lie in a table of their own, tokens and codes of seats only as hashes. Books of evenings lie beside
//! the tables ([`Books`]), by the same rules.

#![forbid(unsafe_code)]

mod any;
mod batch;
mod books;
pub mod codec;
mod error;
mod ids;
mod info;
#[cfg(feature = "kit")]
pub mod kit;
mod postgres;
mod sqlite;

pub use any::AnyStore;
pub use books::{BookId, BookInfo, Books, NewBook};
pub use error::{AppendError, StoreError};
pub use ids::{ProcessId, TableId};
pub use info::{Cleaned, Company, Entered, NewTable, TableInfo, Wake};

pub use postgres::{Postgres, USUAL_LINES};
pub use sqlite::{DATABASE, Sqlite, Synchronous};

use fair::{Hash, Secret};
use std::future::Future;
use std::time::{Duration, SystemTime};
use table::{CodeHash, Entry, Millis};
use tokio::sync::broadcast;

/// The most tables that [`Store::clean`], and the most books that [`Books::clean_books`] deletes at once.
pub const MOST_CLEANED: usize = 50;

/// Milliseconds since 1970.
fn clock() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Keeps the logs of tables. An entry is durable before anyone is told.
///
/// The order of use: [`Store::enter`] once a process and [`Store::alive`] every so often; [`Store::open`] for
/// a new table, [`Store::entries`] to build one; [`Store::append`] for everything that happens;
/// [`Store::drive`] to know whether it is this process that drives the table's clock and computer players.
pub trait Store: Books {
    /// Begins the log of a table with its first entry ([`table::Table::opening`]).
    ///
    /// # Errors
    /// [`AppendError::Taken`]: there is a table of this id or this code; draw another.
    fn open(&self, new: NewTable, opened: Entry) -> impl Future<Output = Result<(), AppendError>> + Send;

    /// Stores entries, all or none. With the closing of a table its secrets are deleted: those that anything was dealt
    /// by are in its log by then. Their numbers are in a row, and the first one is one more than the last of
    /// the table.
    ///
    /// After [`AppendError::Failed`] it is not known whether they are there (the line to the database may have
    /// been cut after the commit). That needs no care: the same input handed in again finds the numbers taken, and
    /// then its command carried out.
    ///
    /// # Errors
    /// Why they are not stored.
    fn append(
        &self,
        table: TableId,
        entries: Vec<Entry>,
    ) -> impl Future<Output = Result<(), AppendError>> + Send;

    /// The entries of a table from this number on (1: all of them), in their order. None if there is no such
    /// table, or nothing from there on.
    ///
    /// # Errors
    /// If they cannot be read.
    fn entries(
        &self,
        table: TableId,
        from: u64,
    ) -> impl Future<Output = Result<Vec<Entry>, StoreError>> + Send;

    /// Keeps a secret under its commitment. To be done before the commitment is handed to the table. Doing it
    /// twice is doing it once.
    ///
    /// # Errors
    /// If it is not kept.
    fn keep_secret(
        &self,
        table: TableId,
        secret: &Secret,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The secret of a commitment of this table.
    ///
    /// # Errors
    /// If it cannot be read.
    fn secret(
        &self,
        table: TableId,
        commitment: Hash,
    ) -> impl Future<Output = Result<Option<Secret>, StoreError>> + Send;

    /// What is known of a table without reading its log.
    ///
    /// # Errors
    /// If it cannot be read.
    fn info(&self, table: TableId) -> impl Future<Output = Result<Option<TableInfo>, StoreError>> + Send;

    /// All tables that are not closed, the one with the latest entry first.
    ///
    /// # Errors
    /// If they cannot be read.
    fn open_tables(&self) -> impl Future<Output = Result<Vec<TableInfo>, StoreError>> + Send;

    /// The table of a public code ([`NewTable::code`]), closed or not.
    ///
    /// # Errors
    /// If it cannot be read.
    fn find(&self, code: &str) -> impl Future<Output = Result<Option<TableId>, StoreError>> + Send;

    /// The table at which a code that moves a seat was made ([`table::Event::Code`]). Whether it can still be
    /// used is the table's matter.
    ///
    /// # Errors
    /// If it cannot be read.
    fn find_move(&self, code: CodeHash) -> impl Future<Output = Result<Option<TableId>, StoreError>> + Send;

    /// A process begins: gives it a number that no other has or had, and counts it as alive for so long.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn enter(&self, lasts: Duration) -> impl Future<Output = Result<Entered, StoreError>> + Send;

    /// The process is alive for at least so long from now on. Says which others are, and until when nobody was.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn alive(
        &self,
        process: ProcessId,
        lasts: Duration,
    ) -> impl Future<Output = Result<Company, StoreError>> + Send;

    /// The process ends on purpose: what it drove can be driven by others at once.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn leave(&self, process: ProcessId) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Does this process drive the table's clock and computer players from now on? Yes if it did, or nobody
    /// does who is alive. It stays so as long as the process says in time that it is alive.
    ///
    /// A process that was held up longer than that may still believe that it drives: then two do for a
    /// moment, and the numbers of the log decide, as they do for everything.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn drive(
        &self,
        table: TableId,
        process: ProcessId,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// The process does not drive the table any more, if it did.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn let_go(
        &self,
        table: TableId,
        process: ProcessId,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The open tables that nobody drives who is alive.
    ///
    /// # Errors
    /// If they cannot be read.
    fn undriven(&self) -> impl Future<Output = Result<Vec<TableId>, StoreError>> + Send;

    /// Hints at tables with new entries, this process's own among them. Who lags behind or loses the line
    /// misses some: [`Wake::All`], and `Lagged` of the channel, say to look at every table that is in use here.
    /// Those that a process did not send because it died say nothing at all: who begins to drive a table
    /// ([`Store::drive`]) looks for new entries too.
    fn changed(&self) -> broadcast::Receiver<Wake>;

    /// Deletes the tables that were closed before a time, with everything that lies beside them, names and
    /// secrets included; and the codes of seats that were made before another. At most [`MOST_CLEANED`] tables, the
    /// oldest ones: whoever writes meanwhile should not have to wait long.
    ///
    /// # Errors
    /// If that cannot be stored.
    fn clean(
        &self,
        closed_before: Millis,
        codes_before: Millis,
    ) -> impl Future<Output = Result<Cleaned, StoreError>> + Send;

    /// Does the store answer?
    ///
    /// # Errors
    /// If it does not.
    fn ready(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}
