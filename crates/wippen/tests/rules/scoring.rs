//! Wips, the end of a game and its points: W28–W33.

use crate::common::{Table, at, error};

/// A game just finished, with these piles.
fn counted(rules: &str, piles: &[&str]) -> Table {
    let hands = vec!["\"\""; piles.len()].join(", ");
    let piles = piles.iter().map(|pile| format!("\"{pile}\"")).collect::<Vec<_>>().join(", ");
    at(&format!(r#"{{"rules": {rules}, "turn": null, "hands": [{hands}], "pot": "", "piles": [{piles}]}}"#))
}

fn points(piles: &[&str]) -> String {
    counted("{}", piles).get("scores")
}

#[test]
fn w28_a_capture_that_empties_the_pot_is_a_wip_while_cards_are_to_be_dealt() {
    let stock = "2s 2h 3s 3h 4s 4h 6s 6h";
    let table = at(&format!(r#"{{"hands": ["8d 5s", "5h Kc"], "pot": "8s", "stock": "{stock}"}}"#));
    let wip = table.may("8dx8s");
    assert_eq!(wip.get("wips"), "[1, 0]");
    assert_eq!(wip.after("Kc").get("wips"), "[1, 0]");
    assert_eq!(table.after("8dx8s 5h 5sx5h").get("wips"), "[2, 0]");
    assert_eq!(table.but(r#"{"pot": "8s Qs"}"#).may("8dx8s").get("wips"), "[0, 0]");
}

#[test]
fn w28_in_the_last_deal_there_is_no_wip() {
    let table = at(r#"{"hands": ["8d 5s", "5h Kc"], "pot": "8s"}"#);
    assert_eq!(table.may("8dx8s").get("wips"), "[0, 0]");
}

#[test]
fn w28_a_build_that_stays_or_that_is_taken_counts_as_pot() {
    let stock = "2s 2h 2d 2c 4s 4h 6s 6h";
    let text =
        r#"{"rules": {"building": true}, "hands": ["8d 9s", "9h Kc"], "pot": "8s [3h6d=9@1]", "stock": "#;
    let table = at(&format!("{text}\"{stock}\"}}"));
    assert_eq!(table.may("8dx8s").get("wips"), "[0, 0]");
    assert_eq!(table.may("8dx8s").may("9hx[3h6d=9@1]").get("wips"), "[0, 1]");
}

#[test]
fn w28_only_a_capture_is_a_wip() {
    // The last card of the pot is built on, and stays in it.
    let stock = "2s 2h 2d 2c 4s 4h 6s 6h";
    let text = r#"{"rules": {"building": true}, "hands": ["5d 8s", "9h Kc"], "pot": "3s", "stock": "#;
    assert_eq!(at(&format!("{text}\"{stock}\"}}")).may("5d+3s=8").get("wips"), "[0, 0]");
}

#[test]
fn w28_wips_are_a_switch() {
    let rules = r#"{"wips": false}"#;
    let text = format!(
        r#"{{"rules": {rules}, "hands": ["8d", "5h"], "pot": "8s", "stock": "2s 2h 3s 3h 4s 4h 6s 6h"}}"#
    );
    assert_eq!(at(&text).may("8dx8s").get("wips"), "[0, 0]");
    assert_eq!(error(&text.replace(r#""pot""#, r#""wips": [1, 0], "pot""#)), "wips: WipsNotInRules");
}

#[test]
fn w29_the_game_ends_with_the_last_card_of_the_last_deal() {
    let table = at(r#"{"hands": ["8d", "5h"], "pot": "8s Kd"}"#);
    let over = table.after("8dx8s 5h");
    assert_eq!((over.get("turn"), over.moves()), ("null".into(), String::new()));
    assert_eq!(over.get("hands"), r#"["", ""]"#);
    assert!(!over.get("scores").is_empty() && table.get("scores").is_empty());
    over.may_not("8d", "W29");
    over.may_not("8dx8s", "W29");
    over.may_not("8d!1", "W29");
    over.may_not("5h+Kd=5", "W29");
}

#[test]
fn w30_the_last_capture_takes_what_is_left_and_it_is_never_a_wip() {
    let table =
        at(r#"{"hands": ["8d 2c", "5h 3d"], "pot": "8s Kd", "piles": ["", "Js Jh"], "last_capture": 1}"#);
    let over = table.after("8dx8s 5h 2c 3d");
    assert_eq!(over.get("piles"), r#"["8s 8d 2c 3d 5h Kd", "Js Jh"]"#);
    assert_eq!((over.get("pot"), over.get("wips")), (String::new(), "[0, 0]".into()));
    // Nobody captures any more: it is whoever did so before.
    let before = table.but(r#"{"hands": ["9d 2c", "5h 3d"]}"#).after("9d 5h 2c 3d");
    assert_eq!(before.get("piles"), r#"["", "Js Jh 2c 3d 5h 8s 9d Kd"]"#);
}

#[test]
fn w30_if_nobody_captured_the_cards_go_to_nobody() {
    let over = at(r#"{"hands": ["Td", "As"], "pot": "8s Kd"}"#).after("Td As");
    assert_eq!((over.get("pot"), over.get("piles")), ("As 8s Td Kd".into(), r#"["", ""]"#.into()));
    assert_eq!((over.get("scores"), over.get("last_capture")), ("[0, 0]".into(), "null".into()));
}

#[test]
fn w31_most_cards_and_most_spades_are_two_points_each() {
    assert_eq!(points(&["3h 3d 4h 4d", "5h 5d"]), "[2, 0]");
    assert_eq!(points(&["3h 3d 4h 4d", "5s"]), "[2, 2]");
    assert_eq!(points(&["3s 4s", "5s 3h 3d"]), "[2, 2]");
}

#[test]
fn w31_ten_of_diamonds_two_of_spades_and_aces_have_points_of_their_own() {
    let base = points(&["3h 3d 4h 4d 5h 5d", "5s 6s 7s"]);
    assert_eq!(base, "[2, 2]");
    assert_eq!(points(&["3h 3d 4h 4d 5h 5d", "5s 6s 7s Td"]), "[2, 4]");
    assert_eq!(points(&["3h 3d 4h 4d 5h 5d", "5s 6s 7s Th Ts Tc"]), "[1, 3]", "other tens have none");
    assert_eq!(points(&["3h 3d 4h 4d 5h 5d 2s", "5s 6s 7s"]), "[3, 2]");
    assert_eq!(points(&["3h 3d 4h 4d 5h 5d Ah Ad Ac", "5s 6s 7s As"]), "[5, 3]");
}

#[test]
fn w31_with_two_decks_each_of_them_counts() {
    let over = counted(r#"{"decks": 2}"#, &["Td Td 2s 2s As As", "5h"]);
    assert_eq!(over.get("scores"), "[12, 0]");
    assert_eq!(counted(r#"{"decks": 2}"#, &["Td 2s", "Td 2s Ah"]).get("scores"), "[4, 7]");
}

#[test]
fn w31_each_wip_is_a_point() {
    let text =
        r#"{"turn": null, "hands": ["", "", ""], "pot": "", "piles": ["3h", "", ""], "wips": [0, 3, 1]}"#;
    assert_eq!(at(text).get("scores"), "[2, 3, 1]");
}

#[test]
fn w31_one_deck_is_worth_11_points_wips_aside() {
    let suits = |suit: char| {
        "A23456789TJQK".chars().map(|rank| format!("{rank}{suit}")).collect::<Vec<_>>().join(" ")
    };
    let (spades, hearts, diamonds, clubs) = (suits('s'), suits('h'), suits('d'), suits('c'));
    assert_eq!(points(&[&format!("{spades} {hearts}"), &format!("{diamonds} {clubs}")]), "[6, 5]");
    assert_eq!(points(&[&format!("{spades} {hearts} {diamonds} {clubs}"), ""]), "[11, 0]");
}

#[test]
fn w32_two_tied_get_one_each_and_three_get_nothing() {
    assert_eq!(points(&["3h 3d", "4h 4d", "5h"]), "[1, 1, 0]");
    assert_eq!(points(&["3h 3d", "4h 4d", "5h 5d"]), "[0, 0, 0]");
    assert_eq!(points(&["3h 3d", "4h 4d", "5h 5d", "6h 6d"]), "[0, 0, 0, 0]");
    assert_eq!(points(&["3s 3d 3c", "4s 4d", "5h"]), "[3, 1, 0]");
    assert_eq!(points(&["3s 3d 3c", "4s 4d", "5s"]), "[2, 0, 0]");
}

#[test]
fn w32_a_highest_count_of_none_scores_nothing() {
    assert_eq!(points(&["", ""]), "[0, 0]");
    assert_eq!(points(&["3h", ""]), "[2, 0]", "nobody has spades");
}

#[test]
fn w33_scoring_cards_counts_the_cards_and_nothing_else() {
    let rules = r#"{"scoring": "cards"}"#;
    assert_eq!(counted(rules, &["As 2s Td", "3h 3d 4h 4d", ""]).get("scores"), "[3, 4, 0]");
    let wips = counted(rules, &["As", "3h"]).but(r#"{"wips": [5, 0], "scores": [1, 1]}"#);
    assert_eq!(wips.get("scores"), "[1, 1]");
}

#[test]
fn w31_scores_of_a_position_must_be_right() {
    let text = r#"{"turn": null, "hands": ["", ""], "pot": "", "piles": ["3h", ""], "scores": [2, 1]}"#;
    assert_eq!(error(text), "scores: WrongResult");
}
