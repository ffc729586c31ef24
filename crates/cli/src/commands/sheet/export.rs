//! `stamtafel sheet export`: a sheet as a spreadsheet, as a page to print, or as text for other programs.

use super::file::{put, read, unwritable};
use super::{Context, Entry, given, show};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{ArgMatches, ValueHint};
use export::{Overview, html, xlsx};
use lang::Messages;
use sheet::{Book, Evening, write, write_csv};
use std::ffi::{OsStr, OsString};
use std::path::Path;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "export",
        about: "cli-sheet-export-about",
        usage: "cli-sheet-export-usage",
        examples: "cli-sheet-export-examples",
    },
    arguments: |messages, command| {
        let to = args::positional(messages, "to", "cli-sheet-value-to", "cli-sheet-export-to")
            .value_parser(ValueParser::os_string())
            .value_hint(ValueHint::FilePath);
        let form = args::option(messages, "as", "cli-sheet-value-form", "cli-sheet-export-as")
            .value_parser(PossibleValuesParser::new(FORMS));
        let game = args::option(messages, "season", "cli-value-game", "cli-sheet-export-season")
            .value_parser(PossibleValuesParser::new(games::GameName::ALL.map(games::GameName::name)))
            .id("game");
        command.arg(given::file(messages)).arg(to).arg(form).arg(game).arg(given::evening(messages))
    },
    run,
};

const FORMS: [&str; 4] = ["xlsx", "html", "csv", "json"];

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let book = read(messages, args::get_file(matches))?;
    let to = matches.get_one::<OsString>("to").map_or(OsStr::new("-"), OsString::as_os_str);
    let bytes = match form(messages, matches, to)? {
        "json" => write(&book).into_bytes(),
        form => part(messages, matches, &book, form)?,
    };
    if to == "-" {
        return Ok(context.out.write_all(&bytes)?);
    }
    if Path::new(to).is_dir() {
        let error = std::io::Error::from(std::io::ErrorKind::IsADirectory);
        return Err(unwritable(messages, to, &error).into());
    }
    put(Path::new(to), &bytes).map_err(|error| unwritable(messages, to, &error).into())
}

/// In which form: as somebody says, else as the name of the file ends.
fn form(messages: &Messages, matches: &ArgMatches, to: &OsStr) -> Result<&'static str, Failure> {
    let said = matches.get_one::<String>("as").map(String::as_str);
    let end = Path::new(to).extension().and_then(OsStr::to_str).map(str::to_lowercase);
    let wanted = said.or(end.as_deref());
    let known = FORMS.into_iter().find(|form| Some(*form) == wanted);
    known
        .ok_or_else(|| Failure::form(messages, "cli-sheet-which-form", &[("forms", FORMS.join(", ").into())]))
}

/// An evening, or a season.
fn part(
    messages: &'static Messages,
    matches: &ArgMatches,
    book: &Book,
    form: &str,
) -> Result<Vec<u8>, Failure> {
    let season = matches.contains_id("game").then(|| show::game(matches, book)).flatten();
    let overview = match season {
        Some(game) => Overview::of_season(book, game, messages),
        None => {
            let id = given::get_evening(messages, matches, book)?;
            let evening: &Evening =
                book.evening(id).ok_or_else(|| Failure::form(messages, "sheet-no-evening", &[]))?;
            Overview::of_evening(book, evening, messages)
        }
    };
    match form {
        "csv" => Ok(write_csv(book, &overview.evenings, overview.game).into_bytes()),
        "html" => Ok(html(&overview).into_bytes()),
        _ => xlsx(&overview).map_err(|fault| {
            Failure::form(messages, "cli-sheet-no-xlsx", &[("reason", fault.to_string().into())])
        }),
    }
}
