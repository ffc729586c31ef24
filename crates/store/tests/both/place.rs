//! Where a store lies, so that it can be closed and opened again.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use store::kit::Cluster;
use store::{AnyStore, NewTable, Postgres, Sqlite, Store, StoreError, Synchronous, TableId};
use table::{Conn, Entry, Event, Millis, Name, Phrase, Table, TokenHash, TurnTime};

pub type Case = fn(&Place);

pub enum Place {
    Folder(PathBuf),
    Database(String),
}

static FOLDERS: AtomicU32 = AtomicU32::new(0);

impl Place {
    pub fn folder() -> Place {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("stamtafel-store-{}-{number}", std::process::id());
        Place::Folder(std::env::temp_dir().join(name))
    }

    pub fn database(cluster: &Cluster) -> Place {
        Place::Database(cluster.database())
    }

    pub async fn try_open(&self) -> Result<AnyStore, StoreError> {
        match self {
            Place::Folder(folder) => Sqlite::open(folder, Synchronous::Full).map(AnyStore::Sqlite),
            Place::Database(url) => Postgres::open(url, 3).await.map(AnyStore::Postgres),
        }
    }

    pub async fn open(&self) -> AnyStore {
        self.try_open().await.unwrap()
    }

    /// As many as there can be of them: a folder has one process.
    pub async fn open_many(&self, count: usize) -> Vec<Arc<AnyStore>> {
        let mut stores = vec![Arc::new(self.open().await)];
        while stores.len() < count {
            stores.push(match self {
                Place::Folder(_) => Arc::clone(&stores[0]),
                Place::Database(_) => Arc::new(self.open().await),
            });
        }
        stores
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Place::Folder(folder) = self {
            let _ = std::fs::remove_dir_all(Path::new(folder));
        }
    }
}

pub fn run(case: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(case);
}

pub fn new_table(number: u64) -> NewTable {
    NewTable { id: TableId(number), code: format!("code-{number}") }
}

pub fn opening(listed: bool) -> Entry {
    let draft = crate::common::toepen(3);
    Table::opening(Millis(5000), draft, TurnTime::Usual, listed)
}

pub fn entry(number: u64, event: Event) -> Entry {
    Entry { number, at: Millis(5000 + number), by: None, event }
}

pub fn sat(number: u64, name: &str) -> Entry {
    let token = TokenHash::of(name.as_bytes());
    let name = Name::clean(name).unwrap();
    entry(number, Event::Sat { name, token, conn: Conn(number), seat: None })
}

pub fn said(number: u64) -> Entry {
    entry(number, Event::Said { seat: game::Seat::new(0), phrase: Phrase::Hello })
}

/// A store with some tables of which each has only been opened.
pub async fn opened(place: &Place, tables: u64) -> AnyStore {
    let store = place.open().await;
    for number in 1..=tables {
        store.open(new_table(number), opening(false)).await.unwrap();
    }
    store
}
