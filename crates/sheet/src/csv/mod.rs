//! Sheets as comma-separated values: out for any spreadsheet, in from someone's old sheet.

mod cells;
mod import;
mod read;
mod write;

pub use read::{CsvFault, ImportedLine, Kind, MOST_CSV_LINES, MOST_FAULTS, Preview, read_csv};
pub use write::write_csv;

/// How the columns beside those of the players are called, in all languages; the first is what is written.
const DATE: &[&str] = &["date", "datum", "dag", "tag", "day"];
const EVENING: &[&str] = &["evening", "avond", "abend"];
const WINNER: &[&str] = &["winner", "winnaar", "gewinner", "sieger"];
