//! Why something written down is no hand under way.

use crate::setup::SetupFault;
use cards::Card;
use core::fmt;
use game::Seat;

/// What the rules cannot bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftFault {
    /// T2, T3: the players or the dealer.
    Setup(SetupFault),
    /// T2: a seat where nobody sits.
    NoSuchSeat,
    /// T11: everyone has folded.
    NobodyRemains,
    /// T21: the hand is over, and somebody is to play.
    TurnAfterEnd,
    /// T16: nobody has won, and nobody is to play.
    NoTurn,
    /// T1: not one of the 32 cards.
    NotInPack(Card),
    /// T1: a card that is there twice.
    CardTwice(Card),
    /// T4: hand and pile do not hold four cards together.
    FourCards(Seat),
    /// T6: what was laid down is not four cards.
    FourLaid(Seat),
    /// T6, T9: laid-down cards, or an open exchange, where nothing can be exchanged.
    NoExchange,
    /// T9: played cards while exchanging is open.
    PlayedWhileExchanging,
    /// T9: all are ready, or there is nothing to get and nothing to check, so exchanging has closed.
    ExchangeClosed,
    /// T9: in play all are ready.
    NotReady(Seat),
    /// T10: a toeper without a toep, or the other way round.
    Toeper,
    /// T11: the last toeper cannot have folded.
    ToeperFolded,
    /// T11: a folded player without a toep.
    FoldedWithoutToep,
    /// T13: more toeps than the cards played allow.
    TooManyToeps,
    /// T13: has a card been played since the last toep, or not?
    CardSince,
    /// T5: a balance beyond all measure.
    Balance(Seat),
    /// T5: clips have appeared or vanished.
    Clips,
    /// T4, T11: less at stake than the stakes and toeps so far ask, or more than a hand can bring.
    Stake(Seat),
    /// T22: a tens clip too many or too few.
    Tens(Seat),
    /// T21: stakes or tens clips after the end.
    StakeAfterEnd(Seat),
    /// T17: the card of the trick is not the top of the pile.
    TrickCard(Seat),
    /// T16, T18: a pile with too many or too few cards for the trick under way.
    PileHeight(Seat),
    /// T16: suit was not followed.
    SuitNotFollowed(Seat),
    /// T3, T19: somebody else leads to this trick.
    Leader,
    /// T18: somebody else plays next.
    Turn,
    /// T11: the toep that is being answered is not the last one, or a card came in between.
    AnsweredToep,
    /// T14: a toep with so many clips.
    ToepSize,
    /// T11: not those who have still to answer, or not in order.
    Left,
    /// T15: is staying seeing?
    Seeing,
    /// T15: not those who stayed at seeing price.
    Saw,
    /// T12: a hand that is over, and a toep that is being answered.
    AnsweringAfterEnd,
    /// T12: one player remains, so the hand is over.
    OneRemains,
    /// T21: the hand is not over yet.
    NotOver,
    /// T21: the last trick is complete, so the hand is over.
    IsOver,
    /// T12, T19–T21: somebody else has won.
    WrongWinner,
}

impl DraftFault {
    /// The rule that speaks of it.
    pub const fn rule(self) -> &'static str {
        match self {
            DraftFault::Setup(SetupFault::Players) | DraftFault::NoSuchSeat => "T2",
            DraftFault::Setup(SetupFault::Dealer) | DraftFault::Leader => "T3",
            DraftFault::Setup(SetupFault::Balances | SetupFault::Clips | SetupFault::Sum)
            | DraftFault::Balance(_)
            | DraftFault::Clips => "T5",
            DraftFault::NotInPack(_) | DraftFault::CardTwice(_) => "T1",
            DraftFault::FourCards(_) | DraftFault::Stake(_) => "T4",
            DraftFault::FourLaid(_) | DraftFault::NoExchange => "T6",
            DraftFault::PlayedWhileExchanging | DraftFault::ExchangeClosed | DraftFault::NotReady(_) => "T9",
            DraftFault::Toeper => "T10",
            DraftFault::NobodyRemains
            | DraftFault::ToeperFolded
            | DraftFault::FoldedWithoutToep
            | DraftFault::AnsweredToep
            | DraftFault::Left => "T11",
            DraftFault::AnsweringAfterEnd | DraftFault::OneRemains => "T12",
            DraftFault::TooManyToeps | DraftFault::CardSince => "T13",
            DraftFault::ToepSize => "T14",
            DraftFault::Seeing | DraftFault::Saw => "T15",
            DraftFault::NoTurn | DraftFault::SuitNotFollowed(_) => "T16",
            DraftFault::TrickCard(_) => "T17",
            DraftFault::PileHeight(_) | DraftFault::Turn => "T18",
            DraftFault::TurnAfterEnd
            | DraftFault::StakeAfterEnd(_)
            | DraftFault::NotOver
            | DraftFault::IsOver
            | DraftFault::WrongWinner => "T21",
            DraftFault::Tens(_) => "T22",
        }
    }
}

impl fmt::Display for DraftFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DraftFault::Setup(fault) => fmt::Display::fmt(fault, f),
            DraftFault::NoSuchSeat => f.write_str("a seat is named where nobody sits"),
            DraftFault::NobodyRemains => f.write_str("not everyone can have folded"),
            DraftFault::TurnAfterEnd => f.write_str("with a winner, turn must be null"),
            DraftFault::NoTurn => f.write_str("turn must name a seat unless there is a winner"),
            DraftFault::NotInPack(card) => write!(f, "{card} is none of the 32 cards"),
            DraftFault::CardTwice(card) => write!(f, "{card} is there twice"),
            DraftFault::FourCards(seat) => {
                write!(f, "seat {seat}: hand and pile must hold four cards together")
            }
            DraftFault::FourLaid(seat) => write!(f, "seat {seat}: an exchange is of four cards"),
            DraftFault::NoExchange => f.write_str("nothing can be exchanged at this table"),
            DraftFault::PlayedWhileExchanging => f.write_str("no card is played while exchanging is open"),
            DraftFault::ExchangeClosed => f.write_str("exchanging must have closed by now"),
            DraftFault::NotReady(seat) => write!(f, "seat {seat}: in play all are ready"),
            DraftFault::Toeper => f.write_str("toeps.by must name a seat exactly if there was a toep"),
            DraftFault::ToeperFolded => f.write_str("the last toeper cannot have folded"),
            DraftFault::FoldedWithoutToep => f.write_str("nobody folds without a toep"),
            DraftFault::TooManyToeps => f.write_str("more toeps than the cards played allow"),
            DraftFault::CardSince => f.write_str("toeps.card_since does not fit the cards played"),
            DraftFault::Balance(seat) => write!(f, "seat {seat}: a balance beyond all measure"),
            DraftFault::Clips => f.write_str("all clips together are not what all started with"),
            DraftFault::Stake(seat) => write!(f, "seat {seat}: the stake does not fit the toeps so far"),
            DraftFault::Tens(seat) => write!(f, "seat {seat}: the tens clips do not fit the cards and rules"),
            DraftFault::StakeAfterEnd(seat) => {
                write!(f, "seat {seat}: when the hand is over nothing is at stake")
            }
            DraftFault::TrickCard(seat) => {
                write!(f, "seat {seat}: the card of the trick must be the top of the pile")
            }
            DraftFault::PileHeight(seat) => {
                write!(f, "seat {seat}: too many or too few cards on the pile for this trick")
            }
            DraftFault::SuitNotFollowed(seat) => {
                write!(f, "seat {seat}: a card is held that had to be played to an earlier trick")
            }
            DraftFault::Leader => f.write_str("the leader does not fit the tricks so far"),
            DraftFault::Turn => f.write_str("turn does not fit the trick"),
            DraftFault::AnsweredToep => f.write_str("answering does not fit toeps"),
            DraftFault::ToepSize => f.write_str("answering.stake is not among toep_stakes"),
            DraftFault::Left => {
                f.write_str("answering.left must be all who have still to answer, clockwise from the toeper")
            }
            DraftFault::Seeing => f.write_str("answering.seeing does not fit the cards still unplayed"),
            DraftFault::Saw => f.write_str("saw must be those who stayed at seeing price"),
            DraftFault::AnsweringAfterEnd => f.write_str("with a winner, answering must be null"),
            DraftFault::OneRemains => f.write_str("one player remains, so that one has won"),
            DraftFault::NotOver => f.write_str("the hand is not over yet, so nobody has won"),
            DraftFault::IsOver => f.write_str("the last trick is complete, so somebody has won"),
            DraftFault::WrongWinner => f.write_str("somebody else has won"),
        }
    }
}

impl core::error::Error for DraftFault {}
