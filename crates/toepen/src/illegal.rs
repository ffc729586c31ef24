//! Why an action is refused.

use cards::{Card, Suit};
use game::Seat;

/// The rule that an action breaks, with what a sentence about it needs. Where several are broken, one of
/// them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// T2: nobody sits there.
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// T3: a card out of turn.
    OutOfTurn {
        /// Who is to play.
        turn: Seat,
    },
    /// T4: the card is not in the hand.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// T4: cards are still being dealt.
    Dealing,
    /// T6: this table plays without exchanging.
    NoExchanging,
    /// T6: exchanging has closed.
    ExchangeClosed,
    /// T6: the stock has fewer than four cards.
    SmallStock {
        /// How many are left.
        left: u8,
    },
    /// T6: who has folded does not exchange.
    FoldedExchange,
    /// T8: exchanging has closed, and checking with it, or this table plays without.
    CheckClosed,
    /// T8: one's own exchange is for others to check.
    OwnExchange,
    /// T8: this seat laid nothing down, or it has been checked.
    NothingToCheck {
        /// Whose exchange was meant.
        seat: Seat,
    },
    /// T8: who has folded does not check.
    FoldedCheck,
    /// T8: the cards laid down are just being looked at.
    Checking,
    /// T9: no card while exchanging is open.
    CardWhileExchanging,
    /// T9: already ready.
    AlreadyReady,
    /// T9: exchanging has closed, so there is nothing to be ready for.
    ReadyClosed,
    /// T9: who has folded is not waited for.
    FoldedReady,
    /// T10: who has folded does not toep.
    FoldedToep,
    /// T10: no toep while one is being answered.
    ToepWhileAnswering {
        /// Whose toep is being answered.
        by: Seat,
        /// Who has to answer next.
        next: Seat,
    },
    /// T11: nothing else until all have answered the toep.
    AnswerFirst {
        /// Whose toep it is.
        by: Seat,
        /// Who has to answer next.
        next: Seat,
    },
    /// T11: somebody else answers first, or nobody asked this seat.
    NotYourAnswer {
        /// Who has to answer next.
        next: Seat,
    },
    /// T11: there is no toep to answer.
    NothingToAnswer,
    /// T13: a re-toep needs a card played since the last toep.
    NoCardSince {
        /// Whose toep that was.
        by: Seat,
    },
    /// T13: no re-toep over one's own toep.
    OwnToep,
    /// T14: one does not toep with so many clips.
    ToepSize {
        /// How many were offered.
        clips: u8,
        /// How many are allowed at most.
        most: u8,
    },
    /// T16: suit must be followed.
    FollowSuit {
        /// The card that was to be played.
        card: Card,
        /// The suit that was led.
        led: Suit,
    },
    /// T18: who has folded plays no more cards.
    FoldedCard,
    /// T21: the hand is over.
    Over {
        /// Who won it.
        winner: Seat,
    },
    /// T22: it is just being seen who has tens.
    Reporting,
}

impl Illegal {
    /// One of each kind, for those who need a sentence for every kind.
    pub const SAMPLES: [Illegal; 29] = {
        let seat = Seat::new(0);
        let card = Card::new(cards::Rank::Ten, Suit::Hearts);
        [
            Illegal::NoSuchSeat { seat, players: 2 },
            Illegal::OutOfTurn { turn: seat },
            Illegal::NotHeld { card },
            Illegal::Dealing,
            Illegal::NoExchanging,
            Illegal::ExchangeClosed,
            Illegal::SmallStock { left: 3 },
            Illegal::FoldedExchange,
            Illegal::CheckClosed,
            Illegal::OwnExchange,
            Illegal::NothingToCheck { seat },
            Illegal::FoldedCheck,
            Illegal::Checking,
            Illegal::CardWhileExchanging,
            Illegal::AlreadyReady,
            Illegal::ReadyClosed,
            Illegal::FoldedReady,
            Illegal::FoldedToep,
            Illegal::ToepWhileAnswering { by: seat, next: seat },
            Illegal::AnswerFirst { by: seat, next: seat },
            Illegal::NotYourAnswer { next: seat },
            Illegal::NothingToAnswer,
            Illegal::NoCardSince { by: seat },
            Illegal::OwnToep,
            Illegal::ToepSize { clips: 2, most: 1 },
            Illegal::FollowSuit { card, led: Suit::Spades },
            Illegal::FoldedCard,
            Illegal::Over { winner: seat },
            Illegal::Reporting,
        ]
    };

    /// The number of the rule, as `T16`.
    pub const fn rule(self) -> &'static str {
        match self {
            Illegal::NoSuchSeat { .. } => "T2",
            Illegal::OutOfTurn { .. } => "T3",
            Illegal::NotHeld { .. } | Illegal::Dealing => "T4",
            Illegal::NoExchanging
            | Illegal::ExchangeClosed
            | Illegal::SmallStock { .. }
            | Illegal::FoldedExchange => "T6",
            Illegal::CheckClosed
            | Illegal::OwnExchange
            | Illegal::NothingToCheck { .. }
            | Illegal::FoldedCheck
            | Illegal::Checking => "T8",
            Illegal::CardWhileExchanging
            | Illegal::AlreadyReady
            | Illegal::ReadyClosed
            | Illegal::FoldedReady => "T9",
            Illegal::FoldedToep | Illegal::ToepWhileAnswering { .. } => "T10",
            Illegal::AnswerFirst { .. } | Illegal::NotYourAnswer { .. } | Illegal::NothingToAnswer => "T11",
            Illegal::NoCardSince { .. } | Illegal::OwnToep => "T13",
            Illegal::ToepSize { .. } => "T14",
            Illegal::FollowSuit { .. } => "T16",
            Illegal::FoldedCard => "T18",
            Illegal::Over { .. } => "T21",
            Illegal::Reporting => "T22",
        }
    }

    /// The key of the sentence that tells it, in the message files.
    pub const fn key(self) -> &'static str {
        match self {
            Illegal::NoSuchSeat { .. } => "t2-no-such-seat",
            Illegal::OutOfTurn { .. } => "t3-out-of-turn",
            Illegal::NotHeld { .. } => "t4-not-held",
            Illegal::Dealing => "t4-dealing",
            Illegal::NoExchanging => "t6-no-exchanging",
            Illegal::ExchangeClosed => "t6-closed",
            Illegal::SmallStock { .. } => "t6-small-stock",
            Illegal::FoldedExchange => "t6-folded",
            Illegal::CheckClosed => "t8-closed",
            Illegal::OwnExchange => "t8-own-exchange",
            Illegal::NothingToCheck { .. } => "t8-nothing-to-check",
            Illegal::FoldedCheck => "t8-folded",
            Illegal::Checking => "t8-checking",
            Illegal::CardWhileExchanging => "t9-card-while-exchanging",
            Illegal::AlreadyReady => "t9-already-ready",
            Illegal::ReadyClosed => "t9-closed",
            Illegal::FoldedReady => "t9-folded",
            Illegal::FoldedToep => "t10-folded",
            Illegal::ToepWhileAnswering { .. } => "t10-while-answering",
            Illegal::AnswerFirst { .. } => "t11-answer-first",
            Illegal::NotYourAnswer { .. } => "t11-not-your-answer",
            Illegal::NothingToAnswer => "t11-nothing-to-answer",
            Illegal::NoCardSince { .. } => "t13-no-card-since",
            Illegal::OwnToep => "t13-own-toep",
            Illegal::ToepSize { .. } => "t14-size",
            Illegal::FollowSuit { .. } => "t16-follow-suit",
            Illegal::FoldedCard => "t18-folded",
            Illegal::Over { .. } => "t21-over",
            Illegal::Reporting => "t22-reporting",
        }
    }
}
