//! `stamtafel sheet evening`: changes what is played on an evening: the day, double, the last hands, the house rules.

use super::file::Kept;
use super::{Context, Entry, given, show};
use crate::args::{self, number};
use crate::error::{Failure, Stop};
use crate::help::Page;
use crate::table;
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, ArgMatches};
use sheet::{Change, PersonId};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "evening",
        about: "cli-sheet-evening-about",
        usage: "cli-sheet-evening-usage",
        examples: "cli-sheet-evening-examples",
    },
    arguments: |messages, command| {
        let option = |name, value, help| args::option(messages, name, value, help);
        command
            .arg(given::file(messages))
            .arg(option("last", "cli-value-number", "cli-sheet-last"))
            .arg(
                option("double", "cli-sheet-value-switch", "cli-sheet-double")
                    .value_parser(PossibleValuesParser::new(["on", "off"])),
            )
            .arg(option("date", "cli-sheet-value-date", "cli-sheet-date"))
            .arg(option("seats", "cli-sheet-value-names", "cli-sheet-seats"))
            .arg(option("dealer", "cli-sheet-value-name", "cli-sheet-new-dealer"))
            .arg(option("set", "cli-value-switch", "cli-option-set").action(ArgAction::Append))
            .arg(given::evening(messages))
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let mut kept = Kept::open(messages, args::get_file(matches))?;
    let id = given::get_evening(messages, matches, &kept.book)?;
    let no_evening = || Failure::form(messages, "sheet-no-evening", &[]);
    let evening = kept.book.evening(id).ok_or_else(no_evening)?;
    let before = kept.book.progress(evening);
    let (was, mut about) = (evening.revision, evening.about.clone());
    if let Some(hands) = number(messages, matches, "last", "--last", 1..=19)? {
        // T24: from now on.
        about.last = Some((before.rows.len() as u32, hands as u32));
    }
    if let Some(double) = matches.get_one::<String>("double") {
        about.double = double == "on";
    }
    if let Some(date) = matches.get_one::<String>("date") {
        about.date = Some(date.clone());
    }
    if let Some(names) = matches.get_one::<String>("seats") {
        let seats =
            names.split(',').map(|name| given::person(messages, &kept.book, &about.seats, name.trim()));
        about.seats = seats.collect::<Result<Vec<PersonId>, _>>()?;
    }
    if let Some(name) = matches.get_one::<String>("dealer") {
        about.dealer = given::person(messages, &kept.book, &about.seats, name)?;
    } else if !about.seats.contains(&about.dealer) {
        about.dealer = about.seats.first().copied().unwrap_or(about.dealer);
    }
    about.house.switches.extend(table::get_set(messages, matches)?);
    kept.act(Change::ChangeEvening { evening: id, was, about })?;
    kept.save()?;
    show::changed(context, &kept.book, id, &before)
}
