//! What the sensible player of toepen makes of a hand.

use bots::{Player, Sensible};
use cards::{Card, parse_cards};
use fair::Rng;
use game::{Seat, State, Stock};
use toepen::{Action, Draft, Hand, PACK, Preset, Session, SessionAction, SessionSetup, Setup};

/// Decisions with different generators.
const TIMES: u64 = 200;

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

/// Two players, seat 1 dealing; seat 0 leads. What is not in their hands is the stock, `next` first.
fn deal(draft: Draft, hands: [&str; 2], next: &str) -> (State<Hand>, Stock) {
    let cards = |text| parse_cards(text).map(|card| card.expect("a card")).collect::<Vec<Card>>();
    let [zero, one] = hands.map(cards);
    let mut deck = [&zero[..2], &one[..2], &zero[2..], &one[2..], &cards(next)].concat();
    deck.extend(PACK.iter().filter(|card| !deck.contains(card)).collect::<Vec<_>>());
    let mut state = State::new(&Setup::new(draft.rules().unwrap(), 2, ONE).unwrap());
    let mut stock = Stock::new(&deck).unwrap();
    state.settle(&mut stock, &mut |_| {}).unwrap();
    (state, stock)
}

fn play(state: &mut State<Hand>, stock: &mut Stock, seat: Seat, actions: &[Action]) {
    for action in actions {
        state.play(seat, *action, stock, &mut |_| {}).unwrap();
    }
}

/// How often a seat does what is said.
fn times(state: &State<Hand>, seat: Seat, wanted: impl Fn(Option<Action>) -> bool) -> u64 {
    let view = state.view(Some(seat));
    (0..TIMES).filter(|seed| wanted(Sensible.decide(&view, &mut Rng::new(*seed, 0)))).count() as u64
}

fn zwols() -> Draft {
    Draft::of(Preset::Zwols)
}

#[test]
fn t6_four_pictures_are_exchanged() {
    let (state, _) = deal(zwols(), ["Js Qh Kd Ac", "7s 8s 9h Td"], "");
    assert_eq!(times(&state, ZERO, |action| action == Some(Action::Exchange)), TIMES);
    assert_eq!(times(&state, ONE, |action| action == Some(Action::Exchange)), 0);
    // Where aces are no pictures it would be a bluff, and those are rare.
    let (state, _) = deal(Draft { aces_are_pictures: false, ..zwols() }, ["Js Qh Kd Ac", "7s 8s 9h Td"], "");
    let bluffs = times(&state, ZERO, |action| action == Some(Action::Exchange));
    assert!((1..TIMES / 4).contains(&bluffs), "{bluffs}");
}

#[test]
fn t8_an_exchange_is_checked_now_and_then_and_always_when_it_must_be_false() {
    let (mut state, mut stock) =
        deal(zwols(), ["7s 8s 7h 8h", "Js Jh Jd Jc"], "Qs Qh Qd Qc Ks Kh Kd Kc As Ah Ad Ac");
    play(&mut state, &mut stock, ONE, &[Action::Exchange, Action::Exchange]);
    let checks = times(&state, ZERO, |action| action == Some(Action::Check(ONE)));
    assert!((1..TIMES / 4).contains(&checks), "{checks}");
    play(&mut state, &mut stock, ONE, &[Action::Exchange]);
    play(&mut state, &mut stock, ZERO, &[Action::Exchange]);
    assert_eq!(times(&state, ONE, |action| action == Some(Action::Check(ZERO))), TIMES);
}

#[test]
fn t9_whoever_is_ready_waits() {
    let (mut state, mut stock) = deal(zwols(), ["Ts 9s 7h 8h", "Js Jh Jd Jc"], "");
    play(&mut state, &mut stock, ZERO, &[Action::Ready]);
    assert_eq!(times(&state, ZERO, |action| action.is_none()), TIMES);
}

/// Exchanging closed, seat 0 to lead.
fn closed(hands: [&str; 2]) -> (State<Hand>, Stock) {
    deal(Draft { exchange: false, ..zwols() }, hands, "")
}

#[test]
fn t10_good_hands_toep_and_bad_ones_now_and_then() {
    let toeps = |hands, seat| {
        let (mut state, mut stock) = closed(hands);
        if seat == ONE {
            let card = parse_cards(hands[0]).next().unwrap().unwrap();
            play(&mut state, &mut stock, ZERO, &[Action::Play(card)]);
        }
        times(&state, seat, |action| matches!(action, Some(Action::Toep(_))))
    };
    let good = toeps(["Ts Th Td Tc", "7s 8s 9h Jd"], ZERO);
    let bad = toeps(["Js Jh Qd Qc", "7s 8s 9h Td"], ZERO);
    assert!(good > TIMES / 2, "{good}");
    assert!((1..TIMES / 8).contains(&bad), "{bad}");
    let out_of_turn = closed(["Js Jh Qd Qc", "Ts Th Td Tc"]).0;
    assert_eq!(times(&out_of_turn, ONE, |action| action.is_some()), 0);
    assert!(toeps(["Js Jh Qd Qc", "9s Th Td Tc"], ONE) > TIMES / 2);
}

#[test]
fn t11_good_hands_stay_and_bad_ones_fold() {
    for (hand, stays) in [("Ts Th Td Tc", true), ("9s Th 8d Ac", true), ("Js Jh Jd Qc", false)] {
        let (mut state, mut stock) = closed(["7s 8s 9h 9d", hand]);
        play(&mut state, &mut stock, ZERO, &[Action::Toep(1)]);
        let stayed = times(&state, ONE, |action| action == Some(Action::Stay));
        let as_expected = if stays { stayed } else { TIMES - stayed };
        assert!(as_expected > TIMES * 9 / 10, "{hand}: stayed {stayed} times");
    }
}

/// Seat 1 knows that its last card wins, or that it loses.
#[test]
fn t10_the_last_card_toeps_when_it_wins() {
    for (mine, wins) in [("Ts", true), ("7s", false)] {
        let (mut state, mut stock) =
            closed(["9s 7h 8h 9h", if mine == "Ts" { "Ts Jh Qh Kh" } else { "7s Jh Qh Kh" }]);
        for (zero, one) in [("9h", "Jh"), ("8h", "Qh"), ("7h", "Kh")] {
            play(&mut state, &mut stock, ZERO, &[Action::Play(zero.parse().unwrap())]);
            play(&mut state, &mut stock, ONE, &[Action::Play(one.parse().unwrap())]);
        }
        play(&mut state, &mut stock, ZERO, &[Action::Play("9s".parse().unwrap())]);
        let toeps = times(&state, ONE, |action| matches!(action, Some(Action::Toep(_))));
        assert!(if wins { toeps == TIMES } else { toeps < TIMES / 8 }, "{mine}: {toeps}");
    }
}

#[test]
fn t23_some_play_double_and_some_do_not() {
    let rules = zwols().rules().unwrap();
    let mut state = State::<Session>::new(&SessionSetup::new(rules, 3, ZERO).unwrap());
    let decide = |state: &State<Session>, seat: Seat, seed| {
        Sensible.decide(&state.view(Some(seat)), &mut Rng::new(seed, 0))
    };
    let first: Vec<_> = (0..TIMES).filter_map(|seed| decide(&state, ZERO, seed)).collect();
    assert!(first.contains(&SessionAction::Propose) && first.contains(&SessionAction::Deal));
    assert_eq!(decide(&state, ONE, 0), None);
    state.act(ZERO, SessionAction::Propose).unwrap();
    let answers: Vec<_> = (0..TIMES).filter_map(|seed| decide(&state, ONE, seed)).collect();
    assert!(answers.contains(&SessionAction::Agree) && answers.contains(&SessionAction::Decline));
}
