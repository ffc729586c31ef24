//! Where the cards of an evening come from.

use cards::{Card, CardBag};
use fair::Secret;
use game::Seat;
use game::kit::Chance;
use games::{Draft, Rules};
use std::collections::BTreeMap;

/// The how manieth match of an evening, counted from 0, and the how manieth pack of that, likewise.
pub(crate) type Place = (usize, usize);

/// So many packs are laid ready for a match: more than any evening uses.
const PACKS: usize = 40;

/// Where the cards come from.
#[derive(Clone, Debug)]
pub enum Deck {
    /// Out of secrets, of which each match has another one.
    Secrets(Chance),
    /// In orders that are known beforehand.
    Known(KnownPacks),
}

impl Deck {
    /// A secret for the next match; none if the cards lie in a given order.
    pub(crate) fn draw_secret(&mut self) -> Option<Secret> {
        match self {
            Deck::Secrets(chance) => Some(Secret::of_seed(chance.next_word())),
            Deck::Known(_) => None,
        }
    }
}

/// Packs in orders that follow from a seed, but for some that lie otherwise.
#[derive(Clone, Debug)]
pub struct KnownPacks {
    seed: u64,
    /// Those that lie otherwise.
    pub(crate) otherwise: BTreeMap<Place, Vec<Card>>,
}

impl KnownPacks {
    /// The packs of a seed.
    pub fn new(seed: u64) -> KnownPacks {
        KnownPacks { seed, otherwise: BTreeMap::new() }
    }

    /// How a pack of these cards lies.
    pub(crate) fn order(&self, place: Place, cards: CardBag) -> Vec<Card> {
        if let Some(order) = self.otherwise.get(&place) {
            return order.clone();
        }
        let (of_match, pack) = place;
        let mut chance = Chance::new(self.seed ^ ((of_match as u64) << 32) ^ pack as u64);
        let mut order: Vec<Card> = cards.iter().collect();
        chance.shuffle(&mut order);
        order
    }

    /// The packs of a match.
    pub(crate) fn of_match(&self, of_match: usize, cards: CardBag) -> Vec<Vec<Card>> {
        (0..PACKS).map(|pack| self.order((of_match, pack), cards)).collect()
    }
}

/// The cards of a pack for so many players; none if they cannot play by these rules.
pub(crate) fn cards_of(draft: Draft, players: usize) -> CardBag {
    match u8::try_from(players).ok().and_then(|players| draft.rules(players).ok()) {
        Some(Rules::Wippen(rules)) => wippen::Setup::new(rules, Seat::new(0)).pack,
        Some(Rules::Toepen { .. }) => CardBag::from_set(toepen::PACK),
        None => CardBag::EMPTY,
    }
}
