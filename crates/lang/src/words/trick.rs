//! What a trick of toepen came to, made out from what everyone sees.

use cards::Card;
use game::{Seat, SeatSet};
use toepen::{Action, Public, beats};

/// How a trick ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TrickEnd {
    /// Whose card was the highest of the suit led, perhaps of somebody who has folded since.
    pub highest: Seat,
    /// That card.
    pub card: Card,
    /// Who leads next or, after the last trick, won the hand.
    pub next: Seat,
}

/// Whose card of these is the highest of the suit led, and the card.
fn highest(cards: &[(Seat, Card)]) -> Option<(Seat, Card)> {
    // Only a higher card of the same suit beats another, so the best one so far is always of the suit led.
    cards.iter().copied().reduce(|best, other| if beats(other.1, best.1) { other } else { best })
}

/// The cards of the trick under way, the one that was led first.
pub(super) fn trick_cards(public: &Public) -> Vec<(Seat, Card)> {
    let card = |seat| Some((seat, public.trick_card(seat)?));
    SeatSet::all(public.players()).clockwise_from(public.leader()).iter().filter_map(card).collect()
}

/// How the trick ended that this action completed, if it completed one. A hand that ended because everyone
/// else folded (T12) completed none.
pub(super) fn trick_end(before: &Public, seat: Seat, action: Action, after: &Public) -> Option<TrickEnd> {
    let mut cards = trick_cards(before);
    match action {
        Action::Play(card) => cards.push((seat, card)),
        // T18: the answer of the last who had still to play completes a trick too.
        Action::Fold if after.remaining().len() > 1 => {}
        Action::Stay => {}
        _ => return None,
    }
    let next = match after.winner() {
        Some(winner) => winner,
        None if after.led().is_none() => after.leader(),
        None => return None,
    };
    let (highest, card) = highest(&cards)?;
    Some(TrickEnd { highest, card, next })
}

/// Would this card be the highest of the trick so far? Not said of a card that leads.
pub(super) fn would_be_highest(public: &Public, card: Card) -> bool {
    highest(&trick_cards(public)).is_some_and(|(_, best)| beats(card, best))
}

/// Whose card of the trick under way is the highest so far; not said of a card that lies there alone.
pub(super) fn highest_so_far(public: &Public) -> Option<Seat> {
    let cards = trick_cards(public);
    if cards.len() > 1 { highest(&cards).map(|(seat, _)| seat) } else { None }
}
