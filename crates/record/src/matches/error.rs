//! What can be wrong with a record.

use crate::error::ReadError;
use cards::Card;
use game::MAX_SEATS;
use std::fmt;

/// Why a text is no record, or no record that can be relied on: the first line, from 1 on, at which it shows,
/// and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong with one line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The first line is not that of a record.
    NotARecord,
    /// A later version of this program wrote it.
    NewerVersion(u32),
    /// The whole is longer than any record.
    TooLong,
    /// The line has been changed: its checksum does not fit it.
    Checksum,
    /// The head of a record has another line here.
    Head {
        /// The word with which it begins.
        wanted: &'static str,
    },
    /// What the line of the head says cannot be.
    Terms(ReadError),
    /// There is not one name for each player, or one is longer than [`crate::MOST_OF_A_NAME`] characters.
    Names,
    /// Not the text of a day, nor `null`.
    Date,
    /// It is not the kind of record that was to be read: of the whole table or of one seat.
    OtherView,
    /// It is a record of the other game.
    OtherGame,
    /// An entry is missing, there twice or not in its place: the number that belongs here.
    Numbering {
        /// The number.
        expected: usize,
    },
    /// The line cannot be read, or is not written as this program writes it.
    Form,
    /// The record breaks off: its last line is not `end`.
    Cut,
    /// Something comes after the end.
    AfterEnd,
    /// Such an entry cannot stand here.
    OutOfPlace,
    /// A hand or game is over: its fingerprint belongs here.
    FingerprintDue,
    /// The pack about to be dealt has to be fixed first.
    PackDue,
    /// There is no such seat.
    NoSuchSeat,
    /// No move of the notation.
    NoMove {
        /// The word.
        word: String,
    },
    /// The move breaks a rule.
    Illegal {
        /// The move.
        word: String,
        /// The rule.
        broken: Broken,
    },
    /// Something else has to happen first: a deal, a fact or an action.
    NotNow,
    /// Not the packets that have to be dealt now.
    WrongDeal,
    /// The card cannot be there: the pack does not hold it, or it was seen elsewhere.
    WrongCard(Card),
    /// By the cards, the fact is another one.
    WrongFact,
    /// The state is not the one that was recorded: the rules were applied otherwise.
    Fingerprint,
    /// The match has not been dealt from a fixed secret, so it cannot be gone on with.
    NotFixed,
    /// The secret is another one.
    OtherSecret,
}

/// The rule that a move breaks, of either game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// Of Wippen.
    Wippen(::wippen::Illegal),
    /// Of a session of toepen.
    Toepen(::toepen::SessionIllegal),
    /// The seat has fewer cards than the move needs.
    TooFewCards,
}

impl Broken {
    /// The number of the rule, if there is one for it.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            Broken::Wippen(illegal) => illegal.rule(),
            Broken::Toepen(illegal) => Some(illegal.rule()),
            Broken::TooFewCards => None,
        }
    }
}

impl From<ReadError> for Why {
    fn from(error: ReadError) -> Why {
        Why::Terms(error)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::NotARecord => f.write_str("this is no record of stamtafel"),
            Why::NewerVersion(version) => write!(f, "version {version} is newer than this program"),
            Why::TooLong => write!(f, "a record has at most {} bytes", crate::MOST_OF_A_RECORD),
            Why::Checksum => f.write_str("the line has been changed: its checksum does not fit"),
            Why::Head { wanted } => write!(f, "the line `{wanted}` belongs here"),
            Why::Terms(error) => error.fmt(f),
            Why::Names => write!(f, "names: one a player, at most {MAX_SEATS}, none too long"),
            Why::Date => f.write_str("date: a day as \"2026-11-30\", or null"),
            Why::OtherView => f.write_str("another kind of record: of the whole table or of one seat"),
            Why::OtherGame => f.write_str("a record of the other game"),
            Why::Numbering { expected } => write!(f, "entry {expected} belongs here"),
            Why::Form => f.write_str("cannot be read, or is not in the canonical form"),
            Why::Cut => f.write_str("the record breaks off before its `end`"),
            Why::AfterEnd => f.write_str("nothing comes after the end"),
            Why::OutOfPlace => f.write_str("such an entry cannot stand here"),
            Why::FingerprintDue => f.write_str("the fingerprint of the hand belongs here"),
            Why::PackDue => f.write_str("the pack has to be fixed before it is dealt"),
            Why::NoSuchSeat => f.write_str("there is no such seat"),
            Why::NoMove { word } => write!(f, "{word} is no move"),
            Why::Illegal { word, broken } => match broken.rule() {
                Some(rule) => write!(f, "{word} breaks {rule}: {broken:?}"),
                None => write!(f, "{word} cannot be played: {broken:?}"),
            },
            Why::NotNow => f.write_str("something else has to happen first"),
            Why::WrongDeal => f.write_str("other packets have to be dealt now"),
            Why::WrongCard(card) => write!(f, "{card} cannot be there"),
            Why::WrongFact => f.write_str("the cards say something else"),
            Why::Fingerprint => f.write_str("the state is not the one that was recorded"),
            Why::NotFixed => f.write_str("the cards were not fixed by a secret"),
            Why::OtherSecret => f.write_str("the secret is not the one that the record is committed to"),
        }
    }
}

impl std::error::Error for Why {}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for RecordError {}
