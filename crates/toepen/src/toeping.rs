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
    if public.toepers.contains(seat) {
        return Ok(());
    }
    // With no toep before, everyone who remains may toep.
    Err(if public.card_since { Illegal::OwnToep } else { Illegal::NoCardSince { by: public.toep_by } })
}

/// T13: notes anew who may toep when no toep is being answered: before the first toep everyone who remains;
/// after one nobody until a card has been played, and then everyone but the last toeper.
#[inline]
pub(crate) fn note_toepers(public: &mut Public) {
    let own = SeatSet::of(public.toep_by);
    public.toepers = if public.toeps == 0 {
        public.remaining
    } else if !public.card_since {
        SeatSet::EMPTY
    } else if public.rules.retoep_own {
        public.remaining
    } else {
        public.remaining.minus(own)
    };
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
    public.seeing = public.toeps > 0 && is_last_to_play(public, seat);
    public.stake(seat, clips);
    public.toeps = public.toeps.saturating_add(1);
    public.toep_by = seat;
    public.card_since = false;
    note_toepers(public);
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
    if public.remaining == SeatSet::of(public.toep_by) {
        public.finish(public.toep_by);
    } else {
        answered(public, seat);
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
