//! What the desks of all processes share: the store, where cards come from, and what leaves the house.

use crate::deck::Deck;
use crate::faults::{Fault, Faults};
use crate::sabotage::Sabotage;
use crate::shelf::{Shelf, Tear};
use game::kit::Chance;
use table::{AskComputer, Millis};

/// A connection, as those outside of the house count them.
pub type Socket = u32;

/// What comes out of the house on a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A message, as JSON.
    Text(String),
    /// The house closes the connection.
    Closed,
}

/// A frame that left the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// When.
    pub at: Millis,
    /// On which connection.
    pub socket: Socket,
    /// What.
    pub frame: Frame,
}

/// A computer player that was asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// When.
    pub at: Millis,
    /// By which process, the how manieth desk that it opened.
    pub by: (usize, u32),
    /// What.
    pub ask: AskComputer,
}

pub(crate) struct Back {
    pub shelf: Shelf,
    pub deck: Deck,
    /// Codes that move seats.
    pub codes: Chance,
    pub sent: Vec<Sent>,
    pub asked: Vec<Asked>,
    /// Which answers of computer players were lawful when they came.
    pub judged: Vec<bool>,
    pub faults: Faults,
    /// How often something happened by which an evening goes on: more than that people came and went.
    pub deeds: u64,
    /// How often something changed that decides who drives: a process came or died, or let the table go.
    pub turns: u64,
    pub sabotage: Option<Sabotage>,
}

impl Back {
    /// Counts what befell the appends since the last time.
    pub fn count_tears(&mut self) {
        for tear in self.shelf.torn.drain(..) {
            self.faults.strike(match tear {
                Tear::Slow(_) => Fault::SlowStore,
                Tear::FailsUnstored => Fault::FailedUnstored,
                Tear::FailsStored => Fault::FailedStored,
                Tear::DiesUnstored => Fault::DiedBeforeCommit,
                Tear::DiesStored => Fault::DiedAfterCommit,
            });
        }
    }

    /// A code that people type.
    pub fn draw_code(&mut self) -> String {
        const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        (0..10).map(|_| char::from(LETTERS[self.codes.below(LETTERS.len())])).collect()
    }
}
