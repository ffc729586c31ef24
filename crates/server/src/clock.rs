//! The time, as tables want it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Millis;

/// Milliseconds since 1970. All processes that share a store need clocks that agree to some tenths of a second;
/// a clock that is set back lets a table wait, for its time never runs backwards.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// How long it is until then.
pub(crate) fn until(at: Millis) -> Duration {
    Duration::from_millis((at - now()).0)
}
