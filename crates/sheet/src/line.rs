//! One game or hand of an evening.

use crate::game_line::GameLine;
use crate::hand_line::HandLine;
use serde::{Deserialize, Serialize};

/// What was noted after a game or hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entry {
    /// After a game of Wippen.
    Game(GameLine),
    /// After a hand of toepen.
    Hand(HandLine),
}
