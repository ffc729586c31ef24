//! A bar that shows how far it has come.

use std::io::{Write, stderr};
use std::time::{Duration, Instant};

/// Blocks from a whole one down, for the last place of the bar.
const BLOCKS: [char; 8] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const WIDTH: u64 = 40;

/// Often enough to be seen to move.
const BETWEEN: Duration = Duration::from_millis(100);

/// The bar. It takes itself away.
pub struct Progress {
    all: u64,
    done: u64,
    drawn: Instant,
}

impl Progress {
    /// A bar that is drawn once it has taken a while.
    pub fn of(all: u64) -> Progress {
        Progress { all, done: 0, drawn: Instant::now() }
    }

    /// So many more are done.
    pub fn add(&mut self, more: u64) {
        self.done += more;
        if self.drawn.elapsed() >= BETWEEN {
            self.drawn = Instant::now();
            // If it cannot be drawn, it is not missed.
            let _ = write!(stderr(), "\r{}", bar(self.done, self.all));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let _ = write!(stderr(), "\r\u{1b}[K");
    }
}

fn bar(done: u64, all: u64) -> String {
    let all = u128::from(all.max(1));
    let eighths = (u128::from(done) * u128::from(8 * WIDTH) / all) as usize;
    let mut bar = "█".repeat(eighths / 8);
    if (eighths / 8) < WIDTH as usize {
        bar.push(BLOCKS[eighths % 8]);
    }
    format!("{bar:width$} {:3} %", u128::from(done) * 100 / all, width = WIDTH as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_has_one_width_and_fills() {
        for done in 0..=1000 {
            assert_eq!(bar(done, 1000).chars().count(), WIDTH as usize + 6, "{done}");
        }
        assert!(bar(0, 1000).starts_with(' ') && bar(1000, 1000).ends_with("█ 100 %"));
        assert!(bar(u64::MAX, u64::MAX).ends_with("100 %"));
    }
}
