//! One entry of a record, and the words of its text.

use super::error::Why;
use crate::object::excerpt;
use cards::{Card, CardBag};
use fair::{Hash, Opening, Share};
use game::{MAX_SEATS, Place, Seat, SeatSet};
use std::convert::Infallible;
use std::fmt;

/// What happened, with `S` the steps of the game as its recorder saw them.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry<S> {
    /// What is published of the secret before anything else ([`fair::Secret::commitment`]).
    Commitment(Hash),
    /// What a seat added to chance.
    Share(Seat, Share),
    /// What is published of a pack before its first card ([`fair::Pack::root`]).
    Pack(Hash),
    /// A step of the match.
    Step(S),
    /// The proof of a card that the viewer has seen.
    Opening(Opening),
    /// A game or hand is over, the how manieth, and this is the fingerprint of the state.
    Over(u32, Print),
    /// The secret, at the end of all.
    Secret(Hash),
    /// Nothing comes any more.
    End,
}

impl Entry<Infallible> {
    /// The same among entries with steps.
    pub(super) fn beside_steps<S>(self) -> Entry<S> {
        match self {
            Entry::Commitment(hash) => Entry::Commitment(hash),
            Entry::Share(seat, share) => Entry::Share(seat, share),
            Entry::Pack(hash) => Entry::Pack(hash),
            Entry::Step(never) => match never {},
            Entry::Opening(opening) => Entry::Opening(opening),
            Entry::Over(number, print) => Entry::Over(number, print),
            Entry::Secret(hash) => Entry::Secret(hash),
            Entry::End => Entry::End,
        }
    }
}

/// The fingerprint of a state: the first 8 bytes of a hash over its canonical text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Print([u8; 8]);

impl Print {
    /// The fingerprint of a state that reads like this.
    pub(super) fn of(text: &str) -> Print {
        let Hash(bytes) = Hash::of("state", &[text.as_bytes()]);
        let mut print = [0; 8];
        print.copy_from_slice(&bytes[..8]);
        Print(print)
    }

    fn read(text: &str) -> Option<Print> {
        let number = u64::from_str_radix(text, 16).ok()?;
        Some(Print(number.to_be_bytes()))
    }
}

impl fmt::Display for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", u64::from_be_bytes(self.0))
    }
}

/// The words of an entry, read as far as one can without knowing the game.
pub(super) enum Words<'a> {
    /// All but steps of the match.
    Ready(Entry<Infallible>),
    /// A step.
    Step(StepWords<'a>),
}

/// The words of a step.
pub(super) enum StepWords<'a> {
    /// `SEAT:MOVE`
    Act { seat: Seat, action: &'a str },
    /// `deal PACKET PACKET …`
    Deal(Vec<PacketWords>),
    /// `fact SEAT WORD CARDS @SEATS`
    Fact { about: Seat, says: &'a str, cards: Option<CardWords>, shown_to: Option<SeatSet> },
}

/// `PLACE:CARDS`
pub(super) struct PacketWords {
    pub(super) to: Place,
    pub(super) cards: CardWords,
}

/// Cards in a row: all of them known, or all of them `??`.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum CardWords {
    Known(Vec<Card>),
    Unknown(usize),
}

impl Words<'_> {
    /// Reads what follows the number of an entry.
    pub(super) fn read(text: &str) -> Result<Words<'_>, Why> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let hash = || rest.parse().map_err(|_| Why::Form);
        Ok(Words::Ready(match word {
            "commitment" => Entry::Commitment(hash()?),
            "pack" => Entry::Pack(hash()?),
            "secret" => Entry::Secret(hash()?),
            "end" if text == "end" => Entry::End,
            "open" => Entry::Opening(Opening::read(rest).map_err(|_| Why::Form)?),
            "share" => {
                let (number, hash) = rest.split_once(' ').ok_or(Why::Form)?;
                Entry::Share(seat(number)?, Share(hash.parse().map_err(|_| Why::Form)?))
            }
            "over" => {
                let (number, print) = rest.split_once(' ').ok_or(Why::Form)?;
                let number = number.parse().map_err(|_| Why::Form)?;
                Entry::Over(number, Print::read(print).ok_or(Why::Form)?)
            }
            _ => return StepWords::read(word, rest, text).map(Words::Step),
        }))
    }
}

impl<'a> StepWords<'a> {
    fn read(word: &str, rest: &'a str, text: &'a str) -> Result<StepWords<'a>, Why> {
        match word {
            "deal" => rest.split(' ').map(PacketWords::read).collect::<Result<_, _>>().map(StepWords::Deal),
            "fact" => {
                let mut words = rest.split(' ');
                let about = seat(words.next().unwrap_or_default())?;
                let says = words.next().ok_or(Why::Form)?;
                let mut shown_to = None;
                let mut cards = None;
                for word in words {
                    match word.strip_prefix('@') {
                        Some(seats) if shown_to.is_none() => shown_to = Some(seats_of(seats)?),
                        None if cards.is_none() && shown_to.is_none() => cards = Some(CardWords::read(word)?),
                        _ => return Err(Why::Form),
                    }
                }
                Ok(StepWords::Fact { about, says, cards, shown_to })
            }
            _ => {
                let (number, action) = text.split_once(':').ok_or(Why::Form)?;
                Ok(StepWords::Act { seat: seat(number)?, action })
            }
        }
    }
}

impl PacketWords {
    fn read(text: &str) -> Result<PacketWords, Why> {
        let (place, cards) = text.split_once(':').ok_or(Why::Form)?;
        let to = if place == "pot" { Place::Table } else { Place::Hand(seat(place)?) };
        Ok(PacketWords { to, cards: CardWords::read(cards)? })
    }
}

impl CardWords {
    fn read(text: &str) -> Result<CardWords, Why> {
        if text.is_empty() || !text.is_ascii() || !text.len().is_multiple_of(2) {
            return Err(Why::Form);
        }
        if text.bytes().all(|byte| byte == b'?') {
            return Ok(CardWords::Unknown(text.len() / 2));
        }
        let cards = (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse());
        cards.collect::<Result<_, _>>().map(CardWords::Known).map_err(|_| Why::Form)
    }

    /// How many.
    pub(super) fn len(&self) -> usize {
        match self {
            CardWords::Known(cards) => cards.len(),
            CardWords::Unknown(count) => *count,
        }
    }

    /// The cards as a bag, if they are known.
    pub(super) fn bag(&self) -> Result<Option<CardBag>, Why> {
        let CardWords::Known(cards) = self else { return Ok(None) };
        let mut bag = CardBag::EMPTY;
        match cards.iter().find(|card| !bag.insert(**card)) {
            Some(card) => Err(Why::WrongCard(*card)),
            None => Ok(Some(bag)),
        }
    }
}

/// The number of a seat that there can be.
fn seat(text: &str) -> Result<Seat, Why> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] if usize::from(digit - b'0') < MAX_SEATS => Ok(Seat::new(digit - b'0')),
        [b'0'..=b'9'] => Err(Why::NoSuchSeat),
        _ => Err(Why::Form),
    }
}

fn seats_of(text: &str) -> Result<SeatSet, Why> {
    if text.is_empty() || !text.is_ascii() {
        return Err(Why::Form);
    }
    (0..text.len()).map(|at| seat(&text[at..=at])).collect()
}

/// The text of a place.
pub(super) fn place(to: Place) -> String {
    match to {
        Place::Table => "pot".to_owned(),
        Place::Hand(seat) => seat.to_string(),
    }
}

/// The text of an entry without its number; that of a step is given.
pub(super) fn text<S>(entry: &Entry<S>, step: impl FnOnce(&S) -> String) -> String {
    match entry {
        Entry::Commitment(hash) => format!("commitment {hash}"),
        Entry::Share(seat, Share(hash)) => format!("share {seat} {hash}"),
        Entry::Pack(hash) => format!("pack {hash}"),
        Entry::Step(taken) => step(taken),
        Entry::Opening(opening) => format!("open {}", opening.to_line()),
        Entry::Over(number, print) => format!("over {number} {print}"),
        Entry::Secret(hash) => format!("secret {hash}"),
        Entry::End => "end".to_owned(),
    }
}

/// A word short enough for a message.
pub(super) fn no_move(word: &str) -> Why {
    Why::NoMove { word: excerpt(word) }
}
