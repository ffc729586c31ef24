//! Every example, played at every table that shows it.

use crate::tables;
use book::{Block, Book, Example};
use games::{GameName, Rules};
use lang::{Lang, Messages};
use record::{AnyPosition, MoveError, Notation, Position, ReadError};
use serde_json::Value;
use std::collections::BTreeSet;

fn examples(book: &Book) -> impl Iterator<Item = &Example> {
    let blocks = book.sections.iter().flat_map(|section| &section.blocks);
    blocks.filter_map(|block| match block {
        Block::Example(example) => Some(&**example),
        _ => None,
    })
}

/// The position at this table.
fn position(example: &Example, rules: &Rules) -> Result<AnyPosition, ReadError> {
    let mut position = example.position.clone();
    let mut switches = serde_json::Map::new();
    switches.insert("preset".into(), rules.preset().into());
    let differences: Vec<(&str, String)> = match rules {
        Rules::Wippen(rules) => rules.differences().map(|(key, value)| (key, value.to_string())).collect(),
        Rules::Toepen { rules, .. } => {
            rules.differences().map(|(key, value)| (key, value.to_string())).collect()
        }
    };
    for (key, value) in differences {
        switches.insert(key.into(), serde_json::from_str(&value).unwrap());
    }
    position["rules"] = Value::Object(switches);
    AnyPosition::read(&position.to_string())
}

/// What is wrong with an example.
fn fault<G: Notation>(example: &Example, position: &mut Position<G>) -> Option<String> {
    for text in &example.moves {
        if let Err(error) = position.play(text) {
            return Some(format!("{text}: {error:?}"));
        }
    }
    if let Some((text, rule)) = example.refused {
        match position.play(text) {
            Err(MoveError::Illegal(illegal)) if G::rule(illegal) == Some(rule) => {}
            other => return Some(format!("{text} should break {rule}: {other:?}")),
        }
    }
    let (key, value) = example.gives.as_ref()?;
    let after: Value = serde_json::from_str(&position.to_line()).unwrap();
    (after[*key] != *value).then(|| format!("{key} is {}, not {value}", after[*key]))
}

#[test]
fn the_engine_agrees_with_every_example_at_every_table() {
    for game in GameName::ALL {
        let mut played = 0;
        for rules in tables(game) {
            let book = Book::of(&rules, Messages::of(Lang::En));
            for example in examples(&book) {
                let fault = match position(example, &rules) {
                    Ok(AnyPosition::Wippen(mut position)) => fault(example, &mut position),
                    Ok(AnyPosition::Toepen(mut position)) => fault(example, &mut position),
                    Err(error) => Some(error.to_string()),
                };
                assert_eq!(fault, None, "{example:?}\n{rules:?}");
                let says = !example.moves.is_empty() || example.refused.is_some();
                assert!(says && !example.picture.is_empty() && !example.rules.is_empty(), "{example:?}");
                assert_eq!(example.gives.is_some(), example.refused.is_none(), "{example:?}");
                played += 1;
            }
        }
        assert!(played > 500, "{game}: {played}");
    }
}

/// Rules of which no position can be an example, and why.
const NO_EXAMPLE: [(&str, &str); 20] = [
    ("W1", "what cards are worth: every capture shows it"),
    ("W2", "how many play, and with how many decks"),
    ("W3", "cards are taken out before there is a position"),
    ("W4", "dealing is no move"),
    ("W5", "a position says whose turn it is"),
    ("W7", "it is about the next game, and a position is of one"),
    ("W23", "what may be looked at is no move"),
    ("W26", "to do something else is no move; with a build of one's own it is W21"),
    ("W34", "it is about a match, and a position is of one game"),
    ("W35", "the same"),
    ("T2", "how many play, and with how many clips"),
    ("T4", "dealing is no move"),
    ("T5", "whether somebody is below zero depends on the clips with which the table begins"),
    ("T17", "what may be looked at is no move"),
    ("T23", "it is agreed on before there are cards"),
    ("T24", "it is about a session, and a position is of one hand"),
    ("T25", "the same"),
    ("T26", "the same"),
    ("T27", "it is said, not played"),
    ("T28", "not showing cards is no move"),
];

#[test]
fn every_rule_has_an_example_or_a_reason_to_have_none() {
    for game in GameName::ALL {
        let mut told = BTreeSet::new();
        let mut shown = BTreeSet::new();
        for rules in tables(game) {
            let book = Book::of(&rules, Messages::of(Lang::En));
            told.extend(book.rules());
            shown.extend(examples(&book).flat_map(|example| example.rules.iter().copied()));
        }
        let missing: Vec<&str> = told.difference(&shown).copied().collect();
        let mut excused: Vec<&str> =
            NO_EXAMPLE.iter().map(|(rule, _)| *rule).filter(|rule| told.contains(rule)).collect();
        excused.sort_unstable();
        assert_eq!(missing, excused, "{game}");
    }
}

/// The mark of a refusal is the rule that the example is about, or a reader would look in the wrong place.
#[test]
fn a_refusal_names_the_rule_of_its_example() {
    for game in GameName::ALL {
        for rules in tables(game) {
            let book = Book::of(&rules, Messages::of(Lang::En));
            for example in examples(&book) {
                let named = example.refused.is_none_or(|(_, rule)| example.rules.contains(&rule));
                assert!(named, "{example:?}");
            }
        }
    }
}
