//! The project's chores, run as `cargo xtask COMMAND`, and what the tidy tests (`tests/tidy`) need to look at the
//! project as a whole.
#![forbid(unsafe_code)]

pub mod commands;
pub mod licence;
pub mod repo;
