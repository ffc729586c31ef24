//! Every switch and every preset has its word and its sentence. Their keys are made of the names, by whoever
//! offers them.

use games::GameName;
use lang::{Lang, Messages};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The messages that the names ask for.
fn asked() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for game in GameName::ALL {
        let switches = game.keys().iter().map(|name| format!("switch-{game}-{name}"));
        for key in switches.chain(game.presets().map(|name| format!("preset-{game}-{name}"))) {
            keys.insert(format!("{key}-about"));
            keys.insert(key);
        }
    }
    keys
}

#[test]
fn every_switch_and_every_preset_has_a_word_and_a_sentence() {
    let asked = asked();
    for messages in Lang::ALL.map(Messages::of) {
        let lang = messages.lang();
        for key in &asked {
            assert!(messages.has(key), "no message {key} in {lang}");
            let text = messages.get(key, &[]);
            let sentence = key.ends_with("-about");
            assert_eq!(text.ends_with('.'), sentence, "{key} in {lang}: {text}");
            assert!(text.chars().count() <= if sentence { 110 } else { 24 }, "{key} in {lang}: {text}");
        }
    }
}

#[test]
fn no_switch_and_no_preset_is_told_of_that_there_is_not() {
    let asked = asked();
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lang/en.ftl")).unwrap();
    let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let told: BTreeSet<&str> =
        keys.filter(|key| key.starts_with("switch-") || key.starts_with("preset-")).collect();
    assert!(told.iter().copied().eq(asked.iter().map(String::as_str)), "{told:?}");
}
