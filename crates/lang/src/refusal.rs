//! Why a move is refused, in one sentence.

use crate::{Arg, CardStyle, Messages};
use cards::{Card, Suit};
use game::Seat;
use toepen::{Illegal as Toepen, SessionIllegal as Session};
use wippen::Illegal as Wippen;

/// The blanks of one sentence.
type Blanks<'a> = Vec<(&'static str, Arg<'a>)>;

/// Tells refusals to somebody: in their language, with cards as they see them and the names at their table.
#[derive(Clone, Copy)]
pub struct Refusals<'a> {
    /// Their language.
    pub messages: &'static Messages,
    /// How cards are written.
    pub style: CardStyle,
    /// What the player at a seat is called.
    pub name: &'a dyn Fn(Seat) -> String,
}

impl Refusals<'_> {
    /// What a move of Wippen breaks. The number of the rule is for the caller to show.
    pub fn wippen(&self, illegal: Wippen) -> String {
        let blanks = match illegal {
            Wippen::NotYourTurn { turn } => self.player(turn),
            Wippen::EmptyPile { from } => self.player(from),
            Wippen::OtherTop { from, top } => [self.player(from), self.card(top)].concat(),
            Wippen::BuildOfOtherValue { card, value } => [self.card(card), self.value(value)].concat(),
            Wippen::NotInHand { card }
            | Wippen::NotInPot { card }
            | Wippen::OneOfItsRank { card }
            | Wippen::NoGroups { card }
            | Wippen::FaceTakesOne { card }
            | Wippen::FaceTakesAll { card }
            | Wippen::MustCapture { card }
            | Wippen::Locked { card }
            | Wippen::NotWithBuild { card }
            | Wippen::NoGroupsWithBuilds { card }
            | Wippen::FaceInBuild { card } => self.card(card),
            Wippen::BuildTooHigh { value }
            | Wippen::BuildSum { value }
            | Wippen::BuildNotHeld { value }
            | Wippen::RaiseSum { value }
            | Wippen::RaiseNotHeld { value }
            | Wippen::DoubleSum { value }
            | Wippen::DoubleNotHeld { value }
            | Wippen::DoubleRaiseSum { value }
            | Wippen::DoubleRaiseNotHeld { value }
            | Wippen::OwnerMayNotAdd { value }
            | Wippen::LeavesBuild { value } => self.value(value),
            Wippen::Over
            | Wippen::NoSuchBuild
            | Wippen::NoBuilding
            | Wippen::BuildOnNothing
            | Wippen::NoRaising
            | Wippen::RaiseWithLoose
            | Wippen::NoDoubling
            | Wippen::DoubleLimit
            | Wippen::DoubleStays
            | Wippen::LockedWithValue
            | Wippen::NoBuildsInSums
            | Wippen::NoStealing
            | Wippen::NoOneToRob => Vec::new(),
        };
        self.messages.get(illegal.key(), &blanks)
    }

    /// What an action of Zwols toepen breaks. The number of the rule is for the caller to show.
    pub fn toepen(&self, illegal: Toepen) -> String {
        let blanks = match illegal {
            Toepen::NoSuchSeat { seat, players } => no_such_seat(seat, players),
            Toepen::OutOfTurn { turn: seat }
            | Toepen::NothingToCheck { seat }
            | Toepen::Over { winner: seat } => self.player(seat),
            Toepen::NotHeld { card } => self.card(card),
            Toepen::SmallStock { left } => vec![("left", left.into())],
            Toepen::ToepWhileAnswering { by, next } | Toepen::AnswerFirst { by, next } => {
                vec![self.named("by", by), self.named("next", next)]
            }
            Toepen::NotYourAnswer { next } => vec![self.named("next", next)],
            Toepen::NoCardSince { by } => vec![self.named("by", by)],
            Toepen::ToepSize { clips, most } => vec![("clips", clips.into()), ("most", most.into())],
            Toepen::FollowSuit { card, led } => [self.card(card), self.suit(led)].concat(),
            Toepen::Dealing
            | Toepen::NoExchanging
            | Toepen::ExchangeClosed
            | Toepen::FoldedExchange
            | Toepen::CheckClosed
            | Toepen::OwnExchange
            | Toepen::FoldedCheck
            | Toepen::Checking
            | Toepen::CardWhileExchanging
            | Toepen::AlreadyReady
            | Toepen::ReadyClosed
            | Toepen::FoldedReady
            | Toepen::FoldedToep
            | Toepen::NothingToAnswer
            | Toepen::OwnToep
            | Toepen::FoldedCard
            | Toepen::Reporting => Vec::new(),
        };
        self.messages.get(illegal.key(), &blanks)
    }

    /// What an action between the hands of a session breaks. The number of the rule is for the caller to
    /// show.
    pub fn session(&self, illegal: Session) -> String {
        let blanks = match illegal {
            Session::Hand(illegal) => return self.toepen(illegal),
            Session::NoSuchSeat { seat, players } => no_such_seat(seat, players),
            Session::NotTheDealer { dealer } => vec![self.named("dealer", dealer)],
            Session::AnswerProposal { by, next } => vec![self.named("by", by), self.named("next", next)],
            Session::NotYourAnswer { next } => vec![self.named("next", next)],
            Session::AlreadyAnnounced { by } => vec![self.named("by", by)],
            Session::LastNumber { hands } => vec![("hands", hands.into())],
            Session::DealInHand
            | Session::NoHand
            | Session::TooLateForDouble
            | Session::AlreadyDouble
            | Session::ProposedBefore
            | Session::NoProposal
            | Session::NotBetweenHands
            | Session::Over => Vec::new(),
        };
        self.messages.get(illegal.key(), &blanks)
    }

    /// The card, and its rank alone.
    fn card(&self, card: Card) -> Blanks<'static> {
        vec![
            ("card", self.messages.card(card, self.style).into()),
            ("rank", self.messages.rank(card.rank()).into()),
        ]
    }

    fn suit(&self, suit: Suit) -> Blanks<'static> {
        vec![("suit", self.messages.suit(suit).into())]
    }

    fn value(&self, value: u8) -> Blanks<'static> {
        vec![("value", value.into())]
    }

    fn player(&self, seat: Seat) -> Blanks<'static> {
        vec![self.named("player", seat)]
    }

    /// The name of a player, in a blank of its own.
    fn named(&self, blank: &'static str, seat: Seat) -> (&'static str, Arg<'static>) {
        (blank, (self.name)(seat).into())
    }
}

fn no_such_seat(seat: Seat, players: u8) -> Blanks<'static> {
    vec![("seat", seat.number().into()), ("players", players.into())]
}

impl Messages {
    /// What a seat is called where nobody has a name: `seat 0`.
    pub fn seat(&self, seat: Seat) -> String {
        self.get("seat-number", &[("seat", seat.number().into())])
    }
}
