//! An evening of hands (T2, T3, T23, T24), under the contract of the crate `game`.
//!
//! Before the first deal anyone may propose to play double; between two hands anyone may announce the last
//! few; the dealer deals, and then the hand's own actions follow until somebody has won it.

mod illegal;
mod public;

use crate::action::Action;
use crate::hand::Hand;
use crate::piles::Piles;
use crate::secret::{Covered, Private, Says};
use crate::strength::PACK;
use cards::CardBag;
use core::fmt;
use core::ops::ControlFlow;
use game::{Fact, Game, Next, Seat, Seen, Step};

pub use illegal::SessionIllegal;
pub use public::{LastHands, Proposal, SessionPublic, SessionSetup};

/// T24: the most hands that can be announced as the last.
pub(crate) const MOST_LAST_HANDS: u8 = 19;

/// A whole session: as many hands as the rules say, or as were announced to be the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Session;

/// What a seat can do in a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionAction {
    /// T23: proposes to play double.
    Propose,
    /// T23: agrees to play double.
    Agree,
    /// T23: does not agree, and the proposal is off.
    Decline,
    /// T24: announces that so many hands, an odd number up to 19, are the last.
    Last(u8),
    /// T3: deals the next hand.
    Deal,
    /// Something in the hand under way.
    Hand(Action),
}

impl fmt::Display for SessionAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionAction::Propose => f.write_str("propose"),
            SessionAction::Agree => f.write_str("agree"),
            SessionAction::Decline => f.write_str("decline"),
            SessionAction::Last(hands) => write!(f, "last{hands}"),
            SessionAction::Deal => f.write_str("deal"),
            SessionAction::Hand(action) => fmt::Display::fmt(action, f),
        }
    }
}

/// The covered part before a deal.
const UNDEALT: Covered = Covered { undealt: PACK, piles: Piles::EMPTY };

impl Game for Session {
    type Setup = SessionSetup;
    type Public = SessionPublic;
    type Private = Private;
    type Covered = Covered;
    type Action = SessionAction;
    type Says = Says;
    type Illegal = SessionIllegal;

    fn open(setup: &SessionSetup) -> (SessionPublic, Covered) {
        (SessionPublic::open(setup), UNDEALT)
    }

    fn players(public: &SessionPublic) -> u8 {
        public.players()
    }

    fn pack(_public: &SessionPublic) -> CardBag {
        CardBag::from_set(PACK)
    }

    fn next(public: &SessionPublic) -> Next {
        match public.hand_under_way() {
            Some(hand) => Hand::next(hand),
            None => public.to_act().map_or(Next::Over, Next::Act),
        }
    }

    fn check(
        public: &SessionPublic,
        seat: Seat,
        private: &Private,
        action: SessionAction,
    ) -> Result<(), SessionIllegal> {
        match (action, public.hand_under_way()) {
            (SessionAction::Hand(action), Some(hand)) => {
                Hand::check(hand, seat, private, action).map_err(SessionIllegal::Hand)
            }
            _ => public.check(seat, action),
        }
    }

    fn legal<F: FnMut(SessionAction) -> ControlFlow<()>>(
        public: &SessionPublic,
        seat: Seat,
        private: &Private,
        visit: &mut F,
    ) -> ControlFlow<()> {
        match public.hand_under_way() {
            Some(hand) => Hand::legal(hand, seat, private, &mut |action| visit(SessionAction::Hand(action))),
            None => public.legal(seat, visit),
        }
    }

    fn fact(public: &SessionPublic, seat: Seat, private: &Private, _covered: &Covered) -> Fact<Says> {
        match public.hand() {
            Some(hand) => crate::see::fact(hand, seat, private),
            // Facts are only asked for during a hand.
            None => Fact {
                about: seat,
                says: Says::HasNoTen,
                cards: CardBag::EMPTY,
                shown_to: game::ShownTo::Only(game::SeatSet::EMPTY),
            },
        }
    }

    fn see_private(public: &SessionPublic, seat: Seat, private: &mut Private, seen: &Seen<Session>) {
        if let Seen::Act { action: SessionAction::Deal, .. } = seen {
            *private = Private::default();
        } else if let (Some(hand), Some(seen)) = (public.hand(), in_hand(seen)) {
            Hand::see_private(hand, seat, private, &seen);
        }
    }

    fn cover(public: &SessionPublic, covered: &mut Covered, step: &Step<Session>) {
        let step = match step {
            Step::Act { action: SessionAction::Deal, .. } => {
                *covered = UNDEALT;
                return;
            }
            Step::Act { seat, action: SessionAction::Hand(action) } => {
                Step::Act { seat: *seat, action: *action }
            }
            Step::Act { .. } => return,
            Step::Deal(deal) => Step::Deal(deal.clone()),
            Step::Fact(fact) => Step::Fact(*fact),
        };
        if let Some(hand) = public.hand() {
            Hand::cover(hand, covered, &step);
        }
    }

    fn see_public(public: &mut SessionPublic, seen: &Seen<Session>) {
        match in_hand(seen) {
            Some(seen) => public.see_hand(&seen),
            None => {
                if let Seen::Act { seat, action } = seen {
                    public.see(*seat, *action);
                }
            }
        }
    }

    fn undealt(covered: &Covered) -> CardBag {
        Hand::undealt(covered)
    }
}

/// What was seen, if it belongs to the hand under way.
fn in_hand(seen: &Seen<Session>) -> Option<Seen<Hand>> {
    match seen {
        Seen::Act { seat, action: SessionAction::Hand(action) } => {
            Some(Seen::Act { seat: *seat, action: *action })
        }
        Seen::Act { .. } => None,
        Seen::Deal(packets) => Some(Seen::Deal(packets.clone())),
        Seen::Fact { about, says, face_up, cards } => {
            Some(Seen::Fact { about: *about, says: *says, face_up: *face_up, cards: *cards })
        }
    }
}
