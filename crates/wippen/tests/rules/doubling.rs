//! Double builds and beyond: W17–W19.

use crate::common::{at, error};

#[test]
fn w17_two_groups_in_one_turn_one_of_them_with_the_hand_card() {
    let table = at(r#"{"rules": {"preset": "classic"}, "hands": ["4c 9d", "Kd Kc"], "pot": "5s 3h 6d 2h"}"#);
    let double = table.may("4c+3h+5s+6d=9");
    assert_eq!(double.get("pot"), "2h [3h4c5s6d=9@0]");
    table.may_not("4c+3h+6d+2h=9", "W13");
    // Two tens, but no ten is left in hand.
    table.may_not("4c+2h+3h+5s+6d=10", "W17");
    let uneven = table.but(r#"{"pot": "2h 6s 6h"}"#);
    uneven.may_not("4c+2h+6s+6h=9", "W17");
}

#[test]
fn w17_a_group_may_be_a_single_card_of_the_value() {
    let table = at(r#"{"rules": {"preset": "classic"}, "hands": ["5c 5d", "Kd Kc"], "pot": "5s 2h 3h"}"#);
    // Five on five "for five", and the sum of two and three beside the hand card or beside the loose five.
    assert_eq!(table.moves(), "5c+2h+3h=5 5c+5s=5 5cx5s 5d+2h+3h=5 5d+5s=5 5dx5s");
    assert_eq!(table.may("5c+5s=5").get("pot"), "2h 3h [5s5c=5@0]");
}

#[test]
fn w17_the_value_must_stay_in_hand() {
    let table =
        at(r#"{"rules": {"preset": "classic"}, "hands": ["5c Td", "5d Kc"], "pot": "5s [2h3h=5@1]"}"#);
    table.may_not("5c+5s=5", "W17");
    table.may("5c+5s=10");
    table.may_not("5c+[2h3h=5@1]=5", "W17");
}

#[test]
fn w17_a_single_build_is_doubled_by_the_hand_card_alone_or_with_loose_cards() {
    for owner in 0..2 {
        let build = format!("[2s6c=8@{owner}]");
        let table = at(&format!(
            r#"{{"rules": {{"preset": "classic"}}, "hands": ["5h 8d 8h", "8c Kd Kc"], "pot": "Ac 2h 3d {build}"}}"#
        ));
        let doubled = table.may(&format!("5h+3d+{build}=8"));
        assert_eq!(doubled.get("pot"), "Ac 2h [2s3d5h6c=8@0]", "who doubles becomes the owner");
        table.may(&format!("5h+Ac+2h+{build}=8"));
        assert_eq!(table.may(&format!("8d+{build}=8")).get("pot"), "Ac 2h 3d [2s6c8d=8@0]");
        table.may_not(&format!("5h+{build}=8"), "W17");
        table.may_not(&format!("5h+2h+{build}=8"), "W17");
        table.may_not(&format!("8d+Ac+2h+{build}=8"), "W17");
    }
}

#[test]
fn w17_two_groups_is_the_limit() {
    let double = "[3h5s8c=8@1]";
    let table = at(&format!(
        r#"{{"rules": {{"preset": "classic"}}, "hands": ["8d 8h 4s", "8s Kd Kc"], "pot": "4h 4d 4c {double}"}}"#
    ));
    table.may_not(&format!("8d+{double}=8"), "W17");
    table.may_not(&format!("4s+4h+{double}=8"), "W17");
    table.may("8d+4h+4d=8");
    let three = table.but(r#"{"pot": "3h 5s 4h 4d 4c"}"#);
    three.may_not("4s+4h+4d+4c+3h+5s=8", "W17");
    three.may("4s+3h+4h+5s=8");
}

#[test]
fn w17_triple_builds_take_further_groups_one_a_turn_or_any_number_at_once() {
    let rules = r#"{"preset": "classic", "triple_builds": true}"#;
    let double = "[3h5s8c=8@1]";
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["8d 8h 4s", "8s Kd Kc"], "pot": "4h 4d 4c {double}"}}"#
    ));
    table.may(&format!("8d+{double}=8"));
    table.may(&format!("4s+4h+{double}=8"));
    table.may_not(&format!("4s+4h+4d+4c+{double}=8"), "W17");
    let three = table.but(r#"{"pot": "3h 5s 4h 4d 4c"}"#);
    assert_eq!(three.may("4s+3h+4h+4d+4c+5s=8").get("pot"), "[3h4s4h4d4c5s=8@0]");
    let fourth = table.but(r#"{"pot": "4h 4d 4c [3h3s5s5h8c=8@1]"}"#);
    fourth.may("8d+[3s3h5s5h8c=8@1]=8");
}

#[test]
fn w17_doubling_is_off_unless_switched_on() {
    let table = at(
        r#"{"rules": {"building": true, "raising": true}, "hands": ["5c 5d", "5h Kc"], "pot": "5s [2h3h=5@1]"}"#,
    );
    table.may_not("5c+5s=5", "W17");
    table.may_not("5c+[2h3h=5@1]=5", "W17");
    let text = r#"{"rules": {"building": true}, "hands": ["5c", "Kc"], "pot": "[5s5d=5@0]"}"#;
    assert_eq!(error(text), "[5s5d=5@0]: BuildNotInRules");
    let text = r#"{"rules": {"preset": "classic"}, "hands": ["5c", "Kc"], "pot": "[2h3h5s5d=5@0]"}"#;
    assert_eq!(error(text), "[2h3h5s5d=5@0]: BuildNotInRules");
}

#[test]
fn w17_a_build_splits_into_groups_of_its_value() {
    let text = r#"{"rules": {"preset": "classic"}, "hands": ["9s", "Kd"], "pot": "[5s6h7d=9@0]"}"#;
    assert_eq!(error(text), "[5s6h7d=9@0]: BuildSum");
    let alone = r#"{"rules": {"preset": "classic"}, "hands": ["9s", "Kd"], "pot": "[9h=9@0]"}"#;
    assert_eq!(error(alone), "[9h=9@0]: BuildSum", "one card is no build");
}

#[test]
fn w18_a_double_build_cannot_be_raised() {
    let rules = r#"{"preset": "advanced", "triple_builds": true}"#;
    let double = "[4s4h=4@1]";
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["2s 6d Td", "4d Kd Kc"], "pot": "{double}"}}"#));
    table.may_not(&format!("2s+{double}=6"), "W18");
    table.may_not(&format!("2s+{double}=10"), "W18");
}

#[test]
fn w18_raise_double_builds_announces_a_higher_value_into_which_all_cards_split() {
    let rules = r#"{"preset": "advanced", "raise_double_builds": true}"#;
    let double = "[4s4h=4@1]";
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["2s 5d 9d Td", "4d Kd Kc Kh"], "pot": "Ac {double}"}}"#
    ));
    let single = table.may(&format!("2s+{double}=10"));
    assert_eq!(single.get("pot"), "Ac [2s4s4h=10@0]");
    table.may_not(&format!("2s+{double}=9"), "W18");
    // 4 + 4 + 2 = 2 · 5, but no group comes to five.
    table.may_not(&format!("2s+{double}=5"), "W18");
    table.may_not(&format!("2s+{double}=2"), "W18");
    table.may_not(&format!("2s+Ac+{double}=10"), "W16");
    // It is single again, so it can be doubled like any other.
    let tens = table.but(r#"{"hands": ["2s 5d 9d Td", "4d Th Tc Kh"]}"#);
    tens.may(&format!("2s+{double}=10")).may("Th+[2s4s4h=10@0]=10");
}

#[test]
fn w18_the_new_value_must_be_in_hand_and_may_be_held_twice() {
    let rules = r#"{"preset": "advanced", "raise_double_builds": true}"#;
    let double = "[As2h2d5h=5@1]";
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["2s 6d Td", "5d Kd Kc"], "pot": "{double}"}}"#));
    // 5 + A, and 2 + 2 + 2.
    assert_eq!(table.may(&format!("2s+{double}=6")).get("pot"), "[As2s2h2d5h=6@0]");
    table.but(r#"{"hands": ["2s 7d Td", "5d Kd Kc"]}"#).may_not(&format!("2s+{double}=6"), "W18");
}

#[test]
fn w18_what_a_triple_build_makes_may_be_more_than_two_groups() {
    let rules = r#"{"preset": "advanced", "triple_builds": true, "raise_double_builds": true}"#;
    let triple = "[As2h2d3h4d=4@1]";
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["3s 5d", "4h Kd"], "pot": "{triple}"}}"#));
    // 12 + 3 = 3 · 5: 4 + A, 3 + 2, 3 + 2.
    assert_eq!(table.may(&format!("3s+{triple}=5")).get("pot"), "[As2h2d3s3h4d=5@0]");
}

#[test]
fn w19_a_build_that_contains_its_own_value_cannot_be_raised() {
    let rules = r#"{"preset": "advanced", "raise_double_builds": true, "locked_with_value": true}"#;
    let with = "[As2h2d5h=5@1]";
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["2s 6d", "5d Kd"], "pot": "{with}"}}"#));
    table.may_not(&format!("2s+{with}=6"), "W19");
    table.but(r#"{"rules": {"locked_with_value": false}}"#).may(&format!("2s+{with}=6"));
    let without = "[As2h3h4d=5@1]";
    let other = table.but(&format!(r#"{{"pot": "{without}"}}"#));
    // 4 + 2, A + 2 + 3.
    other.may(&format!("2s+{without}=6"));
}

#[test]
fn w19_singles_are_raised_as_ever() {
    let rules = r#"{"preset": "advanced", "raise_double_builds": true, "locked_with_value": true}"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["2s 7d", "5d Kd"], "pot": "[As4h=5@1]"}}"#));
    table.may("2s+[As4h=5@1]=7");
}

#[test]
fn w13_w17_without_double_builds_a_sum_that_is_no_double_either_is_just_wrong() {
    let rules = r#"{"building": true}"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["4c 5s", "2s Ks"], "pot": "5d 6h Ad"}}"#));
    table.may_not("4c+6h=5", "W13");
    table.may_not("4c+Ad+5d=5", "W17");
}
