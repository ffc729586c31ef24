//! Computer players at work.

mod arena;
mod greedy;
mod hints;
mod lawful;
mod secrets;
mod sensible;
mod strength;
mod tables;
