//! The three languages say the same, and each only itself.

use crate::{lines, plain, tables, text_of};
use book::{Block, Book, Section};
use games::GameName;
use lang::{Lang, Messages};
use std::collections::BTreeSet;

/// What a section consists of, without its words.
fn shape(section: &Section) -> Vec<String> {
    let blocks = section.blocks.iter().map(|block| match block {
        Block::Paragraph { rules, .. } => format!("{rules:?}"),
        Block::List(items) => format!("{} items", items.len()),
        Block::Table(rows) => format!("{} rows", rows.len()),
        Block::Example(one) => format!("{:?} {:?} {:?} {}", one.rules, one.moves, one.refused, one.position),
    });
    blocks.collect()
}

#[test]
fn the_same_sections_pieces_and_examples_in_every_language() {
    for game in GameName::ALL {
        for rules in tables(game) {
            let [nl, de, en] = Lang::ALL.map(|lang| Book::of(&rules, Messages::of(lang)));
            for other in [&de, &en] {
                assert_eq!(nl.sections.len(), other.sections.len());
                assert_eq!(nl.house.len(), other.house.len());
                assert_eq!(nl.glossary.len(), other.glossary.len());
                for (section, translated) in nl.sections.iter().zip(&other.sections) {
                    assert_eq!(section.id, translated.id);
                    assert_eq!(shape(section), shape(translated), "{}", section.id);
                }
            }
        }
    }
}

/// Words that every text has, and no text of another language.
const COMMON: [[&str; 12]; 3] = [
    ["de", "het", "een", "mag", "niet", "van", "zijn", "voor", "maar", "kaarten", "samen", "uit"],
    ["und", "der", "ein", "eine", "du", "nicht", "das", "im", "mit", "sind", "auf", "es"],
    ["the", "you", "and", "your", "with", "that", "are", "this", "it", "from", "they", "cards"],
];

/// A sentence of some length has words of its language, and none that only another has.
#[test]
fn no_text_is_left_in_another_language() {
    for game in GameName::ALL {
        let mut texts = BTreeSet::new();
        for rules in tables(game) {
            for (place, lang) in Lang::ALL.into_iter().enumerate() {
                let book = Book::of(&rules, Messages::of(lang));
                texts.extend(text_of(&book).lines().map(|line| (place, line.to_owned())));
            }
        }
        for (place, text) in texts {
            let lower = text.to_lowercase();
            let words: Vec<&str> =
                lower.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 1).collect();
            let of =
                |language: usize| COMMON[language].iter().filter(|common| words.contains(common)).count();
            for other in (0..3).filter(|other| *other != place) {
                assert_eq!(of(other), 0, "{}: {text}", Lang::ALL[place]);
            }
            assert!(of(place) > 0 || words.len() < 16, "{}: {text}", Lang::ALL[place]);
            assert!(!text.contains(['!', '{', '}', '|']) && !text.contains("  "), "{text}");
        }
    }
}

/// Each language has its own letters for the picture cards, in words and in pictures of positions.
#[test]
fn cards_are_written_as_the_language_does() {
    let tables = tables(GameName::Wippen);
    for (lang, king, foreign) in [(Lang::Nl, "H♥", "K♥"), (Lang::De, "K♥", "H♥"), (Lang::En, "K♥", "H♥")]
    {
        let book = Book::of(&tables[0], Messages::of(lang));
        let mut cards = String::new();
        for block in book.sections.iter().flat_map(|section| &section.blocks) {
            lines(block).iter().for_each(|line| cards.push_str(&plain(line)));
            if let Block::Example(example) = block {
                example.picture.iter().for_each(|row| cards.push_str(&plain(&row.cards)));
            }
        }
        assert!(cards.contains(king) && !cards.contains(foreign), "{lang}: {cards}");
    }
}
