//! Matches that were played at a table, as evenings.

use crate::kit::done;
use games::GameName;
use record::AnyRecord;
use serde_json::Value;
use sheet::{Book, Bringing, House, Played};
use std::collections::BTreeMap;
use std::path::Path;

/// Every record in the tree that knows everything, with its house rules.
fn records() -> Vec<(String, Played, House)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/records");
    let mut records = Vec::new();
    for file in std::fs::read_dir(folder).expect("the records are there") {
        let path = file.expect("it can be listed").path();
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let Ok(record) = AnyRecord::read(&text) else { continue };
        let Some(played) = Played::of(&record) else { continue };
        let house = house(&text, played.draft.game());
        assert_eq!(house.draft(), Ok(played.draft), "{}", path.display());
        records.push((path.display().to_string(), played, house));
    }
    records
}

/// The house rules that a record begins with.
fn house(text: &str, game: GameName) -> House {
    let line = text.lines().find_map(|line| line.strip_prefix("rules ")).expect("a record says its rules");
    let json = line.rsplit_once(" #").expect("a line has a checksum").0;
    let mut switches: BTreeMap<String, Value> = serde_json::from_str(json).expect("the rules are an object");
    let preset = switches.remove("preset").and_then(|preset| Some(preset.as_str()?.to_owned()));
    House { game: game.name().to_owned(), preset, switches }
}

#[test]
fn a_match_comes_into_a_book_with_all_its_lines() {
    let (mut wippen, mut toepen) = (0, 0);
    for (name, played, house) in records() {
        let mut book = Book::default();
        let mut last = 0;
        let mut draw = || {
            last += 1;
            last
        };
        let unnamed = |seat: usize| format!("seat {seat}");
        let with = Bringing { house: &house, source: "0/1", unnamed: &unnamed };
        for change in played.into_book(&book.clone(), with, &mut draw) {
            done(&mut book, change);
        }
        let evening = &book.evenings()[0];
        let progress = book.progress(evening);
        assert_eq!(progress.rows.len(), played.entries.len(), "{name}");
        assert!(progress.warnings.is_empty() && progress.end.is_some(), "{name}: {progress:?}");
        assert_eq!(progress.people.len(), played.names.len());
        match played.draft {
            games::Draft::Wippen(_) => wippen += 1,
            games::Draft::Toepen(_) => {
                toepen += 1;
                // T5
                for row in &progress.rows {
                    let clips = progress.start * row.standings.len() as i64;
                    assert_eq!(row.standings.iter().sum::<i64>(), clips, "{name}");
                }
            }
        }
        // Once more, and everybody is known by their name.
        let people = book.people().len();
        for change in played.into_book(&book.clone(), with, &mut draw) {
            done(&mut book, change);
        }
        assert_eq!((book.people().len(), book.evenings().len()), (people, 2), "{name}");
    }
    assert!(wippen > 0 && toepen > 0, "{wippen} {toepen}");
}

#[test]
fn two_of_one_name_are_two_people() {
    let (_, played, house) = records().into_iter().next().expect("there are records");
    let same = Played { names: vec!["Anna".to_owned(); played.names.len()], entries: Vec::new(), ..played };
    let unnamed = |seat: usize| format!("seat {seat}");
    let with = Bringing { house: &house, source: "0/1", unnamed: &unnamed };
    let mut last = 0;
    let mut book = Book::default();
    let changes = same.into_book(&Book::default(), with, &mut || {
        last += 1;
        last
    });
    for change in changes {
        done(&mut book, change);
    }
    let names: Vec<&str> = book.people().iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names[..2], ["Anna", "Anna 2"]);
    assert_eq!(names.len(), same.names.len());
}
