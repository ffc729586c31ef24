//! Which cards there are and which of them beats which (T1, T7).

use cards::{Card, CardSet, Rank, Suit};

/// T1: the 32 cards, 7 8 9 10 J Q K A of four suits.
pub const PACK: CardSet = CardSet::from_bits(0xf | 0xfff_ffff << (4 * Rank::Seven.index()));

/// The four tens (T22).
pub const TENS: CardSet = CardSet::of_rank(Rank::Ten);

/// T7: jack, queen and king, and the ace as well when the house says so.
#[inline]
pub const fn pictures(aces: bool) -> CardSet {
    let faces = 0xfff << (4 * Rank::Jack.index());
    let ace = 0xf << (4 * Rank::Ace.index());
    CardSet::from_bits(if aces { faces | ace } else { faces })
}

/// Is it one of the 32?
#[inline]
pub const fn is_pack_card(card: Card) -> bool {
    PACK.contains(card)
}

/// T1: 7 (ten) down to 0 (jack): 10 9 8 7 A K Q J. None for the ranks that are not in the pack.
pub const fn strength(rank: Rank) -> Option<u8> {
    match rank {
        Rank::Jack => Some(0),
        Rank::Queen => Some(1),
        Rank::King => Some(2),
        Rank::Ace => Some(3),
        Rank::Seven => Some(4),
        Rank::Eight => Some(5),
        Rank::Nine => Some(6),
        Rank::Ten => Some(7),
        Rank::Two | Rank::Three | Rank::Four | Rank::Five | Rank::Six => None,
    }
}

/// A number that orders the cards of the pack as [`strength`] does: the order of the notation runs from ace
/// to king, and turned round by three ranks it runs J Q K A 7 8 9 10.
#[inline]
pub(crate) const fn height(card: Card) -> u8 {
    const THREE_RANKS: u8 = 4 * (Card::COUNT / 4 - Rank::Jack.index());
    let turned = card.index() + THREE_RANKS;
    if turned >= Card::COUNT { turned - Card::COUNT } else { turned }
}

/// T16: does `card` beat `other`, which was played before it or leads? Only a higher card of the same suit
/// does.
#[inline]
pub const fn beats(card: Card, other: Card) -> bool {
    same_suit(card, other) && height(card) > height(other)
}

/// Are both of one suit?
#[inline]
pub(crate) const fn same_suit(card: Card, other: Card) -> bool {
    (card.index() ^ other.index()).is_multiple_of(Suit::ALL.len() as u8)
}
