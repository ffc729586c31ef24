//! House rules of every kind that are over soon.

use game::kit::Chance;
use games::{Draft, GameName};
use std::collections::BTreeMap;
use wire::{HouseRules, Switch};

/// House rules as somebody might send them who opens a table, and as the server reads them: those of a preset, with
/// some switches set otherwise that go together for so many players.
pub fn any_rules(chance: &mut Chance, players: impl Fn(GameName, &mut Chance) -> u8) -> (Draft, u8) {
    let game = GameName::ALL[chance.below(2)];
    let players = players(game, chance);
    let presets: Vec<&str> = game.presets().collect();
    let preset = presets[chance.below(presets.len())].to_owned();
    loop {
        let switches = match game {
            GameName::Wippen => wippen_switches(chance),
            GameName::Toepen => toepen_switches(chance),
        };
        let rules = HouseRules { game: game.name().to_owned(), preset: Some(preset.clone()), switches };
        let draft = rules.draft().expect("there are such switches, with such values");
        if draft.rules(players).is_ok() {
            return (draft, players);
        }
    }
}

fn wippen_switches(chance: &mut Chance) -> BTreeMap<String, Switch> {
    let finish = ["games 1", "games 1", "games 1", "games 2", "target 11"];
    let mut switches = BTreeMap::new();
    switches.insert("finish".to_owned(), Switch::Text(finish[chance.below(finish.len())].to_owned()));
    for key in GameName::Wippen.keys() {
        let value = match *key {
            "finish" => continue,
            "decks" => Switch::Number(1 + chance.below(2) as i64),
            "scoring" => Switch::Text(["points", "cards"][chance.below(2)].to_owned()),
            _ => Switch::Bool(chance.below(2) == 0),
        };
        if chance.below(5) == 0 {
            switches.insert((*key).to_owned(), value);
        }
    }
    switches
}

fn toepen_switches(chance: &mut Chance) -> BTreeMap<String, Switch> {
    let mut switches = BTreeMap::new();
    let hands =
        if chance.below(12) == 0 { Switch::None(()) } else { Switch::Number(1 + chance.below(3) as i64) };
    switches.insert("hands".to_owned(), hands);
    for key in GameName::Toepen.keys() {
        let value = match *key {
            "hands" => continue,
            "toep_stakes" => Switch::Numbers(vec![1, 2]),
            "starting_clips" => Switch::Number([1, 3, 1000][chance.below(3)]),
            "clip_value_cents" => Switch::Number([0, 10_000][chance.below(2)]),
            "minutes" => Switch::Number(1),
            _ => Switch::Bool(chance.below(2) == 0),
        };
        if chance.below(3) == 0 {
            switches.insert((*key).to_owned(), value);
        }
    }
    switches
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_switch_is_set_sometimes() {
        let mut chance = Chance::new(1);
        let mut set = BTreeSet::new();
        for _ in 0..300 {
            let (draft, _) = any_rules(&mut chance, |game, _| *game.players().start());
            let rules = HouseRules::of(&draft);
            set.extend(rules.switches.into_keys().map(|key| (rules.game.clone(), key)));
        }
        for game in GameName::ALL {
            for key in game.keys() {
                assert!(set.contains(&(game.name().to_owned(), (*key).to_owned())), "{game} {key}");
            }
        }
    }
}
