//! `stamtafel perft`: how many sequences of moves there are.

use super::{Context, Entry, position};
use crate::args;
use crate::error::Stop;
use crate::help::Page;
use clap::ArgMatches;
use record::{AnyPosition, Bound, Notation, Position};

/// No game has as many moves.
const DEEPEST: u64 = 1000;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "perft",
        about: "cli-perft-about",
        usage: "cli-perft-usage",
        examples: "cli-perft-examples",
    },
    arguments: |messages, command| {
        command
            .arg(args::file(messages))
            .arg(
                args::positional(messages, "depth", "cli-value-number", "cli-argument-depth")
                    .allow_negative_numbers(true),
            )
            .arg(args::flag(messages, "divide", "cli-option-divide"))
            .arg(args::bound(messages))
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let bound = args::get_bound(context.messages, matches)?;
    let depth = args::number(context.messages, matches, "depth", "N", 0..=DEEPEST)?.unwrap_or(0) as u32;
    let divide = matches.get_flag("divide");
    match position::read(matches, context)? {
        AnyPosition::Wippen(position) => count(&position, depth, divide, bound, context),
        AnyPosition::Toepen(position) => count(&position, depth, divide, bound, context),
    }
}

fn count<G: Notation>(
    position: &Position<G>,
    depth: u32,
    divide: bool,
    bound: Bound,
    context: &mut Context<'_>,
) -> Result<(), Stop> {
    if divide {
        let divided = position.divide(depth, bound).ok_or_else(|| position::bound_reached(context, bound))?;
        for (text, sequences) in divided.moves {
            writeln!(context.out, "{text} {sequences}")?;
        }
    } else {
        let sequences =
            position.perft(depth, bound).ok_or_else(|| position::bound_reached(context, bound))?;
        writeln!(context.out, "{sequences}")?;
    }
    Ok(())
}
