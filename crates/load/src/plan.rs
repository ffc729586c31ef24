//! What is to be measured, from the command line.

use crate::Fault;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// The tables at once, in rising order, until it breaks.
const RAMP: [usize; 4] = [100, 300, 1000, 2000];

/// The most tables at once.
const MOST_TABLES: u64 = 20_000;

/// The longest step, in seconds.
const LONGEST: u64 = 600;

/// The most moves a second at a table; the server takes 20 commands a second from a connection.
const FASTEST: f64 = 10.0;

/// What each line of the usage says.
const USAGE: &str = "\
load --server PROGRAM --scratch FOLDER [OPTIONS]
  --tables N        so many tables at once (otherwise 100, 300, 1000, 2000, until it breaks)
  --seconds S       for so long each (20)
  --rate R          so many moves a second at each table (1)
  --store NAME      sqlite or postgres (sqlite)
  --compare         the same on the server of boardgame.io too; needs Node.js and npm";

/// Where the server keeps its tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// In SQLite, in the scratch folder.
    Sqlite,
    /// In a PostgreSQL cluster that is started for this.
    Postgres,
}

/// How fast and how long it is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// Moves a second at each table.
    pub rate: f64,
    /// How long each step takes, without what comes before it.
    pub lasts: Duration,
}

/// Everything that is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The server.
    pub server: PathBuf,
    /// A folder for what it stores and for what is installed; its parts are made and removed as needed.
    pub scratch: PathBuf,
    /// How many tables there are at once, step by step.
    pub steps: Vec<usize>,
    /// How fast and how long.
    pub pace: Pace,
    /// Where the server keeps them.
    pub kept: Kept,
    /// Is the other server measured too?
    pub compare: bool,
}

impl Plan {
    /// The plan of a command line, without the program's own name.
    ///
    /// # Errors
    /// If it is none; the message has the usage.
    pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Plan, Fault> {
        let wrong = |why: String| Fault(format!("{why}\n\nusage: {USAGE}"));
        let (mut server, mut scratch, mut tables, mut compare) = (None, None, None, false);
        let mut pace = Pace { rate: 1.0, lasts: Duration::from_secs(20) };
        let mut kept = Kept::Sqlite;
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let name = argument.to_string_lossy().into_owned();
            if name == "--compare" {
                compare = true;
                continue;
            }
            let value = arguments
                .next()
                .ok_or_else(|| wrong(format!("`{name}`: no option, or one without a value")))?;
            let text = value.to_string_lossy();
            let whole = |most| {
                number(&text, most).ok_or_else(|| wrong(format!("`{name}` takes a number from 1 to {most}")))
            };
            match name.as_str() {
                "--server" => server = Some(PathBuf::from(value)),
                "--scratch" => scratch = Some(PathBuf::from(value)),
                "--tables" => tables = Some(whole(MOST_TABLES)? as usize),
                "--seconds" => pace.lasts = Duration::from_secs(whole(LONGEST)?),
                "--rate" => {
                    let rate = text.parse().ok().filter(|rate| (0.01..=FASTEST).contains(rate));
                    pace.rate =
                        rate.ok_or_else(|| wrong(format!("`--rate` takes a number from 0.01 to {FASTEST}")))?;
                }
                "--store" => {
                    kept = match &*text {
                        "sqlite" => Kept::Sqlite,
                        "postgres" => Kept::Postgres,
                        _ => return Err(wrong(format!("`{text}` is no store"))),
                    }
                }
                _ => return Err(wrong(format!("there is no option `{name}`"))),
            }
        }
        Ok(Plan {
            server: server.ok_or_else(|| wrong("which server? `--server`".to_owned()))?,
            scratch: scratch.ok_or_else(|| wrong("which folder? `--scratch`".to_owned()))?,
            steps: tables.map_or_else(|| RAMP.to_vec(), |tables| vec![tables]),
            pace,
            kept,
            compare,
        })
    }

    /// The most tables at once.
    pub fn most_tables(&self) -> usize {
        self.steps.iter().copied().max().unwrap_or(0)
    }
}

fn number(text: &str, most: u64) -> Option<u64> {
    text.parse().ok().filter(|number| (1..=most).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Plan, Fault> {
        Plan::read(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn options_are_read_in_any_order() {
        let plan =
            read("--rate 0.5 --compare --server s --tables 7 --scratch f --store postgres --seconds 3")
                .unwrap();
        assert_eq!((plan.steps.as_slice(), plan.kept, plan.compare), (&[7][..], Kept::Postgres, true));
        assert_eq!(plan.pace, Pace { rate: 0.5, lasts: Duration::from_secs(3) });
        assert_eq!(read("--server s --scratch f").unwrap().most_tables(), 2000);
    }

    #[test]
    fn what_is_no_plan_is_told_with_the_usage() {
        for line in
            ["", "--server", "--tables 0", "--tables", "--rate 99", "--store paper", "--speed 3", "fast"]
        {
            let told = read(&format!("--scratch f {line}")).unwrap_err().0;
            assert!(told.contains("usage: load"), "{line}: {told}");
        }
    }
}
