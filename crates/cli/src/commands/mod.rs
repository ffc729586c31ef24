//! The commands. A new one is a module here and a line in [`ALL`].

mod after;
mod browser;
mod completions;
mod deal;
mod moves;
mod page;
mod perft;
mod play;
mod play_record;
mod position;
mod recording;
mod replay;
mod rules;
mod serve;
mod sheet;
mod simulate;
mod verify;

use crate::args;
use crate::error::{Failure, Stop};
use crate::help::{self, LAST, Page};
use clap::{Arg, ArgAction, ArgMatches, Command};
use lang::Messages;
use std::io::Write;

/// What a command has at hand.
pub struct Context<'a> {
    /// The messages of the user's language.
    pub messages: &'static Messages,
    /// The standard output, buffered.
    pub out: &'a mut dyn Write,
}

/// A command: how it is written, and what it does.
struct Entry {
    page: Page,
    arguments: fn(&Messages, Command) -> Command,
    run: fn(&ArgMatches, &mut Context<'_>) -> Result<(), Stop>,
}

/// In the order of the help page.
const ALL: &[Entry] = &[
    moves::ENTRY,
    after::ENTRY,
    perft::ENTRY,
    deal::ENTRY,
    play::ENTRY,
    rules::ENTRY,
    replay::ENTRY,
    verify::ENTRY,
    simulate::ENTRY,
    serve::ENTRY,
    sheet::ENTRY,
    completions::ENTRY,
    page::ENTRY,
];

/// The whole command line.
pub fn program(messages: &Messages) -> Command {
    let page = Page { name: "stamtafel", about: "cli-about", usage: "cli-usage", examples: "cli-examples" };
    page.command(messages)
        .version(env!("CARGO_PKG_VERSION"))
        .subcommands(
            ALL.iter().map(|entry| {
                (entry.arguments)(messages, entry.page.command(messages)).arg(help::flag(messages))
            }),
        )
        .subcommand_required(true)
        .arg(args::lang(messages))
        .arg(help::flag(messages))
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .help(messages.get("cli-option-version", &[]))
                .help_heading(messages.get("cli-heading-options", &[]))
                .display_order(LAST)
                .action(ArgAction::Version),
        )
}

/// Runs the command that the parser found.
///
/// # Errors
/// Why it stopped early.
pub fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let found = matches
        .subcommand()
        .and_then(|(name, matches)| Some((ALL.iter().find(|entry| entry.page.name == name)?, matches)));
    match found {
        Some((entry, matches)) => (entry.run)(matches, context),
        None => Err(Failure::form(context.messages, "cli-error-no-command", &[]).into()),
    }
}
