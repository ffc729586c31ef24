//! SQLite in a folder, for one process.

mod books;
mod emptier;
mod migrate;
mod sql;
mod worker;

use crate::batch::{self, Batch};
use crate::clock;
use crate::{
    AppendError, Cleaned, Company, Entered, NewTable, ProcessId, Store, StoreError, TableId, TableInfo, Wake,
};
use emptier::Emptier;
use fair::{Hash, Secret};
use rusqlite::Connection;
use sql::Refused;
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::{CodeHash, Entry, Millis};
use tokio::sync::broadcast;
use worker::{Failure, Mode, Worker};

/// The name of the database in its folder.
pub const DATABASE: &str = "stamtafel.db";

/// The name of the file that the process holds locked.
const LOCK: &str = "stamtafel.lock";

/// Hints that a slow listener may have waiting.
pub(crate) const HINTS: usize = 1024;

/// When SQLite waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Synchronous {
    /// After every commit: nothing that was stored is lost, even if the power fails.
    #[default]
    Full,
    /// Seldom: the death of the process loses nothing, that of the machine may lose the last seconds.
    Normal,
}

/// The store in SQLite.
pub struct Sqlite {
    writer: Worker,
    /// None: the writer reads too, since what is in memory has one connection.
    reader: Option<Worker>,
    hints: broadcast::Sender<Wake>,
    /// The last moment until which nobody was alive. Whoever opens the store is alone at first.
    nobody_until: Arc<AtomicU64>,
    /// Given up last, when the threads have ended.
    _lock: Option<Lock>,
}

/// A file that is locked until this goes, or the process ends, however it does.
struct Lock(File);

/// Said, not left to the closing of the file: a process that is just being started may have it open too.
impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

impl Sqlite {
    /// Opens the store in a folder, which is made if it is not there.
    ///
    /// # Errors
    /// If the folder cannot be used, another process uses it, or a newer version of the program did.
    pub fn open(folder: &Path, synchronous: Synchronous) -> Result<Sqlite, StoreError> {
        let failed = |error: std::io::Error| StoreError::Failed(format!("{}: {error}", folder.display()));
        make_private(folder).map_err(failed)?;
        let lock = File::create(folder.join(LOCK)).map_err(failed)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                StoreError::Failed(format!("{}: another process uses this folder", folder.display()))
            }
            TryLockError::Error(error) => failed(error),
        })?;
        let path = folder.join(DATABASE);
        let mut connection = Connection::open(&path)?;
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
        migrate::migrate(&mut connection)?;
        set_up(&connection, synchronous)?;
        connection.pragma_update_and_check(None, "wal_autocheckpoint", emptier::FULL, |_| Ok(()))?;
        sql::all_dead(&connection)?;
        let another = || -> rusqlite::Result<Connection> {
            let another = Connection::open(&path)?;
            set_up(&another, synchronous)?;
            Ok(another)
        };
        let reader = another()?;
        reader.pragma_update(None, "query_only", true)?;
        let emptier = Emptier::start(another()?).map_err(failed)?;
        Ok(Sqlite {
            writer: Worker::start("store-writer", connection, Mode::Writes(Some(emptier))).map_err(failed)?,
            reader: Some(Worker::start("store-reader", reader, Mode::Reads).map_err(failed)?),
            hints: broadcast::Sender::new(HINTS),
            nobody_until: Arc::default(),
            _lock: Some(Lock(lock)),
        })
    }

    /// A store that is gone with its last user, for tests and simulations.
    ///
    /// # Errors
    /// If there is no memory or no thread for it.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        migrate::migrate(&mut connection)?;
        set_up(&connection, Synchronous::Normal)?;
        let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
        Ok(Sqlite {
            writer: Worker::start("store", connection, Mode::Writes(None)).map_err(failed)?,
            reader: None,
            hints: broadcast::Sender::new(HINTS),
            nobody_until: Arc::default(),
            _lock: None,
        })
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.run(work, |_| ()).await.map_err(StoreError::from)
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.reader.as_ref().unwrap_or(&self.writer).run(work, |_| ()).await.map_err(StoreError::from)
    }

    async fn store(
        &self,
        table: TableId,
        last: u64,
        work: impl FnOnce(&Connection) -> Result<(), Refused> + Send + 'static,
    ) -> Result<(), AppendError> {
        let hints = self.hints.clone();
        let hint = move |(): &()| {
            // Nobody may be listening.
            let _ = hints.send(Wake::Table { table, number: last });
        };
        self.writer.run(work, hint).await.map_err(AppendError::from)
    }
}

impl From<Failure<StoreError>> for StoreError {
    fn from(failure: Failure<StoreError>) -> StoreError {
        match failure {
            Failure::Work(error) => error,
            Failure::Broken(why) => StoreError::Failed(why),
        }
    }
}

impl From<Failure<Refused>> for AppendError {
    fn from(failure: Failure<Refused>) -> AppendError {
        match failure {
            Failure::Work(Refused(error)) => error,
            Failure::Broken(why) => AppendError::Failed(why),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

/// Makes a folder that only its owner can look into: the secrets of running matches lie in it.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn set_up(connection: &Connection, synchronous: Synchronous) -> rusqlite::Result<()> {
    let synchronous = match synchronous {
        Synchronous::Full => "FULL",
        Synchronous::Normal => "NORMAL",
    };
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is deleted is overwritten: names above all.
    connection.pragma_update_and_check(None, "secure_delete", true, |_| Ok(()))?;
    connection.set_prepared_statement_cache_capacity(64);
    // Others than this process may look into the database or copy it.
    connection.busy_timeout(Duration::from_secs(5))
}

/// Who is there, where somebody has just come to life who was alone or not.
fn company(alone: bool, others: Vec<ProcessId>, nobody_until: &AtomicU64) -> Company {
    if alone {
        nobody_until.store(clock(), Ordering::Relaxed);
    }
    Company { others, nobody_until: Millis(nobody_until.load(Ordering::Relaxed)) }
}

fn until(lasts: Duration) -> u64 {
    clock().saturating_add(u64::try_from(lasts.as_millis()).unwrap_or(u64::MAX))
}

impl Store for Sqlite {
    async fn open(&self, new: NewTable, opened: Entry) -> Result<(), AppendError> {
        let (row, listed) = batch::opening(opened)?;
        self.store(new.id, row.number, move |connection| sql::open(connection, &new, listed, &row)).await
    }

    async fn append(&self, table: TableId, entries: Vec<Entry>) -> Result<(), AppendError> {
        let batch = Batch::new(entries)?;
        self.store(table, batch.last(), move |connection| sql::append(connection, table, &batch)).await
    }

    async fn entries(&self, table: TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.read(move |connection| sql::entries(connection, table, from)).await
    }

    async fn keep_secret(&self, table: TableId, secret: &Secret) -> Result<(), StoreError> {
        let (commitment, secret) = (secret.commitment().to_string(), secret.reveal());
        self.write(move |connection| sql::keep_secret(connection, table, &commitment, &secret)).await
    }

    async fn secret(&self, table: TableId, commitment: Hash) -> Result<Option<Secret>, StoreError> {
        self.read(move |connection| sql::secret(connection, table, commitment)).await
    }

    async fn info(&self, table: TableId) -> Result<Option<TableInfo>, StoreError> {
        self.read(move |connection| sql::info(connection, table)).await
    }

    async fn open_tables(&self) -> Result<Vec<TableInfo>, StoreError> {
        self.read(sql::open_tables).await
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        let code = code.to_owned();
        self.read(move |connection| sql::find(connection, &code)).await
    }

    async fn find_move(&self, code: CodeHash) -> Result<Option<TableId>, StoreError> {
        self.read(move |connection| sql::find_move(connection, &code.0.to_string())).await
    }

    async fn enter(&self, lasts: Duration) -> Result<Entered, StoreError> {
        let nobody_until = Arc::clone(&self.nobody_until);
        let enter = move |connection: &Connection| {
            let (process, others) = sql::enter(connection, clock(), until(lasts))?;
            Ok(Entered { process, company: company(others.is_empty(), others, &nobody_until) })
        };
        self.write(enter).await
    }

    async fn alive(&self, process: ProcessId, lasts: Duration) -> Result<Company, StoreError> {
        let nobody_until = Arc::clone(&self.nobody_until);
        let alive = move |connection: &Connection| {
            let (was_alive, others) = sql::alive(connection, process, clock(), until(lasts))?;
            Ok(company(!was_alive && others.is_empty(), others, &nobody_until))
        };
        self.write(alive).await
    }

    async fn leave(&self, process: ProcessId) -> Result<(), StoreError> {
        self.write(move |connection| sql::leave(connection, process)).await
    }

    async fn drive(&self, table: TableId, process: ProcessId) -> Result<bool, StoreError> {
        self.write(move |connection| sql::drive(connection, table, process, clock())).await
    }

    async fn let_go(&self, table: TableId, process: ProcessId) -> Result<(), StoreError> {
        self.write(move |connection| sql::let_go(connection, table, process)).await
    }

    async fn undriven(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|connection| sql::undriven(connection, clock())).await
    }

    fn changed(&self) -> broadcast::Receiver<Wake> {
        self.hints.subscribe()
    }

    async fn clean(&self, closed_before: Millis, codes_before: Millis) -> Result<Cleaned, StoreError> {
        let cleaned = self
            .write(move |connection| sql::clean(connection, closed_before, codes_before, clock()))
            .await?;
        if let Some(reader) = &self.reader {
            // What was overwritten, names for instance, is still in the log of SQLite's own until that is emptied.
            // When somebody else is reading that waits for the next time.
            let emptied = reader.run(sql::empty_wal, |()| ()).await;
            emptied.map_err(StoreError::from)?;
        }
        Ok(cleaned)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.write(|connection| Ok(connection.query_row("SELECT 1", [], |_| Ok(()))?)).await
    }
}
