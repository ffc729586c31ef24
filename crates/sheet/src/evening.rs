//! An evening: what was played, when and by whom, and its lines.

use crate::change::About;
use crate::house::NoHouse;
use crate::ids::OperationId;
use crate::line::{Line, LineId, changes};
use crate::refusal::Refusal;
use games::{Draft, GameName, Rules};
use serde::{Deserialize, Serialize};

/// The most evenings of a book.
pub const MOST_EVENINGS: usize = 2_000;
/// The most lines of an evening, those that were taken out or are in doubt included.
pub const MOST_LINES: usize = 1_000;
/// The most bytes of a note whence an evening came.
pub const MOST_SOURCE: usize = 64;

/// An evening of a book: a number that no other in it has; drawn like a [`crate::PersonId`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct EveningId(pub u32);

/// An evening as it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Evening {
    /// Which.
    pub id: EveningId,
    /// What is played, when and by whom.
    pub about: About,
    /// The house rules of `about`, read.
    pub draft: Draft,
    /// The operation that made it what it is.
    pub revision: OperationId,
    /// Was it taken out?
    pub removed: bool,
    /// Its lines in their order, those that do not count included.
    pub lines: Vec<Line>,
}

impl Evening {
    /// Which game is played.
    pub fn game(&self) -> GameName {
        self.draft.game()
    }

    /// The lines that count, in their order.
    pub fn counting(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.counts())
    }

    /// The how manieth of its lines one is, counted from 1, those that do not count included: by this number people
    /// speak of it.
    pub fn number(&self, line: LineId) -> Option<usize> {
        Some(self.lines.iter().position(|known| known.id == line)? + 1)
    }

    /// The place that a new line is to have: what was taken out keeps its place, what is in doubt has none.
    pub fn next_place(&self) -> u32 {
        let places = self.lines.iter().filter(|line| line.doubt.is_none()).map(|line| line.place);
        places.max().unwrap_or(0) + 1
    }

    /// Whether all lines that are not taken out are right under these rules too.
    pub(crate) fn fits(&self, draft: &Draft) -> Result<(), Refusal> {
        for line in self.lines.iter().filter(|line| !line.removed) {
            changes(&line.players, &line.entry, draft)
                .map_err(|fault| Refusal::Line { line: line.id, fault: Box::new(fault) })?;
        }
        Ok(())
    }
}

impl About {
    /// The house rules, if all that stands here can be right. Whether the people are known is for the book to say.
    pub(crate) fn check(&self) -> Result<Draft, Refusal> {
        let draft = self.house.draft().map_err(Refusal::House)?;
        let game = draft.game();
        if self.date.as_ref().is_some_and(|date| !is_date(date)) {
            return Err(Refusal::Date);
        }
        if self.source.as_ref().is_some_and(|source| source.len() > MOST_SOURCE) {
            return Err(Refusal::Source);
        }
        let players = u8::try_from(self.seats.len()).map_err(|_| Refusal::Players { game })?;
        let rules = draft.rules(players).map_err(|why| match why {
            games::RuleFault::Players(game) => Refusal::Players { game },
            why => Refusal::House(NoHouse::Rules(why)),
        })?;
        for (place, person) in self.seats.iter().enumerate() {
            if self.seats[..place].contains(person) {
                return Err(Refusal::Twice { person: *person });
            }
        }
        if !self.seats.contains(&self.dealer) {
            return Err(Refusal::DealerAway);
        }
        match rules {
            Rules::Wippen(_) if self.double || self.last.is_some() => Err(Refusal::OtherGame { game }),
            Rules::Wippen(_) => Ok(draft),
            Rules::Toepen { rules, .. } => match self.last {
                Some((_, hands)) if hands % 2 == 0 || hands > 19 => Err(Refusal::LastHands),
                // T24: announced between two hands of an evening that was not over.
                Some((after, _)) if after >= rules.hands.map_or(MOST_LINES as u32, u32::from) => {
                    Err(Refusal::LastTooLate)
                }
                _ => Ok(draft),
            },
        }
    }
}

/// Is it a day as `2026-11-30`?
pub(crate) fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let shaped = bytes.len() == 10
        && bytes.iter().enumerate().all(|(place, byte)| match place {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if !shaped {
        return false;
    }
    let number = |from: usize, to: usize| text[from..to].parse().unwrap_or(0_u32);
    let (year, month, day) = (number(0, 4), number(5, 7), number(8, 10));
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day) && year > 0
}

#[cfg(test)]
mod tests {
    use super::is_date;

    #[test]
    fn days_that_are_in_the_calendar() {
        for day in ["2026-11-30", "2024-02-29", "2000-02-29", "1999-12-31"] {
            assert!(is_date(day), "{day}");
        }
        for none in [
            "2026-11-31",
            "2023-02-29",
            "1900-02-29",
            "2026-13-01",
            "2026-1-1",
            "30-11-2026",
            "2026-00-10",
            "é026-01-01",
        ] {
            assert!(!is_date(none), "{none}");
        }
    }
}
