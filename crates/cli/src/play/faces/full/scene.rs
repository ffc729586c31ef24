//! A table as it is to be drawn: what one viewer sees, and what they are choosing.

use super::ink::Ink;
use super::laid::{Chosen, Laid, Offers};
use game::{Seat, View};
use lang::Teller;

/// Where the cursor stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// On a card of the hand.
    Hand(usize),
    /// On something in the pot.
    Pot(usize),
    /// On a line of what can be done.
    Offer(usize),
}

/// All that a drawing of the table is made of.
pub struct Scene<'a, G: Laid> {
    /// In whose words.
    pub teller: Teller<'a>,
    /// What the viewer sees.
    pub view: View<G>,
    /// How things look.
    pub ink: Ink,
    /// What happened, as the viewer was told it.
    pub log: &'a [String],
    /// What is chosen.
    pub chosen: &'a Chosen,
    /// Where the cursor stands; nowhere while nobody is asked.
    pub focus: Option<Focus>,
    /// What can be done.
    pub offers: Offers<G::Action>,
    /// What is going on, in a sentence.
    pub status: String,
    /// Is that sentence a refusal, or is it the viewer's turn?
    pub loud: bool,
    /// The keys.
    pub foot: String,
    /// What the one whose hand is shown is called.
    pub own_name: String,
    /// Is there a place for a hand, though perhaps nobody's is shown?
    pub has_hand: bool,
}

impl<G: Laid> Scene<'_, G> {
    /// Whose cards are shown.
    pub fn viewer(&self) -> Option<Seat> {
        self.view.own().map(|(seat, _)| seat)
    }

    /// The others, clockwise from the viewer's left; all of them for a spectator.
    pub fn others(&self) -> Vec<Seat> {
        let players = G::players(self.view.public());
        let first = self.viewer().map_or(Seat::new(0), |seat| seat.left(players));
        let all = game::SeatSet::all(players).clockwise_from(first);
        all.iter().filter(|seat| Some(*seat) != self.viewer()).collect()
    }
}
