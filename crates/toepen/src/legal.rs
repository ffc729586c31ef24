//! Who may act, and everything that one seat may do.

use crate::action::Action;
use crate::check::playable;
use crate::exchange::stock_suffices;
use crate::public::{Due, Phase, Public};
use crate::secret::Private;
use crate::toeping::may_toep;
use core::ops::ControlFlow;
use game::{Next, Packet, Packets, Place, Seat, SeatSet, Seats};

/// Cards dealt at a time (T4).
const AT_A_TIME: u8 = 2;

/// What comes next.
#[inline]
pub(crate) fn next(public: &Public) -> Next {
    if public.due != Due::Nothing {
        return forced(public);
    }
    match to_act(public) {
        Some(seats) => Next::Act(seats),
        None => Next::Over,
    }
}

/// The deal or the fact that is due. Apart, because most often nothing is.
#[inline(never)]
fn forced(public: &Public) -> Next {
    match public.due {
        Due::Nothing => Next::Over,
        Due::Deal => Next::Deal { packets: first_packets(public), new_pack: true },
        Due::Refill(seat) => {
            let packet = Packet { to: Place::Hand(seat), count: crate::exchange::REFILL, face_up: false };
            Next::Deal { packets: [packet].into_iter().collect(), new_pack: false }
        }
        Due::Look { about, .. } => Next::Fact(about),
        Due::Tens(asked) => Next::Fact(asked.clockwise_from(left_of_dealer(public)).first().unwrap_or_default()),
    }
}

#[inline]
fn left_of_dealer(public: &Public) -> Seat {
    public.dealer.left(public.players)
}

/// T4: two at a time, clockwise from the dealer's left.
#[inline]
fn first_packets(public: &Public) -> Packets {
    let mut packets = Packets::new();
    for _ in 0..crate::piles::CARDS / AT_A_TIME {
        let mut seat = public.dealer;
        for _ in 0..public.players {
            seat = seat.left(public.players);
            packets.push(Packet { to: Place::Hand(seat), count: AT_A_TIME, face_up: false });
        }
    }
    packets
}

/// Who may act, in order of precedence; none when the hand is over. While a toep is being answered, the next
/// to answer (T11); while exchanging is open, everyone with something to do from the dealer's left on; else
/// who is to play, and then those who may toep (T10).
#[inline]
fn to_act(public: &Public) -> Option<Seats> {
    if public.winner.is_some() {
        return None;
    }
    if let Some(next) = public.next_answer() {
        return Some(Seats::one(next));
    }
    Some(match public.phase {
        Phase::Play => {
            let others = may_toep(public);
            others.with(public.turn).clockwise_from(public.turn)
        }
        Phase::Exchange => exchanging(public).clockwise_from(left_of_dealer(public)),
    })
}

/// Who can do something while exchanging is open: not one who is ready, cannot exchange, has nothing to check
/// and may not toep.
fn exchanging(public: &Public) -> SeatSet {
    if stock_suffices(public) {
        return public.remaining;
    }
    let toepers = may_toep(public);
    let something = |seat: &Seat| {
        !public.ready.contains(*seat)
            || toepers.contains(*seat)
            || !public.unchecked.without(*seat).is_empty()
    };
    public.remaining.clockwise_from(public.dealer).iter().filter(something).collect()
}

/// Hands everything that the seat may do to `visit`: what is said first, then cards.
#[inline]
pub(crate) fn legal<F: FnMut(Action) -> ControlFlow<()>>(
    public: &Public,
    seat: Seat,
    private: &Private,
    visit: &mut F,
) -> ControlFlow<()> {
    if public.due != Due::Nothing || public.winner.is_some() {
        return ControlFlow::Continue(());
    }
    if let Some(next) = public.next_answer() {
        if seat == next {
            visit(Action::Stay)?;
            visit(Action::Fold)?;
        }
        return ControlFlow::Continue(());
    }
    if may_toep(public).contains(seat) {
        for clips in 1..=public.rules.toep_stakes.most() {
            visit(Action::Toep(clips))?;
        }
    }
    match public.phase {
        Phase::Play if seat == public.turn => {
            for card in playable(public, private.hand) {
                visit(Action::Play(card))?;
            }
        }
        Phase::Exchange if public.remaining.contains(seat) => {
            if !public.ready.contains(seat) {
                visit(Action::Ready)?;
            }
            if stock_suffices(public) {
                visit(Action::Exchange)?;
            }
            for about in public.unchecked.without(seat).clockwise_from(seat) {
                visit(Action::Check(about))?;
            }
        }
        Phase::Play | Phase::Exchange => {}
    }
    ControlFlow::Continue(())
}
