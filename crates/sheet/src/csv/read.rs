//! Reading someone's old sheet: a preview of what it would become, and a clear error for each line that cannot be.

use super::cells::{read_date, read_name, read_number};
use super::{DATE, EVENING, WINNER};
use crate::evening::MOST_LINES;
use crate::game_line::GameLine;
use crate::hand_line::{HandFault, HandLine, Stakes};
use crate::line::{Entry, changes};
use crate::people::{MOST_PEOPLE, PersonId};
use crate::refusal::Refusal;
use ::csv::{ReaderBuilder, StringRecord, Trim};
use games::{Draft, GameName};
use table::Name;

/// The most bytes of a file to read in.
const MOST_CSV_BYTES: usize = 4 << 20;
/// The most lines of a file that are told as wrong; of more than that only the number is.
pub const MOST_FAULTS: usize = 200;
/// The most lines that are read in at once: some five hundred evenings of twenty hands.
pub const MOST_CSV_LINES: usize = 10_000;

/// What the numbers of a sheet say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What each game or hand gave.
    Differences,
    /// How everybody stood after each.
    Standings,
}

/// What a file would become.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The players, in the order of their columns.
    pub names: Vec<Name>,
    /// The lines that can be.
    pub lines: Vec<ImportedLine>,
    /// The lines that cannot, by their number in the file, and why: at most [`MOST_FAULTS`], and the line at which
    /// reading ended.
    pub faults: Vec<(u64, CsvFault)>,
    /// How many more of those that were read cannot; after [`MOST_CSV_LINES`] that can, reading ends.
    pub more_faults: usize,
}

/// A line that can be read in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportedLine {
    /// Where it stands in the file, counted from 1.
    pub line: u64,
    /// The day, as `2026-11-30`.
    pub date: Option<String>,
    /// The beginning of what the file calls the evening.
    pub evening: Option<String>,
    /// The how manieth evening of the file it is, counted from 1.
    pub of: usize,
    /// Who played, as places in [`Preview::names`].
    pub players: Vec<usize>,
    /// What it says.
    pub entry: Entry,
}

/// Why a file or a line of it cannot be read in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CsvFault {
    /// The file has more than four million bytes.
    TooLong,
    /// There is no line with the names of at least two players at its beginning.
    NoNames,
    /// More players than a book can have.
    TooManyNames,
    /// A column has a name that cannot be shown, or none.
    BadName {
        /// The column, counted from 1.
        column: usize,
    },
    /// Two columns have one name.
    Twice {
        /// Which.
        name: Name,
    },
    /// The line has more cells than there are columns.
    Cells {
        /// So many.
        found: usize,
        /// So many columns.
        columns: usize,
    },
    /// No whole number, or one that is out of all bounds.
    Number {
        /// Whose.
        name: Name,
        /// What stands there.
        text: String,
    },
    /// Numbers are standings, and the line before this one cannot be: so nobody knows what this one gave.
    NoBefore,
    /// No day.
    Date {
        /// What stands there.
        text: String,
    },
    /// Nobody won the hand, or more than one did, and no column says who.
    NoWinner,
    /// The winner has no column, or did not play.
    UnknownWinner {
        /// What stands there.
        text: String,
    },
    /// The evening has too many lines.
    TooManyLines,
    /// The file has more than [`MOST_CSV_LINES`]; from this line on nothing was read.
    TooMuch,
    /// What the rules say.
    Refused(Refusal),
}

/// What the columns are.
struct Columns {
    names: Vec<Name>,
    /// The cell of each player.
    cells: Vec<usize>,
    date: Option<usize>,
    evening: Option<usize>,
    winner: Option<usize>,
    count: usize,
}

/// Reads a file: a line with the names of the players, and a line for each game or hand. Between cells stands a comma,
/// a semicolon or a tab. Columns called date, evening or winner, in any of the three languages, are what they say; an
/// empty cell says that somebody did not play. Where numbers are standings, they begin anew with each evening.
///
/// # Errors
/// If there are no names to begin with; what is wrong with single lines stands in the preview.
pub fn read_csv(text: &str, draft: &Draft, kind: Kind) -> Result<Preview, CsvFault> {
    if text.len() > MOST_CSV_BYTES {
        return Err(CsvFault::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(text))
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(text.as_bytes());
    let mut records =
        reader.records().filter_map(Result::ok).filter(|record| record.iter().any(|cell| !cell.is_empty()));
    let columns = Columns::of(&records.next().ok_or(CsvFault::NoNames)?)?;
    let mut rows = Rows {
        columns: &columns,
        draft,
        kind,
        standings: Vec::new(),
        lost: false,
        evening: None,
        evenings: 0,
        lines: 0,
    };
    let mut preview =
        Preview { names: columns.names.clone(), lines: Vec::new(), faults: Vec::new(), more_faults: 0 };
    for record in records {
        let number = record.position().map_or(0, |at| line_of(text, at));
        let full = preview.lines.len() >= MOST_CSV_LINES;
        let row = if full { Err(CsvFault::TooMuch) } else { rows.row(&record, number) };
        match row {
            Ok(line) => preview.lines.extend(line),
            Err(fault) if full || preview.faults.len() < MOST_FAULTS => preview.faults.push((number, fault)),
            Err(_) => preview.more_faults += 1,
        }
        if full {
            // No line after this one can be either.
            break;
        }
    }
    Ok(preview)
}

/// The line that a record begins in; empty lines before it are counted as part of it.
fn line_of(text: &str, at: &::csv::Position) -> u64 {
    let from = text.as_bytes().get(at.byte() as usize..).unwrap_or_default();
    let empty = from.iter().take_while(|byte| matches!(**byte, b'\r' | b'\n'));
    at.line() + empty.filter(|byte| **byte == b'\n').count() as u64
}

/// What stands between the names; a name may have a comma, and a tab in it is hardly meant as such. What stands in quotes
/// is a name.
fn delimiter(text: &str) -> u8 {
    let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let pieces: Vec<&str> = head.split('"').collect();
    // Quotes that do not end are signs like any others.
    let bare = if pieces.len() % 2 == 1 { pieces.into_iter().step_by(2).collect() } else { head.to_owned() };
    *b"\t;".iter().find(|delimiter| bare.contains(char::from(**delimiter))).unwrap_or(&b',')
}

impl Columns {
    fn of(head: &StringRecord) -> Result<Columns, CsvFault> {
        let mut columns = Columns {
            names: Vec::new(),
            cells: Vec::new(),
            date: None,
            evening: None,
            winner: None,
            count: head.len(),
        };
        for (cell, text) in head.iter().enumerate() {
            let is = |names: &[&str]| names.contains(&text.to_lowercase().as_str());
            if is(DATE) && columns.date.is_none() {
                columns.date = Some(cell);
            } else if is(EVENING) && columns.evening.is_none() {
                columns.evening = Some(cell);
            } else if is(WINNER) && columns.winner.is_none() {
                columns.winner = Some(cell);
            } else if !text.is_empty() {
                let name = Name::clean(&read_name(text)).ok_or(CsvFault::BadName { column: cell + 1 })?;
                if columns.names.contains(&name) {
                    return Err(CsvFault::Twice { name });
                }
                if columns.names.len() == MOST_PEOPLE {
                    return Err(CsvFault::TooManyNames);
                }
                columns.names.push(name);
                columns.cells.push(cell);
            }
        }
        match columns.names.len() {
            0 | 1 => Err(CsvFault::NoNames),
            _ => Ok(columns),
        }
    }
}

struct Rows<'a> {
    columns: &'a Columns,
    draft: &'a Draft,
    kind: Kind,
    /// Where everybody stands, where the numbers are standings.
    standings: Vec<i64>,
    /// Could the line before not be, so that nobody knows where everybody stands?
    lost: bool,
    /// The evening of the line before: its name and its day.
    evening: Option<(Option<String>, Option<String>)>,
    evenings: usize,
    lines: usize,
}

impl Rows<'_> {
    /// None for a line that only says where everybody begins.
    fn row(&mut self, record: &StringRecord, line: u64) -> Result<Option<ImportedLine>, CsvFault> {
        let read = self.read(record, line);
        self.lost |= read.as_ref().is_err_and(|fault| *fault != CsvFault::NoBefore);
        read
    }

    fn read(&mut self, record: &StringRecord, line: u64) -> Result<Option<ImportedLine>, CsvFault> {
        let columns = self.columns;
        if let Some(extra) = record.iter().skip(columns.count).position(|cell| !cell.is_empty()) {
            return Err(CsvFault::Cells { found: columns.count + extra + 1, columns: columns.count });
        }
        let cell = |cell: Option<usize>| record.get(cell?).filter(|text| !text.is_empty());
        let date = cell(columns.date).map(|text| read_date(text).ok_or(CsvFault::Date { text: short(text) }));
        let date = date.transpose()?;
        self.begin(cell(columns.evening), date);
        let (players, mut numbers) = self.numbers(record)?;
        if self.kind == Kind::Standings {
            for (player, number) in players.iter().zip(&mut numbers) {
                let before = core::mem::replace(&mut self.standings[*player], *number);
                *number -= before;
            }
            if core::mem::take(&mut self.lost) {
                return Err(CsvFault::NoBefore);
            }
            if self.lines == 0 && numbers.iter().all(|number| *number == 0) {
                return Ok(None);
            }
        }
        let winner = cell(columns.winner);
        let entry = self.entry(&players, numbers, winner)?;
        self.lines += 1;
        if self.lines > MOST_LINES {
            return Err(CsvFault::TooManyLines);
        }
        let people: Vec<PersonId> = players.iter().map(|place| PersonId(*place as u32)).collect();
        changes(&people, &entry, self.draft).map_err(|refusal| self.refused(refusal, record, &players))?;
        let (evening, date) =
            self.evening.as_ref().map_or((None, None), |(name, day)| (name.as_deref(), day.clone()));
        let evening = evening.map(short);
        Ok(Some(ImportedLine { line, date, evening, of: self.evenings, players, entry }))
    }

    /// A number that is out of all bounds is told as what stands in its cell.
    fn refused(&self, refusal: Refusal, record: &StringRecord, players: &[usize]) -> CsvFault {
        let Refusal::Hand(HandFault::TooManyClips { player }) = refusal else {
            return CsvFault::Refused(refusal);
        };
        let column = players.get(player).copied().unwrap_or_default();
        let text = record.get(self.columns.cells[column]).map(short).unwrap_or_default();
        CsvFault::Number { name: self.columns.names[column].clone(), text }
    }

    /// A line that says nothing of its evening goes on with that of the line before.
    fn begin(&mut self, evening: Option<&str>, date: Option<String>) {
        let known = self.evening.as_ref();
        let same = known.is_some_and(|(name, day)| {
            (evening.is_none() || evening == name.as_deref()) && (date.is_none() || date == *day)
        });
        if !same {
            self.evening = Some((evening.map(str::to_owned), date));
            (self.evenings, self.lines, self.lost) = (self.evenings + 1, 0, false);
            let start = match self.draft {
                Draft::Wippen(_) => 0,
                Draft::Toepen(draft) => i64::from(draft.starting_clips),
            };
            self.standings.clear();
            self.standings.resize(self.columns.names.len(), start);
        }
    }

    /// Who played, and their numbers.
    fn numbers(&self, record: &StringRecord) -> Result<(Vec<usize>, Vec<i64>), CsvFault> {
        let (mut players, mut numbers) = (Vec::new(), Vec::new());
        for (player, cell) in self.columns.cells.iter().enumerate() {
            let Some(text) = record.get(*cell).filter(|text| !text.is_empty()) else { continue };
            let number = read_number(text);
            let name = || self.columns.names[player].clone();
            numbers.push(number.ok_or_else(|| CsvFault::Number { name: name(), text: short(text) })?);
            players.push(player);
        }
        Ok((players, numbers))
    }

    fn entry(&self, players: &[usize], numbers: Vec<i64>, winner: Option<&str>) -> Result<Entry, CsvFault> {
        if self.draft.game() == GameName::Wippen {
            let points = players.iter().zip(&numbers).map(|(player, number)| {
                u32::try_from(*number).map_err(|_| CsvFault::Number {
                    name: self.columns.names[*player].clone(),
                    text: number.to_string(),
                })
            });
            return Ok(Entry::Game(GameLine::Points(points.collect::<Result<_, _>>()?)));
        }
        let winner = match winner {
            Some(text) => {
                let name = read_name(text);
                players
                    .iter()
                    .position(|player| self.columns.names[*player].as_str() == name)
                    .ok_or_else(|| CsvFault::UnknownWinner { text: short(text) })?
            }
            None => {
                let mut above = (0..numbers.len()).filter(|place| numbers[*place] > 0);
                match (above.next(), above.next()) {
                    (Some(only), None) => only,
                    _ => return Err(CsvFault::NoWinner),
                }
            }
        };
        Ok(Entry::Hand(HandLine { winner, stakes: Stakes::Changes(numbers) }))
    }
}

/// Enough of a cell to find it again.
fn short(text: &str) -> String {
    text.chars().take(24).collect()
}
