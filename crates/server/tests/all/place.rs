//! Where a store lies, and a server in this process.

use server::{Config, serve};
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::kit::Cluster;
use store::{AnyStore, NewTable, Postgres, Sqlite, Store, Synchronous, TableId};
use table::{Entry, Event};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder that is gone with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("stamtafel-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn open(&self) -> Sqlite {
        Sqlite::open(&self.0, Synchronous::Normal).unwrap()
    }

    /// Everything that was stored of a table, read when no server runs.
    pub async fn entries(&self, code: &str) -> Vec<Entry> {
        stored(&self.open(), code).await
    }

    /// The place for processes.
    pub fn place(&self) -> Place {
        Place::Folder(self.0.clone())
    }
}

async fn stored(store: &impl Store, code: &str) -> Vec<Entry> {
    let id = store.find(code).await.unwrap().expect("the table is stored");
    store.entries(id, 1).await.unwrap()
}

/// Stores a log, with the secrets of its matches, as a table of this code.
pub async fn keep(store: &impl Store, code: &str, log: &[Entry], secrets: &[fair::Secret]) {
    let id = TableId(code.bytes().fold(7, |id, byte| id * 31 + u64::from(byte)));
    store.open(NewTable { id, code: code.to_owned() }, log[0].clone()).await.unwrap();
    if log.len() > 1 {
        store.append(id, log[1..].to_vec()).await.unwrap();
    }
    for secret in secrets {
        store.keep_secret(id, secret).await.unwrap();
    }
}

/// The secrets that lie beside a log.
pub async fn secrets(store: &impl Store, code: &str) -> Vec<fair::Secret> {
    let id = store.find(code).await.unwrap().expect("the table is stored");
    let mut secrets = Vec::new();
    for entry in store.entries(id, 1).await.unwrap() {
        if let Event::Committed { commitment } = entry.event {
            secrets.extend(store.secret(id, commitment).await.unwrap());
        }
    }
    secrets
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Where processes have their store.
#[derive(Clone, Debug)]
pub enum Place {
    Folder(PathBuf),
    Database(String),
}

/// As [`Place::read`] reads it.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => write!(f, "{}", folder.display()),
            Place::Database(url) => f.write_str(url),
        }
    }
}

impl Place {
    pub fn database(cluster: &Cluster) -> Place {
        Place::Database(cluster.database())
    }

    pub fn read(text: &str) -> Place {
        match text.starts_with("postgresql:") {
            true => Place::Database(text.to_owned()),
            false => Place::Folder(text.into()),
        }
    }

    pub fn of_server(self) -> server::Place {
        match self {
            Place::Folder(folder) => server::Place::Folder(folder),
            Place::Database(url) => server::Place::Database(url),
        }
    }

    pub async fn open(&self) -> AnyStore {
        match self {
            Place::Folder(folder) => AnyStore::Sqlite(Sqlite::open(folder, Synchronous::Normal).unwrap()),
            Place::Database(url) => AnyStore::Postgres(Postgres::open(url, 2).await.unwrap()),
        }
    }

    /// Everything that was stored of a table, read when no server runs.
    pub async fn entries(&self, code: &str) -> Vec<Entry> {
        stored(&self.open().await, code).await
    }
}

/// A running server.
pub struct Server {
    pub address: SocketAddr,
    /// Where its numbers are to be had.
    pub metrics: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    pub async fn start(folder: &Folder) -> Server {
        Server::start_with(folder, Config::default()).await
    }

    pub async fn start_with(folder: &Folder, config: Config) -> Server {
        Server::on(folder.open(), config).await
    }

    pub async fn on(store: impl Store, config: Config) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let operation = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = operation.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            serve(config, store, listener, Some(operation), stopped).await.unwrap();
        });
        Server { address, metrics, stop, task }
    }

    /// One of its numbers.
    pub async fn metric(&self, name: &str) -> u64 {
        let text = crate::http::get(self.metrics, "/metrics").await.body;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        line.unwrap_or_else(|| panic!("{name} is not in {text}"))
    }

    /// Lets it end as the system would, and waits until it has.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(20), self.task).await.expect("it stops").unwrap();
    }
}
