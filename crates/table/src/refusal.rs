//! Why a command is refused. The answer goes to its sender only.

use crate::of_game::Illegal;
use core::fmt;
use games::RuleFault;

/// Why a command changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The action breaks a rule of the game.
    Illegal(Illegal),
    /// Something happened since that gives it another meaning.
    Late,
    /// It was made on an entry that does not exist.
    FromTheFuture,
    /// Too many commands, or too many phrases, in a short time.
    TooFast,
    /// The sender has no seat.
    NoSeat,
    /// The seat is at another connection now.
    ElsewhereNow,
    /// A computer player plays for the seat.
    ComputerPlays,
    /// There is no such seat, or it is not what is meant: a person's, a computer player's.
    WrongSeat,
    /// Only the host can do that, or anybody while the host is away.
    HostOnly,
    /// Possible only before a match.
    OnlyBefore,
    /// Possible only during a match.
    OnlyDuring,
    /// Possible only after a match.
    OnlyAfter,
    /// The table is paused.
    Paused,
    /// The table is not paused.
    NotPaused,
    /// All seats, or all places to wait, or all places to watch, are taken.
    Full,
    /// Somebody here has that name.
    NameTaken,
    /// The house rules contradict each other, or are not for so many players.
    Rules(RuleFault),
    /// Not everybody is ready.
    NotReady,
    /// The secret of the match is not fixed yet; in a moment it will be.
    NotCommitted,
    /// The seat has not been away for three minutes.
    NotAwayLong,
    /// It is already so.
    AlreadySo,
    /// The code is wrong, used or too old.
    WrongCode,
    /// The table is closed.
    Closed,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Illegal(Illegal::Wippen(illegal)) => {
                return write!(f, "against the rules: {}", illegal.key());
            }
            Refusal::Illegal(Illegal::Toepen(illegal)) => {
                return write!(f, "against the rules: {}", illegal.key());
            }
            Refusal::Rules(fault) => return fmt::Display::fmt(fault, f),
            Refusal::Late => "something else happened first: look again",
            Refusal::FromTheFuture => "there is no such entry yet",
            Refusal::TooFast => "too much at once: wait a moment",
            Refusal::NoSeat => "take a seat first",
            Refusal::ElsewhereNow => "your seat is open somewhere else: take it back here first",
            Refusal::ComputerPlays => "a computer player plays for you: take your seat back first",
            Refusal::WrongSeat => "that does not go with this seat",
            Refusal::HostOnly => "ask the host to do that",
            Refusal::OnlyBefore => "possible only before a match",
            Refusal::OnlyDuring => "possible only during a match",
            Refusal::OnlyAfter => "possible only after a match",
            Refusal::Paused => "the table is paused: resume first",
            Refusal::NotPaused => "the table is not paused",
            Refusal::Full => "there is no place left",
            Refusal::NameTaken => "somebody here has that name: choose another",
            Refusal::NotReady => "wait until everybody is ready",
            Refusal::NotCommitted => "the cards are being prepared: try again",
            Refusal::NotAwayLong => "wait until the player has been away for three minutes",
            Refusal::AlreadySo => "it is already so",
            Refusal::WrongCode => "the code is wrong, used or too old: ask for a new one",
            Refusal::Closed => "the table is closed",
        })
    }
}

impl core::error::Error for Refusal {}
