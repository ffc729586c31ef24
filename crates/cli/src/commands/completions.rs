//! `stamtafel completions`: what lets a shell complete the commands.

use super::{Context, Entry, program};
use crate::args;
use crate::error::Stop;
use crate::help::Page;
use clap::{ArgMatches, value_parser};
use clap_complete::Shell;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "completions",
        about: "cli-completions-about",
        usage: "cli-completions-usage",
        examples: "cli-completions-examples",
    },
    arguments: |messages, command| {
        command.arg(
            args::positional(messages, "shell", "cli-value-shell", "cli-argument-shell")
                .value_parser(value_parser!(Shell)),
        )
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let mut script = Vec::new();
    if let Some(shell) = matches.get_one::<Shell>("shell") {
        // Into memory first: the generator panics when a write fails.
        clap_complete::generate(*shell, &mut program(context.messages), "stamtafel", &mut script);
    }
    Ok(context.out.write_all(&script)?)
}
