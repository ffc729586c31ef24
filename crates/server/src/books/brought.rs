//! What comes into a book from elsewhere: someone's old sheet, or a match that was played at a table here.
//!
//! Who does not hear what became of it asks again, so twice must be once: the ids of its operations follow from what it
//! is. What is there already is left alone, and what was taken out of it comes back.

use crate::books::house_of;
use crate::records;
use fair::{Hash, Rng};
use lang::{Lang, Messages};
use record::AnyRecord;
use sheet::{
    Book, Bringing, Change, EveningId, House, Kind, Operation, OperationId, Played, Preview, unused,
};
use store::TableId;
use table::Entry;
use wire::HouseRules;

/// What was brought into a book.
pub(crate) struct Brought {
    /// As these evenings.
    pub evenings: Vec<EveningId>,
    /// Was all of it there already?
    pub before: bool,
}

/// What something is that comes from elsewhere, as the hash of it.
struct Origin(Hash);

/// Of which kind an operation is; of each kind they are counted from 0.
#[derive(Clone, Copy)]
enum What {
    Person,
    Evening,
    Line,
    /// Something that is brought back.
    Again,
}

impl Origin {
    fn id(&self, what: What, place: u32) -> OperationId {
        let hash = Hash::of("book-brought", &[&self.0.0, &[what as u8], &place.to_be_bytes()]);
        OperationId(hash.0[..16].iter().fold(0, |id, byte| id << 8 | u128::from(*byte)))
    }

    /// Its evenings in a book, those that were taken out included.
    fn evenings(&self, book: &Book) -> Vec<EveningId> {
        let added = |place: u32| {
            let number = book.number(self.id(What::Evening, place))?;
            match book.operations().get(number as usize - 1)?.change {
                Change::AddEvening { evening, .. } => Some(evening),
                _ => None,
            }
        };
        (0..).map_while(added).collect()
    }

    /// Brings it into a book that knows these evenings of it; if it knows none, by these changes.
    fn bring(
        &self,
        book: &Book,
        known: Vec<EveningId>,
        changes: impl FnOnce(&mut dyn FnMut() -> u32) -> Vec<Change>,
    ) -> (Brought, Vec<Operation>) {
        let base = book.operations().len() as u64;
        let operation = |id, change| Operation { id, base, at: 0, undoes: None, change };
        if !known.is_empty() {
            let back = known.iter().flat_map(|evening| book.bringing_back(*evening));
            // It can be taken out and brought back more than once.
            let operations: Vec<Operation> = (base as u32..)
                .zip(back)
                .map(|(place, change)| operation(self.id(What::Again, place), change))
                .collect();
            return (Brought { evenings: known, before: operations.is_empty() }, operations);
        }
        let mut chance = Rng::new(self.0.0[..8].iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte)), 0);
        let mut counts = [0; 4];
        let mut evenings = Vec::new();
        let mut operations = Vec::new();
        for change in changes(&mut unused(book, || chance.next_word() as u32)) {
            let what = match &change {
                Change::AddPerson { .. } => What::Person,
                Change::AddEvening { evening, .. } => {
                    evenings.push(*evening);
                    What::Evening
                }
                _ => What::Line,
            };
            let count = &mut counts[what as usize];
            operations.push(operation(self.id(what, *count), change));
            *count += 1;
        }
        (Brought { evenings, before: false }, operations)
    }
}

/// Someone's old sheet that is to come into a book.
pub(crate) struct OldSheet {
    origin: Origin,
    preview: Preview,
    house: House,
}

impl OldSheet {
    /// A preview of a text that was played by these rules.
    pub(crate) fn new(text: &str, preview: Preview, house: House, kind: Kind) -> OldSheet {
        // Nothing in house rules has a form that JSON lacks.
        let rules = serde_json::to_vec(&house).unwrap_or_default();
        let hash = |part: &[u8]| Hash::of("book-csv-part", &[part]).0;
        let kind = match kind {
            Kind::Differences => 0,
            Kind::Standings => 1,
        };
        let origin = Origin(Hash::of("book-csv", &[&hash(text.as_bytes()), &hash(&rules), &[kind]]));
        OldSheet { origin, preview, house }
    }

    /// What brings it into a book.
    pub(crate) fn bring(&self, book: &Book) -> (Brought, Vec<Operation>) {
        let changes = |number: &mut dyn FnMut() -> u32| self.preview.into_book(book, &self.house, number);
        self.origin.bring(book, self.origin.evenings(book), changes)
    }
}

/// A match of a table that is to come into a book.
pub(crate) struct TableMatch {
    origin: Origin,
    source: String,
    played: Played,
    house: House,
}

impl TableMatch {
    /// The match of a table, the how manieth from 1; none if there is no such match that is over.
    pub(crate) fn find(table: TableId, entries: &[Entry], number: u32) -> Option<TableMatch> {
        let record = records::record(entries, number).and_then(|text| AnyRecord::read(&text).ok())?;
        let played = Played::of(&record)?;
        let house = house_of(HouseRules::of(&played.draft));
        // The number of a table is no secret; its code would let those look on who are only to see the sheet.
        let source = format!("{table}/{number}");
        let origin = Origin(Hash::of("book-match", &[&table.0.to_be_bytes(), &number.to_be_bytes()]));
        Some(TableMatch { origin, source, played, house })
    }

    /// What brings it into a book, where those without a name are called something in a language.
    pub(crate) fn bring(&self, book: &Book, lang: Lang) -> (Brought, Vec<Operation>) {
        let messages = Messages::of(lang);
        let unnamed = |seat: usize| messages.seat(game::Seat::new(u8::try_from(seat).unwrap_or(u8::MAX)));
        let with = Bringing { house: &self.house, source: &self.source, unnamed: &unnamed };
        let mut known = self.origin.evenings(book);
        if known.is_empty() {
            // One that was brought in by other ids, as in a file that was made elsewhere.
            let source = Some(self.source.as_str());
            let there = book.evenings().iter().find(|evening| evening.about.source.as_deref() == source);
            known.extend(there.map(|evening| evening.id));
        }
        self.origin.bring(book, known, |number| self.played.into_book(book, with, number))
    }
}
