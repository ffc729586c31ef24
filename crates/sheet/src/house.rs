//! House rules as a book keeps them: a preset and what differs from it.

use games::{Draft, GameName, RuleFault};
use record::ReadError;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// House rules of one evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct House {
    /// `wippen` or `toepen`.
    pub game: String,
    /// The preset to begin from; absent: the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub preset: Option<String>,
    /// Switches over the preset, by the names of `docs/rules`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", ts(type = "{ [key in string]: Switch }"))]
    pub switches: BTreeMap<String, Value>,
}

/// Why something is no house rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoHouse {
    /// There is no such game, preset or switch, or a switch does not take its value.
    Unknown(ReadError),
    /// The switches do not go together.
    Rules(RuleFault),
}

impl fmt::Display for NoHouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoHouse::Unknown(error) => error.fmt(f),
            NoHouse::Rules(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for NoHouse {}

impl House {
    /// The usual rules of a game.
    pub fn usual(game: GameName) -> House {
        House { game: game.name().to_owned(), preset: None, switches: BTreeMap::new() }
    }

    /// The same as a draft.
    ///
    /// # Errors
    /// If there is no such game, preset or switch, a switch does not take its value, or they contradict each other.
    pub fn draft(&self) -> Result<Draft, NoHouse> {
        let unknown_game = |_| NoHouse::Unknown(ReadError::UnknownGame(self.game.clone()));
        let game: GameName = self.game.parse().map_err(unknown_game)?;
        let mut draft = match &self.preset {
            None => Draft::usual(game),
            Some(preset) => {
                let unknown = || NoHouse::Unknown(ReadError::UnknownPreset(preset.clone()));
                Draft::named(game, preset).ok_or_else(unknown)?
            }
        };
        for (key, value) in &self.switches {
            match &mut draft {
                Draft::Wippen(draft) => record::wippen::apply_switch(draft, key, value),
                Draft::Toepen(draft) => record::toepen::apply_switch(draft, key, value),
            }
            .map_err(NoHouse::Unknown)?;
        }
        draft.rules(*game.players().start()).map_err(NoHouse::Rules)?;
        Ok(draft)
    }
}
