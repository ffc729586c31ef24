//! `stamtafel verify`: was a recorded match dealt as it was fixed beforehand?

use super::{Context, Entry, recording};
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use record::AnyRecord;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "verify",
        about: "cli-verify-about",
        usage: "cli-verify-usage",
        examples: "cli-verify-examples",
    },
    arguments: |messages, command| command.arg(recording::file(messages)),
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let record = recording::read(matches, context)?;
    let players = match &record {
        AnyRecord::Wippen(record) => record.header().players(),
        AnyRecord::WippenSeat(record) => record.header().players(),
        AnyRecord::Toepen(record) => record.header().players(),
        AnyRecord::ToepenSeat(record) => record.header().players(),
    };
    match record.verify() {
        Ok(verdict) => Ok(writeln!(context.out, "{}", messages.verdict(verdict, players))?),
        Err(unfair) => {
            let sentence = recording::with_refusals(messages, |refusals| refusals.unfair(&unfair));
            Err(Failure::new(Exit::Illegal, sentence).into())
        }
    }
}
