//! All ways to choose cards and builds of given values.

use crate::build::{BuildSet, Builds};
use crate::counts::Counts;
use crate::value::{Value, cards_of};
use cards::{Card, CardBag, CardSet};
use core::ops::ControlFlow;

/// Hands every way to choose `count` cards of `from`, together with `chosen`, to `visit`; equal cards make
/// no difference.
fn some_of<F>(from: CardBag, count: u8, chosen: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(CardBag) -> ControlFlow<()>,
{
    if count == from.len() {
        return visit(chosen.plus(from));
    }
    let Some(card) = from.first() else { return ControlFlow::Continue(()) };
    if count == 0 {
        return visit(chosen);
    }
    let alike = from.count(card);
    let rest = from.minus(repeated(card, alike));
    for taken in (0..=alike.min(count)).rev() {
        if count - taken <= rest.len() {
            some_of(rest, count - taken, chosen.plus(repeated(card, taken)), visit)?;
        }
    }
    ControlFlow::Continue(())
}

#[inline]
fn repeated(card: Card, times: u8) -> CardBag {
    match times {
        0 => CardBag::EMPTY,
        1 => CardBag::of(card),
        _ => CardBag::of(card).plus(CardBag::of(card)),
    }
}

/// Every way to choose cards of these values out of the loose ones, which must hold so many.
#[inline]
pub(crate) fn loose<F>(from: CardBag, counts: Counts, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(CardBag) -> ControlFlow<()>,
{
    loose_onto(from, counts, CardBag::EMPTY, visit)
}

fn loose_onto<F>(from: CardBag, counts: Counts, chosen: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(CardBag) -> ControlFlow<()>,
{
    let (mut counts, mut chosen) = (counts, chosen);
    while let Some(value) = counts.lowest() {
        let of_value = from.among(cards_of(value));
        let wanted = counts.get(value);
        counts = counts.without(value);
        if wanted < of_value.len() {
            return some_of(of_value, wanted, chosen, &mut |more| loose_onto(from, counts, more, visit));
        }
        // Nothing to choose here.
        chosen = chosen.plus(of_value);
    }
    visit(chosen)
}

/// Every choice of cards out of `from`, the whole first, none of them last.
#[inline]
pub(crate) fn any_of<F>(from: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(CardBag) -> ControlFlow<()>,
{
    if from.doubled().is_empty() {
        return any_of_kinds(from.kinds(), visit);
    }
    for count in (0..=from.len()).rev() {
        some_of(from, count, CardBag::EMPTY, visit)?;
    }
    ControlFlow::Continue(())
}

/// The same where no card is there twice.
#[inline]
fn any_of_kinds<F>(from: CardSet, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(CardBag) -> ControlFlow<()>,
{
    let mut chosen = from.bits();
    loop {
        visit(CardBag::from_set(CardSet::from_bits(chosen)))?;
        if chosen == 0 {
            return ControlFlow::Continue(());
        }
        // The next lower number without a bit that is not in the set.
        chosen = (chosen - 1) & from.bits();
    }
}

/// Hands every way to choose `count` of the builds in `set`, together with `chosen`, to `visit`; of equal
/// builds the first ones are taken.
fn some_builds<F>(
    from: &Builds,
    set: BuildSet,
    count: u32,
    chosen: BuildSet,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(BuildSet) -> ControlFlow<()>,
{
    if count == 0 {
        return visit(chosen);
    }
    let Some(index) = set.iter().next() else { return ControlFlow::Continue(()) };
    some_builds(from, set.minus(BuildSet::of(index)), count - 1, chosen.with(index), visit)?;
    let alike = from.which(|build| *build == from.as_slice()[index]);
    let rest = set.minus(alike);
    if rest.len() >= count {
        some_builds(from, rest, count, chosen, visit)
    } else {
        ControlFlow::Continue(())
    }
}

/// Every way to choose builds of these values out of the pot, which must hold so many.
pub(crate) fn builds<F>(from: &Builds, counts: Counts, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(BuildSet) -> ControlFlow<()>,
{
    builds_onto(from, counts, BuildSet::NONE, visit)
}

fn builds_onto<F>(from: &Builds, counts: Counts, chosen: BuildSet, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(BuildSet) -> ControlFlow<()>,
{
    let Some(value) = counts.lowest() else { return visit(chosen) };
    let set = from.which(|build| build.value == value);
    let rest = counts.without(value);
    some_builds(from, set, u32::from(counts.get(value)), chosen, &mut |more| {
        builds_onto(from, rest, more, visit)
    })
}

/// Every choice of builds of a value, all of them first, none of them last.
#[inline]
pub(crate) fn any_builds<F>(from: &Builds, value: Value, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(BuildSet) -> ControlFlow<()>,
{
    let set = from.which(|build| build.value == value);
    for count in (0..=set.len()).rev() {
        some_builds(from, set, count, BuildSet::NONE, visit)?;
    }
    ControlFlow::Continue(())
}
