//! How many items there are of each value, packed into one number.

use crate::value::{MAX_VALUE, NUMERIC, Value};
use cards::CardBag;

/// Bits for the count of one value. The highest bit of each field stays free, for [`Counts::contains`].
const FIELD: u32 = 6;
const FIELD_MASK: u64 = (1 << FIELD) - 1;

/// The free bit of each field.
const GUARDS: u64 = {
    let mut guards = 0;
    let mut value = 0;
    while value < MAX_VALUE as u32 {
        guards |= 1 << (value * FIELD + FIELD - 1);
        value += 1;
    }
    guards
};

/// A multiset of values 1 to 10: loose cards, builds, the parts of a group. Each value can be there up to
/// 31 times, which is enough for the 8 cards of a value in two decks and all builds of a pot together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Counts(u64);

impl Counts {
    /// Nothing.
    pub const NONE: Counts = Counts(0);

    /// One item of a value.
    #[inline]
    pub const fn one(value: Value) -> Counts {
        Counts(1 << ((value as u32 - 1) * FIELD))
    }

    /// So many items of a value, at most 31.
    #[inline]
    pub const fn of(value: Value, count: u8) -> Counts {
        debug_assert!((count as u64) <= FIELD_MASK >> 1);
        Counts((count as u64) << ((value as u32 - 1) * FIELD))
    }

    /// The values of the numeric cards of a bag.
    #[inline]
    pub fn of_bag(bag: CardBag) -> Counts {
        Values::of_bag(bag).counts
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Bit `value − 1`: is it there at all?
    pub(crate) const fn present(self) -> u16 {
        let mut present = 0;
        let mut value = 1;
        while value <= MAX_VALUE {
            if self.get(value) > 0 {
                present |= 1 << (value - 1);
            }
            value += 1;
        }
        present
    }

    /// As one number.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How often a value is there.
    #[inline]
    pub const fn get(self, value: Value) -> u8 {
        (self.0 >> ((value as u32 - 1) * FIELD) & FIELD_MASK) as u8
    }

    /// This without any item of a value.
    #[inline]
    pub const fn without(self, value: Value) -> Counts {
        Counts(self.0 & !(FIELD_MASK << ((value as u32 - 1) * FIELD)))
    }

    /// Only the items below a value.
    #[inline]
    pub const fn below(self, value: Value) -> Counts {
        Counts(self.0 & ((1 << ((value as u32 - 1) * FIELD)) - 1))
    }

    /// Is `other` a part of this?
    #[inline]
    pub const fn contains(self, other: Counts) -> bool {
        // Each field keeps its guard bit exactly if nothing had to be borrowed from it.
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// Both together.
    #[inline]
    pub const fn plus(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }

    /// This without `other`, which must be a part of it.
    #[inline]
    pub const fn minus(self, other: Counts) -> Counts {
        debug_assert!(self.contains(other));
        Counts(self.0 - other.0)
    }

    /// The lowest value that is there.
    #[inline]
    pub const fn lowest(self) -> Option<Value> {
        if self.0 == 0 { None } else { Some((self.0.trailing_zeros() / FIELD) as Value + 1) }
    }

    /// The highest value that is there.
    #[inline]
    pub const fn highest(self) -> Option<Value> {
        if self.0 == 0 { None } else { Some((self.0.ilog2() / FIELD) as Value + 1) }
    }

    /// All values added up.
    #[inline]
    pub const fn sum(self) -> u32 {
        let mut rest = self;
        let mut sum = 0;
        let mut value = 1;
        while !rest.is_empty() {
            sum += value * (rest.0 & FIELD_MASK) as u32;
            rest.0 >>= FIELD;
            value += 1;
        }
        sum
    }

    /// How many items.
    #[inline]
    pub const fn len(self) -> u32 {
        let mut rest = self;
        let mut len = 0;
        while !rest.is_empty() {
            len += (rest.0 & FIELD_MASK) as u32;
            rest.0 >>= FIELD;
        }
        len
    }
}

/// The sums that matter: 0 to 10.
const SUMS: u32 = (1 << (MAX_VALUE + 1)) - 1;

/// The values of some cards, with what is asked about them again and again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Values {
    /// How often each value is there.
    pub(crate) counts: Counts,
    /// Bit `value − 1`: is it there at all?
    pub(crate) present: u16,
    /// Bit `n`, 0 to 10: do some of them add up to `n`?
    pub(crate) sums: u16,
}

impl Values {
    /// The values of the numeric cards of a bag.
    #[inline]
    pub(crate) fn of_bag(bag: CardBag) -> Values {
        let (mut counts, mut present, mut sums) = (0, 0, 1u32);
        for plane in [bag.kinds(), bag.doubled()] {
            for card in plane & NUMERIC {
                let rank = u32::from(card.index() / 4);
                counts += 1 << (rank * FIELD);
                present |= 1 << rank;
                sums |= sums << (rank + 1);
            }
        }
        Values { counts: Counts(counts), present, sums: (sums & SUMS) as u16 }
    }

    /// Only those below a value.
    #[inline]
    pub(crate) fn below(self, value: Value) -> Values {
        Values {
            counts: self.counts.below(value),
            present: self.present & ((1 << (value - 1)) - 1),
            // Sums below the value need no higher parts; what is asked about higher ones errs to "yes".
            sums: self.sums,
        }
    }

    /// Can some of them add up to this, at least one of them if it is not 0?
    #[inline]
    pub(crate) const fn can_be(self, sum: Value) -> bool {
        self.sums >> sum & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::CardSet;

    #[test]
    fn counts_know_their_parts() {
        let pack = CardBag::from_set(CardSet::ALL);
        let counts = Counts::of_bag(pack.plus(pack));
        assert!((1..=10).all(|value| counts.get(value) == 8));
        assert_eq!((counts.sum(), counts.len()), (8 * 55, 80));
        let five = Counts::one(2).plus(Counts::one(3));
        assert!(counts.contains(five) && !five.contains(counts));
        assert!(!five.contains(Counts::one(2).plus(Counts::one(2))));
        assert_eq!(five.minus(Counts::one(2)), Counts::one(3));
        assert_eq!((five.lowest(), five.highest()), (Some(2), Some(3)));
        assert_eq!(counts.below(3).sum(), 8 * 3);
    }
}
