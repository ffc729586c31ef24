//! `stamtafel play`: a match or a session at the terminal.

use super::play_record::{self, Book};
use super::{Context, Entry};
use crate::args::{self, number};
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use crate::play::company::Company;
use crate::play::evening::{Chair, Evening, Events};
use crate::play::faces::full::{self, Ask, Colours, Ink, Laid, Suits};
use crate::play::faces::lines::{Beats, Input, Lines, Look, Screen};
use crate::play::recorded::{Fate, Found, Wanted};
use crate::table::{self, Table};
use bots::{Dealing, Player, ToepenBot, WippenBot};
use clap::{ArgMatches, Command};
use fair::Rng;
use game::Seat;
use games::GameName;
use lang::{CardStyle, Messages};
use record::Recorded;
use std::cell::RefCell;
use std::env;
use std::io::{IsTerminal, stdin, stdout};
use std::rc::Rc;
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
        .args(play_record::arguments(messages))
        .arg(args::flag(messages, "plain", "play-option-plain"))
        .arg(args::flag(messages, "ascii", "full-option-ascii"))
        .arg(args::flag(messages, "no-colour", "play-option-no-colour").alias("no-color"))
}

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let messages = context.messages;
    let mut table = Table::get(messages, matches)?;
    let mut book = play_record::open(messages, matches)?;
    let mut place = place(matches);
    if let Some(found) = book.as_mut().and_then(|book| book.found.take()) {
        let seats = Seats { matches, table: &table, book };
        // What names no game is no record, and will be told so by either.
        return match found.game() {
            Some(GameName::Toepen) => go_on::<Session, _>(seats, context, found, place, TOEPEN_BOTS),
            Some(GameName::Wippen) | None => go_on::<Match, _>(seats, context, found, place, WIPPEN_BOTS),
        };
    }
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
            let seats = Seats { matches, table: &table, book };
            sit_down::<Match, _>(seats, context, &setup, place, WIPPEN_BOTS)
        }
        GameName::Toepen => {
            let rules = table.toepen().map_err(wrong)?;
            let dealer = table::get_dealer(messages, matches, table.players)?;
            let setup = SessionSetup::new(rules, table.players, dealer)
                .map_err(|_| Failure::form(messages, "cli-error-line", &[]))?;
            let seats = Seats { matches, table: &table, book };
            sit_down::<Session, _>(seats, context, &setup, place, TOEPEN_BOTS)
        }
    }
}

/// Where people sit.
enum Place {
    /// Before plain lines: what the output can show, and what is typed.
    Lines(Look, Input),
    /// Before a full screen, which listens to the keyboard itself.
    Full(Ink),
}

impl Place {
    /// Does somebody sit at a keyboard?
    fn is_live(&self) -> bool {
        match self {
            Place::Lines(_, input) => input.live,
            Place::Full(_) => true,
        }
    }
}

/// A full screen if there is one and nobody wants plain lines.
fn place(matches: &ArgMatches) -> Place {
    let look = look(matches);
    if !look.moves || look.ascii || !stdin().is_terminal() {
        return Place::Lines(look, Input::listen(stdin(), stdin().is_terminal()));
    }
    let style = if matches.get_flag("ascii") { CardStyle::Letters } else { CardStyle::Signs };
    let named = |name: &str, part: &str| env::var(name).is_ok_and(|value| value.contains(part));
    let colours = match look.colour {
        false => Colours::None,
        true if named("TERM", "256") || named("TERM", "direct") || env::var_os("COLORTERM").is_some() => {
            Colours::Many
        }
        true => Colours::Few,
    };
    Place::Full(Ink { style, colours, suits: Suits::Four })
}

/// What the words of the command line say about a table.
struct Seats<'a> {
    matches: &'a ArgMatches,
    table: &'a Table,
    book: Option<Book>,
}

/// The computer players of a game.
#[derive(Clone, Copy)]
struct Bots<B> {
    named: fn(&str) -> Option<B>,
    name: fn(B) -> &'static str,
}

const WIPPEN_BOTS: Bots<WippenBot> = Bots { named: WippenBot::named, name: WippenBot::name };
const TOEPEN_BOTS: Bots<ToepenBot> = Bots { named: ToepenBot::named, name: ToepenBot::name };

/// An evening that can begin.
struct Ready<G: Laid> {
    company: Company,
    evening: Evening<G, Dealing>,
    first: Events<G>,
    /// Where it is written down, and what will have become of that.
    kept: Option<(Book, Rc<RefCell<Fate>>)>,
}

/// Goes on with an evening that was stopped.
fn go_on<G: Laid + Recorded, B: Player<G> + Copy + Default + 'static>(
    seats: Seats<'_>,
    context: &mut Context<'_>,
    found: Found,
    place: Place,
    bots: Bots<B>,
) -> Result<(), Stop> {
    let messages = context.messages;
    let Seats { matches, table, book } = seats;
    let Some(book) = book else { return Ok(()) };
    let any = |id, shown| number(messages, matches, id, shown, 0..=u64::MAX);
    let wanted = Wanted {
        players: any("players", "--players")?,
        rules: table.rules.clone(),
        dealer: any("dealer", "--dealer")?,
        people: any("humans", "--humans")?,
        names: list(matches, "names"),
        bots: list(matches, "bots"),
        seed: any("seed", "--seed")?,
        share: matches.get_one::<String>("share").cloned(),
    };
    let kept = book.go_on::<G>(found, &wanted, |name| (bots.named)(name).is_some())?;
    let chair = |bot: &Option<String>| match bot {
        Some(name) => Chair::Computer(Box::new((bots.named)(name).unwrap_or_default()), Rng::new(0, 0)),
        None => Chair::Person,
    };
    let chairs = kept.kept.header().bots().iter().map(chair).collect();
    let company = book.company(&kept);
    book.say_hello(&kept, true, context.out)?;
    let (evening, first) = Evening::of_kept(kept.kept, kept.before, kept.steps, chairs);
    let ready = Ready { company, evening, first, kept: Some((book, kept.fate)) };
    play(matches, context, ready, place)
}

/// Plays an evening of either game from its beginning.
fn sit_down<G: Laid + Recorded, B: Player<G> + Copy + Default + 'static>(
    seats: Seats<'_>,
    context: &mut Context<'_>,
    setup: &G::Setup,
    place: Place,
    callings: Bots<B>,
) -> Result<(), Stop> {
    let messages = context.messages;
    let Seats { matches, table, book } = seats;
    let people = people(messages, matches, table.players)?;
    let given = list(matches, "names");
    if given.len() > usize::from(table.players) {
        return Err(too_many(messages, "--names", table.players).into());
    }
    let company = Company::new(messages, table.players, people, &given).map_err(|name| {
        Failure::form(messages, "play-error-same-name", &[("name", lang::excerpt(&name).into())])
    })?;
    let bots = bots(messages, matches, table, people, callings.named)?;
    let names = bots.iter().map(|bot| Some((callings.name)(*bot).to_owned()));
    let names: Vec<Option<String>> = std::iter::repeat_n(None, people.into()).chain(names).collect();
    let mut bots = bots.into_iter();
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
    // Before anything is written down.
    beats(messages, matches, place.is_live())?;
    let Some(book) = book else {
        let dealing = Dealing::new(Rng::new(table.seed, 0));
        let (evening, first) = Evening::begin(setup, dealing, chairs)
            .map_err(|_| Failure::form(messages, "cli-error-line", &[]))?;
        return play::<G>(matches, context, Ready { company, evening, first, kept: None }, place);
    };
    let seed = matches.get_one::<String>("seed").map(|_| table.seed);
    let kept = book.begin::<G>(matches, setup, &company, names, seed)?;
    book.say_hello(&kept, false, context.out)?;
    let (evening, first) = Evening::of_kept(kept.kept, kept.before, kept.steps, chairs);
    let ready = Ready { company, evening, first, kept: Some((book, kept.fate)) };
    play(matches, context, ready, place)
}

/// Plays an evening that can begin.
fn play<G: Laid>(
    matches: &ArgMatches,
    context: &mut Context<'_>,
    ready: Ready<G>,
    place: Place,
) -> Result<(), Stop> {
    let messages = context.messages;
    let beats = beats(messages, matches, place.is_live())?;
    let Ready { company, evening, first, kept } = ready;
    match place {
        Place::Lines(look, input) => {
            let screen = Screen::new(context.out, look);
            Lines::new(evening, &company, messages, screen, input, beats).play(first)?;
        }
        Place::Full(ink) => {
            let mut table = full::Table::new(evening, &company, messages, beats, ink, &first);
            full::run(&mut table, context.out)?;
            table.say_goodbye(context.out)?;
        }
    }
    match kept {
        Some((book, fate)) => book.say_goodbye(&fate.borrow(), context.out),
        None => Ok(()),
    }
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
    let names = GameName::ALL.map(|game| match game {
        GameName::Wippen => messages.get("play-game-wippen", &[]),
        GameName::Toepen => messages.get("play-game-toepen", &[]),
    });
    let (look, input) = match place {
        Place::Lines(look, input) => (look, input),
        Place::Full(ink) => {
            let ask = Ask::new(messages, *ink, messages.get("play-which-game", &[]), &names);
            let answer = full::ask(ask, context.out)?;
            return Ok(answer.and_then(|place| GameName::ALL.get(place).copied()));
        }
    };
    let mut screen = Screen::new(context.out, *look);
    for (number, name) in (1..).zip(&names) {
        screen.line(&format!("  {number:>2}  {name}"))?;
    }
    loop {
        screen.ask(&messages.get("play-which-game", &[]))?;
        let Ok(line) = input.line() else {
            screen.gap()?;
            return Ok(None);
        };
        if !input.live {
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
