//! One of all lawful actions, each as likely.

use core::ops::ControlFlow;
use fair::Rng;
use game::{Game, Seat, Seats, State};

/// So many actions are kept; of more, a random choice.
const KEPT: usize = 1024;

/// So many actions are looked at. More are only lawful in pots that players have built up on purpose.
const LOOKED_AT: usize = 1_000_000;

/// A buffer for the lawful actions of one moment, to be used again for the next. It takes no room until it is
/// first used, and then as much as it ever needs.
#[derive(Clone, Debug)]
pub struct Choices<G: Game> {
    actions: Vec<(Seat, G::Action)>,
}

impl<G: Game> Default for Choices<G> {
    fn default() -> Choices<G> {
        Choices { actions: Vec::new() }
    }
}

impl<G: Game> Choices<G> {
    /// One of all lawful actions of these seats, each as likely as any other; of the first million, where
    /// there are more. None if there is none.
    #[inline]
    pub fn pick(&mut self, state: &State<G>, seats: Seats, chance: &mut Rng) -> Option<(Seat, G::Action)> {
        // What lies beyond `count` is left over from before and written over.
        let mut count = 0;
        for seat in seats {
            let _ = G::legal(state.public(), seat, state.private(seat), &mut |action| {
                match self.actions.get_mut(count) {
                    Some(place) => *place = (seat, action),
                    None => self.keep_perhaps((seat, action), count, chance),
                }
                count += 1;
                if count < LOOKED_AT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        let kept = count.min(KEPT);
        let place = if kept > 1 { chance.below(kept as u32) as usize } else { 0 };
        self.actions[..kept].get(place).copied()
    }

    /// The first lawful action of the first of these seats that has one.
    pub(crate) fn first(state: &State<G>, seats: Seats) -> Option<(Seat, G::Action)> {
        seats.into_iter().find_map(|seat| {
            let mut first = None;
            let _ = G::legal(state.public(), seat, state.private(seat), &mut |action| {
                first = Some((seat, action));
                ControlFlow::Break(())
            });
            first
        })
    }

    /// Lengthens the buffer, which has never been so full; or keeps it a random choice of all that there were,
    /// `before` of them before this one.
    #[cold]
    fn keep_perhaps(&mut self, action: (Seat, G::Action), before: usize, chance: &mut Rng) {
        if before < KEPT {
            return self.actions.push(action);
        }
        let place = chance.below(before as u32 + 1) as usize;
        if let Some(kept) = self.actions.get_mut(place) {
            *kept = action;
        }
    }
}
