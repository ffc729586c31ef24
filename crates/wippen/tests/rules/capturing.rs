//! Capturing and adding to the pot: W8–W12.

use crate::common::at;

#[test]
fn w8_a_card_takes_one_loose_card_of_its_rank_which_the_player_chooses() {
    let table = at(r#"{"hands": ["7s Qh", "Kd Kc"], "pot": "7h 7d 8c Qs"}"#);
    assert_eq!(table.moves(), "7sx7d 7sx7h QhxQs");
    table.may_not("7sx7d+7h", "W8");
    table.may_not("7sx8c", "W8");
    table.not_there("7sx7c");
    table.not_there("6sx7h");
}

#[test]
fn w8_both_cards_go_on_the_players_pile() {
    let table =
        at(r#"{"hands": ["7s Qh", "Kd Kc"], "pot": "7h 8c", "piles": ["2s 2h", "3s 3h"]}"#).may("7sx7h");
    assert_eq!(table.get("piles"), r#"["2s 2h 7h 7s", "3s 3h"]"#);
    assert_eq!((table.get("pot"), table.get("hands")), ("8c".into(), r#"["Qh", "Kd Kc"]"#.into()));
    assert_eq!(table.get("last_capture"), "0");
}

#[test]
fn w9_a_numeric_card_takes_any_choice_of_disjoint_groups() {
    let table = at(r#"{"rules": {"adding_up": true}, "hands": ["Ts", "Kd"], "pot": "3h 5h 6d 7c Th"}"#);
    assert_eq!(table.moves(), "Tsx3h+7c Tsx3h+7c+Th TsxTh");
    let table = at(r#"{"rules": {"adding_up": true}, "hands": ["9s", "Kd"], "pot": "2h 3h 4d 9c"}"#);
    assert_eq!(table.moves(), "9sx2h+3h+4d 9sx2h+3h+4d+9c 9sx9c");
    table.may_not("9sx3h+4d", "W9");
    table.may_not("9sx2h+3h+9c", "W9");
}

#[test]
fn w9_groups_do_not_share_a_card() {
    let table = at(r#"{"rules": {"adding_up": true}, "hands": ["4s", "Kd"], "pot": "As Ah 2d 3c"}"#);
    assert_eq!(table.moves(), "4sxAh+3c 4sxAs+3c 4sxAs+Ah+2d");
    table.may_not("4sxAs+Ah+2d+3c", "W9");
    table.may_not("4sxAs+Ah+3c", "W9");
}

#[test]
fn w9_several_cards_of_the_value_are_several_groups() {
    let table = at(r#"{"rules": {"adding_up": true}, "hands": ["7s", "Kd"], "pot": "7h 7d"}"#);
    assert_eq!(table.moves(), "7sx7d 7sx7h 7sx7h+7d");
}

#[test]
fn w9_a_move_is_the_set_of_cards_however_it_is_grouped() {
    let table = at(r#"{"rules": {"adding_up": true}, "hands": ["Ts", "Kd"], "pot": "4s 4h 6h 6d"}"#);
    assert_eq!(table.moves(), "Tsx4h+6d Tsx4h+6h Tsx4s+4h+6h+6d Tsx4s+6d Tsx4s+6h");
    let taken = table.may("Tsx4s+4h+6h+6d");
    assert_eq!(taken.get("piles"), r#"["4s 4h 6h 6d Ts", ""]"#);
}

#[test]
fn w9_adding_up_is_off_unless_switched_on() {
    let table = at(r#"{"hands": ["9s 2c", "Kd Kc"], "pot": "3h 6d"}"#);
    assert_eq!(table.moves(), "2c 9s");
    table.may_not("9sx3h+6d", "W8");
}

#[test]
fn w10_a_face_card_takes_one_card_of_its_rank_also_under_adding_up() {
    for rules in [r#"{"adding_up": false}"#, r#"{"adding_up": true}"#] {
        let table = at(&format!(r#"{{"rules": {rules}, "hands": ["Js", "Kd"], "pot": "Jh Jd Jc"}}"#));
        assert_eq!(table.moves(), "JsxJc JsxJd JsxJh");
        table.may_not("JsxJh+Jd", "W10");
        table.may_not("JsxJh+Jd+Jc", "W10");
    }
}

#[test]
fn w10_face_cards_take_all_cards_of_their_rank_and_must() {
    let rules = r#""rules": {"face_cards_take_all": true, "decks": 2}"#;
    let table = at(&format!(r#"{{{rules}, "hands": ["Js", "Kd"], "pot": "Js Jh Jh Qd 7c"}}"#));
    assert_eq!(table.moves(), "JsxJs+Jh+Jh");
    table.may_not("JsxJh", "W10");
    table.may_not("JsxJh+Jh", "W10");
    let table = at(&format!(r#"{{{rules}, "hands": ["7s", "Kd"], "pot": "7h 7h"}}"#));
    assert_eq!(table.moves(), "7sx7h", "numeric cards take one still");
}

#[test]
fn w11_who_can_capture_may_not_add_any_card() {
    let table = at(r#"{"hands": ["3s 5h 9c", "Kd Kc Kh"], "pot": "3d 8s"}"#);
    assert_eq!(table.moves(), "3sx3d");
    table.may_not("5h", "W11");
    table.may_not("3s", "W11");
    let other = table.but(r#"{"pot": "4d 8s"}"#);
    assert_eq!(other.moves(), "3s 5h 9c");
}

#[test]
fn w11_without_must_capture_any_card_may_be_added() {
    let table = at(r#"{"rules": {"must_capture": false}, "hands": ["3s 5h", "Kd Kc"], "pot": "3d 8s"}"#);
    assert_eq!(table.moves(), "3s 3sx3d 5h");
}

#[test]
fn w11_sums_and_builds_that_can_be_taken_count() {
    let sum = at(r#"{"rules": {"adding_up": true}, "hands": ["9s 2c", "Kd Kc"], "pot": "3h 6d"}"#);
    sum.may_not("2c", "W11");
    let build = r#"{"rules": {"building": true}, "hands": ["9s 2c", "9d Kc"], "pot": "[3h6d=9@1]"}"#;
    at(build).may_not("2c", "W11");
    at(build).but(r#"{"hands": ["8s 2c", "9d Kc"]}"#).may("2c");
    // W20: with an ace the build makes ten.
    let part = r#"{"rules": {"building": true}, "hands": ["Ts 2c", "9d Kc"], "pot": "Ah [3h6d=9@1]"}"#;
    at(part).may("2c");
    at(part).but(r#"{"rules": {"builds_in_sums": true}}"#).may_not("2c", "W11");
}

#[test]
fn w11_building_or_stealing_instead_is_allowed() {
    let rules = r#"{"building": true, "stealing": true}"#;
    let hands = r#"["3s 5s 9c", "Kd Kc Kh"]"#;
    let table =
        at(&format!(r#"{{"rules": {rules}, "hands": {hands}, "pot": "3d 6h", "piles": ["", "2s 5h"]}}"#));
    assert_eq!(table.moves(), "3s+6h=9 3sx3d 5s!1");
    table.may_not("5s", "W11");
}

#[test]
fn w12_an_added_card_lies_loose_in_the_pot() {
    let table = at(r#"{"hands": ["2c Ks", "3d Kd"], "pot": "Ah Qs"}"#).may("2c");
    assert_eq!(table.get("pot"), "Ah 2c Qs");
    assert_eq!((table.get("hands"), table.get("piles")), (r#"["Ks", "3d Kd"]"#.into(), r#"["", ""]"#.into()));
}

#[test]
fn w12_with_an_empty_pot_there_is_nothing_but_adding() {
    let rules = r#"{"preset": "advanced", "triple_builds": true, "builds_in_sums": true}"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["2c 2s Ks", "3d Kd Kc"], "pot": ""}}"#));
    assert_eq!(table.moves(), "2c 2s Ks");
    table.not_there("2cx2s");
    table.not_there("2c+2s=2");
}

#[test]
fn w10_with_face_cards_take_all_whatever_else_is_named_breaks_it() {
    let position = r#"{"rules": {"face_cards_take_all": true}, "hands": ["Kc", "2s"], "pot": "3d Qs Kh Kd"}"#;
    at(position).may_not("KcxQs", "W10");
    at(position).may_not("KcxQs+Kh+Kd", "W10");
    at(position).may("KcxKh+Kd");
}
