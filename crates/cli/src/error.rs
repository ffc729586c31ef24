//! What can go wrong, as one sentence and an exit code.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use lang::{Arg, Messages};
use std::io;
use std::process::ExitCode;

/// Why the program ends otherwise than well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Words or a text that cannot be read as what they should be.
    Form = 2,
    /// A move that breaks a rule.
    Illegal = 3,
    /// A list or count that reached its bound.
    Bound = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// A failure, told in the user's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    exit: Exit,
    sentence: String,
}

/// Why a command stops early.
#[derive(Debug)]
pub enum Stop {
    /// It failed.
    Failure(Failure),
    /// Its output could not be written.
    Output(io::Error),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failure(failure)
    }
}

impl Failure {
    /// A failure from a finished sentence.
    pub fn new(exit: Exit, sentence: String) -> Failure {
        Failure { exit, sentence }
    }

    /// An error of form, from a message.
    pub fn form(messages: &Messages, key: &str, args: &[(&str, Arg<'_>)]) -> Failure {
        Failure::new(Exit::Form, messages.get(key, args))
    }

    /// The output could not be written.
    pub fn output(messages: &Messages, error: &io::Error) -> Failure {
        Failure::form(messages, "cli-error-output", &[("reason", error.to_string().into())])
    }

    /// Its exit code.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// Its sentence.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// What is wrong with the command line, in our own words instead of the parser's English ones.
pub fn of_command_line(messages: &Messages, error: &clap::Error) -> Failure {
    let text = |kind| error.get(kind).and_then(one_text).unwrap_or_default();
    let name = option_name(&text(ContextKind::InvalidArg));
    let value = lang::excerpt(&text(ContextKind::InvalidValue));
    let name = || ("name", Arg::from(name.clone()));
    let value = || ("value", Arg::from(value.clone()));
    let form = |key, args: &[_]| Failure::form(messages, key, args);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = ("name", lang::excerpt(&text(ContextKind::InvalidSubcommand)).into());
            match text(ContextKind::SuggestedSubcommand) {
                guess if guess.is_empty() => form("cli-error-unknown-command", &[name]),
                guess => form("cli-error-unknown-command-guess", &[name, ("guess", guess.into())]),
            }
        }
        ErrorKind::MissingSubcommand => form("cli-error-no-command", &[]),
        ErrorKind::UnknownArgument if !text(ContextKind::InvalidArg).starts_with('-') => {
            form("cli-error-extra-word", &[name()])
        }
        ErrorKind::UnknownArgument => match text(ContextKind::SuggestedArg) {
            guess if guess.is_empty() => form("cli-error-unknown-option", &[name()]),
            guess => form("cli-error-unknown-option-guess", &[name(), ("guess", option_name(&guess).into())]),
        },
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            form("cli-error-value-missing", &[name()])
        }
        ErrorKind::InvalidValue => {
            let allowed = error.get(ContextKind::ValidValue).map(all_texts).unwrap_or_default();
            form("cli-error-value", &[name(), value(), ("allowed", allowed.into())])
        }
        ErrorKind::MissingRequiredArgument => {
            let names = error.get(ContextKind::InvalidArg).map(all_texts).unwrap_or_default();
            form("cli-error-missing", &[("name", names.into())])
        }
        ErrorKind::ArgumentConflict => form("cli-error-twice", &[name()]),
        ErrorKind::TooManyValues => form("cli-error-no-value-taken", &[name()]),
        ErrorKind::InvalidUtf8 => form("cli-error-not-utf8", &[]),
        _ => form("cli-error-line", &[]),
    }
}

/// The first text of a piece of context.
fn one_text(value: &ContextValue) -> Option<String> {
    match value {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => texts.first().cloned(),
        _ => None,
    }
}

/// All texts of a piece of context, separated by commas.
fn all_texts(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => {
            texts.iter().map(|text| option_name(text)).collect::<Vec<_>>().join(", ")
        }
        other => one_text(other).map(|text| option_name(&text)).unwrap_or_default(),
    }
}

/// `--players` from `--players <N>`, and `FILE` from `<FILE>`.
fn option_name(usage: &str) -> String {
    let word = if usage.starts_with('-') { usage.split([' ', '=']).next().unwrap_or(usage) } else { usage };
    lang::excerpt(word.trim_start_matches('<').trim_end_matches(['>', '.']))
}
