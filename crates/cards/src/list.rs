//! Cards in an order: piles, decks, packets.

use crate::{Card, CardBag};
use arrayvec::ArrayVec;
use core::fmt;

/// Cards in an order that means something, at most `N` of them, held in place.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct CardList<const N: usize>(ArrayVec<Card, N>);

impl<const N: usize> CardList<N> {
    /// No cards.
    #[inline]
    pub fn new() -> CardList<N> {
        CardList(ArrayVec::new())
    }

    /// Adds a card at the end.
    ///
    /// # Panics
    /// If `N` cards are there already: the caller knows how many its rules can bring together.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.0.push(card);
    }

    /// Adds the cards of a bag at the end, in canonical order.
    #[inline]
    pub fn push_bag(&mut self, bag: CardBag) {
        for card in bag {
            self.0.push(card);
        }
    }

    /// Adds cards at the end, in their order.
    #[inline]
    pub fn push_all(&mut self, cards: &[Card]) {
        self.0.extend(cards.iter().copied());
    }

    /// Removes all.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The last card: the top of a pile.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.0.last().copied()
    }

    /// All, first to last (bottom to top).
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.0
    }

    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same cards without their order.
    #[inline]
    pub fn bag(&self) -> CardBag {
        self.0.iter().copied().collect()
    }
}

impl<const N: usize> FromIterator<Card> for CardList<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardList<N> {
        CardList(cards.into_iter().collect())
    }
}

/// The cards in their order, separated by spaces.
impl<const N: usize> fmt::Display for CardList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, card) in self.0.iter().enumerate() {
            if position > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(card, f)?;
        }
        Ok(())
    }
}

impl<const N: usize> fmt::Debug for CardList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// A text that is not a list of cards: the word that is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCardsError<'a>(pub &'a str);

/// The cards of a text, separated by white space, as they come.
pub fn parse_cards(text: &str) -> impl Iterator<Item = Result<Card, ParseCardsError<'_>>> {
    text.split_whitespace().map(|word| word.parse().map_err(|_| ParseCardsError(word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn a_list_keeps_its_order_and_reads_back() {
        let cards: Vec<Card> = parse_cards("7h 7h As Kd").collect::<Result<_, _>>().unwrap();
        let list: CardList<8> = cards.iter().copied().collect();
        assert_eq!(list.to_string(), "7h 7h As Kd");
        assert_eq!(list.top(), "Kd".parse().ok());
        assert_eq!(list.bag().to_string(), "As 7h 7h Kd");
        assert_eq!(parse_cards("7h 10d").last(), Some(Err(ParseCardsError("10d"))));
    }
}
