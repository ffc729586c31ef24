//! `stamtafel rules`: the rule book of a table.

use super::{Context, Entry};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use crate::table;
use book::{Book, Paper};
use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{ArgMatches, ValueHint};
use ratatui::crossterm::terminal;
use std::ffi::{OsStr, OsString};
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
        let file = |name, help| {
            let option = args::option(messages, name, "cli-value-file", help);
            option.value_parser(ValueParser::os_string()).value_hint(ValueHint::FilePath)
        };
        let size = args::option(messages, "size", "cli-value-size", "cli-rules-size")
            .value_parser(PossibleValuesParser::new(Paper::ALL.map(Paper::name)))
            .ignore_case(true)
            .requires("pdf");
        command
            .args(table::house(messages))
            .arg(file("html", "cli-rules-html"))
            .arg(file("pdf", "cli-rules-pdf"))
            .arg(size)
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
    let file = |name| matches.get_one::<OsString>(name);
    if let Some(file) = file("html") {
        save(context, file, book.to_html().as_bytes())?;
    }
    if let Some(file) = file("pdf") {
        // The parser let through nothing else than the names of papers.
        let size = matches.get_one::<String>("size").and_then(|size| size.parse().ok());
        let pdf = book.to_pdf(size.unwrap_or_default()).map_err(|fault| {
            Failure::form(context.messages, "cli-error-pdf", &[("reason", fault.to_string().into())])
        })?;
        save(context, file, &pdf)?;
    }
    if file("html").or(file("pdf")).is_none() {
        write!(context.out, "{}", book.to_text(width()))?;
    }
    Ok(())
}

/// Writes a file; with the name `-` the standard output.
fn save(context: &mut Context<'_>, file: &OsStr, bytes: &[u8]) -> Result<(), Stop> {
    if file == "-" {
        return Ok(context.out.write_all(bytes)?);
    }
    fs::write(file, bytes).map_err(|error| Failure::output(context.messages, &error).into())
}

fn width() -> usize {
    let screen = terminal::size().ok().filter(|_| stdout().is_terminal());
    screen.map_or(USUAL_WIDTH, |(columns, _)| usize::from(columns).min(WIDEST))
}
