//! Whole games between computer players, or of random moves.
//!
//! This is the authority that runs a game, so it has the whole state; the players it asks get views.

use crate::{Choices, Player};
use core::fmt;
use fair::Rng;
use game::{Dealer, Game, Next, OutOfCards, Seats, State};

/// A game that has been played out.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    /// How it ended.
    pub end: State<G>,
    /// How many actions there were, all seats together.
    pub moves: u32,
}

/// Plays a game by random moves: each is one of all lawful actions of all seats that may act, each as likely
/// as any other (see [`Choices::pick`]), goes through [`State::play`] and so is checked. Nothing is
/// allocated.
///
/// # Errors
/// If the dealer runs out of cards.
#[inline]
pub fn random_playout<G: Game>(
    setup: &G::Setup,
    dealer: &mut impl Dealer,
    chance: &mut Rng,
    choices: &mut Choices<G>,
) -> Result<Playout<G>, OutOfCards> {
    let mut state = State::new(setup);
    let mut moves = 0;
    state.settle(dealer, &mut |_| {})?;
    while let Next::Act(seats) = state.next() {
        // A seat that may act has something that it may do: the kit of the contract sees to that.
        let Some((seat, action)) = choices.pick(&state, seats, chance) else { break };
        let played = state.play(seat, action, dealer, &mut |_| {});
        if played == Err(game::PlayError::OutOfCards) {
            return Err(OutOfCards);
        }
        debug_assert!(played.is_ok(), "what is listed is lawful: {action:?}");
        moves += 1;
    }
    Ok(Playout { end: state, moves })
}

/// Why a game between players was broken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The dealer ran out of cards.
    OutOfCards,
    /// It was not over after [`MOST_MOVES`].
    Endless,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::OutOfCards => OutOfCards.fmt(f),
            Broken::Endless => write!(f, "the game was not over after {MOST_MOVES} moves"),
        }
    }
}

impl core::error::Error for Broken {}

/// Far more than the longest session takes.
pub const MOST_MOVES: u32 = 1_000_000;

/// A game between players that has been played out.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// How it ended, and after how many moves.
    pub playout: Playout<G>,
    /// How often a move had to be made for a player, because the answer was not lawful or because nobody
    /// wanted to do anything. Players that work never need it.
    pub forced: u32,
}

/// Plays a game between players, one a seat, each with a generator of its own. Those who may act are asked
/// in their order until one of them does something. If nobody does, or an answer is not lawful, the first
/// lawful action of that seat, or else of the first in order, is taken: no game ever waits for a player.
///
/// # Errors
/// If the game cannot be brought to its end.
///
/// # Panics
/// If there are fewer players or generators than seats.
pub fn contest<G: Game, P: Player<G>>(
    setup: &G::Setup,
    dealer: &mut impl Dealer,
    players: &mut [P],
    chances: &mut [Rng],
) -> Result<Contest<G>, Broken> {
    let mut state = State::<G>::new(setup);
    let (mut moves, mut forced) = (0, 0);
    state.settle(dealer, &mut |_| {}).map_err(|OutOfCards| Broken::OutOfCards)?;
    while let Next::Act(seats) = state.next() {
        if moves == MOST_MOVES {
            return Err(Broken::Endless);
        }
        let wanted = ask(&state, seats, players, chances);
        let (seat, action) = match wanted {
            Some((seat, action)) if state.check(seat, action).is_ok() => (seat, action),
            _ => {
                forced += 1;
                let seats = wanted.map_or(seats, |(seat, _)| Seats::one(seat));
                match Choices::first(&state, seats) {
                    Some(first) => first,
                    None => break,
                }
            }
        };
        match state.play(seat, action, dealer, &mut |_| {}) {
            Err(game::PlayError::OutOfCards) => return Err(Broken::OutOfCards),
            played => debug_assert!(played.is_ok(), "it has been checked"),
        }
        moves += 1;
    }
    Ok(Contest { playout: Playout { end: state, moves }, forced })
}

/// What the first who wants to do something wants to do.
fn ask<G: Game, P: Player<G>>(
    state: &State<G>,
    seats: Seats,
    players: &mut [P],
    chances: &mut [Rng],
) -> Option<(game::Seat, G::Action)> {
    seats.into_iter().find_map(|seat| {
        let action = players[seat.index()].decide(&state.view(Some(seat)), &mut chances[seat.index()])?;
        Some((seat, action))
    })
}
