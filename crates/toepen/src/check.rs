//! May this seat, holding this, do that?

use crate::action::Action;
use crate::exchange::{check_exchange, check_look, check_ready};
use crate::illegal::Illegal;
use crate::public::{Due, Phase, Public};
use crate::secret::Private;
use crate::strength::same_suit;
use crate::toeping::check_toep;
use cards::{Card, CardSet};
use game::Seat;

/// Decides one action, in a bounded number of steps.
#[inline]
pub(crate) fn check(
    public: &Public,
    seat: Seat,
    private: &Private,
    action: Action,
) -> Result<(), Illegal> {
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
    if let Some(winner) = public.winner {
        return Err(Illegal::Over { winner });
    }
    match public.due {
        Due::Nothing => {}
        Due::Deal | Due::Refill(_) => return Err(Illegal::Dealing),
        Due::Look { .. } => return Err(Illegal::Checking),
        Due::Tens(_) => return Err(Illegal::Reporting),
    }
    if seat.number() >= public.players {
        return Err(Illegal::NoSuchSeat { seat, players: public.players });
    }
    Ok(())
}

/// T11: while a toep is being answered only the next one may do something, and only answer.
#[inline]
fn answer(public: &Public, seat: Seat, next: Seat, action: Action) -> Result<(), Illegal> {
    let by = public.toeps.by.unwrap_or_default();
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
    match public.led() {
        Some(led) if !same_suit(card, led) && !(private.hand & CardSet::of_suit(led.suit())).is_empty() => {
            Err(Illegal::FollowSuit { card, led: led.suit() })
        }
        _ => Ok(()),
    }
}

/// T16: which cards of the hand may be played to the trick under way.
#[inline]
pub(crate) fn playable(public: &Public, hand: CardSet) -> CardSet {
    let Some(led) = public.led() else { return hand };
    let following = hand & CardSet::of_suit(led.suit());
    if following.is_empty() { hand } else { following }
}
