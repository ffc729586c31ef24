//! The best capture that each rank can make from a pot, as near as it can be told quickly.

use super::worth::Worth;
use cards::{Card, CardBag, Rank};
use wippen::{Action, Public, Value, value};

const RANKS: usize = Rank::ALL.len();

/// So many cards and builds are looked at for sums, the first ones; more lie there only in pots that players
/// have built up on purpose.
const PARTS: usize = 24;

/// Values 0 to 10.
const VALUES: usize = 11;

/// What a capture takes.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Take {
    /// What the cards taken are worth, without the card that takes them.
    pub(super) worth: f32,
    /// Does it take anything?
    pub(super) takes_something: bool,
    /// Does it take everything?
    pub(super) sweeps: bool,
}

/// For each rank, the best that a card of it can capture.
pub(super) struct Takes([Take; RANKS]);

/// Something that can be part of a sum.
#[derive(Clone, Copy)]
struct Part {
    value: Value,
    worth: f32,
    lies: Lies,
}

/// Where a part lies.
#[derive(Clone, Copy)]
enum Lies {
    Loose(Card),
    /// In a build, by its place.
    Built(usize),
}

/// The best way found to come to a sum.
#[derive(Clone, Copy)]
struct Sum {
    worth: f32,
    parts: u32,
}

impl Takes {
    pub(super) fn from(public: &Public, worth: &Worth) -> Takes {
        let mut takes = Takes([Take::default(); RANKS]);
        let pot = public.loose.len() as usize + public.builds.as_slice().len();
        let mut taken = [0; RANKS];
        for rank in Rank::ALL {
            let at = usize::from(rank.index());
            (takes.0[at], taken[at]) = without_sums(public, worth, rank);
        }
        if public.rules.adding_up {
            add_sums(public, worth, &mut takes, &mut taken);
        }
        for (take, taken) in takes.0.iter_mut().zip(taken) {
            take.takes_something = taken > 0;
            take.sweeps = taken == pot && pot > 0;
        }
        takes
    }

    pub(super) fn with(&self, rank: Rank) -> Take {
        self.0[usize::from(rank.index())]
    }

    pub(super) fn all(&self) -> [(Rank, Take); RANKS] {
        Rank::ALL.map(|rank| (rank, self.with(rank)))
    }
}

/// What a card of the rank takes of its own rank and value, and how many cards and builds that is.
fn without_sums(public: &Public, worth: &Worth, rank: Rank) -> (Take, usize) {
    let rules = &public.rules;
    let loose = public.loose.of_rank(rank);
    let value = value(Card::new(rank, cards::Suit::Spades));
    let (mut won, mut taken) = (0.0, 0);
    for build in public.builds.as_slice().iter().filter(|build| Some(build.value) == value) {
        won += worth.of(build.cards);
        taken += 1;
    }
    let all =
        taken > 0 || (value.is_some() && rules.adding_up) || (value.is_none() && rules.face_cards_take_all);
    if all {
        won += worth.of(loose);
        taken += usize::from(loose.len());
    } else if !loose.is_empty() {
        won += loose.iter().map(|card| worth.card(card)).fold(0.0, f32::max);
        taken += 1;
    }
    (Take { worth: won, ..Take::default() }, taken)
}

/// Adds what numeric cards take in sums (W9, W20).
fn add_sums(public: &Public, worth: &Worth, takes: &mut Takes, taken: &mut [usize; RANKS]) {
    let (parts, count) = parts(public, worth);
    for target in 2..VALUES as Value {
        let at = usize::from(target - 1);
        for sum in sums(&parts[..count], target) {
            takes.0[at].worth += sum.worth;
            taken[at] += sum.parts.count_ones() as usize;
        }
    }
}

/// Groups that come to a value: the best one, then the best of the rest, and so on.
fn sums(parts: &[Part], target: Value) -> impl Iterator<Item = Sum> {
    let below = parts.iter().map(|part| part.value).filter(|value| *value < target);
    let mut free: u32 = below.map(u32::from).sum();
    let mut used = 0;
    std::iter::from_fn(move || {
        if free < u32::from(target) {
            return None;
        }
        let sum = best_sum(parts, used, target)?;
        used |= sum.parts;
        free -= u32::from(target);
        Some(sum)
    })
}

/// A capture by this card that takes about as much as it can, where there are too many to compare.
pub(super) fn fullest(public: &Public, worth: &Worth, card: Card) -> Option<Action> {
    let target = value(card)?;
    let mut loose = public.loose.of_rank(card.rank());
    let mut builds = public.builds.which(|build| build.value == target);
    let (parts, count) = parts(public, worth);
    for sum in sums(&parts[..count], target) {
        for (index, part) in parts[..count].iter().enumerate() {
            match part.lies {
                _ if sum.parts >> index & 1 == 0 => {}
                Lies::Loose(card) => loose = loose.plus(CardBag::of(card)),
                Lies::Built(build) => builds = builds.with(build),
            }
        }
    }
    Some(Action::Capture { card, loose, builds: public.builds.canonical(builds) })
}

/// The loose numeric cards and, where they may be parts of sums, the builds, in rising order of value.
fn parts(public: &Public, worth: &Worth) -> ([Part; PARTS], usize) {
    let none = Part { value: 0, worth: 0.0, lies: Lies::Built(0) };
    let mut parts = [none; PARTS];
    let mut count = 0;
    let mut put = |value: Option<Value>, cards: CardBag, lies: Lies| {
        if let (Some(value), Some(place)) = (value, parts.get_mut(count)) {
            *place = Part { value, worth: worth.of(cards), lies };
            count += 1;
        }
    };
    for card in public.loose {
        put(value(card), CardBag::of(card), Lies::Loose(card));
    }
    if public.rules.builds_in_sums {
        for (index, build) in public.builds.as_slice().iter().enumerate() {
            put(Some(build.value), build.cards, Lies::Built(index));
        }
    }
    parts[..count].sort_unstable_by_key(|part| part.value);
    (parts, count)
}

/// The choice of unused parts below the target that come to it and are worth most.
fn best_sum(parts: &[Part], used: u32, target: Value) -> Option<Sum> {
    let mut best = [None; VALUES];
    best[0] = Some(Sum { worth: 0.0, parts: 0 });
    for (index, part) in parts.iter().enumerate().take_while(|(_, part)| part.value < target) {
        if used >> index & 1 != 0 {
            continue;
        }
        for before in (0..=usize::from(target - part.value)).rev() {
            let Some(Sum { worth, parts }) = best[before] else { continue };
            let sum = Sum { worth: worth + part.worth, parts: parts | 1 << index };
            let place = &mut best[before + usize::from(part.value)];
            if place.is_none_or(|other: Sum| sum.worth > other.worth) {
                *place = Some(sum);
            }
        }
    }
    best[usize::from(target)]
}
