//! One hand of toepen, under the contract of the crate `game`.

use crate::action::Action;
use crate::check::check;
use crate::illegal::Illegal;
use crate::legal::{legal, next};
use crate::piles::Piles;
use crate::public::Public;
use crate::secret::{Covered, Private, Says};
use crate::see;
use crate::setup::Setup;
use crate::strength::PACK;
use cards::CardBag;
use core::ops::ControlFlow;
use game::{Fact, Game, Next, Seat, Seen, Step};

/// One hand of four tricks: stakes, deal, exchanging, toeping and playing, to the winner of it all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand;

impl Game for Hand {
    type Setup = Setup;
    type Public = Public;
    type Private = Private;
    type Covered = Covered;
    type Action = Action;
    type Says = Says;
    type Illegal = Illegal;

    #[inline]
    fn open(setup: &Setup) -> (Public, Covered) {
        (Public::open(setup), Covered { undealt: PACK, piles: Piles::EMPTY })
    }

    #[inline]
    fn players(public: &Public) -> u8 {
        public.players()
    }

    #[inline]
    fn pack(_public: &Public) -> CardBag {
        CardBag::from_set(PACK)
    }

    #[inline]
    fn next(public: &Public) -> Next {
        next(public)
    }

    #[inline]
    fn check(public: &Public, seat: Seat, private: &Private, action: Action) -> Result<(), Illegal> {
        check(public, seat, private, action)
    }

    #[inline]
    fn legal<F: FnMut(Action) -> ControlFlow<()>>(
        public: &Public,
        seat: Seat,
        private: &Private,
        visit: &mut F,
    ) -> ControlFlow<()> {
        legal(public, seat, private, visit)
    }

    fn fact(public: &Public, seat: Seat, private: &Private, _covered: &Covered) -> Fact<Says> {
        see::fact(public, seat, private)
    }

    #[inline]
    fn see_private(_public: &Public, seat: Seat, private: &mut Private, seen: &Seen<Hand>) {
        see::see_private(seat, private, seen);
    }

    #[inline]
    fn cover(_public: &Public, covered: &mut Covered, step: &Step<Hand>) {
        see::cover(covered, step);
    }

    #[inline]
    fn see_public(public: &mut Public, seen: &Seen<Hand>) {
        see::see_public(public, seen);
    }

    #[inline]
    fn undealt(covered: &Covered) -> CardBag {
        CardBag::from_set(covered.undealt)
    }
}
