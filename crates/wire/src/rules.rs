//! House rules: a preset and the switches that differ from it.

use games::{Draft, GameName};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// House rules of either game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// `wippen` or `toepen`.
    pub game: String,
    /// The preset to begin from; absent: the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub preset: Option<String>,
    /// Switches by name, over the preset; which there are is in the rules of the games.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub switches: BTreeMap<String, Switch>,
}

/// The value of a switch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Switch {
    /// On or off.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// Whole numbers.
    Numbers(Vec<i64>),
    /// Without a limit.
    None(()),
}

/// Why something is no house rules, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRules(pub String);

impl HouseRules {
    /// The same as a draft. Whether its switches go together is for [`Draft::rules`] to say.
    ///
    /// # Errors
    /// If there is no such game, preset or switch, or a switch does not take its value.
    pub fn draft(&self) -> Result<Draft, BadRules> {
        let game = self.game.parse::<GameName>().map_err(|unknown| BadRules(unknown.to_string()))?;
        let mut draft = match &self.preset {
            None => Draft::usual(game),
            Some(preset) => Draft::named(game, preset)
                .ok_or_else(|| BadRules(format!("{game} has no preset of that name")))?,
        };
        for (key, switch) in &self.switches {
            let value = switch.to_json();
            let set = match &mut draft {
                Draft::Wippen(draft) => record::wippen::apply_switch(draft, key, &value),
                Draft::Toepen(draft) => record::toepen::apply_switch(draft, key, &value),
            };
            set.map_err(|error| BadRules(error.to_string()))?;
        }
        Ok(draft)
    }

    /// A draft as its preset and what differs from it.
    pub fn of(draft: &Draft) -> HouseRules {
        // The table takes no draft whose switches contradict each other, for any number of players.
        let players = *draft.game().players().start();
        let preset;
        let mut switches = BTreeMap::new();
        match draft {
            Draft::Wippen(own) => {
                preset = own.preset.name();
                if let Ok(rules) = own.rules(players) {
                    let settings = rules.differences().map(|(key, setting)| (key, setting.to_string()));
                    add(&mut switches, settings.filter(|(key, _)| *key != "decks"));
                }
                // Unless it is set, it follows from the number of players.
                if let Some(decks) = own.decks {
                    switches.insert("decks".to_owned(), Switch::Number(decks.into()));
                }
            }
            Draft::Toepen(own) => {
                preset = own.preset.name();
                if let Ok(rules) = own.rules() {
                    let settings = rules.differences().map(|(key, setting)| (key, setting.to_string()));
                    add(&mut switches, settings);
                }
            }
        }
        HouseRules { game: draft.game().name().to_owned(), preset: Some(preset.to_owned()), switches }
    }
}

/// A setting writes itself as JSON.
fn add(switches: &mut BTreeMap<String, Switch>, settings: impl Iterator<Item = (&'static str, String)>) {
    for (key, json) in settings {
        if let Ok(switch) = serde_json::from_str(&json) {
            switches.insert(key.to_owned(), switch);
        }
    }
}

impl Switch {
    /// The value of a switch of a draft whose switches go together; null for what is not set.
    pub(crate) fn in_draft(draft: &Draft, key: &str) -> Option<Switch> {
        let players = *draft.game().players().start();
        let json = match draft {
            Draft::Wippen(own) if key == "decks" && own.decks.is_none() => return Some(Switch::None(())),
            Draft::Wippen(own) => own.rules(players).ok()?.get(key)?.to_string(),
            Draft::Toepen(own) => own.rules().ok()?.get(key)?.to_string(),
        };
        serde_json::from_str(&json).ok()
    }

    fn to_json(&self) -> Value {
        match self {
            Switch::Bool(on) => Value::Bool(*on),
            Switch::Number(number) => (*number).into(),
            Switch::Text(text) => text.as_str().into(),
            Switch::Numbers(numbers) => numbers.iter().copied().collect(),
            Switch::None(()) => Value::Null,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn house_rules_read_back() {
        for game in GameName::ALL {
            for preset in game.presets() {
                let draft = Draft::named(game, preset).unwrap();
                assert_eq!(HouseRules::of(&draft).draft(), Ok(draft));
            }
        }
        for text in [
            r#"{"game":"wippen","preset":"advanced","switches":{"decks":2,"finish":"games 3","stealing":true}}"#,
            r#"{"game":"wippen","switches":{"decks":1,"open_hands":true,"scoring":"cards"}}"#,
            r#"{"game":"toepen","switches":{"hands":null,"minutes":90,"toep_stakes":[1,2]}}"#,
        ] {
            let rules: HouseRules = serde_json::from_str(text).unwrap();
            let draft = rules.draft().unwrap();
            let written = serde_json::to_string(&HouseRules::of(&draft)).unwrap();
            assert_eq!(serde_json::from_str::<HouseRules>(&written).unwrap().draft(), Ok(draft), "{written}");
            assert_eq!(HouseRules::of(&draft).switches, rules.switches);
        }
    }

    #[test]
    fn what_is_no_house_rules_is_told() {
        for text in [
            r#"{"game":"chess"}"#,
            r#"{"game":"toepen","preset":"basic"}"#,
            r#"{"game":"toepen","switches":{"decks":1}}"#,
            r#"{"game":"wippen","switches":{"decks":9}}"#,
            r#"{"game":"wippen","switches":{"building":null}}"#,
        ] {
            let rules: HouseRules = serde_json::from_str(text).unwrap();
            let told = rules.draft().unwrap_err().0;
            assert!(!told.is_empty(), "{text}");
        }
    }
}
