//! Time as a value. Nothing here asks a clock.

use core::fmt;
use core::ops::{Add, Sub};

/// Milliseconds since a moment that the shell chose once and for all, the same in every process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Millis {
        Millis(seconds * 1000)
    }
}

impl Add for Millis {
    type Output = Millis;
    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

/// The time between; none if it would be below zero.
impl Sub for Millis {
    type Output = Millis;
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

/// How long a person may take to answer a question of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TurnTime {
    /// As long as they like.
    #[default]
    None,
    /// 20 seconds.
    Quick,
    /// 45 seconds.
    Usual,
    /// Two minutes.
    Slow,
    /// A day: the game goes on without anybody having to be there at the same time as others.
    Day,
}

impl TurnTime {
    /// All of them.
    pub const ALL: [TurnTime; 5] =
        [TurnTime::None, TurnTime::Quick, TurnTime::Usual, TurnTime::Slow, TurnTime::Day];

    /// The time, where there is a limit.
    pub const fn limit(self) -> Option<Millis> {
        match self {
            TurnTime::None => None,
            TurnTime::Quick => Some(Millis::seconds(20)),
            TurnTime::Usual => Some(Millis::seconds(45)),
            TurnTime::Slow => Some(Millis::seconds(120)),
            TurnTime::Day => Some(Millis::seconds(24 * 60 * 60)),
        }
    }

    /// Do the players come and go as they like? Then whose connection is gone is not thereby away.
    pub(crate) const fn by_letter(self) -> bool {
        matches!(self, TurnTime::Day)
    }
}
