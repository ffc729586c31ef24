//! `stamtafel sheet new`: begins an evening, and the sheet if there is none yet.

use super::file::{Kept, drawn};
use super::{Context, Entry, given, show};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use crate::play::recorded;
use crate::table;
use clap::ArgMatches;
use sheet::{About, Change, EveningId, PersonId};
use std::path::Path;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "new",
        about: "cli-sheet-new-about",
        usage: "cli-sheet-new-usage",
        examples: "cli-sheet-new-examples",
    },
    arguments: |messages, command| {
        let option = |name, value, help| args::option(messages, name, value, help);
        let [game, rules, set] = table::house(messages);
        let names = args::positional(messages, "names", "cli-sheet-value-name", "cli-sheet-new-names");
        command
            .arg(given::file(messages))
            .arg(game)
            .arg(names.num_args(2..))
            .arg(rules)
            .arg(set)
            .arg(option("date", "cli-sheet-value-date", "cli-sheet-date"))
            .arg(option("dealer", "cli-sheet-value-name", "cli-sheet-new-dealer"))
            .arg(option("group", "cli-sheet-value-name", "cli-sheet-new-group"))
            .arg(args::flag(messages, "double", "cli-sheet-new-double"))
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let house = table::get_sheet_house(messages, matches)?;
    let file = args::get_file(matches);
    let there = Path::new(file).exists();
    let mut kept = if there { Kept::open(messages, file)? } else { Kept::begin(messages, file) };
    if let Some(name) = matches.get_one::<String>("group") {
        kept.act(Change::Name { name: name.clone() })?;
    }
    let mut seats = Vec::new();
    for name in matches.get_many::<String>("names").into_iter().flatten() {
        seats.push(seat(&mut kept, name)?);
    }
    let dealer = match matches.get_one::<String>("dealer") {
        Some(name) => given::person(messages, &kept.book, &seats, name)?,
        None => seats.first().copied().unwrap_or(PersonId(0)),
    };
    let id = EveningId(free(|id| kept.book.evening(EveningId(id)).is_some()));
    let date = matches.get_one::<String>("date").cloned();
    let date = date.or_else(|| recorded::today().map(|day| day.to_string()));
    let about =
        About { date, house, seats, dealer, double: matches.get_flag("double"), last: None, source: None };
    kept.act(Change::AddEvening { evening: id, about })?;
    kept.save()?;
    show::evening(context, &kept.book, id)
}

/// Who is called so already, in just these letters, or somebody new.
fn seat(kept: &mut Kept, name: &str) -> Result<PersonId, Failure> {
    let known = kept.book.people().iter().find(|person| person.name.as_str() == name);
    if let Some(person) = known {
        return Ok(person.id);
    }
    let person = PersonId(free(|id| kept.book.person(PersonId(id)).is_some()));
    kept.act(Change::AddPerson { person, name: name.to_owned() })?;
    Ok(person)
}

/// A number that nobody has yet.
pub fn free(taken: impl Fn(u32) -> bool) -> u32 {
    loop {
        let number = drawn() as u32;
        if !taken(number) {
            return number;
        }
    }
}
