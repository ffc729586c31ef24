//! Moves a second of whole random games: `cargo bench -p bench --bench speed -- [--quick] [GAME]`.
//!
//! With the name of a game, only those that begin so.

use bench::settings::SETTINGS;
use bench::speed::{Patience, measure};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let wanted = arguments.iter().find(|argument| !argument.starts_with("--")).map_or("", String::as_str);
    let patience = if quick { Patience::SHORT } else { Patience::LONG };
    println!("whole random games on one thread, in millions of moves a second; medians of rounds by turns\n");
    println!("{:22}{:>8}{:>8}{:>9}{:>9}{:>14}", "game", "players", "bare", "engine", "ratio", "moves a game");
    for setting in SETTINGS.iter().filter(|setting| setting.name.starts_with(wanted)) {
        let speed = measure(setting, patience);
        let (bare, ratio) = match speed.bare {
            Some((bare, ratio)) => (format!("{bare:.1}"), format!("1/{:.2}", 1.0 / ratio)),
            None => (String::new(), String::new()),
        };
        println!(
            "{:22}{:>8}{bare:>8}{:>9.1}{ratio:>9}{:>14.1}",
            setting.name, setting.players, speed.engine, speed.moves
        );
    }
}
