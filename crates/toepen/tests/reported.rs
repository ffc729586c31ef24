//! Faults that people met in programs like this one (the shared list of open cases): each must work here.

mod common;

use common::*;
use game::{Seat, Seen};
use toepen::{Hand, Says};

/// "Legal-card list compared card numbers instead of the game's strength order."
#[test]
fn strength_order_not_card_numbers_decides_a_trick() {
    for (reply, winner) in [("7h", 1), ("Kh", 0), ("Th", 1), ("Ts", 0)] {
        let hands = ["Ah 8c 9c Jc".to_owned(), format!("{reply} Ks Qs As")];
        let mut table = Table::of(&draft(&[&hands[0], &hands[1]]));
        table.play(&format!("0:Ah 1:{reply}"));
        assert_eq!(table.turn(), Some(winner), "{reply}");
    }
}

/// "A player who had folded won the round."
#[test]
fn a_folded_player_never_wins_the_pot() {
    let mut last = draft(&["Th", "7h", "9h"]);
    lay(&mut last, &["Ts 9s 8s", "7s As Ks", "Qs Js Qd"], &[]);
    let mut table = Table::of(&last);
    table.play("0:Th 1:toep 2:stay 0:fold 1:7h 2:9h");
    assert_eq!((table.winner(), table.balances()), (Some(2), &[19, 18, 23][..]));
}

/// "Everyone else folded, yet the round did not end."
#[test]
fn when_all_others_fold_the_hand_is_over_at_once() {
    let mut table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]));
    table.play("1:toep 2:fold 0:fold");
    assert_eq!(table.state.next(), game::Next::Over);
    assert_eq!((table.winner(), table.balances()), (Some(1), &[19, 22, 19][..]), "3 antes and the toep");
}

/// "The toeper could play on before the others had answered."
#[test]
fn no_card_from_any_seat_until_the_last_answer() {
    let mut table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]));
    table.play("0:toep");
    for answer in ["1:stay", "2:stay"] {
        for text in ["0:9s", "0:Ts", "1:8h", "2:7d"] {
            assert_eq!(table.breaks(text), "T11", "{text}");
        }
        table.play(answer);
    }
    assert_eq!(table.turn(), Some(0), "the interrupted seat's turn");
    let mut table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]));
    table.play("1:toep 2:stay 0:fold");
    assert_eq!(table.turn(), Some(1), "or the next remaining one's");
}

/// "Chips appeared or vanished by one": four seats, an honest exchange checked (2), one caught (3), two toeps,
/// one folds, seeing costs 3.
#[test]
fn eighty_clips_after_every_event() {
    let hands = ["7s 8s 9s Td", "As Js Qs Ks", "Ah Kh Qh Jd", "7c 8c 9c Jc"];
    let mut table = Table::with_stock(exchanging(&hands, "Ts 7h 8h 7d Tc Ac Kc Qc"));
    let moves = "1:exchange 0:check1 3:exchange 2:check3 \
                 0:7s 1:Ts 2:Jd 3:Qc 1:toep 2:stay 3:fold 0:stay \
                 1:7h 2:Qh 0:8s 1:8h 2:Kh 0:9s 1:7d 2:Ah 0:toep 1:stay 2:fold";
    for text in moves.split_whitespace() {
        table.play(text);
        assert_eq!(table.state.public().clips(), 80, "after {text}");
    }
    // Seat 0: checked for 2, toep, re-toep. Seat 1: got one, toep, saw for 3. Seat 2: got one, toep. Seat 3:
    // was caught for 3.
    assert_eq!((table.balances(), table.stakes()), (&[15, 16, 19, 16][..], &[4, 5, 2, 3][..]));
    table.play("0:Td");
    assert_eq!((table.winner(), table.balances()), (Some(0), &[29, 16, 19, 16][..]));
}

/// "Move arguments in the public log told secrets."
#[test]
fn an_exchange_tells_seat_and_count_and_a_check_only_what_it_must() {
    let hands = ["Ac Js Qd Kh", "7h 8h 9h Kd", "7d 8d 9d Kc"];
    let faces = |seen: &[Seen<Hand>], of: &str| {
        let text = format!("{seen:?}");
        cards(of).iter().filter(|card| shows(&text, **card)).count()
    };
    for (exchanger, laid, honest) in [(0, hands[0], true), (1, hands[1], false)] {
        let mut table = Table::with_stock(exchanging(&hands, "7c 8c 9c Tc Qc Jc Jh Jd"));
        table.play(&format!("{exchanger}:exchange"));
        for viewer in [Some(seat(2)), None] {
            let seen: Vec<_> = table.steps.iter().map(|step| step.seen_by(viewer)).collect();
            assert_eq!(faces(&seen, laid) + faces(&seen, "7c 8c 9c Tc"), 0);
            let Some(Seen::Deal(packets)) = seen.last() else { panic!("four cards were given") };
            assert_eq!((packets.len(), packets[0].count, packets[0].cards), (1, 4, None));
        }
        table.play(&format!("2:check{exchanger}"));
        let knows = |viewer: Option<Seat>| {
            let seen: Vec<_> = table.steps.iter().map(|step| step.seen_by(viewer)).collect();
            let says = if honest { Says::Honest } else { Says::Dishonest };
            assert!(matches!(seen.last(), Some(Seen::Fact { says: said, .. }) if *said == says));
            faces(&seen[2..], laid)
        };
        let other = 1 - exchanger;
        assert_eq!(knows(Some(seat(2))), 4);
        assert_eq!(knows(Some(seat(other))), if honest { 0 } else { 4 });
        assert_eq!(knows(None), if honest { 0 } else { 4 });
    }
}

/// "Spectators could read face-down cards": no face of a hand, the stock, an exchange or an older trick.
#[test]
fn a_spectator_sees_tops_and_nothing_beneath() {
    let mut table = Table::with_stock(exchanging(&["Ac Js Qd Kh", "7h 8h 9h Kd"], "7c 8c 9c Tc Qc Jc Jh Jd"));
    table.play("0:exchange 0:ready 1:ready 0:7c 1:Kd 0:8c 1:7h");
    let view = format!("{:?}", table.state.view(None));
    for hidden in cards("Ac Js Qd Kh 9c Tc Qc Jc Jh Jd 8h 9h 7c Kd") {
        assert!(!shows(&view, hidden), "{hidden} shows in {view}");
    }
    for top in ["8c", "7h"] {
        assert!(shows(&view, card(top)));
    }
}

/// "Server trusted the client's legality check": an exchange with too small a stock, a card not held, another
/// seat's turn; each is refused and changes nothing.
#[test]
fn hand_made_moves_are_refused() {
    let (mut draft, stock) = exchanging(&["7c 8c 9c Tc", "7h 8h 9h Kd"], "Qc Jc Jh");
    draft.exchanged[0] = bag("Ac Js Qd Kh");
    let table = Table::try_of(&draft, stock).unwrap();
    for (text, rule) in [("1:exchange", "T6"), ("0:check0", "T8"), ("1:7h", "T9"), ("1:stay", "T11")] {
        assert_eq!(table.breaks(text), rule, "{text}");
    }
}

/// "A missing player's decision blocked everyone": fold is always there for one who owes an answer.
#[test]
fn who_owes_an_answer_can_always_fold() {
    let mut table = Table::of(&draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]));
    table.play("0:toep");
    assert!(table.moves().contains(&"1:fold".to_owned()));
}
