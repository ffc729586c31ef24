//! Writing evenings for any spreadsheet.

use super::cells::{quoted, write_name};
use super::{DATE, EVENING, WINNER};
use crate::book::Book;
use crate::evening::Evening;
use crate::people::PersonId;
use games::GameName;

/// The evenings of one game as comma-separated values: a line for each game or hand, with what it gave everybody.
/// Read in again, it gives the same standings.
pub fn write_csv(book: &Book, evenings: &[&Evening], game: GameName) -> String {
    let evenings: Vec<_> = evenings
        .iter()
        .filter(|evening| evening.game() == game)
        .map(|evening| (*evening, book.progress(evening)))
        .collect();
    let played = |person: PersonId| evenings.iter().any(|(_, course)| course.total(person).is_some());
    let people = || book.people().iter().filter(|person| played(person.id));
    let mut names = Vec::new();
    for person in people() {
        names.push(unlike(write_name(person.name.as_str()), &names));
    }
    let mut text = String::new();
    let mut head = vec![EVENING[0].to_owned(), DATE[0].to_owned()];
    if game == GameName::Toepen {
        head.push(WINNER[0].to_owned());
    }
    head.extend(names.iter().cloned());
    let mut put = |record: &[String]| {
        let cells: Vec<String> = record.iter().map(|cell| quoted(cell)).collect();
        text.push_str(&cells.join(","));
        text.push('\n');
    };
    put(&head);
    for (number, (evening, course)) in (1..).zip(&evenings) {
        for (row, line) in course.rows.iter().zip(evening.counting()) {
            let mut record = vec![format!("{number}"), evening.about.date.clone().unwrap_or_default()];
            if game == GameName::Toepen {
                let winner = line.entry.winner().and_then(|place| line.players.get(place));
                let place = people().position(|person| Some(&person.id) == winner);
                record.push(place.map(|place| names[place].clone()).unwrap_or_default());
            }
            record.extend(people().map(|person| {
                let place = course.people.iter().position(|known| *known == person.id);
                let change = place.and_then(|place| row.changes[place]);
                change.map(|change| change.to_string()).unwrap_or_default()
            }));
            put(&record);
        }
    }
    text
}

/// A name that no column has yet, nor one that says something else: those who were forgotten have none, and two may
/// have the same.
fn unlike(name: String, taken: &[String]) -> String {
    let name = if name.is_empty() { "?".to_owned() } else { name };
    let reserved = |name: &String| {
        [DATE, EVENING, WINNER].iter().any(|words| words.contains(&name.to_lowercase().as_str()))
    };
    if !taken.contains(&name) && !reserved(&name) {
        return name;
    }
    // A name has at most 24 letters; what goes beyond would be cut off when it is read again.
    let short: String = name.chars().take(20).collect();
    (2..)
        .map(|number| format!("{} {number}", short.trim_end()))
        .find(|name| !taken.contains(name))
        .unwrap_or(name)
}
