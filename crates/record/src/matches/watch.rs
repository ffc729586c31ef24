//! Following a match with what one viewer knows.

use super::entry::{Print, StepWords, place};
use super::error::{Broken, Why};
use super::follow::{
    Dealt, Follow, StepText, act_text, fact_text, illegal_move, read_action, says_of, wanted,
};
use super::recorded::{Known, Recorded, joined};
use cards::{Card, CardBag, CardList};
use game::{Deal, Fact, Game, Next, Packet, Place, Seat, SeatSet, Seen, SeenPacket, ShownTo, Step, View};

/// A match as one seat, or a spectator, follows it. Of the others' hidden cards only as much is known as
/// their moves show, so a move is taken for lawful if some cards make it so that the viewer has not seen
/// elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Watch<G: Game> {
    view: View<G>,
    /// What the actions tell about what lies face down; its undealt cards mean nothing.
    covered: G::Covered,
    /// The cards of the pack that the viewer has seen, wherever they are now.
    seen: CardBag,
}

impl<G: Recorded> Watch<G> {
    /// What the viewer knows.
    pub fn view(&self) -> &View<G> {
        &self.view
    }

    fn viewer(&self) -> Option<Seat> {
        self.view.own().map(|(seat, _)| seat)
    }

    fn unseen(&self) -> CardBag {
        G::pack(self.view.public()).minus(self.seen)
    }

    /// May the seat do that, holding what it must hold at the least?
    fn check(&self, seat: Seat, action: G::Action) -> Result<(), Why> {
        let public = self.view.public();
        let illegal = |illegal| illegal_move::<G>(public, &action, illegal);
        if seat.number() >= G::players(public) {
            return Err(Why::NoSuchSeat);
        }
        if let Some((_, private)) = self.view.own().filter(|(own, _)| *own == seat) {
            return G::check(public, seat, private, action).map_err(illegal);
        }
        if let Some(hand) = G::open_hand(public, seat) {
            return G::check(public, seat, &holding::<G>(public, seat, hand), action).map_err(illegal);
        }
        let Some(card) = G::played(&action) else {
            return G::check(public, seat, &G::Private::default(), action).map_err(illegal);
        };
        let unseen = self.unseen();
        if !unseen.contains(card) {
            return Err(Why::WrongCard(card));
        }
        let hand = G::least_hand(public, seat, &action, unseen);
        G::check(public, seat, &holding::<G>(public, seat, hand), action).map_err(illegal)?;
        if hand.len() > G::held(public, seat) {
            let word = G::action_text(public, &action);
            return Err(Why::Illegal { word, broken: Broken::TooFewCards });
        }
        Ok(())
    }

    /// Are these cards dealt as they have to be, and not seen before? Gives all that are seen afterwards.
    fn check_deal(&self, dealt: &[SeenPacket]) -> Result<CardBag, Why> {
        let Next::Deal { packets, new_pack } = self.view.next() else { return Err(Why::NotNow) };
        let fits = |(packet, seen): (&Packet, &SeenPacket)| {
            let known = packet.face_up || Some(packet.to) == self.viewer().map(Place::Hand);
            let right = seen.cards.map_or(!known, |cards| known && cards.len() == packet.count);
            let same = (seen.to, seen.count, seen.face_up) == (packet.to, packet.count, packet.face_up);
            right && same
        };
        if packets.len() != dealt.len() || !packets.iter().zip(dealt).all(fits) {
            return Err(Why::WrongDeal);
        }
        let before = if new_pack { CardBag::EMPTY } else { self.seen };
        let known = dealt.iter().filter_map(|packet| packet.cards).flatten();
        self.with(before, known)
    }

    /// More cards that the viewer sees; each must be one of the pack.
    fn with(&self, mut seen: CardBag, cards: impl Iterator<Item = Card>) -> Result<CardBag, Why> {
        let pack = G::pack(self.view.public());
        for card in cards {
            if seen.count(card) >= pack.count(card) || !seen.insert(card) {
                return Err(Why::WrongCard(card));
            }
        }
        Ok(seen)
    }

    /// Has the fact to be stated now, and can it be true? Gives all that are seen afterwards.
    fn check_fact(&self, seen: &Seen<G>) -> Result<CardBag, Why> {
        let (Next::Fact(due), Seen::Fact { about, .. }) = (self.view.next(), seen) else {
            return Err(Why::NotNow);
        };
        let known = Known {
            public: self.view.public(),
            own: self.view.own(),
            covered: &self.covered,
            unseen: self.unseen(),
        };
        let new = G::believe(&known, seen).filter(|_| *about == due).ok_or(Why::WrongFact)?;
        self.with(self.seen, new.iter())
    }
}

impl<G: Recorded> Follow<G> for Watch<G> {
    type Step = Seen<G>;
    /// A seat, or a spectator.
    type View = Option<Seat>;
    const OPENINGS: bool = true;

    fn open(setup: &G::Setup, view: Option<Seat>) -> Watch<G> {
        let (_, covered) = G::open(setup);
        Watch { view: View::open(setup, view), covered, seen: CardBag::EMPTY }
    }

    fn public(&self) -> &G::Public {
        self.view.public()
    }

    fn read_step(&self, text: StepText<'_>) -> Result<Seen<G>, Why> {
        let public = self.view.public();
        match text.0 {
            StepWords::Act { seat, action } => {
                Ok(Seen::Act { seat, action: read_action::<G>(public, seat, action)? })
            }
            StepWords::Deal(words) => {
                let packets = wanted::<G>(public, &words)?;
                let seen = packets.iter().zip(&words).map(|(packet, words)| {
                    let Packet { to, count, face_up } = *packet;
                    Ok(SeenPacket { to, count, face_up, cards: words.cards.bag()? })
                });
                seen.collect::<Result<_, _>>().map(Seen::Deal)
            }
            StepWords::Fact { about, says, cards, shown_to } => {
                let (says, with_cards) = says_of::<G>(says)?;
                let cards = match cards {
                    Some(cards) if with_cards => cards.bag()?,
                    Some(_) => return Err(Why::Form),
                    None => with_cards.then_some(CardBag::EMPTY),
                };
                let face_up = cards.is_some() && shown_to.is_none();
                Ok(Seen::Fact { about, says, face_up, cards })
            }
        }
    }

    fn write_step(&self, step: &Seen<G>) -> String {
        match step {
            Seen::Act { seat, action } => act_text::<G>(self.view.public(), *seat, action),
            Seen::Deal(packets) => {
                let packets = packets.iter().map(|packet| {
                    let cards = packet.cards.map(joined);
                    let cards = cards.unwrap_or_else(|| "??".repeat(usize::from(packet.count)));
                    format!(" {}:{cards}", place(packet.to))
                });
                format!("deal{}", packets.collect::<String>())
            }
            Seen::Fact { about, says, face_up, cards } => {
                // Cards that not everybody sees were shown to the viewer.
                let alone = cards.is_some() && !face_up;
                let shown_to = self.viewer().filter(|_| alone).map(SeatSet::of);
                fact_text::<G>(*about, *says, *cards, shown_to)
            }
        }
    }

    fn take(&mut self, step: &Seen<G>) -> Result<(), Why> {
        let covering = match step {
            Seen::Act { seat, action } => {
                if !matches!(self.view.next(), Next::Act(_) | Next::Over) {
                    return Err(Why::NotNow);
                }
                self.check(*seat, *action)?;
                let own = Some(*seat) == self.viewer() || G::open_hand(self.public(), *seat).is_some();
                let shown = G::played(action).filter(|_| !own);
                self.seen = self.with(self.seen, shown.into_iter())?;
                Step::Act { seat: *seat, action: *action }
            }
            Seen::Deal(dealt) => {
                self.seen = self.check_deal(dealt)?;
                let packet =
                    |seen: &SeenPacket| Packet { to: seen.to, count: seen.count, face_up: seen.face_up };
                let cards: CardList<{ game::MAX_DEAL }> =
                    dealt.iter().filter_map(|packet| packet.cards).flatten().collect();
                Step::Deal(Deal { packets: dealt.iter().map(packet).collect(), cards })
            }
            Seen::Fact { about, says, face_up, cards } => {
                self.seen = self.check_fact(step)?;
                let shown_to = if *face_up { ShownTo::All } else { ShownTo::Only(SeatSet::EMPTY) };
                let cards = cards.unwrap_or_default();
                Step::Fact(Fact { about: *about, says: *says, cards, shown_to })
            }
        };
        G::cover(self.view.public(), &mut self.covered, &covering);
        self.view.see(step);
        Ok(())
    }

    fn print(&self) -> Print {
        Print::of(&format!("{}\n", G::public_line(self.view.public())))
    }

    fn dealt(step: &Seen<G>) -> Option<Vec<Dealt>> {
        let Seen::Deal(packets) = step else { return None };
        let dealt = |packet: &SeenPacket| packet.cards.map_or(Dealt::Hidden(packet.count), Dealt::Some);
        Some(packets.iter().map(dealt).collect())
    }

    fn shown(step: &Seen<G>) -> Vec<(Seat, Card)> {
        match step {
            Seen::Act { seat, action } => G::played(action).map(|card| (*seat, card)).into_iter().collect(),
            Seen::Deal(_) => Vec::new(),
            Seen::Fact { about, cards, .. } => {
                cards.unwrap_or_default().iter().map(|card| (*about, card)).collect()
            }
        }
    }

    fn view_text(view: Option<Seat>) -> String {
        view.map_or_else(|| "spectator".to_owned(), |seat| format!("seat {seat}"))
    }

    fn read_view(text: &str, players: u8) -> Option<Option<Seat>> {
        let seats = Seat::all(players).map(Some);
        [None].into_iter().chain(seats).find(|view| Self::view_text(*view) == text)
    }
}

/// A private part with this hand, as if it had just been dealt.
fn holding<G: Recorded>(public: &G::Public, seat: Seat, hand: CardBag) -> G::Private {
    let mut private = G::Private::default();
    let packet = SeenPacket { to: Place::Hand(seat), count: hand.len(), face_up: false, cards: Some(hand) };
    G::see_private(public, seat, &mut private, &Seen::Deal([packet].into_iter().collect()));
    private
}
