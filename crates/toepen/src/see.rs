//! How the three parts of a hand change by what was seen.

use crate::action::Action;
use crate::hand::Hand;
use crate::piles::CARDS;
use crate::public::{Due, Public, stock_after_deal};
use crate::secret::{Covered, Private, Says};
use crate::{exchange, strength, toeping, trick};
use cards::{CardBag, CardSet};
use game::{Fact, Place, Seat, SeatSet, Seen, ShownTo, Step};

/// The public part, by what a spectator saw.
#[inline]
pub(crate) fn see_public(public: &mut Public, seen: &Seen<Hand>) {
    match seen {
        Seen::Act { seat, action } => act(public, *seat, *action),
        Seen::Deal(_) => match public.due {
            Due::Refill(seat) => {
                public.stock = public.stock.saturating_sub(exchange::REFILL);
                exchange::ask_for_tens(public, SeatSet::of(seat));
            }
            _ => {
                public.stock = stock_after_deal(public.players);
                exchange::ask_for_tens(public, SeatSet::all(public.players));
            }
        },
        Seen::Fact { about, says, cards, .. } => match says {
            Says::Honest | Says::Dishonest => {
                public.exposed = public.exposed | cards.map_or(CardSet::EMPTY, CardBag::kinds);
                exchange::fine(public, *says);
            }
            Says::HasTen | Says::HasNoTen => exchange::report(public, *about, *says),
        },
    }
}

#[inline]
fn act(public: &mut Public, seat: Seat, action: Action) {
    match action {
        Action::Play(card) => trick::play(public, seat, card),
        Action::Toep(clips) => toeping::toep(public, seat, clips),
        Action::Stay => toeping::stay(public, seat),
        Action::Fold => toeping::fold(public, seat),
        Action::Exchange => exchange::exchange(public, seat),
        Action::Check(about) => public.due = Due::Look { by: seat, about },
        Action::Ready => exchange::be_ready(public, seat),
    }
}

/// One seat's private part, by what that seat saw.
#[inline]
pub(crate) fn see_private(seat: Seat, private: &mut Private, seen: &Seen<Hand>) {
    match seen {
        Seen::Act { seat: actor, action } => {
            if *actor == seat {
                act_private(private, *action);
            }
        }
        Seen::Deal(packets) => {
            for packet in packets {
                if let (Place::Hand(to), Some(cards)) = (packet.to, packet.cards)
                    && to == seat
                {
                    private.hand = private.hand | cards.kinds();
                }
            }
        }
        Seen::Fact { about, says: Says::Honest | Says::Dishonest, face_up, cards } => {
            if *about == seat {
                private.laid_before = private.laid_before | private.laid;
                private.laid = CardSet::EMPTY;
            } else if let (Some(cards), false) = (cards, face_up) {
                private.shown = private.shown | cards.kinds();
            }
        }
        Seen::Fact { says: Says::HasTen | Says::HasNoTen, .. } => {}
    }
}

#[inline]
fn act_private(private: &mut Private, action: Action) {
    match action {
        Action::Play(card) => private.hand.remove(card),
        Action::Exchange => {
            private.laid_before = private.laid_before | private.laid;
            private.laid = private.hand;
            private.hand = CardSet::EMPTY;
        }
        Action::Toep(_) | Action::Stay | Action::Fold | Action::Check(_) | Action::Ready => {}
    }
}

/// The covered part.
#[inline]
pub(crate) fn cover(covered: &mut Covered, step: &Step<Hand>) {
    match step {
        Step::Act { seat, action: Action::Play(card) } => covered.piles.put(*seat, *card, true),
        Step::Deal(deal) => covered.undealt = covered.undealt & !deal.cards.bag().kinds(),
        Step::Act { .. } | Step::Fact(_) => {}
    }
}

/// T8, T22: the fact that is due, out of the cards of its seat.
pub(crate) fn fact(public: &Public, seat: Seat, private: &Private) -> Fact<Says> {
    match public.due {
        Due::Look { by, .. } => {
            let pictures = strength::pictures(public.rules.aces_are_pictures);
            let honest = pictures.contains_all(private.laid) && private.laid.len() == CARDS;
            let (says, shown_to) = if honest {
                (Says::Honest, ShownTo::Only(SeatSet::of(by)))
            } else {
                (Says::Dishonest, ShownTo::All)
            };
            Fact { about: seat, says, cards: CardBag::from_set(private.laid), shown_to }
        }
        _ => {
            let has_ten = !(private.hand & strength::TENS).is_empty();
            let says = if has_ten { Says::HasTen } else { Says::HasNoTen };
            let shown_to = ShownTo::Only(SeatSet::EMPTY);
            Fact { about: seat, says, cards: CardBag::EMPTY, shown_to }
        }
    }
}
