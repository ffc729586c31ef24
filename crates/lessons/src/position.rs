//! Positions of tasks, in which what is usual is left out.

use games::GameName;
use record::{AnyPosition, ReadError};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use wire::{HouseRules, Switch};

/// A position of the notation without its `game` and `players`, and without what is as usual: the learner, at
/// seat 0, is to play; nothing has been captured, played or staked beyond the first clip.
#[derive(Clone, Debug, Deserialize)]
pub struct Given(Map<String, Value>);

impl Given {
    /// The whole position.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&self, game: GameName) -> Result<AnyPosition, ReadError> {
        AnyPosition::read(&self.whole(game).to_string())
    }

    fn whole(&self, game: GameName) -> Value {
        let hands = self.0.get("hands").and_then(Value::as_array).map_or(0, Vec::len);
        let named = self.0.get("players").and_then(Value::as_u64).map(|players| players as usize);
        let players = named.unwrap_or(hands);
        let each = |value: Value| Value::from(vec![value; players]);
        let dealer = players.saturating_sub(1);
        let mut whole = match game {
            _ if self.0.contains_key("deck") => json!({"dealer": dealer}),
            GameName::Wippen => json!({"dealer": dealer, "turn": 0}),
            GameName::Toepen => json!({
                "dealer": dealer, "turn": 0, "stock": "", "balances": [], "stakes": each(1.into()),
                "tens": each(0.into()), "folded": each(false.into()), "phase": "play", "ready": [],
                "exchanged": each(Value::Null), "trick": {"leader": 0, "cards": each("".into())},
                "piles": each("".into()), "toeps": {"count": 0, "by": null, "card_since": false},
                "answering": null, "saw": [],
            }),
        };
        for (key, value) in &self.0 {
            whole[key] = value.clone();
        }
        whole["game"] = game.name().into();
        whole["players"] = players.into();
        if game == GameName::Toepen && !self.0.contains_key("deck") {
            fill_clips(&mut whole, players);
        }
        whole
    }

    /// House rules, as they are sent.
    pub(crate) fn rules(&self, game: GameName) -> HouseRules {
        let mut rules =
            HouseRules { game: game.name().to_owned(), preset: None, switches: Default::default() };
        for (key, value) in self.0.get("rules").and_then(Value::as_object).into_iter().flatten() {
            if key == "preset" {
                rules.preset = value.as_str().map(str::to_owned);
            } else if let Ok(switch) = serde_json::from_value::<Switch>(value.clone()) {
                rules.switches.insert(key.clone(), switch);
            }
        }
        rules
    }
}

/// Balances as in a first hand, and everyone ready once cards are played, where nothing else is said.
fn fill_clips(whole: &mut Value, players: usize) {
    const STARTING: i64 = 20;
    if whole["balances"] == json!([]) {
        let of = |key: &str, seat: usize| whole[key][seat].as_i64().unwrap_or_default();
        whole["balances"] =
            (0..players).map(|seat| STARTING - of("stakes", seat) - of("tens", seat)).collect();
    }
    if whole["ready"] == json!([]) {
        whole["ready"] = vec![whole["phase"] == "play"; players].into();
    }
}
