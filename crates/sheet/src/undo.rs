//! Undoing: the change that takes back what an operation did.

use crate::book::Book;
use crate::change::{Change, Operation};
use crate::ids::OperationId;
use crate::line::Line;
use crate::refusal::Refusal;
use std::collections::BTreeSet;

impl Book {
    /// The last operation that can still be undone: one that is no undoing, and was not undone.
    pub fn last_to_undo(&self) -> Option<&Operation> {
        let undone: BTreeSet<_> = self.operations().iter().filter_map(|operation| operation.undoes).collect();
        let mut last = self.operations().iter().rev();
        last.find(|last| last.undoes.is_none() && !undone.contains(&last.id) && self.undoing(last.id).is_ok())
    }

    /// The change that takes back what an operation did. It is an operation like any other, so a book keeps both.
    ///
    /// # Errors
    /// If there is no such operation, somebody has changed since what it did, or it did something that cannot be
    /// taken back: somebody who came stays in the list of people, and a decision is corrected at its lines.
    pub fn undoing(&self, id: OperationId) -> Result<Change, Refusal> {
        let number = self.number(id).ok_or(Refusal::NoOperation)?;
        match &self.operations()[number as usize - 1].change {
            Change::AddPerson { .. } | Change::Decide { .. } => Err(Refusal::NothingToUndo),
            Change::Name { .. } => {
                let name = self.before(number)?.name().as_str().to_owned();
                if name.is_empty() { Err(Refusal::NothingToUndo) } else { Ok(Change::Name { name }) }
            }
            Change::RenamePerson { person, .. } => {
                let before = self.before(number)?;
                let name = before.person(*person).map(|person| person.name.as_str().to_owned());
                Ok(Change::RenamePerson { person: *person, name: name.unwrap_or_default() })
            }
            Change::AddEvening { evening, .. } => {
                Ok(Change::RemoveEvening { evening: *evening, removed: true })
            }
            Change::RemoveEvening { evening, removed } => {
                Ok(Change::RemoveEvening { evening: *evening, removed: !removed })
            }
            Change::ChangeEvening { evening, .. } => {
                let about = |book: &Book| Some(book.evening(*evening)?.about.clone());
                let now = self.evening(*evening).ok_or(Refusal::NoEvening)?;
                if about(&self.before(number + 1)?).as_ref() != Some(&now.about) {
                    return Err(Refusal::ChangedSince);
                }
                let about = about(&self.before(number)?).ok_or(Refusal::NoEvening)?;
                Ok(Change::ChangeEvening { evening: *evening, was: now.revision, about })
            }
            Change::AddLine { line, .. } => {
                let (_, now) = self.line(*line).ok_or(Refusal::NoLine)?;
                if now.removed {
                    return Err(Refusal::NothingToUndo);
                }
                Ok(Change::RemoveLine { line: *line, was: now.revision, removed: true })
            }
            Change::CorrectLine { line, .. } | Change::RemoveLine { line, .. } => {
                let (_, now) = self.line(*line).ok_or(Refusal::NoLine)?;
                // What was changed since, and changed back, is as it was.
                let after = self.before(number + 1)?;
                let (_, after) = after.line(*line).ok_or(Refusal::NoLine)?;
                let says = |line: &Line| (line.players.clone(), line.entry.clone(), line.removed);
                if says(now) != says(after) {
                    return Err(Refusal::ChangedSince);
                }
                let before = self.before(number)?;
                let (_, before) = before.line(*line).ok_or(Refusal::NoLine)?;
                let was = now.revision;
                Ok(if before.removed == now.removed {
                    let (players, entry) = (before.players.clone(), before.entry.clone());
                    Change::CorrectLine { line: *line, was, players, entry }
                } else {
                    Change::RemoveLine { line: *line, was, removed: before.removed }
                })
            }
        }
    }

    /// The book as it was before an operation.
    fn before(&self, number: u64) -> Result<Book, Refusal> {
        let earlier = self.operations().iter().take(number as usize - 1).cloned();
        Book::of(earlier).map_err(|(_, refusal)| refusal)
    }
}
