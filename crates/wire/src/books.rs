//! Books of evenings over HTTP. What is done to a book has the form of its file (docs/sheet.md); what a book has become by
//! it is told here.

use crate::rules::HouseRules;
use crate::server::Why;
use serde::{Deserialize, Serialize};
use sheet::{About, Change, Entry, LineId, Operation, OperationId, PersonId, Pile};

/// The most operations in one message.
pub const MOST_AT_ONCE: usize = 500;

/// A book to be made.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBook {
    /// A book as a file, to go on with; absent: an empty one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub file: Option<String>,
    /// In which language a refusal is: `nl`, `de` or `en`; absent or another: `en`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
}

/// A book that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookMade {
    /// Its number, which is no secret.
    pub id: String,
    /// The secret that gives the right to write in it.
    pub edit: String,
    /// The secret that gives the right to look at it; it follows from the other.
    pub look: String,
}

/// A book, to somebody who may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookTold {
    /// Its number.
    pub id: String,
    /// How many operations it has.
    pub number: u64,
    /// May one write in it?
    pub edit: bool,
    /// The secret for those who are only to look; absent for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub look: Option<String>,
    /// What it says; absent if nothing was done since the operation that was asked from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub book: Option<BookState>,
    /// The operations since that one; none if nobody asked from one.
    pub operations: Vec<Operation>,
}

/// What a book says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookState {
    /// What the group is called; empty: nobody has said it.
    pub name: String,
    /// Its people.
    pub people: Vec<BookPerson>,
    /// Its evenings, in the order in which they were added.
    pub evenings: Vec<EveningTold>,
    /// Those that count, by their days.
    pub order: Vec<u32>,
    /// What awaits a decision.
    pub doubts: Vec<BookDoubt>,
    /// How the last operation can be taken back, if it can and one may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub undo: Option<BookUndo>,
}

/// Somebody of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookPerson {
    /// Who.
    pub id: PersonId,
    /// What they are called; empty: the name was forgotten.
    pub name: String,
}

/// How an operation is taken back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookUndo {
    /// Which.
    pub operation: OperationId,
    /// What takes it back.
    pub change: Change,
}

/// An evening as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EveningTold {
    /// Which.
    pub id: u32,
    /// The operation that made it what it is.
    pub revision: OperationId,
    /// Was it taken out?
    pub removed: bool,
    /// What is played, when and by whom.
    pub about: About,
    /// What its rules say of sheets.
    pub rules: SheetRules,
    /// What everybody begins with: clips, or no points.
    pub start: i64,
    /// Everybody who sits there or played.
    pub people: Vec<PersonId>,
    /// Its lines in their order, those that do not count included.
    pub lines: Vec<LineTold>,
    /// Who deals next; null: it is over, or nobody knows.
    pub dealer: Option<PersonId>,
    /// How it ended; null: it has not.
    pub end: Option<EveningEnd>,
    /// What is odd, though it can be right.
    pub warnings: Vec<SheetWarning>,
    /// Toepen: what everybody gets, in cents; below zero: pays.
    pub amounts: Vec<Amount>,
    /// Toepen: who pays whom, in the fewest payments.
    pub payments: Vec<BookPayment>,
}

/// What house rules say of sheets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "game", rename_all = "lowercase")]
pub enum SheetRules {
    /// Of Wippen.
    Wippen {
        /// The fewest who can play.
        least: u32,
        /// By the number of players, from the fewest on: what is in the pack.
        packs: Vec<Pile>,
        /// W33: does only the number of cards count?
        only_cards: bool,
        /// W28: do wips count?
        wips: bool,
        /// W34: at so many points it ends; null: after so many games.
        target: Option<u32>,
        /// W34: after so many games it ends; null: at so many points.
        games: Option<u32>,
    },
    /// Of toepen.
    Toepen {
        /// The fewest who can play.
        least: u32,
        /// The most.
        most: u32,
        /// T2: clips to begin with.
        clips: i64,
        /// T25: cents a clip.
        cents: i64,
        /// T6: are cards exchanged?
        exchange: bool,
        /// T22: are tens announced?
        tens: bool,
        /// T13: may one toep over one's own toep?
        retoep_own: bool,
        /// T14: with how many clips one can toep at most.
        most_toep: u32,
        /// T24: after so many hands it ends; null: when it is called.
        hands: Option<u32>,
    },
}

/// House rules of which one wants to know what they say of sheets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SheetRulesWanted {
    /// The rules.
    pub house: HouseRules,
    /// In which language a refusal is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
}

/// A line as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LineTold {
    /// Which.
    pub id: LineId,
    /// The how manieth of the evening it was taken for, from 1.
    pub place: u32,
    /// Who played, in the order of their seats.
    pub players: Vec<PersonId>,
    /// What was noted.
    pub entry: Entry,
    /// What it gives everyone who played: points, or clips won (below zero: lost).
    pub changes: Vec<i64>,
    /// How everybody of the evening stands after it; empty if it does not count.
    pub standings: Vec<i64>,
    /// The operation that made it what it is.
    pub revision: OperationId,
    /// Was it taken out?
    pub removed: bool,
    /// The line that others had noted in its place meanwhile; null: it is in no doubt.
    pub doubt: Option<LineId>,
    /// What it said before, the first first.
    pub earlier: Vec<EarlierLine>,
}

/// What a line said before it was corrected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EarlierLine {
    /// Until then, in milliseconds since 1970; 0: not noted.
    pub until: u64,
    /// Who played.
    pub players: Vec<PersonId>,
    /// What it gave them.
    pub changes: Vec<i64>,
}

/// How an evening ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EveningEnd {
    /// After so many lines that count.
    pub after: u32,
    /// Who had most then.
    pub winners: Vec<PersonId>,
}

/// Something odd about a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SheetWarning {
    /// `after-the-end`, `not-seated` or `same-again`.
    pub what: String,
    /// Which line.
    pub line: LineId,
    /// Who, if it is about somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub person: Option<PersonId>,
}

/// What somebody gets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Amount {
    /// Who.
    pub person: PersonId,
    /// Cents; below zero: pays.
    pub cents: i64,
}

/// Something that somebody pays somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookPayment {
    /// Who pays.
    pub from: PersonId,
    /// Who gets it.
    pub to: PersonId,
    /// Cents, more than zero.
    pub cents: i64,
}

/// Something that awaits a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookDoubt {
    /// The operation to decide about.
    pub operation: OperationId,
    /// In which evening.
    pub evening: u32,
    /// `line`: one was added where others had noted one; `correct`, `remove`: one was to be changed that others had changed.
    pub what: String,
    /// What does not count for now, or the line that was to be changed.
    pub line: LineId,
    /// The line that stands there, if one was added.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub instead_of: Option<LineId>,
    /// Who is to have played; empty if the line is to be taken out or brought back.
    pub players: Vec<PersonId>,
    /// What it would give them.
    pub changes: Vec<i64>,
    /// Is the line to be taken out?
    pub removed: bool,
}

/// What is to be done to a book, in this order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PutOperations {
    /// At most 500. When each happened is for the server to say.
    pub operations: Vec<Operation>,
    /// In which language a refusal is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
}

/// What became of operations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OperationsPut {
    /// How many the book has now.
    pub number: u64,
    /// What became of each.
    pub results: Vec<OperationResult>,
}

/// What became of an operation. One that is refused does not hinder those after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OperationResult {
    /// Which.
    pub id: OperationId,
    /// `counts`, `held` (it awaits a decision), `before` (it had been done), or `refused`.
    pub done: String,
    /// Why it is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<Why>,
}

/// A season, or the figures of one evening.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BookFigures {
    /// `wippen` or `toepen`.
    pub game: String,
    /// Everybody who played.
    pub people: Vec<PersonId>,
    /// A row for each evening; empty for the figures of one.
    pub rows: Vec<SeasonRow>,
    /// The figures of each.
    pub figures: Vec<PersonFigures>,
    /// Of every two who played together.
    pub duels: Vec<Duel>,
    /// Toepen: what everybody gets.
    pub amounts: Vec<Amount>,
    /// Toepen: who pays whom.
    pub payments: Vec<BookPayment>,
}

/// What an evening gave, and how everybody stood after it; one element for each of the people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeasonRow {
    /// Which.
    pub evening: u32,
    /// Points, or clips won; null for who was not there.
    pub changes: Vec<Option<i64>>,
    /// All of them so far.
    pub standings: Vec<i64>,
}

/// The figures of one person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PersonFigures {
    /// Whose.
    pub person: PersonId,
    /// Games or hands played.
    pub played: u32,
    /// Of those won.
    pub won: u32,
    /// Hands won because everybody else had folded, as far as that was noted.
    pub all_folded: u32,
    /// The longest run of won ones.
    pub best_run: u32,
    /// The longest run of lost ones.
    pub worst_run: u32,
    /// T26: the present run of lost ones.
    pub spiral: u32,
    /// The most that one game or hand gave.
    pub best: i64,
    /// The least.
    pub worst: i64,
    /// All together.
    pub total: i64,
    /// Wips, as far as they were noted.
    pub wips: u32,
}

/// Two people, over what both played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Duel {
    /// Who.
    pub one: PersonId,
    /// And who.
    pub other: PersonId,
    /// How often `one` got more.
    pub one_ahead: u32,
    /// How often `other` did.
    pub other_ahead: u32,
    /// How often they got the same.
    pub equal: u32,
}

/// Someone's old sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CsvWanted {
    /// The file, as docs/sheet.md says.
    pub text: String,
    /// By which rules it was played.
    pub house: HouseRules,
    /// Are its numbers how everybody stood, not what each game or hand gave?
    #[serde(default)]
    pub standings: bool,
    /// Is it to be brought into the book? Otherwise nothing is done.
    #[serde(default)]
    pub keep: bool,
    /// In which language faults are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
}

/// What someone's old sheet becomes, or became.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CsvTold {
    /// The players, in the order of their columns.
    pub names: Vec<String>,
    /// The first of the lines that can be, at most 100.
    pub lines: Vec<CsvLine>,
    /// How many more lines can be; where it is kept, they are too.
    pub more_lines: u32,
    /// The first of the lines that cannot, at most 200, and the one from which on nothing was read.
    pub faults: Vec<CsvFaultTold>,
    /// How many more lines cannot.
    pub more_faults: u32,
    /// How many evenings it has.
    pub evenings: u32,
    /// Is it in the book? What is sent twice is brought in once; what was taken out since comes back.
    pub kept: bool,
    /// Was all of it there already?
    pub before: bool,
}

/// A line that can be read in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CsvLine {
    /// Where it stands in the file, from 1.
    pub line: u64,
    /// The day; null: it says none.
    pub date: Option<String>,
    /// What the file calls the evening.
    pub evening: Option<String>,
    /// By column: what it gives; null for who did not play.
    pub changes: Vec<Option<i64>>,
}

/// A line that cannot be read in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CsvFaultTold {
    /// Where it stands in the file, from 1.
    pub line: u64,
    /// Why, as a sentence.
    pub text: String,
}

/// A match of a table of this server that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchWanted {
    /// The code of the table.
    pub table: String,
    /// Which match, from 1.
    #[serde(rename = "match")]
    pub number: u32,
    /// In which language those without a name are called something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
}

/// A match that is in a book. One that had been taken out comes back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MatchKept {
    /// As which evening.
    pub evening: u32,
    /// Was it there already, and not taken out?
    pub before: bool,
}
