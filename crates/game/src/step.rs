//! What happens at a table, in full and as somebody saw it.

use crate::{Game, Seat, SeatSet};
use arrayvec::ArrayVec;
use cards::{CardBag, CardList};

/// The most packets of one deal: two rounds for eight players.
pub const MAX_PACKETS: usize = 16;

/// The most cards of one deal: four each for eight players.
pub const MAX_DEAL: usize = 32;

/// Where a packet of cards goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Into a seat's hand.
    Hand(Seat),
    /// Into the middle of the table.
    Table,
}

/// Some cards given at once to one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packet {
    /// Where they go.
    pub to: Place,
    /// How many, at least one.
    pub count: u8,
    /// Does everyone see them?
    pub face_up: bool,
}

/// The packets of a deal, in dealing order.
pub type Packets = ArrayVec<Packet, MAX_PACKETS>;

/// The cards of each packet, in dealing order.
pub(crate) type PacketCards = [CardBag; MAX_PACKETS];

/// No cards in any packet.
pub(crate) const NO_PACKETS: PacketCards = [CardBag::EMPTY; MAX_PACKETS];

/// Named cards, dealt in packets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Who gets how many, in order.
    pub packets: Packets,
    /// The cards in dealing order, as many as the packets hold together.
    pub cards: CardList<MAX_DEAL>,
}

/// Who sees the cards of a [`Fact`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShownTo {
    /// Everyone, spectators too.
    All,
    /// These seats only.
    Only(SeatSet),
}

/// Something that the rules force out of hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact<S> {
    /// Whose cards it is about.
    pub about: Seat,
    /// What everybody hears.
    pub says: S,
    /// The cards that are shown with it, if any.
    pub cards: CardBag,
    /// Who sees those cards.
    pub shown_to: ShownTo,
}

/// The three things that can happen. Only steps are stored; all else is computed from them.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<G: Game> {
    /// A seat does something. In the games here an action itself hides nothing.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// Chance deals named cards.
    Deal(Deal),
    /// The rules force a fact out of hidden cards.
    Fact(Fact<G::Says>),
}

/// A packet as somebody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenPacket {
    /// Where it went.
    pub to: Place,
    /// How many cards.
    pub count: u8,
    /// Did everyone see them?
    pub face_up: bool,
    /// The cards, for those who saw them.
    pub cards: Option<CardBag>,
}

/// A step as somebody saw it.
#[expect(clippy::large_enum_variant, reason = "a deal seen in place needs no allocation")]
#[derive(Clone, PartialEq, Debug)]
pub enum Seen<G: Game> {
    /// A seat did something.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// Cards were dealt; one's own and the face-up ones are known.
    Deal(ArrayVec<SeenPacket, MAX_PACKETS>),
    /// A fact was stated.
    Fact {
        /// Whose cards it is about.
        about: Seat,
        /// What everybody hears.
        says: G::Says,
        /// Did everyone see the cards?
        face_up: bool,
        /// The cards, for those who were shown them.
        cards: Option<CardBag>,
    },
}

impl<G: Game> Step<G> {
    /// The step as a seat saw it, or a spectator (`None`). What is behind it, `Step::show`, is the only
    /// code that decides who sees what; everything a person or a computer player is told has gone through
    /// it.
    #[inline]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Seen<G> {
        let mut seen = self.unseen();
        self.show(&mut seen, viewer, &self.packets());
        seen
    }

    /// The cards of each packet of a deal, made out once for all who see it.
    #[inline(always)]
    pub(crate) fn packets(&self) -> PacketCards {
        let mut packets = NO_PACKETS;
        if let Step::Deal(deal) = self {
            let mut cards = deal.cards.as_slice().iter();
            for (packet, bag) in deal.packets.iter().zip(&mut packets) {
                for card in cards.by_ref().take(usize::from(packet.count)) {
                    bag.insert(*card);
                }
            }
        }
        packets
    }

    /// The step without any card that somebody may not see.
    #[inline(always)]
    pub(crate) fn unseen(&self) -> Seen<G> {
        match self {
            Step::Act { seat, action } => Seen::Act { seat: *seat, action: *action },
            Step::Deal(deal) => {
                let mut seen = Seen::Deal(ArrayVec::new());
                if let Seen::Deal(packets) = &mut seen {
                    for Packet { to, count, face_up } in &deal.packets {
                        packets.push(SeenPacket { to: *to, count: *count, face_up: *face_up, cards: None });
                    }
                }
                seen
            }
            Step::Fact(fact) => Seen::Fact {
                about: fact.about,
                says: fact.says,
                face_up: fact.shown_to == ShownTo::All,
                cards: None,
            },
        }
    }

    /// Puts in the cards that this viewer saw, and takes out all others; `packets`: [`Step::packets`].
    #[inline(always)]
    pub(crate) fn show(&self, seen: &mut Seen<G>, viewer: Option<Seat>, packets: &PacketCards) {
        match (self, seen) {
            (Step::Deal(_), Seen::Deal(seen)) => {
                let own = viewer.map(Place::Hand);
                for (packet, cards) in seen.iter_mut().zip(packets) {
                    packet.cards = (packet.face_up || own == Some(packet.to)).then_some(*cards);
                }
            }
            (Step::Fact(fact), Seen::Fact { cards, .. }) => {
                let shown = match (fact.shown_to, viewer) {
                    (ShownTo::All, _) => true,
                    (ShownTo::Only(seats), Some(seat)) => seats.contains(seat),
                    (ShownTo::Only(_), None) => false,
                };
                *cards = shown.then_some(fact.cards);
            }
            _ => {}
        }
    }
}

impl<G: Game> Seen<G> {
    /// What a spectator saw of the same step: this without what was meant for one seat.
    pub fn by_all(&self) -> Seen<G> {
        match self {
            Seen::Act { .. } => self.clone(),
            Seen::Deal(packets) => Seen::Deal(
                packets
                    .iter()
                    .map(|packet| SeenPacket { cards: packet.cards.filter(|_| packet.face_up), ..*packet })
                    .collect(),
            ),
            Seen::Fact { about, says, face_up, cards } => Seen::Fact {
                about: *about,
                says: *says,
                face_up: *face_up,
                cards: cards.filter(|_| *face_up),
            },
        }
    }
}
