//! `stamtafel moves`: all lawful moves of a position.

use super::{Context, Entry, position};
use crate::args;
use crate::error::Stop;
use crate::help::Page;
use clap::ArgMatches;
use record::AnyPosition;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "moves",
        about: "cli-moves-about",
        usage: "cli-moves-usage",
        examples: "cli-moves-examples",
    },
    arguments: |messages, command| command.arg(args::file(messages)).arg(args::bound(messages)),
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let bound = args::get_bound(context.messages, matches)?;
    let listing = match position::read(matches, context)? {
        AnyPosition::Wippen(position) => position.moves(bound),
        AnyPosition::Toepen(position) => position.moves(bound),
    };
    for text in listing.moves {
        writeln!(context.out, "{text}")?;
    }
    if listing.cut { Err(position::bound_reached(context, bound).into()) } else { Ok(()) }
}
