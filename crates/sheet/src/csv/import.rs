//! Bringing into a book what was read of someone's old sheet.

use super::read::{ImportedLine, Preview};
use crate::book::Book;
use crate::change::{About, Change};
use crate::evening::EveningId;
use crate::house::House;
use crate::line::LineId;
use crate::people::PersonId;

impl Preview {
    /// Its lines, by evenings.
    fn by_evening(&self) -> impl Iterator<Item = &[ImportedLine]> {
        self.lines.chunk_by(|one, next| one.of == next.of)
    }

    /// How many evenings it has.
    pub fn evenings(&self) -> usize {
        self.by_evening().count()
    }

    /// The changes that bring the lines that can be into a book. Who is in the book by the same name is the same
    /// person. New numbers are asked for: of people, evenings and lines, each not yet taken among its kind.
    pub fn into_book(&self, book: &Book, house: &House, number: &mut dyn FnMut() -> u32) -> Vec<Change> {
        let mut changes = Vec::new();
        let mut people = Vec::new();
        for name in &self.names {
            let known = book.people().iter().find(|person| person.name == *name);
            people.push(known.map(|person| person.id).unwrap_or_else(|| {
                let person = PersonId(number());
                changes.push(Change::AddPerson { person, name: name.as_str().to_owned() });
                person
            }));
        }
        for lines in self.by_evening() {
            let id = EveningId(number());
            changes.push(Change::AddEvening { evening: id, about: about(lines, &people, house) });
            for (place, line) in (1..).zip(lines) {
                changes.push(Change::AddLine {
                    evening: id,
                    line: LineId(number()),
                    place,
                    players: line.players.iter().map(|player| people[*player]).collect(),
                    entry: line.entry.clone(),
                });
            }
        }
        changes
    }
}

/// Everybody who played has a seat, unless that would be more than can sit there: then those of the first line.
fn about(lines: &[ImportedLine], people: &[PersonId], house: &House) -> About {
    let played = |player: &usize| lines.iter().any(|line| line.players.contains(player));
    let mut seats: Vec<usize> = (0..people.len()).filter(played).collect();
    let fit = |seats: &[usize]| {
        let many = u8::try_from(seats.len()).ok();
        many.is_some_and(|many| house.draft().is_ok_and(|draft| draft.rules(many).is_ok()))
    };
    if !fit(&seats) {
        seats = lines.first().map(|line| line.players.clone()).unwrap_or_default();
    }
    let seats: Vec<PersonId> = seats.into_iter().map(|seat| people[seat]).collect();
    About {
        date: lines.first().and_then(|line| line.date.clone()),
        house: house.clone(),
        dealer: seats.first().copied().unwrap_or(PersonId(0)),
        seats,
        double: false,
        last: None,
        source: None,
    }
}
