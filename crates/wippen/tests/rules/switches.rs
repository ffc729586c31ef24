//! Presets and switches: the tables at the end of the rules, and what each switch changes (W2, W9–W33).

use crate::common::{at, error};
use wippen::{Draft, Finish, Preset, RuleFault, Rules, Scoring, Setting, SwitchValue};

fn rules(preset: Preset) -> Rules {
    Draft::of(preset).rules(3).unwrap()
}

/// The switches that are on, and all others, of a preset.
fn written(preset: Preset) -> String {
    let rules = rules(preset);
    let shown = |key: &&&str| rules.get(key) != Some(Setting::Bool(false));
    let setting = |key: &str| match rules.get(key) {
        Some(Setting::Bool(true)) => key.to_owned(),
        Some(other) => format!("{key} {other}"),
        None => panic!("{key} has no setting"),
    };
    Draft::KEYS.iter().filter(shown).map(|key| setting(key)).collect::<Vec<_>>().join(", ")
}

#[test]
fn presets_are_the_switches_of_the_rules() {
    assert_eq!(
        written(Preset::Basic),
        r#"decks 1, must_capture, wips, scoring "points", finish "target 52""#
    );
    assert_eq!(
        written(Preset::Advanced),
        "decks 1, adding_up, must_capture, building, raising, double_builds, wips, scoring \"points\", \
         finish \"target 52\""
    );
    assert_eq!(
        written(Preset::Classic),
        "decks 1, must_capture, building, raising, double_builds, scoring \"points\", finish \"target 52\""
    );
    assert_eq!(
        written(Preset::Children),
        r#"decks 1, must_capture, scoring "cards", finish "games 1", open_hands"#
    );
    for preset in Preset::ALL {
        assert_eq!(Preset::named(preset.name()), Some(preset));
    }
    assert_eq!(Preset::named("Basic"), None);
}

#[test]
fn a_position_without_rules_is_basic() {
    let plain = at(r#"{"hands": ["3s", "Kd"], "pot": ""}"#);
    assert_eq!(plain.get("rules"), r#"{"preset": "basic"}"#);
    let over = at(r#"{"rules": {"wips": true, "stealing": true}, "hands": ["3s", "Kd"], "pot": ""}"#);
    assert_eq!(over.get("rules"), r#"{"preset": "basic", "stealing": true}"#, "only what differs is written");
}

/// Each switch that needs others, and one choice of switches that has all of them.
const NEEDS: [(&str, &[&str]); 6] = [
    ("raising", &["building"]),
    ("double_builds", &["building"]),
    ("triple_builds", &["building", "double_builds"]),
    ("raise_double_builds", &["building", "raising", "double_builds"]),
    ("locked_with_value", &["building", "raising", "double_builds", "raise_double_builds"]),
    ("builds_in_sums", &["building"]),
];

fn with(switches: &[&str]) -> Result<Rules, RuleFault> {
    let mut draft = Draft::of(Preset::Basic);
    for key in switches {
        draft.set(key, SwitchValue::Bool(true)).unwrap();
    }
    draft.rules(2)
}

#[test]
fn a_switch_without_what_it_needs_is_refused_and_both_are_named() {
    for (key, needs) in NEEDS {
        let all = [needs, &[key]].concat();
        assert!(with(&all).is_ok(), "{key}");
        for without in needs {
            let some: Vec<&str> = all.iter().copied().filter(|switch| switch != without).collect();
            match with(&some) {
                Err(RuleFault::Needs { key, needs }) => assert!(some.contains(&key) && needs == *without),
                other => panic!("{key} without {without}: {other:?}"),
            }
        }
    }
    let text = r#"{"rules": {"raising": true}, "hands": ["3s", "Kd"], "pot": ""}"#;
    assert_eq!(error(text), "raising needs building");
    let text = r#"{"rules": {"preset": "advanced", "double_builds": false, "triple_builds": true}, "hands": ["3s", "Kd"], "pot": ""}"#;
    assert_eq!(error(text), "triple_builds needs double_builds");
    let text = r#"{"rules": {"preset": "classic", "building": false}, "hands": ["3s", "Kd"], "pot": ""}"#;
    assert_eq!(error(text), "raising needs building");
}

#[test]
fn every_other_switch_stands_alone() {
    for key in
        ["adding_up", "face_cards_take_all", "must_capture", "building", "stealing", "wips", "open_hands"]
    {
        assert!(with(&[key]).is_ok(), "{key}");
    }
}

#[test]
fn a_switch_takes_its_own_values_only() {
    let position = |rules: &str| format!(r#"{{"rules": {rules}, "hands": ["3s", "Kd"], "pot": ""}}"#);
    for (rules, message) in [
        (r#"{"decks": 3}"#, "decks takes 1, 2"),
        (r#"{"decks": true}"#, "decks takes 1, 2"),
        (r#"{"decks": 1.5}"#, "decks takes 1, 2"),
        (r#"{"stealing": 1}"#, "stealing takes true, false"),
        (r#"{"stealing": null}"#, "stealing takes true, false"),
        (r#"{"wips": "true"}"#, "wips takes true, false"),
        (r#"{"scoring": "card"}"#, r#"scoring takes "points", "cards""#),
        (r#"{"finish": "target 0"}"#, r#"finish takes "target N", "games N" (N ≥ 1)"#),
        (r#"{"finish": "games"}"#, r#"finish takes "target N", "games N" (N ≥ 1)"#),
        (r#"{"finish": "games +3"}"#, r#"finish takes "target N", "games N" (N ≥ 1)"#),
        (r#"{"finish": "games -3"}"#, r#"finish takes "target N", "games N" (N ≥ 1)"#),
        (r#"{"finish": 52}"#, r#"finish takes "target N", "games N" (N ≥ 1)"#),
        (r#"{"Stealing": true}"#, "no switch is called Stealing"),
        (r#"{"players": 3}"#, "no switch is called players"),
        (r#"{"preset": "expert"}"#, "no preset is called expert"),
    ] {
        assert_eq!(error(&position(rules)), message);
    }
    let mut draft = Draft::of(Preset::Basic);
    draft.set("finish", SwitchValue::Text("games 7")).unwrap();
    draft.set("scoring", SwitchValue::Text("cards")).unwrap();
    draft.set("decks", SwitchValue::Number(2)).unwrap();
    assert_eq!((draft.finish, draft.scoring, draft.decks), (Finish::Games(7), Scoring::Cards, Some(2)));
}

#[test]
fn with_open_hands_everyone_sees_every_hand() {
    let open = at(r#"{"rules": {"preset": "children"}, "hands": ["3s 4s", "Kd Kc"], "pot": ""}"#);
    let seen = |table: &crate::common::Table| table.0.state.public().open_hands.map(|hand| hand.to_string());
    assert_eq!(seen(&open)[..2], ["3s 4s", "Kd Kc"]);
    assert_eq!(seen(&open.may("3s"))[..2], ["4s", "Kd Kc"]);
    let closed = at(r#"{"hands": ["3s 4s", "Kd Kc"], "pot": ""}"#);
    assert!(seen(&closed).iter().all(String::is_empty));
}

#[test]
fn w19_locked_with_value_alone_changes_nothing_but_raises_of_double_builds() {
    let rules = r#"{"preset": "advanced", "raise_double_builds": true, "locked_with_value": true}"#;
    let double = "[As4h5c=5@1]";
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["5s 5h", "5d Kd"], "pot": "{double}"}}"#));
    assert_eq!(table.moves(), format!("5hx{double} 5sx{double}"));
}
