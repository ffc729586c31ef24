//! What can be done and what happened at a table, in words for whoever looks on: the terminal and the
//! browser say it with the same messages.
//!
//! Everything told here comes from what the listener sees: from public parts, from their own cards, from
//! steps as they saw them.

mod house;
mod session;
#[cfg(test)]
mod tests;
mod toepen;
mod trick;
mod wippen;

use crate::{Arg, CardStyle, Messages, Refusals};
use cards::Card;
use game::Seat;

/// The blanks of one message.
type Blanks<'a> = Vec<(&'static str, Arg<'a>)>;

/// Tells somebody about their table: in their language, with cards as they see them and the names of those
/// who sit there, themselves as "you".
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// Their language.
    pub messages: &'static Messages,
    /// How cards are written.
    pub style: CardStyle,
    /// What the player at a seat is called.
    pub name: &'a dyn Fn(Seat) -> String,
    /// Where they sit; none for a spectator, or for what several are to read.
    pub you: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// The same things told from another seat, or to everybody.
    pub fn to(self, you: Option<Seat>) -> Teller<'a> {
        Teller { you, ..self }
    }

    /// Is that the listener's seat?
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// A message with its blanks filled in.
    pub fn get(&self, key: &str, blanks: &[(&str, Arg<'_>)]) -> String {
        self.messages.get(key, blanks)
    }

    /// A card as it is shown.
    pub fn card(&self, card: Card) -> String {
        self.messages.card(card, self.style)
    }

    /// Cards with spaces between them.
    pub fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        self.messages.cards(cards, self.style)
    }

    /// The name of a player in a list: "you", or as they are called.
    pub fn label(&self, seat: Seat) -> String {
        if self.is_you(seat) { self.get("play-you", &[]) } else { (self.name)(seat) }
    }

    /// Some players in a row: `Anna, Ben`.
    pub fn labels(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        seats.into_iter().map(|seat| self.label(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Why something is refused, in the same words everywhere.
    pub fn refusals(&self) -> Refusals<'a> {
        Refusals { messages: self.messages, style: self.style, name: self.name }
    }

    /// A sentence about somebody: `who` says whether it is the listener, `player` is the name.
    fn about(&self, key: &str, seat: Seat, blanks: &[(&'static str, Arg<'_>)]) -> String {
        let mut all: Blanks<'_> = vec![("who", self.who(seat)), ("player", (self.name)(seat).into())];
        all.extend_from_slice(blanks);
        self.get(key, &all)
    }

    /// A sentence about somebody and somebody else: `who` says which of them is the listener, `player` and
    /// `other` are their names.
    fn between(&self, key: &str, seat: Seat, other: Seat, blanks: &[(&'static str, Arg<'_>)]) -> String {
        let who = match self.you {
            Some(you) if you == seat => "you",
            Some(you) if you == other => "to-you",
            _ => "other",
        };
        let name = |seat| Arg::from((self.name)(seat));
        let mut all: Blanks<'_> = vec![("who", who.into()), ("player", name(seat)), ("other", name(other))];
        all.extend_from_slice(blanks);
        self.get(key, &all)
    }

    /// `you` or `other`.
    fn who(&self, seat: Seat) -> Arg<'static> {
        if self.is_you(seat) { "you".into() } else { "other".into() }
    }
}
