//! `stamtafel play --record FILE`: a match that is written down, from its beginning or from where it was stopped.

use crate::args;
use crate::error::{Exit, Failure, Stop};
use crate::input;
use crate::play::company::Company;
use crate::play::recorded::{self, Broken, Fate, Files, Found, Keeper, Trouble, Wanted};
use clap::builder::ValueParser;
use clap::{Arg, ArgMatches, ValueHint};
use fair::{Secret, Share};
use game::{Seat, SeatSet};
use games::GameName;
use lang::Messages;
use record::{Header, Recorded};
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;

/// `--record` and `--share`
pub fn arguments(messages: &Messages) -> [Arg; 2] {
    let option = |name, value, help| args::option(messages, name, value, help);
    [
        option("record", "cli-value-file", "record-play-option")
            .value_parser(ValueParser::os_string())
            .value_hint(ValueHint::FilePath),
        option("share", "record-play-value-share", "record-play-option-share").requires("record"),
    ]
}

/// The record that is asked for, and what was found of it.
pub struct Book {
    messages: &'static Messages,
    files: Files,
    /// The match that is gone on with, if there is one.
    pub found: Option<Found>,
}

/// What is asked for with `--record`, if anything.
///
/// # Errors
/// If another program has it, it cannot be read, or is of another game than the one that is asked for.
pub fn open(messages: &'static Messages, matches: &ArgMatches) -> Result<Option<Book>, Failure> {
    let Some(path) = matches.get_one::<OsString>("record") else { return Ok(None) };
    let files = Files::of(PathBuf::from(path));
    let told = |trouble: Trouble| trouble.told(messages, &files);
    let found = match files.has_record() {
        Ok(true) => Some(files.open().map_err(told)?),
        Ok(false) => None,
        Err(error) => return Err(told(error.into())),
    };
    let wanted = matches.get_one::<String>("game").and_then(|name| GameName::named(name));
    match (found.as_ref().and_then(Found::game), wanted) {
        (Some(is), Some(wanted)) if is != wanted => Err(told(Trouble::OtherGame(is))),
        _ => Ok(Some(Book { messages, files, found })),
    }
}

impl Book {
    /// Writes down a match that begins.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn begin<G: Recorded>(
        &self,
        matches: &ArgMatches,
        setup: &G::Setup,
        company: &Company,
        bots: Vec<Option<String>>,
        seed: Option<u64>,
    ) -> Result<recorded::Table<G>, Failure> {
        let secret = seed.map_or_else(recorded::drawn, |seed| Ok(Secret::of_seed(seed)));
        let names = Seat::all(bots.len() as u8).map(|seat| company.name(seat).to_owned()).collect();
        let sharer = company.people().clockwise_from(Seat::new(0)).first().unwrap_or(Seat::new(0));
        let share = matches.get_one::<String>("share").map(|text| (sharer, Share::of(text)));
        let begun = secret.map_err(Trouble::Io).and_then(|secret| {
            let header = Header::new(setup.clone(), names, recorded::today(), ())?.with_bots(bots)?;
            Keeper::begin(&self.files, header, secret, share)
        });
        begun.map_err(|trouble| self.told(&trouble))
    }

    /// Goes on with the match that was found.
    ///
    /// # Errors
    /// Why that cannot be.
    pub fn go_on<G: Recorded>(
        &self,
        found: Found,
        wanted: &Wanted,
        knows: impl Fn(&str) -> bool,
    ) -> Result<recorded::Table<G>, Failure> {
        Keeper::go_on(found, wanted, knows).map_err(|trouble| self.told(&trouble))
    }

    /// Who sits at the table of a match that was found.
    pub fn company<G: Recorded>(&self, table: &recorded::Table<G>) -> Company {
        let header = table.kept.header();
        let people: SeatSet =
            Seat::all(header.players()).filter(|seat| header.bots()[seat.index()].is_none()).collect();
        Company::seated(self.messages, header.names(), people)
    }

    /// Says that everything is written down, and by what the cards are fixed: who wants to check that later has
    /// to have seen it now.
    ///
    /// # Errors
    /// If it cannot be said.
    pub fn say_hello<G: Recorded>(
        &self,
        table: &recorded::Table<G>,
        goes_on: bool,
        out: &mut dyn Write,
    ) -> Result<(), Stop> {
        let key = if goes_on { "record-play-goes-on" } else { "record-play-begins" };
        writeln!(out, "{}", self.messages.get(key, &[self.file()]))?;
        writeln!(out, "  {}", table.kept.commitment())?;
        Ok(out.flush()?)
    }

    /// Says what has become of the record.
    ///
    /// # Errors
    /// If it cannot be said, or something could not be written down.
    pub fn say_goodbye(&self, fate: &Fate, out: &mut dyn Write) -> Result<(), Stop> {
        let key = match fate {
            Fate::Open => "record-play-stopped",
            Fate::Complete => "record-play-complete",
            Fate::Broken(Broken::Full) => return Err(self.failed("record-play-full", String::new())),
            Fate::Broken(Broken::Disk(error)) => {
                return Err(self.failed("record-play-broken", error.to_string()));
            }
        };
        Ok(writeln!(out, "{}", self.messages.get(key, &[self.file()]))?)
    }

    fn failed(&self, key: &str, reason: String) -> Stop {
        let sentence = self.messages.get(key, &[self.file(), ("reason", reason.into())]);
        Failure::new(Exit::Form, sentence).into()
    }

    fn told(&self, trouble: &Trouble) -> Failure {
        trouble.told(self.messages, &self.files)
    }

    fn file(&self) -> (&'static str, lang::Arg<'static>) {
        ("file", input::shown(self.files.record().as_os_str()).into())
    }
}
