//! The bare loops play the games that the engine plays: in each game here the same cards are dealt to both,
//! and after each move of the loop the engine must know as many lawful moves as the loop did, take the move,
//! and in the end give the same points.
#![forbid(unsafe_code)]

mod along;
mod toepen;
mod wippen;

/// So many games, times the factor that the environment sets.
fn games(number: u64) -> u64 {
    number * std::env::var("STAMTAFEL_CASES").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1)
}
