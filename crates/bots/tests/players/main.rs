//! Computer players at work.

mod arena;
mod greedy;
mod lawful;
mod secrets;
mod sensible;
mod strength;
mod tables;
