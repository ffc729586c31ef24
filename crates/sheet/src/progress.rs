//! The course of an evening: standings after every line, who deals next, and how it ended.

use crate::book::Book;
use crate::evening::Evening;
use crate::line::{Line, LineId, changes};
use crate::people::PersonId;
use games::Draft;
use wippen::Finish;

/// The course of an evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Everybody who sits there or played, in the order of the seats, then in that in which they came.
    pub people: Vec<PersonId>,
    /// What everybody begins with: clips (T2), or no points.
    pub start: i64,
    /// A row for each line that counts.
    pub rows: Vec<Row>,
    /// Who deals next (T3, W7); none if the evening is over or nobody knows.
    pub dealer: Option<PersonId>,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// What is odd, though it can be right.
    pub warnings: Vec<Warning>,
}

/// What a line gave, and how everybody stood after it; one element for each of [`Progress::people`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which line.
    pub line: LineId,
    /// Points, or clips won (below zero: lost); none for who did not play.
    pub changes: Vec<Option<i64>>,
    /// All points or clips.
    pub standings: Vec<i64>,
}

/// How an evening ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// After so many lines that count.
    pub after: usize,
    /// Who had most then: at Wippen always one (W34, W35).
    pub winners: Vec<PersonId>,
}

/// Something odd about a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// It was noted although the evening was over (W34, T24).
    AfterTheEnd(LineId),
    /// Somebody played who has no seat that evening.
    NotSeated(LineId, PersonId),
    /// It says the same as the one before.
    SameAgain(LineId),
}

/// How the standing of somebody changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Whose.
    pub person: PersonId,
    /// As it was at the end.
    pub before: i64,
    /// As it is.
    pub after: i64,
}

/// Whose standing differs between two courses of one evening, as before and after a correction.
pub fn differences(before: &Progress, after: &Progress) -> Vec<Difference> {
    let people =
        after.people.iter().chain(before.people.iter().filter(|person| !after.people.contains(person)));
    people
        .map(|person| Difference {
            person: *person,
            before: before.standing(*person),
            after: after.standing(*person),
        })
        .filter(|difference| difference.before != difference.after)
        .collect()
}

impl Progress {
    /// How somebody stands at the end.
    pub fn standing(&self, person: PersonId) -> i64 {
        let place = self.people.iter().position(|known| *known == person);
        match (place, self.rows.last()) {
            (Some(place), Some(row)) => row.standings[place],
            _ => self.start,
        }
    }

    /// What somebody won (below zero: lost) on that evening; none if they did not play.
    pub fn total(&self, person: PersonId) -> Option<i64> {
        let place = self.people.iter().position(|known| *known == person)?;
        let mut changes = self.rows.iter().filter_map(|row| row.changes[place]).peekable();
        changes.peek()?;
        Some(changes.sum())
    }
}

impl Book {
    /// The course of one of its evenings.
    pub fn progress(&self, evening: &Evening) -> Progress {
        let people = people(evening);
        let start = match &evening.draft {
            Draft::Wippen(_) => 0,
            Draft::Toepen(draft) => i64::from(draft.starting_clips),
        };
        let mut standings = vec![start; people.len()];
        let mut progress =
            Progress { people, start, rows: Vec::new(), dealer: None, end: None, warnings: Vec::new() };
        let mut last: Option<&Line> = None;
        for line in evening.counting() {
            warn(&mut progress, evening, line, last);
            let row = row(&progress.people, evening, line, &mut standings);
            progress.rows.push(row);
            if progress.end.is_none() {
                progress.end = end(&progress, evening);
            }
            last = Some(line);
        }
        if progress.end.is_none() {
            progress.dealer = dealer(evening, progress.rows.len(), last);
        }
        progress
    }
}

fn people(evening: &Evening) -> Vec<PersonId> {
    let mut people = evening.about.seats.clone();
    for line in evening.counting() {
        for person in &line.players {
            if !people.contains(person) {
                people.push(*person);
            }
        }
    }
    people
}

fn row(people: &[PersonId], evening: &Evening, line: &Line, standings: &mut [i64]) -> Row {
    // Nothing gets into a book that does not check.
    let given = changes(&line.players, &line.entry, &evening.draft).unwrap_or_default();
    let changes: Vec<Option<i64>> = people
        .iter()
        .map(|person| given.get(line.players.iter().position(|player| player == person)?).copied())
        .collect();
    for (standing, change) in standings.iter_mut().zip(&changes) {
        *standing += change.unwrap_or(0);
    }
    Row { line: line.id, changes, standings: standings.to_vec() }
}

fn warn(progress: &mut Progress, evening: &Evening, line: &Line, last: Option<&Line>) {
    if progress.end.is_some() {
        progress.warnings.push(Warning::AfterTheEnd(line.id));
    }
    for player in line.players.iter().filter(|player| !evening.about.seats.contains(player)) {
        progress.warnings.push(Warning::NotSeated(line.id, *player));
    }
    // Two hands of toepen are often alike; two games of Wippen hardly ever.
    let alike = last.is_some_and(|last| last.players == line.players && last.entry == line.entry);
    if alike && line.entry.winner().is_none() {
        progress.warnings.push(Warning::SameAgain(line.id));
    }
}

fn end(progress: &Progress, evening: &Evening) -> Option<End> {
    let played = progress.rows.len();
    let standings = &progress.rows.last()?.standings;
    let highest = standings.iter().max()?;
    let leaders = progress.people.iter().zip(standings).filter(|(_, standing)| *standing == highest);
    let winners: Vec<PersonId> = leaders.map(|(person, _)| *person).collect();
    let over = match &evening.draft {
        // W34; W35: while two are equal, another game is played.
        Draft::Wippen(draft) => {
            let enough = match draft.finish {
                Finish::Target(target) => *highest >= i64::from(target),
                Finish::Games(games) => played >= games as usize,
            };
            enough && winners.len() == 1
        }
        // T24
        Draft::Toepen(draft) => {
            let hands = match evening.about.last {
                Some((after, hands)) => Some(after + hands),
                None => draft.hands.map(u32::from),
            };
            hands.is_some_and(|hands| played >= hands as usize)
        }
    };
    over.then_some(End { after: played, winners })
}

fn dealer(evening: &Evening, played: usize, last: Option<&Line>) -> Option<PersonId> {
    let about = &evening.about;
    match last {
        None => Some(about.dealer),
        // T3
        Some(line) if line.entry.winner().is_some() => line.players.get(line.entry.winner()?).copied(),
        // W7
        Some(_) => {
            let first = about.seats.iter().position(|seat| *seat == about.dealer)?;
            about.seats.get((first + played) % about.seats.len()).copied()
        }
    }
}
