//! Wippen `basic` for two.

use super::{Table, nth};

/// How many cards there are. A card is 4 · rank + suit, as in the engine.
pub const CARDS: usize = 52;

/// One turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The hand card.
    pub card: u8,
    /// The loose card that it takes; none: it joins the pot.
    pub takes: Option<u8>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// The points of both.
    pub points: [u32; 2],
    /// How many moves there were.
    pub moves: u32,
}

/// The first suit, so the lowest card of each rank.
const SPADES: u64 = 0x1_1111_1111_1111;
const TEN_OF_DIAMONDS: u64 = 1 << (4 * 9 + 2);
const TWO_OF_SPADES: u64 = 1 << 4;
const ACES: u64 = 0xf;

/// The cards of four numbers, two by two.
#[inline(always)]
fn pairs([a, b, c, d]: [u8; 4]) -> [u64; 2] {
    [1 << a | 1 << b, 1 << c | 1 << d]
}

/// All cards of the ranks of these.
#[inline(always)]
fn whole_ranks(cards: u64) -> u64 {
    let halves = cards | cards >> 1;
    ((halves | halves >> 2) & SPADES) * 0xf
}

/// Four cards for each, and with the first deal four for the pot, two at a time (W4, W6).
#[inline(always)]
pub(super) fn four_each<T: Table>(first: bool, table: &mut T) -> ([u64; 2], u64) {
    if first {
        let [left, pot] = pairs(table.four());
        let [own, left_too] = pairs(table.four());
        let [pot_too, own_too] = pairs(table.four());
        return ([own | own_too, left | left_too], pot | pot_too);
    }
    let [left, own] = pairs(table.four());
    let [left_too, own_too] = pairs(table.four());
    ([own | own_too, left | left_too], 0)
}

/// Plays a game that seat 0 deals.
#[inline]
pub fn play<T: Table<Move = Move>>(table: &mut T) -> Game {
    table.new_pack();
    let (mut loose, mut piles, mut wips, mut last) = (0, [0; 2], [0; 2], 2);
    for deal in (0..6).rev() {
        let (mut hands, pot) = four_each(deal == 5, table);
        loose |= pot;
        for held in (1..=4).rev() {
            for seat in [1, 0] {
                let able = hands[seat] & whole_ranks(loose);
                if able == 0 {
                    let card = nth(hands[seat], table.choose(held));
                    hands[seat] ^= card;
                    loose |= card;
                    table.played(seat, Move { card: card.trailing_zeros() as u8, takes: None });
                    continue;
                }
                let [card, taken] = capture(able, loose, table);
                hands[seat] ^= card;
                loose ^= taken;
                piles[seat] |= card | taken;
                last = seat;
                wips[seat] += u32::from(loose == 0 && deal > 0);
                let takes = Some(taken.trailing_zeros() as u8);
                table.played(seat, Move { card: card.trailing_zeros() as u8, takes });
            }
        }
    }
    if let Some(pile) = piles.get_mut(last) {
        *pile |= loose;
    }
    Game { points: points(piles, wips), moves: 48 }
}

/// One of all pairs of a card that can capture and a card that it can take.
#[inline(always)]
fn capture<T: Table>(able: u64, loose: u64, table: &mut T) -> [u64; 2] {
    let takes = |card: u64| loose & 0xf << (card.trailing_zeros() & !3);
    let mut captures = 0;
    let mut rest = able;
    while rest != 0 {
        captures += takes(rest).count_ones();
        rest &= rest - 1;
    }
    let mut choice = table.choose(captures);
    let mut rest = able;
    loop {
        let count = takes(rest).count_ones();
        if choice < count {
            return [rest & rest.wrapping_neg(), nth(takes(rest), choice)];
        }
        choice -= count;
        rest &= rest - 1;
    }
}

/// W31, W32
#[inline(always)]
pub(super) fn points(piles: [u64; 2], wips: [u32; 2]) -> [u32; 2] {
    let most = |mask: u64| {
        let [a, b] = piles.map(|pile| (pile & mask).count_ones());
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => [2, 0],
            std::cmp::Ordering::Less => [0, 2],
            std::cmp::Ordering::Equal => [u32::from(a > 0); 2],
        }
    };
    let (cards, spades) = (most(!0), most(SPADES));
    std::array::from_fn(|seat| {
        let pile = piles[seat];
        let tens = 2 * u32::from(pile & TEN_OF_DIAMONDS != 0);
        let single = (pile & (TWO_OF_SPADES | ACES)).count_ones();
        cards[seat] + spades[seat] + tens + single + wips[seat]
    })
}
