//! Random hands and sessions: the kit of the contract, a slow referee beside the crate, and positions that
//! read back.

mod common;

use cards::{Card, CardBag, CardSet};
use common::*;
use game::kit::{Chance, Report, Subject, cases as times, random_match};
use game::{Game, Next, Seat, State, Stock};
use toepen::{
    Action, Draft, Hand, HandDraft, Move, PACK, Preset, Private, Rules, Session, SessionAction, SessionSetup,
    Setup, ToepStakes,
};

/// The rules of the hand's three parts put together: every card of the pack is somewhere, once.
fn all_cards(privates: &[Private], piles: &toepen::Piles, undealt: CardSet) -> CardBag {
    let mut all = CardBag::from_set(undealt);
    for (seat, private) in privates.iter().enumerate() {
        let pile: CardBag = piles.cards(Seat::new(seat as u8)).flatten().collect();
        for cards in [private.hand(), private.laid(), private.laid_before()] {
            all = all.plus(CardBag::from_set(cards));
        }
        all = all.plus(pile);
    }
    all
}

fn played(action: &Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(*card),
        _ => None,
    }
}

const HAND: Subject<Hand> = Subject {
    shown: played,
    all_cards: |state| {
        let privates: Vec<Private> = Seat::all(8).map(|seat| *state.private(seat)).collect();
        all_cards(&privates, state.covered().piles(), state.covered().undealt())
    },
    attempts: |_, _, _| every_action().collect(),
    check_state: |state| {
        let public = state.public();
        // T5
        assert_eq!(public.clips(), 20 * i64::from(public.players()));
        // What a seat shows of itself agrees with its cards.
        for seat in Seat::all(public.players()) {
            assert_eq!(public.hand_len(seat), state.private(seat).hand().len());
            assert_eq!(public.piles().top(seat), state.covered().piles().top(seat));
        }
        assert_eq!(public.stock_len(), state.covered().undealt().len());
    },
};

const SESSION: Subject<Session> = Subject {
    shown: |action| match action {
        SessionAction::Hand(action) => played(action),
        _ => None,
    },
    all_cards: |state| {
        let privates: Vec<Private> = Seat::all(8).map(|seat| *state.private(seat)).collect();
        all_cards(&privates, state.covered().piles(), state.covered().undealt())
    },
    attempts: |_, _, _| {
        let others =
            [SessionAction::Propose, SessionAction::Agree, SessionAction::Decline, SessionAction::Deal];
        let last = (0..24).map(SessionAction::Last);
        every_action().map(SessionAction::Hand).chain(others).chain(last).collect()
    },
    check_state: |state| {
        let public = state.public();
        let staked = public.hand().map_or(0, |hand| {
            i64::from(hand.tens().len()) + hand.stakes().iter().map(|clips| i64::from(*clips)).sum::<i64>()
        });
        let balances: i64 = public.balances().iter().map(|clips| i64::from(*clips)).sum();
        let all = i64::from(public.rules().starting_clips) * i64::from(public.players());
        assert_eq!(balances + staked, all, "T5");
    },
};

/// House rules by a number: every combination of the switches that matter in a hand.
fn house(number: u64) -> Rules {
    rules(|draft| {
        draft.exchange = number & 1 == 0;
        draft.aces_are_pictures = number & 2 == 0;
        draft.toep_stakes = if number & 4 == 0 { ToepStakes::One } else { ToepStakes::OneOrTwo };
        draft.retoep_own = number & 8 != 0;
        draft.report_tens = number & 16 != 0;
        draft.open_piles = number & 32 != 0;
    })
}

#[test]
fn hands_of_all_rules_and_players_pass_the_kit() {
    let mut report = Report::default();
    for round in 0..times(6) {
        for number in 0..64 {
            // Two of the numbers of players with each of the combinations.
            for players in [2 + (number + round) % 7, 2 + (number / 7 + round) % 7] {
                let dealer = Seat::new(((number + round) % players) as u8);
                let setup = Setup::new(house(number), players as u8, dealer).unwrap();
                report = report.plus(random_match(&HAND, &setup, round * 1000 + number, 400));
            }
        }
    }
    assert!(report.twins > 50 && report.moved > 200, "{report:?}");
}

#[test]
fn sessions_pass_the_kit() {
    let mut report = Report::default();
    for seed in 0..times(28) {
        let mut draft = *house(seed * 11);
        draft.hands = [Some(1), Some(4)][seed as usize % 2];
        let players = 2 + seed % 7;
        let setup =
            SessionSetup::new(draft.rules().unwrap(), players as u8, Seat::new((seed % players) as u8))
                .unwrap();
        report = report.plus(random_match(&SESSION, &setup, seed, 20_000));
    }
    assert!(report.twins > 10, "{report:?}");
}

/// Plays a random hand with the referee beside it; how often the last trick decided, how often somebody saw.
fn refereed(number: u64, players: u8, seed: u64) -> (bool, bool) {
    let mut chance = Chance::new(seed);
    let mut deck: Vec<Card> = PACK.iter().collect();
    chance.shuffle(&mut deck);
    let dealer = chance.below(usize::from(players));
    let setup = Setup::new(house(number), players, Seat::new(dealer as u8)).unwrap();
    let mut referee = referee::Referee::deal(
        house(number),
        usize::from(players),
        dealer,
        vec![20; usize::from(players)],
        &deck,
    );
    let mut state = State::<Hand>::new(&setup);
    let mut stock = Stock::new(&deck).unwrap();
    state.settle(&mut stock, &mut |_| {}).unwrap();
    let universe: Vec<Action> = every_action().collect();
    // Some tables are cautious, others bold: or no hand of eight would ever see its last trick.
    let (toeping, folding) = (chance.below(20), chance.below(20));
    loop {
        let draft = HandDraft::of(&state);
        referee.compare(&draft);
        assert_eq!(referee.stock, stock.cards().collect::<Vec<_>>());
        reads_back(&state, &draft);
        let mut moves = referee.moves(&universe);
        let mut listed = Vec::new();
        if let Next::Act(seats) = state.next() {
            for seat in seats {
                listed.extend(legal_of(&state, seat).into_iter().map(|action| Move { seat, action }));
            }
        }
        let text = |moves: &[Move]| {
            let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
            texts.sort();
            texts
        };
        assert_eq!(text(&moves), text(&listed));
        if moves.is_empty() {
            assert_eq!(state.next(), Next::Over);
            break;
        }
        if moves.len() > 2 && chance.below(20) >= toeping {
            let wanted = |mv: &Move| !matches!(mv.action, Action::Toep(_));
            if moves.iter().any(wanted) {
                moves.retain(wanted);
            }
        }
        let mut mv = moves[chance.below(moves.len())];
        if mv.action == Action::Fold && chance.below(20) >= folding {
            mv.action = Action::Stay;
        }
        referee.play(mv);
        state.play(mv.seat, mv.action, &mut stock, &mut |_| {}).unwrap();
        assert_eq!(state.public().clips(), 20 * i64::from(players), "T5 after {mv}");
    }
    (state.public().remaining().len() > 1, !state.public().saw().set().is_empty())
}

/// A position that was written down is lawful, and gives the same state but for what was seen on the way.
fn reads_back(state: &State<Hand>, draft: &HandDraft) {
    let read = draft.lawful().unwrap_or_else(|fault| panic!("{fault}: {draft:?}"));
    assert_eq!(HandDraft::of(&read), *draft);
    assert_eq!(read.next(), state.next());
    for seat in Seat::all(8) {
        assert_eq!(legal_of(&read, seat), legal_of(state, seat));
    }
    for viewer in Seat::all(state.players()) {
        assert_eq!(read.private(viewer).hand(), state.private(viewer).hand());
        assert_eq!(read.private(viewer).laid(), state.private(viewer).laid());
    }
}

#[test]
fn a_slow_referee_comes_to_the_same() {
    let (mut last_tricks, mut seen) = (0, 0);
    for round in 0..times(60) {
        for number in 0..64 {
            let players = 2 + (number + 3 * round) % 7;
            let (last_trick, saw) = refereed(number, players as u8, round * 64 + number);
            last_tricks += u32::from(last_trick);
            seen += u32::from(saw);
        }
    }
    assert!(last_tricks > 900 && seen > 60, "{last_tricks} last tricks, {seen} seen");
}

#[test]
fn refused_actions_change_nothing() {
    let setup = Setup::new(Draft::of(Preset::Zwols).rules().unwrap(), 3, Seat::new(0)).unwrap();
    let deck: Vec<Card> = PACK.iter().collect();
    let mut state = State::<Hand>::new(&setup);
    state.settle(&mut Stock::new(&deck).unwrap(), &mut |_| {}).unwrap();
    let before = state.clone();
    for seat in Seat::all(8) {
        for action in every_action() {
            let lawful = Hand::check(state.public(), seat, state.private(seat), action).is_ok();
            if !lawful {
                assert!(state.act(seat, action).is_err());
                assert_eq!(state, before);
            }
        }
    }
}
