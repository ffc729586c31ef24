//! Moves a second: the engine and the bare loops by turns, so that a busy machine slows both alike.

use crate::clock::Clock;
use crate::settings::{Games, Setting};
use std::time::Duration;

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// How often each is timed.
    pub rounds: usize,
    /// How long a round takes, about.
    pub round: Duration,
}

impl Patience {
    /// For figures to be written down.
    pub const LONG: Patience = Patience { rounds: 21, round: Duration::from_millis(150) };
    /// For a look.
    pub const SHORT: Patience = Patience { rounds: 5, round: Duration::from_millis(40) };
}

/// What came out, in millions of moves a second and moves a game; each the median of all rounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// The engine's.
    pub engine: f64,
    /// The bare loop's, and the engine's as a part of it, which is the median of the rounds' own ratios.
    pub bare: Option<(f64, f64)>,
    /// How long a game is.
    pub moves: f64,
}

/// Measures one setting.
///
/// # Panics
/// If the bare loop plays games of another length than the engine: then they are not the same game.
pub fn measure(setting: &Setting, Patience { rounds, round }: Patience) -> Speed {
    let mut engine = Side::new((setting.engine)(setting), round);
    let mut bare = setting.bare.map(|bare| Side::new(bare(), round));
    let mut ratios = Vec::new();
    for _ in 0..rounds {
        let bare = bare.as_mut().map(Side::run);
        let engine = engine.run();
        ratios.extend(bare.map(|bare| engine / bare));
    }
    let moves = engine.length();
    let bare = bare.map(|bare| {
        let same = (bare.length() / moves - 1.0).abs() < 0.02;
        assert!(same, "{}: {} moves a game, and {moves} of the engine", setting.name, bare.length());
        (median(bare.speeds), median(ratios))
    });
    Speed { engine: median(engine.speeds), bare, moves }
}

/// One of two that are timed by turns.
struct Side {
    play: Games,
    /// How many games are played in one round.
    games: u64,
    all_games: u64,
    all_moves: u64,
    speeds: Vec<f64>,
}

impl Side {
    fn new(mut play: Games, round: Duration) -> Side {
        // The first games only warm up.
        play(1000);
        let mut games = 1000;
        let mut took = Duration::ZERO;
        while took < round / 4 {
            games *= 2;
            let clock = Clock::start();
            play(games);
            took = clock.elapsed();
        }
        let games = games as f64 * round.as_secs_f64() / took.as_secs_f64();
        Side { play, games: games as u64, all_games: 0, all_moves: 0, speeds: Vec::new() }
    }

    /// One round, in millions of moves a second.
    fn run(&mut self) -> f64 {
        let clock = Clock::start();
        let moves = (self.play)(self.games);
        let speed = moves as f64 / clock.elapsed().as_secs_f64() / 1e6;
        self.all_games += self.games;
        self.all_moves += moves;
        self.speeds.push(speed);
        speed
    }

    fn length(&self) -> f64 {
        self.all_moves as f64 / self.all_games as f64
    }
}

pub(crate) fn median(mut of: Vec<f64>) -> f64 {
    of.sort_by(f64::total_cmp);
    of[of.len() / 2]
}
