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
use crate::value::{Value, cards_of, value};
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
    if others.is_empty() && part_builds.is_none() {
        let allowed = rules.adding_up || !builds.is_empty() || of_value.len() == 1;
        return if allowed { Ok(()) } else { Err(Illegal::OneOfItsRank { card }) };
    }
    if let Some(wrong) = part_builds.lowest().filter(|_| !rules.builds_in_sums) {
        return Err(Illegal::BuildOfOtherValue { card, value: wrong });
    }
    let fault = if !part_builds.is_none() {
        Illegal::NoGroupsWithBuilds { card }
    } else if rules.adding_up {
        Illegal::NoGroups { card }
    } else if !builds.is_empty() {
        Illegal::NotWithBuild { card }
    } else {
        Illegal::OneOfItsRank { card }
    };
    let counts = Counts::of_bag(others);
    let all_small = counts.len() == u32::from(others.len())
        && counts.plus(part_builds).highest().is_none_or(|highest| highest < value);
    let sums_allowed = rules.adding_up || (rules.builds_in_sums && !part_builds.is_none());
    if sums_allowed && all_small && splits_into(value, counts, part_builds, !rules.adding_up).0 {
        Ok(())
    } else {
        Err(fault)
    }
}

/// W10
fn check_face(public: &Public, card: Card, loose: CardBag, builds: BuildSet) -> Result<(), Illegal> {
    let of_rank = loose.of_rank(card.rank());
    if let Some(build) = public.builds.of(builds).next() {
        return Err(Illegal::BuildOfOtherValue { card, value: build.value });
    }
    if loose != of_rank {
        return Err(if public.rules.adding_up {
            Illegal::FaceTakesOne { card }
        } else {
            Illegal::OneOfItsRank { card }
        });
    }
    if public.rules.face_cards_take_all {
        let all = loose == public.loose.of_rank(card.rank());
        return if all { Ok(()) } else { Err(Illegal::FaceTakesAll { card }) };
    }
    if loose.len() == 1 { Ok(()) } else { Err(Illegal::FaceTakesOne { card }) }
}

/// W11: a card of the hand that can capture something, if there is one.
#[inline]
pub(crate) fn able(public: &Public, hand: CardBag) -> Option<Card> {
    let same_rank = hand.kinds() & public.loose.kinds().whole_ranks();
    if let Some(card) = same_rank.first() {
        return Some(card);
    }
    if !public.rules.adding_up && public.builds.is_empty() {
        return None;
    }
    let loose = Values::of_bag(public.loose);
    hand.kinds().iter().find(|card| value(*card).is_some_and(|value| takes(public, loose, value)))
}

/// Is there a build or a sum that a card of this value takes? `loose` holds no card of the value itself,
/// or the answer is yes for that.
#[inline]
fn takes(public: &Public, loose: Values, value: Value) -> bool {
    let builds = public.builds.as_slice();
    if (public.rules.adding_up && loose.can_be(value)) || builds.iter().any(|build| build.value == value) {
        return true;
    }
    let in_sums = public.rules.builds_in_sums && !builds.is_empty();
    in_sums && some_group(value, loose.counts, build_counts(public), !public.rules.adding_up)
}

fn build_counts(public: &Public) -> Counts {
    public.builds.as_slice().iter().fold(Counts::NONE, |sum, build| sum.plus(Counts::one(build.value)))
}

/// Hands every capture of this card that takes at least the builds `must` to `visit`.
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
    let of_rank = public.loose.among(CardSet::like(card));
    let Some(value) = value(card) else {
        if of_rank.is_empty() || !must.is_empty() {
            return ControlFlow::Continue(());
        }
        if rules.face_cards_take_all {
            return visit(Action::Capture { card, loose: of_rank, builds: BuildSet::NONE });
        }
        return one_of(card, of_rank, visit);
    };
    let no_builds = public.builds.is_empty();
    if no_builds && !rules.adding_up {
        return one_of(card, of_rank, visit);
    }
    if of_rank.is_empty() && !takes(public, loose, value) {
        return ControlFlow::Continue(());
    }
    let values = loose.below(value);
    if no_builds || !rules.builds_in_sums {
        return all_loose_sums(public, card, value, values, must, visit);
    }
    all_sums(public, card, value, values.counts, must, visit)
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
                if public.rules.adding_up || !built.is_none() {
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
