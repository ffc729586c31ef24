//! Groups: which cards add up to a value, and whether a choice of them falls into groups without rest
//! (W9, W17, W20).
//!
//! All questions are about multisets of values ([`Counts`]), never about single cards: pots that players
//! fill on purpose hold millions of choices of cards, but few of values.

use crate::build::{BuildSet, Builds};
use crate::counts::Counts;
use crate::value::{MAX_VALUE, Value, value};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use cards::{Card, CardBag};

/// The number of partitions of ten.
const MOST_PATTERNS: usize = 42;

/// Searches that take longer than this remember their dead ends.
const PATIENCE: u32 = 64;

/// What [`splits_into`] never exceeds, in groups tried. The worst that climbs over hostile choices have found
/// are 1,764 where each group needs a build and 182 where none does (`tests/hostile.rs`, with up to 8 loose
/// cards of each value and [`crate::MAX_BUILDS`] builds); this is about twice as much.
pub const SPLIT_STEPS: u32 = 4_000;

/// The ways to write one value as a sum, the one with the largest parts first.
pub(crate) struct Patterns {
    items: [Counts; MOST_PATTERNS],
    len: usize,
    /// Where the patterns begin whose largest part is this.
    start: [usize; MAX_VALUE as usize + 2],
    /// For each pattern, those out of which it comes by splitting parts.
    coarser: [u64; MOST_PATTERNS],
    /// By the lower five values that are there, the patterns that need no other of these five.
    low: [u64; 32],
    /// By the upper five, likewise.
    high: [u64; 32],
}

impl Patterns {
    const fn of(value: Value) -> Patterns {
        let mut patterns = Patterns {
            items: [Counts::NONE; MOST_PATTERNS],
            len: 0,
            start: [0; MAX_VALUE as usize + 2],
            coarser: [0; MOST_PATTERNS],
            low: [0; 32],
            high: [0; 32],
        };
        let mut largest = value;
        while largest >= 1 {
            patterns.start[largest as usize] = patterns.len;
            patterns.generate(value - largest, largest, Counts::one(largest));
            largest -= 1;
        }
        let mut pattern = 0;
        while pattern < patterns.len {
            patterns.note(pattern);
            pattern += 1;
        }
        patterns
    }

    /// Completes `sum` by parts that come to `rest` and are no larger than `largest`.
    const fn generate(&mut self, rest: Value, largest: Value, sum: Counts) {
        if rest == 0 {
            self.items[self.len] = sum;
            self.len += 1;
            return;
        }
        let mut part = if rest < largest { rest } else { largest };
        while part >= 1 {
            self.generate(rest - part, part, sum.plus(Counts::one(part)));
            part -= 1;
        }
    }

    /// Fills in what is looked up about a pattern; coarser patterns stand before it.
    const fn note(&mut self, pattern: usize) {
        let item = self.items[pattern];
        let needs = item.present();
        let mut there = 0;
        while there < 32 {
            if needs & 31 & !there == 0 {
                self.low[there as usize] |= 1 << pattern;
            }
            if needs >> 5 & !there == 0 {
                self.high[there as usize] |= 1 << pattern;
            }
            there += 1;
        }
        let mut a = 1;
        while a <= MAX_VALUE {
            let mut b = a;
            while a + b <= MAX_VALUE {
                let pair = Counts::one(a).plus(Counts::one(b));
                if item.contains(pair) {
                    let merged = item.minus(pair).plus(Counts::one(a + b));
                    let mut other = 0;
                    while other < pattern {
                        if self.items[other].bits() == merged.bits() {
                            self.coarser[pattern] |= 1 << other | self.coarser[other];
                        }
                        other += 1;
                    }
                }
                b += 1;
            }
            a += 1;
        }
    }

    /// The patterns of a value, 1 to 10.
    #[inline]
    pub(crate) fn for_value(value: Value) -> &'static Patterns {
        &PATTERNS[value as usize]
    }

    /// All patterns, the value alone first.
    #[inline]
    pub(crate) fn all(&self) -> impl Iterator<Item = Counts> + '_ {
        self.items[..self.len].iter().copied()
    }

    /// The patterns that can be made of `counts`, of which no value is there that is not `present`: of two
    /// or more parts, or with the value alone too.
    #[inline]
    pub(crate) fn within(&self, counts: Counts, present: u16, alone: bool) -> Fitting<'_> {
        let mut candidates = self.low[usize::from(present & 31)];
        candidates &= self.high[usize::from(present >> 5 & 31)];
        // The first pattern is the value alone.
        Fitting { items: &self.items, counts, candidates: candidates & !u64::from(!alone) }
    }
}

/// The patterns that can be made of some counts.
#[derive(Clone)]
pub(crate) struct Fitting<'a> {
    items: &'a [Counts; MOST_PATTERNS],
    counts: Counts,
    candidates: u64,
}

impl Iterator for Fitting<'_> {
    type Item = Counts;

    #[inline]
    fn next(&mut self) -> Option<Counts> {
        while self.candidates != 0 {
            let item = self.items[self.candidates.trailing_zeros() as usize];
            self.candidates &= self.candidates - 1;
            if self.counts.contains(item) {
                return Some(item);
            }
        }
        None
    }
}

/// By value; there is nothing at 0.
static PATTERNS: [Patterns; MAX_VALUE as usize + 1] = {
    let mut all = [const { Patterns::of(1) }; MAX_VALUE as usize + 1];
    let mut value = 2;
    while value <= MAX_VALUE {
        all[value as usize] = Patterns::of(value);
        value += 1;
    }
    all
};

/// Do items of these values fall into groups that add up to `value` each, without rest? With
/// `each_with_build` every group must hold a build. Returns the steps it took too, at most
/// [`SPLIT_STEPS`].
pub fn splits_into(value: Value, loose: Counts, builds: Counts, each_with_build: bool) -> (bool, u32) {
    let mut search = Search { value, steps: 0, dead: BTreeSet::new(), path: None };
    let found = search.run(loose, builds, each_with_build);
    (found, search.steps)
}

struct Search<'a> {
    value: Value,
    steps: u32,
    /// What is known to have no solution, once the search runs long.
    dead: BTreeSet<(Counts, Counts)>,
    /// Where the groups found are wanted: values of loose cards or builds, and values of builds.
    path: Option<&'a mut Vec<(Counts, Counts)>>,
}

impl Search<'_> {
    fn run(&mut self, loose: Counts, builds: Counts, each_with_build: bool) -> bool {
        let sum = loose.sum() + builds.sum();
        if !sum.is_multiple_of(u32::from(self.value)) {
            return false;
        }
        if each_with_build {
            sum / u32::from(self.value) <= builds.len() && self.split_with_builds(loose, builds)
        } else {
            self.split(loose.plus(builds))
        }
    }

    /// Covers the highest value first. A pattern need not be tried where a coarser one has failed: if a
    /// solution had parts `y + z` in this group and `x = y + z` elsewhere, they could change places.
    fn split(&mut self, counts: Counts) -> bool {
        let Some(highest) = counts.highest() else { return true };
        if highest > self.value || self.dead.contains(&(counts, Counts::NONE)) {
            return false;
        }
        let patterns = Patterns::for_value(self.value);
        let (from, to) = (patterns.start[highest as usize], patterns.start[highest as usize - 1]);
        let to = if highest == 1 { patterns.len } else { to };
        let mut failed = 0u64;
        for pattern in from..to {
            let item = patterns.items[pattern];
            if patterns.coarser[pattern] & failed != 0 || !counts.contains(item) {
                continue;
            }
            self.steps += 1;
            if self.split(counts.minus(item)) {
                if let Some(path) = &mut self.path {
                    path.push((item, Counts::NONE));
                }
                return true;
            }
            failed |= 1 << pattern;
        }
        if self.steps > PATIENCE {
            self.dead.insert((counts, Counts::NONE));
        }
        false
    }

    /// The same where each group needs a build. A group that could be traded for a thriftier one is not
    /// tried (see [`wasteful`]).
    fn split_with_builds(&mut self, loose: Counts, builds: Counts) -> bool {
        let Some(first) = loose.highest() else { return self.split_builds_alone(builds) };
        let groups = (loose.sum() + builds.sum()) / u32::from(self.value);
        let highest = first.max(builds.highest().unwrap_or(0));
        if highest >= self.value || groups > builds.len() || self.dead.contains(&(loose, builds)) {
            return false;
        }
        let of_highest = Counts::one(highest);
        let first = if first == highest { (of_highest, Counts::NONE) } else { (Counts::NONE, of_highest) };
        let others = (loose.minus(first.0), builds.minus(first.1));
        let mut groups = Vec::new();
        for pattern in Patterns::for_value(self.value - highest).all() {
            if others.0.plus(others.1).contains(pattern) {
                split_group(pattern, 1, others, first, &mut |more, with| groups.push((more, with)));
            }
        }
        for (more, with) in groups {
            let rest = (loose.minus(more), builds.minus(with));
            if with.is_empty() || wasteful((more.minus(first.0), with.minus(first.1)), with.len(), rest) {
                continue;
            }
            self.steps += 1;
            if self.split_with_builds(rest.0, rest.1) {
                if let Some(path) = &mut self.path {
                    path.push((more, with));
                }
                return true;
            }
        }
        if self.steps > PATIENCE {
            self.dead.insert((loose, builds));
        }
        false
    }

    fn split_builds_alone(&mut self, builds: Counts) -> bool {
        let before = self.path.as_ref().map_or(0, |path| path.len());
        let found = self.split(builds);
        if let Some(path) = &mut self.path {
            for group in &mut path[before..] {
                *group = (Counts::NONE, group.0);
            }
        }
        found
    }
}

/// Every way to take the parts of a sum, from value `from` on, partly from loose cards, partly from builds,
/// together with those already chosen.
pub(crate) fn split_group(
    sum: Counts,
    from: Value,
    (loose, builds): (Counts, Counts),
    chosen: (Counts, Counts),
    found: &mut impl FnMut(Counts, Counts),
) {
    let mut rest = sum;
    for value in 1..from {
        rest = rest.without(value);
    }
    let Some(value) = rest.lowest() else { return found(chosen.0, chosen.1) };
    let wanted = rest.get(value);
    for built in 0..=wanted.min(builds.get(value)) {
        if wanted - built <= loose.get(value) {
            let of_loose = Counts::of(value, wanted - built);
            let chosen = (chosen.0.plus(of_loose), chosen.1.plus(Counts::of(value, built)));
            split_group(sum, value + 1, (loose, builds), chosen, found);
        }
    }
}

/// Could some of these parts of a group change places with one item of the rest, so that the group has
/// fewer items, or as many but fewer builds, while every group still holds a build? Then there is also a
/// solution with that thriftier group, or none at all. `builds`: how many the group holds.
fn wasteful((loose, built): (Counts, Counts), builds: u32, rest: (Counts, Counts)) -> bool {
    // A loose card can be had for so many builds, a build for anything that contains one.
    let loose_for = |value: Value, given: u32| rest.0.get(value) > 0 && builds > given;
    let build_for = |value: Value| rest.1.get(value) > 0;
    (1..MAX_VALUE).any(|a| {
        let traded = built.get(a) > 0 && loose_for(a, 1);
        traded
            || (a..=MAX_VALUE - a).any(|b| {
                let (sum, pair) = (a + b, Counts::one(a).plus(Counts::one(b)));
                let mixed = (loose.get(a) > 0 && built.get(b) > 0) || (built.get(a) > 0 && loose.get(b) > 0);
                (loose.contains(pair) && loose_for(sum, 0))
                    || (mixed && (build_for(sum) || loose_for(sum, 1)))
                    || (built.contains(pair) && (build_for(sum) || loose_for(sum, 2)))
            })
    })
}

/// A part of a group: one loose card, or one build by its place in the pot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A loose card.
    Loose(Card),
    /// The place of a build.
    Build(usize),
}

/// Some parts that add up to the value of the card that takes them.
pub type Group = Vec<Part>;

/// How the cards and builds that a numeric card takes make groups: one way of perhaps several, for people
/// who want to see it. None if they do not. With `each_with_build` every sum holds a build (W20 without
/// `adding_up`).
pub fn explain(
    card: Card,
    loose: CardBag,
    builds: &Builds,
    set: BuildSet,
    each_with_build: bool,
) -> Option<Vec<Group>> {
    let target = value(card)?;
    let mut parts: Vec<(Value, Part)> = Vec::new();
    let (mut loose_counts, mut build_counts) = (Counts::NONE, Counts::NONE);
    for card in loose {
        let value = value(card)?;
        parts.push((value, Part::Loose(card)));
        loose_counts = loose_counts.plus(Counts::one(value));
    }
    for index in set.iter() {
        let value = builds.as_slice().get(index)?.value;
        parts.push((value, Part::Build(index)));
        build_counts = build_counts.plus(Counts::one(value));
    }
    // What has the value itself is a group of its own.
    let mut groups: Vec<Group> =
        parts.iter().filter(|(value, _)| *value == target).map(|(_, part)| Vec::from([*part])).collect();
    parts.retain(|(value, _)| *value != target);
    let (loose_counts, build_counts) = (loose_counts.without(target), build_counts.without(target));
    let mut path = Vec::new();
    let mut search = Search { value: target, steps: 0, dead: BTreeSet::new(), path: Some(&mut path) };
    if !search.run(loose_counts, build_counts, each_with_build) {
        return None;
    }
    for (any, with) in path.into_iter().rev() {
        let mut group = Vec::new();
        for (mut rest, builds_only) in [(with, true), (any, false)] {
            while let Some(wanted) = rest.highest() {
                let fits = |(value, part): &(Value, Part)| {
                    *value == wanted && (!builds_only || matches!(part, Part::Build(_)))
                };
                let place = parts.iter().position(fits)?;
                group.push(parts.remove(place).1);
                rest = rest.minus(Counts::one(wanted));
            }
        }
        groups.push(group);
    }
    Some(groups)
}

/// Can a card of `value` capture a group of two or more of these (W9, W20)?
pub(crate) fn some_group(value: Value, loose: Counts, builds: Counts, with_build: bool) -> bool {
    // Bit n: some choice adds up to n; without and with a build.
    let (mut plain, mut built) = (1u32, 0u32);
    for part in 1..value {
        for _ in 0..builds.get(part) {
            built |= (plain | built) << part;
        }
        for _ in 0..loose.get(part) {
            plain |= plain << part;
            built |= built << part;
        }
    }
    let sums = if with_build { built } else { plain | built };
    sums >> value & 1 != 0
}
