//! Who has had enough for now.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So much at once, and then one in so much time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub at_once: u32,
    pub every: Duration,
}

/// What one sender has used of a rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// When it will be as if nothing had been used.
    free_at: Instant,
}

impl Bucket {
    pub(crate) fn new() -> Bucket {
        Bucket { free_at: Instant::now() }
    }

    /// Uses one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> bool {
        let free_at = self.free_at.max(Instant::now());
        let may = self.left(rate);
        if may {
            self.free_at = free_at + rate.every;
        }
        may
    }

    /// Is there one?
    fn left(&self, rate: Rate) -> bool {
        self.free_at.saturating_duration_since(Instant::now()) <= rate.every * rate.at_once.saturating_sub(1)
    }
}

/// Buckets by sender. Who has used nothing for long enough is forgotten.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    used: Mutex<HashMap<K, Bucket>>,
}

/// The most senders that are remembered: beyond them, whoever is new waits until others are forgotten.
const MOST_SENDERS: usize = 100_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, used: Mutex::new(HashMap::new()) }
    }

    /// Uses one of the sender's, if there is one.
    pub(crate) fn take(&self, key: K) -> bool {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= MOST_SENDERS {
            let now = Instant::now();
            used.retain(|_, bucket| bucket.free_at > now);
        }
        if used.len() >= MOST_SENDERS && !used.contains_key(&key) {
            return false;
        }
        used.entry(key).or_insert_with(Bucket::new).take(self.rate)
    }

    /// Has the sender one left?
    pub(crate) fn left(&self, key: &K) -> bool {
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.get(key).is_none_or(|bucket| bucket.left(self.rate))
    }
}

/// How many of something each sender has at the moment.
#[derive(Debug, Default)]
pub(crate) struct Counts<K> {
    held: Mutex<HashMap<K, usize>>,
}

impl<K: Eq + Hash> Counts<K> {
    pub(crate) fn new() -> Counts<K> {
        Counts { held: Mutex::new(HashMap::new()) }
    }

    /// One more, if the sender has fewer than this.
    pub(crate) fn add(&self, key: K, most: usize) -> bool {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key).or_default();
        let may = *count < most;
        *count += usize::from(may);
        may
    }

    /// One fewer.
    pub(crate) fn remove(&self, key: &K) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                held.remove(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_gives_so_much_at_once_and_then_waits() {
        let buckets = Buckets::new(Rate { at_once: 3, every: Duration::from_secs(60) });
        assert_eq!([0; 5].map(|_| buckets.take("a")), [true, true, true, false, false]);
        assert!(!buckets.left(&"a") && buckets.left(&"b") && buckets.take("b"));
    }

    #[test]
    fn a_count_is_given_back() {
        let counts = Counts::new();
        assert!(counts.add(1, 2) && counts.add(1, 2) && !counts.add(1, 2) && counts.add(2, 2));
        counts.remove(&1);
        assert!(counts.add(1, 2));
    }
}
