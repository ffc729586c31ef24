//! Exchanging before the first card: laying down, checking, closing (T6–T9), and the tens (T22).
//!
//! Kept out of line, so that the hot paths of playing and toeping stay small.

use crate::illegal::Illegal;
use crate::public::{Due, Phase, Public};
use crate::secret::Says;
use game::{Seat, SeatSet};

/// Cards that an exchange takes from the stock (T6).
pub(crate) const REFILL: u8 = 4;

/// T8: what checking an honest exchange costs, half of it for the exchanger.
const LOOKING_COSTS: u8 = 2;

/// Can the stock give four cards?
#[inline]
pub(crate) const fn stock_suffices(public: &Public) -> bool {
    public.stock >= REFILL
}

/// T6
#[inline(never)]
pub(crate) fn check_exchange(public: &Public, seat: Seat) -> Result<(), Illegal> {
    if !public.rules.exchange {
        return Err(Illegal::NoExchanging);
    }
    if !public.remaining.contains(seat) {
        return Err(Illegal::FoldedExchange);
    }
    if public.phase != Phase::Exchange {
        return Err(Illegal::ExchangeClosed);
    }
    if !stock_suffices(public) {
        return Err(Illegal::SmallStock { left: public.stock });
    }
    Ok(())
}

/// T8
#[inline(never)]
pub(crate) fn check_look(public: &Public, seat: Seat, about: Seat) -> Result<(), Illegal> {
    if public.phase != Phase::Exchange {
        return Err(Illegal::CheckClosed);
    }
    if !public.remaining.contains(seat) {
        return Err(Illegal::FoldedCheck);
    }
    if seat == about {
        return Err(Illegal::OwnExchange);
    }
    if !public.unchecked.contains(about) {
        return Err(Illegal::NothingToCheck { seat: about });
    }
    Ok(())
}

/// T9
#[inline(never)]
pub(crate) fn check_ready(public: &Public, seat: Seat) -> Result<(), Illegal> {
    if public.phase != Phase::Exchange {
        return Err(Illegal::ReadyClosed);
    }
    if !public.remaining.contains(seat) {
        return Err(Illegal::FoldedReady);
    }
    if public.ready.contains(seat) {
        return Err(Illegal::AlreadyReady);
    }
    Ok(())
}

/// T6, T9: the cards lie there; everyone else may want to check them.
#[inline(never)]
pub(crate) fn exchange(public: &mut Public, seat: Seat) {
    public.unchecked = public.unchecked.with(seat);
    public.ready = public.ready.minus(public.remaining.without(seat));
    public.due = Due::Refill(seat);
}

/// T22: whether those who just got cards have a ten is asked once; who has paid is not asked again.
#[inline]
pub(crate) fn ask_for_tens(public: &mut Public, of: SeatSet) {
    let asked = of.minus(public.tens);
    public.due = if public.rules.report_tens && !asked.is_empty() { Due::Tens(asked) } else { Due::Nothing };
}

/// T22: a ten costs a clip, and the next one is asked.
pub(crate) fn report(public: &mut Public, seat: Seat, says: Says) {
    let Due::Tens(asked) = public.due else { return };
    if says == Says::HasTen {
        public.balances[seat.index()] -= 1;
        public.tens = public.tens.with(seat);
    }
    let asked = asked.without(seat);
    public.due = if asked.is_empty() { Due::Nothing } else { Due::Tens(asked) };
}

/// T9
#[inline(never)]
pub(crate) fn be_ready(public: &mut Public, seat: Seat) {
    public.ready = public.ready.with(seat);
    close_if_all_ready(public);
}

/// T8: the fine, and what it does to exchanging.
pub(crate) fn fine(public: &mut Public, says: Says) {
    let Due::Look { by, about } = public.due else { return };
    public.due = Due::Nothing;
    public.unchecked = public.unchecked.without(about);
    let (payer, to, clips) = match says {
        Says::Honest => (by, about, LOOKING_COSTS),
        _ => (about, by, public.players - 1),
    };
    public.stake(payer, clips - 1);
    public.balances[payer.index()] -= 1;
    public.balances[to.index()] += 1;
    // T9: nothing to get any more and nothing to check.
    if !stock_suffices(public) && public.unchecked.is_empty() {
        close(public);
    }
}

/// T9: looked at whenever somebody got ready, and after a toep has been answered.
#[inline]
pub(crate) fn close_if_all_ready(public: &mut Public) {
    if public.phase == Phase::Exchange && public.remaining.minus(public.ready).is_empty() {
        close(public);
    }
}

fn close(public: &mut Public) {
    public.phase = Phase::Play;
    public.ready = SeatSet::all(public.players);
}
