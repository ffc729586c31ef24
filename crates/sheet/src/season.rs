//! A season: all evenings of one game, one after another.

use crate::book::Book;
use crate::evening::{Evening, EveningId};
use crate::people::PersonId;
use games::GameName;

/// All evenings of one game that count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// Everybody who played, in the order of the book.
    pub people: Vec<PersonId>,
    /// A row for each evening with a line.
    pub rows: Vec<SeasonRow>,
}

/// What an evening gave, and how everybody stood after it; one element for each of [`Season::people`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonRow {
    /// Which evening.
    pub evening: EveningId,
    /// Points, or clips won (below zero: lost); none for who was not there.
    pub changes: Vec<Option<i64>>,
    /// All of them so far.
    pub standings: Vec<i64>,
}

impl Book {
    /// The evenings that count, by their days; those without a day stand where they were added.
    pub fn in_order(&self) -> Vec<&Evening> {
        let mut evenings: Vec<(Option<&str>, &Evening)> = Vec::new();
        let mut day = None;
        for evening in self.evenings() {
            day = evening.about.date.as_deref().or(day);
            if !evening.removed {
                evenings.push((day, evening));
            }
        }
        evenings.sort_by_key(|(day, _)| *day);
        evenings.into_iter().map(|(_, evening)| evening).collect()
    }

    /// The season of a game.
    pub fn season(&self, game: GameName) -> Season {
        let evenings = self.in_order().into_iter().filter(|evening| evening.game() == game);
        let courses: Vec<_> = evenings.map(|evening| (evening.id, self.progress(evening))).collect();
        let played = |person: PersonId| courses.iter().any(|(_, course)| course.total(person).is_some());
        let people: Vec<PersonId> =
            self.people().iter().map(|person| person.id).filter(|person| played(*person)).collect();
        let mut standings = vec![0; people.len()];
        let mut rows = Vec::new();
        for (evening, course) in courses.iter().filter(|(_, course)| !course.rows.is_empty()) {
            let changes: Vec<Option<i64>> = people.iter().map(|person| course.total(*person)).collect();
            for (standing, change) in standings.iter_mut().zip(&changes) {
                *standing += change.unwrap_or(0);
            }
            rows.push(SeasonRow { evening: *evening, changes, standings: standings.clone() });
        }
        Season { people, rows }
    }
}
