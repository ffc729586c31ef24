//! What goes over HTTP.

use crate::rules::HouseRules;
use crate::server::Why;
use crate::settings::SwitchFacts;
use crate::snapshot::SeatFacts;
use serde::{Deserialize, Serialize};

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// House rules to begin from.
    pub rules: HouseRules,
    /// Time to answer: `none`, `20s`, `45s`, `2min` or `day`; absent: `none`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub turn_time: Option<String>,
    /// Is it shown in the list of tables? Otherwise only who has its code finds it.
    #[serde(default)]
    pub listed: bool,
    /// May players ask for hints?
    #[serde(default)]
    pub hints: bool,
}

impl NewTable {
    /// The time to answer; none if there is no such.
    pub fn turn_time(&self) -> Option<table::TurnTime> {
        self.turn_time.as_deref().map_or(Some(table::TurnTime::None), crate::wish::turn_time_of)
    }
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Opened {
    /// Its code, for `hello` and for those who are to come.
    pub code: String,
    /// The link that people open.
    pub link: String,
}

/// House rules that somebody thinks of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RulesWanted {
    /// The rules.
    pub rules: HouseRules,
    /// For how many players; absent: the fewest that can play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub players: Option<u8>,
    /// In which language the answer is: `nl`, `de` or `en`; absent or another: `en`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
}

/// How a table with these rules plays, or why there can be none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesTold {
    /// What holds there, a sentence each; empty if there are faults.
    pub house: Vec<String>,
    /// Everything that is wrong.
    pub faults: Vec<RulesFault>,
}

/// Something that is wrong with house rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesFault {
    /// The switch that it is about; absent: it is about no single one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub switch: Option<String>,
    /// The fault as a sentence.
    pub text: String,
}

/// A code that moves a seat to another device, for which the table is looked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The code, as it was typed.
    pub claim: String,
}

/// A table as one sees it from outside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct About {
    /// Its code.
    pub code: String,
    /// House rules.
    pub rules: HouseRules,
    /// Time to answer.
    pub turn_time: String,
    /// May players ask for hints?
    pub hints: bool,
    /// `before` a match, `during` it, `after` it, or `closed`.
    pub stage: String,
    /// Who sits there.
    pub seats: Vec<SeatFacts>,
    /// How many matches are over and can be had as records.
    pub records: u32,
}

/// The public tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Listed {
    /// At most 50, the one with the latest entry first.
    pub tables: Vec<About>,
}

/// What runs here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Version {
    /// `stamtafel`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// By game: presets and computer players.
    pub games: Vec<GameFacts>,
}

/// What can be chosen for a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameFacts {
    /// `wippen` or `toepen`.
    pub game: String,
    /// The fewest who can play.
    pub least: u8,
    /// The most who can play.
    pub most: u8,
    /// The names of its presets, the usual one first.
    pub presets: Vec<String>,
    /// The names of its switches.
    pub switches: Vec<String>,
    /// The same switches with all that one has to know to offer them, in the order of the rules.
    pub settings: Vec<SwitchFacts>,
    /// The names of its computer players, in rising order of strength.
    pub computers: Vec<String>,
}

/// An answer that something is not so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Problem {
    /// Why.
    pub why: Why,
}

impl About {
    /// A table as its public snapshot tells it; none if the message is no snapshot.
    pub fn of(code: &str, records: u32, public: &table::Message, now: table::Millis) -> Option<About> {
        let crate::ServerMessage::Snapshot(all) = crate::Eyes::default().tell(None, public, now) else {
            return None;
        };
        Some(About {
            code: code.to_owned(),
            rules: all.rules,
            turn_time: all.turn_time,
            hints: all.hints,
            stage: all.pulse.stage,
            seats: all.seats,
            records,
        })
    }
}
