//! Things of either game.

use game::{Seen, Step};
use toepen::Session;
use wippen::Match;

/// Something of Wippen or the same kind of thing of toepen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfGame<W, T> {
    /// Of Wippen.
    Wippen(W),
    /// Of toepen.
    Toepen(T),
}

/// What a seat can do in the game.
pub type Action = OfGame<wippen::Action, toepen::SessionAction>;

/// The rule that an action breaks.
pub type Illegal = OfGame<wippen::Illegal, toepen::SessionIllegal>;

/// An act with the deals and facts that it forced, in full: for the log, never for a message.
pub type Steps = OfGame<Vec<Step<Match>>, Vec<Step<Session>>>;

/// The same as somebody saw it.
pub type SeenSteps = OfGame<Vec<Seen<Match>>, Vec<Seen<Session>>>;

/// The game as somebody sees it.
pub type View = OfGame<game::View<Match>, game::View<Session>>;

impl<W, T> OfGame<W, T> {
    /// The same with references.
    pub const fn as_ref(&self) -> OfGame<&W, &T> {
        match self {
            OfGame::Wippen(wippen) => OfGame::Wippen(wippen),
            OfGame::Toepen(toepen) => OfGame::Toepen(toepen),
        }
    }
}
