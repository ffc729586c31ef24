//! Arguments that several commands share, and how their values are read.

use crate::error::Failure;
use crate::help::LAST;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, ValueHint, value_parser};
use lang::{Lang, Messages};
use record::Bound;
use std::ffi::{OsStr, OsString};
use std::ops::RangeInclusive;

/// The language that the words ask for, if they do so rightly; the last one, if they ask more than once.
/// It is looked for before anything else is understood, because even what cannot be understood is told in
/// it.
pub fn language(words: &[OsString]) -> Option<Lang> {
    let mut language = None;
    let mut words = words.iter().skip(1).take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        let value = if word == "--lang" {
            words.next().map(OsString::as_os_str)
        } else {
            word.to_str().and_then(|word| word.strip_prefix("--lang=")).map(OsStr::new)
        };
        if let Some(value) = value {
            language = value.to_str().and_then(|code| code.parse().ok());
        }
    }
    language
}

/// `--lang`, on every command. [`language`] has read it by the time it is parsed.
pub fn lang(messages: &Messages) -> Arg {
    option(messages, "lang", "cli-value-language", "cli-option-lang")
        .value_parser(PossibleValuesParser::new(Lang::ALL.map(Lang::code)))
        .ignore_case(true)
        .overrides_with("lang")
        .display_order(LAST)
        .global(true)
}

/// An option without a value.
pub fn flag(messages: &Messages, name: &'static str, help: &str) -> Arg {
    Arg::new(name)
        .long(name)
        .help(messages.get(help, &[]))
        .help_heading(messages.get("cli-heading-options", &[]))
        .action(ArgAction::SetTrue)
}

/// An option with a value.
pub fn option(messages: &Messages, name: &'static str, value: &str, help: &str) -> Arg {
    flag(messages, name, help)
        .action(ArgAction::Set)
        .value_name(messages.get(value, &[]))
        .hide_possible_values(true)
        .allow_negative_numbers(true)
}

/// An argument that is told by its place.
pub fn positional(messages: &Messages, name: &'static str, value: &str, help: &str) -> Arg {
    Arg::new(name)
        .value_name(messages.get(value, &[]))
        .help(messages.get(help, &[]))
        .help_heading(messages.get("cli-heading-arguments", &[]))
        .hide_possible_values(true)
        .required(true)
}

/// The file with a position, or `-`.
pub fn file(messages: &Messages) -> Arg {
    positional(messages, "file", "cli-value-file", "cli-argument-file")
        .value_parser(value_parser!(OsString))
        .value_hint(ValueHint::FilePath)
}

/// The value of [`file()`].
pub fn get_file(matches: &ArgMatches) -> &OsStr {
    matches.get_one::<OsString>("file").map_or(OsStr::new("-"), OsString::as_os_str)
}

/// `--bound`
pub fn bound(messages: &Messages) -> Arg {
    option(messages, "bound", "cli-value-number", "cli-option-bound")
}

/// The value of [`bound`].
///
/// # Errors
/// If it is no whole number from 1 on.
pub fn get_bound(messages: &Messages, matches: &ArgMatches) -> Result<Bound, Failure> {
    Ok(number(messages, matches, "bound", "--bound", 1..=u64::MAX)?.map(Bound).unwrap_or_default())
}

/// The value of an argument that is a whole number, if it is given.
///
/// # Errors
/// If it is no whole number within the range.
pub fn number(
    messages: &Messages,
    matches: &ArgMatches,
    id: &str,
    shown: &str,
    range: RangeInclusive<u64>,
) -> Result<Option<u64>, Failure> {
    let Some(text) = matches.get_one::<String>(id) else { return Ok(None) };
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if digits && range.contains(&number) => Ok(Some(number)),
        _ => {
            let name = ("name", shown.into());
            let value = ("value", lang::excerpt(text).into());
            let min = ("min", range.start().to_string().into());
            Err(if *range.end() == u64::MAX {
                Failure::form(messages, "cli-error-number", &[name, value, min])
            } else {
                let max = ("max", range.end().to_string().into());
                Failure::form(messages, "cli-error-number-range", &[name, value, min, max])
            })
        }
    }
}
