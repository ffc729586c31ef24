//! Chance for tests, the same every time.

use crate::Dealer;
use cards::{Card, CardBag};
use std::vec::Vec;

/// A stream of numbers that look random (SplitMix64).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next number.
    pub fn next_word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `bound`; for tests the tiny bias does not matter.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next_word() % bound as u64) as usize
    }

    /// Puts things in a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for end in (1..things.len()).rev() {
            things.swap(end, self.below(end + 1));
        }
    }
}

/// A dealer that shuffles each new pack, or deals the orders it was given.
#[derive(Clone, Debug)]
pub struct Shuffling {
    chance: Chance,
    orders: Vec<Vec<Card>>,
    given: bool,
    /// The pack in hand, counted from 1.
    pack: usize,
    dealt: usize,
    announced: usize,
}

impl Shuffling {
    /// A dealer that shuffles.
    pub fn new(seed: u64) -> Shuffling {
        Shuffling {
            chance: Chance::new(seed),
            orders: Vec::new(),
            given: false,
            pack: 0,
            dealt: 0,
            announced: 0,
        }
    }

    /// A dealer whose packs lie in these orders.
    pub fn with_orders(orders: Vec<Vec<Card>>) -> Shuffling {
        Shuffling { orders, given: true, ..Shuffling::new(0) }
    }

    /// Takes up a new pack if there is one to take up.
    pub(crate) fn advance(&mut self, new_pack: bool, pack: CardBag) {
        if new_pack {
            self.new_pack(pack);
        }
    }

    /// Passes over cards as if they had been drawn.
    pub(crate) fn skip(&mut self, cards: usize) {
        self.dealt += cards;
    }

    /// The order of a pack that has been taken up since the last question.
    pub(crate) fn taken_up(&mut self) -> Option<Vec<Card>> {
        if self.announced == self.pack {
            return None;
        }
        self.announced = self.pack;
        self.orders.get(self.pack - 1).cloned()
    }
}

impl Dealer for Shuffling {
    fn new_pack(&mut self, pack: CardBag) {
        self.pack += 1;
        self.dealt = 0;
        if !self.given {
            let mut order: Vec<Card> = pack.iter().collect();
            self.chance.shuffle(&mut order);
            self.orders.push(order);
        }
    }

    fn draw(&mut self) -> Option<Card> {
        let card = self.orders.get(self.pack.checked_sub(1)?)?.get(self.dealt).copied();
        self.dealt += 1;
        card
    }
}

/// How many cases a test tries: `usual`, times `STAMTAFEL_CASES` where that is set.
pub fn cases(usual: u64) -> u64 {
    let times = std::env::var("STAMTAFEL_CASES").ok().and_then(|times| times.parse().ok());
    usual * times.unwrap_or(1)
}
