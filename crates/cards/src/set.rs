//! A set of kinds of card, for masks and for packs without doubles.

use crate::{Card, Rank, Suit};
use core::fmt;
use core::ops::{BitAnd, BitOr, Not};

/// A set of kinds of card: each of the 52 is in it or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

const ALL_BITS: u64 = (1 << Card::COUNT) - 1;

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 52.
    pub const ALL: CardSet = CardSet(ALL_BITS);

    /// The set with these 52 bits; higher bits are dropped. Bit `n` is the card with index `n`.
    #[inline]
    pub const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits & ALL_BITS)
    }

    /// Bit `n` is the card with index `n`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one card.
    #[inline]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// The four cards of a rank.
    #[inline]
    pub const fn of_rank(rank: Rank) -> CardSet {
        CardSet(0xf << (4 * rank.index()))
    }

    /// The four cards of a card's rank.
    #[inline]
    pub const fn like(card: Card) -> CardSet {
        CardSet(0xf << (card.index() & !3))
    }

    /// All cards of every rank that is in the set.
    #[inline]
    pub const fn whole_ranks(self) -> CardSet {
        let halves = self.0 | self.0 >> 1;
        let lowest = (halves | halves >> 2) & 0x1_1111_1111_1111;
        CardSet(lowest * 0xf)
    }

    /// The thirteen cards of a suit.
    #[inline]
    pub const fn of_suit(suit: Suit) -> CardSet {
        CardSet(0x1_1111_1111_1111 << suit.index())
    }

    /// Is the card in it?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 != 0
    }

    /// Are all cards of `other` in it?
    #[inline]
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Puts the card in, if it is not there yet.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes the card out, if it is there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card in canonical order.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_bit(self.0.trailing_zeros())) }
    }

    /// The cards that `keep` says yes to.
    #[inline]
    pub fn filter(self, mut keep: impl FnMut(Card) -> bool) -> CardSet {
        // Without a branch: whether a card is kept can seldom be foreseen.
        CardSet(self.iter().fold(0, |kept, card| kept | u64::from(keep(card)) << card.index()))
    }

    /// The cards in canonical order.
    #[inline]
    pub const fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl Not for CardSet {
    type Output = CardSet;
    #[inline]
    fn not(self) -> CardSet {
        CardSet(!self.0 & ALL_BITS)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::of(card))
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;
    #[inline]
    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The cards of a [`CardSet`], in canonical order.
#[derive(Clone, Debug)]
pub struct CardSetIter(u64);

impl Iterator for CardSetIter {
    type Item = Card;
    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card::from_bit(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_suits_cut_the_pack_into_equal_parts() {
        let by_rank = Rank::ALL.map(CardSet::of_rank);
        let by_suit = Suit::ALL.map(CardSet::of_suit);
        assert_eq!(by_rank.into_iter().fold(CardSet::EMPTY, |a, b| a | b), CardSet::ALL);
        for card in CardSet::ALL {
            assert_eq!(CardSet::like(card), CardSet::of_rank(card.rank()));
            assert_eq!(CardSet::of(card).whole_ranks(), CardSet::of_rank(card.rank()));
        }
        assert_eq!((CardSet::of_suit(Suit::Hearts)).whole_ranks(), CardSet::ALL);
        assert_eq!(by_suit.into_iter().fold(CardSet::EMPTY, |a, b| a | b), CardSet::ALL);
        for rank in Rank::ALL {
            for suit in Suit::ALL {
                assert_eq!(
                    CardSet::of_rank(rank) & CardSet::of_suit(suit),
                    CardSet::of(Card::new(rank, suit))
                );
            }
        }
    }
}
