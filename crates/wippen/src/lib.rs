//! Wippen: the rules W1–W35 of `docs/rules/wippen.md`, under every switch, for 2 to 6 players.
//!
//! [`Wippen`] is one game (a whole pack, in deals of four cards each), [`Match`] a series of games; both
//! fulfil the contract of the crate `game`. An action is what it does, not how it is explained: a capture
//! is the set of cards taken ([`Action`]), and [`explain`] finds on demand how they make groups.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod action;
mod build;
mod building;
mod capture;
mod check;
mod choose;
mod counts;
mod deal;
mod groups;
mod illegal;
mod legal;
mod matches;
mod rules;
mod score;
mod see;
mod state;
mod switches;
mod unions;
mod value;

/// The version of these rules. Whoever changes what a position allows, or what it is worth, raises it by one: nobody
/// then goes on by other rules than a match was begun with.
pub const RULES_VERSION: u32 = 1;

pub use action::Action;
pub use build::{Build, BuildSet, Builds, MAX_BUILDS};
pub use counts::Counts;
pub use game::SwitchValue;
pub use groups::{Group, Part, SPLIT_STEPS, explain, splits_into};
pub use illegal::Illegal;
pub use matches::{Match, MatchPublic, MatchSetup};
pub use rules::{Draft, Finish, Preset, RuleFault, Rules, Scoring, Setting};
pub use score::{Count, Tally, tally};
pub use state::{Covered, MAX_PLAYERS, MIN_PLAYERS, PILE, Private, Public, Setup, Wippen};
pub use switches::SWITCHES;
pub use value::{Value, value};
