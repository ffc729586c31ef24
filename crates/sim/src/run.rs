//! Many evenings, some at once, each on one thread.

use crate::evening::{Ending, Evening, Plan};
use crate::faults::Faults;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The environment variable that names one seed: then it alone is tried, and everything that happens is told.
pub const SEED: &str = "STAMTAFEL_SEED";

/// What evenings came to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// How many there were.
    pub evenings: u64,
    /// How they ended.
    pub endings: BTreeMap<Ending, u64>,
    /// How many entries were stored.
    pub entries: u64,
    /// How long they lasted, in seconds of the evenings.
    pub seconds: u64,
    /// How many people came, second devices among them.
    pub people: u64,
    /// How many messages people got.
    pub messages: u64,
    /// How many cards were proved to people.
    pub cards: u64,
    /// How many secrets were proved to be what matches were dealt from.
    pub secrets: u64,
    /// How often what somebody knew was compared with a fresh snapshot.
    pub audits: u64,
    /// How often everything went wrong.
    pub faults: Faults,
}

impl Totals {
    fn plus(mut self, other: Totals) -> Totals {
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        Totals {
            evenings: self.evenings + other.evenings,
            endings: self.endings,
            entries: self.entries + other.entries,
            seconds: self.seconds + other.seconds,
            people: self.people + other.people,
            messages: self.messages + other.messages,
            cards: self.cards + other.cards,
            secrets: self.secrets + other.secrets,
            audits: self.audits + other.audits,
            faults: self.faults.plus(other.faults),
        }
    }
}

/// The one seed that is to be tried, if one is named.
///
/// # Panics
/// If what is named is no number.
pub fn only() -> Option<u64> {
    std::env::var(SEED).ok().map(|seed| seed.parse().expect("the seed is a number"))
}

/// Tries so many seeds, or the one that is named, as many at once as there are processors. A seed that fails is told,
/// with what to type to try it alone; `test` is the name of the file of tests that does so.
///
/// # Panics
/// As the first seed that fails does.
pub fn each_seed<T: Send>(count: u64, test: &str, of_seed: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let seeds = only().map_or(0..count, |seed| seed..seed + 1);
    let next = AtomicU64::new(seeds.start);
    let done = Mutex::new(Vec::new());
    let failed = Mutex::new(None);
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return;
            }
            match catch_unwind(AssertUnwindSafe(|| of_seed(seed))) {
                Ok(one) => done.lock().expect("nobody fails while holding it").push(one),
                Err(panic) => {
                    next.store(seeds.end, Ordering::Relaxed);
                    eprintln!("{}", how_to_try(seed, test));
                    failed.lock().expect("nobody fails while holding it").get_or_insert(panic);
                }
            }
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..workers).for_each(|_| drop(scope.spawn(work))));
    if let Some(panic) = failed.into_inner().expect("nobody fails while holding it") {
        resume_unwind(panic);
    }
    done.into_inner().expect("nobody fails while holding it")
}

/// What to type to try a seed alone.
pub fn how_to_try(seed: u64, test: &str) -> String {
    format!(
        "the evening of seed {seed} is spoilt; alone, and with everything that happens:\n  {SEED}={seed} cargo test -p sim --test {test} -- --nocapture"
    )
}

/// Plays so many evenings to their end.
///
/// # Panics
/// If one of them is spoilt.
pub fn evenings(count: u64) -> Totals {
    let plan = Plan { tells: only().is_some(), ..Plan::default() };
    let all = each_seed(count, "evenings", |seed| {
        let mut evening = Evening::new(seed, &plan);
        let ending = evening.play();
        Totals { endings: BTreeMap::from([(ending, 1)]), ..evening.totals() }
    });
    all.into_iter().fold(Totals::default(), Totals::plus)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_that_fails_fails_all_and_is_named() {
        let failed = catch_unwind(|| each_seed(50, "evenings", |seed| assert_ne!(seed, 17)));
        assert!(failed.is_err());
        assert_eq!(each_seed(50, "evenings", |seed| seed).len(), 50);
        let how = how_to_try(17, "evenings");
        assert!(how.contains("STAMTAFEL_SEED=17 cargo test -p sim --test evenings"), "{how}");
    }
}
