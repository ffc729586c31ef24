//! A shell in miniature around a table: a log, connections, secrets, and the faults that can strike them.
// Each test uses its own part of it.
#![allow(dead_code)]

pub mod client;
pub mod evening;
pub mod shell;

#[allow(unused_imports)]
pub use client::Client;
pub use shell::{Deck, Shell};

use cards::Card;
use game::kit::Chance;
use games::Draft;
use std::ops::ControlFlow;
use table::{Action, Name, OfGame, View};

pub fn name(text: &str) -> Name {
    Name::clean(text).unwrap()
}

/// A short session of toepen.
pub fn toepen(hands: u16) -> Draft {
    Draft::Toepen(toepen::Draft { hands: Some(hands), ..toepen::Draft::of(toepen::Preset::Zwols) })
}

/// A short match of Wippen.
pub fn wippen(preset: wippen::Preset, games: u32) -> Draft {
    Draft::Wippen(wippen::Draft { finish: wippen::Finish::Games(games), ..wippen::Draft::of(preset) })
}

/// Some lawful actions of the viewer, at most so many.
pub fn legal(view: &View, most: usize) -> Vec<Action> {
    fn collect<G: game::Game>(
        view: &game::View<G>,
        most: usize,
        any: impl Fn(G::Action) -> Action,
    ) -> Vec<Action> {
        let mut list = Vec::new();
        let _ = view.legal(&mut |action| {
            list.push(any(action));
            if list.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        list
    }
    match view {
        OfGame::Wippen(view) => collect(view, most, OfGame::Wippen),
        OfGame::Toepen(view) => collect(view, most, OfGame::Toepen),
    }
}

/// One of the lawful actions; toeps and announcements seldom, as they would end every hand.
pub fn choose(view: &View, chance: &mut Chance) -> Option<Action> {
    use toepen::{Action as InHand, SessionAction};
    let mut list = legal(view, 200);
    if chance.below(6) != 0 {
        let loud = |action: &Action| {
            matches!(
                action,
                OfGame::Toepen(
                    SessionAction::Hand(InHand::Toep(_) | InHand::Exchange)
                        | SessionAction::Last(_)
                        | SessionAction::Propose
                )
            )
        };
        if list.iter().any(|action| !loud(action)) {
            list.retain(|action| !loud(action));
        }
    }
    let at = list.len().checked_sub(1).map(|last| chance.below(last + 1))?;
    Some(list[at])
}

/// A shuffled pack of a game for so many players.
pub fn shuffled(draft: Draft, players: u8, chance: &mut Chance) -> Vec<Card> {
    let mut cards: Vec<Card> = match draft.rules(players).unwrap() {
        games::Rules::Wippen(rules) => {
            let setup = wippen::Setup::new(rules, game::Seat::new(0));
            setup.pack.iter().collect()
        }
        games::Rules::Toepen { .. } => toepen::PACK.iter().collect(),
    };
    chance.shuffle(&mut cards);
    cards
}
