//! The three message files say the same things, and nothing that nobody asks for.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use lang::{Arg, CardStyle, Lang, Messages};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where the files lie: what the program says, and what only the page says.
const FOLDERS: [&str; 2] = ["lang", "lang/web"];

fn source_of(folder: &str, lang: Lang) -> String {
    fs::read_to_string(root().join(format!("{folder}/{lang}.ftl"))).unwrap()
}

/// Every message of a file in its order, with the blanks that it leaves.
fn messages_of(folder: &str, lang: Lang) -> Vec<(String, BTreeSet<String>)> {
    let resource =
        parse(source_of(folder, lang)).unwrap_or_else(|(_, errors)| panic!("{lang}.ftl: {errors:?}"));
    let mut messages = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut blanks = BTreeSet::new();
            assert!(message.attributes.is_empty(), "{lang}.ftl: {} has attributes", message.id.name);
            let pattern =
                message.value.as_ref().unwrap_or_else(|| panic!("{} says nothing", message.id.name));
            collect_blanks(pattern, &mut blanks);
            messages.push((message.id.name.clone(), blanks));
        }
    }
    messages
}

fn collect_blanks(pattern: &Pattern<String>, blanks: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_blank(inline, blanks),
            Expression::Select { selector, variants } => {
                collect_blank(selector, blanks);
                variants.iter().for_each(|variant| collect_blanks(&variant.value, blanks));
            }
        }
    }
}

fn collect_blank(inline: &InlineExpression<String>, blanks: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            blanks.insert(id.name.clone());
        }
        InlineExpression::StringLiteral { .. } => {}
        // Numbers and money are formatted before they go in, and what refers to other messages would be
        // one more thing for two implementations to agree on.
        other => panic!("only variables and plain text: {other:?}"),
    }
}

#[test]
fn the_same_messages_with_the_same_blanks_in_every_language() {
    let mut keys = BTreeSet::new();
    for folder in FOLDERS {
        let [nl, de, en] = Lang::ALL.map(|lang| messages_of(folder, lang));
        for (lang, other) in [(Lang::De, &de), (Lang::En, &en)] {
            for (in_dutch, in_other) in nl.iter().zip(other) {
                assert_eq!(in_dutch, in_other, "{folder}/{lang}.ftl differs from nl.ftl here");
            }
            assert_eq!(nl.len(), other.len(), "{folder}/{lang}.ftl is shorter or longer than nl.ftl");
        }
        for (key, _) in nl {
            assert_eq!(key.starts_with("web-"), folder == "lang/web", "{key} is in {folder}");
            assert!(keys.insert(key.clone()), "{key} is there twice");
        }
    }
}

/// All source files of a directory, and their texts.
fn sources(directory: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(directory).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !path.ends_with("node_modules") {
                sources(&path, texts);
            }
        } else if path.extension().is_some_and(|end| end == "rs" || end == "ts" || end == "svelte") {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
}

fn all_sources() -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(root().join("crates")).unwrap() {
        sources(&entry.unwrap().path().join("src"), &mut texts);
    }
    sources(&root().join("web/src"), &mut texts);
    texts
}

/// What stands between quotes and could be a key.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split(['"', '\'', '`']).filter(|word| {
        word.starts_with(|c: char| c.is_ascii_lowercase())
            && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    })
}

#[test]
fn every_message_is_asked_for_by_somebody() {
    let sources = all_sources();
    let asked: BTreeSet<&str> = sources.iter().flat_map(|text| quoted(text)).collect();
    let all = FOLDERS.into_iter().flat_map(|folder| messages_of(folder, Lang::En));
    // Those are asked for by names that are put together; `switches.rs` and `terms.rs` look after them.
    let by_name =
        |key: &String| ["switch-", "preset-", "term-"].iter().any(|beginning| key.starts_with(beginning));
    let keys = all.map(|(key, _)| key).filter(|key| !by_name(key));
    let orphans: Vec<_> = keys.filter(|key| !asked.contains(&**key)).collect();
    assert!(orphans.is_empty(), "nobody asks for {orphans:?}");
}

#[test]
fn every_message_asked_for_by_name_is_there() {
    let messages = Messages::of(Lang::En);
    let of_page: BTreeSet<_> = messages_of("lang/web", Lang::En).into_iter().map(|(key, _)| key).collect();
    for text in all_sources() {
        for after in text.split("get(\"").skip(1) {
            let key = after.split('"').next().unwrap_or_default();
            // The parser of the command line has a `get` of its own, for single words.
            assert!(messages.has(key) || !key.contains('-'), "no message {key:?}");
        }
        let prefixes =
            ["cli-", "reading-", "wanted-", "fault-", "move-", "record-", "replay-", "verify-", "sheet-"];
        for key in quoted(&text).filter(|word| prefixes.iter().any(|prefix| word.starts_with(prefix))) {
            assert!(messages.has(key), "no message {key:?}");
        }
        for key in quoted(&text).filter(|word| word.starts_with("web-") && !word.ends_with('-')) {
            assert!(of_page.contains(key), "no message {key:?}");
        }
    }
}

/// The rows of a table of `data/lang`, without the comments.
fn table(name: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(root().join("data/lang").join(name)).unwrap();
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').map(|cell| cell.replace("\\u00a0", "\u{a0}")).collect())
        .collect()
}

/// The browser fills in the same blanks from the same table.
#[test]
fn blanks_are_filled_in_as_the_table_says() {
    for row in table("expected.tsv") {
        let [key, args, expected @ ..] = &row[..] else { panic!("{row:?}") };
        let args: serde_json::Map<_, _> = serde_json::from_str(args).unwrap();
        let args: Vec<(&str, Arg<'_>)> = args
            .iter()
            .map(|(name, value)| match (value.as_str(), value.as_i64()) {
                (Some(text), _) => (name.as_str(), text.into()),
                (_, Some(number)) => (name.as_str(), number.into()),
                _ => panic!("{key}: a text or a whole number"),
            })
            .collect();
        for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
            assert_eq!(Messages::of(lang).get(key, &args), *expected, "{key} in {lang}");
        }
    }
}

#[test]
fn cards_are_shown_typed_and_said_as_the_table_says() {
    let rows = table("cards.tsv");
    assert_eq!(rows.len(), 52);
    for row in rows {
        let card = row[0].parse().unwrap();
        for (place, messages) in Lang::ALL.map(Messages::of).into_iter().enumerate() {
            assert_eq!(messages.card(card, CardStyle::Signs), row[1 + place]);
            assert_eq!(messages.card(card, CardStyle::Letters), row[4 + place]);
            assert_eq!(messages.spoken(card), row[7 + place]);
        }
    }
}

#[test]
fn numbers_and_money_are_written_as_the_table_says() {
    for row in table("numbers.tsv") {
        let value = row[1].parse().unwrap();
        for (place, messages) in Lang::ALL.map(Messages::of).into_iter().enumerate() {
            let written = match row[0].as_str() {
                "number" => messages.number(value),
                "cents" => messages.money(value),
                other => panic!("what is {other}?"),
            };
            assert_eq!(written, row[2 + place]);
        }
    }
}

/// Our own words for our own people: the tone of every message, as far as a machine can hear it.
#[test]
fn nobody_shouts() {
    for (folder, lang) in FOLDERS.into_iter().flat_map(|folder| Lang::ALL.map(|lang| (folder, lang))) {
        for line in source_of(folder, lang).lines() {
            let quiet = line.replace("Toep!", "").replace("Wip!", "");
            assert!(!quiet.contains('!'), "{folder}/{lang}.ftl: {line}");
        }
    }
}
