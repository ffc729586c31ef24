//! How the table, a hand and the piles change when something happens.

use crate::action::Action;
use crate::build::Build;
use crate::state::{Covered, Public, Wippen};
use cards::{Card, CardBag};
use game::{Place, Seat, Seen, Step};

#[inline]
pub(crate) fn hand(seat: Seat, hand: &mut CardBag, seen: &Seen<Wippen>) {
    match seen {
        Seen::Act { seat: who, action } if *who == seat => {
            hand.remove(action.card());
        }
        Seen::Deal(packets) => {
            for packet in packets {
                if packet.to == Place::Hand(seat) {
                    *hand = hand.plus(packet.cards.unwrap_or_default());
                }
            }
        }
        Seen::Act { .. } | Seen::Fact { .. } => {}
    }
}

#[inline]
pub(crate) fn covered(public: &Public, covered: &mut Covered, step: &Step<Wippen>) {
    match step {
        Step::Act { seat, action } => {
            match *action {
                Action::Capture { card, loose, builds } => {
                    let pile = &mut covered.piles[seat.index()];
                    pile.push_bag(loose);
                    for build in public.builds.of(builds) {
                        pile.push_bag(build.cards);
                    }
                    pile.push(card);
                }
                Action::Steal { card, from } => {
                    let stolen = core::mem::take(&mut covered.piles[from.index()]);
                    let pile = &mut covered.piles[seat.index()];
                    pile.push_all(stolen.as_slice());
                    pile.push(card);
                }
                Action::Add { .. } | Action::Build { .. } | Action::Extend { .. } => {}
            }
            if public.in_hands() == 1 && public.stock == 0 {
                leave(public, covered, *seat, *action);
            }
        }
        Step::Deal(deal) => covered.undealt = covered.undealt.minus(deal.cards.bag()),
        Step::Fact(_) => {}
    }
}

/// W30: after the last card of all, what is left in the pot goes to the player who captured last.
fn leave(public: &Public, covered: &mut Covered, seat: Seat, action: Action) {
    let mut after = public.clone();
    act(&mut after, seat, action);
    if let Some(last) = after.last_capture {
        covered.piles[last.index()].push_bag(after.loose);
    }
}

#[inline]
pub(crate) fn public(public: &mut Public, seen: &Seen<Wippen>) {
    match seen {
        Seen::Act { seat, action } => {
            act(public, *seat, *action);
            let last_card = public.in_hands() == 0 && public.stock == 0;
            if let Some(last) = public.last_capture.filter(|_| last_card) {
                public.piles[last.index()] += public.loose.len();
                if let Some(top) = public.loose.iter().last() {
                    cover_top(public, last, top);
                }
                public.loose = CardBag::EMPTY;
            }
        }
        Seen::Deal(packets) => {
            for packet in packets {
                public.stock -= packet.count;
                match packet.to {
                    Place::Table => public.loose = public.loose.plus(packet.cards.unwrap_or_default()),
                    Place::Hand(seat) => {
                        public.held[seat.index()] += packet.count;
                        if let Some(cards) = packet.cards {
                            let open = &mut public.open_hands[seat.index()];
                            *open = open.plus(cards);
                        }
                    }
                }
            }
        }
        Seen::Fact { about, cards, .. } => {
            public.counted[about.index()] = cards.unwrap_or_default();
            public.counts = about.number() + 1;
        }
    }
}

/// One turn, without what comes after the last card of all.
#[inline]
fn act(public: &mut Public, seat: Seat, action: Action) {
    let at = seat.index();
    let card = action.card();
    public.lay_card(seat);
    if public.rules.open_hands {
        public.open_hands[at].remove(card);
    }
    public.turn = seat.left(public.players());
    match action {
        Action::Add { card } => {
            public.loose.insert(card);
        }
        Action::Capture { loose, builds, .. } => {
            let built: u8 = public.builds.of(builds).map(|build| build.cards.len()).sum();
            public.loose = public.loose.minus(loose);
            if !builds.is_empty() {
                public.builds.remove(builds);
            }
            public.piles[at] += loose.len() + built + 1;
            cover_top(public, seat, card);
            public.last_capture = Some(seat);
            let empty = public.loose.is_empty() && public.builds.is_empty();
            if empty && public.stock > 0 && public.rules.wips {
                public.wips[at] = public.wips[at].saturating_add(1);
            }
        }
        Action::Build { card, loose, value } => {
            public.loose = public.loose.minus(loose);
            let mut cards = loose;
            cards.insert(card);
            public.builds.insert(Build::new(cards, value, seat));
        }
        Action::Extend { card, loose, build, value } => {
            let old = public.builds.take(usize::from(build));
            public.loose = public.loose.minus(loose);
            let mut cards = old.plus(loose);
            cards.insert(card);
            public.builds.insert(Build::new(cards, value, seat));
        }
        Action::Steal { card, from } => {
            public.piles[at] += public.piles[from.index()] + 1;
            public.piles[from.index()] = 0;
            public.tops[from.index()] = None;
            cover_top(public, seat, card);
        }
    }
}

/// W23: with `stealing` the top card of a pile is seen.
#[inline]
fn cover_top(public: &mut Public, seat: Seat, card: Card) {
    if public.rules.stealing {
        public.tops[seat.index()] = Some(card);
    }
}
