//! The messages of the socket and of the HTTP API. Each is written by hand, one type a message, and is a twin
//! of something of the table: what is sent is decided here, and no inner type can slip into a message because
//! it happens to be serialisable.
//!
//! - [`ClientMessage`] and [`ServerMessage`] go over the socket, [`http`] over HTTP; `docs/protocol.md` tells
//!   how they are used. TypeScript and an OpenAPI document are made of the same types by the tests, which fail
//!   when the files in the tree say something else.
//! - [`read`] reads what anybody may have sent: bounded, and never with a panic.
//! - [`Eyes`] follow a table's entries with the eyes of every seat, so that each message brings the game as
//!   its receiver sees it, and moves in notation.
//! - [`answer`] answers questions about a selection: what does this card take, what would this mean, and why
//!   not.

#![forbid(unsafe_code)]

mod asking;
mod book;
pub mod books;
mod check;
mod client;
mod eyes;
#[cfg(test)]
mod generated;
pub mod http;
pub mod lessons;
mod of_position;
mod of_table;
mod reading;
mod replay;
mod rules;
mod server;
mod settings;
mod snapshot;
mod view;
mod view_of;
mod wish;

pub use asking::{MOST_MOVES, answer, move_of};
pub use book::{BookBlock, BookPiece, BookRow, BookSection, BookSpan, BookWord, RuleBook};
pub use check::{checked, why_illegal};
pub use client::{ClientMessage, LONGEST_ID, Question, Wish};
pub use eyes::Eyes;
pub use of_position::{open_view, seat_view};
pub use of_table::why;
pub use reading::{MAX_MESSAGE, Unreadable, read};
pub use replay::{MOST_STEPS, replay};
pub use rules::{BadRules, HouseRules, Switch};
pub use server::{
    CardsSeen, Happened, Move, MoveKind, News, Packet, Pulse, Reason, SeenStep, ServerMessage, Why, You,
};
pub use settings::{SwitchFacts, SwitchKind};
pub use snapshot::{Payment, SeatFacts, Sheet, Snapshot};
pub use view::{
    Answering, Build, Count, LastHands, Proposal, ToepenHand, ToepenOwn, ToepenView, Toeps, View, WippenView,
};
pub use view_of::counts;
pub use wish::{Wanted, command, token_of};

/// The version of the protocol. A client says which one it speaks; within a version nothing is taken away and
/// nothing changes its meaning, but messages and fields can be added.
pub const VERSION: u32 = 1;
