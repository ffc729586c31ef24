//! Computer players: what they answer, and when.

use bots::{Player, ToepenBot, WippenBot};
use fair::Rng;
use game::kit::Chance;
use table::{Action, AskComputer, OfGame};
use toepen::SessionAction;

/// What the computer player decides, as the server has it decide.
pub(crate) fn decide(ask: &AskComputer, chance: &mut Chance) -> Option<Action> {
    let mut chance = Rng::new(chance.next_word(), 0);
    let name = ask.computer.as_str();
    match &ask.view {
        OfGame::Wippen(view) => {
            let mut player = WippenBot::named(name).unwrap_or_default();
            player.decide(view, &mut chance).map(OfGame::Wippen)
        }
        OfGame::Toepen(view) => {
            let mut player = ToepenBot::named(name).unwrap_or_default();
            player.decide(view, &mut chance).map(OfGame::Toepen)
        }
    }
}

/// What a computer player of another game, or of a bad author, might answer.
pub(crate) fn nonsense(ask: &AskComputer, chance: &mut Chance) -> Option<Action> {
    let card = cards::Card::from_index(chance.below(52) as u8)?;
    Some(match (&ask.view, chance.below(3)) {
        (OfGame::Wippen(_), 0) | (OfGame::Toepen(_), 1) => OfGame::Toepen(SessionAction::Last(2)),
        (OfGame::Toepen(_), 0) => OfGame::Toepen(SessionAction::Hand(toepen::Action::Toep(9))),
        (OfGame::Wippen(_), 1) => OfGame::Wippen(wippen::Action::Steal { card, from: ask.seat }),
        _ => OfGame::Wippen(wippen::Action::Add { card }),
    })
}
