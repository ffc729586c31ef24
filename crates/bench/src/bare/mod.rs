//! The same games as plain loops over bit masks: what is reachable without a contract, hidden views, checks
//! or notation.
//!
//! A loop plays a game by moves that are each one of all lawful ones of all seats that may act, each as
//! likely as any other, as the engine's random games are. It knows no rules beyond the one setting that it
//! is for. That it plays the same game is shown by `tests/bare.rs`, where an engine's game is played along
//! with it, move by move.

pub mod advanced;
pub mod basic;
mod chance;
pub mod toepen;

pub use chance::{Luck, Table};

/// The lowest card of the set without its `skip` lowest cards; the set has more than `skip`, and `skip` is 3
/// at most.
#[inline(always)]
fn nth(mut set: u64, skip: u32) -> u64 {
    // Every hand has four cards at most, and a way without branches is the same for all of them.
    for passed in 0..3 {
        let rest = set & set.wrapping_sub(1);
        set = if passed < skip { rest } else { set };
    }
    set & set.wrapping_neg()
}
