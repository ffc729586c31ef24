//! Numbers for whoever runs the server, as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows, or one that goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Number(AtomicU64);

impl Number {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn one(&self) {
        self.add(1);
    }

    pub(crate) fn less(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the steps in which times are counted, in microseconds.
const STEPS: [u64; 10] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000];

/// How long something took.
#[derive(Debug, Default)]
pub(crate) struct Times {
    steps: [Number; STEPS.len()],
    count: Number,
    sum: Number,
}

impl Times {
    pub(crate) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.count.one();
        self.sum.add(micros);
        for (step, count) in STEPS.iter().zip(&self.steps) {
            if micros <= *step {
                count.one();
            }
        }
    }
}

/// All numbers of a process.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub sockets: Number,
    pub tables: Number,
    pub opened: Number,
    pub commands: Number,
    pub refused: Number,
    pub questions: Number,
    pub unreadable: Number,
    pub too_fast: Number,
    pub frames: Number,
    pub slow_readers: Number,
    pub entries: Number,
    pub races: Number,
    pub looks: Number,
    pub store_faults: Number,
    pub desks_failed: Number,
    pub computers_asked: Number,
    pub computers_silent: Number,
    pub books: Number,
    pub operations: Number,
    pub append: Times,
}

impl Metrics {
    /// All of them as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let gauges =
            [("sockets", "Open sockets.", &self.sockets), ("tables", "Tables in memory.", &self.tables)];
        let counters = [
            ("tables_opened_total", "Tables opened.", &self.opened),
            ("commands_total", "Commands handed to tables.", &self.commands),
            ("refused_total", "Commands refused.", &self.refused),
            ("questions_total", "Questions about moves.", &self.questions),
            ("unreadable_total", "Messages that could not be read.", &self.unreadable),
            ("too_fast_total", "Messages and requests beyond a limit.", &self.too_fast),
            ("frames_total", "Frames sent.", &self.frames),
            ("slow_readers_total", "Sockets closed because they did not read.", &self.slow_readers),
            ("entries_total", "Entries stored.", &self.entries),
            ("races_total", "Appends that another process was faster with.", &self.races),
            ("looks_total", "Times that a table looked for entries of other processes.", &self.looks),
            ("store_faults_total", "Times that the store failed.", &self.store_faults),
            ("desks_failed_total", "Tables that had to be built anew from their logs.", &self.desks_failed),
            ("computers_asked_total", "Questions to computer players.", &self.computers_asked),
            ("computers_silent_total", "Moves made because one did not answer.", &self.computers_silent),
            ("books_made_total", "Books of evenings made.", &self.books),
            ("operations_total", "Operations on books stored.", &self.operations),
        ];
        // Writing into a text cannot fail.
        for (kind, numbers) in [("gauge", &gauges[..]), ("counter", &counters[..])] {
            for (name, help, number) in numbers {
                let _ = writeln!(text, "# HELP stamtafel_{name} {help}");
                let _ = writeln!(text, "# TYPE stamtafel_{name} {kind}");
                let _ = writeln!(text, "stamtafel_{name} {}", number.get());
            }
        }
        let name = "stamtafel_append_seconds";
        let _ = writeln!(text, "# HELP {name} How long it took until entries were stored.");
        let _ = writeln!(text, "# TYPE {name} histogram");
        for (step, count) in STEPS.iter().zip(&self.append.steps) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {}", seconds(*step), count.get());
        }
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {}", self.append.count.get());
        let _ = writeln!(text, "{name}_sum {}", seconds(self.append.sum.get()));
        let _ = writeln!(text, "{name}_count {}", self.append.count.get());
        text
    }
}

fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_one_that_prometheus_reads() {
        let metrics = Metrics::default();
        metrics.append.took(Duration::from_millis(3));
        metrics.sockets.one();
        let text = metrics.text();
        assert!(text.contains("\nstamtafel_sockets 1\n"));
        assert!(text.contains("{le=\"0.002000\"} 0\n") && text.contains("{le=\"0.005000\"} 1\n"));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(name.starts_with("stamtafel_") && value.parse::<f64>().is_ok(), "{line}");
        }
    }
}
