//! `stamtafel sheet show` and `season`: how it stands, as a table and as a picture.

use super::chart::chart;
use super::grid::{Side, fitted, grid};
use super::{Context, Entry, file, given};
use crate::args;
use crate::error::{Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use clap::builder::PossibleValuesParser;
use export::Overview;
use games::GameName;
use lang::{Messages, SheetRefusals};
use ratatui::crossterm::terminal;
use sheet::{Book, Doubt, Evening, EveningId, HeldChange, Line, LineId, Progress, changes, differences};
use std::io::{IsTerminal, stdout};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "show",
        about: "cli-sheet-show-about",
        usage: "cli-sheet-show-usage",
        examples: "cli-sheet-show-examples",
    },
    arguments: |messages, command| command.arg(given::file(messages)).arg(given::evening(messages)),
    run: |matches, context| {
        let book = file::read(context.messages, args::get_file(matches))?;
        let id = given::get_evening(context.messages, matches, &book)?;
        evening(context, &book, id)
    },
};

pub const SEASON: Entry = Entry {
    page: Page {
        name: "season",
        about: "cli-sheet-season-about",
        usage: "cli-sheet-season-usage",
        examples: "cli-sheet-season-examples",
    },
    arguments: |messages, command| {
        let game = args::positional(messages, "game", "cli-value-game", "cli-argument-game")
            .value_parser(PossibleValuesParser::new(GameName::ALL.map(GameName::name)));
        command.arg(given::file(messages)).arg(game.required(false))
    },
    run: |matches, context| {
        let book = file::read(context.messages, args::get_file(matches))?;
        match game(matches, &book) {
            Some(game) => season(context, &book, game),
            None => list(context, &book),
        }
    },
};

/// Columns where no terminal says otherwise.
const USUAL_WIDTH: usize = 80;

/// The game that is asked for; else the one that is played, if it is only one.
pub fn game(matches: &ArgMatches, book: &Book) -> Option<GameName> {
    let named = matches.get_one::<String>("game").and_then(|name| GameName::named(name));
    let played =
        |game: &GameName| book.evenings().iter().any(|evening| evening.game() == *game && !evening.removed);
    let mut games = GameName::ALL.into_iter().filter(played);
    named.or_else(|| games.next().filter(|_| games.next().is_none()))
}

fn room() -> usize {
    let screen = terminal::size().ok().filter(|_| stdout().is_terminal());
    screen.map_or(USUAL_WIDTH, |(columns, _)| usize::from(columns))
}

/// How wide a table can be: a file has no edge.
fn table_room() -> usize {
    if stdout().is_terminal() { room() } else { usize::MAX / 2 }
}

fn put(context: &mut Context<'_>, lines: &[String]) -> Result<(), Stop> {
    lines.iter().try_for_each(|line| Ok(writeln!(context.out, "{line}")?))
}

/// A blank line, a heading, and lines; nothing if there are none.
fn section(context: &mut Context<'_>, heading: &str, lines: &[String]) -> Result<(), Stop> {
    if lines.is_empty() {
        return Ok(());
    }
    let heading = context.messages.get(heading, &[]);
    writeln!(context.out, "\n{heading}")?;
    put(context, lines)
}

/// An evening, with everything.
pub fn evening(context: &mut Context<'_>, book: &Book, id: EveningId) -> Result<(), Stop> {
    let messages = context.messages;
    let Some(evening) = book.evening(id) else {
        return Err(Failure::form(messages, "sheet-no-evening", &[]).into());
    };
    let overview = Overview::of_evening(book, evening, messages);
    writeln!(context.out, "{}\n{}", overview.group, overview.title)?;
    put(context, &overview.told)?;
    section(context, "sheet-chart", &chart(&overview, room()))?;
    section(context, "sheet-standings", &standings(&overview, evening))?;
    odd(context, book, evening)?;
    if !overview.rows.is_empty() {
        section(context, "sheet-figures", &figures(&overview))?;
    }
    section(context, "sheet-settlement", &money(&overview))
}

/// A season, with its figures.
pub fn season(context: &mut Context<'_>, book: &Book, game: GameName) -> Result<(), Stop> {
    let overview = Overview::of_season(book, game, context.messages);
    writeln!(context.out, "{}\n{}", overview.group, overview.title)?;
    put(context, &overview.told)?;
    section(context, "sheet-chart", &chart(&overview, room()))?;
    section(context, "sheet-standings", &seasoned(&overview))?;
    section(context, "sheet-figures", &figures(&overview))?;
    section(context, "sheet-duels", &duels(&overview))?;
    section(context, "sheet-settlement", &money(&overview))
}

/// What was noted just now, and how it stands.
pub fn noted(context: &mut Context<'_>, book: &Book, id: EveningId, line: LineId) -> Result<(), Stop> {
    let messages = context.messages;
    let (Some(evening), Some((_, noted))) = (book.evening(id), book.line(line)) else { return Ok(()) };
    let number = ("number", evening.number(line).unwrap_or_default().to_string().into());
    let text = ("text", gave(messages, book, evening, noted).into());
    writeln!(context.out, "{}", messages.get("cli-sheet-noted", &[number, text]))?;
    standing(context, book, evening)
}

/// Whose standing a change has changed, and how it stands.
pub fn changed(context: &mut Context<'_>, book: &Book, id: EveningId, before: &Progress) -> Result<(), Stop> {
    let messages = context.messages;
    let Some(evening) = book.evening(id) else { return Ok(()) };
    let told = SheetRefusals { messages, book };
    let differences = differences(before, &book.progress(evening));
    for change in &differences {
        let blanks = [
            ("player", told.name(change.person).into()),
            ("before", change.before.into()),
            ("after", change.after.into()),
        ];
        writeln!(context.out, "{}", messages.get("cli-sheet-difference", &blanks))?;
    }
    if differences.is_empty() {
        writeln!(context.out, "{}", messages.get("cli-sheet-no-difference", &[]))?;
    }
    standing(context, book, evening)
}

/// How an evening stands, in few lines.
fn standing(context: &mut Context<'_>, book: &Book, evening: &Evening) -> Result<(), Stop> {
    let overview = Overview::of_evening(book, evening, context.messages);
    let stand = |place: usize| overview.rows.last().map_or(overview.start, |row| row.standings[place]);
    let all = overview.names.iter().enumerate();
    let all = all.map(|(place, name)| format!("{name} {}", context.messages.number(stand(place))));
    let line = all.collect::<Vec<_>>().join(" · ");
    writeln!(context.out, "{}", context.messages.get("cli-sheet-standing", &[("standings", line.into())]))?;
    put(context, &overview.told)?;
    odd(context, book, evening)
}

/// What is odd about an evening, and what awaits a decision.
fn odd(context: &mut Context<'_>, book: &Book, evening: &Evening) -> Result<(), Stop> {
    let told = SheetRefusals { messages: context.messages, book };
    let warnings: Vec<String> =
        book.progress(evening).warnings.iter().map(|warning| told.warning(*warning)).collect();
    section(context, "cli-sheet-odd", &warnings)?;
    let all = book.doubts();
    if all.is_empty() { Ok(()) } else { doubts(context, book) }
}

/// What awaits a decision, with its number.
pub fn doubts(context: &mut Context<'_>, book: &Book) -> Result<(), Stop> {
    let messages = context.messages;
    let told = book.doubts().into_iter().enumerate().map(|(place, doubt)| {
        let (Doubt::Line { evening, .. } | Doubt::Change { evening, .. }) = doubt;
        let text = match (book.evening(evening), doubt) {
            (None, _) => String::new(),
            (Some(evening), Doubt::Line { line, instead_of, .. }) => {
                let blanks = [
                    ("text", gave(messages, book, evening, line).into()),
                    ("line", evening.number(instead_of.id).unwrap_or_default().to_string().into()),
                    ("there", gave(messages, book, evening, instead_of).into()),
                ];
                messages.get("cli-sheet-doubt-line", &blanks)
            }
            (Some(evening), Doubt::Change { line, held, .. }) => {
                let number = ("line", evening.number(line.id).unwrap_or_default().to_string().into());
                let there = ("there", gave(messages, book, evening, line).into());
                match &held.change {
                    HeldChange::Correct { players, entry } => {
                        let wanted = Line { players: players.clone(), entry: entry.clone(), ..line.clone() };
                        let text = ("text", gave(messages, book, evening, &wanted).into());
                        messages.get("cli-sheet-doubt-change", &[number, there, text])
                    }
                    HeldChange::Remove(removed) => {
                        let what = if *removed { "out" } else { "back" };
                        messages.get("cli-sheet-doubt-removal", &[number, there, ("what", what.into())])
                    }
                }
            }
        };
        format!("{}  {text}", place + 1)
    });
    let told: Vec<String> = told.collect();
    section(context, "cli-sheet-doubts", &told)
}

/// All evenings, one a line.
pub fn list(context: &mut Context<'_>, book: &Book) -> Result<(), Stop> {
    let messages = context.messages;
    let told = SheetRefusals { messages, book };
    let rows = (1..).zip(book.evenings()).map(|(number, evening): (u32, &Evening)| {
        let date = evening.about.date.as_deref().map(|date| messages.date(date)).unwrap_or_default();
        let names: Vec<String> =
            book.progress(evening).people.iter().map(|person| told.name(*person)).collect();
        let state = if evening.removed {
            messages.get("cli-sheet-struck-out", &[])
        } else {
            messages.number(evening.counting().count() as i64)
        };
        vec![number.to_string(), date, messages.game(evening.game()), state, names.join(", ")]
    });
    let mut rows: Vec<Vec<String>> = rows.collect();
    let words = ["sheet-word-evening", "sheet-word-date", "cli-sheet-word-game", "cli-sheet-word-lines"];
    let mut head: Vec<String> = words.map(|key| messages.get(key, &[])).to_vec();
    head.push(messages.get("cli-sheet-word-players", &[]));
    rows.insert(0, head);
    let sides = [Side::Right, Side::Left, Side::Left, Side::Right, Side::Left];
    put(context, &grid(&sides, &rows))
}

/// What a line gave: `Anna +3, Bram -3`.
fn gave(messages: &Messages, book: &Book, evening: &Evening, line: &Line) -> String {
    let told = SheetRefusals { messages: Messages::of(messages.lang()), book };
    let given = changes(&line.players, &line.entry, &evening.draft).unwrap_or_default();
    let signed = evening.game() == GameName::Toepen;
    let each = line.players.iter().zip(given).map(|(person, change)| {
        let sign = if signed && change > 0 { "+" } else { "" };
        format!("{} {sign}{}", told.name(*person), messages.number(change))
    });
    each.collect::<Vec<_>>().join(", ")
}

/// The table of an evening: those that were taken out, too, and a sign at those that were corrected.
fn standings(overview: &Overview<'_>, evening: &Evening) -> Vec<String> {
    let messages = overview.messages;
    let winners = overview.game == GameName::Toepen;
    let mut head = vec![overview.row_word()];
    if winners {
        head.push(overview.get("sheet-word-winner"));
    }
    head.extend(overview.names.iter().cloned());
    let mut rows = vec![head];
    let mut corrected = false;
    for (number, line) in (1_u32..).zip(&evening.lines) {
        let mark = if line.revision != line.added && !line.removed { "*" } else { "" };
        corrected |= !mark.is_empty();
        let mut cells = vec![format!("{mark}{number}")];
        match overview.rows.iter().find(|row| row.line == Some(line.id)) {
            Some(row) => {
                if winners {
                    cells.push(row.winner.clone());
                }
                cells.extend(row.standings.iter().zip(&row.changes).map(|(standing, change)| match change {
                    Some(_) => format!("{} ({})", messages.number(*standing), overview.change(*change)),
                    None => messages.number(*standing),
                }));
            }
            None => {
                let key = if line.removed { "cli-sheet-struck-out" } else { "cli-sheet-in-doubt" };
                cells.push(overview.get(key));
            }
        }
        rows.push(cells);
    }
    if rows.len() == 1 {
        return Vec::new();
    }
    let mut sides = vec![Side::Right];
    sides.extend(winners.then_some(Side::Left));
    sides.extend(overview.names.iter().map(|_| Side::Right));
    let mut lines = fitted(&sides, &rows, if winners { 2 } else { 1 }, table_room());
    lines.extend(corrected.then(|| overview.get("cli-sheet-corrected")));
    lines
}

/// The table of a season.
fn seasoned(overview: &Overview<'_>) -> Vec<String> {
    let messages = overview.messages;
    let mut head = vec![overview.row_word(), overview.get("sheet-word-date")];
    head.extend(overview.names.iter().cloned());
    let mut rows = vec![head];
    for row in &overview.rows {
        let date = row.date.as_deref().map(|date| messages.date(date)).unwrap_or_default();
        let mut cells = vec![messages.number(row.number as i64), date];
        cells.extend(row.standings.iter().zip(&row.changes).map(|(standing, change)| match change {
            Some(_) => format!("{} ({})", messages.number(*standing), overview.change(*change)),
            None => messages.number(*standing),
        }));
        rows.push(cells);
    }
    let mut sides = vec![Side::Right, Side::Left];
    sides.extend(overview.names.iter().map(|_| Side::Right));
    if overview.rows.is_empty() { Vec::new() } else { fitted(&sides, &rows, 2, table_room()) }
}

/// The figures with a line for each kind: there may be more people than a screen is wide.
fn figures(overview: &Overview<'_>) -> Vec<String> {
    let all: Vec<_> = overview.people.iter().map(|person| overview.figures(*person)).collect();
    let mut head = vec![String::new()];
    head.extend(overview.names.iter().cloned());
    let mut rows = vec![head];
    let Some(longest) = all.iter().max_by_key(|figures| figures.len()) else { return Vec::new() };
    for (at, (key, _)) in longest.iter().enumerate() {
        let mut cells = vec![overview.get(key)];
        cells.extend(all.iter().map(|figures| {
            figures.get(at).map(|(_, value)| overview.messages.number(*value)).unwrap_or_default()
        }));
        rows.push(cells);
    }
    let mut sides = vec![Side::Left];
    sides.extend(overview.names.iter().map(|_| Side::Right));
    fitted(&sides, &rows, 1, table_room())
}

fn duels(overview: &Overview<'_>) -> Vec<String> {
    if overview.statistics.duels.is_empty() {
        return Vec::new();
    }
    let mut head = vec![String::new()];
    head.extend(overview.names.iter().cloned());
    let mut rows = vec![head];
    for (name, one) in overview.names.iter().zip(&overview.people) {
        let mut cells = vec![name.clone()];
        cells.extend(overview.people.iter().map(|other| {
            overview
                .ahead(*one, *other)
                .map(|times| overview.messages.number(times.into()))
                .unwrap_or_default()
        }));
        rows.push(cells);
    }
    let mut sides = vec![Side::Left];
    sides.extend(overview.names.iter().map(|_| Side::Right));
    let mut lines = vec![overview.get("sheet-duels-about")];
    lines.extend(fitted(&sides, &rows, 1, table_room()));
    lines
}

/// What everybody gets or pays, and who pays whom; nothing before something was played for money.
pub fn money(overview: &Overview<'_>) -> Vec<String> {
    let Some(settled) = overview.settled.as_ref().filter(|_| !overview.rows.is_empty()) else {
        return Vec::new();
    };
    let messages = overview.messages;
    let rows =
        settled.amounts.iter().map(|(person, cents)| vec![overview.name(*person), messages.money(*cents)]);
    let mut lines = grid(&[Side::Left, Side::Right], &rows.collect::<Vec<_>>());
    lines.extend(overview.payments());
    lines
}
