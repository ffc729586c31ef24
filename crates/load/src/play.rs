//! Playing at many tables at a given pace, and how long the moves take.

use crate::Fault;
use crate::plan::Pace;
use hdrhistogram::Histogram;
use std::future::Future;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

/// Who waits longer than this for a move to be told waits in vain.
const PATIENCE: Duration = Duration::from_secs(10);

/// Time for all tables to be ready to begin.
const LEAD: Duration = Duration::from_millis(200);

/// The longest time that is told apart, in microseconds.
const LONGEST: u64 = 60_000_000;

/// A table at which clients play.
pub trait Table: Send + 'static {
    /// Makes a move. Gives how long it took from the command until the last viewer knew of it.
    ///
    /// # Errors
    /// If the move was not taken, or a viewer was told something wrong.
    fn turn(&mut self) -> impl Future<Output = Result<Duration, Fault>> + Send;
}

/// A server where tables can be opened.
pub trait House: Clone + Send + Sync + 'static {
    /// What is opened.
    type Table: Table;

    /// Opens a table, and brings it to where the first move can be made.
    ///
    /// # Errors
    /// If that does not work.
    fn open(&self, number: usize) -> impl Future<Output = Result<Self::Table, Fault>> + Send;
}

/// How the moves went.
pub struct Tally {
    /// Moves that were to be made.
    pub offered: u64,
    /// From the command to the last viewer's update, in microseconds.
    pub took: Histogram<u64>,
    /// How much later than they were due the commands were sent, in microseconds: because the move before was still
    /// under way, or the clients are too busy themselves.
    pub late: Histogram<u64>,
    /// Tables that stopped, and why.
    pub faults: Vec<Fault>,
    /// The time in which they were to be made.
    pub asked_for: Duration,
}

impl Tally {
    /// Moves that were made.
    pub fn done(&self) -> u64 {
        self.took.len()
    }
}

/// One table with the times of its moves.
struct Played<T> {
    table: Option<T>,
    took: Vec<Duration>,
    late: Vec<Duration>,
    fault: Option<Fault>,
}

/// Plays at all tables, each with its moves in even time and all of them spread over it. Gives the tables that can
/// go on.
///
/// # Errors
/// If a task of this program fails.
pub async fn play<T: Table>(tables: Vec<T>, pace: Pace) -> Result<(Vec<T>, Tally), Fault> {
    let every = Duration::from_secs_f64(1.0 / pace.rate);
    let turns = ((pace.lasts.as_secs_f64() * pace.rate) as u32).max(1);
    let start = Instant::now() + LEAD;
    let offered = tables.len() as u64 * u64::from(turns);
    let mut tasks = JoinSet::new();
    let count = tables.len() as u32;
    for (number, table) in (0..).zip(tables) {
        tasks.spawn(play_one(table, start + every * number / count, every, turns));
    }
    let mut tally =
        Tally { offered, took: histogram(), late: histogram(), faults: Vec::new(), asked_for: every * turns };
    let mut going_on = Vec::new();
    while let Some(played) = tasks.join_next().await {
        let played = played.map_err(Fault::new)?;
        played.took.into_iter().for_each(|time| tally.took.saturating_record(micros(time)));
        played.late.into_iter().for_each(|time| tally.late.saturating_record(micros(time)));
        tally.faults.extend(played.fault);
        going_on.extend(played.table);
    }
    Ok((going_on, tally))
}

fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, LONGEST, 3).expect("these bounds suit a histogram")
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// Makes the moves of a table when they are due. One whose time is over before it could begin is left out: it shows
/// in that fewer are done than were offered.
async fn play_one<T: Table>(mut table: T, first: Instant, every: Duration, turns: u32) -> Played<T> {
    let (mut took, mut late) = (Vec::new(), Vec::new());
    let mut turn = 0;
    let fault = loop {
        if turn >= turns {
            break None;
        }
        let due = first + every * turn;
        sleep_until(due).await;
        late.push(due.elapsed());
        match timeout(PATIENCE, table.turn()).await {
            Ok(Ok(time)) => took.push(time),
            Ok(Err(fault)) => break Some(fault),
            Err(_) => break Some(Fault(format!("no update within {} s", PATIENCE.as_secs()))),
        }
        let over = first.elapsed().as_nanos() / every.as_nanos();
        turn = u32::try_from(over).unwrap_or(u32::MAX).max(turn + 1);
    };
    Played { table: fault.is_none().then_some(table), took, late, fault }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::sleep;

    /// Takes so long for a move, and fails after so many.
    struct Slow(Duration, u32);

    impl Table for Slow {
        async fn turn(&mut self) -> Result<Duration, Fault> {
            self.1 = self.1.checked_sub(1).ok_or_else(|| Fault::new("broken"))?;
            sleep(self.0).await;
            Ok(self.0)
        }
    }

    const PACE: Pace = Pace { rate: 10.0, lasts: Duration::from_secs(2) };

    #[tokio::test(start_paused = true)]
    async fn as_many_moves_are_made_as_were_offered() {
        let tables = (0..7).map(|_| Slow(Duration::from_millis(30), 1000)).collect();
        let (tables, tally) = play(tables, PACE).await.unwrap();
        assert_eq!((tables.len(), tally.offered, tally.done()), (7, 140, 140));
        assert!((29_000..=31_000).contains(&tally.took.value_at_quantile(0.99)));
        assert!(tally.faults.is_empty() && tally.late.max() < 3_000);
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_cannot_keep_up_does_fewer() {
        let (_, tally) = play(vec![Slow(Duration::from_millis(250), 1000)], PACE).await.unwrap();
        assert_eq!(tally.offered, 20);
        assert!((7..=9).contains(&tally.done()), "{}", tally.done());
        assert!(tally.late.max() >= 40_000);
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_fails_is_counted_and_left_out() {
        let tables = vec![Slow(Duration::ZERO, 1000), Slow(Duration::ZERO, 3), Slow(PATIENCE * 2, 1000)];
        let (tables, tally) = play(tables, PACE).await.unwrap();
        assert_eq!((tables.len(), tally.faults.len(), tally.done()), (1, 2, 23));
        assert!(tally.faults.contains(&Fault::new("broken")));
    }
}
