//! From the words of the command line to an exit code.

use crate::commands::{self, Context};
use crate::error::{Failure, Stop};
use crate::{args, error};
use clap::error::ErrorKind;
use lang::{Lang, Messages};
use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind as IoErrorKind, Write, stdout};
use std::process::ExitCode;

/// Runs the program. The words begin with its own name.
pub fn run(words: Vec<OsString>) -> ExitCode {
    let messages = Messages::of(args::language(&words).unwrap_or_else(language_of_environment));
    let mut out = BufWriter::new(stdout().lock());
    let done = obey(words, messages, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Failure(failure)) => {
            // What was printed before the failure belongs before it.
            let _ = out.flush();
            eprintln!("{}", failure.sentence());
            failure.exit().into()
        }
        // Whoever read the output has seen enough of it.
        Err(Stop::Output(error)) if error.kind() == IoErrorKind::BrokenPipe => {
            let _ = out.into_parts();
            ExitCode::SUCCESS
        }
        Err(Stop::Output(error)) => {
            let _ = out.into_parts();
            let failure = Failure::output(messages, &error);
            eprintln!("{}", failure.sentence());
            failure.exit().into()
        }
    }
}

fn obey(words: Vec<OsString>, messages: &'static Messages, out: &mut dyn Write) -> Result<(), Stop> {
    let matches = match commands::program(messages).try_get_matches_from(words) {
        Ok(matches) => matches,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(write!(out, "{}", error.render())?);
        }
        Err(error) => return Err(error::of_command_line(messages, &error).into()),
    };
    commands::run(&matches, &mut Context { messages, out })
}

fn language_of_environment() -> Lang {
    let [all, of_messages, lang] = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).ok());
    Lang::from_environment(all.as_deref(), of_messages.as_deref(), lang.as_deref())
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}
