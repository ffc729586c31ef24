//! Wippen in the notation.

pub(crate) mod moves;
mod read;
mod rules;
mod write;

pub use rules::{apply_switch, rules};

use crate::error::{MoveError, ReadError};
use crate::object::Object;
use crate::position::{Notation, Position};
use ::wippen::{Action, Illegal, Public, Wippen};
use game::{Next, Seat, State};
use serde_json::Value;

impl Notation for Wippen {
    const NAME: &'static str = "wippen";

    fn read(object: Object) -> Result<Position<Wippen>, ReadError> {
        read::position(object)
    }

    fn write(position: &Position<Wippen>) -> Value {
        write::position(position)
    }

    fn parse_move(state: &State<Wippen>, text: &str) -> Result<(Seat, Action), MoveError<Illegal>> {
        match moves::parse(state.public(), text) {
            Ok(action) => Ok((state.public().turn, action)),
            // After the end it does not matter what is missing from the pot (W29).
            Err(MoveError::Illegal(_)) if state.next() == Next::Over => {
                Err(MoveError::Illegal(Illegal::Over))
            }
            Err(error) => Err(error),
        }
    }

    fn move_text(public: &Public, _seat: Seat, action: &Action) -> String {
        moves::text(public, action)
    }

    fn rule(illegal: Illegal) -> Option<&'static str> {
        illegal.rule()
    }
}
