//! Who may act, and everything that one seat may do.

use crate::action::Action;
use crate::check::playable;
use crate::exchange::{self, stock_suffices};
use crate::public::{Due, Phase, Public};
use crate::rules::ToepStakes;
use crate::secret::Private;
use core::ops::ControlFlow;
use game::{Next, Packet, Packets, Place, Seat, SeatSet, Seats};

/// Cards dealt at a time (T4).
const AT_A_TIME: u8 = 2;

/// What comes next.
#[inline]
pub(crate) fn next(public: &Public) -> Next {
    match public.due {
        Due::Nothing => match to_act(public) {
            Some(seats) => Next::Act(seats),
            None => Next::Over,
        },
        Due::Deal => Next::Deal { packets: first_packets(public), new_pack: true },
        Due::Refill(seat) => Next::Deal { packets: refill(seat), new_pack: false },
        Due::Look { about, .. } => Next::Fact(about),
        Due::Tens(asked) => {
            Next::Fact(asked.clockwise_from(left_of_dealer(public)).first().unwrap_or_default())
        }
    }
}

/// T6: four cards from the stock.
#[inline(never)]
fn refill(seat: Seat) -> Packets {
    [Packet { to: Place::Hand(seat), count: exchange::REFILL, face_up: false }].into_iter().collect()
}

#[inline]
fn left_of_dealer(public: &Public) -> Seat {
    public.dealer.left(public.players)
}

/// T4: two at a time, clockwise from the dealer's left.
#[inline(never)]
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
        Phase::Play => public.toepers.with(public.turn).clockwise_from(public.turn),
        Phase::Exchange => exchanging(public).clockwise_from(left_of_dealer(public)),
    })
}

/// Who can do something while exchanging is open: not one who is ready, cannot exchange, has nothing to check
/// and may not toep.
#[inline(never)]
fn exchanging(public: &Public) -> SeatSet {
    if stock_suffices(public) {
        return public.remaining;
    }
    let something = |seat: &Seat| {
        !public.ready.contains(*seat)
            || public.toepers.contains(*seat)
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
    if public.winner.is_some() || !matches!(public.due, Due::Nothing) {
        return ControlFlow::Continue(());
    }
    if let Some(next) = public.next_answer() {
        if seat == next {
            visit(Action::Stay)?;
            visit(Action::Fold)?;
        }
        return ControlFlow::Continue(());
    }
    if public.toepers.contains(seat) {
        visit(Action::Toep(1))?;
        if public.rules.toep_stakes == ToepStakes::OneOrTwo {
            visit(Action::Toep(2))?;
        }
    }
    match public.phase {
        Phase::Play if seat == public.turn => {
            for card in playable(public, private.hand) {
                visit(Action::Play(card))?;
            }
            ControlFlow::Continue(())
        }
        Phase::Play => ControlFlow::Continue(()),
        Phase::Exchange => legal_exchanging(public, seat, visit),
    }
}

/// T6, T8, T9
#[inline(never)]
fn legal_exchanging<F: FnMut(Action) -> ControlFlow<()>>(
    public: &Public,
    seat: Seat,
    visit: &mut F,
) -> ControlFlow<()> {
    if !public.remaining.contains(seat) {
        return ControlFlow::Continue(());
    }
    if !public.ready.contains(seat) {
        visit(Action::Ready)?;
    }
    if stock_suffices(public) {
        visit(Action::Exchange)?;
    }
    for about in public.unchecked.without(seat).clockwise_from(seat) {
        visit(Action::Check(about))?;
    }
    ControlFlow::Continue(())
}
