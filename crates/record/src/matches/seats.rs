//! From the record of a whole match to that of one seat.

use super::builder::Builder;
use super::dealing::FixedDealer;
use super::entry::Entry;
use super::follow::Follow;
use super::recorded::Recorded;
use super::watch::Watch;
use super::whole::{MatchRecord, SeatRecord};
use cards::{Card, CardBag};
use fair::{Opening, Secret};
use game::{Dealer, Place, Seat, Seen, Step};

impl<G: Recorded> MatchRecord<G> {
    /// What a seat, or a spectator (`None`), knew of the match. Comments, and the secret, are left out: both
    /// may tell more.
    pub fn seen_by(&self, viewer: Option<Seat>) -> SeatRecord<G> {
        self.with_proofs(viewer, None)
    }

    /// The same, with the proof of every card that the viewer saw, each after the step that showed it; none if
    /// the record has no secret.
    pub fn proved_to(&self, viewer: Option<Seat>) -> Option<SeatRecord<G>> {
        let secret = self.entries().iter().find_map(|noted| match noted.entry {
            Entry::Secret(hash) => Some(Secret::new(hash.0)),
            _ => None,
        })?;
        let dealer = FixedDealer::new(secret, self.shares());
        Some(self.with_proofs(viewer, Some(Prover { dealer, viewer, slots: Vec::new() })))
    }

    fn with_proofs(&self, viewer: Option<Seat>, mut prover: Option<Prover>) -> SeatRecord<G> {
        let mut seen = Builder::<G, Watch<G>>::new(self.header().with_view(viewer));
        for noted in self.entries() {
            let mut proofs = Vec::new();
            let entry = match &noted.entry {
                Entry::Step(step) => {
                    let known = step.seen_by(viewer);
                    proofs.extend(prover.as_mut().map(|prover| prover.proofs(step, &known)));
                    Some(Entry::Step(known))
                }
                // The fingerprint is one of what the viewer knows, and so another one.
                Entry::Over(..) => seen.due(),
                Entry::Commitment(hash) => Some(Entry::Commitment(*hash)),
                Entry::Share(seat, share) => Some(Entry::Share(*seat, *share)),
                Entry::Pack(root) => {
                    let cards = G::pack(seen.state().public());
                    prover.iter_mut().for_each(|prover| prover.new_pack(cards));
                    Some(Entry::Pack(*root))
                }
                Entry::End => Some(Entry::End),
                Entry::Opening(_) | Entry::Secret(_) => None,
            };
            let proofs = proofs.into_iter().flatten();
            for entry in entry.into_iter().chain(proofs.map(Entry::Opening)) {
                let pushed = seen.push(entry);
                debug_assert!(pushed.is_ok(), "{pushed:?} at {}", noted.text);
            }
        }
        seen.into_record()
    }
}

/// Finds the proofs of the cards that a viewer sees.
struct Prover {
    dealer: FixedDealer,
    viewer: Option<Seat>,
    /// Each card of the pack that has been dealt: where it went, and whether it has been proved.
    slots: Vec<(Place, Card, bool)>,
}

impl Prover {
    fn new_pack(&mut self, cards: CardBag) {
        self.dealer.new_pack(cards);
        self.slots.clear();
    }

    fn proofs<G: Recorded>(&mut self, step: &Step<G>, known: &Seen<G>) -> Vec<Opening> {
        let mut places = Vec::new();
        if let Step::Deal(deal) = step {
            let mut cards = deal.cards.as_slice().iter();
            for packet in &deal.packets {
                let seen = packet.face_up || self.viewer.map(Place::Hand) == Some(packet.to);
                for card in cards.by_ref().take(usize::from(packet.count)) {
                    places.extend(seen.then_some(self.slots.len()));
                    self.slots.push((packet.to, *card, seen));
                }
            }
        }
        for (seat, card) in Watch::<G>::shown(known) {
            let unproved = (Place::Hand(seat), card, false);
            if let Some(place) = self.slots.iter().position(|slot| *slot == unproved) {
                self.slots[place].2 = true;
                places.push(place);
            }
        }
        places.iter().filter_map(|place| self.dealer.opening(*place as u8)).collect()
    }
}
