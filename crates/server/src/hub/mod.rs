//! The desks of this process: opening them, finding them, and keeping the process's place among others.

mod alive;
mod chores;
mod falls;

use crate::address::Address;
use crate::books::Shelf;
use crate::chance;
use crate::clock;
use crate::config::Config;
use crate::desk::{Desk, Note};
use crate::limits::{Buckets, Counts, Rate};
use crate::metrics::Metrics;
use crate::patience::in_time;
use alive::Alive;
use falls::Falls;
use std::collections::{HashMap, HashSet};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{AppendError, NewTable, ProcessId, Store, StoreError, TableId};
use table::{Conn, MOST_QUEUED, Millis, Table, TurnTime};
use tokio::sync::{Notify, mpsc, watch};

/// For so long the store counts a process as alive after it said so.
const LEASE: Duration = Duration::from_secs(3);

/// How often it says so.
const EVERY: Duration = Duration::from_millis(750);

/// For so long a table is left alone whose log is damaged, unless somebody comes to it.
const REST: Millis = Millis::seconds(60 * 60);

/// Tells a desk that there may be entries which it does not know.
#[derive(Default)]
pub(crate) struct Hints {
    /// The highest number that was hinted at and not looked at yet.
    up_to: AtomicU64,
    given: Notify,
}

impl Hints {
    /// There may be entries up to this one.
    pub(crate) fn give(&self, number: u64) {
        self.up_to.fetch_max(number, Ordering::Relaxed);
        self.given.notify_one();
    }

    /// Waits for a hint, and takes it.
    pub(crate) async fn take(&self) -> u64 {
        self.given.notified().await;
        self.up_to.swap(0, Ordering::Relaxed)
    }
}

/// How to reach a desk.
#[derive(Clone)]
pub(crate) struct DeskLine {
    /// Notes in boxes: a queue keeps room for several dozen of them.
    pub notes: mpsc::Sender<Box<Note>>,
    pub nudges: Arc<Nudges>,
    /// Tells this desk from a later one of the same table.
    pub generation: u64,
}

/// What a desk is told without words.
#[derive(Default)]
pub(crate) struct Nudges {
    /// There may be entries of other processes.
    pub look: Hints,
    /// Nobody drives the table.
    pub drive: Notify,
}

/// What is known of a table that is not in memory.
#[derive(Clone, Copy)]
struct Asleep {
    /// When it has to be in memory again.
    wake_at: Millis,
}

/// The desks of a process, and what they share.
pub(crate) struct Hub<S> {
    pub store: S,
    pub config: Config,
    pub metrics: Metrics,
    pub process: ProcessId,
    /// Sockets at the moment, by address.
    pub sockets: Counts<Address>,
    /// Tables opened.
    pub openings: Buckets<Address>,
    /// Codes tried that lead nowhere.
    pub wrong_codes: Buckets<Address>,
    /// What is asked of books.
    pub asking: Buckets<Address>,
    pub shelf: Shelf,
    /// True once the process is to end.
    pub stopping: watch::Sender<bool>,
    desks: Mutex<HashMap<TableId, DeskLine>>,
    asleep: Mutex<HashMap<TableId, Asleep>>,
    falls: Mutex<Falls>,
    /// Tables that cannot be built from their logs.
    damaged: Mutex<HashSet<TableId>>,
    alive: Mutex<Alive>,
    /// Held by who says that the process is alive after it was late.
    saying: tokio::sync::Mutex<()>,
    numbers: AtomicU64,
}

/// Why a table cannot be had.
#[derive(Debug)]
pub(crate) enum NoTable {
    /// There is none.
    Unknown,
    /// There are too many already.
    Full,
    /// The store, or the system's generator of chance, does not work.
    Failed(String),
}

impl From<StoreError> for NoTable {
    fn from(error: StoreError) -> NoTable {
        NoTable::Failed(error.to_string())
    }
}

impl From<io::Error> for NoTable {
    fn from(error: io::Error) -> NoTable {
        NoTable::Failed(error.to_string())
    }
}

/// Waits until the process is to end.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A hub that is gone has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// A lock whose holder failed still holds what it holds: single values, changed at once.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<S: Store> Hub<S> {
    /// Enters the store as a new process.
    ///
    /// # Errors
    /// If the store does not work.
    pub(crate) async fn enter(store: S, config: Config) -> Result<Arc<Hub<S>>, StoreError> {
        let said = Instant::now();
        let entered = store.enter(LEASE).await?;
        let limits = &config.limits;
        let minute = Duration::from_secs(60);
        let openings = Rate { at_once: limits.tables_per_address, every: minute };
        let wrong_codes = Rate { at_once: limits.wrong_codes_per_address, every: minute / 10 };
        let asking = Rate { at_once: limits.book_requests_per_address, every: minute / 240 };
        tracing::info!(
            process = entered.process.0,
            others = entered.company.others.len(),
            "entered the store"
        );
        Ok(Arc::new(Hub {
            store,
            metrics: Metrics::default(),
            process: entered.process,
            sockets: Counts::new(),
            openings: Buckets::new(openings),
            wrong_codes: Buckets::new(wrong_codes),
            asking: Buckets::new(asking),
            shelf: Shelf::default(),
            stopping: watch::Sender::new(false),
            desks: Mutex::default(),
            asleep: Mutex::default(),
            falls: Mutex::default(),
            damaged: Mutex::default(),
            alive: Mutex::new(Alive::new(said, entered.company)),
            saying: tokio::sync::Mutex::default(),
            numbers: AtomicU64::new(0),
            config,
        }))
    }

    /// A number for a connection that no other has or had.
    pub(crate) fn conn(&self) -> Conn {
        self.process.conn(self.number())
    }

    fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(crate) async fn open(
        &self,
        draft: games::Draft,
        time: TurnTime,
        listed: bool,
        hints: bool,
    ) -> Result<String, NoTable> {
        loop {
            let new = NewTable { id: TableId(chance::number()?), code: chance::code()? };
            let code = new.code.clone();
            let opening = Table::opening(clock::now(), draft, time, listed).with_hints(hints);
            match in_time(self.store.open(new, opening)).await {
                Ok(()) => {
                    self.metrics.opened.one();
                    return Ok(code);
                }
                // Somebody has that number or code: then another one.
                Err(AppendError::Taken) => {}
                Err(error) => return Err(NoTable::Failed(error.to_string())),
            }
        }
    }

    /// The desk of the table with this code.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be had now.
    pub(crate) async fn find(self: &Arc<Self>, code: &str) -> Result<(TableId, DeskLine), NoTable> {
        let code = chance::read_code(code).ok_or(NoTable::Unknown)?;
        let id = in_time(self.store.find(&code)).await?.ok_or(NoTable::Unknown)?;
        Ok((id, self.desk(id)?))
    }

    /// The desk of a table that exists: the one that is there, or a new one.
    ///
    /// # Errors
    /// If there are too many desks.
    pub(crate) fn desk(self: &Arc<Self>, id: TableId) -> Result<DeskLine, NoTable> {
        let mut desks = lock(&self.desks);
        if let Some(line) = desks.get(&id) {
            return Ok(line.clone());
        }
        if desks.len() >= self.config.limits.tables || self.is_stopping() {
            return Err(NoTable::Full);
        }
        let (notes, mailbox) = mpsc::channel(MOST_QUEUED);
        let line = DeskLine { notes, nudges: Arc::default(), generation: self.number() };
        desks.insert(id, line.clone());
        drop(desks);
        lock(&self.asleep).remove(&id);
        let place = Place { hub: Arc::clone(self), id, generation: line.generation };
        self.metrics.tables.one();
        tokio::spawn(Desk::work(place, mailbox, Arc::clone(&line.nudges)));
        Ok(line)
    }

    /// The desk wants to sleep until then. Yes if nobody is just about to write to it: then it is gone.
    pub(crate) fn may_sleep(&self, id: TableId, generation: u64, wake_at: Millis) -> bool {
        let mut desks = lock(&self.desks);
        let unused = desks.get(&id).is_some_and(|line| {
            let untouched = line.notes.capacity() == line.notes.max_capacity();
            line.generation == generation && line.notes.strong_count() == 1 && untouched
        });
        if unused {
            desks.remove(&id);
            lock(&self.asleep).insert(id, Asleep { wake_at });
        }
        unused
    }

    /// Leaves a table alone whose log is damaged, unless somebody comes to it.
    pub(crate) fn rest(&self, id: TableId) {
        lock(&self.damaged).insert(id);
        lock(&self.asleep).insert(id, Asleep { wake_at: clock::now() + REST });
    }

    /// How many desks there are.
    pub(crate) fn desks(&self) -> usize {
        lock(&self.desks).len()
    }

    fn lines(&self) -> Vec<DeskLine> {
        lock(&self.desks).values().cloned().collect()
    }
}

/// A desk's place at the hub. It is given up however the desk ends.
pub(crate) struct Place<S: Store> {
    pub hub: Arc<Hub<S>>,
    pub id: TableId,
    pub generation: u64,
}

impl<S: Store> Drop for Place<S> {
    fn drop(&mut self) {
        self.hub.metrics.tables.less();
        let mut desks = lock(&self.hub.desks);
        if desks.get(&self.id).is_some_and(|line| line.generation == self.generation) {
            desks.remove(&self.id);
        }
        drop(desks);
        if std::thread::panicking() {
            self.hub.metrics.desks_failed.one();
            tracing::error!(table = %self.id, "the table's task failed; it will be built from its log");
            self.hub.fell(self.id);
        }
    }
}
