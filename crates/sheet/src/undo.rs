//! Undoing: the change that takes back what an operation did.

use crate::book::Book;
use crate::change::{About, Change, Operation};
use crate::evening::EveningId;
use crate::ids::OperationId;
use crate::people::PersonId;
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
    /// If there is no such operation, somebody has changed since what it did, or it did nothing that can be taken back:
    /// somebody who came stays in the list of people, and a decision is corrected at its lines.
    pub fn undoing(&self, id: OperationId) -> Result<Change, Refusal> {
        let number = self.number(id).ok_or(Refusal::NoOperation)?;
        let (earlier, rest) = self.operations().split_at(number as usize - 1);
        match &rest[0].change {
            Change::AddPerson { .. } | Change::Decide { .. } => Err(Refusal::NothingToUndo),
            Change::Name { name: now } => {
                let name = last(earlier, |change| match change {
                    Change::Name { name } => Some(name),
                    _ => None,
                });
                let name = other(name, now)?.clone();
                Ok(Change::Name { name })
            }
            Change::RenamePerson { person, name: now } => {
                let name = other(called(earlier, *person), now)?.clone();
                Ok(Change::RenamePerson { person: *person, name })
            }
            Change::AddEvening { evening, .. } => {
                if self.evening(*evening).ok_or(Refusal::NoEvening)?.removed {
                    return Err(Refusal::NothingToUndo);
                }
                Ok(Change::RemoveEvening { evening: *evening, removed: true })
            }
            Change::RemoveEvening { evening, removed } => {
                if self.evening(*evening).ok_or(Refusal::NoEvening)?.removed != *removed {
                    return Err(Refusal::ChangedSince);
                }
                let removed = other(was_removed(earlier, *evening), *removed)?;
                Ok(Change::RemoveEvening { evening: *evening, removed })
            }
            Change::ChangeEvening { evening, about: after, .. } => {
                let now = self.evening(*evening).ok_or(Refusal::NoEvening)?;
                if now.about != *after {
                    return Err(Refusal::ChangedSince);
                }
                let about = other(about(earlier, *evening), after)?.clone();
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
                if now.says() != now.said(number) {
                    return Err(Refusal::ChangedSince);
                }
                let (players, entry, removed) = now.said(number - 1);
                if (players, entry, removed) == now.says() {
                    return Err(Refusal::NothingToUndo);
                }
                let (line, was) = (*line, now.revision);
                Ok(if removed == now.removed {
                    Change::CorrectLine { line, was, players: players.to_vec(), entry: entry.clone() }
                } else {
                    Change::RemoveLine { line, was, removed }
                })
            }
        }
    }
}

/// What was before, if it was something else.
fn other<T: PartialEq>(before: Option<T>, now: T) -> Result<T, Refusal> {
    before.filter(|before| *before != now).ok_or(Refusal::NothingToUndo)
}

/// What the last of some operations that says it says.
fn last<'a, T>(operations: &'a [Operation], says: impl Fn(&'a Change) -> Option<T>) -> Option<T> {
    operations.iter().rev().find_map(|operation| says(&operation.change))
}

fn called(operations: &[Operation], who: PersonId) -> Option<&String> {
    last(operations, |change| match change {
        Change::AddPerson { person, name } | Change::RenamePerson { person, name } if *person == who => {
            Some(name)
        }
        _ => None,
    })
}

fn was_removed(operations: &[Operation], which: EveningId) -> Option<bool> {
    last(operations, |change| match change {
        Change::AddEvening { evening, .. } if *evening == which => Some(false),
        Change::RemoveEvening { evening, removed } if *evening == which => Some(*removed),
        _ => None,
    })
}

fn about(operations: &[Operation], which: EveningId) -> Option<&About> {
    last(operations, |change| match change {
        Change::AddEvening { evening, about } | Change::ChangeEvening { evening, about, .. }
            if *evening == which =>
        {
            Some(about)
        }
        _ => None,
    })
}
