//! Lessons: positions with all cards open, what is to be done there, and what came of it.

use crate::client::Question;
use crate::http::ReplayStep;
use crate::rules::HouseRules;
use crate::server::{Move, Why};
use crate::view::{Count, View};
use serde::{Deserialize, Serialize};

/// The lessons of a game, in the order in which they are taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameCourse {
    /// `wippen` or `toepen`.
    pub game: String,
    /// The lessons, and at the end the one that asks about all of them.
    pub lessons: Vec<CourseLesson>,
}

/// A lesson in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CourseLesson {
    /// Its name: lower-case letters and hyphens.
    pub id: String,
    /// The rules that it is about; none for the last one.
    pub rules: Vec<String>,
    /// How many tasks it has.
    pub tasks: u8,
}

/// A lesson with its tasks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Lesson {
    /// Its name.
    pub id: String,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// What is to be done, one after another.
    pub tasks: Vec<LessonTask>,
}

/// Something to be done in a lesson. The learner sits at seat 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LessonTask {
    /// House rules.
    pub rules: HouseRules,
    /// The position in notation.
    pub position: String,
    /// The same as the learner sees it, all cards open.
    pub view: View,
    /// What is asked; null: a move is to be found.
    pub asked: Option<Asked>,
}

/// A question about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Asked {
    /// What is asked: `points`, `wips` or `cards` of a seat; who gets the `rest`; whose a build is (`owner`); `may` the
    /// learner make the move; who takes the `trick`; the `winner` of the hand; how many clips the winner `takes`,
    /// a seat `pays`, or staying costs (`price`).
    pub question: String,
    /// The seat that it is about, where there is one.
    pub seat: Option<u8>,
    /// The move that it is about, in notation without its seat; of `may`.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// What happens before the answer.
    pub story: Vec<TaskFact>,
    /// What can be answered: numbers, seats, or 1 for yes and 0 for no.
    pub choices: Vec<i32>,
    /// Are the choices seats?
    pub seats: bool,
}

/// Something that is tried in a task.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Attempt {
    /// Asks what a card or a selection can mean, as at a table.
    Ask {
        /// What.
        about: Question,
        /// In which language reasons are told: `nl`, `de` or `en`; absent or another: `en`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        lang: Option<String>,
    },
    /// Makes a move.
    Play {
        /// The move, in notation without its seat.
        #[serde(rename = "move")]
        mv: String,
        /// In which language reasons are told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        lang: Option<String>,
    },
    /// Answers the question of the task.
    Answer {
        /// One of the choices.
        answer: i32,
        /// In which language reasons are told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        lang: Option<String>,
    },
}

impl Attempt {
    /// The language in which reasons are wanted.
    pub fn lang(&self) -> Option<&str> {
        match self {
            Attempt::Ask { lang, .. } | Attempt::Play { lang, .. } | Attempt::Answer { lang, .. } => {
                lang.as_deref()
            }
        }
    }
}

/// What came of it. Nothing is kept: the next attempt begins from the position of the task.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Tried {
    /// Is the task done?
    pub solved: bool,
    /// Why the move cannot be made.
    pub why: Option<Why>,
    /// The meanings that were asked for.
    pub moves: Vec<Move>,
    /// Are there more than those?
    pub more: bool,
    /// What happened, one after another.
    pub facts: Vec<TaskFact>,
    /// The same move by move, each with the game after it.
    pub steps: Vec<ReplayStep>,
    /// The position after all of it, in notation.
    pub position: String,
}

/// Something that happened in a task, as the rules tell it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum TaskFact {
    /// W12: a card was added to the pot.
    Added {
        /// Who.
        seat: u8,
        /// The card.
        card: String,
    },
    /// W8: cards were captured.
    Captured {
        /// Who.
        seat: u8,
        /// With this card.
        card: String,
        /// All cards out of the pot, those of builds too.
        cards: Vec<String>,
        /// The owners of the builds among them.
        owners: Vec<u8>,
    },
    /// W13: a build was made.
    Built {
        /// Who.
        seat: u8,
        /// Its value.
        value: u8,
        /// How often it holds it.
        times: u8,
        /// Its cards.
        cards: Vec<String>,
    },
    /// W16: a build was raised.
    Raised {
        /// Who.
        seat: u8,
        /// The value before.
        from: u8,
        /// The value now.
        value: u8,
    },
    /// W17: a build was doubled.
    Doubled {
        /// Who.
        seat: u8,
        /// Its value.
        value: u8,
        /// How often it holds it now.
        times: u8,
    },
    /// W24: a pile was stolen.
    Stole {
        /// Who.
        seat: u8,
        /// Whose pile it was.
        from: u8,
        /// How many cards it had.
        cards: u8,
    },
    /// W28: a wip was made.
    Wip {
        /// Who.
        seat: u8,
    },
    /// W30: somebody got what was left in the pot.
    Rest {
        /// Who.
        seat: u8,
        /// How many cards.
        cards: u8,
    },
    /// W31: the points of a seat.
    Counted {
        /// Whose.
        seat: u8,
        /// The pile and its points.
        count: Count,
    },
    /// T16: a card was played.
    Played {
        /// Who.
        seat: u8,
        /// The card.
        card: String,
    },
    /// T16: a trick is complete.
    Trick {
        /// Who took it.
        seat: u8,
        /// The card of that seat.
        card: String,
    },
    /// T10: somebody toeped.
    Toeped {
        /// Who.
        seat: u8,
        /// With how many clips.
        clips: u8,
    },
    /// T11: somebody stayed.
    Stayed {
        /// Who.
        seat: u8,
        /// What it cost.
        clips: u8,
        /// T15: was it seeing?
        seeing: bool,
    },
    /// T11: somebody folded.
    Folded {
        /// Who.
        seat: u8,
        /// The stake that stays.
        clips: u8,
    },
    /// T6: somebody exchanged four cards.
    Exchanged {
        /// Who.
        seat: u8,
    },
    /// T8: somebody checked an exchange.
    Checked {
        /// Who.
        seat: u8,
        /// Whose.
        of: u8,
        /// Were there four pictures?
        honest: bool,
        /// What was paid: by the checker if it was honest, otherwise by the exchanger.
        clips: u8,
    },
    /// T9: somebody is ready.
    Ready {
        /// Who.
        seat: u8,
    },
    /// T21: the hand is over.
    Won {
        /// Who won it.
        seat: u8,
        /// All clips that the winner takes.
        clips: u8,
    },
}
