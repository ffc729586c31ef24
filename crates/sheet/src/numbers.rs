//! New numbers for people, evenings and lines.

use crate::book::Book;
use std::collections::BTreeSet;

/// Numbers out of those that are drawn which nothing of the book has, and which were not given before.
pub fn unused(book: &Book, mut draw: impl FnMut() -> u32) -> impl FnMut() -> u32 {
    let people = book.people().iter().map(|person| person.id.0);
    let evenings = book.evenings().iter().map(|evening| evening.id.0);
    let lines = book.evenings().iter().flat_map(|evening| evening.lines.iter().map(|line| line.id.0));
    let mut taken: BTreeSet<u32> = people.chain(evenings).chain(lines).collect();
    move || {
        loop {
            let number = draw();
            if taken.insert(number) {
                return number;
            }
        }
    }
}
