//! What the commands on one record share.

use super::Context;
use crate::error::{Exit, Failure};
use crate::{args, input};
use clap::builder::ValueParser;
use clap::{Arg, ArgMatches, ValueHint};
use game::Seat;
use lang::{CardStyle, Messages, Refusals};
use record::{AnyRecord, MOST_OF_A_RECORD, RecordError, Why};

/// The file with a record, or `-`.
pub fn file(messages: &Messages) -> Arg {
    args::positional(messages, "file", "cli-replay-value-record", "cli-replay-record")
        .value_parser(ValueParser::os_string())
        .value_hint(ValueHint::FilePath)
}

/// Reads the record that the command was given.
///
/// # Errors
/// If it cannot be read, or cannot be relied on.
pub fn read(matches: &ArgMatches, context: &Context<'_>) -> Result<AnyRecord, Failure> {
    let limit = MOST_OF_A_RECORD as u64;
    let text = input::read_up_to(context.messages, args::get_file(matches), limit, "record-file-too-long")?;
    AnyRecord::read(&text).map_err(|error| Failure::new(exit(&error), refused(context, &error)))
}

/// What breaks the rules of the game is another matter than what is damaged.
fn exit(error: &RecordError) -> Exit {
    match error.why {
        Why::Illegal { .. } | Why::WrongCard(_) | Why::WrongFact | Why::WrongDeal | Why::Fingerprint => {
            Exit::Illegal
        }
        _ => Exit::Form,
    }
}

fn refused(context: &Context<'_>, error: &RecordError) -> String {
    with_refusals(context.messages, |refusals| refusals.record_error(error))
}

/// Refusals with the numbers of the seats: a record may be wrong before it names anybody.
pub fn with_refusals(messages: &'static Messages, tell: impl FnOnce(&Refusals<'_>) -> String) -> String {
    let name = |seat: Seat| messages.seat(seat);
    tell(&Refusals { messages, style: CardStyle::Signs, name: &name })
}
