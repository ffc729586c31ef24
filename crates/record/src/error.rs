//! What can be wrong with a text.

use crate::object::Wanted;
use cards::Card;
use game::PlayError;
use std::fmt;

/// Why a text is no position. Every variant knows the place that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// Not JSON, or cut off; counted from 1.
    NotJson {
        /// The line.
        line: usize,
        /// The character in it.
        column: usize,
    },
    /// More bytes than any position has.
    TooLong,
    /// Something is not what the notation has there.
    Shape {
        /// The key, or `position` for the whole.
        key: String,
        /// What belongs there.
        wanted: Wanted,
    },
    /// A key is missing.
    Missing(&'static str),
    /// A key that the notation does not have, or has twice.
    UnknownKey(String),
    /// Neither wippen nor toepen.
    UnknownGame(String),
    /// No preset has this name.
    UnknownPreset(String),
    /// No switch has this name.
    UnknownSwitch(String),
    /// A switch does not take its value.
    SwitchValue {
        /// The switch.
        key: &'static str,
        /// What it takes.
        allowed: &'static str,
    },
    /// A switch is on without another that it needs.
    SwitchNeeds {
        /// The switch.
        key: &'static str,
        /// What it needs.
        needs: &'static str,
    },
    /// So many cannot play.
    Players {
        /// The fewest who can.
        least: u8,
        /// The most who can.
        most: u8,
    },
    /// A word that is no card.
    NotACard {
        /// The key.
        key: &'static str,
        /// The word.
        word: String,
    },
    /// A card that this game is not played with.
    ForeignCard(Card),
    /// A card more often than there are decks.
    TooOften(Card),
    /// A build that cannot be.
    Build {
        /// Its text.
        text: String,
        /// Why.
        fault: Fault,
    },
    /// The parts of the position do not fit each other, or the rules cannot lead there.
    Unreachable {
        /// The key at which it shows.
        key: &'static str,
        /// Why.
        fault: Fault,
    },
}

/// What does not fit in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A list must have one entry a seat.
    OnePerSeat,
    /// There is no such seat.
    NoSuchSeat,
    /// W3, T4: the cards do not come out even, or are not the 32 of the game.
    DeckSize,
    /// W6: the stock is no multiple of 4 · players.
    StockSize,
    /// W4: hands hold up to four cards, and who has played in this round holds one less.
    HandSizes,
    /// W13: a build is written `[CARDS=VALUE@OWNER]`.
    BuildForm,
    /// W13, W17: the cards do not split into groups of the value, or are fewer than two.
    BuildSum,
    /// W22: a face card in a build.
    BuildFace,
    /// W21: the owner does not hold the value.
    BuildNotHeld,
    /// The rules have no builds, no double builds or no builds of so many groups.
    BuildNotInRules,
    /// More builds than can come to lie in a pot.
    TooManyBuilds,
    /// The rules have no wips.
    WipsNotInRules,
    /// A seat captured last whose pile holds nothing that was captured.
    LastCapture,
    /// The scores, or the winner and the balances, are not what the rules give.
    WrongResult,
    /// A result is given before the end.
    ResultTooEarly,
    /// It is nobody's turn before the end, or somebody's after it.
    Turn,
    /// T4: a hand and its player's pile hold four cards together.
    FourCards,
    /// T3, T18: the leader, the turn and the cards of the trick do not fit each other.
    Trick,
    /// T9: the phase does not fit the stock, the readiness or the exchanges.
    Phase,
    /// T6: an exchange is four cards, and needs `exchange`.
    Exchange,
    /// T11: the seats that still answer do not fit the toep.
    Answering,
    /// T10, T13: the toeps of the hand do not fit each other.
    Toeps,
    /// T4, T22: clips that cannot lie there.
    Clips,
    /// T15: nobody can have seen.
    Saw,
    /// Too few are left in the hand.
    Folded,
}

/// Why a move cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveError<I> {
    /// The text is no move at all.
    Form,
    /// The move breaks a rule, or names a card that is not there.
    Illegal(I),
    /// The position's stock does not hold the cards that must be dealt after it.
    OutOfCards,
}

impl<I> From<PlayError<I>> for MoveError<I> {
    fn from(error: PlayError<I>) -> MoveError<I> {
        match error {
            PlayError::Illegal(rule) => MoveError::Illegal(rule),
            PlayError::NotNow => MoveError::Form,
            PlayError::OutOfCards => MoveError::OutOfCards,
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::NotJson { line, column } => write!(f, "no JSON at line {line}, column {column}"),
            ReadError::TooLong => write!(f, "a position has at most {} bytes", crate::MAX_BYTES),
            ReadError::Shape { key, wanted } => write!(f, "{key}: {wanted:?} belongs here"),
            ReadError::Missing(key) => write!(f, "{key} is missing"),
            ReadError::UnknownKey(key) => write!(f, "{key}: unknown or twice"),
            ReadError::UnknownGame(name) => write!(f, "no game is called {name}"),
            ReadError::UnknownPreset(name) => write!(f, "no preset is called {name}"),
            ReadError::UnknownSwitch(name) => write!(f, "no switch is called {name}"),
            ReadError::SwitchValue { key, allowed } => write!(f, "{key} takes {allowed}"),
            ReadError::SwitchNeeds { key, needs } => write!(f, "{key} needs {needs}"),
            ReadError::Players { least, most } => write!(f, "{least} to {most} can play"),
            ReadError::NotACard { key, word } => write!(f, "{key}: {word} is no card"),
            ReadError::ForeignCard(card) => write!(f, "the game is not played with {card}"),
            ReadError::TooOften(card) => write!(f, "{card} is there too often"),
            ReadError::Build { text, fault } => write!(f, "{text}: {fault:?}"),
            ReadError::Unreachable { key, fault } => write!(f, "{key}: {fault:?}"),
        }
    }
}

impl std::error::Error for ReadError {}
