//! What any face tells of an evening, and how it understands what people type.

mod toepen;
mod wippen;

use super::evening::{Event, Hosted};
use cards::Card;
use game::{Seat, View};
use lang::{Messages, Teller};

pub use wippen::{deals, tied_at_the_end};

/// A game whose evenings can be told.
pub trait Told: Hosted {
    /// What happened, in sentences for the listener; nothing if there is nothing to say.
    fn event(teller: &Teller<'_>, event: &Event<Self>) -> Vec<String>;

    /// What the viewer could do, in the words of a button.
    fn choice(teller: &Teller<'_>, view: &View<Self>, action: Self::Action) -> String;

    /// Why something is refused: a sentence with the number of its rule.
    fn refusal(teller: &Teller<'_>, illegal: Self::Illegal) -> String;

    /// What somebody typed, in the notation or with the letters and words of their language.
    fn read(messages: &Messages, view: &View<Self>, typed: &str) -> Typed<Self>;

    /// The house rules of this table, a sentence each.
    fn house(teller: &Teller<'_>, public: &Self::Public) -> Vec<String>;
}

/// What a typed text means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Typed<G: Told> {
    /// Something to do, perhaps lawful.
    Act(G::Action),
    /// The same for another seat: several people sit at one screen.
    For(Seat, G::Action),
    /// A card alone: to somebody who chooses a card that one, in the notation something to do with it.
    Card(Card, G::Action),
    /// It names what is not there.
    Refused(G::Illegal),
    /// It means nothing.
    Nothing,
}

/// A sentence with the number of its rule, as everywhere in the papers.
fn with_rule(sentence: String, rule: Option<&str>) -> String {
    match rule {
        Some(rule) => format!("{} ({rule}).", sentence.trim_end_matches('.')),
        None => sentence,
    }
}
