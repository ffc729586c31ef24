//! Threads that share the games of a series.

use super::progress::Progress;
use super::series::Plays;
use super::tally::Tally;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// So many games a thread takes at a time.
const AT_A_TIME: u64 = 64;

/// Plays the games from 0 on, with a progress bar if it is wanted. How many threads there are changes nothing
/// about the result: each game has its own chance, and sums of whole numbers have no order.
pub fn play<S: Plays + Sync>(series: &S, games: u64, threads: usize, bar: bool) -> Tally {
    let next = AtomicU64::new(0);
    let work = |done: &mpsc::Sender<u64>| {
        let mut worker = series.worker();
        let mut tally = Tally::default();
        loop {
            let first = next.fetch_add(AT_A_TIME, Ordering::Relaxed);
            if first >= games {
                return tally;
            }
            let end = games.min(first + AT_A_TIME);
            for number in first..end {
                tally.add(&series.play(number, &mut worker));
            }
            // Nobody may be listening.
            let _ = done.send(end - first);
        }
    };
    thread::scope(|scope| {
        let (sender, done) = mpsc::channel();
        let work = &work;
        let wanted = threads.min(usize::try_from(games.div_ceil(AT_A_TIME)).unwrap_or(usize::MAX));
        // Where the system has no room for so many threads, those that there are do it all.
        let threads: Vec<_> = (0..wanted)
            .map_while(|_| {
                let sender = sender.clone();
                thread::Builder::new().spawn_scoped(scope, move || work(&sender)).ok()
            })
            .collect();
        let mut whole = if threads.is_empty() { work(&sender) } else { Tally::default() };
        drop(sender);
        if bar {
            let mut progress = Progress::of(games);
            done.iter().for_each(|more| progress.add(more));
        } else {
            drop(done);
        }
        for thread in threads {
            match thread.join() {
                Ok(tally) => whole.add_all(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        whole
    })
}
