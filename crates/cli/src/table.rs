//! The options that set up a table: game, players, house rules, seed.

use crate::args::{self, number};
use crate::error::{Exit, Failure};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use game::Seat;
use games::{GameName, Rules};
use lang::Messages;
use record::ReadError;
use serde_json::{Map, Value};
use std::hash::{BuildHasher, RandomState};

/// A table as the command line asks for it.
pub struct Table {
    /// The game.
    pub game: GameName,
    /// How many play; whether so many can is for the rules to say.
    pub players: u8,
    /// `rules` as in the notation, as far as they are given.
    pub rules: Map<String, Value>,
    /// What the order of the cards comes from.
    pub seed: u64,
}

/// How many play unless somebody says so.
const PLAYERS: u64 = 2;

/// GAME, `--players`, `--rules`, `--set` and `--seed`.
pub fn arguments(messages: &Messages, command: Command) -> Command {
    let [game, rules, set] = house(messages);
    command
        .arg(game)
        .arg(args::option(messages, "players", "cli-value-number", "cli-option-players"))
        .arg(rules)
        .arg(set)
        .arg(args::option(messages, "seed", "cli-value-number", "cli-option-seed"))
}

/// GAME, `--rules` and `--set`: what says the house rules.
pub fn house(messages: &Messages) -> [Arg; 3] {
    let option = |name, value, help| -> Arg { args::option(messages, name, value, help) };
    [
        args::positional(messages, "game", "cli-value-game", "cli-argument-game")
            .value_parser(PossibleValuesParser::new(GameName::ALL.map(GameName::name))),
        option("rules", "cli-value-preset", "cli-option-rules"),
        option("set", "cli-value-switch", "cli-option-set").action(ArgAction::Append),
    ]
}

/// What [`house`] was given, for a table at which as few play as can.
///
/// # Errors
/// If a value cannot be read, or there are no such rules.
pub fn get_house(messages: &Messages, matches: &ArgMatches) -> Result<Rules, Failure> {
    let game = game(matches);
    let players = *game.players().start();
    let table = Table { game, players, rules: switches(messages, matches)?, seed: 0 };
    let rules = match game {
        GameName::Wippen => table.wippen().map(Rules::Wippen),
        GameName::Toepen => table.toepen().map(|rules| Rules::Toepen { rules, players }),
    };
    rules.map_err(|error| Failure::new(Exit::Form, messages.read_error(&error)))
}

/// What [`house`] was given, as a sheet keeps it.
///
/// # Errors
/// If a value cannot be read; whether there are such rules is for the sheet to say.
pub fn get_sheet_house(messages: &Messages, matches: &ArgMatches) -> Result<sheet::House, Failure> {
    let mut house = sheet::House::usual(game(matches));
    for (key, value) in switches(messages, matches)? {
        match value {
            Value::String(preset) if key == "preset" => house.preset = Some(preset),
            value => drop(house.switches.insert(key, value)),
        }
    }
    Ok(house)
}

/// The parser let through nothing else than the names of the games.
fn game(matches: &ArgMatches) -> GameName {
    matches.get_one::<String>("game").and_then(|name| GameName::named(name)).unwrap_or(GameName::Wippen)
}

/// `rules` as in the notation, as far as they are given.
fn switches(messages: &Messages, matches: &ArgMatches) -> Result<Map<String, Value>, Failure> {
    let mut rules = Map::new();
    if let Some(preset) = matches.get_one::<String>("rules") {
        rules.insert("preset".to_owned(), preset.as_str().into());
    }
    rules.extend(get_set(messages, matches)?);
    Ok(rules)
}

/// What `--set` was given.
///
/// # Errors
/// If it is no switch with its value.
pub fn get_set(messages: &Messages, matches: &ArgMatches) -> Result<Map<String, Value>, Failure> {
    let mut rules = Map::new();
    for set in matches.get_many::<String>("set").into_iter().flatten() {
        let (key, value) = switch(messages, set)?;
        rules.insert(key, value);
    }
    Ok(rules)
}

impl Table {
    /// What [`arguments`] were given.
    ///
    /// # Errors
    /// If a value cannot be read.
    pub fn get(messages: &Messages, matches: &ArgMatches) -> Result<Table, Failure> {
        let players = number(messages, matches, "players", "--players", 0..=u64::from(u8::MAX))?;
        let seed = number(messages, matches, "seed", "--seed", 0..=u64::MAX)?;
        let rules = switches(messages, matches)?;
        Ok(Table {
            game: game(matches),
            players: players.unwrap_or(PLAYERS) as u8,
            rules,
            seed: seed.unwrap_or_else(any_seed),
        })
    }

    /// The house rules, if it is a table of Wippen.
    ///
    /// # Errors
    /// If there are no such rules for so many players.
    pub fn wippen(&self) -> Result<wippen::Rules, ReadError> {
        record::wippen::rules(Some(Value::Object(self.rules.clone())), self.players)
    }

    /// The house rules, if it is a table of Zwols toepen.
    ///
    /// # Errors
    /// If there are no such rules, or not for so many players.
    pub fn toepen(&self) -> Result<toepen::Rules, ReadError> {
        let range = GameName::Toepen.players();
        if !range.contains(&self.players) {
            return Err(ReadError::Players { least: *range.start(), most: *range.end() });
        }
        record::toepen::rules(Some(Value::Object(self.rules.clone())))
    }
}

/// `--dealer`
pub fn dealer(messages: &Messages) -> Arg {
    args::option(messages, "dealer", "cli-value-number", "cli-option-dealer")
}

/// The value of [`dealer`], once it is known how many can play.
///
/// # Errors
/// If there is no such seat.
pub fn get_dealer(messages: &Messages, matches: &ArgMatches, players: u8) -> Result<Seat, Failure> {
    let number = number(messages, matches, "dealer", "--dealer", 0..=u64::from(players.saturating_sub(1)))?;
    Ok(Seat::new(number.unwrap_or(0) as u8))
}

/// `KEY=VALUE`, the value as JSON; what is no JSON is taken for a text without its quotes.
fn switch(messages: &Messages, set: &str) -> Result<(String, Value), Failure> {
    match set.split_once('=') {
        Some(("preset", _)) => {
            let error = ReadError::UnknownSwitch("preset".to_owned());
            Err(Failure::new(Exit::Form, messages.read_error(&error)))
        }
        Some((key, value)) => {
            let text = || Value::String(value.to_owned());
            Ok((key.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| text())))
        }
        None => Err(Failure::form(messages, "cli-error-set", &[("value", lang::excerpt(set).into())])),
    }
}

/// A seed that nobody chose: the standard library draws one for its hash tables.
fn any_seed() -> u64 {
    RandomState::new().hash_one(0)
}
