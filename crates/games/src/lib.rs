//! The two games as one closed enum: by name, with their presets, house rules and numbers of players. What
//! is to treat both alike begins here; everything else about a game is asked of its own crate.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod name;
mod rules;

pub use game::{Switch, SwitchValue, Takes};
pub use name::{GameName, UnknownGame};
pub use rules::{Draft, RuleFault, Rules};
