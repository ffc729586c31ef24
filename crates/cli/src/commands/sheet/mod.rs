//! `stamtafel sheet`: the sheet of a group in a file. Each command of it is a module here and a line in [`COMMANDS`].

mod add;
mod chart;
mod correct;
mod decide;
mod evening;
mod export;
mod file;
mod given;
mod grid;
mod import;
mod new;
mod rename;
mod settle;
mod show;
mod undo;
mod words;

use super::{Context, Entry};
use crate::error::{Failure, Stop};
use crate::help::{self, Page};
use clap::{ArgMatches, Command};
use lang::Messages;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "sheet",
        about: "cli-sheet-about",
        usage: "cli-sheet-usage",
        examples: "cli-sheet-examples",
    },
    arguments,
    run,
};

/// In the order of the help page.
const COMMANDS: &[Entry] = &[
    new::ENTRY,
    add::ENTRY,
    correct::ENTRY,
    correct::REMOVE,
    undo::ENTRY,
    evening::ENTRY,
    rename::ENTRY,
    decide::ENTRY,
    show::ENTRY,
    show::SEASON,
    settle::ENTRY,
    export::ENTRY,
    import::ENTRY,
];

fn arguments(messages: &Messages, command: Command) -> Command {
    command.subcommands(
        COMMANDS
            .iter()
            .map(|entry| (entry.arguments)(messages, entry.page.command(messages)).arg(help::flag(messages))),
    )
}

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let found = matches
        .subcommand()
        .and_then(|(name, matches)| Some((COMMANDS.iter().find(|entry| entry.page.name == name)?, matches)));
    match found {
        Some((entry, matches)) => (entry.run)(matches, context),
        None => Err(Failure::form(context.messages, "cli-sheet-no-command", &[]).into()),
    }
}
