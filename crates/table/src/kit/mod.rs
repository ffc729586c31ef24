//! For tests: tables whose packs lie in given orders, and a look at their whole state.

mod conserve;

pub use conserve::check_conserved;

use crate::dealer::{Dealer, stacked_hash};
use crate::of_game::OfGame;
use crate::table::{Table, WrongSecret};
use cards::Card;
use fair::Hash;
use game::State;
use toepen::Session;
use wippen::Match;

/// What is to be handed in with [`crate::Input::Commit`] for a match whose packs lie in given orders.
pub fn stacked_commitment() -> Hash {
    stacked_hash()
}

impl Table {
    /// Gives the table the orders of the packs of its match, instead of a secret.
    ///
    /// # Errors
    /// If the table was not promised to be dealt by given orders.
    pub fn stack(&mut self, packs: Vec<Vec<Card>>) -> Result<(), WrongSecret> {
        self.take(Dealer::stacked(packs))
    }

    /// Everything about the match under way or just over.
    pub fn state(&self) -> Option<OfGame<&State<Match>, &State<Session>>> {
        self.facts.game.as_ref().map(|game| game.states())
    }
}
