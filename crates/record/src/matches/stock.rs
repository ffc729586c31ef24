//! What lies in the stock while a recorded match is gone through, and the position that this makes.

use super::entry::Entry;
use super::follow::Follow;
use super::recorded::Recorded;
use super::replay::Replay;
use super::whole::MatchRecord;
use cards::Card;
use fair::Secret;
use game::{Next, State, Step};

/// The cards that are still to be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The next one first.
    pub cards: Vec<Card>,
    /// So many of them come in this order; of those after them the record does not tell it, and they are given
    /// in canonical order.
    pub known: usize,
}

impl<G: Recorded> MatchRecord<G> {
    /// The cards that are still to be dealt after an entry, as far as the record knows their order: from the
    /// secret, or from the deals that follow.
    pub fn rest_after(&self, number: usize) -> Rest {
        let mut replay = Replay::new(self);
        let undealt = G::undealt(replay.go_to(number).covered());
        let mut cards = match self.pack_at(number, replay.state()) {
            Some(order) => order.into_iter().skip(order_len(replay.state(), undealt.len())).collect(),
            None => deals_from(&mut replay),
        };
        let known = cards.len();
        cards.extend(undealt.minus(cards.iter().copied().collect()));
        Rest { cards, known }
    }

    /// The position after an entry in one line of the notation, if it is one: not while something is forced,
    /// nor before the first deal.
    pub fn position_after(&self, number: usize) -> Option<String> {
        let mut replay = Replay::new(self);
        G::position_line(replay.go_to(number), &self.rest_after(number).cards)
    }

    /// The order of the pack that is dealt from, if the secret is known.
    fn pack_at(&self, number: usize, state: &State<G>) -> Option<Vec<Card>> {
        let secret = self.entries().iter().rev().find_map(|noted| match noted.entry {
            Entry::Secret(hash) => Some(Secret::new(hash.0)),
            _ => None,
        })?;
        let before = self.entries().iter().take(number);
        let packs = before.filter(|noted| matches!(noted.entry, Entry::Pack(_))).count();
        let pack = secret.pack(&self.shares(), packs as u32, G::pack(state.public()));
        (packs > 0).then(|| pack.order().to_vec())
    }
}

/// How many cards of the pack have been dealt.
fn order_len<G: Recorded>(state: &State<G>, undealt: u8) -> usize {
    usize::from(G::pack(state.public()).len().saturating_sub(undealt))
}

/// What is dealt from here on, until a new pack is taken up.
fn deals_from<G: Recorded>(replay: &mut Replay<'_, G, State<G>>) -> Vec<Card> {
    let mut cards = Vec::new();
    while let Some(noted) = replay.record().entries().get(replay.at()) {
        if let Entry::Step(Step::Deal(deal)) = &noted.entry {
            match G::next(Follow::<G>::public(replay.state())) {
                Next::Deal { new_pack: true, .. } => break,
                _ => cards.extend(deal.cards.as_slice()),
            }
        }
        replay.forward();
    }
    cards
}
