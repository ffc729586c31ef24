//! Why one might make a move of Wippen.

use super::{Blank, Reason};
use crate::greedy::points;
use cards::{Card, CardBag, Suit};
use core::ops::ControlFlow;
use fair::Rng;
use game::{Game, Seat, Seen, View};
use wippen::{Action, Build, Match, Public, Scoring, Value, Wippen, value};

/// So many moves are compared. Where there are more, nothing is said of what no other move does.
const COMPARED: u32 = 2000;

/// Something that can be said of a move for certain.
pub(super) fn reason(view: &View<Match>, action: Action, _chance: &mut Rng) -> Option<Reason> {
    let (_, hand) = view.own()?;
    let public = &view.public().game;
    Some(match action {
        Action::Capture { .. } => capture(view, action)?,
        Action::Build { card, loose, value } => {
            build("hint-wippen-build", public, (*hand, card), loose, value)
        }
        Action::Extend { card, loose, build: place, value } => {
            let lain = public.builds.as_slice().get(usize::from(place))?;
            let key = if lain.value == value { "hint-wippen-double" } else { "hint-wippen-raise" };
            build(key, public, (*hand, card), loose.plus(lain.cards), value)
        }
        Action::Steal { from, .. } => Reason::new("hint-wippen-steal")
            .with("player", Blank::Player(from))
            .number("cards", public.piles[from.index()]),
        Action::Add { card } => add(view, card),
    })
}

/// The cards that a move brings onto one's pile, the hand card with them. With the last card of a game, who captured
/// last gets what is left (W30).
fn taken(public: &Public, seat: Seat, action: Action) -> CardBag {
    let last_card = public.is_last_deal() && public.in_hands() == 1;
    let played = CardBag::of(action.card());
    match action {
        Action::Capture { loose, builds, .. } if !last_card => {
            loose.plus(cards_of(public.builds.of(builds))).plus(played)
        }
        Action::Capture { .. } => public.loose.plus(cards_of(public.builds.as_slice())).plus(played),
        Action::Add { .. } if last_card && public.last_capture == Some(seat) => public.loose.plus(played),
        Action::Add { .. } | Action::Build { .. } | Action::Extend { .. } | Action::Steal { .. } => {
            CardBag::EMPTY
        }
    }
}

/// The cards of some builds.
fn cards_of<'a>(builds: impl IntoIterator<Item = &'a Build>) -> CardBag {
    builds.into_iter().fold(CardBag::EMPTY, |all, build| all.plus(build.cards))
}

/// What cards on a pile are worth: their points, then how many they are.
fn gain(public: &Public, cards: CardBag) -> (u32, u8) {
    (counted(public, cards), cards.len())
}

/// W31: the points for single cards; where every card is a point (W33), none has its own.
fn counted(public: &Public, cards: CardBag) -> u32 {
    match public.rules.scoring {
        Scoring::Points => points(cards),
        Scoring::Cards => 0,
    }
}

/// Those of the cards that are worth points by themselves.
fn valued(public: &Public, cards: CardBag) -> CardBag {
    cards.iter().filter(|card| counted(public, CardBag::of(*card)) > 0).collect()
}

fn capture(view: &View<Match>, action: Action) -> Option<Reason> {
    let (seat, _) = view.own()?;
    let public = &view.public().game;
    let mut after = public.clone();
    Wippen::see_public(&mut after, &Seen::Act { seat, action });
    let takes = taken(public, seat, action);
    let (points, cards) = gain(public, takes);
    let wip = after.wips[seat.index()] > public.wips[seat.index()];
    if wip && public.rules.scoring == Scoring::Points {
        return Some(Reason::new("hint-wippen-wip").number("points", points + 1));
    }
    let mut compared = 0;
    let none_gains_more = view.legal(&mut |other| {
        compared += 1;
        // What lies on a pile that can be stolen cannot be seen.
        let unknown = compared > COMPARED || matches!(other, Action::Steal { .. });
        if unknown || gain(public, taken(public, seat, other)) > (points, cards) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let most = none_gains_more.is_continue();
    Some(if points > 0 {
        Reason::new(if most { "hint-wippen-most-points" } else { "hint-wippen-points" })
            .with("valued", Blank::Cards(valued(public, takes)))
            .number("points", points)
    } else {
        Reason::new(if most { "hint-wippen-most-cards" } else { "hint-wippen-cards" }).number("cards", cards)
    })
}

/// W13, W16, W17: what lies in the build then, and the card that is kept for it.
fn build(
    key: &'static str,
    public: &Public,
    (hand, played): (CardBag, Card),
    lain: CardBag,
    for_value: Value,
) -> Reason {
    let kept = hand.minus(CardBag::of(played));
    let with = kept.iter().find(|card| value(*card) == Some(for_value));
    let whole =
        with.into_iter().fold(lain.plus(CardBag::of(played)), |all, card| all.plus(CardBag::of(card)));
    Reason::new(key)
        .number("value", for_value)
        .with("card", with.map_or(Blank::Number(for_value.into()), Blank::Card))
        .number("points", counted(public, whole))
        .number("cards", whole.len())
}

/// W12: what is given away, or not.
fn add(view: &View<Match>, card: Card) -> Reason {
    let public = &view.public().game;
    // First by points, then by spades.
    let worth = |card: Card| (counted(public, CardBag::of(card)), card.suit() == Suit::Spades);
    let mut others = CardBag::EMPTY;
    // One add a card: a hand has few.
    let _ = view.legal(&mut |other| {
        if let Action::Add { card: other } = other
            && other != card
        {
            others.insert(other);
        }
        ControlFlow::Continue(())
    });
    let with_points = valued(public, others);
    if worth(card).0 == 0 && !with_points.is_empty() {
        return Reason::new("hint-wippen-add-keeps").with("cards", Blank::Cards(with_points));
    }
    let least = others.iter().all(|other| worth(other) >= worth(card));
    let key = if least { "hint-wippen-add-least" } else { "hint-wippen-add-reckoned" };
    Reason::new(key).with("card", Blank::Card(card))
}
