//! Why something is refused in a session, outside of its hands.

use crate::illegal::Illegal;
use game::Seat;

/// The rule that an action breaks, with what a sentence about it needs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SessionIllegal {
    /// T2: nobody sits there.
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// T3: somebody else deals.
    NotTheDealer {
        /// Who deals the next hand.
        dealer: Seat,
    },
    /// T4: a hand is under way, so nothing is dealt.
    DealInHand,
    /// T4: no hand has been dealt.
    NoHand,
    /// T23: double can only be proposed before the first deal.
    TooLateForDouble,
    /// T23: double is agreed on already.
    AlreadyDouble,
    /// T23: this seat's proposal was declined before.
    ProposedBefore,
    /// T23: a proposal is to be answered first.
    AnswerProposal {
        /// Who proposed.
        by: Seat,
        /// Who answers next.
        next: Seat,
    },
    /// T23: somebody else answers first, or this seat has answered.
    NotYourAnswer {
        /// Who answers next.
        next: Seat,
    },
    /// T23: nothing was proposed.
    NoProposal,
    /// T24: the last hands are announced between two hands, not before the first or during one.
    NotBetweenHands,
    /// T24: the last hands were announced already.
    AlreadyAnnounced {
        /// Who announced them.
        by: Seat,
    },
    /// T24: an odd number from 1 to 19.
    LastNumber {
        /// The number that was announced.
        hands: u8,
    },
    /// T24: the session is over.
    Over,
    /// The rules of the hand under way.
    Hand(Illegal),
}

impl SessionIllegal {
    /// One of each kind outside of hands, for those who need a sentence for every kind.
    pub const SAMPLES: [SessionIllegal; 14] = {
        let seat = Seat::new(0);
        [
            SessionIllegal::NoSuchSeat { seat, players: 2 },
            SessionIllegal::NotTheDealer { dealer: seat },
            SessionIllegal::DealInHand,
            SessionIllegal::NoHand,
            SessionIllegal::TooLateForDouble,
            SessionIllegal::AlreadyDouble,
            SessionIllegal::ProposedBefore,
            SessionIllegal::AnswerProposal { by: seat, next: seat },
            SessionIllegal::NotYourAnswer { next: seat },
            SessionIllegal::NoProposal,
            SessionIllegal::NotBetweenHands,
            SessionIllegal::AlreadyAnnounced { by: seat },
            SessionIllegal::LastNumber { hands: 2 },
            SessionIllegal::Over,
        ]
    };

    /// The number of the rule, as `T23`.
    pub const fn rule(self) -> &'static str {
        match self {
            SessionIllegal::NoSuchSeat { .. } => "T2",
            SessionIllegal::NotTheDealer { .. } => "T3",
            SessionIllegal::DealInHand | SessionIllegal::NoHand => "T4",
            SessionIllegal::TooLateForDouble
            | SessionIllegal::AlreadyDouble
            | SessionIllegal::ProposedBefore
            | SessionIllegal::AnswerProposal { .. }
            | SessionIllegal::NotYourAnswer { .. }
            | SessionIllegal::NoProposal => "T23",
            SessionIllegal::NotBetweenHands
            | SessionIllegal::AlreadyAnnounced { .. }
            | SessionIllegal::LastNumber { .. }
            | SessionIllegal::Over => "T24",
            SessionIllegal::Hand(illegal) => illegal.rule(),
        }
    }

    /// The key of the sentence that tells it, in the message files.
    pub const fn key(self) -> &'static str {
        match self {
            SessionIllegal::NoSuchSeat { .. } => "t2-no-such-seat",
            SessionIllegal::NotTheDealer { .. } => "t3-not-the-dealer",
            SessionIllegal::DealInHand => "t4-deal-in-hand",
            SessionIllegal::NoHand => "t4-no-hand",
            SessionIllegal::TooLateForDouble => "t23-too-late",
            SessionIllegal::AlreadyDouble => "t23-already-double",
            SessionIllegal::ProposedBefore => "t23-proposed-before",
            SessionIllegal::AnswerProposal { .. } => "t23-answer-first",
            SessionIllegal::NotYourAnswer { .. } => "t23-not-your-answer",
            SessionIllegal::NoProposal => "t23-no-proposal",
            SessionIllegal::NotBetweenHands => "t24-not-between-hands",
            SessionIllegal::AlreadyAnnounced { .. } => "t24-already-announced",
            SessionIllegal::LastNumber { .. } => "t24-number",
            SessionIllegal::Over => "t24-over",
            SessionIllegal::Hand(illegal) => illegal.key(),
        }
    }
}
