//! Anything that is lawful.

use crate::Player;
use core::ops::ControlFlow;
use fair::Rng;
use game::{Game, View};

/// So many actions are looked at, at most.
const LOOKED_AT: u32 = 4096;

/// Does anything that is lawful, each with the same chance (of the first few thousand, where there are
/// more). It never waits: out of turn, too, it does what it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn decide(&mut self, view: &View<G>, chance: &mut Rng) -> Option<G::Action> {
        if !view.may_act() {
            return None;
        }
        let mut chosen = None;
        let mut seen = 0;
        let _ = view.legal(&mut |action| {
            seen += 1;
            if chance.below(seen) == 0 {
                chosen = Some(action);
            }
            if seen < LOOKED_AT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        chosen
    }
}
