//! Where cards come from: something outside of every state.

use arrayvec::ArrayVec;
use cards::{Card, CardBag};
use core::fmt;

/// Gives the cards that a state asks for. The order of a pack is known to the dealer alone.
pub trait Dealer {
    /// Takes up a new pack. Shuffling it is the dealer's affair.
    fn new_pack(&mut self, pack: CardBag);

    /// The next card, while there is one.
    fn draw(&mut self) -> Option<Card>;
}

/// A dealer whose order is given: a test's deck, a stock of the notation, a recorded deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stock {
    /// The next card to be dealt last, so that dealing is popping.
    reversed: ArrayVec<Card, { 2 * Card::COUNT as usize }>,
}

impl Stock {
    /// A stock from its cards in dealing order, or none if there are more than two decks hold.
    pub fn new(cards: &[Card]) -> Option<Stock> {
        let mut reversed = ArrayVec::new();
        for card in cards.iter().rev() {
            reversed.try_push(*card).ok()?;
        }
        Some(Stock { reversed })
    }

    /// The cards that are left, in dealing order.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + '_ {
        self.reversed.iter().rev().copied()
    }
}

impl Dealer for Stock {
    /// The order was given with the cards: a stock has nothing to do for a new pack.
    fn new_pack(&mut self, _pack: CardBag) {}

    #[inline]
    fn draw(&mut self) -> Option<Card> {
        self.reversed.pop()
    }
}

/// The dealer had fewer cards than a deal asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfCards;

impl fmt::Display for OutOfCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the dealer has fewer cards than this deal needs")
    }
}

impl core::error::Error for OutOfCards {}
