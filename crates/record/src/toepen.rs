//! Zwols toepen in the notation.

pub(crate) mod moves;
mod read;
mod rules;
mod write;

pub use rules::{apply_switch, rules};

use crate::error::{MoveError, ReadError};
use crate::object::Object;
use crate::position::{Notation, Position};
use ::toepen::{Action, Hand, Illegal, Move, Public};
use game::{Seat, State};
use serde_json::Value;

impl Notation for Hand {
    const NAME: &'static str = "toepen";

    fn read(object: Object) -> Result<Position<Hand>, ReadError> {
        read::position(object)
    }

    fn write(position: &Position<Hand>) -> Value {
        write::position(position)
    }

    fn parse_move(_state: &State<Hand>, text: &str) -> Result<(Seat, Action), MoveError<Illegal>> {
        moves::parse(text).map(|Move { seat, action }| (seat, action))
    }

    fn move_text(_public: &Public, seat: Seat, action: &Action) -> String {
        Move { seat, action: *action }.to_string()
    }

    fn rule(illegal: Illegal) -> Option<&'static str> {
        Some(illegal.rule())
    }
}
