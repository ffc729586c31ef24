//! `stamtafel sheet undo`: takes back what was done last; what was undone, too, is kept.

use super::file::{Kept, refused};
use super::{Context, Entry, given, show};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use sheet::{Book, Change, EveningId};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "undo",
        about: "cli-sheet-undo-about",
        usage: "cli-sheet-undo-usage",
        examples: "cli-sheet-undo-examples",
    },
    arguments: |messages, command| command.arg(given::file(messages)),
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let mut kept = Kept::open(messages, args::get_file(matches))?;
    let Some(last) = kept.book.last_to_undo() else {
        return Err(Failure::form(messages, "sheet-nothing-to-undo", &[]).into());
    };
    let (id, done) = (last.id, last.change.clone());
    let undoing = kept.book.undoing(id).map_err(|refusal| refused(messages, &kept.book, &done, &refusal))?;
    let evening = evening_of(&kept.book, &undoing);
    let before = evening.and_then(|id| kept.book.evening(id)).map(|evening| kept.book.progress(evening));
    kept.act_undoing(undoing, Some(id))?;
    kept.save()?;
    writeln!(context.out, "{}", messages.get(word(&done), &[]))?;
    match (evening, before) {
        (Some(id), Some(before)) => show::changed(context, &kept.book, id, &before),
        _ => show::list(context, &kept.book),
    }
}

/// The evening that something is done to.
fn evening_of(book: &Book, change: &Change) -> Option<EveningId> {
    match change {
        Change::CorrectLine { line, .. } | Change::RemoveLine { line, .. } => Some(book.line(*line)?.0),
        Change::ChangeEvening { evening, .. } => Some(*evening),
        _ => None,
    }
}

/// What was taken back.
fn word(change: &Change) -> &'static str {
    match change {
        Change::AddLine { .. } => "cli-sheet-undone-line",
        Change::CorrectLine { .. } => "cli-sheet-undone-correction",
        Change::RemoveLine { .. } => "cli-sheet-undone-removal",
        Change::AddEvening { .. } | Change::RemoveEvening { .. } | Change::ChangeEvening { .. } => {
            "cli-sheet-undone-evening"
        }
        Change::Name { .. }
        | Change::AddPerson { .. }
        | Change::RenamePerson { .. }
        | Change::Decide { .. } => "cli-sheet-undone-name",
    }
}
