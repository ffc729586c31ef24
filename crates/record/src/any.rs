//! A position of either game.

use crate::error::ReadError;
use crate::json;
use crate::object::{Object, Wanted, excerpt, text};
use crate::position::{Notation, Position};
use ::toepen::Hand;
use ::wippen::Wippen;

/// A position of either game, told apart by its `game`.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyPosition {
    /// Of Wippen.
    Wippen(Box<Position<Wippen>>),
    /// Of Zwols toepen.
    Toepen(Box<Position<Hand>>),
}

impl AnyPosition {
    /// Reads a position from its JSON.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(text_of_all: &str) -> Result<AnyPosition, ReadError> {
        let mut object = Object::new("position", json::parse(text_of_all)?)?;
        match text("game", object.need("game")?)?.as_str() {
            Wippen::NAME => Ok(AnyPosition::Wippen(Box::new(Wippen::read(object)?))),
            Hand::NAME => Ok(AnyPosition::Toepen(Box::new(Hand::read(object)?))),
            other => Err(ReadError::UnknownGame(excerpt(other))),
        }
    }

    /// The canonical form in one line.
    pub fn to_line(&self) -> String {
        match self {
            AnyPosition::Wippen(position) => position.to_line(),
            AnyPosition::Toepen(position) => position.to_line(),
        }
    }
}

impl Wanted {
    /// All kinds, for the message files.
    pub const ALL: [Wanted; 13] = [
        Wanted::Object,
        Wanted::Text,
        Wanted::Cards,
        Wanted::Texts,
        Wanted::Numbers,
        Wanted::Flag,
        Wanted::Flags,
        Wanted::Number,
        Wanted::Seat,
        Wanted::SeatOrNull,
        Wanted::Seats,
        Wanted::TextsOrNull,
        Wanted::Phase,
    ];
}
