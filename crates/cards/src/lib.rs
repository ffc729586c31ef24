//! Playing cards as values: suits, ranks, cards, sets and bags of cards, ordered lists, and their text
//! (`docs/rules/notation.md`, "Cards").
//!
//! No game is known here: a [`Rank`] is an identity without an order, because Wippen and Toepen rank the
//! same thirteen faces differently. Two decks need no second code path: a [`CardBag`] counts up to two of
//! each card, and two equal cards are interchangeable.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod bag;
mod card;
mod list;
mod set;

pub use bag::{CardBag, CardBagIter};
pub use card::{Card, ParseCardError, Rank, Suit};
pub use list::{CardList, ParseCardsError, parse_cards};
pub use set::{CardSet, CardSetIter};
