//! Faults that people met in programs like this one, each told as an input that must work here.

use crate::common::at;
use cards::{Card, CardBag};
use game::Seat;
use wippen::{Action, BuildSet, Count, tally};

#[test]
fn w16_every_seat_may_raise_the_same_build_in_the_same_position() {
    // "The computer could raise builds, the human was refused the same move."
    let rules = r#"{"preset": "advanced"}"#;
    let table = |turn: u8, hands: [&str; 3]| {
        let [a, b, c] = hands;
        at(&format!(
            r#"{{"rules": {rules}, "dealer": {}, "turn": {turn}, "hands": ["{a}", "{b}", "{c}"],
                "pot": "Kh [As5d=6@{}]"}}"#,
            (turn + 2) % 3,
            (turn + 1) % 3
        ))
    };
    let (raiser, owner, third) = ("2c 8c", "6c Qc", "3c Qd");
    let lists = [
        table(0, [raiser, owner, third]).moves().replace("@1", "@owner"),
        table(1, [third, raiser, owner]).moves().replace("@2", "@owner"),
        table(2, [owner, third, raiser]).moves().replace("@0", "@owner"),
    ];
    assert_eq!(lists[0], "2c 2c+[As5d=6@owner]=8 8c");
    assert!(lists.iter().all(|list| *list == lists[0]), "{lists:?}");
}

#[test]
fn w21_the_card_promised_for_ones_own_build_is_not_used_elsewhere() {
    let rules = r#"{"preset": "advanced"}"#;
    let table = at(&format!(r#"{{"rules": {rules}, "hands": ["7h Kc", "Qd Qc"], "pot": "7s [2s5d=7@0]"}}"#));
    table.may_not("7hx7s", "W21");
    table.may_not("Kc", "W21");
    assert_eq!(table.may("7hx7s+[2s5d=7@0]").get("pot"), "");
}

#[test]
fn w30_what_is_left_goes_to_the_last_capturer_whoever_sits_there() {
    // Leftovers went to seat 1 always, and a game without captures stopped with an error.
    for last in 0..3 {
        let mut hands = ["3s 4s", "3h 4h", "3d 4d"];
        hands[last] = ["9s 4s", "9s 4h", "9s 4d"][last];
        let [a, b, c] = hands;
        let mut table = at(&format!(
            r#"{{"rules": {{"must_capture": false}}, "hands": ["{a}", "{b}", "{c}"], "pot": "9c Kh"}}"#
        ));
        for (seat, hand) in hands.iter().enumerate() {
            table = table.may(if seat == last { "9sx9c" } else { &hand[..2] });
        }
        for hand in hands {
            table = table.may(&hand[3..]);
        }
        let piles: Vec<usize> = table.0.state.covered().piles.iter().map(|pile| pile.len()).collect();
        let mut expected = [0; 6];
        expected[last] = 2 + 2 + 3 + 1;
        assert_eq!(piles, expected);
        assert_eq!((table.get("wips"), table.get("pot")), ("[0, 0, 0]".into(), String::new()));
    }
}

#[test]
fn w30_a_whole_game_without_a_capture_scores_nothing() {
    let deck = "As Ah 2s 2h 3s 3h Ad Ac 2d 2c 3d 3c";
    let mut table = at(&format!(r#"{{"rules": {{"must_capture": false}}, "deck": "{deck}"}}"#));
    for _ in 0..8 {
        let hands = table.get("hands");
        let seat: usize = table.get("turn").parse().unwrap();
        let first = hands.split('"').nth(2 * seat + 1).unwrap()[..2].to_owned();
        table = table.may(&first);
    }
    assert_eq!((table.get("scores"), table.get("last_capture")), ("[0, 0]".into(), "null".into()));
}

/// The count of a finished game in which the deck, in this order of suits, was captured in such piles.
fn piles(suits: &str, sizes: &[usize]) -> Vec<Count> {
    let cards: Vec<String> = suits
        .chars()
        .flat_map(|suit| "A23456789TJQK".chars().map(move |rank| format!("{rank}{suit}")))
        .collect();
    let mut rest = cards.as_slice();
    let piles: Vec<String> = sizes
        .iter()
        .map(|size| {
            let (pile, after) = rest.split_at(*size);
            rest = after;
            format!("\"{}\"", pile.join(" "))
        })
        .collect();
    let hands = vec!["\"\""; sizes.len()].join(", ");
    let text = format!(r#"{{"turn": null, "hands": [{hands}], "pot": "", "piles": [{}]}}"#, piles.join(", "));
    tally(at(&text).0.state.public()).unwrap().counts().to_vec()
}

#[test]
fn w32_ties_share_or_lose_the_points() {
    let most_cards = |counts: &[Count]| counts.iter().map(|count| count.most_cards).collect::<Vec<_>>();
    let most_spades = |counts: &[Count]| counts.iter().map(|count| count.most_spades).collect::<Vec<_>>();
    assert_eq!(most_cards(&piles("shdc", &[15, 15, 15, 7])), [0, 0, 0, 0]);
    let two = piles("hdsc", &[26, 26]);
    assert_eq!((most_cards(&two), most_spades(&two)), (vec![1, 1], vec![0, 2]));
    // Spades alone, five, five, two and one of them.
    assert_eq!(most_spades(&piles("s", &[5, 5, 2, 1])), [1, 1, 0, 0]);
    assert_eq!(most_spades(&piles("s", &[4, 4, 4, 1])), [0, 0, 0, 0]);
}

#[test]
fn w13_w16_nothing_is_raised_or_built_past_the_limit() {
    let rules = r#"{"preset": "advanced"}"#;
    let table =
        at(&format!(r#"{{"rules": {rules}, "hands": ["3c 8h 2c", "8c Kd Kc"], "pot": "4s 5h [As7d=8@1]"}}"#));
    table.may_not("3c+[As7d=8@1]=11", "W16");
    table.may_not("2c+4s+5h=11", "W13");
    assert!(!table.moves().contains("=11"));
}

#[test]
fn hand_made_moves_are_refused_and_change_nothing() {
    let rules = r#"{"preset": "advanced", "stealing": true}"#;
    let table = at(&format!(
        r#"{{"rules": {rules}, "hands": ["7h 2d Kc", "5s 9d Qc", "4c 8c 8d"], "pot": "7s 3s [As8h=9@1]"}}"#
    ));
    table.not_there("9dx[As8h=9@1]");
    table.not_there("7hx7d");
    table.not_there("7hx7s+[As8h=9@2]");
    table.may_not("2d", "W11");
    table.may_not("2d+3s=5", "W13");
    table.may_not("2d+[As8h=9@1]=11", "W16");
    table.may_not("7h!0", "W24");
    for text in [
        "", "7", "7h!", "7hx", "7h+", "7h+3s", "7h+3s=", "7h+=7", "7hx[", "7hx[]", "7h!-1", "7h\u{a0}",
        "null", "♠♠",
    ] {
        table.no_move(text);
    }
}

#[test]
fn w5_another_seats_hand_is_of_no_use() {
    let table = at(r#"{"hands": ["7h 2d", "5s 9d"], "pot": "7s 5c"}"#);
    let (own, other) = (Seat::new(0), Seat::new(1));
    let card: Card = "5s".parse().unwrap();
    let take = Action::Capture { card, loose: "5c".parse().into_iter().collect(), builds: BuildSet::NONE };
    assert_eq!(table.0.state.check(other, take).unwrap_err().rule(), Some("W5"));
    assert_eq!(table.0.state.check(own, take).unwrap_err().rule(), None, "the card is not in that hand");
}

#[test]
fn odd_actions_never_make_the_check_stumble() {
    let rules = r#"{"preset": "advanced", "builds_in_sums": true, "raise_double_builds": true, "triple_builds": true}"#;
    let table =
        at(&format!(r#"{{"rules": {rules}, "hands": ["7h 2d", "9s 9d"], "pot": "7s Js [As8h=9@1]"}}"#));
    let seats = (0..8).map(Seat::new);
    let all: CardBag = (0..Card::COUNT).filter_map(Card::from_index).collect();
    for seat in seats {
        for card in all {
            for value in [0, 1, 9, 10, 11, 255] {
                for loose in [CardBag::EMPTY, table.0.state.public().loose, all, all.plus(all)] {
                    for build in [0, 1, 17, 31, 32, 255] {
                        let action = Action::Extend { card, loose, build, value };
                        assert!(table.0.state.check(seat, action).is_err());
                    }
                    assert!(table.0.state.check(seat, Action::Build { card, loose, value }).is_err());
                    let builds = BuildSet::first(31);
                    assert!(table.0.state.check(seat, Action::Capture { card, loose, builds }).is_err());
                }
            }
            for from in (0..8).map(Seat::new) {
                assert!(table.0.state.check(seat, Action::Steal { card, from }).is_err());
            }
        }
    }
}
