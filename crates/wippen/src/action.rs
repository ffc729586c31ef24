//! What a player can do with one hand card.

use crate::build::BuildSet;
use crate::value::Value;
use cards::{Card, CardBag};
use game::Seat;

/// One turn: exactly one hand card, played in one way. Equal actions do the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// W12: the card joins the pot.
    Add {
        /// The hand card.
        card: Card,
    },
    /// W8–W10, W15, W20: the card takes these. How they make groups is no part of the move (W9).
    Capture {
        /// The hand card.
        card: Card,
        /// Loose cards of the pot.
        loose: CardBag,
        /// Builds of the pot; of equal builds the first ones ([`crate::Builds::canonical`]).
        builds: BuildSet,
    },
    /// W13, W17a: the card and loose cards become a build.
    Build {
        /// The hand card.
        card: Card,
        /// Loose cards of the pot.
        loose: CardBag,
        /// The value announced.
        value: Value,
    },
    /// W16, W17b, W18: the card, perhaps with loose cards, joins a build: with its own value it doubles
    /// it, with a higher one it raises it.
    Extend {
        /// The hand card.
        card: Card,
        /// Loose cards of the pot, when doubling.
        loose: CardBag,
        /// The place of the build in the pot; of equal builds the first one.
        build: u8,
        /// The value announced.
        value: Value,
    },
    /// W24: the card takes another player's pile.
    Steal {
        /// The hand card.
        card: Card,
        /// Whose pile.
        from: Seat,
    },
}

impl Action {
    /// The hand card that is played.
    #[inline]
    pub const fn card(&self) -> Card {
        match *self {
            Action::Add { card }
            | Action::Capture { card, .. }
            | Action::Build { card, .. }
            | Action::Extend { card, .. }
            | Action::Steal { card, .. } => card,
        }
    }
}
