//! Why a move is refused, in one sentence.

use crate::{Arg, CardStyle, Messages};
use cards::{Card, Suit};
use game::Seat;
use toepen::Illegal as Toepen;
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
            | Wippen::NoStealing
            | Wippen::NoOneToRob => Vec::new(),
        };
        self.messages.get(illegal.key(), &blanks)
    }

    /// What an action of Zwols toepen breaks. The number of the rule is for the caller to show.
    pub fn toepen(&self, illegal: Toepen) -> String {
        let blanks = match illegal {
            Toepen::NoSuchSeat { seat, players } => {
                vec![("seat", seat.number().into()), ("players", players.into())]
            }
            Toepen::OutOfTurn { turn: seat }
            | Toepen::NothingToCheck { seat }
            | Toepen::Over { winner: seat } => self.player(seat),
            Toepen::NotHeld { card } => self.card(card),
            Toepen::SmallStock { left } => vec![("left", left.into())],
            Toepen::ToepWhileAnswering { by, next } | Toepen::AnswerFirst { by, next } => {
                vec![("by", (self.name)(by).into()), ("next", (self.name)(next).into())]
            }
            Toepen::NotYourAnswer { next } => vec![("next", (self.name)(next).into())],
            Toepen::NoCardSince { by } => vec![("by", (self.name)(by).into())],
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
        vec![("player", (self.name)(seat).into())]
    }
}

impl Messages {
    /// What a seat is called where nobody has a name: `seat 0`.
    pub fn seat(&self, seat: Seat) -> String {
        self.get("seat-number", &[("seat", seat.number().into())])
    }
}
