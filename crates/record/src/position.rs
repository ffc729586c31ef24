//! A position: a state and the order of the cards still to be dealt.

use crate::error::{MoveError, ReadError};
use crate::json;
use crate::object::{Object, excerpt, text};
use game::{Game, Seat, State, Stock};
use serde_json::Value;

/// How a game is written.
pub trait Notation: Game {
    /// The name in `game`.
    const NAME: &'static str;

    /// Reads what stands beside `game`.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read(object: Object) -> Result<Position<Self>, ReadError>;

    /// The canonical form.
    fn write(position: &Position<Self>) -> Value;

    /// A move of the notation, with its seat.
    ///
    /// # Errors
    /// If the text is no move, or names what is not on the table.
    fn parse_move(state: &State<Self>, text: &str) -> Result<(Seat, Self::Action), MoveError<Self::Illegal>>;

    /// The canonical text of a move.
    fn move_text(public: &Self::Public, seat: Seat, action: &Self::Action) -> String;

    /// The rule that a refused move breaks, if there is a number for it.
    fn rule(illegal: Self::Illegal) -> Option<&'static str>;
}

/// A position of a game, as the notation has it: everything, the order of the stock included.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<G: Game> {
    /// Everything but the order of the stock.
    pub state: State<G>,
    /// The cards still to be dealt, in their order.
    pub stock: Stock,
}

impl<G: Notation> Position<G> {
    /// Reads a position of this game from its JSON.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(text_of_all: &str) -> Result<Position<G>, ReadError> {
        let mut object = Object::new("position", json::parse(text_of_all)?)?;
        let name = text("game", object.need("game")?)?;
        if name == G::NAME { G::read(object) } else { Err(ReadError::UnknownGame(excerpt(&name))) }
    }

    /// The start of a game: the first cards dealt from `stock`, which must hold enough.
    ///
    /// # Errors
    /// If it does not.
    pub fn start(setup: &G::Setup, mut stock: Stock) -> Result<Position<G>, game::OutOfCards> {
        let mut state = State::new(setup);
        state.settle(&mut stock, &mut |_| {})?;
        Ok(Position { state, stock })
    }

    /// Plays a move given as text, with all that it forces.
    ///
    /// # Errors
    /// Why it cannot be played; nothing is changed then.
    pub fn play(&mut self, text: &str) -> Result<(), MoveError<G::Illegal>> {
        let (seat, action) = G::parse_move(&self.state, text)?;
        self.act(seat, action)
    }

    /// Plays an action, with all that it forces.
    ///
    /// # Errors
    /// Why it cannot be played; nothing is changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), MoveError<G::Illegal>> {
        let before = self.clone();
        let played = self.state.play(seat, action, &mut self.stock, &mut |_| {});
        if played.is_err() {
            *self = before;
        }
        played.map_err(MoveError::from)
    }

    /// The canonical form in one line.
    pub fn to_line(&self) -> String {
        json::to_line(&G::write(self))
    }
}
