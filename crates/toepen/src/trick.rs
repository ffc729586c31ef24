//! Tricks: whose turn it is, who takes them, who wins the hand (T16, T18–T21).

use crate::piles::CARDS;
use crate::public::Public;
use crate::strength::height;
use crate::toeping;
use cards::Card;
use game::{Seat, SeatSet};

/// T16: a card joins the trick.
#[inline]
pub(crate) fn play(public: &mut Public, seat: Seat, card: Card) {
    public.piles.put(seat, card, public.rules.open_piles);
    public.in_trick = public.in_trick.with(seat);
    public.suit_led = Some(public.suit_led.unwrap_or(card.suit()));
    public.card_since = true;
    toeping::note_toepers(public);
    go_on(public, seat);
}

/// T18: the turn goes to the first seat clockwise, from `from` on, that remains and has not played to the
/// trick; with nobody left the trick is complete. As play is clockwise, nobody before `from` is to play.
#[inline]
pub(crate) fn go_on(public: &mut Public, from: Seat) {
    match public.remaining.minus(public.in_trick).clockwise_from(from).first() {
        Some(next) => {
            public.turn = next;
            if public.in_trick.is_empty() {
                public.leader = next;
            }
        }
        None => complete(public),
    }
}

#[inline]
fn complete(public: &mut Public) {
    let Some(highest) = highest(public, public.in_trick) else { return };
    // T19: whose card is highest leads, or the next one who remains.
    let Some(next) = public.remaining.clockwise_from(highest).first() else { return };
    if public.piles.len(next) == CARDS {
        public.finish(last_trick_winner(public, highest));
    } else {
        public.leader = next;
        public.turn = next;
        public.in_trick = SeatSet::EMPTY;
        public.suit_led = None;
    }
}

/// T16: which of these seats has the highest card of the suit led in the trick under way; none if none of
/// them followed suit.
#[inline]
pub(crate) fn highest(public: &Public, among: SeatSet) -> Option<Seat> {
    let led = public.suit_led?;
    let mut best = None;
    let mut most = 0;
    for seat in among.clockwise_from(public.leader) {
        let Some(card) = public.piles.top(seat) else { continue };
        let value = if card.suit() == led { height(card) + 1 } else { 0 };
        if value > most {
            most = value;
            best = Some(seat);
        }
    }
    best
}

/// T19, T20: who wins the hand by the last trick, in which `highest` has the highest card.
#[inline]
pub(crate) fn last_trick_winner(public: &Public, highest: Seat) -> Seat {
    // T20: the re-toeper wins with the highest card of all, else one of those who saw.
    let by = public.toep_by;
    let seen = !public.saw.is_empty();
    if seen && highest == by {
        return by;
    }
    let (rivals, from) = if seen { (public.saw, by) } else { (public.remaining, highest) };
    self::highest(public, rivals).or(rivals.clockwise_from(from).first()).unwrap_or(highest)
}
