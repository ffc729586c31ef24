//! Where cards and choices come from.

use fair::Rng;

/// What a bare game gets from outside. The benchmarks have it play against chance alone ([`Luck`]), the
/// tests against a game of the engine that goes the same way.
pub trait Table {
    /// How the game tells what was done.
    type Move;

    /// Takes up a whole pack.
    fn new_pack(&mut self);

    /// The next four cards, by the numbers that the game gives them.
    fn four(&mut self) -> [u8; 4];

    /// One of so many lawful moves, of which there is at least one.
    fn choose(&mut self, moves: u32) -> u32;

    /// What was chosen, and by which seat.
    fn played(&mut self, seat: usize, what: Self::Move);
}

/// Nothing but chance, out of a pack of `CARDS`.
#[derive(Clone, Debug)]
pub struct Luck<const CARDS: usize, M> {
    rng: Rng,
    cards: [u8; CARDS],
    left: usize,
    /// The type of the moves, which nobody is told of.
    told: std::marker::PhantomData<M>,
}

impl<const CARDS: usize, M> Luck<CARDS, M> {
    /// Chance by this generator.
    pub fn new(rng: Rng) -> Luck<CARDS, M> {
        let cards = std::array::from_fn(|number| number as u8);
        Luck { rng, cards, left: CARDS, told: std::marker::PhantomData }
    }
}

impl<const CARDS: usize, M> Table for Luck<CARDS, M> {
    type Move = M;

    /// The pack may lie in any order: shuffling it makes every order as likely.
    #[inline(always)]
    fn new_pack(&mut self) {
        self.left = CARDS;
    }

    /// Shuffled only as far as dealt, four cards out of one word of the generator. The chances of two cards
    /// differ by less than one in a million million.
    #[inline(always)]
    fn four(&mut self) -> [u8; 4] {
        let mut word = self.rng.next_word();
        std::array::from_fn(|_| {
            let wide = u128::from(word) * self.left as u128;
            word = wide as u64;
            self.left -= 1;
            let last = self.left % CARDS;
            self.cards.swap((wide >> 64) as usize % CARDS, last);
            self.cards[last]
        })
    }

    #[inline(always)]
    fn choose(&mut self, moves: u32) -> u32 {
        (((self.rng.next_word() >> 32) * u64::from(moves)) >> 32) as u32
    }

    #[inline(always)]
    fn played(&mut self, _seat: usize, _what: M) {}
}
