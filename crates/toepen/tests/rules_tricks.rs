//! T16–T21: tricks, folded players, the end.

mod common;

use common::*;
use toepen::{HandDraft, Illegal};

#[test]
fn t16_suit_must_be_followed() {
    let mut follow = draft(&["9s Jd Kh", "7s 8s 9c Qd"]);
    lay(&mut follow, &["Ts", ""], &[0]);
    follow.turn = Some(seat(1));
    let table = Table::of(&follow);
    assert_eq!(table.moves().join(" "), "0:toep 1:7s 1:8s 1:toep");
    let refused = table.illegal("1:9c");
    assert_eq!(refused, Illegal::FollowSuit { card: card("9c"), led: cards::Suit::Spades });
    assert_eq!((refused.rule(), refused.key()), ("T16", "t16-follow-suit"));
    follow.hands[1] = bag("7h 8h 9c Qd");
    assert_eq!(Table::of(&follow).moves().join(" "), "0:toep 1:7h 1:8h 1:9c 1:Qd 1:toep");
}

#[test]
fn t16_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() {
    for (led, reply, leader) in
        [("Ah", "7h", 1), ("Ah", "Kh", 0), ("Ah", "Th", 1), ("Ah", "Ts", 0), ("Jd", "9s", 0), ("Jd", "Qd", 1)]
    {
        let hands = [format!("{led} 8c 9c Jc"), format!("{reply} Ks Qs As")];
        let mut table = Table::of(&draft(&[&hands[0], &hands[1]]));
        table.play(&format!("0:{led} 1:{reply}"));
        assert_eq!(table.turn(), Some(leader), "{led} {reply}");
        assert_eq!(table.state.public().leader(), seat(leader));
        assert_eq!(table.state.public().led(), None);
    }
}

#[test]
fn t17_only_the_top_of_a_pile_can_be_seen() {
    let mut table = Table::of(&draft(&["9s Js Jd Kh", "7h 8h 9c Qd"]));
    table.play("0:Js 1:9c 0:Kh");
    assert_eq!((table.pile(0), table.pile(1)), ("Js Kh".into(), "9c".into()));
    let seen: Vec<_> = table.state.public().piles().cards(seat(0)).collect();
    assert_eq!(seen, [None, Some(card("Kh"))]);
    assert_eq!(format!("{:?}", table.state.public().piles()).matches("Js").count(), 0);
}

#[test]
fn t17_open_piles_stay_visible() {
    let mut open = draft(&["9s Js Jd Kh", "7h 8h 9c Qd"]);
    open.rules = rules(|draft| draft.open_piles = true);
    let mut table = Table::of(&open);
    table.play("0:Js 1:9c 0:Kh");
    let seen: Vec<_> = table.state.public().piles().cards(seat(0)).collect();
    assert_eq!(seen, [Some(card("Js")), Some(card("Kh"))]);
}

/// Three players, Js led by seat 0 and 8s played by seat 1.
fn amid_a_trick() -> HandDraft {
    let mut amid = draft(&["9s Jd Kh", "7h 9c Qd", "7d 9d Qs Ks"]);
    lay(&mut amid, &["Js", "8s", ""], &[0, 1]);
    amid.turn = Some(seat(2));
    amid
}

#[test]
fn t18_the_cards_of_a_folded_player_stand() {
    let mut first = draft(&["9s Jd Kh", "7s 8h 9c Qd", "7d 9d Qs Ks"]);
    lay(&mut first, &["Js", "", ""], &[0]);
    first.turn = Some(seat(1));
    let mut table = Table::of(&first);
    table.play("2:toep 0:fold 1:stay");
    assert_eq!(table.moves(), ["1:7s"], "the suit of the folded leader is followed");
    assert_eq!(table.illegal("0:9s"), Illegal::FoldedCard);
    assert_eq!(table.breaks("0:9s"), "T18");
}

#[test]
fn t18_who_folds_is_passed_over_when_the_answering_is_over() {
    let mut table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]));
    table.play("2:toep 0:fold");
    assert_eq!(table.turn(), Some(0), "the turn waits for the other answers");
    table.play("1:stay");
    assert_eq!((table.turn(), table.state.public().leader()), (Some(1), seat(1)));
    // In the middle of a trick.
    let mut first = draft(&["9s Jd Kh", "7s 8h 9c Qd", "7d 9d Qs Ks"]);
    lay(&mut first, &["Js", "", ""], &[0]);
    first.turn = Some(seat(1));
    let mut table = Table::of(&first);
    table.play("2:toep 0:stay 1:fold");
    assert_eq!((table.turn(), table.state.public().leader()), (Some(2), seat(0)));
}

#[test]
fn t18_if_nobody_is_left_to_play_the_trick_is_complete() {
    let mut table = Table::of(&amid_a_trick());
    table.play("0:toep 1:stay 2:fold");
    assert_eq!(table.turn(), Some(1), "8s beats Js");
    assert_eq!(table.state.public().trick_card(seat(0)), None);
}

#[test]
fn t18_the_last_trick_can_be_completed_by_a_fold() {
    let mut last = draft(&["", "", "7h"]);
    lay(&mut last, &["Ts 9s 8s Ah", "7s As Ks Th", "Qs Js Qd"], &[0, 1]);
    last.turn = Some(seat(2));
    let mut table = Table::of(&last);
    table.play("0:toep 1:stay 2:fold");
    assert_eq!((table.winner(), table.balances()), (Some(1), &[18, 23, 19][..]));
}

#[test]
fn t19_a_folded_players_trick_the_next_remaining_leads() {
    let mut folded = draft(&["9s Jd Kh", "7h 9c Qd", "7d 9d Qs Ks"]);
    lay(&mut folded, &["Ts", "8s", ""], &[0, 1]);
    folded.turn = Some(seat(2));
    let mut table = Table::of(&folded);
    table.play("2:toep 0:fold 1:stay 2:Ks");
    assert_eq!(table.turn(), Some(1));

    // The next ones have folded as well.
    let hands = ["9s Jd Kh", "7h 9c Qd", "7d 9d Qs Ks", "7c 8c Js Kd"];
    let mut folded = draft(&hands);
    lay(&mut folded, &["8s", "Ts", "", ""], &[0, 1]);
    folded.turn = Some(seat(2));
    let mut table = Table::of(&folded);
    table.play("0:toep 1:fold 2:fold 3:stay 3:Js");
    assert_eq!(table.turn(), Some(3));
}

/// The last trick of three, seat 2 to play, seat 0 folded at 1's toep.
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
fn t19_the_last_trick_goes_to_the_best_remaining_card_of_the_suit() {
    for (tops, card, winner) in [
        (["Th", "8h"], "7h", 1),
        (["Th", "8h"], "9h", 2),
        // Nobody who remains followed suit: the next one clockwise from the folded one.
        (["Th", "8d"], "9d", 1),
    ] {
        let mut table = Table::of(&last_trick(tops, card));
        table.play(&format!("2:{card}"));
        assert_eq!(table.winner(), Some(winner), "{tops:?} {card}");
    }
}

#[test]
fn t20_after_seeing_the_re_toeper_must_beat_every_card() {
    for (tops, card, winner) in [
        // C goes above A and wins.
        (["9h", "8h"], "Th", 2),
        // Neither is above A: B wins.
        (["9h", "8h"], "Ah", 1),
        // C is above B but not above A: B wins, "lose the last trick and still win".
        (["9h", "7h"], "8h", 1),
        // B had not followed suit, nor does C.
        (["9h", "8d"], "Ac", 1),
    ] {
        let mut table = Table::of(&last_trick(tops, card));
        table.play(&format!("2:toep 1:stay 2:{card}"));
        assert_eq!(table.winner(), Some(winner), "{tops:?} {card}");
    }
    // Without the re-toep T19 decides.
    assert_eq!(Table::of(&last_trick(["9h", "7h"], "8h")).play("2:8h").winner(), Some(2));
}

#[test]
fn t20_of_several_who_saw_the_best_card_or_the_first_clockwise() {
    for (tops, winner) in [(["7h", "8h"], 2), (["8h", "7h"], 1), (["8d", "7d"], 1), (["8d", "7h"], 2)] {
        let mut last = draft(&["", "", "", "Jd"]);
        let piles = [format!("7s As Ks {}", tops[0]), format!("Qs Js Qd {}", tops[1])];
        lay(&mut last, &["Ts 9s 8s Th", &piles[0], &piles[1], "Jc Qc Kc"], &[0, 1, 2]);
        last.turn = Some(seat(3));
        last.stakes[..4].copy_from_slice(&[1, 2, 2, 2]);
        last.folded = seats(&[0]);
        (last.toeps, last.toep_by) = (1, Some(seat(1)));
        let mut table = Table::of(&last);
        table.play("3:toep 1:stay 2:stay 3:Jd");
        assert_eq!(table.winner(), Some(winner), "{tops:?}");
        assert_eq!(table.state.public().saw().iter().map(game::Seat::number).collect::<Vec<_>>(), [1, 2]);
    }
}

#[test]
fn t21_the_last_trick_takes_all_and_then_nothing_can_be_done() {
    let mut last = draft(&["", "Qh"]);
    lay(&mut last, &["Ts 9s 8s Jh", "7s As Ks"], &[0]);
    last.turn = Some(seat(1));
    let mut table = Table::of(&last);
    table.play("1:Qh");
    assert_eq!((table.winner(), table.balances()), (Some(1), &[19, 21][..]));
    assert_eq!(table.state.next(), game::Next::Over);
    for text in ["0:toep", "1:Qh", "0:stay", "0:fold", "0:exchange", "0:check1", "0:ready", "5:toep"] {
        assert_eq!(table.illegal(text), Illegal::Over { winner: seat(1) }, "{text}");
    }
    assert_eq!(table.breaks("0:toep"), "T21");
}
