//! The switches (the table of the rules), and the sentences' keys.

mod common;

use std::collections::BTreeSet;
use toepen::{Draft, Illegal, Preset, RuleFault, Rules, SessionIllegal, Setting, SwitchValue, ToepStakes};

#[test]
fn zwols_is_as_the_table_says() {
    let rules = Rules::default();
    let table: Vec<(&str, String)> =
        Draft::KEYS.iter().map(|key| (*key, rules.get(key).unwrap().to_string())).collect();
    let expected = [
        ("exchange", "true"),
        ("aces_are_pictures", "true"),
        ("toep_stakes", "[1]"),
        ("retoep_own", "false"),
        ("report_tens", "false"),
        ("open_piles", "false"),
        ("starting_clips", "20"),
        ("clip_value_cents", "5"),
        ("hands", "20"),
        ("minutes", "null"),
    ];
    assert!(table.iter().map(|(key, value)| (*key, value.as_str())).eq(expected));
    assert_eq!(Preset::named("zwols"), Some(Preset::Zwols));
    assert_eq!(Preset::named("zwolle"), None);
    assert_eq!(rules.differences().count(), 0);
    assert_eq!(rules.get("no_such_switch"), None);
}

#[test]
fn a_switch_takes_its_values_and_no_others() {
    use SwitchValue::{Bool, Null, Number, Numbers, Other};
    let good = [
        ("exchange", Bool(false)),
        ("toep_stakes", Numbers(&[1])),
        ("toep_stakes", Numbers(&[1, 2])),
        ("starting_clips", Number(1)),
        ("starting_clips", Number(1000)),
        ("clip_value_cents", Number(0)),
        ("clip_value_cents", Number(10_000)),
        ("hands", Number(1)),
        ("hands", Number(1000)),
        ("hands", Null),
        ("minutes", Number(600)),
        ("minutes", Null),
    ];
    for (key, value) in good {
        let mut draft = Draft::of(Preset::Zwols);
        assert_eq!(draft.set(key, value), Ok(()), "{key} {value:?}");
        assert!(draft.rules().is_ok());
    }
    let bad = [
        ("exchange", Number(1)),
        ("exchange", Null),
        ("toep_stakes", Numbers(&[2])),
        ("toep_stakes", Numbers(&[2, 1])),
        ("toep_stakes", Numbers(&[])),
        ("toep_stakes", Number(1)),
        ("starting_clips", Number(0)),
        ("starting_clips", Number(1001)),
        ("starting_clips", Number(65_556)),
        ("starting_clips", Null),
        ("clip_value_cents", Number(-1)),
        ("clip_value_cents", Number(10_001)),
        ("hands", Number(0)),
        ("hands", Number(1001)),
        ("minutes", Number(0)),
        ("minutes", Number(601)),
        ("open_piles", Other),
    ];
    for (key, value) in bad {
        let mut draft = Draft::of(Preset::Zwols);
        let fault = draft.set(key, value).unwrap_err();
        assert!(matches!(fault, RuleFault::WrongValue { key: named, .. } if named == key), "{key} {value:?}");
        assert!(fault.to_string().starts_with(key));
        assert_eq!(draft, Draft::of(Preset::Zwols));
    }
    assert_eq!(Draft::of(Preset::Zwols).set("jokers", Bool(true)), Err(RuleFault::UnknownKey));
    let beyond = Draft { hands: Some(1001), ..Draft::of(Preset::Zwols) };
    assert!(matches!(beyond.rules(), Err(RuleFault::WrongValue { key: "hands", .. })));
}

#[test]
fn what_differs_from_the_preset_is_named_in_order() {
    let rules = common::rules(|draft| {
        draft.minutes = Some(30);
        draft.hands = None;
        draft.toep_stakes = ToepStakes::OneOrTwo;
        draft.exchange = false;
    });
    let differences: Vec<_> = rules.differences().collect();
    assert_eq!(
        differences,
        [
            ("exchange", Setting::Bool(false)),
            ("toep_stakes", Setting::Stakes(ToepStakes::OneOrTwo)),
            ("hands", Setting::Limit(None)),
            ("minutes", Setting::Limit(Some(30))),
        ]
    );
    assert_eq!(differences[1].1.to_string(), "[1, 2]");
}

#[test]
fn every_refusal_has_a_rule_and_a_key_of_its_own() {
    let samples = Illegal::SAMPLES.map(SessionIllegal::Hand).into_iter().chain(SessionIllegal::SAMPLES);
    let mut keys = BTreeSet::new();
    for illegal in samples {
        let (rule, key) = (illegal.rule(), illegal.key());
        let number = rule.strip_prefix('T').unwrap();
        assert!((1..=28).contains(&number.parse::<u8>().unwrap()));
        assert!(key.starts_with(&format!("t{number}-")), "{key} is about {rule}");
        // Who does not sit at the table does not in a session either.
        assert!(keys.insert(key) || key == "t2-no-such-seat", "{key} is there twice");
    }
    assert_eq!(keys.len(), Illegal::SAMPLES.len() + SessionIllegal::SAMPLES.len() - 1);
}
