//! Building, raising and doubling (W13, W16–W19, W22).

use crate::action::Action;
use crate::build::{Build, BuildSet};
use crate::check::{face_card, holds, lie_loose};
use crate::choose;
use crate::counts::{Counts, Values};
use crate::groups::{Patterns, splits_into};
use crate::illegal::Illegal;
use crate::state::Public;
use crate::unions::Unions;
use crate::value::{MAX_VALUE, Value, value};
use cards::{Card, CardBag, CardSet};
use core::ops::ControlFlow;

/// W13, W17a: may the card and these make a build, `kept` being the hand without the card?
pub(crate) fn check_build(
    public: &Public,
    kept: CardBag,
    card: Card,
    loose: CardBag,
    announced: Value,
) -> Result<(), Illegal> {
    let rules = &public.rules;
    if !rules.building {
        return Err(Illegal::NoBuilding);
    }
    lie_loose(public, loose)?;
    if loose.is_empty() {
        return Err(Illegal::BuildOnNothing);
    }
    let own = no_face_card(card, loose)?;
    if !(1..=MAX_VALUE).contains(&announced) {
        return Err(Illegal::BuildTooHigh { value: announced });
    }
    let counts = Counts::of_bag(loose).plus(Counts::one(own));
    let sum = counts.sum();
    let times = sum / u32::from(announced);
    if !sum.is_multiple_of(u32::from(announced)) || times == 0 {
        return Err(Illegal::BuildSum { value: announced });
    }
    if times == 1 {
        let held = holds(kept, announced);
        return if held { Ok(()) } else { Err(Illegal::BuildNotHeld { value: announced }) };
    }
    let splits = splits_into(announced, counts, Counts::NONE, false).0;
    match (rules.double_builds, splits) {
        (true, true) => {}
        (true, false) => return Err(Illegal::DoubleSum { value: announced }),
        (false, true) => return Err(Illegal::NoDoubling),
        (false, false) => return Err(Illegal::BuildSum { value: announced }),
    }
    if times > 2 && !rules.triple_builds {
        return Err(Illegal::DoubleLimit);
    }
    if holds(kept, announced) { Ok(()) } else { Err(Illegal::DoubleNotHeld { value: announced }) }
}

/// W16–W18: may the card, with these, join the build at a place?
pub(crate) fn check_extend(
    public: &Public,
    kept: CardBag,
    card: Card,
    loose: CardBag,
    build: u8,
    announced: Value,
) -> Result<(), Illegal> {
    lie_loose(public, loose)?;
    let Some(build) = public.builds.as_slice().get(usize::from(build)) else {
        return Err(Illegal::NoSuchBuild);
    };
    let own = no_face_card(card, loose)?;
    if announced == build.value {
        check_double(public, kept, own, loose, build)
    } else if !loose.is_empty() {
        Err(Illegal::RaiseWithLoose)
    } else if build.times() == 1 {
        check_raise(public, kept, own, build, announced)
    } else {
        check_raise_double(public, kept, own, build, announced)
    }
}

/// W17b
fn check_double(
    public: &Public,
    kept: CardBag,
    own: Value,
    loose: CardBag,
    build: &Build,
) -> Result<(), Illegal> {
    let value = build.value;
    if !public.rules.double_builds {
        return Err(Illegal::NoDoubling);
    }
    if build.times() > 1 && !public.rules.triple_builds {
        return Err(Illegal::DoubleLimit);
    }
    if Counts::of_bag(loose).sum() + u32::from(own) != u32::from(value) {
        return Err(Illegal::DoubleSum { value });
    }
    if holds(kept, value) { Ok(()) } else { Err(Illegal::DoubleNotHeld { value }) }
}

/// W16
fn check_raise(
    public: &Public,
    kept: CardBag,
    own: Value,
    build: &Build,
    announced: Value,
) -> Result<(), Illegal> {
    if !public.rules.raising {
        return Err(Illegal::NoRaising);
    }
    if announced > MAX_VALUE || announced != build.value + own {
        return Err(Illegal::RaiseSum { value: announced });
    }
    if holds(kept, announced) { Ok(()) } else { Err(Illegal::RaiseNotHeld { value: announced }) }
}

/// W18, W19
fn check_raise_double(
    public: &Public,
    kept: CardBag,
    own: Value,
    build: &Build,
    announced: Value,
) -> Result<(), Illegal> {
    if !public.rules.raise_double_builds {
        return Err(Illegal::DoubleStays);
    }
    if public.rules.locked_with_value && build.holds_own_value() {
        return Err(Illegal::LockedWithValue);
    }
    let counts = Counts::of_bag(build.cards).plus(Counts::one(own));
    let higher = build.value < announced && announced <= MAX_VALUE;
    if !higher || !splits_into(announced, counts, Counts::NONE, false).0 {
        return Err(Illegal::DoubleRaiseSum { value: announced });
    }
    if holds(kept, announced) { Ok(()) } else { Err(Illegal::DoubleRaiseNotHeld { value: announced }) }
}

/// W22; gives the value of the hand card.
fn no_face_card(card: Card, loose: CardBag) -> Result<Value, Illegal> {
    match (value(card), face_card(loose)) {
        (None, _) => Err(Illegal::FaceInBuild { card }),
        (_, Some(face)) => Err(Illegal::FaceInBuild { card: face }),
        (Some(value), None) => Ok(value),
    }
}

/// Hands every build that the card can make on loose cards to `visit`.
pub(crate) fn all_builds<F>(
    public: &Public,
    loose: Values,
    card: Card,
    kept: CardBag,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let Some(own) = value(card) else { return ControlFlow::Continue(()) };
    let mut announceable = announceable(loose, own, values_held(kept));
    while announceable != 0 {
        let announced = announceable.trailing_zeros() as Value;
        announceable &= announceable - 1;
        let mut firsts = first_groups(own, announced, loose);
        let Some(first) = firsts.next() else { continue };
        let mut unions = Unions::new((first, 1u32));
        for first in firsts {
            unions.add((first, 1));
        }
        let patterns = Patterns::for_value(announced);
        while let Some((union, times)) = unions.next() {
            let more = public.rules.double_builds && (times == 1 || public.rules.triple_builds);
            if more {
                for group in patterns.within(loose.counts.minus(union), loose.present, true) {
                    unions.add((union.plus(group), times + 1));
                }
            }
            if !union.is_empty() {
                choose::loose(public.loose, union, &mut |loose| {
                    visit(Action::Build { card, loose, value: announced })
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Bit `n`: `n` is held, and some loose cards add up to what it takes to come to `n`.
#[inline]
fn announceable(loose: Values, own: Value, held: u16) -> u16 {
    held & loose.sums << own
}

/// The cards of the hand that can make a build on loose cards, as far as their sums tell.
#[inline]
pub(crate) fn able(loose: Values, hand: CardBag) -> CardSet {
    let held = values_held(hand);
    hand.kinds().filter(|card| {
        value(card).is_some_and(|own| {
            // The card itself is held no longer; another of its value may be.
            let alone = hand.among(CardSet::like(card)).len() == 1;
            announceable(loose, own, held & !(u16::from(alone) << own)) != 0
        })
    })
}

/// Bit `n`: is a card of value `n` in the hand?
#[inline]
fn values_held(hand: CardBag) -> u16 {
    hand.kinds().iter().filter_map(value).fold(0, |held, value| held | 1 << value)
}

/// The ways to complete the group that the hand card is in: with nothing, where it has the value itself.
#[inline]
fn first_groups(own: Value, announced: Value, loose: Values) -> impl Iterator<Item = Counts> {
    let alone = (own == announced).then_some(Counts::NONE);
    // With nothing left to complete there is no pattern to look for; any value will do.
    let rest = if own == announced { 1 } else { announced - own };
    let sums = Patterns::for_value(rest).within(loose.counts, loose.present, true);
    alone.into_iter().chain(sums.take_while(move |_| own != announced))
}

/// Hands every way to raise or double a build with the card to `visit`; `must`: own builds that may not be
/// left as they are.
pub(crate) fn all_extensions<F>(
    public: &Public,
    loose: Values,
    card: Card,
    kept: CardBag,
    must: BuildSet,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let Some(own) = value(card) else { return ControlFlow::Continue(()) };
    let builds = public.builds.as_slice();
    for (index, build) in builds.iter().enumerate() {
        let twin = index > 0 && builds[index - 1] == *build;
        if twin || !BuildSet::of(index).contains_all(must) {
            continue;
        }
        let at = index as u8;
        if own <= build.value
            && loose.can_be(build.value - own)
            && check_double(public, kept, build.value, CardBag::EMPTY, build).is_ok()
        {
            for sum in first_groups(own, build.value, loose) {
                choose::loose(public.loose, sum, &mut |loose| {
                    visit(Action::Extend { card, loose, build: at, value: build.value })
                })?;
            }
        }
        for value in build.value + 1..=MAX_VALUE {
            let raised = if build.times() == 1 {
                check_raise(public, kept, own, build, value)
            } else {
                check_raise_double(public, kept, own, build, value)
            };
            if raised.is_ok() {
                visit(Action::Extend { card, loose: CardBag::EMPTY, build: at, value })?;
            }
        }
    }
    ControlFlow::Continue(())
}
