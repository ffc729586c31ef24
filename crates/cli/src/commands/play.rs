//! `stamtafel play`: a match or a session at the terminal.

use super::{Context, Entry};
use crate::args::{self, number};
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use crate::play::company::Company;
use crate::play::evening::{Chair, Evening};
use crate::play::faces::lines::{Beats, Input, Lines, Look, Screen, Shown};
use crate::table::{self, Table};
use bots::{Dealing, Player, ToepenBot, WippenBot};
use clap::{ArgMatches, Command};
use fair::Rng;
use game::Seat;
use games::GameName;
use lang::Messages;
use std::env;
use std::io::{IsTerminal, stdin, stdout};
use std::time::Duration;
use toepen::{Session, SessionSetup};
use wippen::{Match, MatchSetup};

pub const ENTRY: Entry = Entry {
    page: Page { name: "play", about: "play-about", usage: "play-usage", examples: "play-examples" },
    arguments,
    run,
};

/// How many play toepen unless somebody says so.
const TOEPERS: u8 = 4;

/// The pause before a computer player acts, in milliseconds; and where somebody could toep.
const BEATS: [u64; 2] = [1000, 2000];

/// No beat is longer, in milliseconds.
const LONGEST_BEAT: u64 = 60_000;

fn arguments(messages: &Messages, command: Command) -> Command {
    let option = |name, value, help| args::option(messages, name, value, help);
    table::arguments(messages, command)
        .mut_arg("game", |game| game.required(false))
        .mut_arg("players", |players| players.help(messages.get("play-option-players", &[])))
        .arg(table::dealer(messages))
        .arg(option("humans", "cli-value-number", "play-option-humans"))
        .arg(option("names", "play-value-names", "play-option-names"))
        .arg(option("bots", "play-value-names", "play-option-bots"))
        .arg(option("beat", "play-value-milliseconds", "play-option-beat"))
        .arg(args::flag(messages, "plain", "play-option-plain"))
        .arg(args::flag(messages, "no-colour", "play-option-no-colour").alias("no-color"))
}

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let mut table = Table::get(messages, matches)?;
    let mut place = Place { look: look(matches), input: Input::listen(stdin(), stdin().is_terminal()) };
    if matches.get_one::<String>("game").is_none() {
        match ask_game(context, &mut place)? {
            Some(game) => table.game = game,
            None => return Ok(()),
        }
    }
    if table.game == GameName::Toepen && matches.get_one::<String>("players").is_none() {
        table.players = TOEPERS;
    }
    let wrong = |error| Failure::new(Exit::Form, messages.read_error(&error));
    match table.game {
        GameName::Wippen => {
            let rules = table.wippen().map_err(wrong)?;
            let dealer = table::get_dealer(messages, matches, table.players)?;
            let setup = MatchSetup { rules, dealer };
            sit_down::<Match, _>(matches, context, &table, &setup, place, WippenBot::named)
        }
        GameName::Toepen => {
            let rules = table.toepen().map_err(wrong)?;
            let dealer = table::get_dealer(messages, matches, table.players)?;
            let setup = SessionSetup::new(rules, table.players, dealer)
                .map_err(|_| Failure::form(messages, "cli-error-line", &[]))?;
            sit_down::<Session, _>(matches, context, &table, &setup, place, ToepenBot::named)
        }
    }
}

/// Where people sit: what the output can show, and what is typed.
struct Place {
    look: Look,
    input: Input,
}

/// Plays an evening of either game.
fn sit_down<G: Shown, B: Player<G> + Copy + Default + 'static>(
    matches: &ArgMatches,
    context: &mut Context<'_>,
    table: &Table,
    setup: &G::Setup,
    place: Place,
    named: fn(&str) -> Option<B>,
) -> Result<(), Stop> {
    let messages = context.messages;
    let people = people(messages, matches, table.players)?;
    let given = list(matches, "names");
    if given.len() > usize::from(table.players) {
        return Err(too_many(messages, "--names", table.players).into());
    }
    let company = Company::new(messages, table.players, people, &given).map_err(|name| {
        Failure::form(messages, "play-error-same-name", &[("name", lang::excerpt(&name).into())])
    })?;
    let mut bots = bots(messages, matches, table, people, named)?.into_iter();
    let chairs = Seat::all(table.players)
        .map(|seat| {
            if company.people().contains(seat) {
                return Chair::Person;
            }
            // Stream 0 deals; each computer player has one of its own.
            let chance = Rng::new(table.seed, 1 + u64::from(seat.number()));
            Chair::Computer(Box::new(bots.next().unwrap_or_default()), chance)
        })
        .collect();
    let beats = beats(messages, matches, place.input.live)?;
    let dealing = Dealing::new(Rng::new(table.seed, 0));
    let (evening, first) = Evening::<G, _>::begin(setup, dealing, chairs)
        .map_err(|_| Failure::form(messages, "cli-error-line", &[]))?;
    let screen = Screen::new(context.out, place.look);
    Ok(Lines::new(evening, &company, messages, screen, place.input, beats).play(first)?)
}

/// How many of the players are people: as many as `--humans` says, and at most all.
fn people(messages: &Messages, matches: &ArgMatches, players: u8) -> Result<u8, Failure> {
    let people = number(messages, matches, "humans", "--humans", 0..=u64::from(players))?;
    Ok(people.map_or(1, |people| people as u8))
}

/// The computer players: those that are named in turn, the last of them for all further seats.
fn bots<B: Copy + Default>(
    messages: &Messages,
    matches: &ArgMatches,
    table: &Table,
    people: u8,
    named: fn(&str) -> Option<B>,
) -> Result<Vec<B>, Failure> {
    let computers = table.players - people;
    let given = list(matches, "bots");
    if given.len() > usize::from(computers) {
        return Err(too_many(messages, "--bots", computers));
    }
    let mut bots = Vec::new();
    for name in &given {
        bots.push(named(name).ok_or_else(|| {
            let allowed = bots::names(table.game).join(", ");
            let blanks = [
                ("name", "--bots".into()),
                ("value", lang::excerpt(name).into()),
                ("allowed", allowed.into()),
            ];
            Failure::form(messages, "cli-error-value", &blanks)
        })?);
    }
    let last = bots.last().copied().unwrap_or_default();
    bots.resize(usize::from(computers), last);
    Ok(bots)
}

fn too_many(messages: &Messages, name: &str, most: u8) -> Failure {
    Failure::form(messages, "play-error-too-many", &[("name", name.into()), ("most", most.into())])
}

/// Values separated by commas.
fn list(matches: &ArgMatches, id: &str) -> Vec<String> {
    let text = matches.get_one::<String>(id);
    text.into_iter().flat_map(|text| text.split(',')).map(|name| name.trim().to_owned()).collect()
}

/// The pauses: as `--beat` says, else the usual ones, and none where nobody sits at a keyboard.
fn beats(messages: &Messages, matches: &ArgMatches, live: bool) -> Result<Beats, Failure> {
    let [usual, open] = match number(messages, matches, "beat", "--beat", 0..=LONGEST_BEAT)? {
        Some(beat) => [beat, beat],
        None if live => BEATS,
        None => [0, 0],
    };
    Ok(Beats { usual: Duration::from_millis(usual), open: Duration::from_millis(open) })
}

/// What the output can show, as far as can be known and is wanted.
fn look(matches: &ArgMatches) -> Look {
    let terminal = stdout().is_terminal() && env::var_os("TERM").is_none_or(|term| term != "dumb");
    let plain = matches.get_flag("plain");
    // As https://no-color.org has it: set and not empty.
    let unwanted =
        matches.get_flag("no-colour") || env::var_os("NO_COLOR").is_some_and(|set| !set.is_empty());
    Look { colour: terminal && !plain && !unwanted, moves: terminal, ascii: plain }
}

/// Which game it is to be; none if nobody says so.
fn ask_game(context: &mut Context<'_>, place: &mut Place) -> Result<Option<GameName>, Stop> {
    let messages = context.messages;
    let mut screen = Screen::new(context.out, place.look);
    for (number, game) in (1..).zip(GameName::ALL) {
        let key = match game {
            GameName::Wippen => "play-game-wippen",
            GameName::Toepen => "play-game-toepen",
        };
        screen.line(&format!("  {number:>2}  {}", messages.get(key, &[])))?;
    }
    loop {
        screen.ask(&messages.get("play-which-game", &[]))?;
        let Ok(line) = place.input.line() else {
            screen.gap()?;
            return Ok(None);
        };
        if !place.input.live {
            screen.echo(&line)?;
        }
        let line = line.to_lowercase();
        match line.as_str() {
            "1" => return Ok(Some(GameName::Wippen)),
            "2" => return Ok(Some(GameName::Toepen)),
            "q" => return Ok(None),
            _ => {}
        }
        if let Some(game) = GameName::ALL.into_iter().find(|game| line.ends_with(game.name())) {
            return Ok(Some(game));
        }
    }
}
