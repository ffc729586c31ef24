//! Questions about what can be played. Lists of moves can be long in pots that players build up on purpose, so
//! they are bounded, and a selection is judged directly.

use crate::check::{action_text, checked};
use crate::client::Question;
use crate::server::{Move, MoveKind, Why};
use cards::{Card, CardBag};
use core::ops::ControlFlow;
use game::Seat;
use table::{Action, Illegal, OfGame, View};
use wippen::{BuildSet, Match};

/// The most moves in an answer.
pub const MOST_MOVES: usize = 200;

/// The most moves that are looked at for an answer.
const MOST_LOOKED_AT: usize = 20_000;

/// The game that a question is about, and how broken rules are told.
#[derive(Clone, Copy)]
struct About<'a> {
    view: &'a View,
    tell: &'a dyn Fn(Illegal) -> Why,
}

/// A move as messages tell of it.
pub fn move_of(view: &View, action: Action, tell: &dyn Fn(Illegal) -> Why) -> Move {
    judged(About { view, tell }, action)
}

/// The moves that answer a question, and whether there are more; a hint is none of its business. `tell` makes a reason of a broken rule
/// ([`crate::why_illegal`]), perhaps with a sentence.
///
/// # Errors
/// If the question names what is not there, or nobody sits where it is asked from.
pub fn answer(
    view: &View,
    question: &Question,
    tell: &dyn Fn(Illegal) -> Why,
) -> Result<(Vec<Move>, bool), Why> {
    let about = About { view, tell };
    match view {
        OfGame::Wippen(game) => {
            if game.own().is_none() {
                return Err(Why::key("refusal-no-seat"));
            }
            match question {
                Question::Moves => Ok(listed(about, game, None)),
                Question::Hint => Err(Why::key("refusal-no-hints")),
                Question::Card { card } => Ok(listed(about, game, Some(card_of(card)?))),
                Question::Selection { card, cards, builds } => {
                    let mut loose = CardBag::EMPTY;
                    for text in cards {
                        if !loose.insert(card_of(text)?) {
                            return Err(Why::key("refusal-no-card"));
                        }
                    }
                    Ok((selected(about, game, card_of(card)?, loose, build_set(game, builds)?), false))
                }
            }
        }
        OfGame::Toepen(game) => {
            if game.own().is_none() {
                return Err(Why::key("refusal-no-seat"));
            }
            match question {
                Question::Moves => {
                    let mut moves = Vec::new();
                    let _ = game.legal(&mut |action| {
                        moves.push(judged(about, OfGame::Toepen(action)));
                        ControlFlow::Continue(())
                    });
                    Ok((moves, false))
                }
                Question::Hint => Err(Why::key("refusal-no-hints")),
                Question::Card { card } | Question::Selection { card, .. } => {
                    let play = toepen::SessionAction::Hand(toepen::Action::Play(card_of(card)?));
                    Ok((vec![judged(about, OfGame::Toepen(play))], false))
                }
            }
        }
    }
}

fn card_of(text: &str) -> Result<Card, Why> {
    text.parse().map_err(|_| Why::key("refusal-no-card"))
}

fn build_set(game: &game::View<Match>, places: &[u8]) -> Result<BuildSet, Why> {
    let builds = &game.public().game.builds;
    let mut set = BuildSet::NONE;
    for place in places.iter().map(|place| usize::from(*place)) {
        if place >= builds.as_slice().len() || set.contains(place) {
            return Err(Why::key("refusal-no-build"));
        }
        set = set.with(place);
    }
    Ok(builds.canonical(set))
}

/// A move with its kind, and why it cannot be made if it cannot.
fn judged(about: About<'_>, action: Action) -> Move {
    let view = about.view;
    let (kind, value) = kind_of(view, action);
    let why = match checked(view, action) {
        Some(Ok(())) => None,
        Some(Err(illegal)) => Some((about.tell)(illegal)),
        None => Some(Why::key("refusal-no-seat")),
    };
    Move { mv: Some(action_text(view, action)), kind, value, why }
}

fn kind_of(view: &View, action: Action) -> (MoveKind, Option<u8>) {
    match action {
        OfGame::Toepen(toepen::SessionAction::Hand(toepen::Action::Play(_))) => (MoveKind::Play, None),
        OfGame::Toepen(_) => (MoveKind::Other, None),
        OfGame::Wippen(action) => match action {
            wippen::Action::Add { .. } => (MoveKind::Add, None),
            wippen::Action::Capture { .. } => (MoveKind::Capture, None),
            wippen::Action::Build { value, .. } => (MoveKind::Build, Some(value)),
            wippen::Action::Extend { build, value, .. } => {
                let kind =
                    if build_value(view, build) == Some(value) { MoveKind::Double } else { MoveKind::Raise };
                (kind, Some(value))
            }
            wippen::Action::Steal { from, .. } => (MoveKind::Steal, Some(from.number())),
        },
    }
}

fn build_value(view: &View, place: u8) -> Option<u8> {
    let OfGame::Wippen(game) = view else { return None };
    game.public().game.builds.as_slice().get(usize::from(place)).map(|build| build.value)
}

/// Lawful moves, of one card or of all.
fn listed(about: About<'_>, game: &game::View<Match>, card: Option<Card>) -> (Vec<Move>, bool) {
    let mut actions: Vec<wippen::Action> = Vec::new();
    // What is taken most often is there even if the list of another card is endless.
    if let Some(card) = card {
        let pot = &game.public().game;
        let loose = pot.loose.kinds().iter().map(|taken| (CardBag::of(taken), BuildSet::NONE));
        let builds = (0..pot.builds.as_slice().len())
            .map(|place| (CardBag::EMPTY, pot.builds.canonical(BuildSet::of(place))));
        for (loose, builds) in loose.chain(builds) {
            let capture = wippen::Action::Capture { card, loose, builds };
            if game.check(capture).is_some_and(|check| check.is_ok()) && !actions.contains(&capture) {
                actions.push(capture);
            }
        }
    }
    let (mut looked_at, mut more) = (0, false);
    let _ = game.legal(&mut |action| {
        looked_at += 1;
        if card.is_none_or(|card| action.card() == card) && !actions.contains(&action) {
            if actions.len() == MOST_MOVES {
                more = true;
                return ControlFlow::Break(());
            }
            actions.push(action);
        }
        if looked_at == MOST_LOOKED_AT {
            more = true;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    let mut moves: Vec<Move> =
        actions.into_iter().map(|action| judged(about, OfGame::Wippen(action))).collect();
    if let (true, Some(card)) = (moves.is_empty(), card) {
        moves.push(judged(about, OfGame::Wippen(wippen::Action::Add { card })));
    }
    (moves, more)
}

/// Everything that a card and a selection can mean.
fn selected(
    about: About<'_>,
    game: &game::View<Match>,
    card: Card,
    loose: CardBag,
    builds: BuildSet,
) -> Vec<Move> {
    let rules = &game.public().game.rules;
    let judge = |action| judged(about, OfGame::Wippen(action));
    if loose.is_empty() && builds.is_empty() {
        let mut moves = vec![judge(wippen::Action::Add { card })];
        if rules.stealing {
            let own = game.own().map(|(seat, _)| seat);
            let others = Seat::all(rules.players()).filter(|seat| Some(*seat) != own);
            moves.extend(others.map(|from| judge(wippen::Action::Steal { card, from })));
        }
        return moves;
    }
    let mut moves = vec![judge(wippen::Action::Capture { card, loose, builds })];
    let mut places = builds.iter();
    let building = match (places.next(), places.next()) {
        _ if !rules.building => return moves,
        (None, _) => None,
        (Some(build), None) => Some(build as u8),
        (Some(_), Some(_)) => return moves,
    };
    let for_value = |value| match building {
        None => wippen::Action::Build { card, loose, value },
        Some(build) => wippen::Action::Extend { card, loose, build, value },
    };
    let all: Vec<Move> = (1..=10).map(|value| judge(for_value(value))).collect();
    let lawful: Vec<Move> = all.iter().filter(|mv| mv.why.is_none()).cloned().collect();
    if lawful.is_empty() {
        // Why the values do not fit that somebody most likely meant.
        let sum = |cards: CardBag| cards.iter().filter_map(wippen::value).map(u32::from).sum::<u32>();
        let of_build = building.and_then(|build| build_value(about.view, build));
        let whole = sum(loose.plus(CardBag::of(card))) + u32::from(of_build.unwrap_or(0));
        let meant = [of_build, Some(whole.clamp(1, 10) as u8)];
        let mut reasons: Vec<Move> = all.into_iter().filter(|mv| meant.contains(&mv.value)).collect();
        moves.append(&mut reasons);
    } else {
        moves.extend(lawful);
    }
    moves
}
