//! Positions and moves as text, exactly as `docs/rules/notation.md` has them: reading, writing, and the
//! questions that a position can be asked ([`Position::moves`], [`Position::after`], [`Position::perft`]).

#![forbid(unsafe_code)]

// mod any;
mod error;
mod json;
mod object;
mod perft;
mod position;
pub mod toepen;
pub mod wippen;

// pub use any::AnyPosition;
pub use error::{Fault, MoveError, ReadError};
pub use json::{MAX_BYTES, to_line};
pub use object::{Object, Wanted};
pub use perft::{Bound, Divided, Listing};
pub use position::{Notation, Position};
