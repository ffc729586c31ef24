//! A referee that knows the rules by heart and nothing else: slow and obvious, written from the text of
//! `docs/rules/wippen.md`, without any code of the engine. What it allows, and nothing more, the engine must list
//! and accept.

#[path = "../common/mod.rs"]
mod common;

mod lawful;
mod positions;
mod table;

use common::any_rules;
use game::kit::{Chance, cases};
use game::{Seat, Stock};
use lawful::{accepts, is_division, lawful};
use record::{Bound, MoveError, Position};
use std::collections::BTreeSet;
use table::Table;
use wippen::{Action, Draft, Part, Preset, Rules, Setup, Wippen, explain};

/// Compares engine and referee on one position.
fn compare(position: &Position<Wippen>, chance: &mut Chance) {
    let text = position.to_line();
    let table = Table::read(&text);
    let allowed = lawful(&table);
    let listing = position.moves(Bound(1_000_000));
    let listed: BTreeSet<String> = listing.moves.iter().cloned().collect();
    assert!(!listing.cut && listed.len() == listing.moves.len(), "a move is listed twice: {text}");
    let unknown: Vec<_> = listed.difference(&allowed).collect();
    let missing: Vec<_> = allowed.difference(&listed).collect();
    assert!(unknown.is_empty(), "listed against the rules: {unknown:?}\n{text}");
    assert!(missing.is_empty(), "lawful, but not listed: {missing:?}\n{text}");
    assert!(!allowed.is_empty(), "nobody can move: {text}");
    for play in &allowed {
        let played = position.clone().play(play);
        assert!(played.is_ok(), "{play}: {played:?}\n{text}");
    }
    for _ in 0..30 {
        let (card, play) = positions::attempt(&table, chance);
        let accepted = accepts(&table, card, &play);
        let attempt = play.text(&table, card);
        assert_eq!(
            accepted,
            allowed.contains(&attempt),
            "the referee disagrees with itself: {attempt}\n{text}"
        );
        if !accepted {
            let refused = matches!(position.clone().play(&attempt), Err(MoveError::Illegal(_)));
            assert!(refused, "{attempt} should be refused: {text}");
        }
    }
    explains(position, &table);
}

/// Every capture of a numeric card can be explained: in groups that the referee accepts.
fn explains(position: &Position<Wippen>, table: &Table) {
    let public = position.state.public();
    let mut actions = Vec::new();
    position.state.legal_into(public.turn, &mut actions);
    for action in actions {
        let Action::Capture { card, loose, builds } = action else { continue };
        let Some(value) = wippen::value(card) else { continue };
        let groups = explain(card, loose, &public.builds, builds, !public.rules.adding_up);
        let groups = groups.unwrap_or_else(|| panic!("no explanation of {action:?}: {}", position.to_line()));
        let mut taken: Vec<String> = Vec::new();
        let mut divided = Vec::new();
        for group in &groups {
            let mut items = Vec::new();
            for part in group {
                match part {
                    Part::Loose(card) => {
                        items.push((wippen::value(*card).unwrap(), false));
                        taken.push(card.to_string());
                    }
                    Part::Build(index) => {
                        items.push((public.builds.as_slice()[*index].value, true));
                        taken.push(index.to_string());
                    }
                }
            }
            divided.push(items);
        }
        let mut expected: Vec<String> = loose.iter().map(|card| card.to_string()).collect();
        expected.extend(builds.iter().map(|index| index.to_string()));
        expected.sort();
        taken.sort();
        assert_eq!(taken, expected, "{action:?}: {groups:?}\n{}", position.to_line());
        assert!(is_division(table, value, &divided), "{action:?}: {groups:?}\n{}", position.to_line());
    }
}

#[test]
fn the_engine_agrees_with_the_referee_on_small_positions() {
    let mut chance = Chance::new(1);
    let mut builds = 0;
    for _ in 0..cases(1_500) {
        let text = positions::random(&mut chance);
        let position = Position::<Wippen>::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        builds += position.state.public().builds.as_slice().len();
        compare(&position, &mut chance);
    }
    assert!(builds > 500, "too few builds to say much: {builds}");
}

/// A whole game of random moves, with the referee at the table.
fn referee_a_game(rules: Rules, seed: u64) {
    let mut chance = Chance::new(seed);
    let setup = Setup::new(rules, Seat::new(chance.below(usize::from(rules.players())) as u8));
    let mut order: Vec<_> = setup.pack.iter().collect();
    chance.shuffle(&mut order);
    let mut position = Position::<Wippen>::start(&setup, Stock::new(&order).unwrap()).unwrap();
    loop {
        let moves = position.moves(Bound(100_000)).moves;
        let public = position.state.public();
        let Some(play) = moves.get(chance.below(moves.len().max(1))) else { break };
        if public.loose.len() <= 8 && public.builds.as_slice().len() <= 3 {
            compare(&position, &mut chance);
        }
        let play = play.clone();
        position.play(&play).unwrap();
    }
    assert!(position.state.public().is_over());
}

#[test]
fn the_engine_agrees_with_the_referee_in_games_of_every_preset() {
    for seed in 0..cases(1) {
        for preset in Preset::ALL {
            for players in wippen::MIN_PLAYERS..=wippen::MAX_PLAYERS {
                referee_a_game(Draft::of(preset).rules(players).unwrap(), 100 * seed + u64::from(players));
            }
        }
    }
}

#[test]
fn the_engine_agrees_with_the_referee_in_games_of_any_switches() {
    let mut chance = Chance::new(2);
    for seed in 0..cases(60) {
        let players = 2 + chance.below(5) as u8;
        referee_a_game(any_rules(&mut chance, players), seed);
    }
}

#[test]
fn the_referee_knows_what_the_rules_give_as_examples() {
    let text = r#"{"game": "wippen", "rules": {"preset": "advanced"}, "players": 2, "dealer": 1, "turn": 0,
        "hands": ["4c 9d", "Kd Kc"], "pot": "2h 3s 6h", "piles": ["", ""]}"#;
    let expected = ["4c+2h+3s=9", "9dx3s+6h"];
    assert_eq!(lawful(&Table::read(text)), expected.map(String::from).into());
}
