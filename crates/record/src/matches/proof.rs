//! Was a match dealt as it was fixed beforehand?

use super::entry::Entry;
use super::follow::{Dealt, Follow};
use super::recorded::Recorded;
use super::replay::Replay;
use super::whole::{Noted, Record};
use cards::{Card, CardBag};
use fair::{Hash, Opening, Pack, Secret, Share};
use game::{Next, Place, Seat};

/// What a record proves about how it was dealt. That its moves are lawful is known by its being a [`Record`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every pack was fixed before its first card, and every card that is known in the record was dealt from
    /// the place at which it had been fixed.
    Fair {
        /// Packs.
        packs: u32,
        /// Cards dealt that are known.
        cards: u32,
        /// Seats that added to chance.
        shares: u8,
    },
    /// The secret has not been published, so only single cards have proofs, and they hold.
    Opened {
        /// Cards that are proved.
        proved: u32,
        /// Cards dealt that are known.
        cards: u32,
    },
    /// Nothing was fixed beforehand, so nothing is proved.
    NotFixed,
}

/// Where a record shows that it was not dealt as it was fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfair {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong there.
    pub flaw: Flaw,
}

/// What does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The secret is not the one that was committed to.
    Secret,
    /// By secret and shares, the pack with this number has another root.
    Pack {
        /// Its number, from 1 on.
        pack: u32,
    },
    /// A card was dealt that did not lie at its place.
    Card {
        /// The number of the pack, from 1 on.
        pack: u32,
        /// The place from which it was dealt, from 0 on; of a packet whose order is not known, the first.
        place: u8,
        /// The card that was dealt.
        dealt: Card,
        /// The card that had been fixed.
        fixed: Card,
    },
    /// The proof of a card does not hold.
    Opening {
        /// The place in the pack, from 0 on.
        place: u8,
        /// The card.
        card: Card,
    },
    /// The proof is of a card that was not seen from that place.
    OpeningUnseen {
        /// The place in the pack, from 0 on.
        place: u8,
        /// The card.
        card: Card,
    },
}

/// A place of the pack from which a card was dealt.
#[derive(Clone, Copy)]
struct Slot {
    to: Place,
    /// The packet, of which the viewer knows the cards but perhaps not their order.
    packet: usize,
    opened: bool,
}

/// What has been seen of one pack so far.
#[derive(Default)]
struct Table {
    number: u32,
    root: Option<Hash>,
    cards: CardBag,
    /// The pack itself, if the secret is known.
    pack: Option<Pack>,
    slots: Vec<Slot>,
    /// The cards of each packet that the viewer knows and that no opening has told yet.
    packets: Vec<Option<Vec<Card>>>,
    /// The cards that others have shown out of their hands, and that no opening has told yet.
    shown: Vec<(Seat, Card)>,
}

impl<G: Recorded, F: Follow<G>> Record<G, F> {
    /// Looks at every proof there is.
    ///
    /// # Errors
    /// The first one that does not hold.
    pub fn verify(&self) -> Result<Verdict, Unfair> {
        let Some(secret) = self.checked_secret()? else { return Ok(Verdict::NotFixed) };
        let shares = self.shares();
        let mut replay = Replay::new(self);
        let mut table = Table::default();
        let (mut cards, mut proved) = (0, 0);
        for (number, noted) in (1..).zip(self.entries()) {
            let unfair = |flaw| Unfair { line: self.line_of(number), flaw };
            match &noted.entry {
                Entry::Pack(root) => {
                    let cards = G::pack(replay.state().public());
                    table = Table { number: table.number + 1, root: Some(*root), cards, ..Table::default() };
                    table.pack = secret.as_ref().map(|secret| secret.pack(&shares, table.number, cards));
                    if table.pack.as_ref().is_some_and(|pack| pack.root() != *root) {
                        return Err(unfair(Flaw::Pack { pack: table.number }));
                    }
                }
                Entry::Step(step) => {
                    let next = G::next(replay.state().public());
                    if let (Some(dealt), Next::Deal { packets, .. }) = (F::dealt(step), next) {
                        for (packet, dealt) in packets.iter().zip(dealt) {
                            cards += u32::from(table.deal(packet.to, &dealt).map_err(unfair)?);
                        }
                    }
                    table.shown.extend(F::shown(step));
                }
                Entry::Opening(opening) => {
                    table.open(opening).map_err(unfair)?;
                    proved += 1;
                }
                _ => {}
            }
            replay.forward();
        }
        Ok(match secret {
            Some(_) => Verdict::Fair { packs: table.number, cards, shares: shares.len() as u8 },
            None => Verdict::Opened { proved, cards },
        })
    }

    /// None if nothing was fixed; else the secret, if it has been published.
    fn checked_secret(&self) -> Result<Option<Option<Secret>>, Unfair> {
        let mut committed = None;
        for (number, Noted { entry, .. }) in (1..).zip(self.entries()) {
            match entry {
                Entry::Commitment(hash) => committed = Some(*hash),
                Entry::Secret(Hash(bytes)) => {
                    let secret = Secret::new(*bytes);
                    if committed != Some(secret.commitment()) {
                        return Err(Unfair { line: self.line_of(number), flaw: Flaw::Secret });
                    }
                    return Ok(Some(Some(secret)));
                }
                _ => {}
            }
        }
        Ok(committed.map(|_| None))
    }

    /// What the seats added to chance, in the order in which they did.
    pub fn shares(&self) -> Vec<Share> {
        let share = |noted: &Noted<F::Step>| match noted.entry {
            Entry::Share(_, share) => Some(share),
            _ => None,
        };
        self.entries().iter().filter_map(share).collect()
    }
}

impl Table {
    /// Takes in a packet, and says how many of its cards are known.
    fn deal(&mut self, to: Place, dealt: &Dealt) -> Result<u8, Flaw> {
        let place = self.slots.len();
        let count = usize::from(dealt.len());
        if let Some(pack) = &self.pack {
            let fixed = pack.order().get(place..place + count).unwrap_or_default();
            let wrong = match dealt {
                Dealt::InOrder(cards) => {
                    (0..).zip(cards.iter().zip(fixed)).find(|(_, (dealt, fixed))| dealt != fixed)
                }
                Dealt::Some(_) | Dealt::Hidden(_) => None,
            };
            let wrong = wrong.map(|(at, (dealt, fixed))| (at, *dealt, *fixed));
            let wrong = wrong.or_else(|| {
                let Dealt::Some(bag) = dealt else { return None };
                let should: CardBag = fixed.iter().copied().collect();
                Some((0, bag.minus(should).first()?, should.minus(*bag).first()?))
            });
            if let Some((at, dealt, fixed)) = wrong {
                return Err(Flaw::Card { pack: self.number, place: (place + at) as u8, dealt, fixed });
            }
        }
        let packet = self.packets.len();
        self.slots.extend(std::iter::repeat_n(Slot { to, packet, opened: false }, count));
        self.packets.push(match dealt {
            Dealt::InOrder(cards) => Some(cards.clone()),
            Dealt::Some(bag) => Some(bag.iter().collect()),
            Dealt::Hidden(_) => None,
        });
        Ok(if matches!(dealt, Dealt::Hidden(_)) { 0 } else { dealt.len() })
    }

    fn open(&mut self, opening: &Opening) -> Result<(), Flaw> {
        let (place, card) = (opening.place, opening.card);
        let size = usize::from(self.cards.len());
        if !self.root.is_some_and(|root| opening.proves(root, size)) {
            return Err(Flaw::Opening { place, card });
        }
        let unseen = Flaw::OpeningUnseen { place, card };
        let slot = self.slots.get_mut(usize::from(place)).filter(|slot| !slot.opened).ok_or(unseen)?;
        slot.opened = true;
        match (&mut self.packets[slot.packet], slot.to) {
            (Some(cards), _) => {
                let at = cards.iter().position(|known| *known == card).ok_or(unseen)?;
                cards.swap_remove(at);
            }
            (None, Place::Hand(seat)) => {
                let at = self.shown.iter().position(|shown| *shown == (seat, card)).ok_or(unseen)?;
                self.shown.swap_remove(at);
            }
            (None, Place::Table) => return Err(unseen),
        }
        Ok(())
    }
}
