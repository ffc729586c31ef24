//! T6–T9: exchanging, checking, closing.

mod common;

use common::*;
use game::Step;
use toepen::{Illegal, Phase, Says, Setup};

const STOCK: &str = "7c 8c 9c Tc Qc Jc Jh Jd";
const HANDS: [&str; 3] = ["Ac Js Qd Kh", "7h 8h 9h Kd", "7d 8d 9d Kc"];
const DECK: &str =
    "7s 8s 9s Ts As Ks Qs Js 7h 8h 9h Th Ah Kh Qh Jh 7d 8d 9d Td Ad Kd Qd Jd 7c 8c 9c Tc Ac Kc Qc Jc";

#[test]
fn t6_four_cards_for_four_from_the_stock_as_often_as_it_lasts() {
    let mut table = Table::with_stock(exchanging(&HANDS, STOCK));
    assert_eq!(
        table.moves().join(" "),
        "0:exchange 0:ready 0:toep 1:exchange 1:ready 1:toep 2:exchange 2:ready 2:toep"
    );
    // Nothing stops a bluff.
    table.play("1:exchange");
    assert_eq!(table.hand(1), "7c 8c 9c Tc");
    assert_eq!(table.state.private(seat(1)).laid(), bag("7h 8h 9h Kd").kinds());
    assert_eq!(table.state.public().unchecked(), seats(&[1]));
    table.play("1:exchange");
    assert_eq!(table.hand(1), "Jh Jd Jc Qc");
    assert_eq!(table.state.private(seat(1)).laid(), bag("7c 8c 9c Tc").kinds());
    assert_eq!(table.state.private(seat(1)).laid_before(), bag("7h 8h 9h Kd").kinds());
    assert_eq!(table.illegal("0:exchange"), Illegal::SmallStock { left: 0 });
    assert_eq!(table.breaks("0:exchange"), "T6");
}

#[test]
fn t6_fewer_than_four_cards_in_the_stock() {
    let (mut draft, stock) = exchanging(&["7c 8c 9c Tc", "7h 8h 9h Kd", "7d 8d 9d Kc"], "Qc Jc Jh");
    draft.exchanged[0] = bag("Ac Js Qd Kh");
    let table = Table::try_of(&draft, stock).unwrap();
    assert_eq!(table.illegal("1:exchange"), Illegal::SmallStock { left: 3 });
}

#[test]
fn t6_no_exchange_when_it_is_off_or_has_closed_or_for_the_folded() {
    let off = Setup::new(rules(|draft| draft.exchange = false), 3, seat(2)).unwrap();
    assert_eq!(Table::deal(&off, DECK).illegal("0:exchange"), Illegal::NoExchanging);
    let mut table = Table::with_stock(exchanging(&HANDS, STOCK));
    table.play("1:toep 2:fold 0:stay");
    assert_eq!(table.illegal("2:exchange"), Illegal::FoldedExchange);
    table.play("0:ready 1:ready");
    assert_eq!(table.illegal("0:exchange"), Illegal::ExchangeClosed);
    assert_eq!(table.illegal("0:exchange").rule(), "T6");
}

#[test]
fn t7_an_ace_is_a_picture_unless_the_house_says_otherwise() {
    for (aces, balances, stakes) in
        [(true, [19, 20, 19, 17], [1, 1, 1, 2]), (false, [19, 16, 19, 20], [1, 3, 1, 1])]
    {
        let hands = ["7s 8s 9s Th", "7c 8c 9c Tc", "7h 8h 9h Kd", "7d 8d 9d Kc"];
        let (mut draft, stock) = exchanging(&hands, "Qc Jc Jh Jd");
        draft.rules = rules(|draft| draft.aces_are_pictures = aces);
        draft.exchanged[1] = bag("Ac Js Qd Kh");
        let mut table = Table::try_of(&draft, stock).unwrap();
        table.play("3:check1");
        assert_eq!((table.balances(), table.stakes()), (&balances[..], &stakes[..]));
    }
}

/// A table at which seat 0 has laid these cards down.
fn laid(players: usize, cards: &str) -> Table {
    let hands = ["7c 8c 9c Tc", "Ac Js Qd As", "7h 8h 9h Kd", "7d 8d 9d Kc"];
    let (mut draft, stock) = exchanging(&hands[..players], "Qc Jc Jh Jd");
    draft.exchanged[0] = bag(cards);
    Table::try_of(&draft, stock).unwrap()
}

#[test]
fn t8_an_honest_exchange_costs_the_checker_two() {
    let mut table = laid(3, "Qs Ks Kh Qh");
    table.play("2:check0");
    assert_eq!((table.balances(), table.stakes()), (&[20, 19, 17][..], &[1, 1, 2][..]));
    let Some(Step::Fact(fact)) = table.steps.last() else { panic!("a check states a fact") };
    assert_eq!((fact.about, fact.says, fact.cards), (seat(0), Says::Honest, bag("Qs Ks Kh Qh")));
    // Only the checker sees the cards.
    assert_eq!(table.state.private(seat(2)).shown(), bag("Qs Ks Kh Qh").kinds());
    assert!(table.state.private(seat(1)).shown().is_empty());
    assert!(table.state.public().exposed().is_empty());
    assert_eq!(table.state.private(seat(0)).laid_before(), bag("Qs Ks Kh Qh").kinds());
}

#[test]
fn t8_a_dishonest_exchange_costs_the_exchanger_n_less_one() {
    let mut table = laid(4, "7s 8s 9s Th");
    table.play("3:check0");
    assert_eq!((table.balances(), table.stakes()), (&[16, 19, 19, 20][..], &[3, 1, 1, 1][..]));
    // All see the cards; the exchanger keeps the new ones.
    assert_eq!(table.state.public().exposed(), bag("7s 8s 9s Th").kinds());
    assert_eq!(table.hand(0), "7c 8c 9c Tc");
    // Three pictures and a seven; with two players the one clip goes to the checker.
    assert_eq!(laid(3, "7s Qs Ks Kh").play("1:check0").balances(), [17, 20, 19]);
    let mut two = laid(2, "7s 8s 9s Th");
    two.play("1:check0");
    assert_eq!((two.balances(), two.stakes()), (&[18, 20][..], &[1, 1][..]));
}

#[test]
fn t8_once_by_another_remaining_player_while_exchanging_is_open() {
    let mut table = laid(3, "Qs Ks Kh Qh");
    assert_eq!(table.illegal("0:check0"), Illegal::OwnExchange);
    assert_eq!(table.illegal("0:check1"), Illegal::NothingToCheck { seat: seat(1) });
    assert_eq!(table.illegal("0:check7"), Illegal::NothingToCheck { seat: seat(7) });
    let mut closed = table.clone();
    closed.play("0:ready 1:ready 2:ready");
    assert_eq!(closed.illegal("2:check0"), Illegal::CheckClosed);
    assert_eq!(closed.state.public().unchecked(), seats(&[0]), "it stays unchecked");
    let mut folded = table.clone();
    folded.play("0:toep 1:stay 2:fold");
    assert_eq!(folded.illegal("2:check0"), Illegal::FoldedCheck);
    table.play("1:check0");
    assert_eq!(table.illegal("2:check0"), Illegal::NothingToCheck { seat: seat(0) });
    assert_eq!(table.breaks("2:check0"), "T8");
}

#[test]
fn t8_a_folded_exchanger_can_be_checked_and_counts_in_n() {
    let mut table = laid(4, "7s 8s 9s Th");
    table.play("2:toep 3:stay 0:fold 1:stay 3:check0");
    assert_eq!((table.balances(), table.stakes()), (&[16, 18, 18, 19][..], &[3, 2, 2, 2][..]));
}

#[test]
fn t8_a_later_exchange_covers_the_earlier_one() {
    let mut table = Table::with_stock(exchanging(&HANDS, STOCK));
    table.play("1:exchange 1:exchange 0:check1");
    let Some(Step::Fact(fact)) = table.steps.last() else { panic!("a check states a fact") };
    assert_eq!(fact.cards, bag("7c 8c 9c Tc"));
    assert_eq!(table.state.private(seat(1)).laid_before(), bag("7h 8h 9h Kd 7c 8c 9c Tc").kinds());
    assert!(table.state.public().unchecked().is_empty());
}

#[test]
fn t9_an_exchange_makes_the_others_unready() {
    let (mut draft, stock) = exchanging(&HANDS, STOCK);
    draft.ready = seats(&[1, 2]);
    let mut table = Table::try_of(&draft, stock).unwrap();
    table.play("1:exchange");
    assert_eq!(table.state.public().ready(), seats(&[1]));
    assert_eq!(table.illegal("1:ready"), Illegal::AlreadyReady);
    // A ready player may still exchange, check and toep.
    table.play("2:exchange 0:ready");
    assert_eq!(
        table.moves().join(" "),
        "0:check1 0:check2 0:toep 1:check2 1:ready 1:toep 2:check1 2:ready 2:toep"
    );
}

#[test]
fn t9_exchanging_closes_when_all_remaining_are_ready() {
    let mut table = Table::with_stock(exchanging(&HANDS, STOCK));
    assert_eq!(table.illegal("0:Ac"), Illegal::CardWhileExchanging);
    table.play("2:ready 0:ready");
    assert_eq!(table.state.public().phase(), Phase::Exchange);
    table.play("1:ready");
    assert_eq!(table.state.public().phase(), Phase::Play);
    assert_eq!(table.illegal("1:ready"), Illegal::ReadyClosed);
    assert_eq!(table.to_act(), [0, 1, 2]);
    table.play("0:Ac");
}

#[test]
fn t9_closing_waits_until_a_toep_is_answered() {
    // Seat 2 is the only one not ready; it folds, but seat 0 has still to answer.
    let mut table = Table::with_stock(exchanging(&HANDS, STOCK));
    table.play("0:ready 1:ready 1:toep 2:fold");
    assert_eq!(table.state.public().phase(), Phase::Exchange);
    table.play("0:stay");
    assert_eq!(table.state.public().phase(), Phase::Play);
    assert_eq!(table.state.public().ready(), seats(&[0, 1, 2]), "in play all are ready");
    assert_eq!(table.turn(), Some(0));
    // The one to lead folds while exchanging stays open.
    let mut table = Table::with_stock(exchanging(&HANDS, STOCK));
    table.play("1:toep 2:stay 0:fold");
    assert_eq!((table.state.public().phase(), table.turn()), (Phase::Exchange, Some(1)));
    assert_eq!(table.illegal("0:ready"), Illegal::FoldedReady);
    assert_eq!(table.to_act(), [1, 2]);
}

#[test]
fn t9_a_small_stock_and_nothing_to_check_closes_it() {
    let hands = ["Ac Js Qd Kh", "7c 8c 9c Tc", "7d 8d 9d Kc"];
    let (mut draft, stock) = exchanging(&hands, "Qc");
    draft.exchanged[1] = bag("7h 8h 9h Kd");
    let mut table = Table::try_of(&draft, stock).unwrap();
    assert_eq!(table.moves().join(" "), "0:check1 0:ready 0:toep 1:ready 1:toep 2:check1 2:ready 2:toep");
    // The exchanger has nothing to do any more: a card was not played, and the toep is made.
    let mut quiet = table.clone();
    quiet.play("1:ready 0:toep 1:stay 2:stay");
    assert_eq!(quiet.to_act(), [0, 2]);
    table.play("2:check1");
    assert_eq!(table.state.public().phase(), Phase::Play);
    assert_eq!(table.state.public().ready(), seats(&[0, 1, 2]));
}

#[test]
fn t9_with_eight_players_it_never_opens() {
    for (players, phase) in [(7, Phase::Exchange), (8, Phase::Play)] {
        let setup = Setup::new(rules(|_| {}), players, seat(players - 1)).unwrap();
        let table = Table::deal(&setup, DECK);
        assert_eq!(table.state.public().phase(), phase);
    }
    let setup = Setup::new(rules(|_| {}), 8, seat(7)).unwrap();
    assert_eq!(Table::deal(&setup, DECK).illegal("0:exchange"), Illegal::ExchangeClosed);
}
