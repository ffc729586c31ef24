//! Cards, players, packs and deals: W1–W6.

use crate::common::{at, deck, error};
use cards::{Card, Rank, Suit};
use game::kit::Shuffling;
use game::{Next, Seat, State, Step};
use wippen::{Draft, Preset, RuleFault, Rules, Setup, Wippen, value};

fn rules(players: u8, decks: u8) -> Rules {
    Draft { decks: Some(decks), ..Draft::of(Preset::Basic) }.rules(players).unwrap()
}

#[test]
fn w1_suits_do_not_matter_for_capturing() {
    let table = at(r#"{"hands": ["7s 2h", "Kd Kc"], "pot": "7h 7d 7c"}"#);
    assert_eq!(table.moves(), "7sx7c 7sx7d 7sx7h");
}

#[test]
fn w1_ace_to_ten_have_the_values_1_to_10_and_face_cards_none() {
    for suit in Suit::ALL {
        for (rank, expected) in Rank::ALL.into_iter().zip(1..) {
            let expected = (expected <= 10).then_some(expected);
            assert_eq!(value(Card::new(rank, suit)), expected, "{rank:?} of {suit:?}");
        }
    }
}

#[test]
fn w1_face_cards_take_part_in_no_sum() {
    let table = at(r#"{"rules": {"adding_up": true}, "hands": ["Qh Ts", "Kd Kc"], "pot": "9c Jc Ks"}"#);
    assert_eq!(table.moves(), "Qh Ts");
    table.may_not("Tsx9c+Jc", "W9");
}

#[test]
fn w2_two_to_six_can_play() {
    for players in 0..=8 {
        let made = Draft::of(Preset::Basic).rules(players);
        match players {
            2..=6 => assert_eq!(made.unwrap().players(), players),
            _ => assert_eq!(made, Err(RuleFault::Players), "{players} players"),
        }
    }
}

#[test]
fn w2_up_to_four_players_use_one_deck_and_more_use_two_unless_they_say_otherwise() {
    for (players, usual) in [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)] {
        assert_eq!(Draft::of(Preset::Basic).rules(players).unwrap().decks(), usual);
        for decks in [1, 2] {
            assert_eq!(rules(players, decks).decks(), decks);
        }
    }
}

#[test]
fn w2_no_card_is_there_more_often_than_there_are_decks() {
    let two = at(r#"{"rules": {"decks": 2}, "hands": ["7h 2c", "7h Kc"], "pot": "7s 7s"}"#);
    assert_eq!(two.moves(), "7hx7s");
    assert_eq!(error(r#"{"hands": ["7h 2c", "7h Kc"], "pot": "3s"}"#), "7h is there too often");
    assert_eq!(
        error(r#"{"rules": {"decks": 2}, "hands": ["7h", "7h"], "pot": "7h"}"#),
        "7h is there too often"
    );
}

#[test]
fn w3_kings_then_queens_are_taken_out_until_the_cards_come_out_even() {
    for players in 2..=6u8 {
        for decks in [1, 2u8] {
            let pack = Setup::new(rules(players, decks), Seat::new(0)).pack;
            let kings_out = if (players, decks) == (5, 1) || (decks == 2 && players != 5) { 4 } else { 0 };
            let queens_out = if (players, decks) == (5, 1) { 4 } else { 0 };
            for rank in Rank::ALL {
                let out = match rank {
                    Rank::King => kings_out,
                    Rank::Queen => queens_out,
                    _ => 0,
                };
                assert_eq!(
                    pack.count_rank(rank),
                    4 * decks - out,
                    "{players} players, {decks} decks, {rank:?}"
                );
                for suit in Suit::ALL {
                    let card = Card::new(rank, suit);
                    assert_eq!(pack.count(card), decks - out / 4, "always all four suits: {card}");
                }
            }
            assert_eq!((pack.len() - 4) % (4 * players), 0);
        }
    }
}

#[test]
fn w4_two_cards_each_from_the_left_the_pot_before_the_dealer_and_once_more() {
    let text = format!(r#"{{"players": 4, "dealer": 2, "deck": "{}"}}"#, deck());
    let table = at(&text);
    assert_eq!(table.get("hands"), r#"["Ad Ac 4s 4h", "2s 2h 4d 4c", "3s 3h 5d 5c", "As Ah 3d 3c"]"#);
    assert_eq!(table.get("pot"), "2d 2c 5s 5h");
    assert!(table.get("stock").starts_with("6s 6h 6d 6c 7s"));
}

#[test]
fn w4_everyone_gets_four_and_the_pot_four_whatever_the_number_of_players() {
    for players in 2..=6 {
        for preset in Preset::ALL {
            let setup = Setup::new(Draft::of(preset).rules(players).unwrap(), Seat::new(players - 1));
            let mut state = State::<Wippen>::new(&setup);
            state.settle(&mut Shuffling::new(u64::from(players)), &mut |_| {}).unwrap();
            let public = state.public();
            assert!(public.seats().all(|seat| state.private(seat).len() == 4));
            assert_eq!((public.loose.len(), public.builds.is_empty()), (4, true));
        }
    }
}

#[test]
fn w5_the_player_left_of_the_dealer_begins_and_play_goes_clockwise() {
    let mut table = at(r#"{"dealer": 1, "hands": ["Ks 3s", "Qh 3h", "Jd 4d"], "pot": ""}"#);
    for (turn, text) in [("2", "Jd"), ("0", "Ks"), ("1", "Qh"), ("2", "4d"), ("0", "3s"), ("1", "3hx3s")] {
        assert_eq!(table.get("turn"), turn);
        table = table.may(text);
    }
}

#[test]
fn w5_nobody_plays_out_of_turn() {
    let table = at(r#"{"hands": ["2s", "3h"], "pot": "3d"}"#);
    let public = table.0.state.public();
    let add = |text: &str| wippen::Action::Add { card: text.parse().unwrap() };
    let illegal = table.0.state.check(Seat::new(1), add("3h")).unwrap_err();
    assert_eq!(illegal.rule(), Some("W5"));
    assert_eq!(table.0.state.check(public.turn, add("2s")), Ok(()));
}

#[test]
fn w6_when_all_hands_are_empty_the_same_dealer_deals_four_more_and_none_to_the_pot() {
    let text = r#"{"dealer": 0, "turn": 0, "hands": ["Kd", "", ""], "pot": "2c",
        "stock": "As Ah Ad Ac 3s 3h 4s 4h 4d 4c 5s 5h 6s 6h 6d 6c 7s 7h 8s 8h 8d 8c 9s 9h"}"#;
    let table = at(text).after("Kd");
    assert_eq!(table.get("hands"), r#"["3s 3h 5s 5h", "As Ah 4s 4h", "Ad Ac 4d 4c"]"#);
    assert_eq!(
        (table.get("pot"), table.get("dealer"), table.get("turn")),
        ("2c Kd".into(), "0".into(), "1".into())
    );
    assert!(!table.0.state.public().is_last_deal());
}

#[test]
fn w6_the_deal_after_which_no_cards_are_left_is_the_last() {
    let text =
        r#"{"dealer": 1, "turn": 1, "hands": ["", "Kd"], "pot": "2c", "stock": "As Ah Ad Ac 3s 3h 4s 4h"}"#;
    assert!(!at(text).0.state.public().is_last_deal());
    let table = at(text).after("Kd");
    assert!(table.0.state.public().is_last_deal());
    assert_eq!((table.get("turn"), table.get("stock")), ("0".into(), String::new()));
}

#[test]
fn w6_a_game_plays_one_whole_pack() {
    for (players, decks, deals) in
        [(2, 1, 6), (3, 1, 4), (4, 1, 3), (5, 1, 2), (6, 1, 2), (5, 2, 5), (6, 2, 4), (2, 2, 12)]
    {
        let mut state = State::<Wippen>::new(&Setup::new(rules(players, decks), Seat::new(0)));
        let mut dealer = Shuffling::new(7);
        let mut counted = 0;
        let mut tell = |step: &Step<Wippen>| counted += usize::from(matches!(step, Step::Deal(_)));
        state.settle(&mut dealer, &mut tell).unwrap();
        while let Next::Act(seats) = state.next() {
            let mut list = Vec::new();
            let seat = seats.first().unwrap();
            state.legal_into(seat, &mut list);
            state.play(seat, list[0], &mut dealer, &mut tell).unwrap();
        }
        assert_eq!(counted, deals, "{players} players, {decks} decks");
    }
}
