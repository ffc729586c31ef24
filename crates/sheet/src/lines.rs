//! Adding, correcting and taking out lines, and what happens when two people do it at once.

use crate::book::{Book, Done};
use crate::change::{Operation, Verdict};
use crate::evening::{EveningId, MOST_LINES};
use crate::ids::OperationId;
use crate::line::{Entry, Line, LineId, changes};
use crate::people::PersonId;
use crate::refusal::{Bound, Refusal};

/// The most corrections of a book that await a decision.
pub const MOST_HELD: usize = 1_000;

/// A change of a line that awaits a decision, because its maker had seen another line than there was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The operation that wanted it.
    pub operation: OperationId,
    /// Of which line.
    pub line: LineId,
    /// What is to become of the line.
    pub change: HeldChange,
}

/// What is to become of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HeldChange {
    /// It says something else.
    Correct {
        /// Who played.
        players: Vec<PersonId>,
        /// What is noted.
        entry: Entry,
    },
    /// It is taken out, or counts again.
    Remove(bool),
}

/// Something that awaits a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Doubt<'a> {
    /// A line was added where others had noted one meanwhile.
    Line {
        /// In which evening.
        evening: EveningId,
        /// What does not count for now.
        line: &'a Line,
        /// What stands there.
        instead_of: &'a Line,
    },
    /// A line was changed that others had changed meanwhile.
    Change {
        /// In which evening.
        evening: EveningId,
        /// The line as it stands.
        line: &'a Line,
        /// What does not count for now.
        held: &'a Held,
    },
}

impl Doubt<'_> {
    /// The operation to decide about.
    pub fn operation(&self) -> OperationId {
        match self {
            Doubt::Line { line, .. } => line.added,
            Doubt::Change { held, .. } => held.operation,
        }
    }
}

/// Where a line is: its evening and its place there.
type At = (usize, usize);

impl Book {
    /// A line and the evening that it is in.
    pub fn line(&self, id: LineId) -> Option<(EveningId, &Line)> {
        let (evening, line) = self.find_line(id).ok()?;
        Some((self.evenings[evening].id, &self.evenings[evening].lines[line]))
    }

    /// All that awaits a decision, in the order of the evenings.
    pub fn doubts(&self) -> Vec<Doubt<'_>> {
        let mut doubts = Vec::new();
        for evening in &self.evenings {
            for line in evening.lines.iter().filter(|line| !line.removed) {
                let rival = line.doubt.and_then(|rival| evening.lines.iter().find(|line| line.id == rival));
                if let Some(instead_of) = rival {
                    doubts.push(Doubt::Line { evening: evening.id, line, instead_of });
                }
                let held = self.held.iter().filter(|held| held.line == line.id);
                doubts.extend(held.map(|held| Doubt::Change { evening: evening.id, line, held }));
            }
            for line in evening.lines.iter().filter(|line| line.removed) {
                let held = self.held.iter().filter(|held| held.line == line.id);
                doubts.extend(held.map(|held| Doubt::Change { evening: evening.id, line, held }));
            }
        }
        doubts
    }

    fn find_line(&self, id: LineId) -> Result<At, Refusal> {
        let evening = *self.homes.get(&id).ok_or(Refusal::NoLine)?;
        let line = self.evenings[evening].lines.iter().position(|line| line.id == id);
        line.map(|line| (evening, line)).ok_or(Refusal::NoLine)
    }

    fn can_stand(&self, evening: usize, players: &[PersonId], entry: &Entry) -> Result<(), Refusal> {
        players.iter().try_for_each(|person| self.knows(*person))?;
        changes(players, entry, &self.evenings[evening].draft).map(drop)
    }

    pub(crate) fn add_line(
        &mut self,
        by: &Operation,
        (evening, id): (EveningId, LineId),
        place: u32,
        players: &[PersonId],
        entry: &Entry,
    ) -> Result<Done, Refusal> {
        let at = self.find_evening(evening)?;
        if self.homes.contains_key(&id) {
            return Err(Refusal::NumberTaken);
        }
        if self.evenings[at].lines.len() >= MOST_LINES {
            return Err(Refusal::Full(Bound::Lines));
        }
        if place == 0 || place as usize > MOST_LINES {
            return Err(Refusal::Place);
        }
        self.can_stand(at, players, entry)?;
        let lines = &mut self.evenings[at];
        let next = lines.next_place();
        let settled = lines.lines.iter().rev().filter(|line| line.doubt.is_none());
        let doubt = settled.filter(|_| place < next).find(|line| line.place == place).map(|line| line.id);
        let place = place.min(next);
        let line = Line {
            id,
            place,
            players: players.to_vec(),
            entry: entry.clone(),
            added: by.id,
            revision: by.id,
            removed: false,
            doubt,
            earlier: Vec::new(),
        };
        let before = lines.lines.partition_point(|line| line.place <= place);
        lines.lines.insert(before, line);
        self.homes.insert(id, at);
        Ok(if doubt.is_some() { Done::Held } else { Done::Counts })
    }

    pub(crate) fn change_line(
        &mut self,
        by: &Operation,
        id: LineId,
        was: OperationId,
        change: HeldChange,
    ) -> Result<Done, Refusal> {
        let at = self.find_line(id)?;
        let line = &self.evenings[at.0].lines[at.1];
        self.would_stand(at, &change)?;
        if change.is_done(line) {
            return Ok(Done::Counts);
        }
        if was == line.revision {
            self.do_change(by.id, at, change);
            return Ok(Done::Counts);
        }
        if !self.numbers.contains_key(&was) {
            return Err(Refusal::NoOperation);
        }
        let held = Held { operation: by.id, line: id, change };
        // What builds on something that awaits a decision takes its place.
        match self.held.iter().position(|held| held.line == id && held.operation == was) {
            Some(earlier) => self.held[earlier] = held,
            None if self.held.len() >= MOST_HELD => return Err(Refusal::Full(Bound::Held)),
            None => self.held.push(held),
        }
        Ok(Done::Held)
    }

    /// A line that comes to stand, or to stand otherwise, is checked by the house rules as they are now.
    fn would_stand(&self, at: At, change: &HeldChange) -> Result<(), Refusal> {
        let line = &self.evenings[at.0].lines[at.1];
        match change {
            HeldChange::Correct { players, entry } => self.can_stand(at.0, players, entry),
            HeldChange::Remove(false) => self.can_stand(at.0, &line.players, &line.entry),
            HeldChange::Remove(true) => Ok(()),
        }
    }

    fn do_change(&mut self, by: OperationId, at: At, change: HeldChange) {
        let number = self.next_number();
        let line = &mut self.evenings[at.0].lines[at.1];
        line.make_way(by, number);
        match change {
            HeldChange::Correct { players, entry } => (line.players, line.entry) = (players, entry),
            HeldChange::Remove(removed) => line.removed = removed,
        }
    }

    pub(crate) fn decide(
        &mut self,
        by: &Operation,
        about: OperationId,
        verdict: Verdict,
    ) -> Result<Done, Refusal> {
        if let Some(held) = self.held.iter().position(|held| held.operation == about) {
            let at = self.find_line(self.held[held].line)?;
            match verdict {
                Verdict::Both => return Err(Refusal::NotBoth),
                Verdict::Instead => {
                    self.would_stand(at, &self.held[held].change)?;
                    let held = self.held.remove(held);
                    self.do_change(by.id, at, held.change);
                }
                Verdict::Drop => drop(self.held.remove(held)),
            }
            return Ok(Done::Counts);
        }
        let added = |line: &Line| line.added == about && line.doubt.is_some() && !line.removed;
        let at = self
            .evenings
            .iter()
            .enumerate()
            .find_map(|(evening, lines)| lines.lines.iter().position(added).map(|line| (evening, line)));
        let (evening, line) = at.ok_or(Refusal::NothingHeld)?;
        let number = self.next_number();
        let lines = &mut self.evenings[evening].lines;
        let rival = core::mem::take(&mut lines[line].doubt);
        lines[line].revision = by.id;
        match verdict {
            Verdict::Both => {}
            Verdict::Drop => {
                lines[line].make_way(by.id, number);
                lines[line].removed = true;
            }
            Verdict::Instead => {
                for line in lines.iter_mut().filter(|line| Some(line.id) == rival) {
                    line.make_way(by.id, number);
                    line.removed = true;
                }
            }
        }
        Ok(Done::Counts)
    }
}

impl HeldChange {
    /// Is the line so already?
    fn is_done(&self, line: &Line) -> bool {
        match self {
            HeldChange::Correct { players, entry } => line.players == *players && line.entry == *entry,
            HeldChange::Remove(removed) => line.removed == *removed,
        }
    }
}
