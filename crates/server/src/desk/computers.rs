//! Computer players at a table.

use crate::chance;
use bots::{Player, ToepenBot, WippenBot};
use fair::Rng;
use games::GameName;
use table::{AskComputer, Input, OfGame};

/// What the computer player does, to be handed in; none if there is no chance to be had.
pub(super) fn decide(ask: &AskComputer) -> Option<Input> {
    let mut chance = Rng::new(chance::number().ok()?, 0);
    let name = ask.computer.as_str();
    let action = match &ask.view {
        OfGame::Wippen(view) => {
            // A log may name a player that this version does not have any more.
            let mut player = WippenBot::named(name).unwrap_or_default();
            player.decide(view, &mut chance).map(OfGame::Wippen)
        }
        OfGame::Toepen(view) => {
            let mut player = ToepenBot::named(name).unwrap_or_default();
            player.decide(view, &mut chance).map(OfGame::Toepen)
        }
    };
    Some(Input::Computer { seat: ask.seat, on: ask.on, action })
}

/// Is there a computer player of that name for the game?
pub(super) fn exists(game: GameName, name: &str) -> bool {
    bots::names(game).contains(&name)
}
