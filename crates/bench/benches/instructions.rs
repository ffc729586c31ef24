//! Instructions for each move: `cargo bench -p bench --bench instructions -- [GAME]`.
//!
//! Time on a busy machine says little about a small change; the number of instructions is the same each time.
//! This program starts itself under valgrind for each work, once with so many repetitions and once with twice
//! as many. The difference is what the repetitions took, without what went before.

use bench::settings::SETTINGS;
use bench::work::{Part, Work};
use std::process::Command;

const REPETITIONS: u64 = 5;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["repeat", setting, part, times] => repeat(setting, part, times),
        _ => count(words.iter().find(|word| !word.starts_with("--")).copied().unwrap_or_default()),
    }
}

/// Does a work, under valgrind or not, and says for how many moves.
fn repeat(setting: &str, part: &str, times: &str) -> Result<(), String> {
    let work = setting.parse().ok().and_then(|at: usize| SETTINGS.get(at)).zip(Part::named(part));
    let ((setting, part), times) = work.zip(times.parse().ok()).ok_or("there is no such work")?;
    println!("{}", Work { setting, part }.repeat(times));
    Ok(())
}

/// Counts the instructions of all works for games that begin so, and shows them as a table.
fn count(wanted: &str) -> Result<(), String> {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("instructions are not counted: that needs valgrind, which is not installed here");
        return Ok(());
    }
    println!(
        "instructions for each move, whole games with deals and shuffle; perft: for each sequence of depth moves\n"
    );
    print!("{:22}{:>8}{:>8}", "game", "players", "depth");
    Part::ALL.iter().for_each(|part| print!("{:>8}", part.name()));
    println!();
    for (at, setting) in SETTINGS.iter().enumerate().filter(|(_, setting)| setting.name.starts_with(wanted)) {
        print!("{:22}{:>8}{:>8}", setting.name, setting.players, setting.depth);
        for part in Part::ALL {
            let exists = Work { setting, part }.exists();
            let count = if exists { format!("{:.0}", per_move(at, part)?) } else { String::new() };
            print!("{count:>8}");
        }
        println!();
    }
    Ok(())
}

fn per_move(setting: usize, part: Part) -> Result<f64, String> {
    let (few_moves, few) = valgrind(setting, part, REPETITIONS)?;
    let (many_moves, many) = valgrind(setting, part, 2 * REPETITIONS)?;
    Ok((many - few) as f64 / (many_moves - few_moves) as f64)
}

/// The moves and the instructions of a work.
fn valgrind(setting: usize, part: Part, times: u64) -> Result<(u64, u64), String> {
    let myself = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(myself)
        .args(["repeat", &setting.to_string(), part.name(), &times.to_string()])
        .output()
        .map_err(|error| error.to_string())?;
    let (said, log) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let moves = said.trim().parse().ok();
    let instructions = log.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok());
    moves.zip(instructions).ok_or_else(|| format!("{}: no count came out:\n{log}", part.name()))
}
