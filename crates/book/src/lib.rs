//! The rule book of a table: what its house rules say, and nothing that they do not.
//!
//! The texts are in `texts/`, one file a game. A piece of text stands there once in each language, with the
//! rules that it tells and the switches under which it does; [`Book::of`] takes the pieces that hold at a
//! table. Positions and moves of the examples are in the notation of the records, so that tests play them.
//! Nothing is read here, and nothing is printed: a [`Book`] is a tree for whoever shows it,
//! and makes itself text or a page ([`Book::to_text`], [`Book::to_html`]).

#![forbid(unsafe_code)]

mod figure;
mod html;
mod make;
mod source;
mod spans;
mod text;
mod tree;
mod when;

pub use tree::{Block, Book, Example, Row, Section, Span};
