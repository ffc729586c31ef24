//! `stamtafel help`: the same as `--help`.

use super::{Context, Entry, program};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "help",
        about: "cli-help-about",
        usage: "cli-help-usage",
        examples: "cli-help-examples",
    },
    arguments: |messages, command| {
        command.arg(
            args::positional(messages, "command", "cli-value-command", "cli-argument-command")
                .required(false),
        )
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let mut program = program(context.messages);
    program.build();
    let page = match matches.get_one::<String>("command") {
        None => program.render_help(),
        Some(name) => match program.find_subcommand_mut(name) {
            Some(command) => command.render_help(),
            None => {
                let name = ("name", lang::excerpt(name).into());
                return Err(Failure::form(context.messages, "cli-error-unknown-command", &[name]).into());
            }
        },
    };
    Ok(write!(context.out, "{page}")?)
}
