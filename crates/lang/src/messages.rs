//! The sentences, with their blanks filled in.

use crate::Lang;
use crate::numbers;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::OnceLock;

/// What goes into a blank of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// Text as it will stand.
    Text(Cow<'a, str>),
    /// A whole number: written as its language groups digits, and able to choose "1 clip" or "2 clips".
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

macro_rules! number_args {
    ($($number:ty)*) => { $(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number.into())
            }
        }
    )* };
}
number_args! { u8 i8 u16 i16 u32 i32 i64 }

/// All messages of one language.
pub struct Messages {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Messages {
    /// The messages of a language. They are parsed when first asked for.
    pub fn of(lang: Lang) -> &'static Messages {
        static NL: OnceLock<Messages> = OnceLock::new();
        static DE: OnceLock<Messages> = OnceLock::new();
        static EN: OnceLock<Messages> = OnceLock::new();
        let (cell, source) = match lang {
            Lang::Nl => (&NL, include_str!("../../../lang/nl.ftl")),
            Lang::De => (&DE, include_str!("../../../lang/de.ftl")),
            Lang::En => (&EN, include_str!("../../../lang/en.ftl")),
        };
        cell.get_or_init(|| Messages::parse(lang, source))
    }

    /// The files are part of the program and checked by tests, so what a mistake in them would leave out
    /// is not worth an error that every caller has to handle.
    fn parse(lang: Lang, source: &str) -> Messages {
        let resource = FluentResource::try_new(source.into()).unwrap_or_else(|(partly, errors)| {
            debug_assert!(false, "{lang}.ftl: {errors:?}");
            partly
        });
        let locale = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // No invisible direction marks around the blanks: all three languages run left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang {
            Lang::Nl | Lang::De => |value, _| grouped(value, '.'),
            Lang::En => |value, _| grouped(value, ','),
        }));
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{lang}.ftl: {:?}", added.err());
        Messages { lang, bundle }
    }

    /// Their language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message with this key, its blanks filled in. That every key in the code is in the files is a
    /// matter for the tests; a key that is not there comes back as it is.
    pub fn get(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no message {key:?} in {}", self.lang);
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
                    Arg::Number(number) => FluentValue::from(*number),
                };
                (*name, value)
            })
            .collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.lang);
        text
    }

    /// Is there a message with this key?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// What JavaScript's Fluent does by itself and Rust's does not: numbers as the language writes them.
fn grouped(value: &FluentValue<'_>, separator: char) -> Option<String> {
    match value {
        FluentValue::Number(FluentNumber { value, .. }) if value.fract() == 0.0 => {
            Some(numbers::group(*value as i64, separator))
        }
        _ => None,
    }
}
