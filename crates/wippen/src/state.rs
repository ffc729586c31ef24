//! The parts of a game of Wippen.

use crate::action::Action;
use crate::build::Builds;
use crate::illegal::Illegal;
use crate::rules::Rules;
use crate::value::Value;
use crate::{check, deal, legal, see};
use cards::{Card, CardBag, CardList};
use core::ops::ControlFlow;
use game::{Fact, Game, MAX_SEATS, Next, Seat, Seen, Step};

/// W2
pub const MIN_PLAYERS: u8 = 2;
/// W2
pub const MAX_PLAYERS: u8 = 6;
/// The most cards that a pile can hold: two whole decks.
pub const PILE: usize = 2 * Card::COUNT as usize;

pub(crate) const SEATS: usize = MAX_PLAYERS as usize;

/// One game of Wippen: a whole pack, in deals of four cards each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wippen;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// House rules and number of players.
    pub rules: Rules,
    /// Who deals.
    pub dealer: Seat,
    /// The cards to play with: [`Setup::new`] takes what W3 leaves. They must come out even.
    pub pack: CardBag,
}

/// What everyone at the table sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Public {
    /// House rules and number of players.
    pub rules: Rules,
    /// Who deals.
    pub dealer: Seat,
    /// Who is to play, while anyone holds a card.
    pub turn: Seat,
    /// The loose cards of the pot.
    pub loose: CardBag,
    /// The builds of the pot.
    pub builds: Builds,
    /// How many cards each seat holds.
    pub held: [u8; MAX_SEATS],
    /// How many cards are still to be dealt.
    pub stock: u8,
    /// The cards that the game is played with.
    pub pack: CardBag,
    /// How many cards lie on each seat's pile (W23).
    pub piles: [u8; SEATS],
    /// The top card of each pile, with `stealing` (W23).
    pub tops: [Option<Card>; SEATS],
    /// The wips made by each seat (W28).
    pub wips: [u8; SEATS],
    /// Who captured last (W30).
    pub last_capture: Option<Seat>,
    /// The hands, with `open_hands`; else empty.
    pub open_hands: [CardBag; SEATS],
    /// What was in the piles, for those that have been counted after the last card.
    pub counted: [CardBag; SEATS],
    /// How many piles have been counted, from seat 0 on; all: the game is over.
    pub counts: u8,
}

impl Public {
    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.rules.players()
    }

    /// How many cards are in hands.
    #[inline]
    pub fn in_hands(&self) -> u8 {
        // The eight counts at once: the highest byte of the product is the sum of all bytes.
        (u64::from_le_bytes(self.held).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Takes a card from the count of a seat's hand.
    #[inline]
    pub(crate) fn lay_card(&mut self, seat: Seat) {
        // The eight counts at once here too: they are about to be added up, and a processor waits to read as a
        // whole what has just been written in part.
        let held = u64::from_le_bytes(self.held).wrapping_sub(1 << (8 * seat.index()));
        self.held = held.to_le_bytes();
    }

    /// Have cards been dealt yet?
    #[inline]
    pub fn is_untouched(&self) -> bool {
        self.stock == self.pack.len()
    }

    /// Has the last card been played and every pile counted (W29)?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.counts == self.players()
    }

    /// Is this the deal after which no cards are left (W6)?
    pub fn is_last_deal(&self) -> bool {
        self.stock == 0
    }

    /// The seats, from 0 on.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::all(self.players())
    }
}

/// What one seat alone knows: its hand.
pub type Private = CardBag;

/// What lies face down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Covered {
    /// The cards still to be dealt.
    pub undealt: CardBag,
    /// Each seat's pile, bottom to top.
    pub piles: [CardList<PILE>; SEATS],
}

impl Setup {
    /// A game with the cards that W3 leaves.
    pub fn new(rules: Rules, dealer: Seat) -> Setup {
        Setup { rules, dealer, pack: deal::pack(&rules) }
    }
}

impl Game for Wippen {
    type Setup = Setup;
    type Public = Public;
    type Private = Private;
    type Covered = Covered;
    type Action = Action;
    /// What a counted pile says: nothing but its cards.
    type Says = ();
    type Illegal = Illegal;

    #[inline]
    fn open(setup: &Setup) -> (Public, Covered) {
        let public = Public {
            rules: setup.rules,
            dealer: setup.dealer,
            turn: setup.dealer.left(setup.rules.players()),
            loose: CardBag::EMPTY,
            builds: Builds::default(),
            held: [0; MAX_SEATS],
            stock: setup.pack.len(),
            pack: setup.pack,
            piles: [0; SEATS],
            tops: [None; SEATS],
            wips: [0; SEATS],
            last_capture: None,
            open_hands: [CardBag::EMPTY; SEATS],
            counted: [CardBag::EMPTY; SEATS],
            counts: 0,
        };
        (public, Covered { undealt: setup.pack, piles: Default::default() })
    }

    #[inline]
    fn players(public: &Public) -> u8 {
        public.players()
    }

    fn pack(public: &Public) -> CardBag {
        public.pack
    }

    #[inline]
    fn next(public: &Public) -> Next {
        deal::next(public)
    }

    #[inline]
    fn check(public: &Public, seat: Seat, hand: &CardBag, action: Action) -> Result<(), Illegal> {
        check::check(public, seat, *hand, action)
    }

    #[inline]
    fn legal<F: FnMut(Action) -> ControlFlow<()>>(
        public: &Public,
        seat: Seat,
        hand: &CardBag,
        visit: &mut F,
    ) -> ControlFlow<()> {
        legal::legal(public, seat, *hand, visit)
    }

    fn fact(_public: &Public, seat: Seat, _hand: &CardBag, covered: &Covered) -> Fact<()> {
        let cards = covered.piles[seat.index()].bag();
        Fact { about: seat, says: (), cards, shown_to: game::ShownTo::All }
    }

    #[inline]
    fn see_private(_public: &Public, seat: Seat, hand: &mut CardBag, seen: &Seen<Wippen>) {
        see::hand(seat, hand, seen);
    }

    #[inline]
    fn cover(public: &Public, covered: &mut Covered, step: &Step<Wippen>) {
        see::covered(public, covered, step);
    }

    #[inline]
    fn see_public(public: &mut Public, seen: &Seen<Wippen>) {
        see::public(public, seen);
    }

    fn undealt(covered: &Covered) -> CardBag {
        covered.undealt
    }
}

/// The value of the highest own build that is left behind if `kept` is the hand after the turn.
#[inline]
pub(crate) fn build_left_behind(
    public: &Public,
    seat: Seat,
    kept: CardBag,
    gone: crate::BuildSet,
) -> Option<Value> {
    let left = |build: &&crate::Build| build.owner == seat && !check::holds(kept, build.value);
    let builds = public.builds.as_slice().iter().enumerate();
    builds
        .filter(|(index, _)| !gone.contains(*index))
        .map(|(_, build)| build)
        .find(left)
        .map(|build| build.value)
}
