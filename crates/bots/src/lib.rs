//! Computer players, and the arena in which they meet.
//!
//! A [`Player`] decides from a [`game::View`]: what everyone sees and what its own seat alone knows. No
//! player here ever gets at more; only the [`arena`], which runs whole games as the authority over them,
//! holds states. All chance comes from a generator that is passed in, so the same seed plays the same game.

#![forbid(unsafe_code)]

pub mod arena;
mod choices;
mod dealing;
mod greedy;
pub mod hints;
mod names;
mod player;
mod random;
mod sensible;
mod streams;

pub use choices::Choices;
pub use dealing::Dealing;
pub use greedy::Greedy;
pub use names::{ToepenBot, WippenBot, names};
pub use player::Player;
pub use random::Random;
pub use sensible::Sensible;
pub use streams::Streams;
