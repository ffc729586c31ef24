//! Tricks: whose turn it is, who takes them, who wins the hand (T16, T18–T21).

use crate::piles::CARDS;
use crate::public::Public;
use crate::strength::{height, same_suit};
use cards::Card;
use game::{Seat, SeatSet};

/// T16: a card joins the trick.
#[inline]
pub(crate) fn play(public: &mut Public, seat: Seat, card: Card) {
    public.piles.put(seat, card, public.rules.open_piles);
    public.in_trick = public.in_trick.with(seat);
    public.toeps.card_since = true;
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
    }
}

/// T16: which of these seats has the highest card of the suit led in the trick under way; none if none of
/// them followed suit.
#[inline]
pub(crate) fn highest(public: &Public, among: SeatSet) -> Option<Seat> {
    let led = public.led()?;
    let mut best = None;
    for seat in among.clockwise_from(public.leader) {
        let Some(card) = public.piles.top(seat) else { continue };
        if same_suit(card, led) && best.is_none_or(|(_, most)| height(card) > most) {
            best = Some((seat, height(card)));
        }
    }
    best.map(|(seat, _)| seat)
}

/// T19, T20: who wins the hand by the last trick, in which `highest` has the highest card.
#[inline]
pub(crate) fn last_trick_winner(public: &Public, highest: Seat) -> Seat {
    let (rivals, from) = match public.toeps.by {
        // T20: the re-toeper wins with the highest card of all, else one of those who saw.
        Some(by) if !public.saw.is_empty() => {
            if highest == by {
                return by;
            }
            (public.saw, by)
        }
        _ => (public.remaining, highest),
    };
    self::highest(public, rivals).or(rivals.clockwise_from(from).first()).unwrap_or(highest)
}
