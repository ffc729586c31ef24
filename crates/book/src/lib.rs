//! The rule book of a table: what its house rules say, and nothing that they do not.
//!
//! The texts are in `texts/`, one file a game. A piece of text stands there once in each language, with the
//! rules that it tells and the switches under which it does; [`Book::of`] takes the pieces that hold at a
//! table. Positions and moves of the examples are in the notation of the records, so that tests play them.
//! Nothing is read here, and nothing is printed: a [`Book`] is a tree for whoever shows it,
//! and makes itself text, a page or a file to print ([`Book::to_text`], [`Book::to_html`], [`Book::to_pdf`]).

#![forbid(unsafe_code)]

mod figure;
mod html;
mod make;
mod pdf;
mod source;
mod spans;
mod text;
mod tree;
mod when;

pub use pdf::{NotMade, Paper, UnknownPaper};
pub use tree::{Block, Book, Built, Example, Piece, Row, Section, Span, Word};
