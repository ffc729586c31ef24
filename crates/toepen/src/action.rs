//! What a seat can do in a hand.

use cards::Card;
use core::fmt;
use game::Seat;

/// Something that a player does. Equal actions do the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// T16: plays a card.
    Play(Card),
    /// T10, T14: toeps, with so many clips.
    Toep(u8),
    /// T11: stays and adds what it costs.
    Stay,
    /// T11: folds.
    Fold,
    /// T6: lays the four cards down and gets four others.
    Exchange,
    /// T8: checks what this seat laid down last.
    Check(Seat),
    /// T9: says that exchanging may close.
    Ready,
}

/// The part of a move behind the colon (`docs/rules/notation.md`).
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "{card}"),
            Action::Toep(1) => f.write_str("toep"),
            Action::Toep(clips) => write!(f, "toep{clips}"),
            Action::Stay => f.write_str("stay"),
            Action::Fold => f.write_str("fold"),
            Action::Exchange => f.write_str("exchange"),
            Action::Check(seat) => write!(f, "check{seat}"),
            Action::Ready => f.write_str("ready"),
        }
    }
}

/// A seat with what it does: several seats can be allowed to act, so a move names its seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
}

/// `SEAT:ACTION`
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.action)
    }
}
