//! What applies is told; what does not is not mentioned.

use crate::{is_on, lines, plain, tables, text_of};
use book::{Block, Book, Span};
use games::{Draft, GameName, Rules};
use lang::{Lang, Messages, Term};

/// The switches that a rule needs; all others always apply. Written down here once more, so that a condition
/// in the texts that is wrong or forgotten shows.
fn applies(rules: &Rules, rule: &str) -> bool {
    let on = |key| is_on(rules, key);
    match (rules, rule) {
        (Rules::Wippen(wippen), rule) => match rule {
            "W9" => on("adding_up"),
            "W13" | "W14" | "W15" | "W21" | "W22" => on("building"),
            "W16" => on("raising"),
            "W17" => on("double_builds"),
            "W18" => on("raising") && on("double_builds"),
            "W19" => on("locked_with_value"),
            "W20" => on("builds_in_sums"),
            "W24" | "W25" | "W26" | "W27" => on("stealing"),
            "W28" => on("wips"),
            "W31" | "W32" => wippen.scoring == wippen::Scoring::Points,
            "W33" => wippen.scoring == wippen::Scoring::Cards,
            _ => true,
        },
        (Rules::Toepen { .. }, rule) => match rule {
            "T6" | "T7" | "T8" | "T9" => on("exchange"),
            "T22" => on("report_tens"),
            _ => true,
        },
    }
}

fn numbers(game: GameName) -> impl Iterator<Item = String> {
    let (letter, last) = match game {
        GameName::Wippen => ('W', 35),
        GameName::Toepen => ('T', 28),
    };
    (1..=last).map(move |number| format!("{letter}{number}"))
}

#[test]
fn every_rule_is_told_where_it_applies_and_only_there() {
    for game in GameName::ALL {
        for rules in tables(game) {
            for messages in Lang::ALL.map(Messages::of) {
                let book = Book::of(&rules, messages);
                let told = book.rules();
                for rule in numbers(game) {
                    let is_told = told.contains(&rule.as_str());
                    assert_eq!(is_told, applies(&rules, &rule), "{rule} in {} {rules:?}", messages.lang());
                }
                let known: Vec<String> = numbers(game).collect();
                assert!(told.iter().all(|rule| known.iter().any(|known| known == rule)), "{told:?}");
            }
        }
    }
}

/// Whoever reads a word at the table finds it in the glossary, and no word that the table has no use for.
#[test]
fn the_glossary_has_the_words_of_the_rules_that_are_told() {
    for game in GameName::ALL {
        let mut fewest = usize::MAX;
        for rules in tables(game) {
            let book = Book::of(&rules, Messages::of(Lang::De));
            let listed: Vec<&str> = book.glossary.iter().map(|word| word.rule).collect();
            let all = Term::all(game).iter().map(|term| term.rule);
            let wanted: Vec<&str> = all.filter(|rule| applies(&rules, rule)).collect();
            assert_eq!(listed, wanted, "{rules:?}");
            fewest = fewest.min(listed.len());
            for word in &book.glossary {
                let others: Vec<Lang> = word.elsewhere.iter().map(|(lang, _)| *lang).collect();
                assert_eq!(others, [Lang::Nl, Lang::En], "{word:?}");
            }
        }
        assert!((10..Term::all(game).len()).contains(&fewest), "{game}: {fewest}");
    }
}

/// A number in a sentence leads to its rule, so the rule must be there.
#[test]
fn no_sentence_names_a_rule_that_is_not_told() {
    for game in GameName::ALL {
        for rules in tables(game) {
            let book = Book::of(&rules, Messages::of(Lang::En));
            let told = book.rules();
            for span in book.sections.iter().flat_map(|s| &s.blocks).flat_map(lines).flatten() {
                if let Span::Rule(rule) = span {
                    assert!(told.contains(&rule.as_str()), "{rule} at {rules:?}");
                }
            }
        }
    }
}

/// Beginnings of words that belong to a switch, in each language.
const WORDS: [(&str, [&[&str]; 3]); 9] = [
    ("adding_up", [&["optel", "opgetel"], &["zusammenzähl", "summe"], &["add up", "adding up", "adds up"]]),
    ("building", [&["bouw"], &["bau", "baue"], &["build"]]),
    ("raising", [&["bovenbouw"], &["erhöh"], &["raise"]]),
    ("double_builds", [&["dubbel"], &["doppel"], &["double"]]),
    ("stealing", [&["stelen", "steel", "steelt"], &["stehl", "stiehl"], &["steal"]]),
    ("wips", [&["wip"], &["wip"], &["wip"]]),
    ("open_hands", [&["alle handen"], &["alle hände liegen"], &["all hands lie"]]),
    ("exchange", [&["ruil", "plaatje"], &["tausch", "bilder"], &["exchang", "picture"]]),
    ("report_tens", [&["tienenp"], &["zehnerp"], &["tens spot", "tens clips"]]),
];

/// Does a word of the text begin so? The name of the game and its sums at the end are other words.
fn mentions(text: &str, beginning: &str) -> bool {
    let text = text.to_lowercase().replace("wippen:", "").replace("höchste summe", "");
    text.match_indices(beginning).any(|(at, _)| !text[..at].ends_with(char::is_alphabetic))
}

#[test]
fn no_word_of_what_is_off_and_some_of_what_is_on() {
    for game in GameName::ALL {
        let words: Vec<_> = WORDS.iter().filter(|(key, _)| game.keys().contains(key)).collect();
        for rules in tables(game) {
            for (place, lang) in Lang::ALL.into_iter().enumerate() {
                let text = text_of(&Book::of(&rules, Messages::of(lang)));
                for (key, beginnings) in &words {
                    let found: Vec<_> =
                        beginnings[place].iter().filter(|beginning| mentions(&text, beginning)).collect();
                    assert_eq!(
                        !found.is_empty(),
                        is_on(&rules, key),
                        "{key} {lang} {found:?} {rules:?}\n{text}"
                    );
                }
            }
        }
    }
}

#[test]
fn numbers_of_the_house_stand_where_they_belong() {
    let mut draft = toepen::Draft::of(toepen::Preset::Zwols);
    draft.starting_clips = 37;
    draft.clip_value_cents = 125;
    draft.hands = Some(1000);
    draft.minutes = Some(43);
    let toepen = Draft::Toepen(draft).rules(4).unwrap();
    let mut draft = wippen::Draft::of(wippen::Preset::Basic);
    draft.finish = wippen::Finish::Target(1234);
    let target = Draft::Wippen(draft).rules(2).unwrap();
    draft.finish = wippen::Finish::Games(77);
    let games = Draft::Wippen(draft).rules(2).unwrap();
    for (rules, wanted) in [
        (toepen, &["begins a session: 37.", "€1.25 a clip", "session: 1,000.", "minutes: 43."][..]),
        (target, &["at least this many points after a game: 1,234."]),
        (games, &["fixed number of games: 77."]),
    ] {
        let text = text_of(&Book::of(&rules, Messages::of(Lang::En)));
        for wanted in wanted {
            assert!(text.contains(wanted), "{wanted}:\n{text}");
        }
    }
}

#[test]
fn the_summary_comes_first_and_has_the_table_of_points() {
    for game in GameName::ALL {
        for rules in tables(game) {
            let book = Book::of(&rules, Messages::of(Lang::En));
            assert_eq!(book.sections[0].id, "summary");
            let rows = book.sections[0].blocks.iter().find_map(|block| match block {
                Block::Table(rows) => Some(rows),
                _ => None,
            });
            let rows = rows.expect("a table");
            assert!(rows.iter().flatten().all(|cell| !plain(cell).is_empty()), "{rows:?}");
            let all: usize =
                book.sections[0].blocks.iter().flat_map(lines).map(|line| plain(line).len()).sum();
            assert!(all < 1500, "the summary and the house rules fit on one page: {all}");
            assert!(!book.house.is_empty());
        }
    }
}
