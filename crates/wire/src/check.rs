//! Moves that come as text, and why they cannot be made.

use crate::server::Why;
use record::{MoveError, Recorded};
use table::{Action, Illegal, OfGame, View};

/// The move of a text, as this viewer would make it.
///
/// # Errors
/// Why the text is no move now.
pub(crate) fn parse(view: &View, text: &str) -> Result<Action, Why> {
    match view {
        OfGame::Wippen(view) => match wippen::Match::parse_action(view.public(), text) {
            Ok(action) => Ok(OfGame::Wippen(action)),
            Err(MoveError::Illegal(illegal)) => Err(why_illegal(OfGame::Wippen(illegal))),
            Err(MoveError::Form | MoveError::OutOfCards) => Err(no_move()),
        },
        OfGame::Toepen(view) => match toepen::Session::parse_action(view.public(), text) {
            Ok(action) => Ok(OfGame::Toepen(action)),
            Err(MoveError::Illegal(illegal)) => Err(why_illegal(OfGame::Toepen(illegal))),
            Err(MoveError::Form | MoveError::OutOfCards) => Err(no_move()),
        },
    }
}

fn no_move() -> Why {
    Why::key("refusal-no-move")
}

/// The rule that an action breaks.
pub fn why_illegal(illegal: Illegal) -> Why {
    let (key, rule) = match illegal {
        OfGame::Wippen(illegal) => (illegal.key(), illegal.rule()),
        OfGame::Toepen(illegal) => (illegal.key(), Some(illegal.rule())),
    };
    Why { key: key.to_owned(), rule: rule.map(str::to_owned), text: None }
}

/// May the viewer do that? None for somebody who cannot do anything, or of the other game.
pub fn checked(view: &View, action: Action) -> Option<Result<(), Illegal>> {
    match (view, action) {
        (OfGame::Wippen(view), OfGame::Wippen(action)) => Some(view.check(action)?.map_err(OfGame::Wippen)),
        (OfGame::Toepen(view), OfGame::Toepen(action)) => Some(view.check(action)?.map_err(OfGame::Toepen)),
        _ => None,
    }
}

/// The text of an action, before it happens.
pub(crate) fn action_text(view: &View, action: Action) -> String {
    match (view, action) {
        (OfGame::Wippen(view), OfGame::Wippen(action)) => wippen::Match::action_text(view.public(), &action),
        (_, OfGame::Toepen(action)) => action.to_string(),
        (OfGame::Toepen(_), OfGame::Wippen(action)) => action.card().to_string(),
    }
}

impl Why {
    /// A reason that is told by its key alone.
    pub fn key(key: &str) -> Why {
        Why { key: key.to_owned(), rule: None, text: None }
    }
}
