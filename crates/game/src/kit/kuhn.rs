//! Kuhn poker: the smallest game with hidden cards that has all three kinds of step.
//!
//! Two players, three cards (jack, queen, king), one chip each; a player may pass or bet one chip; a bet
//! is called or not. H. W. Kuhn, "A simplified two-person poker", 1950.

use super::Subject;
use crate::{Fact, Game, Next, Packet, Place, Seat, Seats, Seen, ShownTo, Step};
use cards::{Card, CardBag, Rank, Suit};
use core::ops::ControlFlow;
use std::vec::Vec;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kuhn;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Passes: checks, or folds to a bet.
    Pass,
    /// Bets one chip, or calls a bet.
    Bet,
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// It is not this seat's turn.
    NotYourTurn,
}

/// What everyone sees.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Public {
    /// Have the cards been dealt?
    pub dealt: bool,
    /// The actions so far, from seat 0 on.
    pub actions: Vec<Action>,
    /// The cards shown at the end.
    pub shown: [Option<Card>; 2],
}

impl Public {
    /// What seat 0 wins, once it is decided.
    pub fn won(&self) -> Option<i32> {
        use Action::{Bet, Pass};
        let better = || {
            let [own, other] = self.shown;
            // Jack, queen, king is the order of their indices too.
            Some(if own?.rank().index() > other?.rank().index() { 1 } else { -1 })
        };
        match self.actions[..] {
            [Bet, Pass] => Some(1),
            [Pass, Bet, Pass] => Some(-1),
            [Pass, Pass] => better(),
            [Bet, Bet] | [Pass, Bet, Bet] => better().map(|sign| 2 * sign),
            _ => None,
        }
    }

    fn turn(&self) -> Option<Seat> {
        use Action::{Bet, Pass};
        match self.actions[..] {
            [] | [Pass, Bet] => Some(Seat::new(0)),
            [_] => Some(Seat::new(1)),
            _ => None,
        }
    }

    fn showdown(&self) -> bool {
        use Action::{Bet, Pass};
        matches!(self.actions[..], [Pass, Pass] | [Bet, Bet] | [Pass, Bet, Bet])
    }
}

impl Game for Kuhn {
    type Setup = ();
    type Public = Public;
    type Private = CardBag;
    type Covered = CardBag;
    type Action = Action;
    type Says = ();
    type Illegal = Illegal;

    fn open((): &()) -> (Public, CardBag) {
        let public = Public::default();
        let pack = Kuhn::pack(&public);
        (public, pack)
    }

    fn players(_: &Public) -> u8 {
        2
    }

    fn pack(_: &Public) -> CardBag {
        [Rank::Jack, Rank::Queen, Rank::King].map(|rank| Card::new(rank, Suit::Spades)).into_iter().collect()
    }

    fn next(public: &Public) -> Next {
        if !public.dealt {
            let packet = |seat| Packet { to: Place::Hand(seat), count: 1, face_up: false };
            return Next::Deal { packets: Seat::all(2).map(packet).collect(), new_pack: true };
        }
        if let Some(turn) = public.turn() {
            return Next::Act(Seats::one(turn));
        }
        let hidden = Seat::all(2).find(|seat| public.shown[seat.index()].is_none());
        match hidden {
            Some(seat) if public.showdown() => Next::Fact(seat),
            _ => Next::Over,
        }
    }

    fn check(public: &Public, seat: Seat, _: &CardBag, _: Action) -> Result<(), Illegal> {
        if public.dealt && public.turn() == Some(seat) { Ok(()) } else { Err(Illegal::NotYourTurn) }
    }

    fn legal<F: FnMut(Action) -> ControlFlow<()>>(
        public: &Public,
        seat: Seat,
        hand: &CardBag,
        visit: &mut F,
    ) -> ControlFlow<()> {
        for action in [Action::Pass, Action::Bet] {
            if Kuhn::check(public, seat, hand, action).is_ok() {
                visit(action)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn fact(_: &Public, seat: Seat, hand: &CardBag, _: &CardBag) -> Fact<()> {
        Fact { about: seat, says: (), cards: *hand, shown_to: ShownTo::All }
    }

    fn see_private(_: &Public, seat: Seat, hand: &mut CardBag, seen: &Seen<Kuhn>) {
        if let Seen::Deal(packets) = seen {
            for packet in packets.iter().filter(|packet| packet.to == Place::Hand(seat)) {
                *hand = hand.plus(packet.cards.unwrap_or_default());
            }
        }
    }

    fn cover(_: &Public, undealt: &mut CardBag, step: &Step<Kuhn>) {
        if let Step::Deal(deal) = step {
            *undealt = undealt.minus(deal.cards.bag());
        }
    }

    fn see_public(public: &mut Public, seen: &Seen<Kuhn>) {
        match seen {
            Seen::Act { action, .. } => public.actions.push(*action),
            Seen::Deal(_) => public.dealt = true,
            Seen::Fact { about, cards, .. } => {
                public.shown[about.index()] = cards.and_then(CardBag::first);
            }
        }
    }

    fn undealt(undealt: &CardBag) -> CardBag {
        *undealt
    }
}

/// What the kit has to know about it.
pub const SUBJECT: Subject<Kuhn> = Subject {
    shown: |_| None,
    all_cards: |state| Seat::all(2).fold(*state.covered(), |all, seat| all.plus(*state.private(seat))),
    attempts: |_, _, _| Vec::from([Action::Pass, Action::Bet]),
    check_state: |_| {},
};
