//! Time that this thread has had a processor for.

use std::fs;
use std::time::{Duration, Instant};

/// A clock that stands still while the thread waits for a processor, where the system tells (Linux does);
/// elsewhere an ordinary one. It may lag by a few milliseconds, so what is timed should take much longer.
pub struct Clock {
    start: Instant,
    had: Option<Duration>,
}

impl Clock {
    /// Starts it.
    pub fn start() -> Clock {
        Clock { start: Instant::now(), had: had() }
    }

    /// Since the start.
    pub fn elapsed(&self) -> Duration {
        match (self.had, had()) {
            (Some(before), Some(now)) => now - before,
            _ => self.start.elapsed(),
        }
    }
}

fn had() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}
