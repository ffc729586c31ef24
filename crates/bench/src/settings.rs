//! The games that are measured, each as the engine plays it and, where there is one, as a bare loop does.

use crate::bare::{self, Luck};
use bots::{Choices, Dealing, arena};
use fair::Rng;
use game::{Game, Seat};
use std::hint::black_box;
use toepen::Hand;
use wippen::Wippen;

/// Plays so many whole games and gives the number of moves.
pub type Games = Box<dyn FnMut(u64) -> u64>;

/// One of the games that are measured.
pub struct Setting {
    /// The game and its house rules.
    pub name: &'static str,
    /// How many play.
    pub players: u8,
    /// The engine.
    pub engine: fn(&Setting) -> Games,
    /// The bare loop.
    pub bare: Bare,
    /// How many sequences of six moves the recorded games could begin with.
    pub sequences: Option<u64>,
}

/// All of them; the ones with a bare loop first.
pub const SETTINGS: &[Setting] = &[
    toepen_hands(TOEPEN, 2, Some(bare_toepen), None),
    wippen_games("wippen basic", 2, Some(bare_basic), Some(1812)),
    wippen_games("wippen advanced", 2, Some(bare_advanced), Some(7503)),
    wippen_games("wippen classic", 2, None, Some(7498)),
    wippen_games("wippen advanced", 4, None, Some(24_720)),
    wippen_games("wippen advanced", 6, None, Some(63_013)),
    toepen_hands(TOEPEN, 8, None, None),
    toepen_hands("toepen", 2, None, None),
    toepen_hands("toepen", 4, None, None),
];

const TOEPEN: &str = "toepen, no exchange";

impl Setting {
    /// Is it one of toepen, and not of Wippen?
    pub fn is_toepen(&self) -> bool {
        self.name.starts_with("toepen")
    }

    /// What is agreed before a game of Wippen, one for each dealer.
    ///
    /// # Panics
    /// If the setting is not one of Wippen.
    pub fn wippen(&self) -> Vec<wippen::Setup> {
        let preset = self.name.strip_prefix("wippen ").and_then(wippen::Preset::named);
        let rules = wippen::Draft::of(preset.expect("a preset of Wippen")).rules(self.players);
        let rules = rules.expect("a preset is without contradictions");
        Seat::all(self.players).map(|dealer| wippen::Setup::new(rules, dealer)).collect()
    }

    /// What is agreed before a hand of toepen, one for each dealer.
    ///
    /// # Panics
    /// If toepen is not for so many.
    pub fn toepen(&self) -> Vec<toepen::Setup> {
        let mut draft = toepen::Draft::of(toepen::Preset::Zwols);
        draft.exchange = self.name != TOEPEN;
        let rules = draft.rules().expect("the switches are in bounds");
        let setup = |dealer| toepen::Setup::new(rules, self.players, dealer).expect("2 to 8 players");
        Seat::all(self.players).map(setup).collect()
    }
}

type Bare = Option<fn() -> Games>;

const fn wippen_games(name: &'static str, players: u8, bare: Bare, sequences: Option<u64>) -> Setting {
    Setting { name, players, engine: |setting| engine::<Wippen>(setting.wippen()), bare, sequences }
}

const fn toepen_hands(name: &'static str, players: u8, bare: Bare, sequences: Option<u64>) -> Setting {
    Setting { name, players, engine: |setting| engine::<Hand>(setting.toepen()), bare, sequences }
}

/// Random games of the engine: every move of all seats that may act is listed, one is drawn, checked and
/// played, with all that it forces.
fn engine<G: Game>(setups: Vec<G::Setup>) -> Games {
    let mut dealer = Dealing::new(Rng::new(0, 0));
    let mut chance = Rng::new(0, 1);
    let mut choices = Choices::<G>::default();
    Box::new(move |games| {
        let mut moves = 0;
        for setup in setups.iter().cycle().take(games as usize) {
            let playout = arena::random_playout::<G>(setup, &mut dealer, &mut chance, &mut choices);
            let playout = playout.expect("a pack suffices for a game");
            moves += u64::from(playout.moves);
            black_box(&playout.end);
        }
        moves
    })
}

/// Random games of a bare loop that gives the number of moves.
fn bare<T: 'static, R: 'static>(
    mut table: T,
    mut play: impl FnMut(&mut T) -> R + 'static,
    moves: fn(&R) -> u32,
) -> Games {
    Box::new(move |games| (0..games).map(|_| u64::from(moves(black_box(&play(&mut table))))).sum())
}

fn bare_toepen() -> Games {
    let table = Luck::<{ bare::toepen::CARDS }, _>::new(Rng::new(0, 0));
    bare(table, bare::toepen::play, |hand| hand.moves)
}

fn bare_basic() -> Games {
    let table = Luck::<{ bare::basic::CARDS }, _>::new(Rng::new(0, 0));
    bare(table, bare::basic::play, |game| game.moves)
}

fn bare_advanced() -> Games {
    let table = Luck::<{ bare::basic::CARDS }, _>::new(Rng::new(0, 0));
    let mut player = bare::advanced::Player::default();
    bare(table, move |table| player.play(table), |game| game.moves)
}
