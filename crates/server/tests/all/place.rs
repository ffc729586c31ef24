//! A server in this process, with its store in a folder of its own.

use server::{Config, serve};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::{Sqlite, Store, Synchronous};
use table::Entry;
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

    /// Everything that was stored of a table, read when no server runs.
    pub async fn entries(&self, code: &str) -> Vec<Entry> {
        let store = Sqlite::open(&self.0, Synchronous::Normal).unwrap();
        let id = store.find(code).await.unwrap().expect("the table is stored");
        store.entries(id, 1).await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
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
        let store = Sqlite::open(folder.path(), Synchronous::Normal).unwrap();
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

    /// Lets it end as the system would, and waits until it has.
    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(20), self.task).await.expect("it stops").unwrap();
    }
}
