//! The book of every table: all that applies and nothing else, and examples that the engine agrees with.

mod examples;
mod languages;
mod printing;
mod rendering;
mod switches;

use book::{Block, Book, Span};
use game::SwitchValue::{self, Bool, Null, Number, Numbers, Text};
use games::{Draft, GameName, Rules};

/// Ways in which a table may differ from a preset: each on-off switch the other way, and other values.
const WIPPEN: [(&str, SwitchValue<'_>); 4] =
    [("decks", Number(1)), ("decks", Number(2)), ("scoring", Text("cards")), ("finish", Text("games 3"))];
const TOEPEN: [(&str, SwitchValue<'_>); 4] = [
    ("toep_stakes", Numbers(&[1, 2])),
    ("starting_clips", Number(3)),
    ("hands", Null),
    ("minutes", Number(45)),
];

fn changed(draft: Draft, key: &str, value: SwitchValue<'_>) -> Draft {
    let mut draft = draft;
    let set = match &mut draft {
        Draft::Wippen(draft) => draft.set(key, value).is_ok(),
        Draft::Toepen(draft) => draft.set(key, value).is_ok(),
    };
    assert!(set, "{key}");
    draft
}

/// The draft with one switch changed, in every way.
fn neighbours(draft: Draft) -> Vec<Draft> {
    let others: &[_] = match draft {
        Draft::Wippen(_) => &WIPPEN,
        Draft::Toepen(_) => &TOEPEN,
    };
    let both = flags(draft.game()).into_iter().flat_map(|key| [true, false].map(|on| (key, Bool(on))));
    both.chain(others.iter().copied()).map(|(key, value)| changed(draft, key, value)).collect()
}

/// The on-off switches of a game.
fn flags(game: GameName) -> Vec<&'static str> {
    let on_off = |key: &&&str| {
        let mut draft = Draft::usual(game);
        match &mut draft {
            Draft::Wippen(draft) => draft.set(key, Bool(true)).is_ok(),
            Draft::Toepen(draft) => draft.set(key, Bool(true)).is_ok(),
        }
    };
    game.keys().iter().filter(on_off).copied().collect()
}

/// Very many tables of a game: every preset with up to two switches changed, and everything that can be on.
fn tables(game: GameName) -> Vec<Rules> {
    let presets: Vec<Draft> = game.presets().filter_map(|name| Draft::named(game, name)).collect();
    let mut drafts = presets.clone();
    for preset in presets {
        for near in neighbours(preset) {
            drafts.push(near);
            drafts.extend(neighbours(near));
        }
        drafts.push(flags(game).into_iter().fold(preset, |draft, key| changed(draft, key, Bool(true))));
    }
    let mut tables: Vec<Rules> = Vec::new();
    for rules in drafts.into_iter().filter_map(|draft| draft.rules(*game.players().start()).ok()) {
        if !tables.contains(&rules) {
            tables.push(rules);
        }
    }
    assert!(tables.len() > 30, "{game}: {}", tables.len());
    tables
}

fn is_on(rules: &Rules, key: &str) -> bool {
    match rules {
        Rules::Wippen(rules) => rules.get(key) == Some(wippen::Setting::Bool(true)),
        Rules::Toepen { rules, .. } => rules.get(key) == Some(toepen::Setting::Bool(true)),
    }
}

/// What the sections say, without the house rules.
fn text_of(book: &Book) -> String {
    let mut text = String::new();
    for section in &book.sections {
        text.push_str(&section.title);
        text.push('\n');
        for line in section.blocks.iter().flat_map(lines) {
            text.push_str(&plain(line));
            text.push('\n');
        }
    }
    for word in &book.glossary {
        text.push_str(&format!("{}: {}\n", word.name, word.about));
    }
    text
}

/// Every line of a block.
fn lines(block: &Block) -> Vec<&[Span]> {
    match block {
        Block::Paragraph { text, .. } => vec![text],
        Block::List(items) => items.iter().map(Vec::as_slice).collect(),
        Block::Table(rows) => rows.iter().flatten().map(Vec::as_slice).collect(),
        Block::Example(example) => vec![&example.verdict, &example.last, &example.text],
    }
}

fn plain(spans: &[Span]) -> String {
    let words = spans.iter().map(|span| match span {
        Span::Text(text) | Span::Card { text, .. } | Span::Rule(text) => text.as_str(),
    });
    words.collect()
}
