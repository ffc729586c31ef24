//! The computer players by name.

use crate::{Greedy, Player, Random, Sensible};
use fair::Rng;
use game::{Game, View};
use games::GameName;

/// The computer players of Wippen, in rising order of strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum WippenBot {
    /// [`Random`]
    Random,
    /// [`Greedy`]
    #[default]
    Greedy,
}

/// The computer players of toepen, in rising order of strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ToepenBot {
    /// [`Random`]
    Random,
    /// [`Sensible`]
    #[default]
    Sensible,
}

impl WippenBot {
    /// All of them.
    pub const ALL: [WippenBot; 2] = [WippenBot::Random, WippenBot::Greedy];

    /// The name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            WippenBot::Random => "random",
            WippenBot::Greedy => "greedy",
        }
    }

    /// The strongest.
    pub fn strongest() -> WippenBot {
        WippenBot::ALL.into_iter().next_back().unwrap_or_default()
    }

    /// The player of this name.
    pub fn named(name: &str) -> Option<WippenBot> {
        WippenBot::ALL.into_iter().find(|bot| bot.name() == name)
    }
}

impl ToepenBot {
    /// All of them.
    pub const ALL: [ToepenBot; 2] = [ToepenBot::Random, ToepenBot::Sensible];

    /// The name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            ToepenBot::Random => "random",
            ToepenBot::Sensible => "sensible",
        }
    }

    /// The strongest.
    pub fn strongest() -> ToepenBot {
        ToepenBot::ALL.into_iter().next_back().unwrap_or_default()
    }

    /// The player of this name.
    pub fn named(name: &str) -> Option<ToepenBot> {
        ToepenBot::ALL.into_iter().find(|bot| bot.name() == name)
    }
}

/// The names of those who can play a game, in rising order of strength.
pub fn names(game: GameName) -> Vec<&'static str> {
    match game {
        GameName::Wippen => WippenBot::ALL.map(WippenBot::name).to_vec(),
        GameName::Toepen => ToepenBot::ALL.map(ToepenBot::name).to_vec(),
    }
}

impl<G: Game> Player<G> for WippenBot
where
    Greedy: Player<G>,
{
    fn decide(&mut self, view: &View<G>, chance: &mut Rng) -> Option<G::Action> {
        match self {
            WippenBot::Random => Random.decide(view, chance),
            WippenBot::Greedy => Greedy.decide(view, chance),
        }
    }
}

impl<G: Game> Player<G> for ToepenBot
where
    Sensible: Player<G>,
{
    fn decide(&mut self, view: &View<G>, chance: &mut Rng) -> Option<G::Action> {
        match self {
            ToepenBot::Random => Random.decide(view, chance),
            ToepenBot::Sensible => Sensible.decide(view, chance),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_is_found_by_name_in_its_own_game() {
        for name in names(GameName::Wippen) {
            assert_eq!(WippenBot::named(name).map(WippenBot::name), Some(name));
        }
        for name in names(GameName::Toepen) {
            assert_eq!(ToepenBot::named(name).map(ToepenBot::name), Some(name));
        }
        assert_eq!((WippenBot::named("sensible"), ToepenBot::named("greedy")), (None, None));
        assert_eq!((WippenBot::default(), ToepenBot::default()), (WippenBot::Greedy, ToepenBot::Sensible));
    }
}
