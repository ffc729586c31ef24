//! Dealing from packs that a secret has fixed.

use cards::{Card, CardBag};
use fair::{Hash, Opening, Pack, Secret, Share};
use game::Dealer;

/// A dealer whose packs follow from a secret and from the shares of the seats. Not to be cloned or printed:
/// it knows all cards.
pub struct FixedDealer {
    secret: Secret,
    shares: Vec<Share>,
    packs: u32,
    pack: Option<Pack>,
    /// The next card of the pack.
    place: usize,
}

impl FixedDealer {
    /// A dealer before the first pack.
    pub fn new(secret: Secret, shares: Vec<Share>) -> FixedDealer {
        FixedDealer { secret, shares, packs: 0, pack: None, place: 0 }
    }

    /// One who has taken up so many packs of these cards, and dealt so many of the last one.
    pub(super) fn at(
        secret: Secret,
        shares: Vec<Share>,
        packs: u32,
        cards: CardBag,
        dealt: u32,
    ) -> FixedDealer {
        let mut dealer = FixedDealer::new(secret, shares);
        if let Some(before) = packs.checked_sub(1) {
            dealer.packs = before;
            dealer.new_pack(cards);
            dealer.place = dealt as usize;
        }
        dealer
    }

    /// The secret, of which only [`Secret::commitment`] may be told before the end.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    pub(super) fn add_share(&mut self, share: Share) {
        self.shares.push(share);
    }

    /// What is to be published of the pack before its first card.
    pub fn root(&self) -> Option<Hash> {
        self.pack.as_ref().map(Pack::root)
    }

    /// The proof of a card of the pack, for those who have seen it.
    pub fn opening(&self, place: u8) -> Option<Opening> {
        self.pack.as_ref()?.opening(place)
    }
}

impl Dealer for FixedDealer {
    fn new_pack(&mut self, cards: CardBag) {
        self.packs += 1;
        self.pack = Some(self.secret.pack(&self.shares, self.packs, cards));
        self.place = 0;
    }

    fn draw(&mut self) -> Option<Card> {
        let card = self.pack.as_ref()?.order().get(self.place).copied()?;
        self.place += 1;
        Some(card)
    }
}
