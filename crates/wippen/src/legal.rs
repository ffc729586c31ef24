//! All lawful actions of a player, each once.

use crate::action::Action;
use crate::build::BuildSet;
use crate::check::holds;
use crate::counts::Values;
use crate::state::Public;
use crate::{building, capture};
use cards::{Card, CardBag};
use core::ops::ControlFlow;
use game::Seat;

pub(crate) fn legal<F>(public: &Public, seat: Seat, hand: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    if seat != public.turn || public.in_hands() == 0 {
        return ControlFlow::Continue(());
    }
    let rules = &public.rules;
    if rules.adding_up || rules.building || rules.stealing || !public.builds.is_empty() {
        return with_sums(public, seat, hand, visit);
    }
    // Else only cards of the same rank matter.
    let able = hand.kinds() & public.loose.kinds().whole_ranks();
    for card in able {
        capture::of_rank(public, card, visit)?;
    }
    if able.is_empty() || !rules.must_capture { add(hand, visit) } else { ControlFlow::Continue(()) }
}

/// Where sums, builds or piles of others can be taken. Apart, so that plain games do not carry its weight.
#[inline(never)]
fn with_sums<F>(public: &Public, seat: Seat, hand: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let rules = &public.rules;
    let sums = rules.adding_up || rules.building;
    let loose = if sums { Values::of_bag(public.loose) } else { Values::default() };
    let able = capture::able(public, hand, || loose);
    for card in able {
        capture::all(public, loose, card, must_go(public, seat, hand, card), visit)?;
    }
    if rules.building {
        build(public, loose, seat, hand, visit)?;
    }
    if rules.stealing {
        steal(public, seat, hand, visit)?;
    }
    // An owner of a build may not add (W21), so captures that W21 forbids need not be looked for here.
    let owner = public.builds.as_slice().iter().any(|build| build.owner == seat);
    let captures = !able.is_empty() && rules.must_capture;
    if owner || captures { ControlFlow::Continue(()) } else { add(hand, visit) }
}

/// W12
#[inline]
fn add<F>(hand: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    for card in hand.kinds() {
        visit(Action::Add { card })?;
    }
    ControlFlow::Continue(())
}

/// W21: the own builds that cannot stay as they are once this card is played.
#[inline]
fn must_go(public: &Public, seat: Seat, hand: CardBag, card: Card) -> BuildSet {
    if public.builds.is_empty() {
        return BuildSet::NONE;
    }
    let kept = without(hand, card);
    public.builds.which(|build| build.owner == seat && !holds(kept, build.value))
}

/// The hand when the card is gone.
#[inline]
fn without(mut hand: CardBag, card: Card) -> CardBag {
    hand.remove(card);
    hand
}

/// W13, W16, W17, W18
#[inline]
fn build<F>(public: &Public, loose: Values, seat: Seat, hand: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    if !public.loose.is_empty() {
        for card in building::able(loose, hand) {
            if must_go(public, seat, hand, card).is_empty() {
                building::all_builds(public, loose, card, without(hand, card), visit)?;
            }
        }
    }
    if !public.builds.is_empty() {
        for card in hand.kinds() {
            let must = must_go(public, seat, hand, card);
            building::all_extensions(public, loose, card, without(hand, card), must, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// W24
fn steal<F>(public: &Public, seat: Seat, hand: CardBag, visit: &mut F) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    for card in hand.kinds() {
        if !must_go(public, seat, hand, card).is_empty() {
            continue;
        }
        for from in public.seats() {
            let top = public.tops[from.index()];
            if from != seat && top.is_some_and(|top| top.rank() == card.rank()) {
                visit(Action::Steal { card, from })?;
            }
        }
    }
    ControlFlow::Continue(())
}
