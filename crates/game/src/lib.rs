//! The contract between a card game and everything that runs one: who may act, whether an action is
//! lawful, how the table and one hand change when something is seen, and when it is over.
//!
//! A [`State`] is a *public* part, one *private* part per seat, and a *covered* part. The public part is
//! only ever changed by a [`Step`] as a spectator saw it, a private part only by the step as its seat saw
//! it ([`Step::seen_by`], the one place that decides who sees what). What is sent to a player is built from
//! those two, so nothing hidden has to be removed from it: it was never there.
//!
//! No random numbers, clock, users, files or languages: time and chance arrive as values.

#![cfg_attr(not(any(test, feature = "kit")), no_std)]
#![forbid(unsafe_code)]

mod contract;
mod dealer;
#[cfg(any(test, feature = "kit"))]
pub mod kit;
mod seat;
mod state;
mod step;
mod switch;
mod view;

pub use contract::{Game, Next};
pub use dealer::{Dealer, OutOfCards, Stock};
pub use seat::{MAX_SEATS, Seat, SeatSet, Seats, SeatsIter};
pub use state::{PlayError, State, StepError};
pub use step::{Deal, Fact, MAX_DEAL, MAX_PACKETS, Packet, Packets, Place, Seen, SeenPacket, ShownTo, Step};
pub use switch::{Switch, SwitchValue, Takes};
pub use view::View;
