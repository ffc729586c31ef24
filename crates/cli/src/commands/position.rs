//! What the commands on one position share.

use super::Context;
use crate::error::{Exit, Failure};
use crate::{args, input};
use clap::ArgMatches;
use lang::Refusals;
use record::{AnyPosition, Bound, Notation};
use toepen::Hand;
use wippen::Wippen;

/// Reads the position that the command was given.
///
/// # Errors
/// If there is none to be read.
pub fn read(matches: &ArgMatches, context: &Context<'_>) -> Result<AnyPosition, Failure> {
    let text = input::read(context.messages, args::get_file(matches))?;
    AnyPosition::read(&text).map_err(|error| Failure::new(Exit::Form, context.messages.read_error(&error)))
}

/// A list or count that went no further.
pub fn bound_reached(context: &Context<'_>, bound: Bound) -> Failure {
    let bound = ("bound", context.messages.number(i64::try_from(bound.0).unwrap_or(i64::MAX)).into());
    Failure::new(Exit::Bound, context.messages.get("cli-bound-reached", &[bound]))
}

/// A game whose refusals can be told.
pub trait Told: Notation {
    /// Why a move is refused, in a sentence.
    fn refusal(refusals: &Refusals<'_>, illegal: Self::Illegal) -> String;
}

impl Told for Wippen {
    fn refusal(refusals: &Refusals<'_>, illegal: wippen::Illegal) -> String {
        refusals.wippen(illegal)
    }
}

impl Told for Hand {
    fn refusal(refusals: &Refusals<'_>, illegal: toepen::Illegal) -> String {
        refusals.toepen(illegal)
    }
}
