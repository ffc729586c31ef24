//! Tables whose tasks ended before their time. Nobody else takes up what this process drives, so it does itself.

use super::{Hub, lock};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use store::{Store, TableId};

/// After the first fall in a row a table is taken up again so long later, each time after twice as long.
const SOON: Duration = Duration::from_millis(500);

/// It is not left alone for longer than this.
const LONGEST: Duration = Duration::from_secs(60);

/// After so long the next fall counts as the first one again.
const FORGIVEN: Duration = Duration::from_secs(300);

/// A table that fell.
struct Fall {
    /// How often in a row.
    times: u32,
    at: Instant,
    /// When it is taken up again; none: it was.
    again: Option<Instant>,
}

/// The tables that fell lately.
#[derive(Default)]
pub(super) struct Falls(HashMap<TableId, Fall>);

impl Falls {
    fn fell(&mut self, table: TableId) {
        let now = Instant::now();
        let fall = self.0.entry(table).or_insert(Fall { times: 0, at: now, again: None });
        if fall.at.elapsed() >= FORGIVEN {
            fall.times = 0;
        }
        let pause = SOON.saturating_mul(2u32.saturating_pow(fall.times)).min(LONGEST);
        *fall = Fall { times: fall.times.saturating_add(1), at: now, again: Some(now + pause) };
    }

    /// Those whose time has come.
    fn take_due(&mut self) -> Vec<TableId> {
        self.0.retain(|_, fall| fall.again.is_some() || fall.at.elapsed() < FORGIVEN);
        let now = Instant::now();
        let due = self.0.iter_mut().filter(|(_, fall)| fall.again.is_some_and(|again| again <= now));
        due.map(|(table, fall)| {
            fall.again = None;
            *table
        })
        .collect()
    }
}

impl<S: Store> Hub<S> {
    /// The task of a table ended although the table is not at its end.
    pub(crate) fn fell(&self, table: TableId) {
        lock(&self.falls).fell(table);
    }

    /// Takes up tables that fell, each when its time has come.
    pub(super) fn pick_up(self: &std::sync::Arc<Self>) {
        let due = lock(&self.falls).take_due();
        due.into_iter().for_each(|table| self.take_up(table));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_falls_again_and_again_is_left_alone_for_longer() {
        let mut falls = Falls::default();
        let table = TableId(1);
        for _ in 0..20 {
            falls.fell(table);
            assert_eq!(falls.take_due(), []);
        }
        let fall = &falls.0[&table];
        assert_eq!((fall.times, fall.again.map(|again| again - fall.at)), (20, Some(LONGEST)));
        falls.0.insert(table, Fall { times: 5, at: Instant::now() - FORGIVEN, again: None });
        falls.fell(table);
        assert_eq!(falls.0[&table].times, 1);
        falls.0.insert(table, Fall { times: 5, at: Instant::now(), again: Some(Instant::now()) });
        assert_eq!(falls.take_due(), [table]);
        assert_eq!(falls.take_due(), []);
    }
}
