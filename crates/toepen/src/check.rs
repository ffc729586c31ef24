//! May this seat, holding this, do that?

use crate::action::Action;
use crate::exchange::{check_exchange, check_look, check_ready};
use crate::illegal::Illegal;
use crate::public::{Due, Phase, Public};
use crate::secret::Private;
use crate::toeping::check_toep;
use cards::{Card, CardSet};
use game::Seat;

/// Decides one action, in a bounded number of steps.
#[inline]
pub(crate) fn check(public: &Public, seat: Seat, private: &Private, action: Action) -> Result<(), Illegal> {
    at_the_table(public, seat)?;
    if let Some(next) = public.next_answer() {
        return answer(public, seat, next, action);
    }
    match action {
        Action::Play(card) => check_card(public, seat, private, card),
        Action::Toep(clips) => check_toep(public, seat, clips),
        Action::Stay | Action::Fold => Err(Illegal::NothingToAnswer),
        Action::Exchange => check_exchange(public, seat),
        Action::Check(about) => check_look(public, seat, about),
        Action::Ready => check_ready(public, seat),
    }
}

/// Is it a time for actions, and does the seat exist?
#[inline]
fn at_the_table(public: &Public, seat: Seat) -> Result<(), Illegal> {
    let quiet = public.winner.is_none() && matches!(public.due, Due::Nothing);
    if quiet && seat.number() < public.players { Ok(()) } else { Err(not_now(public, seat)) }
}

#[cold]
fn not_now(public: &Public, seat: Seat) -> Illegal {
    if let Some(winner) = public.winner {
        return Illegal::Over { winner };
    }
    match public.due {
        Due::Nothing => Illegal::NoSuchSeat { seat, players: public.players },
        Due::Deal | Due::Refill(_) => Illegal::Dealing,
        Due::Look { .. } => Illegal::Checking,
        Due::Tens(_) => Illegal::Reporting,
    }
}

/// T11: while a toep is being answered only the next one may do something, and only answer.
#[inline]
fn answer(public: &Public, seat: Seat, next: Seat, action: Action) -> Result<(), Illegal> {
    let by = public.toep_by;
    match action {
        Action::Stay | Action::Fold if seat == next => Ok(()),
        Action::Stay | Action::Fold => Err(Illegal::NotYourAnswer { next }),
        Action::Toep(_) => Err(Illegal::ToepWhileAnswering { by, next }),
        Action::Play(_) | Action::Exchange | Action::Check(_) | Action::Ready => {
            Err(Illegal::AnswerFirst { by, next })
        }
    }
}

#[inline]
fn check_card(public: &Public, seat: Seat, private: &Private, card: Card) -> Result<(), Illegal> {
    if public.phase == Phase::Exchange {
        return Err(Illegal::CardWhileExchanging);
    }
    if seat != public.turn {
        let folded = !public.remaining.contains(seat);
        return Err(if folded { Illegal::FoldedCard } else { Illegal::OutOfTurn { turn: public.turn } });
    }
    if !private.hand.contains(card) {
        return Err(Illegal::NotHeld { card });
    }
    if playable(public, private.hand).contains(card) {
        return Ok(());
    }
    // Only a suit that was led keeps a card in the hand.
    Err(Illegal::FollowSuit { card, led: public.suit_led.unwrap_or(card.suit()) })
}

/// T16: which cards of the hand may be played to the trick under way.
#[inline]
pub(crate) fn playable(public: &Public, hand: CardSet) -> CardSet {
    let following = hand & public.following();
    if following.is_empty() { hand } else { following }
}
