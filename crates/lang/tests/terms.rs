//! Every word of the games has its name and its sentence in each language, and the page of the documentation
//! has the same words.

use games::GameName;
use lang::{Lang, Messages, Term};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
}

fn terms() -> impl Iterator<Item = &'static Term> {
    GameName::ALL.into_iter().flat_map(Term::all)
}

#[test]
fn every_word_has_a_name_and_a_sentence() {
    for messages in Lang::ALL.map(Messages::of) {
        for term in terms() {
            let (word, about) = (messages.term(term), messages.term_about(term));
            let lang = messages.lang();
            assert!(word.chars().count() <= 20 && !word.ends_with('.'), "{term:?} in {lang}: {word}");
            assert!(about.ends_with('.') && about.chars().count() <= 110, "{term:?} in {lang}: {about}");
            assert!(about.starts_with(char::is_uppercase), "{term:?} in {lang}: {about}");
        }
    }
}

#[test]
fn a_word_means_one_thing_in_its_game() {
    for game in GameName::ALL {
        for messages in Lang::ALL.map(Messages::of) {
            let words: BTreeSet<String> = Term::all(game).iter().map(|term| messages.term(term)).collect();
            assert_eq!(words.len(), Term::all(game).len(), "{game} in {}", messages.lang());
        }
    }
}

/// A message that no term asks for would be in no glossary.
#[test]
fn no_word_is_explained_that_is_in_no_list() {
    let asked: BTreeSet<String> =
        terms().flat_map(|term| [term.key(), format!("{}-about", term.key())]).collect();
    let text = read("lang/en.ftl");
    let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let told: BTreeSet<&str> = keys.filter(|key| key.starts_with("term-")).collect();
    assert!(told.iter().copied().eq(asked.iter().map(String::as_str)), "{told:?}");
}

#[test]
fn the_rule_of_a_word_is_a_rule_of_its_game() {
    for term in terms() {
        let rules = read(&format!("docs/rules/{}.md", term.game));
        assert!(rules.contains(&format!("- **{}** ", term.rule)), "{term:?}");
    }
}

/// The glossary for those who read the code has the names in the code beside the same words.
#[test]
fn the_documentation_has_the_same_words() {
    let text = read("docs/glossary.md");
    for term in terms() {
        let [nl, de, en] = Lang::ALL.map(|lang| Messages::of(lang).term(term));
        let found = text.lines().any(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let is = |cell: usize, word: &str| {
                let known = cells.get(cell).unwrap_or(&"").split([',', ':', ';']);
                known.into_iter().any(|known| known.trim() == word)
            };
            is(2, &en) && is(3, &nl) && is(4, &de)
        });
        assert!(found, "{}: | {en} | {nl} | {de} |", term.key());
    }
}
