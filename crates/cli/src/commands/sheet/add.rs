//! `stamtafel sheet add`: notes a game or a hand.

use super::file::Kept;
use super::new::free;
use super::{Context, Entry, given, show, words};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::{Arg, ArgMatches};
use lang::Messages;
use sheet::{Book, Change, EveningId, LineId, PersonId};
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
    let mut kept = Kept::open(context.messages, args::get_file(matches))?;
    let id = given::get_evening(context.messages, matches, &kept.book)?;
    let words: Vec<&str> =
        matches.get_many::<String>("entry").into_iter().flatten().map(String::as_str).collect();
    if words == ["-"] {
        return lines(matches, context, kept, id);
    }
    let line = note(matches, context, &mut kept, id, &words)?;
    kept.save()?;
    show::noted(context, &kept.book, id, line)
}

/// Notes what was typed; it is not in the file yet.
fn note(
    matches: &ArgMatches,
    context: &Context<'_>,
    kept: &mut Kept,
    id: EveningId,
    words: &[&str],
) -> Result<LineId, Failure> {
    let line = LineId(free(|id| kept.book.line(LineId(id)).is_some()));
    let evening =
        kept.book.evening(id).ok_or_else(|| Failure::form(context.messages, "sheet-no-evening", &[]))?;
    let players = get_players(context.messages, matches, &kept.book, &evening.about.seats)?;
    let noted = words::read(context.messages, &kept.book, evening, players, words)?;
    let place = evening.next_place();
    let change = Change::AddLine { evening: id, line, place, players: noted.players, entry: noted.entry };
    kept.act(change)?;
    Ok(line)
}

/// A line of the standard input for each game or hand. Each is safe before the next is read; what cannot be is told, and
/// keeps nothing else from being noted.
fn lines(matches: &ArgMatches, context: &mut Context<'_>, mut kept: Kept, id: EveningId) -> Result<(), Stop> {
    let mut wrong = None;
    for (number, line) in (1_u64..).zip(stdin().lock().lines()) {
        let line = line.map_err(|error| crate::input::unreadable(context.messages, "-".as_ref(), &error))?;
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        match note(matches, context, &mut kept, id, &words) {
            Ok(line) => {
                kept.save()?;
                show::noted(context, &kept.book, id, line)?;
            }
            Err(failure) => {
                let blanks = [("line", number.to_string().into()), ("sentence", failure.sentence().into())];
                eprintln!("{}", context.messages.get("record-at-line", &blanks));
                wrong.get_or_insert(failure.exit());
            }
        }
        context.out.flush()?;
    }
    match wrong {
        Some(exit) => Err(Failure::new(exit, context.messages.get("cli-sheet-some-wrong", &[])).into()),
        None => Ok(()),
    }
}
