//! What is told of each switch is what its game takes, and what the rules say.

use games::{Draft, GameName, Switch, SwitchValue, Takes};
use std::{fs, path::Path};

fn set(draft: &mut Draft, key: &str, value: SwitchValue<'_>) -> Result<(), String> {
    match draft {
        Draft::Wippen(draft) => draft.set(key, value).map_err(|fault| fault.to_string()),
        Draft::Toepen(draft) => draft.set(key, value).map_err(|fault| fault.to_string()),
    }
}

fn takes(game: GameName, switch: &Switch, value: SwitchValue<'_>) -> bool {
    let set = set(&mut Draft::usual(game), switch.key, value);
    if let Err(text) = &set {
        assert!(text.starts_with(&format!("{} takes ", switch.key)), "{text}");
    }
    set.is_ok()
}

/// One value of every kind; none that a switch takes which is not on or off, or without a limit.
const STRANGE: [SwitchValue<'_>; 7] = [
    SwitchValue::Bool(true),
    SwitchValue::Number(i64::MIN),
    SwitchValue::Number(i64::MAX),
    SwitchValue::Text("strange"),
    SwitchValue::Numbers(&[i64::MAX]),
    SwitchValue::Null,
    SwitchValue::Other,
];

#[test]
fn every_value_within_bounds_is_taken_and_none_beyond() {
    for game in GameName::ALL {
        for switch in game.switches() {
            let takes = |value: SwitchValue<'_>| takes(game, switch, value);
            let numbers = |least: i64, most: i64| {
                for number in [least, least + (most - least) / 2, most] {
                    assert!(takes(SwitchValue::Number(number)), "{} {number}", switch.key);
                }
                assert!(!takes(SwitchValue::Number(least - 1)) && !takes(SwitchValue::Number(most + 1)));
            };
            let mut strange = STRANGE.to_vec();
            match switch.takes {
                Takes::Flag => {
                    assert!(takes(SwitchValue::Bool(false)) && takes(SwitchValue::Bool(true)));
                    strange.retain(|value| !matches!(value, SwitchValue::Bool(_)));
                }
                Takes::Number(least, most) => numbers(least, most),
                Takes::Limit(least, most) => {
                    numbers(least, most);
                    assert!(takes(SwitchValue::Null));
                    strange.retain(|value| *value != SwitchValue::Null);
                }
                Takes::Texts(texts) => assert!(texts.iter().all(|text| takes(SwitchValue::Text(text)))),
                Takes::Lists(lists) => {
                    assert!(lists.iter().all(|list| takes(SwitchValue::Numbers(list))));
                    let both = lists.concat();
                    assert!(!takes(SwitchValue::Numbers(&both)) && !takes(SwitchValue::Numbers(&[])));
                }
                Takes::Counted(words, least, most) => {
                    for word in words {
                        let counted = |number: i64| takes(SwitchValue::Text(&format!("{word} {number}")));
                        assert!(counted(least) && counted(most) && !counted(least - 1) && !counted(most + 1));
                        assert!(!takes(SwitchValue::Text(word)));
                    }
                }
            }
            for value in strange {
                assert!(!takes(value), "{} takes {value:?}", switch.key);
            }
        }
    }
}

#[test]
fn a_switch_needs_what_it_is_said_to_need() {
    for game in GameName::ALL {
        let players = *game.players().start();
        let flags = || game.switches().iter().filter(|switch| switch.takes == Takes::Flag);
        let mut off = Draft::usual(game);
        flags().for_each(|switch| set(&mut off, switch.key, SwitchValue::Bool(false)).unwrap());
        let with = |keys: &[&str]| {
            let mut draft = off;
            keys.iter().for_each(|key| set(&mut draft, key, SwitchValue::Bool(true)).unwrap());
            draft.rules(players)
        };
        assert!(with(&[]).is_ok());
        assert!(game.switches().iter().all(|switch| switch.takes == Takes::Flag || switch.needs.is_empty()));
        for switch in flags() {
            // The switch, all that it needs, and what that needs.
            let mut on = vec![switch.key];
            while let Some(more) = on.iter().flat_map(|key| needs(game, key)).find(|key| !on.contains(key)) {
                on.push(more);
            }
            assert!(with(&on).is_ok(), "{on:?}");
            for without in &on[1..] {
                let some: Vec<&str> = on.iter().copied().filter(|key| key != without).collect();
                assert!(with(&some).is_err(), "{some:?}");
            }
        }
    }
}

fn needs(game: GameName, key: &str) -> &'static [&'static str] {
    game.switches().iter().find(|switch| switch.key == key).unwrap().needs
}

/// The cells of the table of switches at the end of the rules, row by row.
fn table(page: &str) -> Vec<Vec<&str>> {
    let (_, table) = page.split_once("## Switches, as written in `rules`\n").unwrap();
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

#[test]
fn switches_are_those_of_the_rules() {
    for game in GameName::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/{game}.md"));
        let page = fs::read_to_string(path).unwrap();
        let rows = table(&page);
        assert_eq!(rows.len(), game.switches().len());
        assert!(game.switches().iter().map(|switch| switch.key).eq(game.keys().iter().copied()));
        for (switch, row) in game.switches().iter().zip(rows) {
            assert_eq!(row[0], format!("`{}`", switch.key));
            let needs = switch.needs.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
            assert_eq!(row.get(3).copied().unwrap_or_default(), needs, "{}", switch.key);
            let stated = |rule: &str| page.contains(&format!("\n- **{rule}** "));
            assert!(switch.rule.is_none_or(stated), "{}", switch.key);
        }
    }
}
