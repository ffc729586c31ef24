//! What a card is worth in a capture (W1).

use cards::{Card, CardSet, Rank};

/// A value, 1 to 10: of a numeric card or of a build.
pub type Value = u8;

/// The highest value there is.
pub const MAX_VALUE: Value = 10;

/// The cards with a value: ace to ten.
pub const NUMERIC: CardSet = CardSet::from_bits((1 << (4 * MAX_VALUE)) - 1);

/// W1: ace to ten are worth 1 to 10; jack, queen and king have no value.
#[inline]
pub const fn value(card: Card) -> Option<Value> {
    let value = card.index() / 4 + 1;
    if value <= MAX_VALUE { Some(value) } else { None }
}

/// The rank whose cards have this value.
///
/// # Panics
/// If it is not 1 to 10.
#[inline]
pub const fn rank_of(value: Value) -> Rank {
    assert!(1 <= value && value <= MAX_VALUE);
    Rank::ALL[value as usize - 1]
}

/// The cards with this value; none outside of 1 to 10.
#[inline]
pub const fn cards_of(value: Value) -> CardSet {
    if 1 <= value && value <= MAX_VALUE { CardSet::of_rank(rank_of(value)) } else { CardSet::EMPTY }
}
