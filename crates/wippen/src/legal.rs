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
    let sums = rules.adding_up || rules.building;
    let loose = if sums { Values::of_bag(public.loose) } else { Values::default() };
    let mut captures = false;
    for card in hand.kinds() {
        let must = must_go(public, seat, hand, card);
        capture::all(public, loose, card, must, &mut |action| {
            captures = true;
            visit(action)
        })?;
        if rules.building || rules.stealing {
            other_plays(public, loose, seat, hand, card, must, visit)?;
        }
    }
    // An owner of a build may not add (W21), so captures that W21 forbids need not be looked for here.
    let owner = public.builds.as_slice().iter().any(|build| build.owner == seat);
    if owner || (captures && rules.must_capture) {
        return ControlFlow::Continue(());
    }
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
    let mut kept = hand;
    kept.remove(card);
    public.builds.which(|build| build.owner == seat && !holds(kept, build.value))
}

/// Building, raising, doubling and stealing with a card.
fn other_plays<F>(
    public: &Public,
    loose: Values,
    seat: Seat,
    hand: CardBag,
    card: Card,
    must: BuildSet,
    visit: &mut F,
) -> ControlFlow<()>
where
    F: FnMut(Action) -> ControlFlow<()>,
{
    let mut kept = hand;
    kept.remove(card);
    if public.rules.building {
        if must.is_empty() && !public.loose.is_empty() {
            building::all_builds(public, loose, card, kept, visit)?;
        }
        if !public.builds.is_empty() {
            building::all_extensions(public, loose, card, kept, must, visit)?;
        }
    }
    if public.rules.stealing && must.is_empty() {
        for from in public.seats() {
            let top = public.tops[from.index()];
            if from != seat && top.is_some_and(|top| top.rank() == card.rank()) {
                visit(Action::Steal { card, from })?;
            }
        }
    }
    ControlFlow::Continue(())
}
