//! Zwols toepen: the rules T1–T25 and T28 of `docs/rules/toepen.md`, under every switch, for 2 to 8 players.
//!
//! [`Hand`] is one hand of four tricks, from the stakes to the winner; [`Session`] is an evening of hands,
//! with its proposals to play double and the last few hands. Both fulfil the contract of the crate `game`.
//! [`amounts`] and [`payments`] say who pays whom in the end. T26 and T27 are about the sheet and the table talk,
//! and not found here.
//!
//! Nothing allocates, and every part of a hand is a few bytes in place: cards in a hand are bits, and a pile
//! is four bytes.

#![no_std]
#![forbid(unsafe_code)]

mod action;
mod check;
mod draft;
mod exchange;
mod hand;
mod illegal;
mod legal;
mod piles;
mod public;
mod rules;
mod secret;
mod see;
mod session;
mod settle;
mod setup;
mod strength;
mod switches;
mod toeping;
mod trick;

/// The version of these rules. Whoever changes what a position allows, or what it is worth, raises it by one: nobody
/// then goes on by other rules than a session was begun with.
pub const RULES_VERSION: u32 = 1;

pub use action::{Action, Move};
pub use draft::{AnsweringDraft, DraftFault, HandDraft, SeatList};
pub use game::SwitchValue;
pub use hand::Hand;
pub use illegal::Illegal;
pub use piles::Piles;
pub use public::{Answering, Phase, Public, Toeps};
pub use rules::{Draft, Preset, RuleFault, Rules, Setting, ToepStakes};
pub use secret::{Covered, Private, Says};
pub use session::{LastHands, Proposal, Session, SessionAction, SessionIllegal, SessionPublic, SessionSetup};
pub use settle::{Payment, Payments, SettleFault, amounts, payments};
pub use setup::{MAX_PLAYERS, MIN_PLAYERS, Setup, SetupFault};
pub use strength::{PACK, TENS, beats, is_pack_card, pictures, strength};
pub use switches::SWITCHES;
