//! Chance out of seeds, the same on every machine and in every release: a generator ([`Rng`]) and a pack
//! that is shuffled as far as it is dealt ([`Shuffler`]); and dealing that can be proved to have been fair
//! ([`Secret`], [`Pack`], [`Opening`]; `docs/fairness.md`).
//!
//! No game is known here, and nothing asks the system for anything: a seed is a value that comes from
//! outside. What both give is fixed by `data/fair/vectors.txt`, so that a game can be dealt again from its
//! seed, by this program or by another.
//!
//! The generator is for shuffling, computer players and trials. It is no secret: whoever sees enough of its
//! words knows the next ones.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod hash;
mod pack;
mod rng;
mod secret;
mod shuffle;

pub use hash::{Hash, NotHex};
pub use pack::{Opening, Pack};
pub use rng::Rng;
pub use secret::{Secret, Share};
pub use shuffle::Shuffler;
