//! The sheet: everyone's standing after every game or hand (T26).

use crate::name::Name;
use arrayvec::ArrayVec;
use game::MAX_SEATS;
use games::GameName;

/// One number a seat: points, or clips without those staked.
pub type Row = ArrayVec<i64, MAX_SEATS>;

/// The sheet of one match or session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Which game.
    pub game: GameName,
    /// Who sat where, by the names at the start.
    pub names: Vec<Name>,
    /// The entries by which they sat down: what tells two people of one name apart.
    pub(crate) sitters: Vec<u64>,
    /// The standing after each game or hand that has been counted.
    pub rows: Vec<Row>,
}

impl Sheet {
    /// Forgets a name.
    pub(crate) fn forget(&mut self, sitter: u64) {
        for (name, who) in self.names.iter_mut().zip(&self.sitters) {
            if *who == sitter {
                *name = Name::default();
            }
        }
    }
}
