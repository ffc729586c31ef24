//! `stamtafel rules`: the rule book of a table.

use super::{Context, Entry};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use crate::table;
use book::Book;
use clap::builder::ValueParser;
use clap::{ArgMatches, ValueHint};
use ratatui::crossterm::terminal;
use std::ffi::OsString;
use std::fs;
use std::io::{IsTerminal, stdout};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "rules",
        about: "cli-rules-about",
        usage: "cli-rules-usage",
        examples: "cli-rules-examples",
    },
    arguments: |messages, command| {
        let html = args::option(messages, "html", "cli-value-file", "cli-rules-html");
        command
            .args(table::house(messages))
            .arg(html.value_parser(ValueParser::os_string()).value_hint(ValueHint::FilePath))
    },
    run,
};

/// Columns where no terminal says otherwise.
const USUAL_WIDTH: usize = 80;
/// Longer lines are hard to read, however wide the screen.
const WIDEST: usize = 100;

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let rules = table::get_house(context.messages, matches)?;
    let book = Book::of(&rules, context.messages);
    match matches.get_one::<OsString>("html") {
        None => Ok(write!(context.out, "{}", book.to_text(width()))?),
        Some(file) if file == "-" => Ok(write!(context.out, "{}", book.to_html())?),
        Some(file) => {
            fs::write(file, book.to_html()).map_err(|error| Failure::output(context.messages, &error).into())
        }
    }
}

fn width() -> usize {
    let screen = terminal::size().ok().filter(|_| stdout().is_terminal());
    screen.map_or(USUAL_WIDTH, |(columns, _)| usize::from(columns).min(WIDEST))
}
