//! Capturing builds: W14, W15, W20.

use crate::common::at;

#[test]
fn w14_a_builds_cards_leave_the_pot_only_all_together() {
    let table =
        at(r#"{"rules": {"preset": "advanced"}, "hands": ["3s 9c", "9d Kc"], "pot": "4h [3h6d=9@1]"}"#);
    table.may_not("3sx3h", "W14");
    table.may_not("9cx3h+6d", "W14");
    table.may_not("3s+6d=9", "W14");
    table.may_not("3s+3h+6d=9", "W14");
    assert_eq!(table.may("9cx[3h6d=9@1]").get("pot"), "4h");
}

#[test]
fn w14_anyone_with_a_card_of_the_value_may_take_the_build() {
    for owner in 0..3 {
        let hands = r#"["7s", "7d", "7c"]"#;
        let pot = format!("[3h4d=7@{owner}]");
        let table = at(&format!(r#"{{"rules": {{"building": true}}, "hands": {hands}, "pot": "{pot}"}}"#));
        let taken = table.may(&format!("7sx{pot}"));
        assert_eq!(taken.get("piles"), r#"["3h 4d 7s", "", ""]"#);
    }
}

#[test]
fn w15_with_a_build_go_loose_cards_of_its_value_also_without_adding_up() {
    let table = at(r#"{"rules": {"building": true}, "hands": ["9c", "9d"], "pot": "9s 9h [3h6d=9@1]"}"#);
    let build = "[3h6d=9@1]";
    assert_eq!(table.moves(), format!("9cx9h 9cx9h+{build} 9cx9s 9cx9s+9h+{build} 9cx9s+{build} 9cx{build}"));
    assert_eq!(table.may(&format!("9cx9s+9h+{build}")).get("pot"), "");
    table.may_not("9cx9s+9h", "W8");
}

#[test]
fn w15_any_of_several_builds_of_the_value_may_be_taken() {
    let table = at(r#"{"rules": {"building": true}, "hands": ["9c", "9d"], "pot": "[2h7d=9@1] [3h6d=9@1]"}"#);
    assert_eq!(table.moves(), "9cx[2h7d=9@1] 9cx[2h7d=9@1]+[3h6d=9@1] 9cx[3h6d=9@1]");
}

#[test]
fn w15_builds_that_are_alike_to_the_last_card_are_one_choice() {
    let rules = r#"{"building": true, "raising": true, "decks": 2}"#;
    let build = "[3h5d=8@1]";
    let table =
        at(&format!(r#"{{"rules": {rules}, "hands": ["8c As 9c", "8d Kd Kc"], "pot": "{build} {build}"}}"#));
    assert_eq!(table.moves(), format!("8cx{build} 8cx{build}+{build} As+{build}=9"));
    assert_eq!(table.may(&format!("8cx{build}")).get("pot"), build);
}

#[test]
fn w15_a_build_of_another_value_is_not_taken() {
    let table =
        at(r#"{"rules": {"preset": "advanced"}, "hands": ["8c Ks", "9d Kc"], "pot": "8s [3h6d=9@1]"}"#);
    table.may_not("8cx[3h6d=9@1]", "W15");
    table.may_not("8cx8s+[3h6d=9@1]", "W15");
    table.may_not("Ksx[3h6d=9@1]", "W15");
}

#[test]
fn w15_with_a_build_go_other_groups_only_with_adding_up() {
    let pot = r#""hands": ["9c", "9d"], "pot": "2s 4h 5s [3h6d=9@1]""#;
    let without = at(&format!(r#"{{"rules": {{"building": true}}, {pot}}}"#));
    assert_eq!(without.moves(), "9cx[3h6d=9@1]");
    without.may_not("9cx4h+5s+[3h6d=9@1]", "W15");
    let with = at(&format!(r#"{{"rules": {{"building": true, "adding_up": true}}, {pot}}}"#));
    assert_eq!(with.moves(), "9cx4h+5s 9cx4h+5s+[3h6d=9@1] 9cx[3h6d=9@1]");
}

#[test]
fn w20_a_group_may_be_made_of_builds_and_loose_cards() {
    let rules = r#"{"building": true, "double_builds": true, "builds_in_sums": true}"#;
    let hands = r#"["Tc", "4d"]"#;
    let table =
        at(&format!(r#"{{"rules": {rules}, "hands": {hands}, "pot": "2s 6h [As3h=4@1] [2h2d4c=4@1]"}}"#));
    let (one, two) = ("[2h2d4c=4@1]", "[As3h=4@1]");
    assert_eq!(table.moves(), format!("Tcx2s+{one}+{two} Tcx6h+{one} Tcx6h+{two}"));
    // A double build counts as its value.
    table.may_not(&format!("Tcx2s+{one}"), "W20");
}

#[test]
fn w20_without_adding_up_every_sum_needs_a_build_of_its_own() {
    let pot = r#""hands": ["9c", "7d"], "pot": "2s 3s 6s 9h [2h5d=7@1]""#;
    let without = at(&format!(r#"{{"rules": {{"building": true, "builds_in_sums": true}}, {pot}}}"#));
    let build = "[2h5d=7@1]";
    // W15: loose cards of the value too, also when the build is taken in a sum.
    assert_eq!(without.moves(), format!("9cx2s+9h+{build} 9cx2s+{build} 9cx9h"));
    without.may_not(&format!("9cx2s+3s+6s+{build}"), "W20");
    without.may_not("9cx3s+6s", "W8");
    let rules = r#"{"building": true, "builds_in_sums": true, "adding_up": true}"#;
    let with = at(&format!(r#"{{"rules": {rules}, {pot}}}"#));
    with.may(&format!("9cx2s+3s+6s+{build}"));
    with.may(&format!("9cx2s+3s+6s+9h+{build}"));
}

#[test]
fn w20_any_number_of_such_groups_together_with_builds_of_the_value() {
    let rules = r#"{"building": true, "builds_in_sums": true}"#;
    let hands = r#"["Tc", "8d", "7d", "Td"]"#;
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": {hands}, "pot": "2s 3s Ts [2h6d=8@1] [3h4h=7@2] [4d6h=10@3]"}}"#
    ));
    table.may("Tcx2s+3s+Ts+[3h4h=7@2]+[2h6d=8@1]+[4d6h=10@3]");
    table.may("Tcx2s+[2h6d=8@1]+[4d6h=10@3]");
    table.may_not("Tcx2s+[3h4h=7@2]+[4d6h=10@3]", "W20");
}

#[test]
fn w20_two_builds_alone_make_a_group_too() {
    let rules = r#"{"building": true, "builds_in_sums": true}"#;
    let hands = r#"["Tc", "5d", "5c"]"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": {hands}, "pot": "Ks [2h3d=5@1] [As4h=5@2]"}}"#));
    assert_eq!(table.moves(), "Tcx[2h3d=5@1]+[As4h=5@2]");
}

#[test]
fn w20_builds_stay_out_of_sums_unless_switched_on_and_out_of_builds_always() {
    let position =
        r#"{"rules": {"preset": "advanced"}, "hands": ["9c 2s", "7d Kd"], "pot": "2c [2h5d=7@1]"}"#;
    at(position).may_not("9cx2c+[2h5d=7@1]", "W20");
    let on = at(position).but(r#"{"rules": {"builds_in_sums": true}}"#);
    on.may("9cx2c+[2h5d=7@1]");
    on.may_not("2s+2c+[2h5d=7@1]=9", "W16");
}

#[test]
fn w20_a_face_card_takes_no_build_in_any_sum() {
    let rules = r#"{"building": true, "builds_in_sums": true, "adding_up": true}"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["Ks", "7d"], "pot": "Kh 4c [2h5d=7@1]"}}"#));
    table.may_not("Ksx4c+[2h5d=7@1]", "W15");
    table.may_not("KsxKh+[2h5d=7@1]", "W15");
    assert_eq!(table.moves(), "KsxKh");
}

#[test]
fn w15_w20_a_build_of_another_value_is_taken_neither_alone_nor_in_what_is_no_sum() {
    let position =
        r#"{"rules": {"preset": "advanced"}, "hands": ["Tc 9d", "8s Kh"], "pot": "2h 3d [2s6c=8@1]"}"#;
    at(position).may_not("Tcx[2s6c=8@1]", "W15");
    at(position).may_not("Tcx3d+[2s6c=8@1]", "W15");
    at(position).may_not("Tcx2h+[2s6c=8@1]", "W20");
    at(position).may_not("9dx[2s6c=8@1]", "W15");
}
