//! House rules: a preset and the switches that differ from it.

use games::{Draft, GameName, RuleFault, Rules, SwitchValue};
use serde::{Deserialize, Serialize};
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

/// Why something is no house rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadRules {
    /// There is no game of this name.
    UnknownGame(String),
    /// The game has no preset of this name.
    UnknownPreset(String),
    /// The game has no switch of this name.
    UnknownSwitch(String),
    /// A switch does not take its value, or they do not go together.
    Fault(RuleFault),
}

impl BadRules {
    /// The switch that it is about, if it is about one.
    pub fn switch(&self) -> Option<&str> {
        match self {
            BadRules::UnknownGame(_) | BadRules::UnknownPreset(_) => None,
            BadRules::UnknownSwitch(key) => Some(key),
            BadRules::Fault(fault) => match fault {
                RuleFault::Wippen(
                    wippen::RuleFault::WrongValue { key, .. } | wippen::RuleFault::Needs { key, .. },
                )
                | RuleFault::Toepen(toepen::RuleFault::WrongValue { key, .. }) => Some(key),
                RuleFault::Wippen(wippen::RuleFault::UnknownKey | wippen::RuleFault::Players)
                | RuleFault::Toepen(toepen::RuleFault::UnknownKey)
                | RuleFault::Players(_) => None,
            },
        }
    }
}

impl HouseRules {
    /// House rules as the question of an address has them: `set` is a switch each, as `stealing=true`. The value
    /// is JSON; what is no JSON is taken for a text without its quotes, and what has no `=` for a switch that
    /// has no value, which none takes.
    pub fn asked<'a>(game: &str, preset: Option<&str>, set: impl Iterator<Item = &'a str>) -> HouseRules {
        let switches = set.map(|set| {
            let (key, value) = set.split_once('=').unwrap_or((set, ""));
            let text = || Switch::Text(value.to_owned());
            (key.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| text()))
        });
        HouseRules { game: game.to_owned(), preset: preset.map(str::to_owned), switches: switches.collect() }
    }

    /// The same as a draft. Whether its switches go together is for [`Draft::rules`] to say.
    ///
    /// # Errors
    /// If there is no such game, preset or switch, or a switch does not take its value.
    pub fn draft(&self) -> Result<Draft, BadRules> {
        let (draft, faults) = self.read()?;
        faults.into_iter().next().map_or(Ok(draft), Err)
    }

    /// The rules for so many players; if no number is known yet, for the fewest.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn rules(&self, players: Option<u8>) -> Result<Rules, Vec<BadRules>> {
        let (draft, mut faults) = self.read().map_err(|bad| vec![bad])?;
        let game = draft.game();
        let players = players.unwrap_or(*game.players().start());
        if !game.players().contains(&players) {
            faults.push(BadRules::Fault(RuleFault::Players(game)));
        }
        if let Draft::Wippen(draft) = draft {
            let missing = draft.missing().map(|(key, needs)| wippen::RuleFault::Needs { key, needs });
            faults.extend(missing.map(|fault| BadRules::Fault(RuleFault::Wippen(fault))));
        }
        match (draft.rules(players), faults.is_empty()) {
            (Ok(rules), true) => Ok(rules),
            (Err(fault), true) => Err(vec![BadRules::Fault(fault)]),
            (_, false) => Err(faults),
        }
    }

    /// The draft with those switches that can be set, and what is wrong with the others.
    fn read(&self) -> Result<(Draft, Vec<BadRules>), BadRules> {
        let game = GameName::named(&self.game).ok_or_else(|| BadRules::UnknownGame(self.game.clone()))?;
        let mut draft = match &self.preset {
            None => Draft::usual(game),
            Some(preset) => {
                Draft::named(game, preset).ok_or_else(|| BadRules::UnknownPreset(preset.clone()))?
            }
        };
        let mut faults = Vec::new();
        for (key, switch) in &self.switches {
            let set = match &mut draft {
                Draft::Wippen(draft) => switch.set(|value| draft.set(key, value)).map_err(RuleFault::Wippen),
                Draft::Toepen(draft) => switch.set(|value| draft.set(key, value)).map_err(RuleFault::Toepen),
            };
            faults.extend(set.err().map(|fault| match fault {
                RuleFault::Wippen(wippen::RuleFault::UnknownKey)
                | RuleFault::Toepen(toepen::RuleFault::UnknownKey) => BadRules::UnknownSwitch(key.clone()),
                fault => BadRules::Fault(fault),
            }));
        }
        Ok((draft, faults))
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

    /// Hands the value to a switch.
    fn set<T>(&self, set: impl FnOnce(SwitchValue<'_>) -> T) -> T {
        set(match self {
            Switch::Bool(on) => SwitchValue::Bool(*on),
            Switch::Number(number) => SwitchValue::Number(*number),
            Switch::Text(text) => SwitchValue::Text(text),
            Switch::Numbers(numbers) => SwitchValue::Numbers(numbers),
            Switch::None(()) => SwitchValue::Null,
        })
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
    fn the_question_of_an_address_is_the_same_house_rules() {
        let set = ["stealing=true", "finish=games 3", "decks=2", "scoring=\"cards\""];
        let asked = HouseRules::asked("wippen", Some("advanced"), set.into_iter());
        let switches = r#"{"stealing":true,"finish":"games 3","decks":2,"scoring":"cards"}"#;
        assert_eq!(asked, of(&format!(r#"{{"game":"wippen","preset":"advanced","switches":{switches}}}"#)));
        assert!(asked.rules(None).is_ok());
        let asked = HouseRules::asked("toepen", None, ["hands=null", "toep_stakes=[1,2]"].into_iter());
        assert_eq!(asked, of(r#"{"game":"toepen","switches":{"hands":null,"toep_stakes":[1,2]}}"#));
        for set in ["", "=", "stealing", "stealing=", "stealing={}", "stealing=[[[["] {
            assert!(HouseRules::asked("wippen", None, [set].into_iter()).rules(None).is_err(), "{set}");
        }
    }

    fn of(text: &str) -> HouseRules {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn what_is_no_house_rules_is_told() {
        for (text, switch) in [
            (r#"{"game":"chess"}"#, None),
            (r#"{"game":"toepen","preset":"basic"}"#, None),
            (r#"{"game":"toepen","switches":{"decks":1}}"#, Some("decks")),
            (r#"{"game":"wippen","switches":{"decks":9}}"#, Some("decks")),
            (r#"{"game":"wippen","switches":{"building":null}}"#, Some("building")),
        ] {
            let bad = of(text).draft().unwrap_err();
            assert_eq!(bad.switch(), switch, "{text}");
            assert_eq!(of(text).rules(None), Err(vec![bad]));
        }
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let switches = r#"{"decks":3,"raising":true,"raise_double_builds":true,"wippen":1}"#;
        let bad = of(&format!(r#"{{"game":"wippen","switches":{switches}}}"#)).rules(Some(7)).unwrap_err();
        let switches: Vec<Option<&str>> = bad.iter().map(BadRules::switch).collect();
        let double = Some("raise_double_builds");
        assert_eq!(switches, [Some("decks"), Some("wippen"), None, Some("raising"), double]);
        let fine = of(r#"{"game":"toepen","switches":{"hands":null}}"#);
        assert_eq!(fine.rules(Some(8)).map(|rules| rules.players()), Ok(8));
        assert_eq!(fine.rules(None).map(|rules| rules.players()), Ok(2));
    }
}
