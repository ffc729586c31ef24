//! The sheet of a match that was played at a table here.

use crate::books::{house_of, operation};
use crate::records;
use fair::Rng;
use lang::{Lang, Messages};
use record::AnyRecord;
use sheet::{Book, Bringing, Operation, OperationId, Played, unused};
use std::io;
use store::TableId;
use table::Entry;
use wire::HouseRules;

/// What is to be done with a match.
pub(crate) enum Found {
    /// It is in the book already, as this evening.
    Before(u32),
    /// This brings it in, as this evening.
    New(u32, Vec<Operation>),
}

/// Brings a match of a table, the how manieth from 1, into a book. None if there is no such match that is over.
///
/// # Errors
/// If the system has no chance to give.
pub(crate) fn evening_of(
    book: &Book,
    table: TableId,
    entries: &[Entry],
    number: u32,
    lang: Lang,
) -> io::Result<Option<Found>> {
    // The number of a table is no secret; its code would let those look on who are only to see the sheet.
    let source = format!("{table}/{number}");
    let there =
        book.evenings().iter().find(|evening| evening.about.source.as_deref() == Some(source.as_str()));
    if let Some(there) = there {
        return Ok(Some(Found::Before(there.id.0)));
    }
    let record = records::record(entries, number).and_then(|text| AnyRecord::read(&text).ok());
    let Some(played) = record.as_ref().and_then(Played::of) else { return Ok(None) };
    let house = house_of(HouseRules::of(&played.draft));
    // From the table and the match, so that two who bring it in at once bring in the same.
    let mut chance = Rng::new(table.0, u64::from(number));
    let mut draw = unused(book, || chance.next_word() as u32);
    let messages = Messages::of(lang);
    let unnamed = |seat: usize| messages.seat(game::Seat::new(u8::try_from(seat).unwrap_or(u8::MAX)));
    let with = Bringing { house: &house, source: &source, unnamed: &unnamed };
    let changes = played.into_book(book, with, &mut draw);
    let mut evening = 0;
    let mut operations = Vec::new();
    for (place, change) in (0u32..).zip(changes) {
        if let sheet::Change::AddEvening { evening: of, .. } = &change {
            evening = of.0;
        }
        let id = u128::from(table.0) << 64 | u128::from(number) << 32 | u128::from(place);
        operations.push(Operation { id: OperationId(id), ..operation(0, change)? });
    }
    Ok(Some(Found::New(evening, operations)))
}
