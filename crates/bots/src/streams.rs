//! Where the chance of one game out of many comes from.

use fair::Rng;
use game::{MAX_SEATS, Seat};

/// Streams of the generator for one game: one for the cards, one for the players together, one for each.
const EACH: u64 = 2 + MAX_SEATS as u64;

/// The generators of one game of a long series, all from one seed and the number of the game. So a game of
/// the series can be played again by itself, and the cards do not hang on who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Streams {
    seed: u64,
    first: u64,
}

impl Streams {
    /// Those of a game, counted from 0. The cards of game 0 are those of stream 0.
    #[inline]
    pub const fn of(seed: u64, game: u64) -> Streams {
        Streams { seed, first: game.wrapping_mul(EACH) }
    }

    /// For the order of the cards.
    #[inline]
    pub const fn cards(self) -> Rng {
        Rng::new(self.seed, self.first)
    }

    /// For random moves of whichever seat.
    #[inline]
    pub const fn moves(self) -> Rng {
        Rng::new(self.seed, self.first.wrapping_add(1))
    }

    /// For the player at a seat.
    #[inline]
    pub const fn seat(self, seat: Seat) -> Rng {
        Rng::new(self.seed, self.first.wrapping_add(2 + seat.number() as u64))
    }
}
