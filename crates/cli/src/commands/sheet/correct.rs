//! `stamtafel sheet correct` and `remove`: setting right what was noted.

use super::file::Kept;
use super::{Context, Entry, add, given, show, words};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use sheet::{Change, Evening, EveningId};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "correct",
        about: "cli-sheet-correct-about",
        usage: "cli-sheet-correct-usage",
        examples: "cli-sheet-correct-examples",
    },
    arguments: |messages, command| {
        command
            .arg(given::file(messages))
            .arg(given::line(messages))
            .arg(add::entry(messages))
            .arg(add::players(messages))
            .arg(given::evening(messages))
    },
    run,
};

pub const REMOVE: Entry = Entry {
    page: Page {
        name: "remove",
        about: "cli-sheet-remove-about",
        usage: "cli-sheet-remove-usage",
        examples: "cli-sheet-remove-examples",
    },
    arguments: |messages, command| {
        command
            .arg(given::file(messages))
            .arg(given::line(messages).required(false))
            .arg(args::flag(messages, "back", "cli-sheet-remove-back"))
            .arg(args::flag(messages, "whole", "cli-sheet-remove-whole"))
            .arg(given::evening(messages))
    },
    run: remove,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let mut kept = Kept::open(messages, args::get_file(matches))?;
    let id = given::get_evening(messages, matches, &kept.book)?;
    let evening = evening(context, &kept, id)?;
    let line = given::get_line(messages, matches, evening)?;
    let players = add::get_players(messages, matches, &kept.book, &evening.about.seats)?;
    // Who played does not change unless somebody says so.
    let players = players.or_else(|| Some(line.players.clone()));
    let words: Vec<&str> =
        matches.get_many::<String>("entry").into_iter().flatten().map(String::as_str).collect();
    let noted = words::read(messages, &kept.book, evening, players, &words)?;
    let (line, was) = (line.id, line.revision);
    let before = kept.book.progress(evening);
    kept.act(Change::CorrectLine { line, was, players: noted.players, entry: noted.entry })?;
    kept.save()?;
    show::changed(context, &kept.book, id, &before)
}

fn remove(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let mut kept = Kept::open(messages, args::get_file(matches))?;
    let id = given::get_evening(messages, matches, &kept.book)?;
    let evening = evening(context, &kept, id)?;
    let removed = !matches.get_flag("back");
    let before = kept.book.progress(evening);
    let change = match (matches.get_flag("whole"), matches.contains_id("line")) {
        (true, false) => Change::RemoveEvening { evening: id, removed },
        (false, true) => {
            let line = given::get_line(messages, matches, evening)?;
            Change::RemoveLine { line: line.id, was: line.revision, removed }
        }
        _ => return Err(Failure::form(messages, "cli-sheet-remove-what", &[]).into()),
    };
    let whole = matches!(change, Change::RemoveEvening { .. });
    kept.act(change)?;
    kept.save()?;
    if whole { show::list(context, &kept.book) } else { show::changed(context, &kept.book, id, &before) }
}

fn evening<'a>(context: &Context<'_>, kept: &'a Kept, id: EveningId) -> Result<&'a Evening, Failure> {
    kept.book.evening(id).ok_or_else(|| Failure::form(context.messages, "sheet-no-evening", &[]))
}
