//! Following a match step by step, with everything known.

use super::entry::{CardWords, PacketWords, Print, StepWords, no_move, place};
use super::error::Why;
use super::recorded::{Recorded, joined};
use crate::error::MoveError;
use cards::{Card, CardBag, CardList};
use game::{Deal, Fact, Next, Packet, Packets, Seat, SeatSet, ShownTo, State, Step, StepError};
use std::fmt;

/// What a match is followed with: the whole state, of which all is known, or [`super::Watch`], what one
/// viewer knows of it. A record is of one of the two kinds, and they are different types.
pub trait Follow<G: Recorded>: Clone + PartialEq + fmt::Debug {
    /// A step as it is known.
    type Step: Clone + PartialEq + fmt::Debug;
    /// Whose record it is.
    type View: Copy + PartialEq + fmt::Debug;
    /// Can the proofs of single cards stand in the record?
    const OPENINGS: bool;

    /// The match before the first card.
    fn open(setup: &G::Setup, view: Self::View) -> Self;

    /// What everyone sees.
    fn public(&self) -> &G::Public;

    /// The step that a text tells, not yet looked at by the rules.
    ///
    /// # Errors
    /// If it tells none, or one that cannot come now.
    fn read_step(&self, text: StepText<'_>) -> Result<Self::Step, Why>;

    /// The text of a step that comes now.
    fn write_step(&self, step: &Self::Step) -> String;

    /// Takes the step, if the rules allow it.
    ///
    /// # Errors
    /// Why they do not; nothing is changed then.
    fn take(&mut self, step: &Self::Step) -> Result<(), Why>;

    /// The fingerprint of the state as it is known.
    fn print(&self) -> Print;

    /// The packets of a deal, in dealing order; none for another step.
    fn dealt(step: &Self::Step) -> Option<Vec<Dealt>>;

    /// The cards that a step shows, each with the seat out of whose hand it comes or came.
    fn shown(step: &Self::Step) -> Vec<(Seat, Card)>;

    /// The text of a view in the line `view`.
    fn view_text(view: Self::View) -> String;

    /// Reads what [`Follow::view_text`] wrote.
    fn read_view(text: &str, players: u8) -> Option<Self::View>;
}

/// The words of a step, whose form has been read.
pub struct StepText<'a>(pub(super) StepWords<'a>);

/// What is known of the cards of a packet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealt {
    /// Which came in which order.
    InOrder(Vec<Card>),
    /// Which they are.
    Some(CardBag),
    /// Only how many.
    Hidden(u8),
}

impl Dealt {
    /// How many cards.
    pub fn len(&self) -> u8 {
        match self {
            Dealt::InOrder(cards) => cards.len() as u8,
            Dealt::Some(bag) => bag.len(),
            Dealt::Hidden(count) => *count,
        }
    }

    /// Is there no card in the packet? The rules have no such packets.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<G: Recorded> Follow<G> for State<G> {
    type Step = Step<G>;
    type View = ();
    const OPENINGS: bool = false;

    fn open(setup: &G::Setup, (): ()) -> State<G> {
        State::new(setup)
    }

    fn public(&self) -> &G::Public {
        self.public()
    }

    fn read_step(&self, text: StepText<'_>) -> Result<Step<G>, Why> {
        match text.0 {
            StepWords::Act { seat, action } => {
                Ok(Step::Act { seat, action: read_action::<G>(self.public(), seat, action)? })
            }
            StepWords::Deal(words) => {
                let packets = wanted::<G>(self.public(), &words)?;
                let mut cards = CardList::new();
                for packet in words {
                    match packet.cards {
                        CardWords::Known(known) => known.into_iter().for_each(|card| cards.push(card)),
                        CardWords::Unknown(_) => return Err(Why::WrongDeal),
                    }
                }
                Ok(Step::Deal(Deal { packets, cards }))
            }
            StepWords::Fact { about, says, cards, shown_to } => {
                let (says, with_cards) = says_of::<G>(says)?;
                let cards = match cards {
                    Some(cards) if with_cards => cards.bag()?.ok_or(Why::WrongFact)?,
                    Some(_) => return Err(Why::Form),
                    None => CardBag::EMPTY,
                };
                let shown_to = match shown_to {
                    Some(seats) => ShownTo::Only(seats),
                    None if with_cards => ShownTo::All,
                    None => ShownTo::Only(SeatSet::EMPTY),
                };
                Ok(Step::Fact(Fact { about, says, cards, shown_to }))
            }
        }
    }

    fn write_step(&self, step: &Step<G>) -> String {
        match step {
            Step::Act { seat, action } => act_text::<G>(self.public(), *seat, action),
            Step::Deal(deal) => {
                let mut rest = deal.cards.as_slice();
                let packets = deal.packets.iter().map(|packet| {
                    let (cards, after) = rest.split_at(usize::from(packet.count).min(rest.len()));
                    rest = after;
                    format!(" {}:{}", place(packet.to), joined(cards.iter().copied()))
                });
                format!("deal{}", packets.collect::<String>())
            }
            Step::Fact(fact) => {
                let shown_to = match fact.shown_to {
                    ShownTo::All => None,
                    ShownTo::Only(seats) => Some(seats),
                };
                fact_text::<G>(fact.about, fact.says, Some(fact.cards), shown_to)
            }
        }
    }

    fn take(&mut self, step: &Step<G>) -> Result<(), Why> {
        if let (Step::Deal(deal), Next::Deal { new_pack, .. }) = (step, self.next()) {
            let mut left = if new_pack { G::pack(self.public()) } else { G::undealt(self.covered()) };
            let dealt = deal.cards.as_slice();
            if let Some(card) = dealt.iter().find(|card| !left.remove(**card)) {
                return Err(Why::WrongCard(*card));
            }
        }
        if let Step::Act { seat, .. } = step
            && seat.number() >= self.players()
        {
            return Err(Why::NoSuchSeat);
        }
        self.apply(step).map_err(|error| match (error, step) {
            (StepError::Illegal(illegal), Step::Act { action, .. }) => {
                illegal_move::<G>(self.public(), action, illegal)
            }
            (StepError::Illegal(_) | StepError::NotNow, _) => Why::NotNow,
            (StepError::WrongDeal, _) => Why::WrongDeal,
            (StepError::WrongFact, _) => Why::WrongFact,
        })
    }

    fn print(&self) -> Print {
        Print::of(&format!("{}\n{}\n", G::public_line(self.public()), G::hidden_line(self)))
    }

    fn dealt(step: &Step<G>) -> Option<Vec<Dealt>> {
        let Step::Deal(deal) = step else { return None };
        let mut rest = deal.cards.as_slice().iter().copied();
        let packet =
            |packet: &Packet| Dealt::InOrder(rest.by_ref().take(usize::from(packet.count)).collect());
        Some(deal.packets.iter().map(packet).collect())
    }

    fn shown(step: &Step<G>) -> Vec<(Seat, Card)> {
        match step {
            Step::Act { seat, action } => G::played(action).map(|card| (*seat, card)).into_iter().collect(),
            Step::Deal(_) => Vec::new(),
            Step::Fact(fact) => fact.cards.iter().map(|card| (fact.about, card)).collect(),
        }
    }

    fn view_text((): ()) -> String {
        "all".to_owned()
    }

    fn read_view(text: &str, _players: u8) -> Option<()> {
        (text == "all").then_some(())
    }
}

/// The packets that have to be dealt now, if the words tell of as many cards for the same places.
pub(super) fn wanted<G: Recorded>(public: &G::Public, words: &[PacketWords]) -> Result<Packets, Why> {
    let Next::Deal { packets, .. } = G::next(public) else { return Err(Why::NotNow) };
    let fits = |(packet, words): (&Packet, &PacketWords)| {
        packet.to == words.to && usize::from(packet.count) == words.cards.len()
    };
    let fit = packets.len() == words.len() && packets.iter().zip(words).all(fits);
    if fit { Ok(packets) } else { Err(Why::WrongDeal) }
}

pub(super) fn read_action<G: Recorded>(public: &G::Public, seat: Seat, text: &str) -> Result<G::Action, Why> {
    if seat.number() >= G::players(public) {
        return Err(Why::NoSuchSeat);
    }
    G::parse_action(public, text).map_err(|error| match error {
        MoveError::Illegal(illegal) => {
            Why::Illegal { word: crate::object::excerpt(text), broken: G::broken(illegal) }
        }
        MoveError::Form | MoveError::OutOfCards => no_move(text),
    })
}

pub(super) fn act_text<G: Recorded>(public: &G::Public, seat: Seat, action: &G::Action) -> String {
    format!("{seat}:{}", G::action_text(public, action))
}

pub(super) fn illegal_move<G: Recorded>(public: &G::Public, action: &G::Action, illegal: G::Illegal) -> Why {
    Why::Illegal { word: G::action_text(public, action), broken: G::broken(illegal) }
}

/// What a word says, and whether cards come with it.
pub(super) fn says_of<G: Recorded>(word: &str) -> Result<(G::Says, bool), Why> {
    let known = G::SAYS.iter().find(|(_, name, _)| *name == word).ok_or(Why::Form)?;
    Ok((known.0, known.2))
}

/// The text of a fact; of cards that are not known it says so.
pub(super) fn fact_text<G: Recorded>(
    about: Seat,
    says: G::Says,
    cards: Option<CardBag>,
    shown_to: Option<SeatSet>,
) -> String {
    let known = G::SAYS.iter().find(|(said, ..)| *said == says);
    let (word, with_cards) = known.map_or(("", false), |(_, word, with_cards)| (*word, *with_cards));
    let mut text = format!("fact {about} {word}");
    if with_cards {
        match cards {
            Some(cards) if cards.is_empty() => {}
            Some(cards) => text.extend([" ", &joined(cards)]),
            None => text.push_str(" ??"),
        }
        if let Some(seats) = shown_to.filter(|seats| !seats.is_empty()) {
            text.push_str(" @");
            let first = Seat::default();
            seats.clockwise_from(first).iter().for_each(|seat| text.push_str(&seat.to_string()));
        }
    }
    text
}
