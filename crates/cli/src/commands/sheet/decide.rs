//! `stamtafel sheet decide`: what two people noted at once, and what becomes of it.

use super::file::Kept;
use super::{Context, Entry, given, show};
use crate::args::{self, number};
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use clap::builder::PossibleValuesParser;
use sheet::{Change, Verdict};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "decide",
        about: "cli-sheet-decide-about",
        usage: "cli-sheet-decide-usage",
        examples: "cli-sheet-decide-examples",
    },
    arguments: |messages, command| {
        let place = args::positional(messages, "number", "cli-value-number", "cli-sheet-decide-number");
        let verdict = args::positional(messages, "verdict", "cli-sheet-value-verdict", "cli-sheet-verdict");
        command
            .arg(given::file(messages))
            .arg(place.required(false))
            .arg(verdict.required(false).value_parser(PossibleValuesParser::new(["both", "instead", "drop"])))
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let mut kept = Kept::open(messages, args::get_file(matches))?;
    let doubts = kept.book.doubts();
    let most = doubts.len() as u64;
    if most == 0 {
        return Ok(writeln!(context.out, "{}", messages.get("sheet-nothing-held", &[]))?);
    }
    let name = messages.get("cli-value-number", &[]);
    let Some(place) = number(messages, matches, "number", &name, 1..=most)? else {
        return show::doubts(context, &kept.book);
    };
    let verdict = match matches.get_one::<String>("verdict").map(String::as_str) {
        Some("both") => Verdict::Both,
        Some("instead") => Verdict::Instead,
        Some(_) => Verdict::Drop,
        None => return Err(Failure::form(messages, "cli-sheet-verdict-missing", &[]).into()),
    };
    let doubt = usize::try_from(place).ok().and_then(|place| doubts.get(place - 1));
    let Some(operation) = doubt.map(|doubt| doubt.operation()) else { return Ok(()) };
    kept.act(Change::Decide { operation, verdict })?;
    kept.save()?;
    show::doubts(context, &kept.book)
}
