//! `stamtafel sheet rename`: calls somebody otherwise.

use super::file::Kept;
use super::{Context, Entry, given, show};
use crate::args;
use crate::error::Stop;
use crate::help::Page;
use clap::ArgMatches;
use sheet::Change;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "rename",
        about: "cli-sheet-rename-about",
        usage: "cli-sheet-rename-usage",
        examples: "cli-sheet-rename-examples",
    },
    arguments: |messages, command| {
        let name = |name, help| args::positional(messages, name, "cli-sheet-value-name", help);
        command
            .arg(given::file(messages))
            .arg(name("old", "cli-sheet-rename-old").display_order(1))
            .arg(name("new", "cli-sheet-rename-new").display_order(2))
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let mut kept = Kept::open(context.messages, args::get_file(matches))?;
    let text = |id| matches.get_one::<String>(id).cloned().unwrap_or_default();
    let person = given::person(context.messages, &kept.book, &[], &text("old"))?;
    kept.act(Change::RenamePerson { person, name: text("new") })?;
    kept.save()?;
    show::list(context, &kept.book)
}
