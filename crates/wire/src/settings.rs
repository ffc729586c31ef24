//! What can be chosen in house rules, switch by switch.

use crate::rules::Switch;
use games::{Draft, GameName, Takes};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A switch of the house rules: what one has to know to offer it to somebody. The messages `switch-GAME-NAME`
/// and `switch-GAME-NAME-about` say in words what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SwitchFacts {
    /// Its name, as in `switches` of house rules.
    pub name: String,
    /// The number of the rule that it belongs to, as `W16`; absent: it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// What it takes.
    pub kind: SwitchKind,
    /// The lowest number, where it takes one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub least: Option<i64>,
    /// The highest number, where it takes one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub most: Option<i64>,
    /// `choice`: the values; `counted`: the words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub choices: Option<Vec<Switch>>,
    /// The switches without which it cannot be on.
    pub needs: Vec<String>,
    /// By preset: its value there. A `number` that is null is not set: it follows from the number of players, and
    /// is left out of `switches` to stay so.
    pub values: BTreeMap<String, Switch>,
}

/// What a switch takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SwitchKind {
    /// True or false.
    Flag,
    /// A whole number from `least` to `most`.
    Number,
    /// The same, or null: without a limit.
    Limit,
    /// One of `choices`.
    Choice,
    /// One of the words in `choices`, a space, and a whole number from `least` to `most`: `target 52`.
    Counted,
}

impl SwitchFacts {
    /// All switches of a game, in the order of its rules.
    pub fn all(game: GameName) -> Vec<SwitchFacts> {
        game.switches().iter().map(|switch| SwitchFacts::of(game, switch)).collect()
    }

    fn of(game: GameName, switch: &games::Switch) -> SwitchFacts {
        let texts = |texts: &[&str]| texts.iter().map(|text| Switch::Text((*text).to_owned())).collect();
        let (kind, bounds, choices) = match switch.takes {
            Takes::Flag => (SwitchKind::Flag, None, None),
            Takes::Number(least, most) => (SwitchKind::Number, Some((least, most)), None),
            Takes::Limit(least, most) => (SwitchKind::Limit, Some((least, most)), None),
            Takes::Texts(all) => (SwitchKind::Choice, None, Some(texts(all))),
            Takes::Lists(all) => {
                let lists = all.iter().map(|list| Switch::Numbers(list.to_vec())).collect();
                (SwitchKind::Choice, None, Some(lists))
            }
            Takes::Counted(words, least, most) => {
                (SwitchKind::Counted, Some((least, most)), Some(texts(words)))
            }
        };
        let values = game.presets().filter_map(|preset| {
            let draft = Draft::named(game, preset)?;
            Some((preset.to_owned(), Switch::in_draft(&draft, switch.key)?))
        });
        SwitchFacts {
            name: switch.key.to_owned(),
            rule: switch.rule.map(str::to_owned),
            kind,
            least: bounds.map(|(least, _)| least),
            most: bounds.map(|(_, most)| most),
            choices,
            needs: switch.needs.iter().map(|key| (*key).to_owned()).collect(),
            values: values.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HouseRules;

    /// House rules of a preset with one switch set to this.
    fn with(game: GameName, preset: &str, name: &str, value: &Switch) -> HouseRules {
        let switches = [(name.to_owned(), value.clone())].into_iter().collect();
        HouseRules { game: game.name().to_owned(), preset: Some(preset.to_owned()), switches }
    }

    #[test]
    fn the_value_in_a_preset_changes_nothing_there_and_every_choice_is_taken() {
        let mut null = 0;
        for game in GameName::ALL {
            for facts in SwitchFacts::all(game) {
                assert!(game.presets().eq(game.presets().filter(|name| facts.values.contains_key(*name))));
                for (preset, value) in &facts.values {
                    let set = with(game, preset, &facts.name, value).draft();
                    if facts.kind == SwitchKind::Number && *value == Switch::None(()) {
                        null += 1;
                        assert!(set.is_err(), "{}", facts.name);
                    } else {
                        assert_eq!(set, Ok(Draft::named(game, preset).unwrap()), "{} {value:?}", facts.name);
                    }
                }
                let preset = game.presets().next().unwrap();
                for choice in facts.choices.iter().flatten() {
                    let value = match (facts.kind, choice) {
                        (SwitchKind::Counted, Switch::Text(word)) => {
                            Switch::Text(format!("{word} {}", facts.most.unwrap()))
                        }
                        _ => choice.clone(),
                    };
                    assert!(with(game, preset, &facts.name, &value).draft().is_ok(), "{value:?}");
                }
            }
        }
        assert_eq!(null, 4, "the number of decks, in each preset of Wippen");
    }
}
