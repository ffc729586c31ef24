//! An object of the notation, read key by key; what is left over at the end is an error.

use crate::error::{Fault, ReadError};
use cards::{Card, parse_cards};
use game::Seat;
use serde_json::{Map, Value};

/// What belongs in a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wanted {
    /// An object.
    Object,
    /// A text.
    Text,
    /// A text with cards separated by spaces.
    Cards,
    /// A list of texts.
    Texts,
    /// A list with one whole number a seat.
    Numbers,
    /// `true` or `false`.
    Flag,
    /// A list of these.
    Flags,
    /// A whole number.
    Number,
    /// A seat: a whole number from 0.
    Seat,
    /// A seat or `null`.
    SeatOrNull,
    /// A list of seats.
    Seats,
    /// A list with one text of cards, or `null`, a seat.
    TextsOrNull,
    /// `exchange` or `play`.
    Phase,
}

/// The entries of a JSON object that have not been read yet.
pub struct Object {
    name: &'static str,
    entries: Map<String, Value>,
}

impl Object {
    /// An object with this name for error messages.
    ///
    /// # Errors
    /// If the value is no object.
    pub fn new(name: &'static str, value: Value) -> Result<Object, ReadError> {
        match value {
            Value::Object(entries) => Ok(Object { name, entries }),
            _ => Err(shape(name, Wanted::Object)),
        }
    }

    /// Is the key there, with a value or with null?
    pub fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// Takes what stands at a key.
    pub fn take(&mut self, key: &str) -> Option<Value> {
        self.entries.shift_remove(key)
    }

    /// Takes all that is left, in its order.
    pub fn take_all(&mut self) -> impl Iterator<Item = (String, Value)> {
        std::mem::take(&mut self.entries).into_iter()
    }

    /// Takes what stands at a key that may not be missing.
    ///
    /// # Errors
    /// If it is missing.
    pub fn need(&mut self, key: &'static str) -> Result<Value, ReadError> {
        self.take(key).ok_or(ReadError::Missing(key))
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// The first key that has not been read.
    pub fn finish(self) -> Result<(), ReadError> {
        match self.entries.into_iter().next() {
            Some((key, _)) => Err(ReadError::UnknownKey(key)),
            None => Ok(()),
        }
    }

    /// The name for error messages.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

pub(crate) fn shape(key: &str, wanted: Wanted) -> ReadError {
    ReadError::Shape { key: key.to_owned(), wanted }
}

pub(crate) fn unreachable(key: &'static str, fault: Fault) -> ReadError {
    ReadError::Unreachable { key, fault }
}

/// A text.
pub(crate) fn text(key: &'static str, value: Value) -> Result<String, ReadError> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(shape(key, Wanted::Text)),
    }
}

/// A whole number in a range.
pub(crate) fn number(
    key: &'static str,
    value: &Value,
    range: std::ops::RangeInclusive<i64>,
) -> Result<i64, ReadError> {
    value.as_i64().filter(|number| range.contains(number)).ok_or_else(|| shape(key, Wanted::Number))
}

/// A seat of a table of so many.
pub(crate) fn seat(key: &'static str, value: &Value, players: u8) -> Result<Seat, ReadError> {
    let number = value.as_i64().ok_or_else(|| shape(key, Wanted::Seat))?;
    match u8::try_from(number) {
        Ok(number) if number < players => Ok(Seat::new(number)),
        _ => Err(unreachable(key, Fault::NoSuchSeat)),
    }
}

/// A seat of a table of so many, or null.
pub(crate) fn seat_or_null(key: &'static str, value: &Value, players: u8) -> Result<Option<Seat>, ReadError> {
    match value {
        Value::Null => Ok(None),
        Value::Number(_) => seat(key, value, players).map(Some),
        _ => Err(shape(key, Wanted::SeatOrNull)),
    }
}

/// A list with one entry a seat.
pub(crate) fn per_seat(
    key: &'static str,
    value: Value,
    players: u8,
    wanted: Wanted,
) -> Result<Vec<Value>, ReadError> {
    match value {
        Value::Array(list) if list.len() == usize::from(players) => Ok(list),
        Value::Array(_) => Err(unreachable(key, Fault::OnePerSeat)),
        _ => Err(shape(key, wanted)),
    }
}

/// The cards of a text, as they come.
pub(crate) fn cards(key: &'static str, value: &Value) -> Result<Vec<Card>, ReadError> {
    let text = value.as_str().ok_or_else(|| shape(key, Wanted::Cards))?;
    cards_of_text(key, text)
}

pub(crate) fn cards_of_text(key: &'static str, text: &str) -> Result<Vec<Card>, ReadError> {
    parse_cards(text)
        .map(|card| card.map_err(|error| ReadError::NotACard { key, word: excerpt(error.0) }))
        .collect()
}

/// A word short enough for a message.
pub(crate) fn excerpt(word: &str) -> String {
    word.chars().take(24).collect()
}
