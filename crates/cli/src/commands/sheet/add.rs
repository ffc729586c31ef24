//! `stamtafel sheet add`: notes a game or a hand.

use super::file::Kept;
use super::new::free;
use super::{Context, Entry, given, show, words};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use crate::input::unreadable;
use clap::{Arg, ArgMatches};
use lang::Messages;
use sheet::{Book, Change, LineId, PersonId};
use std::io::{BufRead, stdin};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "add",
        about: "cli-sheet-add-about",
        usage: "cli-sheet-add-usage",
        examples: "cli-sheet-add-examples",
    },
    arguments: |messages, command| {
        command
            .arg(given::file(messages))
            .arg(entry(messages))
            .arg(players(messages))
            .arg(given::evening(messages))
    },
    run,
};

/// What was played, in words.
pub fn entry(messages: &Messages) -> Arg {
    args::positional(messages, "entry", "cli-sheet-value-entry", "cli-sheet-entry")
        .num_args(1..)
        .allow_negative_numbers(true)
}

/// `--players`
pub fn players(messages: &Messages) -> Arg {
    args::option(messages, "players", "cli-sheet-value-names", "cli-sheet-players")
}

/// Who played, if [`players`] says so.
///
/// # Errors
/// If somebody is not known.
pub fn get_players(
    messages: &'static Messages,
    matches: &ArgMatches,
    book: &Book,
    seats: &[PersonId],
) -> Result<Option<Vec<PersonId>>, Failure> {
    let Some(names) = matches.get_one::<String>("players") else { return Ok(None) };
    let people = names.split(',').map(|name| given::person(messages, book, seats, name.trim()));
    people.collect::<Result<_, _>>().map(Some)
}

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let words: Vec<&str> =
        matches.get_many::<String>("entry").into_iter().flatten().map(String::as_str).collect();
    if words == ["-"] { lines(matches, context) } else { note(matches, context, &words) }
}

/// Notes what was typed; it is safe before it is shown.
fn note(matches: &ArgMatches, context: &mut Context<'_>, words: &[&str]) -> Result<(), Stop> {
    let messages = context.messages;
    let mut kept = Kept::open(messages, args::get_file(matches))?;
    let id = given::get_evening(messages, matches, &kept.book)?;
    let evening = kept.book.evening(id).ok_or_else(|| Failure::form(messages, "sheet-no-evening", &[]))?;
    let players = get_players(messages, matches, &kept.book, &evening.about.seats)?;
    let noted = words::read(messages, &kept.book, evening, players, words)?;
    let line = LineId(free(|id| kept.book.line(LineId(id)).is_some()));
    let place = evening.next_place();
    kept.act(Change::AddLine { evening: id, line, place, players: noted.players, entry: noted.entry })?;
    kept.save()?;
    show::noted(context, &kept.book, id, line)
}

/// A line of the standard input for each game or hand. The sheet is opened anew for each, for others may note meanwhile;
/// what cannot be is told, and keeps nothing else from being noted.
fn lines(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let mut wrong = None;
    for (number, line) in (1_u64..).zip(stdin().lock().lines()) {
        let line = line.map_err(|error| unreadable(context.messages, "-".as_ref(), &error))?;
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        match note(matches, context, &words) {
            Err(Stop::Failure(failure)) => {
                let blanks = [("line", number.to_string().into()), ("sentence", failure.sentence().into())];
                eprintln!("{}", context.messages.get("record-at-line", &blanks));
                wrong.get_or_insert(failure.exit());
            }
            done => done?,
        }
        context.out.flush()?;
    }
    match wrong {
        Some(exit) => Err(Failure::new(exit, context.messages.get("cli-sheet-some-wrong", &[])).into()),
        None => Ok(()),
    }
}
