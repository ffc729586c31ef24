//! How long it takes to print a rule book, and how large it becomes: `cargo bench -p book`.

use book::{Book, Paper};
use games::{Draft, GameName};
use lang::{Lang, Messages};
use std::error::Error;
use std::time::{Duration, Instant};

/// Of so many times the median is told.
const TIMES: usize = 21;

fn main() -> Result<(), Box<dyn Error>> {
    println!("| book | paper | ms | kB | first time, ms |");
    println!("| --- | --- | --- | --- | --- |");
    for (game, preset) in [(GameName::Wippen, "advanced"), (GameName::Toepen, "zwols")] {
        let draft = Draft::named(game, preset).ok_or("no such preset")?;
        let rules = draft.rules(*game.players().start()).map_err(|fault| format!("{fault:?}"))?;
        for paper in Paper::ALL {
            let mut took: Vec<Duration> = Vec::new();
            let mut bytes = 0;
            for _ in 0..TIMES {
                let began = Instant::now();
                bytes = Book::of(&rules, Messages::of(Lang::De)).to_pdf(paper)?.len();
                took.push(began.elapsed());
            }
            let first = took.first().map(Duration::as_millis).unwrap_or_default();
            took.sort_unstable();
            let median = took[TIMES / 2].as_secs_f64() * 1000.0;
            println!("| {game} `{preset}` | {} | {median:.0} | {} | {first} |", paper.name(), bytes / 1000);
        }
    }
    Ok(())
}
