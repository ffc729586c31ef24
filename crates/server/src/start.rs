//! Starting and stopping.

use crate::config::Config;
use crate::hub::{Hub, stopped};
use crate::web;
use axum::Router;
use axum::serve::ListenerExt as _;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{AnyStore, Postgres, Sqlite, Store, StoreError, Synchronous};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

/// Lines to the database that one process keeps open.
const LINES: usize = 8;

/// Requests that are under way when it ends have so long to come to their end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where the logs of the tables are.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a folder of this process, in SQLite.
    Folder(PathBuf),
    /// In PostgreSQL, which any number of processes share.
    Database(String),
}

/// Where the numbers for whoever runs a server are usually to be had: where nobody else can come.
pub const USUAL_METRICS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9090);

/// Where numbers for whoever runs a server are to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricsAt {
    /// At [`USUAL_METRICS`] if nobody else is there; else it does without.
    Usual,
    /// At this address.
    At(SocketAddr),
    /// Nowhere.
    Off,
}

/// What [`run`] needs to know.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where numbers for whoever runs it are to be had.
    pub metrics: MetricsAt,
    /// Where the logs are.
    pub place: Place,
    /// How it behaves.
    pub config: Config,
}

/// Why a server does not run.
#[derive(Debug)]
pub enum Fault {
    /// An address cannot be used.
    Address(SocketAddr, io::Error),
    /// The store does not work.
    Store(StoreError),
    /// The system does not give what is needed.
    System(io::Error),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Address(address, error) => write!(f, "{address}: {error}"),
            Fault::Store(error) => fmt::Display::fmt(error, f),
            Fault::System(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl std::error::Error for Fault {}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::System(error)
    }
}

/// Runs a server until the system asks it to end (SIGTERM, SIGINT). `ready` hears of the address as soon as it
/// answers there.
///
/// # Errors
/// Why it does not run.
pub fn run(options: Options, ready: impl FnOnce(SocketAddr) + Send) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ran = runtime.block_on(async {
        let store = match &options.place {
            Place::Folder(folder) => AnyStore::Sqlite(Sqlite::open(folder, Synchronous::Full)?),
            Place::Database(url) => AnyStore::Postgres(Postgres::open(url, LINES).await?),
        };
        let bind = async |address: SocketAddr| {
            TcpListener::bind(address).await.map_err(|error| Fault::Address(address, error))
        };
        let listener = bind(options.listen).await?;
        let metrics = match options.metrics {
            MetricsAt::Off => None,
            MetricsAt::At(address) => Some(bind(address).await?),
            MetricsAt::Usual => usual_metrics(bind(USUAL_METRICS).await),
        };
        let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let stop = async move {
            tokio::select! {
                _ = term.recv() => {}
                _ = int.recv() => {}
            }
        };
        ready(listener.local_addr()?);
        serve(options.config, store, listener, metrics, stop).await
    });
    // A computer player that thinks for ever is not waited for.
    runtime.shutdown_timeout(Duration::from_secs(1));
    ran
}

/// Several servers on one machine, or something else at that address: no reason not to run.
fn usual_metrics(bound: Result<TcpListener, Fault>) -> Option<TcpListener> {
    match bound {
        Ok(listener) => {
            tracing::info!(listening = USUAL_METRICS.to_string(), "metrics");
            Some(listener)
        }
        Err(fault) => {
            tracing::warn!(error = fault.to_string(), "there are no metrics");
            None
        }
    }
}

/// Serves on these listeners until `stop` is there; then lets go of everything, and ends.
///
/// # Errors
/// Why it does not run.
pub async fn serve<S: Store>(
    config: Config,
    store: S,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Fault> {
    let hub = Hub::enter(store, config).await?;
    let chores = tokio::spawn(Arc::clone(&hub).chores());
    let listening = listener.local_addr()?.to_string();
    tracing::info!(listening, "serving");
    let stopping = || hub.stopping.subscribe();
    let mut tasks = vec![tokio::spawn(answer(listener, web::routes(Arc::clone(&hub)), stopping()))];
    tasks.extend(
        metrics.map(|listener| tokio::spawn(answer(listener, web::operation(Arc::clone(&hub)), stopping()))),
    );
    stop.await;
    tracing::info!("stopping");
    hub.leave().await;
    // They end of themselves once the hub is stopping; who holds a request open longer is left behind.
    tasks.push(chores);
    let until = Instant::now() + PATIENCE;
    for task in tasks {
        let abort = task.abort_handle();
        if timeout_at(until, task).await.is_err() {
            abort.abort();
        }
    }
    // Whoever starts next finds the store free.
    while Arc::strong_count(&hub) > 1 && Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}

async fn answer(listener: TcpListener, routes: Router, mut stopping: watch::Receiver<bool>) {
    let service = routes.into_make_service_with_connect_info::<SocketAddr>();
    // Frames are small and each is waited for: none is held back until the one before is acknowledged.
    let listener = listener.tap_io(|stream| {
        // A socket that is gone already shows that when it is read.
        let _ = stream.set_nodelay(true);
    });
    let stopped = async move { stopped(&mut stopping).await };
    if let Err(error) = axum::serve(listener, service).with_graceful_shutdown(stopped).await {
        tracing::error!(error = error.to_string(), "an address does not answer any more");
    }
}
