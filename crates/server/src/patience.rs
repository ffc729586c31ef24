//! Nobody waits for the store for ever, nor for a place among those who work hard.

use std::future::Future;
use std::time::Duration;
use store::StoreError;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// Whoever waits longer than this for the store waits no more. What was to be stored may be there all the same, now
/// or later: who hands it in again finds out.
pub(crate) const PATIENCE: Duration = Duration::from_secs(6);

/// What the store answers, or that it does not.
///
/// # Errors
/// Those of the store, and that it took too long.
pub(crate) async fn in_time<T, E: From<StoreError>>(
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    let silent = || StoreError::Failed(format!("no answer within {} s", PATIENCE.as_secs())).into();
    timeout(PATIENCE, work).await.unwrap_or_else(|_| Err(silent()))
}

/// So long somebody waits for a place.
const FOR_A_PLACE: Duration = Duration::from_secs(10);

/// Room for so many pieces of hard work at once, however many ask for them.
pub(crate) struct Places(Semaphore);

impl Places {
    pub(crate) const fn new(count: usize) -> Places {
        Places(Semaphore::const_new(count))
    }

    /// A place, if one becomes free in time.
    pub(crate) async fn place(&'static self) -> Option<SemaphorePermit<'static>> {
        timeout(FOR_A_PLACE, self.0.acquire()).await.ok()?.ok()
    }

    /// Does something in a thread of its own, in a place that is taken until it is done, also when whoever asked for it
    /// has gone. None: no place became free in time, or it fell.
    pub(crate) async fn work<T: Send + 'static>(
        &'static self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.place().await?;
        let in_place = move || {
            let _place = place;
            work()
        };
        spawn_blocking(in_place).await.ok()
    }
}
