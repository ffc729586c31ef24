//! Toeping and answering (T10–T15).

use crate::exchange;
use crate::illegal::Illegal;
use crate::piles::CARDS;
use crate::public::Public;
use crate::trick;
use game::{Seat, SeatSet};

/// T10, T13, T14; that no toep is being answered is known already.
#[inline]
pub(crate) fn check_toep(public: &Public, seat: Seat, clips: u8) -> Result<(), Illegal> {
    if !public.remaining.contains(seat) {
        return Err(Illegal::FoldedToep);
    }
    let most = public.rules.toep_stakes.most();
    if clips == 0 || clips > most {
        return Err(Illegal::ToepSize { clips, most });
    }
    match public.toeps.by {
        Some(by) if !public.toeps.card_since => Err(Illegal::NoCardSince { by }),
        Some(by) if by == seat && !public.rules.retoep_own => Err(Illegal::OwnToep),
        _ => Ok(()),
    }
}

/// Who may toep, when no toep is being answered.
#[inline]
pub(crate) fn may_toep(public: &Public) -> SeatSet {
    match public.toeps.by {
        None => public.remaining,
        Some(_) if !public.toeps.card_since => SeatSet::EMPTY,
        Some(by) if !public.rules.retoep_own => public.remaining.without(by),
        Some(_) => public.remaining,
    }
}

/// T15: clips that staying costs; none when nothing is being answered.
#[inline]
pub(crate) fn price(public: &Public) -> u8 {
    if public.seeing { public.toep_stake.max(public.players - 1) } else { public.toep_stake }
}

/// T10, T15
#[inline]
pub(crate) fn toep(public: &mut Public, seat: Seat, clips: u8) {
    // Nobody else has a card left to play, and the toeper has the last one of the hand.
    public.seeing = public.toeps.count > 0 && is_last_to_play(public, seat);
    public.stake(seat, clips);
    public.toeps.count = public.toeps.count.saturating_add(1);
    public.toeps.by = Some(seat);
    public.toeps.card_since = false;
    public.toep_stake = clips;
    public.left = public.remaining.without(seat);
}

/// T15: is this the last trick, and the seat's card alone unplayed among those of the remaining players?
#[inline]
pub(crate) fn is_last_to_play(public: &Public, seat: Seat) -> bool {
    public.remaining.minus(public.in_trick) == SeatSet::of(seat) && public.piles.len(seat) == CARDS - 1
}

/// T11, T15
#[inline]
pub(crate) fn stay(public: &mut Public, seat: Seat) {
    public.stake(seat, price(public));
    if public.seeing {
        public.saw = public.saw.with(seat);
    }
    answered(public, seat);
}

/// T11, T12
#[inline]
pub(crate) fn fold(public: &mut Public, seat: Seat) {
    public.remaining = public.remaining.without(seat);
    match public.toeps.by {
        Some(by) if public.remaining == SeatSet::of(by) => public.finish(by),
        _ => answered(public, seat),
    }
}

#[inline]
fn answered(public: &mut Public, seat: Seat) {
    public.left = public.left.without(seat);
    if public.left.is_empty() {
        public.toep_stake = 0;
        public.seeing = false;
        exchange::close_if_all_ready(public);
        trick::go_on(public, public.turn);
    }
}
