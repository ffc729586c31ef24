//! The rules one by one: every test is called after the rule that it proves, and what it expects is taken from
//! `docs/rules/wippen.md`.

#[path = "../common/mod.rs"]
mod common;

mod building;
mod capturing;
mod dealing;
mod doubling;
mod matches;
mod reported;
mod scoring;
mod stealing;
mod sums;
mod switches;
