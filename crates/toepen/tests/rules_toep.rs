//! T10–T15: toeping, answering, seeing.

mod common;

use common::*;
use game::Stock;
use toepen::{HandDraft, Illegal, ToepStakes};

const HANDS: [&str; 3] = ["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"];

#[test]
fn t10_anyone_may_toep_at_any_moment() {
    let mut table = Table::of(&draft(&HANDS));
    table.clone().play("2:toep");
    table.play("0:Ts");
    assert_eq!(table.moves().join(" "), "0:toep 1:8c 1:8h 1:9c 1:Qd 1:toep 2:toep");
    table.play("1:8h 0:toep");
    assert_eq!((table.balances(), table.stakes()), (&[18, 19, 19][..], &[2, 1, 1][..]));
    // Without a card left, too, as long as the hand lasts.
    let mut last = draft(&["", "8h", "Ah"]);
    lay(&mut last, &["Ts 9s 8s 9h", "7s As Ks", "Qs Js Qd"], &[0]);
    last.turn = Some(seat(1));
    Table::of(&last).play("0:toep");
}

#[test]
fn t10_no_toep_while_one_is_being_answered_and_none_by_the_folded() {
    let mut table = Table::of(&draft(&HANDS));
    table.play("2:toep");
    for text in ["0:toep", "1:toep", "2:toep"] {
        assert_eq!(table.illegal(text), Illegal::ToepWhileAnswering { by: seat(2), next: seat(0) });
    }
    table.play("0:fold 1:stay 1:8h");
    assert_eq!(table.illegal("0:toep"), Illegal::FoldedToep);
    assert_eq!(table.breaks("0:toep"), "T10");
}

#[test]
fn t11_all_others_answer_clockwise_and_nothing_else_happens() {
    let mut table = Table::of(&draft(&HANDS));
    assert_eq!(table.illegal("1:stay"), Illegal::NothingToAnswer);
    table.play("1:toep");
    assert_eq!(table.left(), [2, 0]);
    assert_eq!(table.moves(), ["2:fold", "2:stay"]);
    assert_eq!(table.to_act(), [2]);
    assert_eq!(table.illegal("0:stay"), Illegal::NotYourAnswer { next: seat(2) });
    for text in ["0:Ts", "2:7d", "0:ready", "0:exchange", "0:check1"] {
        assert_eq!(table.illegal(text), Illegal::AnswerFirst { by: seat(1), next: seat(2) }, "{text}");
    }
    table.play("2:fold");
    assert_eq!((table.stakes(), table.left()), (&[1, 2, 1][..], vec![0]));
    table.play("0:stay");
    assert_eq!((table.balances(), table.stakes()), (&[18, 18, 19][..], &[2, 2, 1][..]));
    assert_eq!(table.answering(), None);
    assert_eq!(table.breaks("0:stay"), "T11");
}

#[test]
fn t12_if_all_others_fold_the_toeper_wins_at_once() {
    let mut table = Table::of(&draft(&HANDS));
    table.play("1:toep 2:fold 0:fold");
    assert_eq!((table.winner(), table.turn()), (Some(1), None));
    assert_eq!((table.balances(), table.stakes()), (&[19, 22, 19][..], &[0, 0, 0][..]));
    assert!(table.moves().is_empty());
    assert_eq!(table.answering(), None);
}

#[test]
fn t13_a_re_toep_needs_a_card_and_another_players_toep() {
    let mut table = Table::of(&draft(&HANDS));
    table.play("1:toep 2:stay 0:stay");
    assert_eq!(table.illegal("2:toep"), Illegal::NoCardSince { by: seat(1) });
    table.play("0:Ts");
    assert_eq!(table.illegal("1:toep"), Illegal::OwnToep);
    assert_eq!(table.moves().join(" "), "0:toep 1:8c 1:8h 1:9c 1:Qd 2:toep");
    table.play("2:toep 0:stay 1:stay 1:8h 1:toep");
    assert_eq!(table.state.public().toeps().count, 3);
}

#[test]
fn t13_retoep_own_allows_it_and_still_needs_a_card() {
    let mut own = draft(&HANDS);
    own.rules = rules(|draft| draft.retoep_own = true);
    let mut table = Table::of(&own);
    table.play("1:toep 2:stay 0:stay");
    assert_eq!(table.breaks("1:toep"), "T13");
    table.play("0:Ts 1:toep");
    assert_eq!(table.left(), [2, 0]);
}

#[test]
fn t14_a_toep_of_one_or_of_two() {
    let mut two = draft(&["As 7h 8h 9h", "7s Jd Qd Kd"]);
    assert_eq!(Table::of(&two).illegal("1:toep2"), Illegal::ToepSize { clips: 2, most: 1 });
    two.rules = rules(|draft| draft.toep_stakes = ToepStakes::OneOrTwo);
    let mut table = Table::of(&two);
    assert_eq!(table.moves().join(" "), "0:7h 0:8h 0:9h 0:As 0:toep 0:toep2 1:toep 1:toep2");
    assert_eq!(table.breaks("1:toep3"), "T14");
    assert_eq!(table.breaks("1:toep0"), "T14");
    table.play("1:toep2 0:stay");
    assert_eq!((table.balances(), table.stakes()), (&[17, 17][..], &[3, 3][..]));
    table.play("0:As 0:toep 1:stay");
    assert_eq!(table.stakes(), [4, 4]);
}

/// The last trick of three; seat 0 has folded over 1's toep, and seat 2 alone has a card.
fn last_trick(tops: [&str; 2], card: &str) -> HandDraft {
    let mut last = draft(&["", "", card]);
    let piles = [format!("Ts 9s 8s {}", tops[0]), format!("7s As Ks {}", tops[1])];
    lay(&mut last, &[&piles[0], &piles[1], "Qs Js Qd"], &[0, 1]);
    last.turn = Some(seat(2));
    last.balances[..3].copy_from_slice(&[19, 18, 18]);
    last.stakes[..3].copy_from_slice(&[1, 2, 2]);
    last.folded = seats(&[0]);
    (last.toeps, last.toep_by) = (1, Some(seat(1)));
    last
}

#[test]
fn t15_a_re_toep_with_the_last_card_of_all_costs_n_less_one_to_see() {
    let mut table = Table::of(&last_trick(["9h", "8h"], "Ah"));
    table.play("2:toep");
    let answering = table.answering().unwrap();
    assert!(answering.seeing);
    assert_eq!((answering.stake, answering.price), (1, 2));
    // Fold, and C wins whatever C holds.
    assert_eq!(table.clone().play("1:fold").winner(), Some(2));
    table.play("1:stay");
    assert_eq!((table.balances(), table.stakes()), (&[19, 16, 17][..], &[1, 4, 3][..]));
    assert_eq!(table.state.public().saw().set(), seats(&[1]));
}

#[test]
fn t15_seeing_never_costs_less_than_the_re_toep() {
    let mut last = draft(&["", "8h"]);
    lay(&mut last, &["Ts 9s 8s 9h", "7s As Ks"], &[0]);
    last.turn = Some(seat(1));
    last.rules = rules(|draft| draft.toep_stakes = ToepStakes::OneOrTwo);
    last.stakes = [2; 8];
    (last.toeps, last.toep_by) = (1, Some(seat(0)));
    let mut table = Table::of(&last);
    table.play("1:toep2 0:stay");
    assert_eq!(table.stakes(), [4, 4]);
    assert_eq!(table.state.public().saw().set(), seats(&[0]));
}

#[test]
fn t15_not_at_the_first_toep_nor_with_more_cards_unplayed_nor_before_the_last_trick() {
    let mut first = last_trick(["9h", "8h"], "Ah");
    (first.toeps, first.toep_by, first.folded) = (0, None, seats(&[]));
    first.stakes = [1; 8];
    let mut table = Table::of(&first);
    table.play("2:toep");
    assert!(!table.answering().unwrap().seeing);

    let mut two_left = draft(&["", "8h", "Ah"]);
    lay(&mut two_left, &["Ts 9s 8s 9h", "7s As Ks", "Qs Js Qd"], &[0]);
    two_left.turn = Some(seat(1));
    two_left.stakes = [2; 8];
    (two_left.toeps, two_left.toep_by) = (1, Some(seat(1)));
    let mut table = Table::of(&two_left);
    table.play("2:toep 0:stay 1:stay");
    assert_eq!((table.stakes(), table.state.public().saw().set()), (&[3, 3, 3][..], seats(&[])));

    let mut third = draft(&["9h", "8h", "Ah Qd"]);
    lay(&mut third, &["Ts 9s 8s", "7s As Ks", "Qs Js"], &[0, 1]);
    third.turn = Some(seat(2));
    third.stakes = [2; 8];
    (third.toeps, third.toep_by) = (1, Some(seat(0)));
    let mut table = Table::try_of(&third, Stock::default()).unwrap();
    table.play("2:toep");
    assert!(!table.answering().unwrap().seeing);
}

#[test]
fn t15_a_folded_players_unplayed_cards_do_not_hinder_seeing_and_n_counts_them() {
    let mut last = draft(&["", "8h", "Ah Qd"]);
    lay(&mut last, &["Ts 9s 8s 9h", "7s As Ks", "Qs Js"], &[0]);
    last.turn = Some(seat(1));
    last.stakes[..3].copy_from_slice(&[2, 2, 1]);
    last.folded = seats(&[2]);
    (last.toeps, last.toep_by) = (1, Some(seat(0)));
    let mut table = Table::of(&last);
    table.play("1:toep");
    assert_eq!((table.answering().unwrap().seeing, table.answering().unwrap().price), (true, 2));
    table.play("0:stay 1:8h");
    assert_eq!(table.winner(), Some(0));
}
