//! The games that are measured, each as the engine plays it and, where there is one, as a bare loop does.

use crate::bare::{self, Luck};
use bots::{Choices, Dealing};
use fair::Rng;
use game::{Game, Next, Seat, State};
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
    /// The length of the sequences of moves that are counted: six, fewer where there are too many of those.
    pub depth: u32,
    /// How many of them the recorded games could begin with.
    pub sequences: u64,
}

/// All of them; the ones with a bare loop first.
pub const SETTINGS: &[Setting] = &[
    toepen_hands(TOEPEN, 2, Some(bare_toepen), 6, 30_270),
    wippen_games("wippen basic", 2, Some(bare_basic), 6, 1812),
    wippen_games("wippen advanced", 2, Some(bare_advanced), 6, 7503),
    wippen_games("wippen classic", 2, None, 6, 7498),
    wippen_games("wippen advanced", 4, None, 6, 24_720),
    wippen_games("wippen advanced", 6, None, 6, 63_013),
    toepen_hands(TOEPEN, 8, None, 6, 75_589),
    toepen_hands("toepen", 2, None, 6, 292_850),
    toepen_hands("toepen", 4, None, 4, 266_496),
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

const fn wippen_games(name: &'static str, players: u8, bare: Bare, depth: u32, sequences: u64) -> Setting {
    let engine = |setting: &Setting| engine::<Wippen>(setting.wippen());
    Setting { name, players, engine, bare, depth, sequences }
}

const fn toepen_hands(name: &'static str, players: u8, bare: Bare, depth: u32, sequences: u64) -> Setting {
    let engine = |setting: &Setting| engine::<Hand>(setting.toepen());
    Setting { name, players, engine, bare, depth, sequences }
}

/// Random games of the engine: every move of all seats that may act is listed, one is drawn, checked and
/// played, with all that it forces. As [`bots::arena::random_playout`], but the state stays where it is and is
/// not handed over at the end, which a bare loop does not do either.
fn engine<G: Game>(setups: Vec<G::Setup>) -> Games {
    let mut dealer = Dealing::new(Rng::new(0, 0));
    let mut chance = Rng::new(0, 1);
    let mut choices = Choices::<G>::default();
    Box::new(move |games| {
        let mut moves = 0;
        for setup in setups.iter().cycle().take(games as usize) {
            let mut state = State::<G>::new(setup);
            state.settle(&mut dealer, &mut |_| {}).expect("a pack suffices for a game");
            while let Next::Act(seats) = state.next() {
                let chosen = choices.pick(&state, seats, &mut chance);
                let (seat, action) = chosen.expect("who may act can do something");
                let played = state.play(seat, action, &mut dealer, &mut |_| {});
                assert!(played.is_ok(), "what is listed is lawful, and a pack suffices for a game");
                moves += 1;
            }
            black_box(&state);
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
