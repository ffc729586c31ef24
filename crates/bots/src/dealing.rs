//! A shuffler as a dealer.

use cards::{Card, CardBag};
use fair::{Rng, Shuffler};
use game::Dealer;

/// The shuffler of the crate `fair` as the dealer that the contract of the games asks for; neither of the two
/// crates knows the other.
#[derive(Clone, Debug)]
pub struct Dealing(Shuffler);

impl Dealing {
    /// A dealer who shuffles by this generator.
    pub fn new(rng: Rng) -> Dealing {
        Dealing(Shuffler::new(rng))
    }

    /// Shuffles by another generator from the next pack on.
    #[inline]
    pub fn reseed(&mut self, rng: Rng) {
        self.0.reseed(rng);
    }
}

impl Dealer for Dealing {
    #[inline]
    fn new_pack(&mut self, pack: CardBag) {
        self.0.new_pack(pack);
    }

    #[inline]
    fn draw(&mut self) -> Option<Card> {
        self.0.draw()
    }
}
