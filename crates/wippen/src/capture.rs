//! Capturing (W8–W11, W14, W15, W20).

use crate::action::Action;
use crate::build::BuildSet;
use crate::check::lie_loose;
use crate::choose;
use crate::counts::{Counts, Values};
use crate::groups::{Patterns, some_group, split_group, splits_into};
use crate::illegal::Illegal;
use crate::state::Public;
use crate::unions::Unions;
use crate::value::{MAX_VALUE, Value, cards_of, value};
use cards::{Card, CardBag, CardSet};
use core::ops::ControlFlow;

/// May this card take these?
pub(crate) fn check(public: &Public, card: Card, loose: CardBag, builds: BuildSet) -> Result<(), Illegal> {
    let rules = &public.rules;
    lie_loose(public, loose)?;
    if !BuildSet::first(public.builds.as_slice().len()).contains_all(builds) {
        return Err(Illegal::NoSuchBuild);
    }
    if loose.is_empty() && builds.is_empty() {
        return Err(Illegal::OneOfItsRank { card });
    }
    let Some(value) = value(card) else { return check_face(public, card, loose, builds) };
    let of_value = loose.among(cards_of(value));
    let others = loose.minus(of_value);
    let mut part_builds = Counts::NONE;
    for build in public.builds.of(builds).filter(|build| build.value != value) {
        part_builds = part_builds.plus(Counts::one(build.value));
    }
    if others.is_empty() && part_builds.is_empty() {
        let allowed = rules.adding_up || !builds.is_empty() || of_value.len() == 1;
        return if allowed { Ok(()) } else { Err(Illegal::OneOfItsRank { card }) };
    }
    if let Some(wrong) = part_builds.lowest().filter(|_| !rules.builds_in_sums) {
        let sum = falls_into_groups(value, others, part_builds, false);
        return Err(if sum {
            Illegal::NoBuildsInSums
        } else {
            Illegal::BuildOfOtherValue { card, value: wrong }
        });
    }
    let fault = if !part_builds.is_empty() {
        Illegal::NoGroupsWithBuilds { card }
    } else if rules.adding_up {
        Illegal::NoGroups { card }
    } else if !builds.is_empty() {
        Illegal::NotWithBuild { card }
    } else {
        Illegal::OneOfItsRank { card }
    };
    let sums_allowed = rules.adding_up || !part_builds.is_empty();
    if sums_allowed && falls_into_groups(value, others, part_builds, !rules.adding_up) {
        Ok(())
    } else {
        Err(fault)
    }
}

/// Do these cards and builds, all of lower values, make groups of the value?
fn falls_into_groups(value: Value, cards: CardBag, builds: Counts, each_with_build: bool) -> bool {
    let counts = Counts::of_bag(cards);
    counts.len() == u32::from(cards.len())
        && counts.plus(builds).highest().is_none_or(|highest| highest < value)
        && splits_into(value, counts, builds, each_with_build).0
}

/// W10
fn check_face(public: &Public, card: Card, loose: CardBag, builds: BuildSet) -> Result<(), Illegal> {
    let rules = &public.rules;
    if let Some(build) = public.builds.of(builds).next() {
        return Err(Illegal::BuildOfOtherValue { card, value: build.value });
    }
    if rules.face_cards_take_all {
        let all = loose == public.loose.of_rank(card.rank());
        return if all { Ok(()) } else { Err(Illegal::FaceTakesAll { card }) };
    }
    match loose.of_rank(card.rank()) == loose {
        true if loose.len() == 1 => Ok(()),
        false if !rules.adding_up => Err(Illegal::OneOfItsRank { card }),
        _ => Err(Illegal::FaceTakesOne { card }),
    }
}

/// W11: the cards of the hand that can capture something. `loose` makes the values of the loose cards, and is
/// only asked where they matter.
#[inline]
pub(crate) fn able(public: &Public, hand: CardBag, loose: impl FnOnce() -> Values) -> CardSet {
    let rules = &public.rules;
    let builds = public.builds.as_slice();
    let same_rank = hand.kinds() & public.loose.kinds().whole_ranks();
    if !rules.adding_up && builds.is_empty() {
        return same_rank;
    }
    let loose = loose();
    // Bit n: n can be taken.
    let sums = if rules.adding_up { loose.sums } else { 0 };
    let mut takeable = builds.iter().fold(sums, |takeable, build| takeable | 1 << build.value);
    if rules.builds_in_sums && !builds.is_empty() {
        let built = build_counts(public);
        for value in 1..=MAX_VALUE {
            let group = some_group(value, loose.counts, built, !rules.adding_up);
            takeable |= u16::from(group) << value;
        }
    }
    same_rank | hand.kinds().filter(|card| value(card).is_some_and(|value| takeable >> value & 1 != 0))
}

fn build_counts(public: &Public) -> Counts {
    public.builds.as_slice().iter().fold(Counts::NONE, |sum, build| sum.plus(Counts::one(build.value)))
}

/// Hands every capture of this card, one of those that are [`able`], that takes at least the builds `must` to
/// `visit`.
#[inline]
pub(crate) fn all<F>(
    public: &Public,
    loose: Values,
    card: Card,
    must: BuildSet,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let rules = &public.rules;
    let Some(value) = value(card) else {
        return if must.is_empty() { of_rank(public, card, visit) } else { ControlFlow::Continue(()) };
    };
    let no_builds = public.builds.is_empty();
    if no_builds && !rules.adding_up {
        return of_rank(public, card, visit);
    }
    let values = loose.below(value);
    if no_builds || !rules.builds_in_sums {
        return all_loose_sums(public, card, value, values, must, visit);
    }
    all_sums(public, card, value, values.counts, must, visit)
}

/// W8, W10: every capture of loose cards of the card's own rank, without sums and builds.
#[inline]
pub(crate) fn of_rank<F>(public: &Public, card: Card, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let of_rank = public.loose.among(CardSet::like(card));
    let all = public.rules.face_cards_take_all && value(card).is_none() && !of_rank.is_empty();
    if all {
        return visit(Action::Capture { card, loose: of_rank, builds: BuildSet::NONE });
    }
    one_of(card, of_rank, visit)
}

#[inline]
fn one_of<F>(card: Card, of_rank: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    for taken in of_rank.kinds() {
        visit(Action::Capture { card, loose: CardBag::of(taken), builds: BuildSet::NONE })?;
    }
    ControlFlow::Continue(())
}

/// Captures whose sums are of loose cards only.
fn all_loose_sums<F>(
    public: &Public,
    card: Card,
    value: Value,
    values: Values,
    must: BuildSet,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let mut with_sums = |sums: CardBag| with_value(public, card, value, sums, BuildSet::NONE, must, visit);
    let patterns = Patterns::for_value(value);
    if !public.rules.adding_up || patterns.within(values.counts, values.present, false).next().is_none() {
        return with_sums(CardBag::EMPTY);
    }
    let mut unions = Unions::new(Counts::NONE);
    while let Some(union) = unions.next() {
        for group in patterns.within(values.counts.minus(union), values.present, false) {
            unions.add(union.plus(group));
        }
        choose::loose(public.loose, union, &mut with_sums)?;
    }
    ControlFlow::Continue(())
}

/// Captures whose sums may hold builds too (W20).
fn all_sums<F>(
    public: &Public,
    card: Card,
    value: Value,
    counts: Counts,
    must: BuildSet,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let parts = build_counts(public).below(value);
    let mut unions = Unions::new((Counts::NONE, Counts::NONE));
    while let Some((loose_union, build_union)) = unions.next() {
        let rest = (counts.minus(loose_union), parts.minus(build_union));
        let both = rest.0.plus(rest.1);
        for group in Patterns::for_value(value).within(both, both.present(), false) {
            split_group(group, 1, rest, (Counts::NONE, Counts::NONE), &mut |loose, built| {
                if public.rules.adding_up || !built.is_empty() {
                    unions.add((loose_union.plus(loose), build_union.plus(built)));
                }
            });
        }
        choose::builds(&public.builds, build_union, &mut |builds| {
            choose::loose(public.loose, loose_union, &mut |sums| {
                with_value(public, card, value, sums, builds, must, visit)
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Adds to some sums every choice of builds and loose cards of the value itself (W15).
#[inline]
fn with_value<F>(
    public: &Public,
    card: Card,
    value: Value,
    sums: CardBag,
    in_sums: BuildSet,
    must: BuildSet,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let of_value = public.loose.among(cards_of(value));
    let mut with_builds = |of_their_own: BuildSet| {
        let builds = in_sums.or(of_their_own);
        if !builds.contains_all(must) {
            return ControlFlow::Continue(());
        }
        if builds.is_empty() && !public.rules.adding_up {
            return one_of(card, of_value, visit);
        }
        choose::any_of(of_value, &mut |loose: CardBag| {
            let loose = loose.plus(sums);
            if loose.is_empty() && builds.is_empty() {
                return ControlFlow::Continue(());
            }
            visit(Action::Capture { card, loose, builds })
        })
    };
    if public.builds.is_empty() {
        return with_builds(BuildSet::NONE);
    }
    choose::any_builds(&public.builds, value, &mut with_builds)
}
