//! House rules of either game.

use crate::GameName;
use core::fmt;

/// Switches as somebody sets them, one by one, beginning from a preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draft {
    /// Of Wippen.
    Wippen(wippen::Draft),
    /// Of toepen.
    Toepen(toepen::Draft),
}

impl Draft {
    /// The switches of a preset, if the game has one of this name.
    pub fn named(game: GameName, preset: &str) -> Option<Draft> {
        Some(match game {
            GameName::Wippen => Draft::Wippen(wippen::Draft::of(wippen::Preset::named(preset)?)),
            GameName::Toepen => Draft::Toepen(toepen::Draft::of(toepen::Preset::named(preset)?)),
        })
    }

    /// The switches of the preset that is meant when none is named: the first of [`GameName::presets`].
    pub const fn usual(game: GameName) -> Draft {
        match game {
            GameName::Wippen => Draft::Wippen(wippen::Draft::of(wippen::Preset::ALL[0])),
            GameName::Toepen => Draft::Toepen(toepen::Draft::of(toepen::Preset::ALL[0])),
        }
    }

    /// Which game they are for.
    pub const fn game(&self) -> GameName {
        match self {
            Draft::Wippen(_) => GameName::Wippen,
            Draft::Toepen(_) => GameName::Toepen,
        }
    }

    /// The rules for a number of players, if the switches are lawful.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn rules(self, players: u8) -> Result<Rules, RuleFault> {
        if !self.game().players().contains(&players) {
            return Err(RuleFault::Players(self.game()));
        }
        match self {
            Draft::Wippen(draft) => draft.rules(players).map(Rules::Wippen).map_err(RuleFault::Wippen),
            Draft::Toepen(draft) => {
                draft.rules().map(|rules| Rules::Toepen { rules, players }).map_err(RuleFault::Toepen)
            }
        }
    }
}

/// Lawful house rules of either game for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    /// Of Wippen.
    Wippen(wippen::Rules),
    /// Of toepen.
    Toepen {
        /// The switches.
        rules: toepen::Rules,
        /// How many play.
        players: u8,
    },
}

impl Rules {
    /// Which game they are for.
    pub const fn game(&self) -> GameName {
        match self {
            Rules::Wippen(_) => GameName::Wippen,
            Rules::Toepen { .. } => GameName::Toepen,
        }
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        match self {
            Rules::Wippen(rules) => rules.players(),
            Rules::Toepen { players, .. } => *players,
        }
    }

    /// The name of the preset that they began from.
    pub const fn preset(&self) -> &'static str {
        match self {
            Rules::Wippen(rules) => rules.preset().name(),
            Rules::Toepen { rules, .. } => rules.preset().name(),
        }
    }
}

/// Why switches are no rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleFault {
    /// W2, T2: not so many can play this game.
    Players(GameName),
    /// Of Wippen.
    Wippen(wippen::RuleFault),
    /// Of toepen.
    Toepen(toepen::RuleFault),
}

impl fmt::Display for RuleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleFault::Players(game) => {
                let players = game.players();
                write!(f, "{game} is for {} to {} players", players.start(), players.end())
            }
            RuleFault::Wippen(fault) => fmt::Display::fmt(fault, f),
            RuleFault::Toepen(fault) => fmt::Display::fmt(fault, f),
        }
    }
}

impl core::error::Error for RuleFault {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_preset_is_rules_for_every_number_of_players() {
        for game in GameName::ALL {
            for name in game.presets() {
                let draft = Draft::named(game, name).unwrap();
                for players in 0..12 {
                    match draft.rules(players) {
                        Ok(rules) => assert_eq!((rules.players(), rules.preset()), (players, name)),
                        Err(fault) => assert!(!game.players().contains(&players), "{fault}"),
                    }
                }
            }
            assert_eq!(Draft::named(game, game.presets().next().unwrap()), Some(Draft::usual(game)));
            assert_eq!(Draft::named(game, "zwolle"), None);
            assert_eq!(Draft::usual(game).game(), game);
        }
    }

    #[test]
    fn a_fault_says_how_many_can_play() {
        assert_eq!(
            Draft::usual(GameName::Toepen).rules(9).unwrap_err().to_string(),
            "toepen is for 2 to 8 players"
        );
    }
}
