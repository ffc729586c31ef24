//! A bag of cards: up to two of each kind, whatever the number of decks.

use crate::{Card, CardSet, Rank};
use core::fmt;

/// A bag that holds each card not at all, once or twice. Equal bags have equal bits, so two decks need no
/// second code path: with one deck the upper plane is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardBag {
    /// The kinds that are there at least once.
    once: u64,
    /// The kinds that are there twice; always a part of `once`.
    twice: u64,
}

impl CardBag {
    /// No card.
    pub const EMPTY: CardBag = CardBag { once: 0, twice: 0 };

    /// One of each kind of a set.
    #[inline]
    pub const fn from_set(set: CardSet) -> CardBag {
        CardBag { once: set.bits(), twice: 0 }
    }

    /// The bag of one card.
    #[inline]
    pub const fn of(card: Card) -> CardBag {
        CardBag { once: 1 << card.index(), twice: 0 }
    }

    /// The kinds that are there at least once.
    #[inline]
    pub const fn kinds(self) -> CardSet {
        CardSet::from_bits(self.once)
    }

    /// The kinds that are there twice.
    #[inline]
    pub const fn doubled(self) -> CardSet {
        CardSet::from_bits(self.twice)
    }

    /// Is the card there at least once?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.once >> card.index() & 1 != 0
    }

    /// Is every card of `other` there, as often as in `other`?
    #[inline]
    pub const fn contains_all(self, other: CardBag) -> bool {
        other.once & !self.once == 0 && other.twice & !self.twice == 0
    }

    /// How often the card is there: 0, 1 or 2.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.once >> card.index() & 1) as u8 + (self.twice >> card.index() & 1) as u8
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.once.count_ones() + self.twice.count_ones()) as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Puts a card in. False, and nothing changed, if it is there twice already.
    #[inline]
    pub const fn insert(&mut self, card: Card) -> bool {
        let bit = 1 << card.index();
        let full = self.twice & bit != 0;
        self.twice |= self.once & bit;
        self.once |= bit;
        !full
    }

    /// Takes a card out once. False, and nothing changed, if it is not there.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        let bit = 1 << card.index();
        let there = self.once & bit != 0;
        self.once &= self.twice | !bit;
        self.twice &= !bit;
        there
    }

    /// Both bags together, or none if some card would be there three times.
    #[inline]
    pub const fn checked_plus(self, other: CardBag) -> Option<CardBag> {
        if self.twice & other.once != 0 || self.once & other.twice != 0 {
            return None;
        }
        Some(CardBag {
            once: self.once | other.once,
            twice: self.twice | other.twice | (self.once & other.once),
        })
    }

    /// Both bags together; the caller knows that no card is there three times.
    #[inline]
    pub const fn plus(self, other: CardBag) -> CardBag {
        debug_assert!(self.checked_plus(other).is_some());
        CardBag { once: self.once | other.once, twice: self.twice | other.twice | (self.once & other.once) }
    }

    /// This bag without the cards of `other`; what is not there is not taken away.
    #[inline]
    pub const fn minus(self, other: CardBag) -> CardBag {
        CardBag {
            once: (self.once & !other.once) | (self.twice & !other.twice),
            twice: self.twice & !other.once,
        }
    }

    /// The cards whose kind is in the set.
    #[inline]
    pub const fn among(self, kinds: CardSet) -> CardBag {
        CardBag { once: self.once & kinds.bits(), twice: self.twice & kinds.bits() }
    }

    /// The cards of a rank.
    #[inline]
    pub const fn of_rank(self, rank: Rank) -> CardBag {
        self.among(CardSet::of_rank(rank))
    }

    /// How many cards of a rank.
    #[inline]
    pub const fn count_rank(self, rank: Rank) -> u8 {
        self.of_rank(rank).len()
    }

    /// The first card in canonical order.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        self.kinds().first()
    }

    /// The cards in canonical order, a doubled one twice.
    #[inline]
    pub const fn iter(self) -> CardBagIter {
        CardBagIter(self)
    }
}

/// A bag of some cards; a third card of one kind is left out (see [`CardBag::insert`] to notice it).
impl FromIterator<Card> for CardBag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardBag {
        let mut bag = CardBag::EMPTY;
        for card in cards {
            bag.insert(card);
        }
        bag
    }
}

impl IntoIterator for CardBag {
    type Item = Card;
    type IntoIter = CardBagIter;
    #[inline]
    fn into_iter(self) -> CardBagIter {
        self.iter()
    }
}

/// The cards separated by spaces, in canonical order, as in the notation.
impl fmt::Display for CardBag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, card) in self.iter().enumerate() {
            if position > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&card, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardBag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// The cards of a [`CardBag`], in canonical order.
#[derive(Clone, Debug)]
pub struct CardBagIter(CardBag);

impl Iterator for CardBagIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len() as usize, Some(self.0.len() as usize))
    }
}

impl ExactSizeIterator for CardBagIter {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn counts(bag: CardBag) -> [u8; 52] {
        core::array::from_fn(|index| bag.count(Card::from_index(index as u8).unwrap()))
    }

    fn any_bag() -> impl Strategy<Value = CardBag> {
        prop::collection::vec(0u8..52, 0..80)
            .prop_map(|indices| indices.into_iter().filter_map(Card::from_index).collect())
    }

    proptest! {
        #[test]
        fn a_bag_does_arithmetic_on_counts(a in any_bag(), b in any_bag(), index in 0u8..52) {
            let card = Card::from_index(index).unwrap();
            let (in_a, in_b) = (counts(a), counts(b));
            prop_assert_eq!(a.len() as usize, a.iter().count());
            prop_assert_eq!(a.iter().collect::<CardBag>(), a);
            prop_assert_eq!(a.contains_all(b), in_a.iter().zip(in_b).all(|(x, y)| *x >= y));
            let fits = in_a.iter().zip(in_b).all(|(x, y)| x + y <= 2);
            prop_assert_eq!(a.checked_plus(b).is_some(), fits);
            if let Some(sum) = a.checked_plus(b) {
                prop_assert_eq!(counts(sum), core::array::from_fn(|i| in_a[i] + in_b[i]));
                prop_assert_eq!(sum.minus(b), a);
            }
            prop_assert_eq!(counts(a.minus(b)), core::array::from_fn(|i| in_a[i].saturating_sub(in_b[i])));
            let mut more = a;
            prop_assert_eq!(more.insert(card), in_a[index as usize] < 2);
            prop_assert_eq!(more.count(card), (in_a[index as usize] + 1).min(2));
            let mut fewer = a;
            prop_assert_eq!(fewer.remove(card), in_a[index as usize] > 0);
            prop_assert_eq!(fewer.count(card), in_a[index as usize].saturating_sub(1));
        }
    }
}
