//! A book, and what its operations make of it.

use crate::change::{About, Change, Operation};
use crate::evening::{Evening, EveningId, MOST_EVENINGS};
use crate::format::{self, MOST_BYTES};
use crate::ids::OperationId;
use crate::line::LineId;
use crate::lines::{Held, HeldChange};
use crate::people::{MOST_PEOPLE, Person, PersonId};
use crate::refusal::{Bound, Refusal};
use games::Draft;
use std::collections::BTreeMap;
use table::Name;

/// The most operations of a book: some twelve hundred evenings of twenty hands.
pub const MOST_OPERATIONS: usize = 25_000;

/// What a group keeps of its evenings.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Book {
    name: Name,
    people: Vec<Person>,
    pub(crate) evenings: Vec<Evening>,
    /// Changes of lines that await a decision.
    pub(crate) held: Vec<Held>,
    operations: Vec<Operation>,
    /// What the operations have as a file.
    bytes: usize,
    /// The number of each operation; the first is number 1.
    pub(crate) numbers: BTreeMap<OperationId, u64>,
    /// The evening that each line is in, as its place in `evenings`.
    pub(crate) homes: BTreeMap<LineId, usize>,
}

/// What became of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// It counts.
    Counts,
    /// It awaits a decision, because somebody else had been there meanwhile.
    Held,
    /// It had been done before, and is not done again.
    Before,
}

impl Book {
    /// What operations make of an empty book.
    ///
    /// # Errors
    /// The first operation that is refused, counted from 1, and why.
    pub fn of(operations: impl IntoIterator<Item = Operation>) -> Result<Book, (u64, Refusal)> {
        let mut book = Book::default();
        for (number, operation) in (1..).zip(operations) {
            book.apply(operation).map_err(|refusal| (number, refusal))?;
        }
        Ok(book)
    }

    /// What the group is called; empty as long as nobody has said so.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// Its people, in the order in which they came.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Somebody of it.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// Its evenings in the order in which they were added, those that were taken out included.
    pub fn evenings(&self) -> &[Evening] {
        &self.evenings
    }

    /// One of its evenings.
    pub fn evening(&self, id: EveningId) -> Option<&Evening> {
        self.evenings.iter().find(|evening| evening.id == id)
    }

    /// The how manieth of its evenings one is, counted from 1, those that were taken out included: by this number people
    /// speak of it.
    pub fn evening_number(&self, id: EveningId) -> Option<usize> {
        Some(self.evenings.iter().position(|evening| evening.id == id)? + 1)
    }

    /// All that was done to it.
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// How many bytes it has as a file, never more than [`MOST_BYTES`].
    pub fn bytes(&self) -> usize {
        format::FRAME + self.bytes
    }

    /// The number of an operation, counted from 1.
    pub fn number(&self, id: OperationId) -> Option<u64> {
        self.numbers.get(&id).copied()
    }

    /// Does one operation more.
    ///
    /// # Errors
    /// Why it is refused; the book is as it was then.
    pub fn apply(&mut self, operation: Operation) -> Result<Done, Refusal> {
        if let Some(number) = self.numbers.get(&operation.id) {
            let same = self.operations[*number as usize - 1].change == operation.change;
            return if same { Ok(Done::Before) } else { Err(Refusal::IdTaken) };
        }
        if operation.base > self.operations.len() as u64 {
            return Err(Refusal::Ahead);
        }
        if self.operations.len() >= MOST_OPERATIONS {
            return Err(Refusal::Full(Bound::Operations));
        }
        let bytes = format::bytes(&operation);
        if self.bytes() + bytes > MOST_BYTES {
            return Err(Refusal::Full(Bound::Bytes));
        }
        if operation.undoes.is_some_and(|id| !self.numbers.contains_key(&id)) {
            return Err(Refusal::NoOperation);
        }
        let done = self.change(&operation)?;
        self.numbers.insert(operation.id, self.next_number());
        self.bytes += bytes;
        self.operations.push(operation);
        Ok(done)
    }

    /// The number that the next operation gets.
    pub(crate) fn next_number(&self) -> u64 {
        self.operations.len() as u64 + 1
    }

    /// Every branch looks first and changes then, so what is refused leaves nothing behind.
    fn change(&mut self, by: &Operation) -> Result<Done, Refusal> {
        match &by.change {
            Change::Name { name } => self.name = clean(name)?,
            Change::AddPerson { person, name } => self.add_person(*person, clean(name)?)?,
            Change::RenamePerson { person, name } => {
                let name = if name.is_empty() { Name::default() } else { clean(name)? };
                let known = self.people.iter_mut().find(|known| known.id == *person);
                known.ok_or(Refusal::NoPerson { person: *person })?.name = name;
            }
            Change::AddEvening { evening, about } => self.add_evening(by.id, *evening, about)?,
            Change::ChangeEvening { evening, was, about } => {
                self.change_evening(by.id, *evening, *was, about)?
            }
            Change::RemoveEvening { evening, removed } => {
                let at = self.find_evening(*evening)?;
                self.evenings[at].removed = *removed;
            }
            Change::AddLine { evening, line, place, players, entry } => {
                return self.add_line(by, (*evening, *line), *place, players, entry);
            }
            Change::CorrectLine { line, was, players, entry } => {
                let change = HeldChange::Correct { players: players.clone(), entry: entry.clone() };
                return self.change_line(by, *line, *was, change);
            }
            Change::RemoveLine { line, was, removed } => {
                return self.change_line(by, *line, *was, HeldChange::Remove(*removed));
            }
            Change::Decide { operation, verdict } => return self.decide(by, *operation, *verdict),
        }
        Ok(Done::Counts)
    }

    pub(crate) fn knows(&self, person: PersonId) -> Result<(), Refusal> {
        self.person(person).map(drop).ok_or(Refusal::NoPerson { person })
    }

    pub(crate) fn find_evening(&self, id: EveningId) -> Result<usize, Refusal> {
        self.evenings.iter().position(|evening| evening.id == id).ok_or(Refusal::NoEvening)
    }

    fn add_person(&mut self, id: PersonId, name: Name) -> Result<(), Refusal> {
        if self.knows(id).is_ok() {
            return Err(Refusal::NumberTaken);
        }
        if self.people.len() >= MOST_PEOPLE {
            return Err(Refusal::Full(Bound::People));
        }
        self.people.push(Person { id, name });
        Ok(())
    }

    fn check(&self, about: &About) -> Result<Draft, Refusal> {
        about.seats.iter().try_for_each(|person| self.knows(*person))?;
        about.check()
    }

    fn add_evening(&mut self, by: OperationId, id: EveningId, about: &About) -> Result<(), Refusal> {
        if self.find_evening(id).is_ok() {
            return Err(Refusal::NumberTaken);
        }
        if self.evenings.len() >= MOST_EVENINGS {
            return Err(Refusal::Full(Bound::Evenings));
        }
        let draft = self.check(about)?;
        let about = about.clone();
        self.evenings.push(Evening { id, about, draft, revision: by, removed: false, lines: Vec::new() });
        Ok(())
    }

    fn change_evening(
        &mut self,
        by: OperationId,
        id: EveningId,
        was: OperationId,
        about: &About,
    ) -> Result<(), Refusal> {
        let at = self.find_evening(id)?;
        if self.evenings[at].about == *about {
            return Ok(());
        }
        if self.evenings[at].revision != was {
            return Err(Refusal::Overtaken);
        }
        let draft = self.check(about)?;
        self.evenings[at].fits(&draft)?;
        let evening = &mut self.evenings[at];
        (evening.about, evening.draft, evening.revision) = (about.clone(), draft, by);
        Ok(())
    }
}

/// A name is refused rather than mended: whoever entered it has seen it as it is.
fn clean(name: &str) -> Result<Name, Refusal> {
    Name::clean(name).filter(|clean| clean.as_str() == name).ok_or(Refusal::BadName)
}
