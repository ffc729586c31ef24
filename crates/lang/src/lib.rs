//! What people read, in Dutch, German and English: messages, cards, numbers and money.
//!
//! The sentences are in `lang/*.ftl` at the root of the repository, where the browser takes them from too.
//! Everything here is made out of values that are passed in; nothing is read, and nothing is printed.

#![forbid(unsafe_code)]

mod cards;
mod excerpt;
mod language;
mod messages;
mod moves;
mod numbers;
mod reading;
mod recording;
mod refusal;
mod sheet;
mod terms;
mod words;

pub use crate::cards::CardStyle;
pub use crate::sheet::SheetRefusals;
pub use excerpt::excerpt;
pub use language::{Lang, UnknownLanguage};
pub use messages::{Arg, Messages};
pub use moves::to_notation;
pub use refusal::Refusals;
pub use terms::Term;
pub use words::Teller;
