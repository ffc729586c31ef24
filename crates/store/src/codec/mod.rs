//! Entries as JSON text, in one line each: the form in which both stores keep them.
//!
//! `{"v":1,"n":17,"at":1000020500,"by":{"token":"…","id":"…"},"event":{"played":{…}}}`
//!
//! The types of this text are written here, beside those of `table`, which derive nothing: what is stored changes
//! when somebody changes it here, and never by the way. The compiler holds the two together (a new kind of
//! event, or a new part of one, does not compile until it has its text).
//!
//! `v` is the version of the form. A reader knows the forms up to its own; what a newer program wrote it does
//! not guess at ([`Unread::Newer`]), since a log that is half understood must not go on. For the same reason
//! keys that it does not know are an error.

mod adapters;
mod event;
mod rules;
mod steps;
mod wippen;

use event::{ByText, EventText};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use table::{By, Entry, Event, Millis};

/// The form that is written.
pub const VERSION: u32 = 1;

/// An entry that has no text: its parts contradict each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit(String);

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unfit {}

/// Why a text is no entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// A newer version of the program wrote it, in this form.
    Newer(u32),
    /// It is damaged.
    Damaged(String),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Newer(version) => write!(f, "it has form {version}, of a newer version of the program"),
            Unread::Damaged(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unread {}

#[derive(Serialize)]
struct Written<'a> {
    v: u32,
    n: u64,
    at: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<ByText>,
    event: WrittenEvent<'a>,
}

struct WrittenEvent<'a>(&'a Event);

impl Serialize for WrittenEvent<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        EventText::serialize(self.0, serializer)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    /// Looked at in [`decode`] only when something is wrong: there is one form so far.
    #[allow(dead_code)]
    #[serde(deserialize_with = "known")]
    v: u32,
    n: u64,
    at: u64,
    #[serde(default)]
    by: Option<ByText>,
    #[serde(with = "EventText")]
    event: Event,
}

/// The version alone, of a text whose other parts may have any form.
#[derive(Deserialize)]
struct Version {
    v: u32,
}

fn known<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let version = u32::deserialize(deserializer)?;
    if (1..=VERSION).contains(&version) {
        Ok(version)
    } else {
        Err(serde::de::Error::custom(format_args!("there is no form {version}")))
    }
}

/// The text of an entry.
///
/// # Errors
/// If it has none.
pub fn encode(entry: &Entry) -> Result<String, Unfit> {
    let Entry { number, at, by, event } = entry;
    let written =
        Written { v: VERSION, n: *number, at: at.0, by: by.map(ByText::from), event: WrittenEvent(event) };
    serde_json::to_string(&written).map_err(|error| Unfit(error.to_string()))
}

/// The entry of a text.
///
/// # Errors
/// If it is none.
pub fn decode(text: &str) -> Result<Entry, Unread> {
    match serde_json::from_str::<Read>(text) {
        Ok(Read { v: _, n, at, by, event }) => {
            Ok(Entry { number: n, at: Millis(at), by: by.map(By::from), event })
        }
        Err(error) => Err(match serde_json::from_str::<Version>(text) {
            Ok(Version { v }) if v > VERSION => Unread::Newer(v),
            Ok(_) | Err(_) => Unread::Damaged(error.to_string()),
        }),
    }
}
