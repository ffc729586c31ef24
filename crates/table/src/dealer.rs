//! Where a table's cards come from: the secret of the match, which lies apart from its entries.

use cards::{Card, CardBag};
use fair::{Hash, Opening, Pack, Secret, Share};

/// What a pack is made of, besides the secret.
#[derive(Clone, Copy)]
pub(crate) struct Chance<'a> {
    /// What the seats added.
    pub shares: &'a [Share],
    /// The cards of a whole pack.
    pub cards: CardBag,
}

/// Knows the order of every pack of one match. It can be neither printed nor copied.
pub(crate) struct Dealer {
    source: Source,
    /// The pack used last.
    made: Option<Made>,
}

/// A pack with all that it was made of besides the secret: a start that could not be stored may be tried again
/// with other shares.
struct Made {
    number: u32,
    shares: Vec<Share>,
    cards: CardBag,
    pack: Pack,
}

enum Source {
    Secret(Secret),
    /// Orders that a test has given, each of which is dealt as it is.
    #[cfg(feature = "kit")]
    Stacked(Vec<Vec<Card>>),
}

/// What stands in the place of commitments and roots where cards lie in a given order: it is the same for all
/// orders, as it must not tell them.
#[cfg(feature = "kit")]
pub(crate) fn stacked_hash() -> Hash {
    Hash::of("stacked", &[])
}

impl Dealer {
    pub(crate) fn new(secret: Secret) -> Dealer {
        Dealer { source: Source::Secret(secret), made: None }
    }

    #[cfg(feature = "kit")]
    pub(crate) fn stacked(orders: Vec<Vec<Card>>) -> Dealer {
        Dealer { source: Source::Stacked(orders), made: None }
    }

    /// What was published of it.
    pub(crate) fn commitment(&self) -> Hash {
        match &self.source {
            Source::Secret(secret) => secret.commitment(),
            #[cfg(feature = "kit")]
            Source::Stacked(_) => stacked_hash(),
        }
    }

    /// The secret, when all is over.
    pub(crate) fn reveal(&self) -> Option<String> {
        match &self.source {
            Source::Secret(secret) => Some(secret.reveal()),
            #[cfg(feature = "kit")]
            Source::Stacked(_) => None,
        }
    }

    /// The pack of this number, counted from 1, made anew only when another one was used last.
    fn pack(&mut self, Chance { shares, cards }: Chance<'_>, number: u32) -> Option<&Pack> {
        match &self.source {
            Source::Secret(secret) => {
                let same =
                    |made: &Made| made.number == number && made.shares == shares && made.cards == cards;
                if !self.made.as_ref().is_some_and(same) {
                    let pack = secret.pack(shares, number, cards);
                    self.made = Some(Made { number, shares: shares.to_vec(), cards, pack });
                }
                self.made.as_ref().map(|made| &made.pack)
            }
            #[cfg(feature = "kit")]
            Source::Stacked(_) => None,
        }
    }

    fn root(&mut self, chance: Chance<'_>, number: u32) -> Hash {
        match &self.source {
            #[cfg(feature = "kit")]
            Source::Stacked(_) => stacked_hash(),
            Source::Secret(_) => self.pack(chance, number).map_or(Hash([0; 32]), Pack::root),
        }
    }

    fn card(&mut self, chance: Chance<'_>, number: u32, place: usize) -> Option<Card> {
        match &self.source {
            #[cfg(feature = "kit")]
            Source::Stacked(orders) => orders.get(number as usize - 1)?.get(place).copied(),
            Source::Secret(_) => self.pack(chance, number)?.order().get(place).copied(),
        }
    }

    /// The proof of the card at a place of a pack.
    pub(crate) fn opening(&mut self, chance: Chance<'_>, number: u32, place: u8) -> Option<Opening> {
        self.pack(chance, number)?.opening(place)
    }
}

/// A dealer at work: how far a match has dealt, and the roots of the packs begun.
pub(crate) struct Drawing<'a> {
    pub dealer: &'a mut Dealer,
    pub chance: Chance<'a>,
    /// The number of the pack in use; 0 before the first.
    pub pack: u32,
    /// How many of its cards have been dealt.
    pub dealt: usize,
    pub roots: Vec<Hash>,
}

impl game::Dealer for Drawing<'_> {
    fn new_pack(&mut self, _pack: CardBag) {
        self.pack += 1;
        self.dealt = 0;
        self.roots.push(self.dealer.root(self.chance, self.pack));
    }

    fn draw(&mut self) -> Option<Card> {
        let card = self.dealer.card(self.chance, self.pack, self.dealt);
        self.dealt += 1;
        card
    }
}
