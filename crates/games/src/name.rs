//! Which game.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;
use game::Switch;

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameName {
    /// Wippen.
    Wippen,
    /// Zwols toepen.
    Toepen,
}

impl GameName {
    /// All games.
    pub const ALL: [GameName; 2] = [GameName::Wippen, GameName::Toepen];

    /// Its name, as in `game` of the notation.
    pub const fn name(self) -> &'static str {
        match self {
            GameName::Wippen => "wippen",
            GameName::Toepen => "toepen",
        }
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|game| game.name() == name)
    }

    /// How many can play (W2, T2).
    pub const fn players(self) -> RangeInclusive<u8> {
        match self {
            GameName::Wippen => wippen::MIN_PLAYERS..=wippen::MAX_PLAYERS,
            GameName::Toepen => toepen::MIN_PLAYERS..=toepen::MAX_PLAYERS,
        }
    }

    /// The version of its rules. A match is only gone on with, or replayed, by the version that it began with.
    pub const fn rules_version(self) -> u32 {
        match self {
            GameName::Wippen => wippen::RULES_VERSION,
            GameName::Toepen => toepen::RULES_VERSION,
        }
    }

    /// The names of its presets; the first is the one that is meant when none is named.
    pub fn presets(self) -> impl ExactSizeIterator<Item = &'static str> + Clone {
        let count = match self {
            GameName::Wippen => wippen::Preset::ALL.len(),
            GameName::Toepen => toepen::Preset::ALL.len(),
        };
        (0..count).map(move |place| match self {
            GameName::Wippen => wippen::Preset::ALL[place].name(),
            GameName::Toepen => toepen::Preset::ALL[place].name(),
        })
    }

    /// Its switches, in the order of the rules.
    pub const fn switches(self) -> &'static [Switch] {
        match self {
            GameName::Wippen => &wippen::SWITCHES,
            GameName::Toepen => &toepen::SWITCHES,
        }
    }

    /// The names of its switches, in the order of the rules.
    pub const fn keys(self) -> &'static [&'static str] {
        match self {
            GameName::Wippen => &wippen::Draft::KEYS,
            GameName::Toepen => &toepen::Draft::KEYS,
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is not the name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such game: choose wippen or toepen")
    }
}

impl core::error::Error for UnknownGame {}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameName, UnknownGame> {
        GameName::named(name).ok_or(UnknownGame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn games_read_back_from_their_names() {
        for game in GameName::ALL {
            assert_eq!(game.to_string().parse(), Ok(game));
            assert!(UnknownGame.to_string().contains(game.name()));
            assert!(game.presets().len() > 0 && !game.keys().is_empty());
        }
        assert_eq!("Wippen".parse::<GameName>(), Err(UnknownGame));
    }
}
