//! T1–T5: cards, players, stakes and the deal.

mod common;

use cards::{Rank, Suit};
use common::*;
use game::{Next, State};
use toepen::{Hand, PACK, Setup, SetupFault, beats, is_pack_card, strength};

const DECK: &str =
    "7s 8s 9s Ts As Ks Qs Js 7h 8h 9h Th Ah Kh Qh Jh 7d 8d 9d Td Ad Kd Qd Jd 7c 8c 9c Tc Ac Kc Qc Jc";

#[test]
fn t1_ten_nine_eight_seven_ace_king_queen_jack() {
    let high_to_low = "T987AKQJ";
    assert_eq!(PACK.len(), 32);
    for suit in Suit::ALL {
        let cards: Vec<_> = high_to_low
            .chars()
            .map(|letter| cards::Card::new(Rank::from_letter(letter).unwrap(), suit))
            .collect();
        // All 28 pairs of ranks.
        for (place, high) in cards.iter().enumerate() {
            for low in &cards[place + 1..] {
                assert!(beats(*high, *low) && !beats(*low, *high), "{high} beats {low}");
            }
            assert!(is_pack_card(*high) && !beats(*high, *high));
            assert_eq!(strength(high.rank()), Some(7 - place as u8));
        }
    }
    for text in ["2s", "3h", "4d", "5c", "6s"] {
        assert!(!is_pack_card(card(text)) && strength(card(text).rank()).is_none());
    }
}

#[test]
fn t2_two_to_eight_players() {
    for players in 2..=8 {
        let setup = Setup::new(rules(|_| {}), players, seat(0)).unwrap();
        assert_eq!(setup.balances(), vec![20; usize::from(players)]);
    }
    for players in [0, 1, 9, 255] {
        assert_eq!(Setup::new(rules(|_| {}), players, seat(0)), Err(SetupFault::Players));
    }
    assert_eq!(Setup::new(rules(|_| {}), 3, seat(3)), Err(SetupFault::Dealer));
    let table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]));
    assert_eq!(table.breaks("3:toep"), "T2");
    assert_eq!(table.breaks("7:9s"), "T2");
}

#[test]
fn t3_the_one_left_of_the_dealer_leads() {
    for dealer in 0..4 {
        let setup = Setup::new(rules(|draft| draft.exchange = false), 4, seat(dealer)).unwrap();
        let table = Table::deal(&setup, DECK);
        let leader = (dealer + 1) % 4;
        assert_eq!(table.turn(), Some(leader));
        assert_eq!(table.to_act(), [leader, (leader + 1) % 4, (leader + 2) % 4, dealer]);
        let own = table.hand(dealer);
        assert_eq!(table.breaks(&format!("{dealer}:{}", &own[..2])), "T3");
    }
}

#[test]
fn t3_play_goes_clockwise() {
    let mut table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]));
    table.play("0:Ts");
    assert_eq!(table.turn(), Some(1));
    table.play("1:8h");
    assert_eq!(table.turn(), Some(2));
}

#[test]
fn t4_stakes_then_two_and_two_clockwise_then_the_stock() {
    let setup = Setup::new(rules(|_| {}), 3, seat(0)).unwrap();
    let state = State::<Hand>::new(&setup);
    assert_eq!(state.public().stakes(), [1, 1, 1]);
    assert_eq!(state.public().balances(), [19, 19, 19]);
    let Next::Deal { packets, new_pack: true } = state.next() else { panic!("the cards come first") };
    assert_eq!(packets.iter().map(|packet| packet.count).collect::<Vec<_>>(), [2; 6]);
    assert_eq!(state.check(seat(1), toepen::Action::Toep(1)).unwrap_err().rule(), "T4");

    let table = Table::deal(&setup, DECK);
    assert_eq!(table.hand(1), "7s 8s Js Qs");
    assert_eq!(table.hand(2), "7h 8h 9s Ts");
    assert_eq!(table.hand(0), "As 9h Th Ks");
    assert_eq!(table.stock.cards().next(), Some(card("Ah")));
    assert_eq!(table.state.public().stock_len(), 20);
    assert_eq!(table.state.covered().undealt().len(), 20);
}

#[test]
fn t4_only_a_card_in_the_hand_can_be_played() {
    let table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd"]));
    for text in ["0:8h", "0:7s", "0:2s"] {
        assert_eq!(table.breaks(text), "T4", "{text}");
    }
}

#[test]
fn t5_a_balance_may_go_below_zero() {
    let setup = Setup::new(rules(|draft| draft.exchange = false), 2, seat(0))
        .unwrap()
        .with_balances(&[0, 40])
        .unwrap();
    let mut table = Table::deal(&setup, DECK);
    assert_eq!(table.balances(), [-1, 39]);
    table.play("1:toep 0:stay");
    assert_eq!((table.balances(), table.stakes()), (&[-2, 38][..], &[2, 2][..]));
    assert_eq!(table.state.public().clips(), 40);
    assert_eq!(setup.clone().with_balances(&[1]), Err(SetupFault::Balances));
    assert_eq!(setup.clone().with_balances(&[i32::MIN, 0]), Err(SetupFault::Clips));
    assert_eq!(setup.with_balances(&[20, 21]), Err(SetupFault::Sum));
}
