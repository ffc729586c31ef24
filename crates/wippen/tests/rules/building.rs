//! Building, raising and the builder's duty: W13, W16, W21, W22.

use crate::common::{at, error};

#[test]
fn w13_a_hand_card_and_loose_cards_become_a_build_of_their_sum() {
    let table = at(r#"{"rules": {"building": true}, "hands": ["4c 9d", "Kd Kc"], "pot": "2h 3s 6h Qs"}"#);
    let built = table.may("4c+2h+3s=9");
    assert_eq!(built.get("pot"), "6h Qs [2h3s4c=9@0]");
    assert_eq!((built.get("hands"), built.get("piles")), (r#"["9d", "Kd Kc"]"#.into(), r#"["", ""]"#.into()));
    assert_eq!(built.get("last_capture"), "null");
}

#[test]
fn w13_every_sum_of_a_value_still_in_hand_can_be_built() {
    let table =
        at(r#"{"rules": {"building": true}, "hands": ["As 6d 9d", "Kd Kc Kh"], "pot": "2h 3s 5c 8h"}"#);
    assert_eq!(table.moves(), "6d 6d+3s=9 9d As As+2h+3s=6 As+3s+5c=9 As+5c=6 As+8h=9");
}

#[test]
fn w13_a_build_needs_its_value_in_hand() {
    let table = at(r#"{"rules": {"building": true}, "hands": ["4c 9d", "Kd 7c"], "pot": "3s 5h"}"#);
    table.may_not("4c+3s=7", "W13");
    table.may("4c+5h=9");
    // The card that is laid down is not in the hand any more.
    at(r#"{"rules": {"building": true}, "hands": ["4c", "Kd"], "pot": "3s 5h"}"#).may_not("4c+5h=9", "W13");
}

#[test]
fn w13_a_build_is_at_most_ten_and_is_the_sum_of_its_cards() {
    let table = at(r#"{"rules": {"building": true}, "hands": ["6c Td 9c", "Kd Kc Kh"], "pot": "4s 5h"}"#);
    table.may("6c+4s=10");
    table.may_not("6c+5h=11", "W13");
    table.may_not("6c+5h=10", "W13");
    table.may_not("6c+4s=9", "W13");
    table.may_not("6c+4s=0", "W13");
    table.may_not("6c+4s=300", "W13");
}

#[test]
fn w13_nothing_is_built_out_of_the_hand_alone_or_of_cards_that_are_not_there() {
    let table = at(r#"{"rules": {"building": true}, "hands": ["6c 6d", "Kd Kc"], "pot": "4s"}"#);
    table.no_move("6c+=6");
    table.not_there("6c+4h=10");
    table.not_there("2c+4s=6");
}

#[test]
fn w13_building_is_off_unless_switched_on() {
    let table = at(r#"{"rules": {"adding_up": true}, "hands": ["4c 9d", "Kd Kc"], "pot": "5h"}"#);
    table.may_not("4c+5h=9", "W13");
    let pot = r#""hands": ["4c", "9d"], "pot": "2c [3h6d=9@1]""#;
    assert_eq!(error(&format!("{{{pot}}}")), "[3h6d=9@1]: BuildNotInRules");
}

#[test]
fn w16_one_hand_card_raises_a_single_build_own_or_not() {
    let rules = r#"{"building": true, "raising": true}"#;
    for owner in 0..2 {
        let table = at(&format!(
            r#"{{"rules": {rules}, "hands": ["As 7h Td", "Ks 7c Kc"], "pot": "4s [3h4d=7@{owner}]"}}"#
        ));
        table.may_not(&format!("As+[3h4d=7@{owner}]=8"), "W16");
        let nine =
            table.but(r#"{"hands": ["3s 7h Td", "Ks 7c Kc"]}"#).may(&format!("3s+[3h4d=7@{owner}]=10"));
        assert_eq!(nine.get("pot"), "4s [3s3h4d=10@0]", "the raiser becomes the owner");
    }
}

#[test]
fn w16_the_new_value_is_the_sum_and_at_most_ten() {
    let rules = r#"{"building": true, "raising": true}"#;
    let table =
        at(&format!(r#"{{"rules": {rules}, "hands": ["4s Td 3s", "Ks 7c Kc"], "pot": "[3h4d=7@1]"}}"#));
    table.may("3s+[3h4d=7@1]=10");
    table.may_not("4s+[3h4d=7@1]=11", "W16");
    table.may_not("4s+[3h4d=7@1]=10", "W16");
    table.may_not("3s+[3h4d=7@1]=3", "W16");
}

#[test]
fn w16_nothing_else_is_added_in_a_raise() {
    let rules = r#"{"preset": "advanced"}"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["2s Td", "Ks 7c"], "pot": "As [3h4d=7@1]"}}"#));
    table.may_not("2s+As+[3h4d=7@1]=10", "W16");
}

#[test]
fn w16_a_raised_build_may_be_raised_again_and_is_then_anothers() {
    let rules = r#"{"building": true, "raising": true}"#;
    let table =
        at(&format!(r#"{{"rules": {rules}, "hands": ["As 8s", "2h Td", "7c Kd"], "pot": "[3h4d=7@2]"}}"#));
    let twice = table.after("As+[3h4d=7@2]=8 2h+[As3h4d=8@0]=10");
    assert_eq!(twice.get("pot"), "[As2h3h4d=10@1]");
}

#[test]
fn w16_raising_is_off_unless_switched_on() {
    let table = at(r#"{"rules": {"building": true}, "hands": ["As 8s", "7h Td"], "pot": "[3h4d=7@1]"}"#);
    table.may_not("As+[3h4d=7@1]=8", "W16");
}

#[test]
fn w21_an_owner_may_not_add() {
    for must_capture in [true, false] {
        let rules = format!(r#"{{"building": true, "must_capture": {must_capture}}}"#);
        let table = at(&format!(
            r#"{{"rules": {rules}, "hands": ["9c 4d Ks", "3d 7s Kc"], "pot": "2s [3h6d=9@0]"}}"#
        ));
        assert_eq!(table.moves(), "9cx[3h6d=9@0]");
        table.may_not("4d", "W21");
        table.may_not("Ks", "W21");
    }
}

#[test]
fn w21_no_play_may_leave_an_own_build_without_its_card() {
    let rules = r#"{"preset": "advanced", "stealing": true}"#;
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["9c 4d", "5s 9d"], "pot": "9s 5h As [3h6d=9@0]", "piles": ["", "9h"]}}"#
    ));
    table.may_not("9cx9s", "W21");
    table.may_not("9c!1", "W21");
    table.may("9cx9s+[3h6d=9@0]");
    // With a second nine in hand all of that is free.
    let two = table.but(r#"{"hands": ["9c 9d", "5s 5c"]}"#);
    two.may("9cx9s");
    two.may("9c!1");
}

#[test]
fn w21_a_build_or_a_raise_may_not_use_the_card_that_another_own_build_waits_for() {
    let rules = r#"{"building": true, "raising": true, "double_builds": true}"#;
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["4c Td 9h", "6s 2d 2c"], "pot": "6h [As3h=4@0] [2h4d=6@1]"}}"#
    ));
    table.may_not("4c+6h=10", "W21");
    table.may_not("4c+[2h4d=6@1]=10", "W21");
    table.may("4cx[As3h=4@0]");
    let two = table.but(r#"{"hands": ["4c Td 4s", "6s 2d 2c"]}"#);
    two.may("4c+6h=10");
    two.may("4c+[2h4d=6@1]=10");
}

#[test]
fn w21_one_card_is_enough_for_several_builds_and_must_take_them_all_at_last() {
    let rules = r#"{"building": true}"#;
    let (one, two) = ("[2h7d=9@0]", "[3h6d=9@0]");
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["9c", "Kd"], "pot": "9h {one} {two}"}}"#));
    assert_eq!(table.moves(), format!("9cx9h+{one}+{two} 9cx{one}+{two}"));
    table.may_not(&format!("9cx{one}"), "W21");
    table.may_not(&format!("9cx{two}+9h"), "W21");
    table.may_not("9cx9h", "W21");
}

#[test]
fn w21_who_captures_raises_or_doubles_anothers_build_frees_its_owner() {
    let rules = r#"{"preset": "advanced", "must_capture": false}"#;
    let owners = at(&format!(
        r#"{{"rules": {rules}, "dealer": 0, "hands": ["7s As 8d", "7d Qs Kc"], "pot": "[3h4d=7@1]"}}"#
    ));
    owners.may_not("Qs", "W21");
    let others = owners.but(r#"{"dealer": 1, "turn": 0}"#);
    others.may("7sx[3h4d=7@1]").may("Qs");
    others.may("As+[3h4d=7@1]=8").may("Qs");
    let pair = others.but(r#"{"hands": ["7s 7c 8d", "7d Qs Kc"]}"#);
    pair.may("7s+[3h4d=7@1]=7").may("Qs");
    others.may("8d").may_not("Qs", "W21");
}

#[test]
fn w21_an_owner_can_always_move_and_no_build_is_left_when_the_deal_ends() {
    let rules = r#"{"building": true}"#;
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["8c", "9d"], "pot": "Ks [2h6d=8@0] [3h6h=9@1]", "stock": ""}}"#
    ));
    assert_eq!(table.moves(), "8cx[2h6d=8@0]");
    let last = table.may("8cx[2h6d=8@0]");
    assert_eq!(last.moves(), "9dx[3h6h=9@1]");
}

#[test]
fn w21_a_pot_has_room_for_every_build_that_a_deal_can_bring() {
    // Each card but a hand's last can make a build, so 24 cards in hand can make 18.
    let hands =
        r#"["9s 2s 2h 2d", "As Ah Ad Ac", "3s 3h 3d 3c", "4s 4h 4d 4c", "5s 5h 5d 5c", "6s 6h 6d 6c"]"#;
    let builds = "[4s5s=9@0] [4h5h=9@0] [4d5d=9@0] [4c5c=9@0] [3s6s=9@0] [3h6h=9@0]";
    let text =
        format!(r#"{{"rules": {{"building": true, "decks": 2}}, "hands": {hands}, "pot": "{builds}"}}"#);
    at(&text).may("9sx[3h6h=9@0]+[3s6s=9@0]+[4c5c=9@0]+[4d5d=9@0]+[4h5h=9@0]+[4s5s=9@0]");
    let more = text.replace(builds, &format!("{builds} [3d6d=9@0]"));
    assert_eq!(error(&more), "pot: TooManyBuilds");
}

#[test]
fn w22_face_cards_cannot_be_built_or_doubled() {
    let table = at(
        r#"{"rules": {"preset": "advanced"}, "hands": ["Js Jd 4s Tc", "8d 8c 9d 9c"], "pot": "Jh 6d [3h5d=8@1]"}"#,
    );
    table.may_not("Js+Jh=10", "W22");
    table.may_not("Js+6d=10", "W22");
    table.may_not("4s+Jh=10", "W22");
    table.may_not("4s+6d+Jh=10", "W22");
    table.may_not("Js+[3h5d=8@1]=8", "W22");
    table.may_not("4s+Jh+[3h5d=8@1]=8", "W22");
}

#[test]
fn w22_no_position_has_a_face_card_in_a_build() {
    let text = r#"{"rules": {"building": true}, "hands": ["9s", "Kd"], "pot": "[3h6dJd=9@0]"}"#;
    assert_eq!(error(text), "[3h6dJd=9@0]: BuildFace");
}
