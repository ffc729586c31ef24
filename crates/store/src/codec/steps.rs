//! Steps of a match, in the words of `docs/notation.md` as far as an entry can be read alone:
//!
//! - `SEAT:MOVE`: an act. Where a move of Wippen names a build it names its place in the pot, `[0]`, instead of
//!   what lies in it: then no table is needed to read it.
//! - `deal 0:ThJs 1:… pot=4s`: packets in dealing order, behind `:` face down, behind `=` face up.
//! - `fact SEAT WORD CARDS @SEATS`: without `CARDS` none were shown, without `@SEATS` everybody saw them.

use super::wippen;
use ::toepen::{Rules, Session, SessionAction, SessionPublic, SessionSetup};
use ::wippen::Match;
use cards::{Card, CardBag, CardList};
use game::{Deal, Fact, Game, MAX_DEAL, MAX_SEATS, Packet, Packets, Place, Seat, SeatSet, ShownTo, Step};
use record::Recorded;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Write as _;
use std::sync::LazyLock;
use table::{OfGame, Steps};

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StepsText {
    Wippen(Vec<String>),
    Toepen(Vec<String>),
}

pub(super) fn serialize<S: Serializer>(steps: &Steps, serializer: S) -> Result<S::Ok, S::Error> {
    let words = match steps {
        OfGame::Wippen(steps) => write_all(steps).map(StepsText::Wippen),
        OfGame::Toepen(steps) => write_all(steps).map(StepsText::Toepen),
    };
    words
        .ok_or_else(|| S::Error::custom("the packets of a deal hold more or fewer cards"))?
        .serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Steps, D::Error> {
    let read = match StepsText::deserialize(deserializer)? {
        StepsText::Wippen(words) => read_all(&words).map(OfGame::Wippen),
        StepsText::Toepen(words) => read_all(&words).map(OfGame::Toepen),
    };
    read.map_err(|word| D::Error::custom(format_args!("{word:?} is no step")))
}

/// A game whose moves can be read without its table.
pub(super) trait Words: Recorded {
    fn action_words(action: &Self::Action) -> String;
    fn read_action(words: &str) -> Option<Self::Action>;
}

impl Words for Match {
    fn action_words(action: &::wippen::Action) -> String {
        wippen::write(action)
    }

    fn read_action(words: &str) -> Option<::wippen::Action> {
        wippen::read(words)
    }
}

/// The words of toepen mean the same at every table, so any will do to read them at.
static ANY_SESSION: LazyLock<Option<SessionPublic>> = LazyLock::new(|| {
    let setup = SessionSetup::new(Rules::default(), 2, Seat::new(0)).ok()?;
    Some(Session::open(&setup).0)
});

impl Words for Session {
    fn action_words(action: &SessionAction) -> String {
        action.to_string()
    }

    fn read_action(words: &str) -> Option<SessionAction> {
        Session::parse_action(ANY_SESSION.as_ref()?, words).ok()
    }
}

fn write_all<G: Words>(steps: &[Step<G>]) -> Option<Vec<String>> {
    steps.iter().map(write).collect()
}

fn read_all<G: Words>(words: &[String]) -> Result<Vec<Step<G>>, String> {
    words.iter().map(|word| read(word).ok_or_else(|| word.clone())).collect()
}

fn write<G: Words>(step: &Step<G>) -> Option<String> {
    match step {
        Step::Act { seat, action } => Some(format!("{seat}:{}", G::action_words(action))),
        Step::Deal(deal) => write_deal(deal),
        Step::Fact(Fact { about, says, cards, shown_to }) => {
            let (_, word, _) = G::SAYS.iter().find(|(known, _, _)| known == says)?;
            let mut text = format!("fact {about} {word}");
            if !cards.is_empty() {
                text.push(' ');
                push_cards(&mut text, cards.iter());
            }
            if let ShownTo::Only(seats) = shown_to {
                text.push_str(" @");
                for seat in Seat::all(MAX_SEATS as u8).filter(|seat| seats.contains(*seat)) {
                    push(&mut text, seat);
                }
            }
            Some(text)
        }
    }
}

fn write_deal(deal: &Deal) -> Option<String> {
    let mut text = "deal".to_owned();
    let mut rest = deal.cards.as_slice();
    for Packet { to, count, face_up } in &deal.packets {
        let (cards, behind) = rest.split_at_checked(usize::from(*count))?;
        rest = behind;
        text.push(' ');
        match to {
            Place::Hand(seat) => push(&mut text, seat),
            Place::Table => text.push_str("pot"),
        }
        text.push(if *face_up { '=' } else { ':' });
        push_cards(&mut text, cards.iter().copied());
    }
    rest.is_empty().then_some(text)
}

fn push(text: &mut String, what: impl std::fmt::Display) {
    // Writing into a text cannot fail.
    let _ = write!(text, "{what}");
}

fn push_cards(text: &mut String, cards: impl Iterator<Item = Card>) {
    cards.for_each(|card| push(text, card));
}

fn read<G: Words>(text: &str) -> Option<Step<G>> {
    if let Some(packets) = text.strip_prefix("deal") {
        return read_deal(packets).map(Step::Deal);
    }
    if let Some(fact) = text.strip_prefix("fact ") {
        return read_fact::<G>(fact).map(Step::Fact);
    }
    let (seat, action) = text.split_once(':')?;
    Some(Step::Act { seat: read_seat(seat)?, action: G::read_action(action)? })
}

fn read_deal(text: &str) -> Option<Deal> {
    let mut packets = Packets::new();
    let mut all: CardList<MAX_DEAL> = CardList::new();
    for packet in text.split(' ').skip(1) {
        let at = packet.find([':', '='])?;
        let (place, cards) = (&packet[..at], read_cards(&packet[at + 1..])?);
        let to = if place == "pot" { Place::Table } else { Place::Hand(read_seat(place)?) };
        let face_up = packet[at..].starts_with('=');
        if all.len() + cards.len() > MAX_DEAL {
            return None;
        }
        all.push_all(&cards);
        packets.try_push(Packet { to, count: u8::try_from(cards.len()).ok()?, face_up }).ok()?;
    }
    Some(Deal { packets, cards: all })
}

fn read_fact<G: Words>(text: &str) -> Option<Fact<G::Says>> {
    let mut words = text.split(' ');
    let about = read_seat(words.next()?)?;
    let word = words.next()?;
    let (says, _, _) = G::SAYS.iter().find(|(_, known, _)| *known == word)?;
    let mut cards = CardBag::EMPTY;
    let mut shown_to = ShownTo::All;
    let mut next = words.next();
    if let Some(shown) = next.filter(|word| !word.starts_with('@')) {
        for card in read_cards(shown)? {
            cards.insert(card).then_some(())?;
        }
        next = words.next();
    }
    if let Some(seats) = next {
        let seats = seats.strip_prefix('@')?;
        let seats: Option<SeatSet> = seats.split("").filter(|seat| !seat.is_empty()).map(read_seat).collect();
        shown_to = ShownTo::Only(seats?);
    }
    words.next().is_none().then_some(Fact { about, says: *says, cards, shown_to })
}

/// The number of a seat that there can be, in one digit.
pub(super) fn read_seat(text: &str) -> Option<Seat> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] if usize::from(digit - b'0') < MAX_SEATS => Some(Seat::new(digit - b'0')),
        _ => None,
    }
}

/// At least one card.
pub(super) fn read_cards(text: &str) -> Option<Vec<Card>> {
    if text.is_empty() || !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse().ok()).collect()
}
