//! How fast the engine is: whole random games by turns with bare loops over bit masks ([`bare`], [`speed`]), and
//! the parts of a move for counting their instructions ([`work`]). And how long the sheet of a long season takes
//! ([`sheets`]).
//!
//! `cargo xtask bench` runs it all; `docs/performance.md` says what came out and how to read it.

#![forbid(unsafe_code)]

pub mod bare;
mod clock;
mod recorded;
pub mod settings;
pub mod sheets;
pub mod speed;
pub mod work;
