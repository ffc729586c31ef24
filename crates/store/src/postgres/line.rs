//! Lines to the server. Everything that the store does is one statement, so a line is not taken and given back:
//! statements of many callers go down the same one, one behind the other, and each is its own transaction.

use super::failed;
use crate::StoreError;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Mutex as AsyncMutex;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Row, Statement};

/// Nobody waits longer than this for an answer; the line is given up then.
const PATIENCE: Duration = Duration::from_secs(5);

/// What every line is told first: to wait for the disk whatever is usual on this server, and to give up what
/// nobody waits for any more.
const SET_UP: &str = "SELECT set_config('synchronous_commit', 'on', false) \
    WHERE current_setting('synchronous_commit') = 'off'; \
    SET statement_timeout = '5s'; \
    SET application_name = 'stamtafel'";

/// A line that is up.
struct Up {
    client: Client,
    /// Statements that this line knows by now.
    known: Mutex<BTreeMap<&'static str, Statement>>,
    carrier: JoinHandle<()>,
}

impl Drop for Up {
    fn drop(&mut self) {
        self.carrier.abort();
    }
}

impl Up {
    async fn connect(config: &Config) -> Result<Up, tokio_postgres::Error> {
        let (client, connection) = config.connect(NoTls).await?;
        let carrier = tokio::spawn(async move {
            // That the line is down shows in the client.
            let _ = connection.await;
        });
        let up = Up { client, known: Mutex::default(), carrier };
        up.client.batch_execute(SET_UP).await?;
        Ok(up)
    }

    async fn statement(&self, sql: &'static str) -> Result<Statement, tokio_postgres::Error> {
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(statement) = known().get(sql).cloned() {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        known().insert(sql, statement.clone());
        Ok(statement)
    }
}

/// A line that is set up when it is needed, and again when it was lost.
#[derive(Default)]
pub(super) struct Line {
    up: AsyncMutex<Option<Arc<Up>>>,
    waiting: AtomicUsize,
}

/// Counts who waits, also one that stops waiting.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    fn begin(count: &'a AtomicUsize) -> Waits<'a> {
        count.fetch_add(1, Ordering::Relaxed);
        Waits(count)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Why a statement gave nothing.
pub(super) enum Fault {
    /// The server says so.
    Postgres(tokio_postgres::Error),
    /// It says nothing.
    Silent,
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        match fault {
            Fault::Postgres(error) => failed(&error),
            Fault::Silent => {
                StoreError::Failed(format!("the database does not answer within {} s", PATIENCE.as_secs()))
            }
        }
    }
}

impl Line {
    /// How many wait for it.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    pub async fn query(
        &self,
        config: &Config,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Fault> {
        let _waits = Waits::begin(&self.waiting);
        let answer = timeout(PATIENCE, async {
            let up = self.up(config).await?;
            let statement = up.statement(sql).await?;
            up.client.query(&statement, with).await
        });
        match answer.await {
            Ok(answer) => answer.map_err(Fault::Postgres),
            Err(_) => {
                // If the lock is held somebody is setting the line up again.
                if let Ok(mut up) = self.up.try_lock() {
                    up.take();
                }
                Err(Fault::Silent)
            }
        }
    }

    async fn up(&self, config: &Config) -> Result<Arc<Up>, tokio_postgres::Error> {
        let mut up = self.up.lock().await;
        if let Some(up) = up.as_ref().filter(|up| !up.client.is_closed()) {
            return Ok(Arc::clone(up));
        }
        let new = Arc::new(Up::connect(config).await?);
        *up = Some(Arc::clone(&new));
        Ok(new)
    }
}
