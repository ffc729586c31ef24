//! `stamtafel sheet settle`: who pays whom.

use super::{Context, Entry, file, given, show};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use export::Overview;
use games::GameName;
use sheet::Evening;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "settle",
        about: "cli-sheet-settle-about",
        usage: "cli-sheet-settle-usage",
        examples: "cli-sheet-settle-examples",
    },
    arguments: |messages, command| {
        command.arg(given::file(messages)).arg(given::evening(messages)).arg(args::flag(
            messages,
            "season",
            "cli-sheet-settle-season",
        ))
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let book = file::read(messages, args::get_file(matches))?;
    let overview = if matches.get_flag("season") {
        Overview::of_season(&book, GameName::Toepen, messages)
    } else {
        let id = given::get_evening(messages, matches, &book)?;
        let evening: &Evening =
            book.evening(id).ok_or_else(|| Failure::form(messages, "sheet-no-evening", &[]))?;
        Overview::of_evening(&book, evening, messages)
    };
    if overview.settled.is_none() {
        return Err(Failure::form(messages, "cli-sheet-no-money", &[]).into());
    }
    writeln!(context.out, "{}\n{}", overview.group, overview.title)?;
    let mut lines = show::money(&overview);
    if lines.is_empty() {
        lines.push(messages.get("toepen-nobody-pays", &[]));
    }
    lines.iter().try_for_each(|line| Ok(writeln!(context.out, "{line}")?))
}
