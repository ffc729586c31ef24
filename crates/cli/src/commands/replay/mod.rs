//! `stamtafel replay`: a recorded match at any moment.

mod table;

use super::{Context, Entry, recording};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use game::Seat;
use record::{AnyRecord, Follow, MatchRecord, Record, Replay, SeatRecord};
use table::{Knows, Shown, Table};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "replay",
        about: "cli-replay-about",
        usage: "cli-replay-usage",
        examples: "cli-replay-examples",
    },
    arguments: |messages, command| {
        let option = |name, value, help| args::option(messages, name, value, help);
        command
            .arg(recording::file(messages))
            .arg(option("seat", "cli-value-number", "cli-replay-seat"))
            .arg(option("to", "cli-replay-value-entry", "cli-replay-to"))
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    match recording::read(matches, context)? {
        AnyRecord::Wippen(record) => whole(&record, matches, context),
        AnyRecord::Toepen(record) => whole(&record, matches, context),
        AnyRecord::WippenSeat(record) => seat(&record, matches, context),
        AnyRecord::ToepenSeat(record) => seat(&record, matches, context),
    }
}

/// A match of which everything is known: all of it, or what one seat knew.
fn whole<G: Shown>(
    record: &MatchRecord<G>,
    matches: &ArgMatches,
    context: &mut Context<'_>,
) -> Result<(), Stop> {
    let last = u64::from(record.header().players()) - 1;
    let viewer = args::number(context.messages, matches, "seat", "--seat", 0..=last)?;
    match viewer {
        Some(number) => show(&record.seen_by(Some(Seat::new(number as u8))), matches, context).map(|_| ()),
        None => {
            let number = show(record, matches, context)?;
            if let Some(line) = record.position_after(number) {
                writeln!(context.out, "{line}")?;
                let rest = record.rest_after(number);
                if let Some(guessed) = rest.cards.len().checked_sub(rest.known).filter(|count| *count > 0) {
                    let count = ("count", (guessed as i64).into());
                    writeln!(context.out, "{}", context.messages.get("replay-stock-guessed", &[count]))?;
                }
            }
            Ok(())
        }
    }
}

/// What one viewer knew; nothing more can be shown of it.
fn seat<G: Shown>(
    record: &SeatRecord<G>,
    matches: &ArgMatches,
    context: &mut Context<'_>,
) -> Result<(), Stop> {
    let messages = context.messages;
    let last = u64::from(record.header().players()) - 1;
    let wanted = args::number(messages, matches, "seat", "--seat", 0..=last)?;
    let viewer = record.header().view();
    if wanted.is_some() && wanted != viewer.map(|seat| u64::from(seat.number())) {
        let view = table::viewer(messages, viewer);
        return Err(Failure::form(messages, "cli-replay-other-seat", &[("view", view.into())]).into());
    }
    show(record, matches, context).map(|_| ())
}

/// Prints the table after the entry that is asked for, and gives its number.
fn show<G: Shown, F: Follow<G> + Knows<G>>(
    record: &Record<G, F>,
    matches: &ArgMatches,
    context: &mut Context<'_>,
) -> Result<usize, Stop> {
    let messages = context.messages;
    let count = record.entries().len();
    let number = args::number(messages, matches, "to", "--to", 0..=count as u64)?;
    let number = number.map_or(count, |number| number as usize);
    let mut replay = Replay::new(record);
    let table = Table { messages, names: record.header().names() };
    for line in table.head::<G, F>(record.header()) {
        writeln!(context.out, "{line}")?;
    }
    let entry = number.checked_sub(1).and_then(|before| record.entries().get(before));
    writeln!(context.out, "{}", table.moment(number, count, entry.map(|noted| noted.text.as_str())))?;
    for line in table.lines(replay.go_to(number)) {
        writeln!(context.out, "{line}")?;
    }
    Ok(number)
}
