//! Why something is not done to a book. Nothing of it has happened then.

use crate::game_line::GameFault;
use crate::hand_line::HandFault;
use crate::house::NoHouse;
use crate::line::LineId;
use crate::people::PersonId;
use games::GameName;

/// What a book can hold only so much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Operations: [`crate::MOST_OPERATIONS`].
    Operations,
    /// Bytes of its file: [`crate::MOST_BYTES`].
    Bytes,
    /// People: [`crate::MOST_PEOPLE`].
    People,
    /// Evenings: [`crate::MOST_EVENINGS`].
    Evenings,
    /// Lines of an evening: [`crate::MOST_LINES`].
    Lines,
    /// Corrections that await a decision: [`crate::MOST_HELD`].
    Held,
}

/// Why an operation is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Another operation has this id.
    IdTaken,
    /// Its maker claims to know operations that the book does not have.
    Ahead,
    /// The book has as much of something as it can hold.
    Full(Bound),
    /// A name that is empty, too long, or has letters that cannot be shown.
    BadName,
    /// Somebody, an evening or a line has this number already.
    NumberTaken,
    /// The book does not have this person.
    NoPerson {
        /// Who.
        person: PersonId,
    },
    /// The book does not have this evening.
    NoEvening,
    /// The book does not have this line.
    NoLine,
    /// The book does not have this operation.
    NoOperation,
    /// Somebody changed the evening meanwhile.
    Overtaken,
    /// No day, or not as `2026-11-30`.
    Date,
    /// A note whence an evening came that is too long.
    Source,
    /// Something about the house rules.
    House(NoHouse),
    /// W2, T2: so many cannot play this game.
    Players {
        /// Which game.
        game: GameName,
    },
    /// Somebody sits or plays twice.
    Twice {
        /// Who.
        person: PersonId,
    },
    /// The first dealer has no seat.
    DealerAway,
    /// T24: the last k hands, k odd, 1 to 19.
    LastHands,
    /// T24: the evening was over when the last hands were announced.
    LastTooLate,
    /// It is no line, or no setting, of the game that is played.
    OtherGame {
        /// Which game is played.
        game: GameName,
    },
    /// The place of a line is out of bounds.
    Place,
    /// A line of Wippen that cannot be right.
    Game(GameFault),
    /// A line of toepen that cannot be right.
    Hand(HandFault),
    /// A line that is there already would not be right any more.
    Line {
        /// Which.
        line: LineId,
        /// Why.
        fault: Box<Refusal>,
    },
    /// Nothing of this operation awaits a decision.
    NothingHeld,
    /// A correction is taken or not; it cannot stand beside what it corrects.
    NotBoth,
    /// There is nothing that can be undone.
    NothingToUndo,
    /// What it did was changed since, so it is corrected rather than undone.
    ChangedSince,
}

impl Refusal {
    /// The rule that it breaks, if it breaks one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Players { game: GameName::Wippen } => Some("W2"),
            Refusal::Players { game: GameName::Toepen } => Some("T2"),
            Refusal::LastHands | Refusal::LastTooLate => Some("T24"),
            Refusal::Game(fault) => fault.rule(),
            Refusal::Hand(fault) => fault.rule(),
            Refusal::Line { fault, .. } => fault.rule(),
            _ => None,
        }
    }
}

impl GameFault {
    /// The rule that it breaks, if it breaks one.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            GameFault::Players { .. } => return None,
            GameFault::Sum { .. } | GameFault::TooFewCards { .. } | GameFault::TooFewSpades { .. } => "W3",
            GameFault::NoWips { .. } | GameFault::TooManyWips { .. } => "W28",
            GameFault::Points { .. } => "W31",
        })
    }
}

impl HandFault {
    /// The rule that it breaks, if it breaks one.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            HandFault::Players { .. } | HandFault::NoPlayer { .. } | HandFault::TooManyClips { .. } => {
                return None;
            }
            HandFault::Unbalanced { .. } => "T5",
            HandFault::NoAnte { .. } => "T4",
            HandFault::HasFolded { .. } => "T10",
            HandFault::OwnToep { .. } => "T11",
            HandFault::IsOver { .. } | HandFault::WinnerNotLeft { .. } => "T12",
            HandFault::RetoepOwn { .. } | HandFault::TooManyToeps => "T13",
            HandFault::ToepSize { .. } => "T14",
            HandFault::NoSeeing => "T15",
            HandFault::NoExchange | HandFault::TooManyChecks { .. } => "T6",
            HandFault::OwnCards { .. } => "T8",
            HandFault::NoTens { .. } => "T22",
            HandFault::WinnerFolded => "T21",
        })
    }
}
