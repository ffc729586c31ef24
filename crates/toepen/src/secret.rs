//! What one seat alone knows, what nobody may look at, and what is told of hidden cards.

use crate::piles::Piles;
use cards::CardSet;

/// What one seat alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    pub(crate) hand: CardSet,
    pub(crate) laid: CardSet,
    pub(crate) laid_before: CardSet,
    pub(crate) shown: CardSet,
}

impl Private {
    /// The cards in one's hand.
    #[inline]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// T6: the four cards that one laid down last, as long as nobody has checked them.
    #[inline]
    pub const fn laid(&self) -> CardSet {
        self.laid
    }

    /// The cards that one laid down earlier, or that have been checked.
    #[inline]
    pub const fn laid_before(&self) -> CardSet {
        self.laid_before
    }

    /// T8: the cards of others that one saw by checking honest exchanges.
    #[inline]
    pub const fn shown(&self) -> CardSet {
        self.shown
    }
}

/// What lies face down and nobody may look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Covered {
    /// What has not been dealt. Its order is the dealer's.
    pub(crate) undealt: CardSet,
    /// The piles with what lies in them beneath the top (T17).
    pub(crate) piles: Piles,
}

impl Covered {
    /// The cards that have not been dealt: the stock.
    #[inline]
    pub const fn undealt(&self) -> CardSet {
        self.undealt
    }

    /// Everyone's played cards in full.
    #[inline]
    pub const fn piles(&self) -> &Piles {
        &self.piles
    }
}

/// What is told of hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Says {
    /// T8: there were four pictures.
    Honest,
    /// T8: there were not.
    Dishonest,
    /// T22: there is at least one ten in the hand.
    HasTen,
    /// T22: there is none.
    HasNoTen,
}
