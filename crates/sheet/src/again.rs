//! Bringing in again what came from elsewhere, and was taken out.

use crate::book::Book;
use crate::change::Change;
use crate::evening::EveningId;
use crate::line::Line;

impl Book {
    /// The changes that bring back an evening that was brought in before: it counts again, and those of its lines that
    /// were undone; all of them, if none is left. A line that somebody took out without undoing it stays out, and what
    /// was corrected stays corrected. Nothing if the evening is there.
    pub fn bringing_back(&self, id: EveningId) -> Vec<Change> {
        let Some(evening) = self.evening(id) else { return Vec::new() };
        let none_left = evening.lines.iter().all(|line| line.removed);
        let back = evening.lines.iter().filter(|line| line.removed && (none_left || self.was_undone(line)));
        let lines = back.map(|line| Change::RemoveLine { line: line.id, was: line.revision, removed: false });
        let evening = evening.removed.then_some(Change::RemoveEvening { evening: id, removed: false });
        evening.into_iter().chain(lines).collect()
    }

    /// Is it out because its adding was undone? Bringing it back can have been undone too, more than once.
    fn was_undone(&self, line: &Line) -> bool {
        let mut by = self.number(line.revision);
        while let Some(number) = by {
            let undoes = self.operations().get(number as usize - 1).and_then(|operation| operation.undoes);
            if undoes == Some(line.added) {
                return true;
            }
            // What it undid had brought the line back: who had taken it out before that?
            let back = undoes.and_then(|undone| self.number(undone));
            let out = back.and_then(|back| line.earlier.iter().position(|earlier| earlier.until == back));
            by = out.and_then(|out| Some(line.earlier.get(out.checked_sub(1)?)?.until));
        }
        false
    }
}
