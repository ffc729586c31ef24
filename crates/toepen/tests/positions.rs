//! Positions that the rules cannot bring about, one for each way in which a draft can be wrong; and drafts that
//! have been changed at random.

mod common;

use cards::{Card, CardBag};
use common::*;
use game::kit::{Chance, cases as times};
use game::{Next, Seat, State, Stock};
use toepen::{AnsweringDraft, DraftFault, Hand, HandDraft, PACK, Phase, Setup, SetupFault, ToepStakes};

/// The draft with its balances set right.
fn balanced(mut draft: HandDraft) -> HandDraft {
    for seat in 0..usize::from(draft.players) {
        draft.balances[seat] = 20 - draft.stakes[seat] - draft.tens[seat];
    }
    draft
}

/// Three players amid the second trick; seat 1 has toeped, seat 2 has answered with stay, seat 0 is to answer.
fn answering() -> HandDraft {
    let mut amid = draft(&["9s Jd Kh", "8h 9c Qd", "7d 8d Jc"]);
    lay(&mut amid, &["Ts", "8c", "Kc"], &[]);
    amid.stakes[..3].copy_from_slice(&[1, 2, 2]);
    (amid.toeps, amid.toep_by, amid.card_since) = (1, Some(seat(1)), false);
    amid.answering = Some(answers(1, 1, false, &[0]));
    balanced(amid)
}

fn answers(by: u8, stake: i64, seeing: bool, left: &[u8]) -> AnsweringDraft {
    AnsweringDraft { by: seat(by), stake, seeing, left: left.iter().map(|number| seat(*number)).collect() }
}

/// Three players while exchanging is open.
fn open() -> HandDraft {
    balanced(exchanging(&["Ac Js Qd Kh", "7h 8h 9h Kd", "7d 8d 9d Kc"], "7c 8c 9c Tc Qc Jc Jh Jd").0)
}

/// The last card of all, in the hand of seat 2, which has re-toeped; seat 1 saw, seat 0 has folded.
fn seen() -> HandDraft {
    let mut last = draft(&["", "", "Ah"]);
    lay(&mut last, &["Ts 9s 8s 9h", "7s As Ks 8h", "Qs Js Qd"], &[0, 1]);
    last.turn = Some(seat(2));
    last.stakes[..3].copy_from_slice(&[1, 4, 3]);
    last.folded = seats(&[0]);
    (last.toeps, last.toep_by, last.card_since) = (2, Some(seat(2)), false);
    last.saw = seats(&[1]);
    balanced(last)
}

/// The same when seat 1 has won.
fn over() -> HandDraft {
    let mut table = Table::of(&seen());
    table.play("2:Ah");
    assert_eq!(table.winner(), Some(1));
    HandDraft::of(&table.state)
}

#[track_caller]
fn wrong(base: fn() -> HandDraft, fault: DraftFault, change: impl FnOnce(&mut HandDraft)) {
    let mut draft = base();
    assert!(draft.lawful().is_ok(), "{:?}", draft.lawful());
    change(&mut draft);
    match draft.lawful() {
        Err(found) => assert_eq!(found, fault, "{found}"),
        Ok(_) => panic!("lawful, but should be: {fault}"),
    }
    assert!(fault.rule().starts_with('T') && !fault.to_string().is_empty());
}

fn nothing() -> HandDraft {
    balanced(draft(&["9s Ts Jd Kh", "8h 8c 9c Qd", "7d 8d Jc Kc"]))
}

#[test]
fn t1_to_t4_cards_and_seats() {
    wrong(nothing, DraftFault::Setup(SetupFault::Players), |draft| draft.players = 1);
    wrong(nothing, DraftFault::Setup(SetupFault::Dealer), |draft| draft.dealer = seat(3));
    wrong(nothing, DraftFault::NoSuchSeat, |draft| draft.turn = Some(seat(3)));
    wrong(nothing, DraftFault::NoSuchSeat, |draft| draft.ready = seats(&[0, 1, 2, 3]));
    wrong(answering, DraftFault::NoSuchSeat, |draft| draft.answering = Some(answers(1, 1, false, &[5])));
    wrong(nothing, DraftFault::NobodyRemains, |draft| draft.folded = seats(&[0, 1, 2]));
    wrong(nothing, DraftFault::NoTurn, |draft| draft.turn = None);
    wrong(over, DraftFault::TurnAfterEnd, |draft| draft.turn = Some(seat(2)));
    wrong(nothing, DraftFault::NotInPack(card("5h")), |draft| draft.hands[0] = bag("9s Ts Jd 5h"));
    wrong(nothing, DraftFault::NotInPack(card("2c")), |draft| draft.stock = bag("2c"));
    wrong(nothing, DraftFault::CardTwice(card("8h")), |draft| draft.hands[0] = bag("9s Ts Jd 8h"));
    wrong(nothing, DraftFault::CardTwice(card("9s")), |draft| draft.hands[0] = bag("9s 9s Jd Kh"));
    wrong(nothing, DraftFault::CardTwice(card("9s")), |draft| draft.stock = bag("9s"));
    wrong(nothing, DraftFault::FourCards(seat(0)), |draft| draft.hands[0] = bag("9s Ts Jd"));
    wrong(nothing, DraftFault::FourCards(seat(2)), |draft| draft.hands[2] = bag("7d 8d Jc Kc Qc"));
    wrong(seen, DraftFault::TrickCard(seat(0)), |draft| draft.trick[0] = Some(card("8s")));
    wrong(seen, DraftFault::TrickCard(seat(2)), |draft| draft.trick[2] = Some(card("Ah")));
}

#[test]
fn t5_t21_t22_clips() {
    wrong(nothing, DraftFault::Balance(seat(1)), |draft| draft.balances[1] = i64::MAX);
    wrong(nothing, DraftFault::Balance(seat(1)), |draft| draft.balances[1] = i64::MIN);
    wrong(nothing, DraftFault::Clips, |draft| draft.balances[1] += 1);
    wrong(nothing, DraftFault::Stake(seat(1)), |draft| draft.stakes[1] = 0);
    wrong(nothing, DraftFault::Stake(seat(1)), |draft| draft.stakes[1] = 500);
    wrong(answering, DraftFault::Stake(seat(2)), |draft| draft.stakes[2] = 1);
    wrong(over, DraftFault::StakeAfterEnd(seat(1)), |draft| draft.stakes[1] = 1);
    wrong(over, DraftFault::StakeAfterEnd(seat(1)), |draft| draft.tens[1] = 1);
    wrong(nothing, DraftFault::Tens(seat(0)), |draft| draft.tens[0] = 1);
    wrong(nothing, DraftFault::Tens(seat(0)), |draft| draft.rules = rules(|draft| draft.report_tens = true));
    wrong(nothing, DraftFault::Tens(seat(1)), |draft| {
        draft.rules = rules(|draft| (draft.report_tens, draft.exchange) = (true, false));
        (draft.tens[0], draft.tens[1]) = (1, 1);
    });
    // With exchanging, the ten may lie on the table.
    let mut laid = nothing();
    laid.rules = rules(|draft| draft.report_tens = true);
    (laid.tens[0], laid.tens[1]) = (1, 1);
    assert!(balanced(laid).lawful().is_ok());
}

#[test]
fn t6_to_t9_exchanging() {
    wrong(open, DraftFault::FourLaid(seat(1)), |draft| draft.exchanged[1] = bag("As Ks Qs"));
    wrong(open, DraftFault::NoExchange, |draft| draft.rules = rules(|draft| draft.exchange = false));
    wrong(nothing, DraftFault::NoExchange, |draft| {
        draft.rules = rules(|draft| draft.exchange = false);
        draft.exchanged[1] = bag("As Ks Qs Js");
    });
    wrong(nothing, DraftFault::NotReady(seat(1)), |draft| draft.ready = seats(&[0, 2]));
    wrong(open, DraftFault::ExchangeClosed, |draft| draft.ready = seats(&[0, 1, 2]));
    wrong(open, DraftFault::ExchangeClosed, |draft| draft.stock = bag("7c 8c 9c"));
    wrong(open, DraftFault::PlayedWhileExchanging, |draft| {
        draft.hands[0] = bag("Js Qd Kh");
        lay(draft, &["Ac"], &[0]);
        draft.turn = Some(seat(1));
    });
    // The one who was waited for has folded, and another has still to answer.
    let mut waiting = open();
    (waiting.ready, waiting.folded, waiting.stakes[1]) = (seats(&[0, 1]), seats(&[2]), 2);
    (waiting.toeps, waiting.toep_by) = (1, Some(seat(1)));
    waiting.answering = Some(answers(1, 1, false, &[0]));
    assert!(balanced(waiting.clone()).lawful().is_ok());
    waiting.ready = seats(&[0, 1, 2]);
    assert_eq!(balanced(waiting.clone()).lawful(), Err(DraftFault::ExchangeClosed));
    (waiting.answering, waiting.ready, waiting.stakes[0]) = (None, seats(&[0, 1]), 2);
    assert_eq!(balanced(waiting).lawful(), Err(DraftFault::ExchangeClosed));
}

#[test]
fn t10_to_t14_toeps_and_answers() {
    wrong(answering, DraftFault::Toeper, |draft| draft.toep_by = None);
    wrong(nothing, DraftFault::Toeper, |draft| draft.toeps = 1);
    wrong(nothing, DraftFault::Toeper, |draft| draft.toeps = -1);
    wrong(answering, DraftFault::ToeperFolded, |draft| draft.folded = seats(&[1]));
    wrong(nothing, DraftFault::FoldedWithoutToep, |draft| draft.folded = seats(&[1]));
    wrong(nothing, DraftFault::CardSince, |draft| draft.card_since = true);
    wrong(answering, DraftFault::TooManyToeps, |draft| draft.toeps = 5);
    wrong(answering, DraftFault::AnsweredToep, |draft| draft.card_since = true);
    wrong(answering, DraftFault::AnsweredToep, |draft| draft.toep_by = Some(seat(2)));
    wrong(answering, DraftFault::ToepSize, |draft| draft.answering = Some(answers(1, 2, false, &[0])));
    wrong(answering, DraftFault::ToepSize, |draft| draft.answering = Some(answers(1, 0, false, &[0])));
    for left in [&[][..], &[1], &[2], &[0, 2], &[2, 0, 1], &[0, 0]] {
        wrong(answering, DraftFault::Left, |draft| draft.answering = Some(answers(1, 1, false, left)));
    }
    wrong(answering, DraftFault::OneRemains, |draft| draft.folded = seats(&[0, 2]));
    wrong(over, DraftFault::AnsweringAfterEnd, |draft| draft.answering = Some(answers(2, 1, true, &[1])));
    let mut two = answering();
    two.rules = rules(|draft| draft.toep_stakes = ToepStakes::OneOrTwo);
    (two.stakes[1], two.stakes[2]) = (3, 3);
    two.answering = Some(answers(1, 2, false, &[0]));
    assert!(balanced(two).lawful().is_ok());
}

#[test]
fn t15_seeing() {
    wrong(answering, DraftFault::Seeing, |draft| draft.answering = Some(answers(1, 1, true, &[0])));
    wrong(seen, DraftFault::Seeing, |draft| {
        draft.saw = seats(&[]);
        draft.answering = Some(answers(2, 1, false, &[1]));
    });
    wrong(seen, DraftFault::Saw, |draft| draft.answering = Some(answers(2, 1, true, &[1])));
    wrong(seen, DraftFault::Saw, |draft| draft.saw = seats(&[]));
    wrong(seen, DraftFault::Saw, |draft| draft.saw = seats(&[0, 1]));
    wrong(seen, DraftFault::Saw, |draft| draft.saw = seats(&[2]));
    wrong(nothing, DraftFault::Saw, |draft| draft.saw = seats(&[1]));
    wrong(over, DraftFault::Saw, |draft| draft.toep_by = Some(seat(1)));
    wrong(over, DraftFault::Saw, |draft| draft.card_since = false);
    // Three had a card left when seat 2 re-toeped; one of them has folded at that, so it was no seeing.
    let mut folded_since = draft(&["", "8h", "Ah"]);
    lay(&mut folded_since, &["Ts 9s 8s 9h", "7s As Ks", "Qs Js Qd"], &[0]);
    folded_since.turn = Some(seat(2));
    folded_since.folded = seats(&[1]);
    (folded_since.toeps, folded_since.toep_by, folded_since.card_since) = (2, Some(seat(2)), false);
    folded_since.stakes[..3].copy_from_slice(&[3, 2, 3]);
    assert!(balanced(folded_since).lawful().is_ok());
}

#[test]
fn t16_to_t19_tricks() {
    wrong(seen, DraftFault::PileHeight(seat(0)), |draft| {
        draft.hands[1] = bag("8h");
        draft.piles[1] = cards("7s As Ks").into_iter().collect();
        draft.trick[1] = Some(card("Ks"));
    });
    // Kh was to be played to the first trick, which Th led.
    wrong(answering, DraftFault::SuitNotFollowed(seat(1)), |draft| {
        lay(draft, &["Th", "8c", "Kc"], &[]);
        draft.card_since = false;
    });
    // Seat 0 won the first trick.
    for (leader, turn) in [(1, 1), (2, 2), (1, 0)] {
        wrong(answering, DraftFault::Leader, |draft| {
            (draft.leader, draft.turn) = (seat(leader), Some(seat(turn)));
        });
    }
    wrong(answering, DraftFault::Turn, |draft| draft.turn = Some(seat(1)));
    wrong(nothing, DraftFault::Leader, |draft| {
        (draft.leader, draft.turn) = (seat(1), Some(seat(1)));
    });
    wrong(seen, DraftFault::Turn, |draft| draft.turn = Some(seat(1)));
    wrong(seen, DraftFault::Turn, |draft| draft.turn = Some(seat(0)));
    wrong(seen, DraftFault::Leader, |draft| draft.leader = seat(1));
}

#[test]
fn t12_t21_the_end() {
    wrong(over, DraftFault::WrongWinner, |draft| draft.winner = Some(seat(0)));
    wrong(over, DraftFault::WrongWinner, |draft| draft.winner = Some(seat(2)));
    wrong(nothing, DraftFault::NotOver, |draft| {
        (draft.turn, draft.winner) = (None, Some(seat(0)));
        (draft.stakes, draft.balances) = ([0; 8], [20; 8]);
    });
    wrong(over, DraftFault::IsOver, |draft| {
        (draft.turn, draft.winner, draft.saw) = (Some(seat(2)), None, seats(&[]));
        draft.stakes[..3].copy_from_slice(&[3, 3, 3]);
        *draft = balanced(draft.clone());
    });
    let mut all_folded = Table::of(&nothing());
    all_folded.play("1:toep 2:fold 0:fold");
    let base = HandDraft::of(&all_folded.state);
    assert!(base.lawful().is_ok());
    let mut since = base.clone();
    since.toep_by = Some(seat(0));
    assert_eq!(since.lawful(), Err(DraftFault::ToeperFolded));
    // A hand that ends while exchanging is open.
    let mut table = Table::with_stock((open(), Stock::new(&cards("7c 8c 9c Tc Qc Jc Jh Jd")).unwrap()));
    table.play("1:exchange 1:toep 2:fold 0:fold");
    let base = HandDraft::of(&table.state);
    assert_eq!((base.phase, base.lawful().is_ok()), (Phase::Exchange, true));
}

/// Changes one thing.
fn change(draft: &mut HandDraft, chance: &mut Chance) {
    let place = chance.below(8);
    let other = chance.below(8);
    let any_seat = Seat::new(chance.below(8) as u8);
    let some_seat = (chance.below(3) > 0).then_some(any_seat);
    let any_set = seats(&[0, 1, 2, 3, 4, 5, 6, 7].map(|number| number & chance.next_word() as u8));
    let small = chance.below(7) as i64 - 1;
    match chance.below(26) {
        0 => draft.players = chance.below(10) as u8,
        1 => draft.dealer = any_seat,
        2 => draft.turn = some_seat,
        3 => draft.leader = any_seat,
        4 => draft.winner = some_seat,
        5 => draft.folded = draft.folded.with(any_seat),
        6 => draft.folded = draft.folded.without(any_seat),
        7 => draft.ready = any_set,
        8 => draft.saw = any_set,
        9 => draft.toeps = small,
        10 => draft.toep_by = some_seat,
        11 => draft.card_since ^= true,
        12 => draft.answering = None,
        13 => {
            let left: Vec<u8> = (0..chance.below(4)).map(|_| chance.below(8) as u8).collect();
            draft.answering = Some(answers(any_seat.number(), small, small > 2, &left));
        }
        14 => draft.stakes[place] = small * 40,
        15 => draft.tens[place] = small,
        16 => draft.balances[place] += small,
        17 => draft.trick[place] = None,
        18 => draft.trick[place] = draft.piles[place].top(),
        19 => draft.hands.swap(place, other),
        20 => draft.piles.swap(place, other),
        21 => draft.exchanged.swap(place, other),
        22 => draft.exchanged[place] = CardBag::EMPTY,
        23 => draft.stock = CardBag::EMPTY,
        24 => draft.phase = if draft.phase == Phase::Play { Phase::Exchange } else { Phase::Play },
        _ => {
            let mut cards: Vec<Card> = draft.piles[place].as_slice().to_vec();
            chance.shuffle(&mut cards);
            draft.piles[place] = cards.into_iter().collect();
        }
    }
}

/// Plays on at random to the end; nothing may panic, and no clip may vanish.
fn play_on(mut state: State<Hand>, chance: &mut Chance) {
    let clips = state.public().clips();
    let mut deck: Vec<Card> = state.covered().undealt().iter().collect();
    chance.shuffle(&mut deck);
    let mut stock = Stock::new(&deck).unwrap();
    while let Next::Act(seats) = state.next() {
        let moves: Vec<_> = seats
            .iter()
            .flat_map(|seat| legal_of(&state, seat).into_iter().map(move |action| (seat, action)))
            .collect();
        let (seat, action) = moves[chance.below(moves.len())];
        state.play(seat, action, &mut stock, &mut |_| {}).unwrap();
        assert_eq!(state.public().clips(), clips);
        let draft = HandDraft::of(&state);
        assert!(draft.lawful().is_ok(), "{:?} after {seat}:{action}: {draft:?}", draft.lawful());
    }
    assert_eq!(state.next(), Next::Over);
}

#[test]
fn whatever_is_changed_is_refused_or_can_be_played_on() {
    let mut chance = Chance::new(3);
    let mut taken = 0;
    for seed in 0..times(1_500) {
        let players = 2 + seed as u8 % 7;
        let rules = rules(|draft| {
            draft.exchange = seed % 3 > 0;
            draft.report_tens = seed % 5 == 0;
            draft.retoep_own = seed % 2 == 0;
        });
        let setup = Setup::new(rules, players, Seat::new(seed as u8 % players)).unwrap();
        let mut deck: Vec<Card> = PACK.iter().collect();
        chance.shuffle(&mut deck);
        let mut stock = Stock::new(&deck).unwrap();
        let mut state = State::<Hand>::new(&setup);
        state.settle(&mut stock, &mut |_| {}).unwrap();
        loop {
            for _ in 0..4 {
                let mut draft = HandDraft::of(&state);
                for _ in 0..=chance.below(3) {
                    change(&mut draft, &mut chance);
                }
                if let Ok(changed) = draft.lawful() {
                    taken += 1;
                    assert_eq!(HandDraft::of(&changed).lawful().as_ref(), Ok(&changed));
                    play_on(changed, &mut chance);
                }
            }
            let Next::Act(seats) = state.next() else { break };
            let moves: Vec<_> = seats
                .iter()
                .flat_map(|seat| legal_of(&state, seat).into_iter().map(move |action| (seat, action)))
                .collect();
            let (seat, action) = moves[chance.below(moves.len())];
            state.play(seat, action, &mut stock, &mut |_| {}).unwrap();
        }
    }
    assert!(taken > 200, "{taken} changes made other lawful positions");
}
