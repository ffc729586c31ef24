//! What the commands of the sheet have in common: their file, their evening, and people by their names.

use crate::args;
use crate::error::Failure;
use clap::builder::ValueParser;
use clap::{Arg, ArgMatches, ValueHint};
use lang::{Messages, SheetRefusals};
use sheet::{Book, Evening, EveningId, Line, PersonId};

/// The file with the sheet; on the help page it stands first, as in the usage.
pub fn file(messages: &Messages) -> Arg {
    args::positional(messages, "file", "cli-value-file", "cli-sheet-file")
        .value_parser(ValueParser::os_string())
        .value_hint(ValueHint::FilePath)
        .display_order(0)
}

/// `--evening`
pub fn evening(messages: &Messages) -> Arg {
    args::option(messages, "evening", "cli-sheet-value-evening", "cli-sheet-evening")
}

/// The evening that [`evening`] names, by its number or its day; the last one that counts, if it names none.
///
/// # Errors
/// If there is no such evening.
pub fn get_evening(messages: &Messages, matches: &ArgMatches, book: &Book) -> Result<EveningId, Failure> {
    let Some(text) = matches.get_one::<String>("evening") else {
        let last = book.evenings().iter().rev().find(|evening| !evening.removed);
        return last.map(|evening| evening.id).ok_or_else(|| Failure::form(messages, "cli-sheet-empty", &[]));
    };
    let number = text.parse().ok().and_then(|number: usize| book.evenings().get(number.checked_sub(1)?));
    let dated = || {
        let of_day = |evening: &&Evening| !evening.removed && evening.about.date.as_deref() == Some(text);
        book.evenings().iter().rev().find(of_day)
    };
    let found = number.or_else(dated).map(|evening| evening.id);
    found.ok_or_else(|| {
        let blanks =
            [("evening", lang::excerpt(text).into()), ("most", (book.evenings().len() as i64).into())];
        Failure::form(messages, "cli-sheet-no-evening", &blanks)
    })
}

/// The number of a line.
pub fn line(messages: &Messages) -> Arg {
    args::positional(messages, "line", "cli-value-number", "cli-sheet-line").display_order(1)
}

/// The line that [`line()`] names.
///
/// # Errors
/// If the evening has no such line.
pub fn get_line<'a>(
    messages: &Messages,
    matches: &ArgMatches,
    evening: &'a Evening,
) -> Result<&'a Line, Failure> {
    let most = evening.lines.len() as u64;
    if most == 0 {
        return Err(Failure::form(messages, "cli-sheet-no-lines", &[]));
    }
    let name = messages.get("cli-sheet-word-line", &[]);
    let number = args::number(messages, matches, "line", &name, 1..=most)?.unwrap_or(most);
    let line = usize::try_from(number).ok().and_then(|number| evening.lines.get(number - 1));
    line.ok_or_else(|| Failure::form(messages, "cli-sheet-no-lines", &[]))
}

/// Somebody of the book by their name, or by how it begins, in large or small letters. The people who are asked for
/// come first: with two of a name it is the one who sits there.
///
/// # Errors
/// If nobody is called so, or more than one.
pub fn person(
    messages: &'static Messages,
    book: &Book,
    first: &[PersonId],
    text: &str,
) -> Result<PersonId, Failure> {
    let told = SheetRefusals { messages, book };
    let all: Vec<PersonId> = book.people().iter().map(|person| person.id).collect();
    for people in [first, &all] {
        let named = |fits: &dyn Fn(&str) -> bool| -> Vec<PersonId> {
            let name =
                |person: &PersonId| book.person(*person).is_some_and(|known| fits(known.name.as_str()));
            people.iter().copied().filter(name).collect()
        };
        let small = text.to_lowercase();
        let ways: [&dyn Fn(&str) -> bool; 3] =
            [&|name| name == text, &|name| name.to_lowercase() == small, &|name| {
                name.to_lowercase().starts_with(&small)
            }];
        for way in ways {
            match named(way)[..] {
                [] => {}
                [one] => return Ok(one),
                _ => {
                    let name = ("name", lang::excerpt(text).into());
                    return Err(Failure::form(messages, "cli-sheet-which", &[name]));
                }
            }
        }
    }
    let people = if first.is_empty() { &all[..] } else { first };
    let names: Vec<String> = people.iter().map(|person| told.name(*person)).collect();
    let blanks = [("name", lang::excerpt(text).into()), ("names", names.join(", ").into())];
    Err(Failure::form(messages, "cli-sheet-who", &blanks))
}
