//! `stamtafel deal`: a position to begin with.

use super::{Context, Entry};
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use crate::table::{self, Table};
use clap::ArgMatches;
use fair::{Rng, Shuffler};
use game::Stock;
use games::GameName;
use record::{Notation, Position};
use std::iter;
use toepen::Hand;
use wippen::Wippen;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "deal",
        about: "cli-deal-about",
        usage: "cli-deal-usage",
        examples: "cli-deal-examples",
    },
    arguments: |messages, command| table::arguments(messages, command).arg(table::dealer(messages)),
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let table = Table::get(messages, matches)?;
    let wrong = |error| Failure::new(Exit::Form, messages.read_error(&error));
    let dealer = || table::get_dealer(messages, matches, table.players);
    let line = match table.game {
        GameName::Wippen => {
            let rules = table.wippen().map_err(wrong)?;
            deal::<Wippen>(&wippen::Setup::new(rules, dealer()?), table.seed)
        }
        GameName::Toepen => {
            let rules = table.toepen().map_err(wrong)?;
            match toepen::Setup::new(rules, table.players, dealer()?) {
                Ok(setup) => deal::<Hand>(&setup, table.seed),
                Err(_) => None,
            }
        }
    };
    match line {
        Some(line) => Ok(writeln!(context.out, "{line}")?),
        // The rules hold for so many players, and a whole pack is always enough for the first deal.
        None => Err(Failure::form(messages, "cli-error-line", &[]).into()),
    }
}

fn deal<G: Notation>(setup: &G::Setup, seed: u64) -> Option<String> {
    let (public, _) = G::open(setup);
    let mut shuffler = Shuffler::new(Rng::new(seed, 0));
    shuffler.new_pack(G::pack(&public));
    let order: Vec<_> = iter::from_fn(|| shuffler.draw()).collect();
    Position::<G>::start(setup, Stock::new(&order)?).ok().map(|position| position.to_line())
}
