//! What a game must be able to say.

use crate::{Fact, Packets, Seat, Seats, Seen, Step};
use cards::CardBag;
use core::fmt::Debug;
use core::ops::ControlFlow;

/// What has to happen next.
#[derive(Clone, PartialEq, Debug)]
pub enum Next {
    /// One of these seats may act. The order says whose action counts first, and in which order players
    /// who decide one after another are asked ("nothing now" being an answer).
    Act(Seats),
    /// Cards must be dealt.
    Deal {
        /// Who gets how many.
        packets: Packets,
        /// Are they the first of a newly shuffled pack ([`Game::pack`])?
        new_pack: bool,
    },
    /// The rules force a fact out of this seat's hidden cards ([`Game::fact`]).
    Fact(Seat),
    /// Nothing more: the game is over.
    Over,
}

/// A card game. The implementing type is only a name; the parts of its state are the associated types.
///
/// Every function is pure. `public` is always the table as a spectator saw it, *before* the step at hand.
pub trait Game: Clone + Copy + PartialEq + Eq + Debug + 'static {
    /// House rules, number of players, dealer, and whatever else is agreed before the first card.
    type Setup: Clone + Debug;
    /// What everyone at the table can see, the house rules included.
    type Public: Clone + PartialEq + Debug;
    /// What one seat alone knows: its hand above all.
    type Private: Clone + PartialEq + Debug + Default;
    /// What lies face down and nobody may look at; kept for scores, conservation and notation.
    type Covered: Clone + PartialEq + Debug;
    /// What a seat can do. Two actions are equal when they do the same.
    type Action: Copy + PartialEq + Debug;
    /// What a fact says.
    type Says: Copy + PartialEq + Debug;
    /// Why an action is not lawful: the rule it breaks.
    type Illegal: Copy + PartialEq + Debug;

    /// The table before the first card.
    fn open(setup: &Self::Setup) -> (Self::Public, Self::Covered);

    /// How many play.
    fn players(public: &Self::Public) -> u8;

    /// The whole pack that [`Next::Deal`] with `new_pack` begins to deal from.
    fn pack(public: &Self::Public) -> CardBag;

    /// What has to happen now.
    fn next(public: &Self::Public) -> Next;

    /// May this seat, holding this, do that? Decided directly, in a bounded number of steps, never by
    /// going through a list.
    ///
    /// # Errors
    /// The rule that the action breaks.
    fn check(
        public: &Self::Public,
        seat: Seat,
        private: &Self::Private,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Hands every lawful action of this seat to `visit`, each once, until it breaks off. There can be
    /// millions; nothing is collected, and the order is fixed but means nothing.
    fn legal<F: FnMut(Self::Action) -> ControlFlow<()>>(
        public: &Self::Public,
        seat: Seat,
        private: &Self::Private,
        visit: &mut F,
    ) -> ControlFlow<()>;

    /// The fact that [`Next::Fact`] asks for, from what its seat alone knows or what lies covered.
    fn fact(
        public: &Self::Public,
        seat: Seat,
        private: &Self::Private,
        covered: &Self::Covered,
    ) -> Fact<Self::Says>;

    /// Changes one seat's private part by what that seat saw.
    fn see_private(public: &Self::Public, seat: Seat, private: &mut Self::Private, seen: &Seen<Self>);

    /// Changes the covered part. The only function that sees steps in full; nothing that it writes is
    /// ever shown.
    fn cover(public: &Self::Public, covered: &mut Self::Covered, step: &Step<Self>);

    /// Changes the public part by what a spectator saw.
    fn see_public(public: &mut Self::Public, seen: &Seen<Self>);

    /// The cards that have not been dealt; their order is no part of any state.
    fn undealt(covered: &Self::Covered) -> CardBag;
}
