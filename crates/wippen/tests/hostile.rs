//! Pots that players fill on purpose: whatever lies there, deciding a move takes a bounded number of steps, and a
//! list that would not end can be stopped.

#[path = "common/mod.rs"]
mod common;

use cards::{Card, CardBag};
use common::{Table, at};
use game::kit::{Chance, cases};
use game::{Game, Seat};
use proptest::prelude::*;
use record::Bound;
use std::collections::HashSet;
use std::ops::ControlFlow;
use wippen::{Action, BuildSet, Counts, MAX_BUILDS, SPLIT_STEPS, Wippen, explain, splits_into, value};

/// How many there are of each value; index 0 is unused.
type Many = [u8; 11];

/// A choice of loose cards and builds that is to fall into groups of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Choice {
    value: u8,
    loose: Many,
    builds: Many,
    each_with_build: bool,
}

fn counts(many: &Many) -> Counts {
    let all = (1..).zip(&many[1..]);
    all.fold(Counts::NONE, |sum, (value, count)| sum.plus(Counts::of(value, *count)))
}

impl Choice {
    fn split(&self) -> (bool, u32) {
        splits_into(self.value, counts(&self.loose), counts(&self.builds), self.each_with_build)
    }

    /// What a pot can hold: eight cards of a value, so many builds.
    fn is_possible(&self) -> bool {
        let builds: u8 = self.builds.iter().sum();
        self.loose.iter().all(|count| *count <= 8) && usize::from(builds) <= MAX_BUILDS
    }

    /// A few items more or less, or exchanged.
    fn changed(mut self, chance: &mut Chance) -> Choice {
        for _ in 0..=chance.below(3) {
            let values = usize::from(self.value) - 1;
            let (a, b) = (1 + chance.below(values), 1 + chance.below(values));
            let side = if chance.below(2) == 0 { &mut self.loose } else { &mut self.builds };
            match chance.below(3) {
                0 => side[a] += 1,
                1 => side[a] = side[a].saturating_sub(1),
                _ => side.swap(a, b),
            }
        }
        self
    }

    fn random(chance: &mut Chance) -> Choice {
        let value = 4 + chance.below(7) as u8;
        let (mut loose, mut builds) = ([0; 11], [0; 11]);
        for count in &mut loose[1..usize::from(value)] {
            *count = chance.below(9) as u8;
        }
        for _ in 0..chance.below(MAX_BUILDS + 1) {
            builds[1 + chance.below(usize::from(value) - 1)] += 1;
        }
        Choice { value, loose, builds, each_with_build: chance.below(3) > 0 }
    }
}

/// The worst choices that long climbs have found, with the steps that they take: see [`SPLIT_STEPS`].
const WORST: [(Choice, u32); 2] = [
    (
        Choice {
            value: 10,
            loose: [0, 8, 0, 5, 2, 8, 4, 0, 0, 0, 0],
            builds: [0, 4, 7, 3, 0, 0, 1, 2, 1, 0, 0],
            each_with_build: true,
        },
        1_764,
    ),
    (
        Choice {
            value: 10,
            loose: [0, 8, 8, 8, 8, 7, 2, 0, 1, 6, 8],
            builds: [0, 0, 0, 1, 17, 0, 0, 0, 0, 0, 0],
            each_with_build: false,
        },
        182,
    ),
];

#[test]
fn splitting_stays_below_its_bound() {
    for (choice, steps) in WORST {
        assert!(choice.is_possible());
        assert_eq!(choice.split().1, steps, "{choice:?}: the bound rests on this");
        assert!(2 * steps <= SPLIT_STEPS);
    }
    let mut chance = Chance::new(1);
    for round in 0..cases(400) {
        // Every third climb begins where the worst was found.
        let mut choice =
            if round % 3 == 0 { WORST[0].0.changed(&mut chance) } else { Choice::random(&mut chance) };
        let mut steps = choice.split().1;
        for _ in 0..200 {
            let next = choice.changed(&mut chance);
            if !next.is_possible() {
                continue;
            }
            let (_, taken) = next.split();
            assert!(taken <= SPLIT_STEPS, "{next:?} takes {taken} steps");
            if taken >= steps {
                (choice, steps) = (next, taken);
            }
        }
    }
}

/// The same question, answered by trying every group that the highest item can be in.
fn splits_slowly(choice: Choice, dead: &mut HashSet<Choice>) -> bool {
    let highest = (1..=10).rev().find(|value| choice.loose[*value] + choice.builds[*value] > 0);
    let Some(highest) = highest else { return true };
    if dead.contains(&choice) {
        return false;
    }
    let mut rest = choice;
    let is_build = choice.loose[highest] == 0;
    let side = if is_build { &mut rest.builds } else { &mut rest.loose };
    side[highest] -= 1;
    let missing = i32::from(choice.value) - highest as i32;
    let found = completes(rest, missing, highest, is_build, dead);
    if !found {
        dead.insert(choice);
    }
    found
}

/// Can a group that lacks so much be completed by items no higher than `highest`, and the rest be split?
fn completes(
    rest: Choice,
    missing: i32,
    highest: usize,
    has_build: bool,
    dead: &mut HashSet<Choice>,
) -> bool {
    if missing == 0 {
        return (has_build || !rest.each_with_build) && splits_slowly(rest, dead);
    }
    (1..=highest).any(|part| {
        let mut with_loose = rest;
        let mut with_build = rest;
        let missing = missing - part as i32;
        let loose = rest.loose[part] > 0 && {
            with_loose.loose[part] -= 1;
            missing >= 0 && completes(with_loose, missing, part, has_build, dead)
        };
        loose
            || rest.builds[part] > 0 && {
                with_build.builds[part] -= 1;
                missing >= 0 && completes(with_build, missing, part, true, dead)
            }
    })
}

fn many(values: &[u8]) -> Many {
    let mut many = [0; 11];
    for value in values {
        many[usize::from(*value)] += 1;
    }
    many
}

/// Values of some loose cards and builds, all below the value that they are to be split into; often few of them, so
/// that much depends on each.
fn any_choice() -> impl Strategy<Value = Choice> {
    (2u8..=10, any::<bool>()).prop_flat_map(|(value, each_with_build)| {
        let loose = prop::collection::vec(1..value, 0..14);
        let builds = prop::collection::vec(1..value, 0..8);
        (loose, builds).prop_map(move |(mut loose, builds)| {
            // One card more may bring the sum to a multiple of the value, without which all is said.
            let sum: u8 = loose.iter().chain(&builds).sum();
            if !sum.is_multiple_of(value) {
                loose.push(value - sum % value);
            }
            Choice { value, loose: many(&loose), builds: many(&builds), each_with_build }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(5_000) as u32))]

    #[test]
    fn splitting_finds_what_an_exhaustive_search_finds(choice in any_choice()) {
        prop_assert_eq!(choice.split().0, splits_slowly(choice, &mut HashSet::new()));
    }
}

#[test]
fn what_is_put_together_out_of_groups_is_found_to_split() {
    let mut chance = Chance::new(3);
    for _ in 0..cases(10_000) {
        let value = 2 + chance.below(9) as u8;
        let mut choice =
            Choice { value, loose: [0; 11], builds: [0; 11], each_with_build: chance.below(2) == 0 };
        loop {
            let mut next = choice;
            let mut missing = value;
            let mut needs_build = choice.each_with_build;
            while missing > 0 {
                let part = 1 + chance.below(usize::from(missing.min(value - 1)));
                missing -= part as u8;
                let is_build = (missing == 0 && needs_build) || chance.below(5) == 0;
                needs_build &= !is_build;
                if is_build { next.builds[part] += 1 } else { next.loose[part] += 1 }
            }
            if !next.is_possible() {
                break;
            }
            choice = next;
        }
        let (found, steps) = choice.split();
        assert!(found && steps <= SPLIT_STEPS, "{choice:?}: {steps} steps");
    }
}

/// A pot of two whole decks with as many builds as turn up, and six hands of one card; seat 0 is to play.
fn flooded(adding_up: bool, chance: &mut Chance) -> Table {
    let mut pack: Vec<Card> = (0..2).flat_map(|_| (0..Card::COUNT).filter_map(Card::from_index)).collect();
    chance.shuffle(&mut pack);
    let first = pack.iter().position(|card| value(*card) >= Some(9)).unwrap();
    let mut hands = vec![pack.swap_remove(first)];
    while hands.len() < 6 {
        let next = pack.iter().position(|card| (3..=8).contains(&value(*card).unwrap_or(0))).unwrap();
        hands.push(pack.swap_remove(next));
        chance.shuffle(&mut pack);
    }
    let points = |card: &Card| value(*card).unwrap_or(20);
    let mut builds = Vec::new();
    for (owner, hand) in hands.iter().enumerate().skip(1) {
        let wanted = value(*hand).unwrap();
        for _ in 0..chance.below(5) {
            let pair = pack.iter().enumerate().find_map(|(a, one)| {
                let other = |card: &Card| points(card) + points(one) == wanted;
                let b = pack.iter().skip(a + 1).position(other)?;
                Some((a, a + 1 + b))
            });
            let Some((a, b)) = pair.filter(|_| builds.len() < MAX_BUILDS) else { continue };
            let (two, one) = (pack.remove(b), pack.remove(a));
            builds.push(format!("[{one}{two}={wanted}@{owner}]"));
        }
    }
    let loose: Vec<String> = pack.iter().map(|card| card.to_string()).collect();
    let hands: Vec<String> = hands.iter().map(|card| format!("\"{card}\"")).collect();
    at(&format!(
        r#"{{"rules": {{"preset": "advanced", "decks": 2, "must_capture": false, "builds_in_sums": true,
            "triple_builds": true, "adding_up": {adding_up}}},
            "hands": [{}], "pot": "{} {}"}}"#,
        hands.join(", "),
        loose.join(" "),
        builds.join(" ")
    ))
}

/// Cards and builds of the pot with a value up to this one, but for some.
fn most_of(table: &Table, limit: u8, chance: &mut Chance) -> (CardBag, BuildSet) {
    let public = table.0.state.public();
    let keep = 1 + chance.below(12);
    let mut taken = |value: u8| value <= limit && chance.below(keep) > 0;
    let loose = public.loose.iter().filter(|card| value(*card).is_some_and(&mut taken)).collect();
    (loose, public.builds.which(|build| taken(build.value)))
}

/// Groups that add up to a value, put together out of the pot until no more turn up.
fn groups_of(table: &Table, sum: u8, chance: &mut Chance) -> (CardBag, BuildSet) {
    let public = table.0.state.public();
    let mut loose: Vec<Card> = public.loose.iter().filter(|card| value(*card).is_some()).collect();
    let mut builds: Vec<usize> = (0..public.builds.as_slice().len()).collect();
    chance.shuffle(&mut loose);
    chance.shuffle(&mut builds);
    let (mut cards, mut set) = (CardBag::EMPTY, BuildSet::NONE);
    for _ in 0..60 {
        // Without adding up, each group begins with a build.
        let with_build = !public.rules.adding_up || chance.below(3) == 0;
        let Some(build) = builds.last().copied().filter(|_| with_build).or((!with_build).then_some(99))
        else {
            break;
        };
        let mut missing = sum - public.builds.as_slice().get(build).map_or(0, |build| build.value);
        let mut group = Vec::new();
        while let Some(place) =
            loose.iter().position(|card| value(*card).unwrap() <= missing).filter(|_| missing > 0)
        {
            missing -= value(loose[place]).unwrap();
            group.push(loose.swap_remove(place));
        }
        if missing > 0 {
            loose.extend(group);
            chance.shuffle(&mut loose);
            continue;
        }
        cards = cards.plus(group.into_iter().collect());
        if build != 99 {
            builds.pop();
            set = set.with(build);
        }
    }
    (cards, public.builds.canonical(set))
}

#[test]
fn hostile_captures_are_decided_and_explained() {
    let mut chance = Chance::new(4);
    let (mut refused, mut largest) = (0, 0);
    for _ in 0..cases(40) {
        let table = flooded(chance.below(2) == 0, &mut chance);
        let public = table.0.state.public();
        let hand = *table.0.state.private(Seat::new(0));
        let card = hand.first().unwrap();
        let sum = value(card).unwrap();
        assert!(public.loose.len() >= 60);
        for _ in 0..30 {
            let (loose, builds) = most_of(&table, sum, &mut chance);
            let action = Action::Capture { card, loose, builds };
            refused += u32::from(Wippen::check(public, Seat::new(0), &hand, action).is_err());
            let (loose, builds) = groups_of(&table, sum, &mut chance);
            if loose.is_empty() && builds.is_empty() {
                continue;
            }
            let action = Action::Capture { card, loose, builds };
            assert_eq!(Wippen::check(public, Seat::new(0), &hand, action), Ok(()), "{action:?} in {table:?}");
            let groups = explain(card, loose, &public.builds, builds, !public.rules.adding_up).unwrap();
            let parts: usize = groups.iter().map(Vec::len).sum();
            assert_eq!(parts as u32, u32::from(loose.len()) + builds.len());
            largest = largest.max(parts);
        }
    }
    assert!(refused > 1_000 && largest >= 40, "{refused} refused, up to {largest} parts");
}

#[test]
fn a_list_can_be_stopped_after_any_number_of_moves() {
    let mut chance = Chance::new(5);
    for _ in 0..cases(6) {
        let table = flooded(true, &mut chance);
        let hand = *table.0.state.private(Seat::new(0));
        for most in [1, 7, 100_000] {
            let mut visited = 0;
            let flow = Wippen::legal(table.0.state.public(), Seat::new(0), &hand, &mut |_| {
                visited += 1;
                if visited == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            assert_eq!((visited, flow), (most, ControlFlow::Break(())));
        }
        let listing = table.0.moves(Bound(5_000));
        assert!(listing.cut && listing.moves.len() == 5_000);
        for text in listing.moves.iter().step_by(250) {
            table.0.clone().play(text).unwrap();
        }
        assert_eq!(table.0.perft(2, Bound(5_000)), None);
    }
    // All of that in little memory, where the system tells.
    if let Some(peak) = peak_kib() {
        assert!(peak < 200 * 1024, "{peak} KiB");
    }
}

fn peak_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.split_whitespace().next()?.parse().ok()
}
