//! Listing and counting moves, never without a bound.

use crate::position::{Notation, Position};
use game::{Game, Next, Seat};
use std::ops::ControlFlow;

/// A bound on how many moves are listed, or counted at any depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bound(pub u64);

impl Default for Bound {
    fn default() -> Bound {
        Bound(1_000_000)
    }
}

/// Moves in bytewise order of their text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The moves.
    pub moves: Vec<String>,
    /// Was the bound reached before all were listed?
    pub cut: bool,
}

/// For each first move, how many sequences begin with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divided {
    /// The moves in bytewise order, each with its count.
    pub moves: Vec<(String, u64)>,
}

/// The bound was reached; there are more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Reached;

impl<G: Notation> Position<G> {
    /// All lawful moves of all seats that may act.
    pub fn moves(&self, bound: Bound) -> Listing {
        let (actions, cut) = match actions(self, bound.0) {
            Ok(actions) => (actions, false),
            Err(actions) => (actions, true),
        };
        let public = self.state.public();
        let mut moves: Vec<String> =
            actions.iter().map(|(seat, action)| G::move_text(public, *seat, action)).collect();
        moves.sort_unstable();
        Listing { moves, cut }
    }

    /// How many sequences of exactly `depth` lawful moves there are, or none if more than the bound are
    /// found at any depth on the way.
    pub fn perft(&self, depth: u32, bound: Bound) -> Option<u64> {
        let mut counted = vec![0; depth as usize + 1];
        count(self, depth, bound.0, &mut counted).ok()
    }

    /// [`Position::perft`] for each first move. With depth 0 there is none.
    pub fn divide(&self, depth: u32, bound: Bound) -> Option<Divided> {
        let mut moves = Vec::new();
        let mut counted = vec![0; depth as usize + 1];
        if depth > 0 {
            for (seat, action) in actions(self, bound.0).ok()? {
                let text = G::move_text(self.state.public(), seat, &action);
                let mut after = self.clone();
                let sequences = match after.act(seat, action) {
                    Ok(()) => count(&after, depth - 1, bound.0, &mut counted).ok()?,
                    Err(_) => 0,
                };
                moves.push((text, sequences));
            }
        }
        moves.sort_unstable();
        Some(Divided { moves })
    }
}

/// An action and who does it.
type Done<G> = (Seat, <G as Game>::Action);

/// All lawful actions, or as many as the bound allows.
fn actions<G: Notation>(position: &Position<G>, bound: u64) -> Result<Vec<Done<G>>, Vec<Done<G>>> {
    let mut found = Vec::new();
    match visit(position, &mut |seat, action| {
        if found.len() as u64 >= bound {
            return ControlFlow::Break(());
        }
        found.push((seat, action));
        ControlFlow::Continue(())
    }) {
        ControlFlow::Continue(()) => Ok(found),
        ControlFlow::Break(()) => Err(found),
    }
}

fn visit<G: Notation>(
    position: &Position<G>,
    found: &mut impl FnMut(Seat, G::Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if let Next::Act(seats) = position.state.next() {
        for seat in seats {
            let (public, private) = (position.state.public(), position.state.private(seat));
            G::legal(public, seat, private, &mut |action| found(seat, action))?;
        }
    }
    ControlFlow::Continue(())
}

/// `counted[d]`: how many moves with `d` more to come have been met so far.
fn count<G: Notation>(
    position: &Position<G>,
    depth: u32,
    bound: u64,
    counted: &mut [u64],
) -> Result<u64, Reached> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(1) };
    let mut sequences = 0;
    let mut failed = None;
    let _ = visit(position, &mut |seat, action| {
        counted[rest as usize] += 1;
        if counted[rest as usize] > bound {
            failed = Some(Reached);
            return ControlFlow::Break(());
        }
        if rest == 0 {
            sequences += 1;
            return ControlFlow::Continue(());
        }
        let mut after = position.clone();
        // A stock that is too short for what must be dealt ends the sequence there.
        if after.act(seat, action).is_ok() {
            match count(&after, rest, bound, counted) {
                Ok(more) => sequences += more,
                Err(reached) => {
                    failed = Some(reached);
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(())
    });
    failed.map_or(Ok(sequences), Err)
}
