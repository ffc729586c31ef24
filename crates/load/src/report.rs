//! What came out, in lines.

use crate::Fault;
use crate::machine::{Share, Used};
use crate::plan::{Kept, Plan};
use crate::play::Tally;
use std::time::Duration;

/// The aim for 99 of 100 moves, from the command to the last viewer's update, in milliseconds.
pub const AIM: f64 = 50.0;

/// A server that makes fewer of the moves that it is offered does not keep up.
const ENOUGH: f64 = 0.98;

/// One server at one number of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Which server.
    pub server: &'static str,
    /// How many tables there were.
    pub tables: usize,
    /// Moves a second that were to be made.
    pub offered: f64,
    /// Moves a second that were made.
    pub done: f64,
    /// How long half of the moves took at most, 99 of 100, and 999 of 1000, in milliseconds.
    pub took: [f64; 3],
    /// How much later than they were due 99 of 100 commands were sent at most, in milliseconds.
    pub late: f64,
    /// Why tables stopped, each once.
    pub faults: Vec<Fault>,
    /// The share of one processor that the server had.
    pub processor: f64,
    /// Bytes that the server has in memory, and for each table beyond those that it had without any.
    pub memory: [u64; 2],
}

impl Row {
    /// The figures of a step: what the server had used when it was empty, before the step and after it, and how long
    /// it took.
    pub fn new(
        server: &'static str,
        tables: usize,
        tally: &Tally,
        (empty, before, after): (Used, Used, Used),
        lasted: Duration,
    ) -> Row {
        let millis = |micros: u64| micros as f64 / 1000.0;
        let took = [0.5, 0.99, 0.999].map(|part| millis(tally.took.value_at_quantile(part)));
        let processor = after.processor.saturating_sub(before.processor).as_secs_f64() / lasted.as_secs_f64();
        let each = after.memory.saturating_sub(empty.memory) / tables.max(1) as u64;
        let a_second = |moves: u64| moves as f64 / tally.asked_for.as_secs_f64();
        Row {
            server,
            tables,
            offered: a_second(tally.offered),
            done: a_second(tally.done()),
            took,
            late: millis(tally.late.value_at_quantile(0.99)),
            faults: tally.faults.clone(),
            processor,
            memory: [after.memory, each],
        }
    }

    /// Is this more than the server carries?
    pub fn breaks(&self) -> bool {
        !self.faults.is_empty() || self.took[1] > AIM || self.done < ENOUGH * self.offered
    }

    /// The figures under [`heading`].
    pub fn line(&self) -> String {
        let [half, most, nearly] = self.took;
        let [all, each] = self.memory;
        format!(
            "{:13}{:>7}{:>9.0}{:>8.0}{half:>8.1}{most:>8.1}{nearly:>8.1}{:>8.1}{:>8}{:>7.0}%{:>8.0}{:>10.1}{}",
            self.server,
            self.tables,
            self.offered,
            self.done,
            self.late,
            self.faults.len(),
            self.processor * 100.0,
            all as f64 / 1e6,
            each as f64 / 1e3,
            if self.breaks() { "  breaks" } else { "" },
        )
    }
}

/// What stands above the lines.
pub fn heading(plan: &Plan, share: Option<&Share>) -> String {
    let place = match plan.kept {
        Kept::Sqlite => "SQLite, which waits for the disk",
        Kept::Postgres => "PostgreSQL, which waits for the disk and runs beside the clients",
    };
    let processors = match share {
        Some(_) => "the server on one processor, the clients on the others",
        None => "the server and the clients on the same processors",
    };
    format!(
        "three viewers a table, {} moves a second at each, {} s a step; stored in {place}; {processors}\n\
         milliseconds from the command to the last viewer's update; late: how long after it was due 99 of 100 \
         commands were sent\n\n\
         {:13}{:>7}{:>9}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>10}\n\
         {:13}{:>7}{:>9}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>10}",
        plan.pace.rate,
        plan.pace.lasts.as_secs(),
        "",
        "",
        "offered",
        "done",
        "p50",
        "p99",
        "p99.9",
        "late",
        "errors",
        "cpu",
        "memory",
        "a table",
        "server",
        "tables",
        "moves/s",
        "moves/s",
        "ms",
        "ms",
        "ms",
        "ms",
        "",
        "",
        "MB",
        "kB",
    )
}
