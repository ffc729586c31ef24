//! The rule book of a table, for whoever shows it.

use crate::rules::HouseRules;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The rule book of a table, in one language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RuleBook {
    /// The house rules that it is about.
    pub rules: HouseRules,
    /// Its language: `nl`, `de` or `en`.
    pub lang: String,
    /// Its title.
    pub title: String,
    /// What stands above the list of sections.
    pub contents: String,
    /// What stands above the house rules.
    pub heading: String,
    /// The house rules, a sentence each.
    pub house: Vec<Vec<BookSpan>>,
    /// The sections; the first is the summary.
    pub sections: Vec<BookSection>,
    /// What stands above the glossary.
    pub words: String,
    /// The words of the game that this table uses.
    pub glossary: Vec<BookWord>,
}

/// Part of a rule book.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookSection {
    /// A lowercase word, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it says.
    pub blocks: Vec<BookBlock>,
}

/// Part of a section.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum BookBlock {
    /// Some sentences.
    Paragraph {
        /// The rules that they tell, as `W11`; none if they merely sum up.
        rules: Vec<String>,
        /// The sentences.
        text: Vec<BookSpan>,
    },
    /// Points without an order.
    List {
        /// A point each.
        items: Vec<Vec<BookSpan>>,
    },
    /// Rows of two cells: what, and how much.
    Table {
        /// From top to bottom.
        rows: Vec<[Vec<BookSpan>; 2]>,
    },
    /// A position and what may be done in it, or may not.
    Example {
        /// The rules that it is about.
        rules: Vec<String>,
        /// What the position looks like to whoever makes the move.
        picture: Vec<BookRow>,
        /// May it be done?
        allowed: bool,
        /// The same in words, with the rule that forbids it.
        verdict: Vec<BookSpan>,
        /// The move; empty if it is no card.
        played: Vec<BookSpan>,
        /// What happens, and why.
        text: Vec<BookSpan>,
    },
}

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum BookSpan {
    /// Words.
    Text {
        /// As they stand.
        text: String,
    },
    /// A card.
    Card {
        /// In the notation: `Ts`.
        card: String,
        /// As the language writes it: `10♠`.
        text: String,
    },
    /// The number of a rule, which is in the book too.
    Rule {
        /// `W11`
        rule: String,
    },
}

/// A line of the picture of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookRow {
    /// What lies there.
    pub label: String,
    /// All of it in writing.
    pub text: Vec<BookSpan>,
    /// The same as things to be drawn; empty if nothing lies there.
    pub pieces: Vec<BookPiece>,
}

/// What lies together: a card by itself, or a build.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookPiece {
    /// The cards in the notation, at least one.
    pub cards: Vec<String>,
    /// The value of a build, from 1 to 10; absent: it is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<u8>,
    /// Does the build belong to whoever makes the move?
    #[serde(default)]
    pub own: bool,
}

/// A word of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookWord {
    /// The word.
    pub name: String,
    /// What it means, in a sentence.
    pub about: String,
    /// The rule that it comes from.
    pub rule: String,
    /// What it is called in the other languages, by their codes.
    pub elsewhere: BTreeMap<String, String>,
}
