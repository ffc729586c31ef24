//! What the rules allow.

use crate::table::{Card, Play, Table};
use std::collections::BTreeSet;

/// The texts of all lawful moves: everything that could be said is held against the rules.
pub fn lawful(table: &Table) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for play in plays(table) {
        for card in table.hand.iter().filter(|card| accepts(table, **card, &play)) {
            found.insert(play.text(table, *card));
        }
    }
    found
}

/// Everything that can be done with a card, lawful or not.
fn plays(table: &Table) -> Vec<Play> {
    let mut plays = vec![Play::Add];
    plays.extend((0..table.players).map(Play::Steal));
    for loose in subsets(&table.loose) {
        for builds in subsets(&(0..table.builds.len()).collect::<Vec<_>>()) {
            plays.push(Play::Capture(loose.clone(), builds));
        }
        for value in 1..=10 {
            plays.push(Play::Build(loose.clone(), value));
            for build in 0..table.builds.len() {
                plays.push(Play::Extend(loose.clone(), build, value));
            }
        }
    }
    plays
}

fn subsets<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    let chosen = |mask: usize| (0..items.len()).filter(move |at| mask >> at & 1 == 1);
    (0..1 << items.len()).map(|mask| chosen(mask).map(|at| items[at].clone()).collect()).collect()
}

/// Is the move lawful?
pub fn accepts(table: &Table, card: Card, play: &Play) -> bool {
    let Some(place) = table.hand.iter().position(|held| *held == card) else { return false };
    let mut kept = table.hand.clone();
    kept.remove(place);
    let holds = |value: u8| kept.iter().any(|card| card.rank == value);
    let (loose, gone): (&[Card], &[usize]) = match play {
        Play::Add | Play::Steal(_) => (&[], &[]),
        Play::Capture(loose, builds) => (loose, builds),
        Play::Build(loose, _) => (loose, &[]),
        Play::Extend(loose, build, _) => (loose, &[*build]),
    };
    if !all_lie_loose(table, loose) {
        return false;
    }
    // W21: no play may leave an own build without its card.
    let left_behind = table
        .builds
        .iter()
        .enumerate()
        .any(|(place, build)| build.owner == table.turn && !gone.contains(&place) && !holds(build.value));
    let by_its_rule = match play {
        Play::Add => may_add(table),
        Play::Capture(loose, builds) => captures(table, card, loose, builds),
        Play::Build(loose, value) => builds(table, card, loose, *value) && holds(*value),
        Play::Extend(loose, build, value) => extends(table, card, loose, *build, *value) && holds(*value),
        Play::Steal(from) => steals(table, card, *from),
    };
    by_its_rule && !left_behind
}

fn all_lie_loose(table: &Table, cards: &[Card]) -> bool {
    let mut loose = table.loose.clone();
    cards.iter().all(|card| match loose.iter().position(|other| other == card) {
        Some(place) => {
            loose.remove(place);
            true
        }
        None => false,
    })
}

/// W11, W21
fn may_add(table: &Table) -> bool {
    if table.builds.iter().any(|build| build.owner == table.turn) {
        return false;
    }
    let all_builds: Vec<usize> = (0..table.builds.len()).collect();
    let can_capture = |card: &Card| {
        let captures = |loose: &Vec<Card>| {
            subsets(&all_builds).iter().any(|builds| captures(table, *card, loose, builds))
        };
        subsets(&table.loose).iter().any(captures)
    };
    // Asked again for every card, so it is worked out once.
    let someone_can = || table.hand.iter().any(can_capture);
    !(table.on("must_capture") && *table.can_capture.get_or_init(someone_can))
}

/// A part of a capture: its value, and whether it is a build.
pub type Item = (u8, bool);

/// W8–W10, W15, W20
fn captures(table: &Table, card: Card, loose: &[Card], builds: &[usize]) -> bool {
    if loose.is_empty() && builds.is_empty() {
        return false;
    }
    if !card.is_numeric() {
        let of_rank = |cards: &[Card]| cards.iter().filter(|other| other.rank == card.rank).count();
        let wanted = if table.on("face_cards_take_all") { of_rank(&table.loose) } else { 1 };
        return builds.is_empty() && of_rank(loose) == loose.len() && loose.len() == wanted;
    }
    if loose.iter().any(|card| !card.is_numeric()) {
        return false;
    }
    // W8: one card of its rank, unless cards are added up or come with a build.
    if !table.on("adding_up") && builds.is_empty() && loose.len() != 1 {
        return false;
    }
    let loose = loose.iter().map(|card| (card.rank, false));
    let builds = builds.iter().map(|place| (table.builds[*place].value, true));
    let items: Vec<Item> = loose.chain(builds).collect();
    divides(&items, card.rank, &|group| is_group(table, card.rank, group))
}

/// May a card of this value take these parts as one group?
fn is_group(table: &Table, value: u8, group: &[Item]) -> bool {
    let with_build = group.iter().any(|(_, is_build)| *is_build);
    // W9, W20
    let sums = if with_build { table.on("builds_in_sums") } else { table.on("adding_up") };
    sum(group) == u32::from(value) && (group.len() == 1 || sums)
}

/// Are these groups that a card of this value may take together?
pub fn is_division(table: &Table, value: u8, groups: &[Vec<Item>]) -> bool {
    groups.iter().all(|group| is_group(table, value, group))
}

fn sum(items: &[Item]) -> u32 {
    items.iter().map(|(value, _)| u32::from(*value)).sum()
}

/// Do the items fall into groups of this value, without rest? Tries every group that the first can be in.
fn divides(items: &[Item], value: u8, is_group: &dyn Fn(&[Item]) -> bool) -> bool {
    let Some((first, others)) = items.split_first() else { return true };
    // Whatever the groups are, they come to a multiple of the value.
    if !sum(items).is_multiple_of(u32::from(value)) {
        return false;
    }
    (0..1usize << others.len()).any(|mask| {
        let (mut group, mut rest) = (vec![*first], Vec::new());
        for (at, item) in others.iter().enumerate() {
            if mask >> at & 1 == 1 { group.push(*item) } else { rest.push(*item) }
        }
        is_group(&group) && divides(&rest, value, is_group)
    })
}

/// How many groups of the value the cards make, 0 if they do not split into such groups (W17).
fn groups(cards: &[Card], value: u8) -> u32 {
    let items: Vec<Item> = cards.iter().map(|card| (card.rank, false)).collect();
    if divides(&items, value, &|group| sum(group) == u32::from(value)) {
        sum(&items) / u32::from(value)
    } else {
        0
    }
}

/// W13, W17a, W22; that the value must stay in hand is asked elsewhere.
fn builds(table: &Table, card: Card, loose: &[Card], value: u8) -> bool {
    let cards = [&[card], loose].concat();
    let numeric = cards.iter().all(|card| card.is_numeric());
    if !table.on("building") || loose.is_empty() || !numeric || !(1..=10).contains(&value) {
        return false;
    }
    match groups(&cards, value) {
        0 => false,
        1 => true,
        2 => table.on("double_builds"),
        _ => table.on("triple_builds"),
    }
}

/// W16–W19, W22
fn extends(table: &Table, card: Card, loose: &[Card], build: usize, value: u8) -> bool {
    let build = &table.builds[build];
    let cards = [&[card], loose].concat();
    if cards.iter().any(|card| !card.is_numeric()) || value > 10 {
        return false;
    }
    if value == build.value {
        // W17b: one further group.
        let further = cards.iter().map(|card| card.rank).sum::<u8>() == value;
        let allowed = if build.times() == 1 { "double_builds" } else { "triple_builds" };
        return further && table.on(allowed);
    }
    if !loose.is_empty() || value < build.value {
        return false;
    }
    if build.times() == 1 {
        return table.on("raising") && value == build.value + card.rank;
    }
    let locked = table.on("locked_with_value") && build.cards.iter().any(|card| card.rank == build.value);
    let all = [&[card], build.cards.as_slice()].concat();
    table.on("raise_double_builds") && !locked && groups(&all, value) >= 1
}

/// W24
fn steals(table: &Table, card: Card, from: usize) -> bool {
    let top = table.piles.get(from).and_then(|pile| pile.last());
    table.on("stealing") && from != table.turn && top.is_some_and(|top| top.rank == card.rank)
}
