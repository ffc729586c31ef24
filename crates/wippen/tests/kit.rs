//! Wippen and its matches under the kit: every promise of the contract, at every step of random play.

mod common;

use cards::CardBag;
use common::any_rules;
use game::kit::{Chance, Report, Subject, cases, random_match};
use game::{Game, Seat, State};
use wippen::{
    Action, Build, BuildSet, Covered, Draft, Match, MatchSetup, Preset, Public, Setup, SwitchValue, Wippen,
};

fn all_cards(public: &Public, hands: impl Iterator<Item = CardBag>, covered: &Covered) -> CardBag {
    let builds = public.builds.as_slice().iter().map(|build| build.cards);
    let piles = covered.piles.iter().map(|pile| pile.bag());
    hands
        .chain(builds)
        .chain(piles)
        .chain([public.loose, covered.undealt])
        .fold(CardBag::EMPTY, CardBag::plus)
}

/// Some cards of a bag, one to three.
fn some(bag: CardBag, chance: &mut Chance) -> CardBag {
    let most = 1 + chance.below(3);
    let mut left: Vec<_> = bag.iter().collect();
    chance.shuffle(&mut left);
    left.into_iter().take(most).collect()
}

/// Random moves of every kind, most of them wrong, with cards of the hand and the pot and a few others.
fn attempts(public: &Public, hand: CardBag, chance: &mut Chance) -> Vec<Action> {
    let mut list = Vec::new();
    for _ in 0..12 {
        let from = if chance.below(8) == 0 { public.pack } else { hand };
        let Some(card) = some(from, chance).first() else { continue };
        let from = if chance.below(8) == 0 { public.pack } else { public.loose };
        let loose = if chance.below(6) == 0 { CardBag::EMPTY } else { some(from, chance) };
        let many = public.builds.as_slice().len();
        let mut builds = BuildSet::NONE;
        if many > 0 && chance.below(2) == 0 {
            builds = builds.with(chance.below(many));
        }
        let value = 1 + chance.below(11) as u8;
        list.push(match chance.below(6) {
            0 => Action::Add { card },
            1 | 2 => Action::Capture { card, loose, builds: public.builds.canonical(builds) },
            3 => Action::Build { card, loose, value },
            4 => {
                let index = chance.below(many + 1);
                let build = public.builds.as_slice().get(index);
                let index = build.and_then(|build| public.builds.position(build)).unwrap_or(index);
                Action::Extend { card, loose, build: index as u8, value }
            }
            _ => Action::Steal { card, from: Seat::new(chance.below(8) as u8) },
        });
    }
    list
}

fn check(public: &Public, hand_of: impl Fn(Seat) -> CardBag) {
    let held =
        |build: &Build| hand_of(build.owner).iter().any(|card| wippen::value(card) == Some(build.value));
    assert!(public.builds.as_slice().iter().all(held), "W21: an owner holds the value");
    assert!(public.in_hands() > 0 || public.builds.is_empty(), "W21: no build outlasts a deal");
    for seat in public.seats() {
        assert_eq!(public.held[seat.index()], hand_of(seat).len());
    }
}

const GAME: Subject<Wippen> = Subject {
    shown: |action| Some(action.card()),
    all_cards: |state| {
        let hands = state.public().seats().map(|seat| *state.private(seat));
        all_cards(state.public(), hands, state.covered())
    },
    attempts: |state, seat, chance| attempts(state.public(), *state.private(seat), chance),
    check_state: |state| {
        check(state.public(), |seat| *state.private(seat));
        if let Some(tally) = wippen::tally(state.public()) {
            let piles = state.covered().piles.iter().map(|pile| pile.len());
            let counted = tally.counts().iter().map(|count| usize::from(count.cards));
            assert_eq!(piles.sum::<usize>(), counted.sum::<usize>());
        }
    },
};

const MATCH: Subject<Match> = Subject {
    shown: GAME.shown,
    all_cards: |state: &State<Match>| {
        let game = &state.public().game;
        all_cards(game, game.seats().map(|seat| *state.private(seat)), state.covered())
    },
    attempts: |state, seat, chance| attempts(&state.public().game, *state.private(seat), chance),
    check_state: |state| check(&state.public().game, |seat| *state.private(seat)),
};

fn enough(report: Report) {
    assert!(report.refused > report.actions, "{report:?}");
    assert!(report.twins > report.actions / 40, "{report:?}");
    assert!(report.moved > 2 * report.twins, "{report:?}");
}

#[test]
fn every_preset_and_number_of_players_passes_the_kit() {
    let mut report = Report::default();
    for seed in 0..cases(3) {
        for preset in Preset::ALL {
            for players in wippen::MIN_PLAYERS..=wippen::MAX_PLAYERS {
                let rules = Draft::of(preset).rules(players).unwrap();
                let setup = Setup::new(rules, Seat::new(seed as u8 % players));
                report = report.plus(random_match(&GAME, &setup, seed * 100 + u64::from(players), 200));
            }
        }
    }
    enough(report);
}

#[test]
fn any_switches_pass_the_kit() {
    let mut chance = Chance::new(1);
    let mut report = Report::default();
    for seed in 0..cases(80) {
        let players = 2 + chance.below(5) as u8;
        let rules = any_rules(&mut chance, players);
        let setup = Setup::new(rules, Seat::new(chance.below(usize::from(players)) as u8));
        report = report.plus(random_match(&GAME, &setup, seed, 200));
    }
    enough(report);
}

#[test]
fn matches_pass_the_kit() {
    let mut report = Report::default();
    for seed in 0..cases(6) {
        let mut draft = Draft::of(Preset::ALL[seed as usize % 4]);
        let finish = if seed % 2 == 0 { "games 2" } else { "target 11" };
        draft.set("finish", SwitchValue::Text(finish)).unwrap();
        let setup = MatchSetup { rules: draft.rules(2 + seed as u8 % 3).unwrap(), dealer: Seat::new(0) };
        report = report.plus(random_match(&MATCH, &setup, seed, 2_000));
    }
    enough(report);
}

#[test]
fn a_whole_pack_is_in_play() {
    let rules = Draft::of(Preset::Basic).rules(2).unwrap();
    let (public, covered) = Wippen::open(&Setup::new(rules, Seat::new(0)));
    assert_eq!((public.stock, covered.undealt), (52, public.pack));
}
