//! What a hint says is so, told by looking at all cards.

use crate::tables::{cases, toepen_rules, wippen_rules};
use bots::hints::{self, Blank, Hint, Reason};
use bots::{Choices, Dealing};
use cards::{Card, CardBag};
use fair::Rng;
use game::{Game, Next, Seat, State, View};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use toepen::{Action as InHand, Session, SessionAction, SessionSetup};
use wippen::{Action, Match, MatchSetup, Scoring};

/// So many hints are looked at in one game.
const HINTS: usize = 120;

type Seen = BTreeMap<&'static str, u32>;

type Hints<G> = fn(&View<G>, &mut Rng) -> Option<Hint<<G as Game>::Action>>;

/// Plays on, mostly as the hints say, and hands every hint to `look`.
fn play<G: Game>(
    setup: &G::Setup,
    number: u64,
    hint: Hints<G>,
    seen: &mut Seen,
    look: impl Fn(&State<G>, Seat, &Hint<G::Action>),
) {
    let mut chance = Rng::new(41, number);
    let mut dealing = Dealing::new(Rng::new(42, number));
    let mut choices = Choices::default();
    let mut state: State<G> = State::new(setup);
    state.settle(&mut dealing, &mut |_| {}).unwrap();
    let mut left = HINTS;
    while let (Next::Act(seats), true) = (state.next(), left > 0) {
        let mut hinted = None;
        for seat in Seat::all(state.players()) {
            let may = seats.set().contains(seat);
            let found = hint(&state.view(Some(seat)), &mut chance);
            assert_eq!(found.is_some(), may, "{seat}");
            let Some(found) = found else { continue };
            left = left.saturating_sub(1);
            *seen.entry(found.reason.key).or_default() += 1;
            let mut lawful = Vec::new();
            state.legal_into(seat, &mut lawful);
            assert!(found.action.is_none_or(|action| lawful.contains(&action)), "{found:?}");
            assert_eq!(found.action.is_none(), found.reason.key == "hint-wait");
            assert_eq!(found.action.is_some() && lawful.len() == 1, found.reason.key == "hint-only");
            look(&state, seat, &found);
            hinted = hinted.or(found.action.map(|action| (seat, action)));
        }
        assert!(hint(&state.view(None), &mut chance).is_none());
        let any = choices.pick(&state, seats, &mut chance).unwrap();
        let (seat, action) = if chance.below(3) == 0 { any } else { hinted.unwrap_or(any) };
        state.play(seat, action, &mut dealing, &mut |_| {}).unwrap();
    }
}

fn number(reason: &Reason, name: &str) -> i64 {
    match blank(reason, name) {
        Blank::Number(number) => number,
        other => panic!("{name} is {other:?}"),
    }
}

fn blank(reason: &Reason, name: &str) -> Blank {
    reason.blanks.iter().find(|(of, _)| *of == name).unwrap_or_else(|| panic!("{reason:?} without {name}")).1
}

fn is<T: PartialEq + Debug>(reason: &Reason, found: T, expected: T) {
    assert_eq!(found, expected, "{reason:?}");
}

/// The points for single cards, one by one.
fn points(cards: CardBag) -> i64 {
    let of = |card: Card| match card.to_string().as_str() {
        "Td" => 2,
        "2s" | "As" | "Ah" | "Ad" | "Ac" => 1,
        _ => 0,
    };
    cards.iter().map(of).sum()
}

/// What a move brings onto one's pile.
fn taken(state: &State<Match>, seat: Seat, action: Action) -> CardBag {
    let pile = |state: &State<Match>| state.covered().piles[seat.index()].bag();
    let mut after = state.clone();
    after.act(seat, action).unwrap();
    pile(&after).minus(pile(state))
}

fn look_at_wippen(state: &State<Match>, seat: Seat, hint: &Hint<Action>) {
    let (Some(action), reason) = (hint.action, &hint.reason) else { return };
    let public = &state.public().game;
    let by_points = public.rules.scoring == Scoring::Points;
    let counted = |cards: CardBag| if by_points { points(cards) } else { 0 };
    let mut lawful = Vec::new();
    state.legal_into(seat, &mut lawful);
    let gains = || {
        lawful.iter().map(|action| {
            let taken = taken(state, seat, *action);
            (counted(taken), taken.len())
        })
    };
    let takes = taken(state, seat, action);
    match reason.key {
        "hint-only" => {}
        "hint-wippen-wip" => {
            let mut after = state.clone();
            after.act(seat, action).unwrap();
            is(reason, after.public().game.wips[seat.index()], public.wips[seat.index()] + 1);
            is(reason, number(reason, "points"), counted(takes) + 1);
        }
        "hint-wippen-most-points" | "hint-wippen-points" => {
            is(reason, number(reason, "points"), counted(takes));
            let valued: CardBag = takes.iter().filter(|card| points(CardBag::of(*card)) > 0).collect();
            is(reason, blank(reason, "valued"), Blank::Cards(valued));
            if reason.key == "hint-wippen-most-points" {
                is(reason, gains().max(), Some((counted(takes), takes.len())));
            }
        }
        "hint-wippen-most-cards" | "hint-wippen-cards" => {
            is(reason, number(reason, "cards"), i64::from(takes.len()));
            is(reason, counted(takes), 0);
            if reason.key == "hint-wippen-most-cards" {
                is(reason, gains().max(), Some((0, takes.len())));
            }
        }
        "hint-wippen-build" | "hint-wippen-raise" | "hint-wippen-double" => {
            let mut after = state.clone();
            after.act(seat, action).unwrap();
            let value = number(reason, "value");
            let builds = &after.public().game.builds;
            let own = builds
                .as_slice()
                .iter()
                .filter(|build| i64::from(build.value) == value && build.owner == seat);
            let Blank::Card(card) = blank(reason, "card") else { panic!("{reason:?}") };
            assert!(after.private(seat).contains(card), "{reason:?}");
            let promised = (number(reason, "cards"), number(reason, "points"));
            let with = |cards: CardBag| {
                let all = cards.plus(CardBag::of(card));
                (i64::from(all.len()), counted(all))
            };
            assert!(own.into_iter().any(|build| with(build.cards) == promised), "{reason:?}");
        }
        "hint-wippen-steal" => {
            let Action::Steal { from, .. } = action else { panic!("{hint:?}") };
            is(reason, blank(reason, "player"), Blank::Player(from));
            is(reason, number(reason, "cards"), i64::from(public.piles[from.index()]));
        }
        _ => look_at_add(state, seat, action, reason),
    }
}

fn look_at_add(state: &State<Match>, seat: Seat, action: Action, reason: &Reason) {
    let Action::Add { card } = action else { panic!("{action:?} {reason:?}") };
    let by_points = state.public().game.rules.scoring == Scoring::Points;
    let counted = |card: Card| if by_points { points(CardBag::of(card)) } else { 0 };
    let mut lawful = Vec::new();
    state.legal_into(seat, &mut lawful);
    let others: Vec<Card> = lawful
        .iter()
        .filter_map(|action| match action {
            Action::Add { card: other } if *other != card => Some(*other),
            _ => None,
        })
        .collect();
    match reason.key {
        "hint-wippen-add-keeps" => {
            let Blank::Cards(kept) = blank(reason, "cards") else { panic!("{reason:?}") };
            assert!(counted(card) == 0 && !kept.is_empty());
            assert!(kept.iter().all(|kept| counted(kept) > 0 && state.private(seat).contains(kept)));
        }
        "hint-wippen-add-least" => assert!(others.iter().all(|other| counted(*other) >= counted(card))),
        "hint-wippen-add-reckoned" => is(reason, blank(reason, "card"), Blank::Card(card)),
        other => panic!("{other} of an add"),
    }
}

#[test]
fn what_a_hint_says_of_wippen_is_so() {
    let mut seen = Seen::new();
    for players in [2, 3, 4] {
        for rules in wippen_rules(players) {
            for number in 0..4 * cases() {
                let setup = MatchSetup { rules, dealer: Seat::new((number % u64::from(players)) as u8) };
                play::<Match>(&setup, number, hints::wippen, &mut seen, look_at_wippen);
            }
        }
    }
    eprintln!("{seen:?}");
    all_but(
        &seen,
        "hint-only hint-wippen-wip hint-wippen-most-points hint-wippen-points hint-wippen-most-cards \
         hint-wippen-cards hint-wippen-build hint-wippen-raise hint-wippen-double hint-wippen-steal \
         hint-wippen-add-keeps hint-wippen-add-least hint-wippen-add-reckoned",
        "",
    );
}

fn look_at_toepen(state: &State<Session>, seat: Seat, hint: &Hint<SessionAction>) {
    let (Some(SessionAction::Hand(action)), reason) = (hint.action, &hint.reason) else { return };
    let public = state.public().hand_under_way().unwrap();
    let pictures = toepen::pictures(public.rules().aces_are_pictures);
    let percent = || number(reason, "percent");
    if reason.blanks.iter().any(|(name, _)| *name == "percent") {
        assert!((0..=100).contains(&percent()), "{reason:?}");
    }
    match (reason.key, action) {
        ("hint-toepen-toep-certain", InHand::Toep(_)) => wins(state, seat, action),
        ("hint-toepen-toep-strong", InHand::Toep(_)) => assert!(percent() > number(reason, "share")),
        ("hint-toepen-toep-bluff", InHand::Toep(_)) => assert!(percent() <= number(reason, "share")),
        (key @ ("hint-toepen-stay" | "hint-toepen-fold-close"), InHand::Stay | InHand::Fold)
        | (key @ ("hint-toepen-fold" | "hint-toepen-stay-close"), InHand::Stay | InHand::Fold) => {
            is(reason, key.contains("stay"), action == InHand::Stay);
            let price = public.answering().unwrap().price;
            is(reason, number(reason, "price"), i64::from(price));
            // What is staked is there to be won, with what the others who are asked may still add left out.
            let staked: i64 = public.stakes().iter().map(|clips| i64::from(*clips)).sum();
            is(reason, number(reason, "clips"), staked + i64::from(public.tens().len()) + i64::from(price));
            let worth = percent() * number(reason, "clips") > i64::from(price) * 100;
            is(reason, worth, matches!(key, "hint-toepen-stay" | "hint-toepen-fold-close"));
        }
        ("hint-toepen-exchange", InHand::Exchange) => {
            assert!(pictures.contains_all(state.private(seat).hand()))
        }
        ("hint-toepen-exchange-bluff", InHand::Exchange) => {
            assert!(!pictures.contains_all(state.private(seat).hand()));
        }
        ("hint-toepen-check-certain", InHand::Check(about)) => {
            assert!(!pictures.contains_all(state.private(about).laid()));
            is(reason, blank(reason, "player"), Blank::Player(about));
        }
        ("hint-toepen-check", InHand::Check(_)) | ("hint-toepen-ready", InHand::Ready) | ("hint-only", _) => {
        }
        (key, InHand::Play(_)) => assert!(key.starts_with("hint-toepen-play-"), "{hint:?}"),
        _ => panic!("{hint:?}"),
    }
}

/// The seat wins if it does that, everybody stays, and each plays the card that is left.
fn wins(state: &State<Session>, seat: Seat, action: InHand) {
    let mut state = state.clone();
    let hands = state.public().hands_played();
    let mut next = Some((seat, SessionAction::Hand(action)));
    while let Some((seat, action)) = next {
        state.play(seat, action, &mut Dealing::new(Rng::new(0, 0)), &mut |_| {}).unwrap();
        let Next::Act(seats) = state.next() else { break };
        if state.public().hands_played() > hands {
            break;
        }
        next = seats.iter().find_map(|seat| {
            let mut lawful = Vec::new();
            state.legal_into(seat, &mut lawful);
            let goes_on = |action: &SessionAction| {
                matches!(action, SessionAction::Hand(InHand::Stay | InHand::Play(_)))
            };
            lawful.into_iter().find(goes_on).map(|action| (seat, action))
        });
    }
    assert_eq!(state.public().hand().and_then(toepen::Public::winner), Some(seat));
}

#[test]
fn what_a_hint_says_of_toepen_is_so() {
    let mut seen = Seen::new();
    for players in [2, 3, 4] {
        for rules in toepen_rules() {
            for number in 0..5 * cases() {
                let dealer = Seat::new((number % u64::from(players)) as u8);
                let setup = SessionSetup::new(rules, players, dealer).unwrap();
                play::<Session>(&setup, number, hints::toepen, &mut seen, look_at_toepen);
            }
        }
    }
    eprintln!("{seen:?}");
    all_but(
        &seen,
        "hint-wait hint-only hint-toepen-deal hint-toepen-double hint-toepen-last hint-toepen-play-best \
         hint-toepen-play-among-best hint-toepen-play-alike hint-toepen-play-other hint-toepen-toep-certain \
         hint-toepen-toep-strong hint-toepen-toep-bluff hint-toepen-stay hint-toepen-stay-close \
         hint-toepen-fold hint-toepen-fold-close hint-toepen-exchange hint-toepen-exchange-bluff \
         hint-toepen-check-certain hint-toepen-check hint-toepen-ready",
        "hint-toepen-last hint-toepen-stay-close hint-toepen-check-certain",
    );
}

/// Every reason was given, those aside that come up too seldom.
fn all_but(seen: &Seen, all: &str, seldom: &str) {
    let known: BTreeSet<&str> = all.split_whitespace().collect();
    let rare: BTreeSet<&str> = seldom.split_whitespace().collect();
    let given: BTreeSet<&str> = seen.keys().copied().collect();
    assert!(given.is_subset(&known), "{:?}", given.difference(&known));
    let missing: Vec<_> = known.difference(&given).filter(|key| !rare.contains(*key)).collect();
    assert!(missing.is_empty(), "never given: {missing:?}");
}

/// The same question has the same answer, and the table is not told of it.
#[test]
fn the_same_chance_gives_the_same_hint() {
    let rules = wippen_rules(2)[1];
    let setup = MatchSetup { rules, dealer: Seat::new(0) };
    let mut state: State<Match> = State::new(&setup);
    state.settle(&mut Dealing::new(Rng::new(7, 0)), &mut |_| {}).unwrap();
    let view = state.view(Some(Seat::new(1)));
    let hints = [0; 3].map(|_| hints::wippen(&view, &mut Rng::new(5, 1)));
    assert!(hints[0].is_some() && hints[0] == hints[1] && hints[1] == hints[2]);
}
