//! May a player do that? One action, decided directly.

use crate::action::Action;
use crate::build::BuildSet;
use crate::counts::Values;
use crate::illegal::Illegal;
use crate::state::{Public, build_left_behind};
use crate::value::{Value, cards_of, value};
use crate::{building, capture};
use cards::{Card, CardBag};
use game::Seat;

pub(crate) fn check(public: &Public, seat: Seat, hand: CardBag, action: Action) -> Result<(), Illegal> {
    if public.in_hands() == 0 && public.stock == 0 {
        return Err(Illegal::Over);
    }
    if seat != public.turn {
        return Err(Illegal::NotYourTurn { turn: public.turn });
    }
    let card = action.card();
    let mut kept = hand;
    if !kept.remove(card) {
        return Err(Illegal::NotInHand { card });
    }
    match action {
        Action::Add { .. } => add(public, seat, hand),
        Action::Capture { card, loose, builds } => {
            capture::check(public, card, loose, builds)?;
            leaves_no_build(public, seat, kept, builds)
        }
        Action::Build { card, loose, value } => {
            building::check_build(public, kept, card, loose, value)?;
            leaves_no_build(public, seat, kept, BuildSet::NONE)
        }
        Action::Extend { card, loose, build, value } => {
            building::check_extend(public, kept, card, loose, build, value)?;
            leaves_no_build(public, seat, kept, BuildSet::of(usize::from(build)))
        }
        Action::Steal { card, from } => {
            steal(public, seat, card, from)?;
            leaves_no_build(public, seat, kept, BuildSet::NONE)
        }
    }
}

/// Is a card of that value in the hand?
#[inline]
pub(crate) fn holds(hand: CardBag, value: Value) -> bool {
    !hand.among(cards_of(value)).is_empty()
}

/// W21: no play may leave its player owning a build whose value they do not hold.
fn leaves_no_build(public: &Public, seat: Seat, kept: CardBag, gone: BuildSet) -> Result<(), Illegal> {
    match build_left_behind(public, seat, kept, gone) {
        Some(value) => Err(Illegal::LeavesBuild { value }),
        None => Ok(()),
    }
}

/// W11, W12, W21
fn add(public: &Public, seat: Seat, hand: CardBag) -> Result<(), Illegal> {
    if let Some(build) = public.builds.as_slice().iter().find(|build| build.owner == seat) {
        return Err(Illegal::OwnerMayNotAdd { value: build.value });
    }
    if public.rules.must_capture
        && let Some(card) = capture::able(public, hand, || Values::of_bag(public.loose)).first()
    {
        return Err(Illegal::MustCapture { card });
    }
    Ok(())
}

/// W24
fn steal(public: &Public, seat: Seat, card: Card, from: Seat) -> Result<(), Illegal> {
    if !public.rules.stealing {
        return Err(Illegal::NoStealing);
    }
    if from == seat || from.number() >= public.players() {
        return Err(Illegal::NoOneToRob);
    }
    match public.tops[from.index()] {
        None => Err(Illegal::EmptyPile { from }),
        Some(top) if top.rank() != card.rank() => Err(Illegal::OtherTop { from, top }),
        Some(_) => Ok(()),
    }
}

/// All of these must lie loose in the pot; a card that lies in a build is locked there (W14).
pub(crate) fn lie_loose(public: &Public, cards: CardBag) -> Result<(), Illegal> {
    let Some(card) = cards.minus(public.loose).first() else { return Ok(()) };
    let locked = public.builds.as_slice().iter().any(|build| build.cards.contains(card));
    Err(if locked { Illegal::Locked { card } } else { Illegal::NotInPot { card } })
}

/// The first face card among these.
pub(crate) fn face_card(cards: CardBag) -> Option<Card> {
    cards.iter().find(|card| value(*card).is_none())
}
