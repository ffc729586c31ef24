//! Piles and stealing: W23–W27.

use crate::common::at;
use cards::Card;

fn card(text: &str) -> Option<Card> {
    Some(text.parse().unwrap())
}

#[test]
fn w23_without_stealing_only_the_number_of_captured_cards_is_public() {
    let table = at(r#"{"hands": ["7s 2c", "Kd Kc"], "pot": "7h", "piles": ["", "8s 8h"]}"#).may("7sx7h");
    let public = table.0.state.public();
    assert_eq!(public.piles[..2], [2, 2]);
    assert_eq!(public.tops, [None; 6]);
}

#[test]
fn w23_with_stealing_the_top_card_is_seen_the_hand_card_of_the_last_capture_or_theft() {
    let rules = r#"{"stealing": true}"#;
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["7s 2c", "7d Kc"], "pot": "7h Qs", "piles": ["9s 9h", "8s 8h"]}}"#
    ));
    assert_eq!(table.0.state.public().tops[..2], [card("9h"), card("8h")]);
    let taken = table.may("7sx7h");
    assert_eq!(taken.0.state.public().tops[..2], [card("7s"), card("8h")]);
    let stolen = taken.may("7d!0");
    assert_eq!(stolen.0.state.public().tops[..2], [None, card("7d")]);
    assert_eq!(stolen.0.state.public().piles[..2], [0, 7]);
}

#[test]
fn w23_a_pile_gets_loose_cards_in_order_then_builds_in_order_then_the_hand_card() {
    let rules = r#"{"preset": "advanced", "builds_in_sums": true}"#;
    let hands = r#"["9c Ks", "9d 7c"]"#;
    let pot = "9h 6s 3d 2c [2s7d=9@1] [As8h=9@1] [3h4d=7@1]";
    let piles = r#"["Qs Qh", ""]"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": {hands}, "pot": "{pot}", "piles": {piles}}}"#));
    let all = table.may("9cx2c+3d+6s+9h+[3h4d=7@1]+[2s7d=9@1]+[As8h=9@1]");
    assert_eq!(all.get("piles"), r#"["Qs Qh 2c 3d 6s 9h 3h 4d 2s 7d As 8h 9c", ""]"#);
    assert_eq!(all.get("pot"), "");
}

#[test]
fn w23_a_theft_lays_the_pile_as_it_lay_and_the_hand_card_on_top() {
    let table = at(
        r#"{"rules": {"stealing": true}, "hands": ["8d 2c", "Kd Kc"], "pot": "Qc", "piles": ["9s 9h", "Ks 3d 3s 8h"]}"#,
    );
    assert_eq!(table.may("8d!1").get("piles"), r#"["9s 9h Ks 3d 3s 8h 8d", ""]"#);
}

#[test]
fn w23_what_is_left_at_the_end_comes_last_in_order() {
    let table = at(
        r#"{"rules": {"stealing": true}, "hands": ["7s", "5c"], "pot": "7h Kd 2h", "piles": ["", "8s 8h"], "last_capture": 1}"#,
    );
    let over = table.after("7sx7h 5c");
    assert_eq!(over.get("piles"), r#"["7h 7s 2h 5c Kd", "8s 8h"]"#);
    assert_eq!(over.0.state.public().tops[0], card("Kd"), "the top is the card that lies on top");
}

#[test]
fn w24_a_card_of_the_top_cards_rank_takes_the_whole_pile() {
    let table = at(r#"{"rules": {"stealing": true}, "hands": ["8d Kh", "Kd Kc", "Qs 3c"], "pot": "Qc",
            "piles": ["", "2s 8h", "9s 8s"]}"#);
    assert_eq!(table.moves(), "8d 8d!1 8d!2 Kh");
    let stolen = table.may("8d!2");
    assert_eq!(stolen.get("piles"), r#"["9s 8s 8d", "2s 8h", ""]"#);
}

#[test]
fn w24_only_the_top_card_counts_and_nobody_robs_themselves() {
    let table = at(
        r#"{"rules": {"stealing": true}, "hands": ["8d Kh", "Kd Kc", "Qs 3c"], "pot": "Qc", "piles": ["2s 8h", "8s 2h", ""]}"#,
    );
    table.may_not("8d!1", "W24");
    table.may_not("8d!0", "W24");
    table.may_not("8d!2", "W24");
    table.may_not("8d!3", "W24");
    table.may_not("8d!99", "W24");
    table.not_there("8c!1");
}

#[test]
fn w24_face_cards_steal_too() {
    let text = r#"{"rules": {"stealing": true}, "hands": ["Ks", "Kd"], "pot": "Qc", "piles": ["", "2s Kh"]}"#;
    at(text).may("Ks!1");
}

#[test]
fn w24_stealing_is_off_unless_switched_on() {
    at(r#"{"hands": ["8d", "Kd"], "pot": "Qc", "piles": ["", "2s 8h"]}"#).may_not("8d!1", "W24");
}

#[test]
fn w25_stealing_leaves_the_pot_and_the_wips_and_is_not_the_last_capture() {
    let table = at(
        r#"{"rules": {"stealing": true}, "hands": ["8d", "Kd"], "pot": "", "piles": ["", "2s 8h"], "wips": [0, 2],
            "last_capture": 1, "stock": "3s 3h 4s 4h 5s 5h 6s 6h"}"#,
    );
    let stolen = table.may("8d!1");
    assert_eq!((stolen.get("pot"), stolen.get("wips")), (String::new(), "[0, 2]".into()));
    assert_eq!(stolen.get("last_capture"), "1");
    let end = at(
        r#"{"rules": {"stealing": true}, "hands": ["8d", "Kd"], "pot": "Qc", "piles": ["", "2s 8h"], "last_capture": 1}"#,
    );
    assert_eq!(end.after("8d!1 Kd").get("piles"), r#"["2s 8h 8d", "Qc Kd"]"#);
}

#[test]
fn w26_stealing_is_never_compulsory() {
    let table = at(
        r#"{"rules": {"stealing": true}, "hands": ["8d 3c", "Kd Kc"], "pot": "Qc", "piles": ["", "2s 8h"]}"#,
    );
    assert_eq!(table.moves(), "3c 8d 8d!1");
}

#[test]
fn w26_an_owner_may_steal_while_they_still_hold_the_value() {
    let rules = r#"{"building": true, "stealing": true}"#;
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["8d Ks", "Kd Kc"], "pot": "[3s5s=8@0]", "piles": ["", "2s 8h"]}}"#
    ));
    assert_eq!(table.moves(), "8dx[3s5s=8@0]");
    table.may_not("8d!1", "W21");
    let king = table.but(r#"{"piles": ["", "2s Kh"]}"#);
    assert_eq!(king.moves(), "8dx[3s5s=8@0] Ks!1");
    let pair = table.but(r#"{"hands": ["8d 8c", "Kd Kc"]}"#);
    assert_eq!(pair.moves(), "8c!1 8cx[3s5s=8@0] 8d!1 8dx[3s5s=8@0]");
}

#[test]
fn w27_one_may_steal_with_an_empty_pot() {
    let table = at(
        r#"{"rules": {"stealing": true}, "hands": ["8d 3c", "Kd Kc"], "pot": "", "piles": ["", "2s 8h"]}"#,
    );
    assert_eq!(table.moves(), "3c 8d 8d!1");
    assert_eq!(table.may("8d!1").get("turn"), "1");
}
