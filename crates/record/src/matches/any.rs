//! A record of either game and either kind.

use super::error::{RecordError, Why};
use super::proof::{Unfair, Verdict};
use super::recorded::Recorded;
use super::whole::{Lines, MatchRecord, SeatRecord};
use crate::error::ReadError;
use crate::object::excerpt;
use ::toepen::Session;
use ::wippen::Match;

/// A record of which one does not know beforehand what it is of.
#[derive(Clone, Debug)]
pub enum AnyRecord {
    /// Of a match of Wippen, all known.
    Wippen(MatchRecord<Match>),
    /// Of what one viewer knew of a match of Wippen.
    WippenSeat(SeatRecord<Match>),
    /// Of a session of toepen, all known.
    Toepen(MatchRecord<Session>),
    /// Of what one viewer knew of a session of toepen.
    ToepenSeat(SeatRecord<Session>),
}

impl AnyRecord {
    /// Reads a finished record.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<AnyRecord, RecordError> {
        let lines = Lines::new(text)?;
        let head = lines.head()?;
        let whole = head.view()? == "all";
        Ok(match (head.game()?, whole) {
            (Match::NAME, true) => AnyRecord::Wippen(MatchRecord::read_after(&lines, &head)?),
            (Match::NAME, false) => AnyRecord::WippenSeat(SeatRecord::read_after(&lines, &head)?),
            (Session::NAME, true) => AnyRecord::Toepen(MatchRecord::read_after(&lines, &head)?),
            (Session::NAME, false) => AnyRecord::ToepenSeat(SeatRecord::read_after(&lines, &head)?),
            (other, _) => {
                let why = Why::Terms(ReadError::UnknownGame(excerpt(other)));
                return Err(RecordError { line: head.line_of("game"), why });
            }
        })
    }

    /// The whole as text.
    pub fn to_text(&self) -> String {
        match self {
            AnyRecord::Wippen(record) => record.to_text(),
            AnyRecord::WippenSeat(record) => record.to_text(),
            AnyRecord::Toepen(record) => record.to_text(),
            AnyRecord::ToepenSeat(record) => record.to_text(),
        }
    }

    /// Looks at every proof there is.
    ///
    /// # Errors
    /// The first one that does not hold.
    pub fn verify(&self) -> Result<Verdict, Unfair> {
        match self {
            AnyRecord::Wippen(record) => record.verify(),
            AnyRecord::WippenSeat(record) => record.verify(),
            AnyRecord::Toepen(record) => record.verify(),
            AnyRecord::ToepenSeat(record) => record.verify(),
        }
    }
}
