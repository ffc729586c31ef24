//! Work whose instructions are counted: the parts of a move, on recorded games, and whole random games.

use crate::recorded::Recorded;
use crate::settings::Setting;
use record::Notation;
use toepen::Hand;
use wippen::Wippen;

/// A part of a move, or all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// [`game::State::check`] of the move made.
    Check,
    /// [`game::State::legal_into`] for all who may act.
    Legal,
    /// [`game::State::play`] of a known move, deals and all.
    Act,
    /// [`game::State::view`] of the seat that acts.
    View,
    /// [`record::Position::perft`], for each sequence of [`Setting::depth`] moves.
    Perft,
    /// Whole random games.
    Game,
    /// Whole random games of the bare loop.
    Bare,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 7] =
        [Part::Check, Part::Legal, Part::Act, Part::View, Part::Perft, Part::Game, Part::Bare];

    /// A word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Check => "check",
            Part::Legal => "legal",
            Part::Act => "act",
            Part::View => "view",
            Part::Perft => "perft",
            Part::Game => "game",
            Part::Bare => "bare",
        }
    }

    /// The part that goes by this word.
    pub fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }
}

/// How many games are recorded.
const RECORDED: usize = 24;

/// How many games are played at a time.
const PLAYED: u64 = 100;

/// One work: a part of a move in one setting.
#[derive(Clone, Copy)]
pub struct Work {
    /// The game.
    pub setting: &'static Setting,
    /// The part.
    pub part: Part,
}

impl Work {
    /// Is there something to do?
    pub fn exists(&self) -> bool {
        match self.part {
            Part::Bare => self.setting.bare.is_some(),
            _ => true,
        }
    }

    /// Does it so many times over; gives the number of moves that it was done for.
    ///
    /// # Panics
    /// If a wrong answer comes out.
    pub fn repeat(self, times: u64) -> u64 {
        let whole_games = match self.part {
            Part::Game => Some((self.setting.engine)(self.setting)),
            Part::Bare => self.setting.bare.map(|bare| bare()),
            _ => None,
        };
        if let Some(mut play) = whole_games {
            return (0..times).map(|_| play(PLAYED)).sum();
        }
        if self.setting.is_toepen() {
            parts::<Hand>(&self.setting.toepen(), self, times)
        } else {
            parts::<Wippen>(&self.setting.wippen(), self, times)
        }
    }
}

fn parts<G: Notation>(setups: &[G::Setup], work: Work, times: u64) -> u64 {
    let recorded = Recorded::<G>::new(setups, RECORDED);
    let once = || match work.part {
        Part::Check => recorded.check(),
        Part::Legal => recorded.legal(),
        Part::Act => recorded.act(),
        Part::View => recorded.view(),
        Part::Perft => recorded.perft(work.setting.depth, work.setting.sequences),
        Part::Game | Part::Bare => 0,
    };
    (0..times).map(|_| once()).sum()
}
