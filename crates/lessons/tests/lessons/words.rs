//! Short sentences, and only words that a child knows or that the glossary has.

use crate::{QUIZ, finds, tasks, text_of};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use games::GameName;
use lang::Lang;
use lessons::{Course, Goal};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The most words in a sentence.
const MOST_WORDS: usize = 15;

/// Stands for a blank: a name, a card or a number is one word.
const BLANK: &str = "§";

/// The messages of the lessons: each with all that it can say.
pub fn messages(lang: Lang) -> Vec<(String, Vec<String>)> {
    let source = text_of(&format!("lang/learn/{lang}.ftl"));
    let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, said(&message.value.expect("it says something")))),
        _ => None,
    });
    messages.collect()
}

/// Each way in which the choices of a message can come out.
fn said(pattern: &Pattern<String>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let ways = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => match expression {
                Expression::Select { variants, .. } => {
                    variants.iter().flat_map(|variant| said(&variant.value)).collect()
                }
                Expression::Inline(InlineExpression::VariableReference { .. }) => vec![BLANK.to_owned()],
                Expression::Inline(other) => panic!("only blanks: {other:?}"),
            },
        };
        all = all.iter().flat_map(|text| ways.iter().map(move |way| format!("{text}{way}"))).collect();
    }
    all
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split(['.', '?', '!']).map(str::trim).filter(|sentence| !sentence.is_empty())
}

/// The words of a text, without cards, numbers and blanks.
fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    parts.map(str::to_lowercase)
}

#[test]
fn no_sentence_is_long() {
    for lang in Lang::ALL {
        for (key, texts) in messages(lang) {
            for sentence in texts.iter().flat_map(|text| sentences(text)) {
                let count = sentence
                    .split_whitespace()
                    .filter(|word| word.chars().any(|c| c.is_alphanumeric() || c == '§'));
                let count = count.count();
                assert!(count <= MOST_WORDS, "{lang} {key}: {count} words: {sentence}");
            }
        }
    }
}

/// The words of the glossary in a language: its page, and the terms that the interface has.
fn glossary(lang: Lang) -> BTreeSet<String> {
    let column = [Lang::En, Lang::Nl, Lang::De].into_iter().position(|one| one == lang).unwrap() + 2;
    let page = text_of("docs/glossary.md");
    let rows = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---"));
    let mut all: BTreeSet<String> =
        rows.filter_map(|row| row.split('|').nth(column)).flat_map(words).collect();
    let file = text_of(&format!("lang/{lang}.ftl"));
    let terms = file.lines().filter_map(|line| line.strip_prefix("term-")?.split_once(" = "));
    all.extend(terms.filter(|(key, _)| !key.ends_with("-about")).flat_map(|(_, term)| words(term)));
    all
}

/// Plain words, and forms of terms: lines `term: form form`, the others plain words.
fn known(lang: Lang) -> BTreeSet<String> {
    let glossary = glossary(lang);
    let mut all = glossary.clone();
    for line in
        text_of(&format!("crates/lessons/words/{lang}.txt")).lines().filter(|line| !line.starts_with('#'))
    {
        let plain = match line.split_once(':') {
            Some((term, forms)) => {
                assert!(
                    words(term).all(|word| glossary.contains(&word)),
                    "{lang}: the glossary lacks {term:?}"
                );
                forms
            }
            None => line,
        };
        all.extend(words(plain));
    }
    all
}

#[test]
fn no_word_is_one_that_a_child_or_the_glossary_does_not_know() {
    for lang in Lang::ALL {
        let known = known(lang);
        let mut strange = BTreeSet::new();
        for (key, texts) in messages(lang) {
            let said = texts.iter().flat_map(|text| words(text)).filter(|word| !known.contains(word));
            strange.extend(said.map(|word| format!("{word} ({key})")));
        }
        assert!(strange.is_empty(), "{lang}: {strange:#?}");
    }
}

/// A list that only grows is no list: each plain word is said somewhere.
#[test]
fn every_plain_word_is_used() {
    for lang in Lang::ALL {
        let said: BTreeSet<String> = messages(lang)
            .into_iter()
            .flat_map(|(_, texts)| texts)
            .flat_map(|text| words(&text).collect::<Vec<_>>())
            .collect();
        let list = text_of(&format!("crates/lessons/words/{lang}.txt"));
        let lines = list.lines().filter(|line| !line.starts_with('#'));
        let listed = lines.map(|line| line.split_once(':').map_or(line, |(_, forms)| forms));
        let idle: Vec<String> = listed.flat_map(words).filter(|word| !said.contains(word)).collect();
        assert!(idle.is_empty(), "{lang}: nobody says {idle:?}");
    }
}

#[test]
fn the_same_messages_in_every_language_and_all_that_the_lessons_need() {
    let keys = |lang| messages(lang).into_iter().map(|(key, _)| key).collect::<Vec<_>>();
    let [nl, de, en] = Lang::ALL.map(keys);
    assert!(nl == de && de == en, "not the same keys in the same order");
    let mut needed = BTreeSet::new();
    for game in GameName::ALL {
        for lesson in &Course::of(game).lessons {
            needed.extend(["title", "idea"].map(|what| format!("learn-{game}-{}-{what}", lesson.id)));
        }
    }
    for (game, lesson, number, task) in tasks().filter(|(.., task)| finds(task)) {
        needed.insert(format!("learn-{game}-{}-{number}", lesson.id));
        assert!(lesson.id != QUIZ && task.needs.is_empty());
    }
    for (_, _, _, task) in tasks() {
        if let Goal::Tell { tell, .. } = &task.goal {
            needed.insert(format!("learn-ask-{}", tell.name()));
        }
    }
    let have: BTreeSet<String> = nl.into_iter().collect();
    let missing: Vec<_> = needed.difference(&have).collect();
    assert!(missing.is_empty(), "{missing:?}");
    // What belongs to a lesson belongs to one that there is.
    let of_lessons = |key: &&String| {
        ["learn-wippen-", "learn-toepen-", "learn-ask-"].iter().any(|start| key.starts_with(start))
    };
    let idle: Vec<_> = have.iter().filter(of_lessons).filter(|key| !needed.contains(*key)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// The page's sources that show lessons.
fn page() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/learn");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.map(|file| fs::read_to_string(file).unwrap()).collect()
}

#[test]
fn the_page_asks_for_every_message_that_there_is_and_for_no_other() {
    let keys: BTreeSet<String> = messages(Lang::En).into_iter().map(|(key, _)| key).collect();
    let page = page();
    let quoted: BTreeSet<&str> = page.split(['"', '\'', '`']).collect();
    // Of a lesson, a move, a reason, a question and a name the page puts the key together; other tests look after them.
    let by_name = ["learn-wippen-", "learn-toepen-", "learn-move-", "learn-no-", "learn-ask-", "learn-name-"];
    for key in keys.iter().filter(|key| !by_name.iter().any(|start| key.starts_with(start))) {
        let part = key.strip_prefix("learn-fact-");
        let asked = quoted.contains(key.as_str()) || part.is_some_and(|part| quoted.contains(part));
        assert!(asked, "nobody asks for {key}");
    }
    for key in
        quoted.iter().filter(|word| word.starts_with("learn-") && !word.ends_with('-') && !word.contains('$'))
    {
        assert!(keys.contains(*key), "no message {key}");
    }
}

/// The kind of a move, as the page sees it.
fn kind(game: GameName, mv: &str) -> &str {
    match game {
        GameName::Toepen if mv.len() == 2 => "play",
        GameName::Toepen => mv,
        GameName::Wippen if mv.contains('!') => "steal",
        GameName::Wippen if mv.contains('=') => {
            if mv.contains('[') {
                "raise"
            } else {
                "build"
            }
        }
        GameName::Wippen if mv.contains('x') => "capture",
        GameName::Wippen => "add",
    }
}

#[test]
fn every_move_that_is_asked_about_can_be_told_and_no_other() {
    let mut asked = BTreeSet::new();
    for (game, _, _, task) in tasks() {
        if let Goal::Tell { tell, .. } = &task.goal {
            asked.extend(tell.mv().map(|mv| format!("learn-move-{}", kind(game, mv))));
        }
    }
    let have =
        messages(Lang::Nl).into_iter().map(|(key, _)| key).filter(|key| key.starts_with("learn-move-"));
    assert_eq!(asked, have.collect());
}
