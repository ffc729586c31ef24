//! The store of an evening: SQLite behind its trait, waited for on this thread, and what befalls its appends.

use fair::{Hash, Secret};
use std::collections::VecDeque;
use std::time::Duration;
use store::{AppendError, NewTable, ProcessId, Sqlite, Store, StoreError, TableId};
use table::{Entry, Millis};
use tokio::runtime::{Builder, Runtime};

/// Longer than any evening takes here: processes are dead when the evening says so, not when a clock does.
const LEASE: Duration = Duration::from_secs(24 * 60 * 60);

/// What befalls an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tear {
    /// It takes so long.
    Slow(Millis),
    /// It is said to have failed, and nothing is there.
    FailsUnstored,
    /// It is said to have failed, and everything is there.
    FailsStored,
    /// The process dies, and nothing is there.
    DiesUnstored,
    /// The process dies, and everything is there.
    DiesStored,
}

/// What came of an append.
#[derive(Debug)]
pub(crate) enum Appended {
    /// Stored, after so long.
    Stored(Millis),
    /// Not stored, or it is not known.
    Not(AppendError),
    /// The process did not live to hear of it.
    Dead,
}

/// The store.
pub(crate) struct Shelf {
    store: Sqlite,
    runtime: Runtime,
    pub table: TableId,
    /// What befalls the next appends, in order.
    pub tears: VecDeque<Tear>,
    /// What befell appends since somebody looked.
    pub torn: Vec<Tear>,
    /// So many of the next times that entries are read fail.
    pub unreadable: u32,
}

impl Shelf {
    /// A store with one table in it.
    ///
    /// # Panics
    /// If there is no memory or no thread for it.
    pub fn open(table: TableId, code: &str, opened: Entry) -> Shelf {
        let store = Sqlite::in_memory().expect("SQLite works in memory");
        let runtime = Builder::new_current_thread().build().expect("a runtime without IO needs nothing");
        let new = NewTable { id: table, code: code.to_owned() };
        runtime.block_on(store.open(new, opened)).expect("the store is empty");
        Shelf { store, runtime, table, tears: VecDeque::new(), torn: Vec::new(), unreadable: 0 }
    }

    pub fn append(&mut self, entries: Vec<Entry>) -> Appended {
        let tear = self.tears.pop_front();
        self.torn.extend(tear);
        if tear == Some(Tear::DiesUnstored) {
            return Appended::Dead;
        }
        if tear == Some(Tear::FailsUnstored) {
            return Appended::Not(AppendError::Failed("the disk is full".to_owned()));
        }
        let stored = self.runtime.block_on(self.store.append(self.table, entries));
        match (stored, tear) {
            (_, Some(Tear::DiesStored)) => Appended::Dead,
            (Err(error), _) => Appended::Not(error),
            (Ok(()), Some(Tear::FailsStored)) => {
                Appended::Not(AppendError::Failed("the line was cut".to_owned()))
            }
            (Ok(()), Some(Tear::Slow(time))) => Appended::Stored(time),
            (Ok(()), _) => Appended::Stored(Millis(1)),
        }
    }

    /// # Errors
    /// If reading fails.
    pub fn entries(&mut self, from: u64) -> Result<Vec<Entry>, StoreError> {
        if self.unreadable > 0 {
            self.unreadable -= 1;
            return Err(StoreError::Failed("the line is cut".to_owned()));
        }
        self.runtime.block_on(self.store.entries(self.table, from))
    }

    /// Everything, whatever befalls those who read otherwise.
    ///
    /// # Panics
    /// If what is stored cannot be read.
    pub fn log(&self) -> Vec<Entry> {
        self.runtime.block_on(self.store.entries(self.table, 1)).expect("what is stored can be read")
    }

    /// # Errors
    /// If that fails.
    pub fn keep_secret(&self, secret: &Secret) -> Result<(), StoreError> {
        self.runtime.block_on(self.store.keep_secret(self.table, secret))
    }

    /// # Errors
    /// If that fails.
    pub fn secret(&self, commitment: Hash) -> Result<Option<Secret>, StoreError> {
        self.runtime.block_on(self.store.secret(self.table, commitment))
    }

    /// Does this name the table?
    pub fn is_code(&self, code: &str) -> bool {
        self.now(self.store.find(code)) == Some(self.table)
    }

    /// A new process, and the others that are alive.
    pub fn enter(&self) -> (ProcessId, Vec<ProcessId>) {
        let entered = self.now(self.store.enter(LEASE));
        (entered.process, entered.company.others)
    }

    /// The others that are alive.
    pub fn alive(&self, process: ProcessId) -> Vec<ProcessId> {
        self.now(self.store.alive(process, LEASE)).others
    }

    pub fn leave(&self, process: ProcessId) {
        self.now(self.store.leave(process));
    }

    pub fn drive(&self, process: ProcessId) -> bool {
        self.now(self.store.drive(self.table, process))
    }

    pub fn let_go(&self, process: ProcessId) {
        self.now(self.store.let_go(self.table, process));
    }

    /// Is the table open, and nobody drives it?
    pub fn is_undriven(&self) -> bool {
        self.now(self.store.undriven()).contains(&self.table)
    }

    /// What never fails here.
    fn now<T>(&self, asked: impl Future<Output = Result<T, StoreError>>) -> T {
        self.runtime.block_on(asked).expect("SQLite works in memory")
    }
}
