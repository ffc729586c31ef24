//! Whole matches as text (`docs/notation.md`): written as they go, read back and gone through in either
//! direction, and proved to have been dealt as it was fixed beforehand.
//!
//! There are two kinds of record, and they are different types: a [`MatchRecord`] knows everything, a
//! [`SeatRecord`] what one seat, or a spectator, knew. Either way its entries have been looked at by the rules
//! one by one ([`Builder`]), so a record that exists replays.

mod any;
mod builder;
mod date;
mod dealing;
mod entry;
mod error;
mod follow;
mod header;
mod line;
mod proof;
mod recorded;
mod replay;
mod running;
mod seats;
mod stock;
mod toepen;
mod watch;
mod whole;
mod wippen;

pub use any::AnyRecord;
pub use builder::Builder;
pub use date::{Date, NoDate};
pub use dealing::FixedDealer;
pub use entry::{Entry, Print};
pub use error::{Broken, RecordError, Why};
pub use follow::{Dealt, Follow, StepText};
pub use header::{Header, MOST_OF_A_NAME};
pub use proof::{Flaw, Unfair, Verdict};
pub use recorded::{Known, Recorded, Terms};
pub use replay::Replay;
pub use running::{Played, Resumed, Running};
pub use stock::Rest;
pub use watch::Watch;
pub use whole::{MOST_OF_A_RECORD, MatchRecord, Noted, Record, SeatRecord};
