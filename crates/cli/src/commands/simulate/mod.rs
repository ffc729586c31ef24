//! `stamtafel simulate`: very many games between computer players.

mod progress;
mod report;
mod series;
mod tally;
mod workers;

use super::{Context, Entry};
use crate::args;
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use crate::table::{self, Table};
use bots::{ToepenBot, WippenBot};
use clap::ArgMatches;
use game::Seat;
use games::GameName;
use lang::Messages;
use report::Report;
use series::{Plays, Series};
use std::io::{IsTerminal, stderr};
use std::time::Instant;
use toepen::Hand;
use wippen::Wippen;

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "simulate",
        about: "cli-simulate-about",
        usage: "cli-simulate-usage",
        examples: "cli-simulate-examples",
    },
    arguments: |messages, command| {
        let option = |name, value, help| args::option(messages, name, value, help);
        table::arguments(messages, command)
            .arg(option("games", "cli-value-number", "cli-option-games"))
            .arg(option("bots", "cli-value-bots", "cli-option-bots"))
            .arg(option("threads", "cli-value-number", "cli-option-threads"))
            .arg(args::flag(messages, "json", "cli-option-json"))
    },
    run,
};

/// So many games unless somebody says so.
const GAMES: u64 = 1000;

/// Sums of points stay far below what 64 bits hold.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// Nobody has more, and more would only be in each other's way.
const MOST_THREADS: u64 = 1024;

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let table = Table::get(messages, matches)?;
    let wrong = |error| Failure::new(Exit::Form, messages.read_error(&error));
    match table.game {
        GameName::Wippen => {
            let rules = table.wippen().map_err(wrong)?;
            let setups = Seat::all(table.players).map(|dealer| wippen::Setup::new(rules, dealer)).collect();
            let bots = bots(messages, matches, &table, WippenBot::named)?;
            let names = bots.iter().map(|bot| bot.name()).collect();
            let all_random = bots.iter().all(|bot| *bot == WippenBot::Random);
            let rules = report::rules(rules.preset().name(), rules.differences());
            let series = Series::<Wippen, _> { setups, bots, all_random, seed: table.seed };
            simulate(&series, names, rules, &table, matches, context)
        }
        GameName::Toepen => {
            let rules = table.toepen().map_err(wrong)?;
            // The rules hold for so many players, so there is a hand for each dealer.
            let dealers = Seat::all(table.players);
            let setups =
                dealers.filter_map(|dealer| toepen::Setup::new(rules, table.players, dealer).ok()).collect();
            let bots = bots(messages, matches, &table, ToepenBot::named)?;
            let names = bots.iter().map(|bot| bot.name()).collect();
            let all_random = bots.iter().all(|bot| *bot == ToepenBot::Random);
            let rules = report::rules(rules.preset().name(), rules.differences());
            let series = Series::<Hand, _> { setups, bots, all_random, seed: table.seed };
            simulate(&series, names, rules, &table, matches, context)
        }
    }
}

/// Plays the series and tells of it.
fn simulate(
    series: &(impl Plays + Sync),
    bots: Vec<&'static str>,
    rules: report::Rules,
    table: &Table,
    matches: &ArgMatches,
    context: &mut Context<'_>,
) -> Result<(), Stop> {
    let messages = context.messages;
    let games = args::number(messages, matches, "games", "--games", 1..=MOST_GAMES)?.unwrap_or(GAMES);
    let threads = args::number(messages, matches, "threads", "--threads", 1..=MOST_THREADS)?.unwrap_or(1);
    let began = Instant::now();
    let tally = workers::play(series, games, threads as usize, stderr().is_terminal());
    let report = Report {
        game: table.game,
        rules,
        bots,
        seed: table.seed,
        tally,
        seconds: began.elapsed().as_secs_f64(),
    };
    if matches.get_flag("json") {
        writeln!(context.out, "{}", report.json())?;
    } else {
        report.write(messages, context.out)?;
    }
    Ok(())
}

/// The player of each seat: one name stands for all of them, and none for the usual one.
fn bots<B: Copy + Default>(
    messages: &Messages,
    matches: &ArgMatches,
    table: &Table,
    named: impl Fn(&str) -> Option<B>,
) -> Result<Vec<B>, Failure> {
    let players = usize::from(table.players);
    let Some(names) = matches.get_one::<String>("bots") else { return Ok(vec![B::default(); players]) };
    let find = |name: &str| {
        named(name).ok_or_else(|| {
            let allowed = bots::names(table.game).join(", ");
            let args = [("name", lang::excerpt(name).into()), ("allowed", allowed.into())];
            Failure::form(messages, "cli-error-bot", &args)
        })
    };
    let bots = names.split(',').map(|name| find(name.trim())).collect::<Result<Vec<_>, _>>()?;
    match bots[..] {
        [bot] => Ok(vec![bot; players]),
        _ if bots.len() == players => Ok(bots),
        _ => {
            let args = [("players", players.to_string().into()), ("count", bots.len().to_string().into())];
            Err(Failure::form(messages, "cli-error-bots-count", &args))
        }
    }
}
