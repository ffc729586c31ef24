//! Nobody waits for the store for ever.

use std::future::Future;
use std::time::Duration;
use store::StoreError;
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
