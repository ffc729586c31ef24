//! Positions and moves as text, exactly as `docs/rules/notation.md` has them: reading, writing, and the
//! questions that a position can be asked ([`Position::moves`], [`Position::play`], [`Position::perft`]). And
//! whole matches as text, exactly as `docs/notation.md` has them ([`MatchRecord`], [`SeatRecord`]).

#![forbid(unsafe_code)]

mod any;
mod error;
mod json;
mod matches;
mod object;
mod perft;
mod position;
mod switches;
pub mod toepen;
pub mod wippen;

pub use any::AnyPosition;
pub use error::{Fault, MoveError, ReadError};
pub use json::{MAX_BYTES, to_line};
pub use matches::{
    AnyRecord, Broken, Builder, Date, Dealt, Entry, FixedDealer, Flaw, Follow, Header, Known, MOST_OF_A_NAME,
    MOST_OF_A_RECORD, MatchRecord, NoDate, Noted, Played, Print, Record, RecordError, Recorded, Replay, Rest,
    Resumed, Running, SeatRecord, StepText, Terms, Unfair, Verdict, Watch, Why,
};
pub use object::{Object, Wanted};
pub use perft::{Bound, Divided, Listing};
pub use position::{Notation, Position};
