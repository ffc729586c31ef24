//! House rules: the game, the preset, and every switch, in the words of `docs/rules/`. Every switch, so that
//! a preset that is changed later does not change a table that is under way.

use games::{Draft, GameName};
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

pub(super) fn serialize<S: Serializer>(draft: &Draft, serializer: S) -> Result<S::Ok, S::Error> {
    let value = write(draft);
    // Fields of a draft can be set to what no switch takes.
    match read(&value) {
        Ok(same) if same == *draft => value.serialize(serializer),
        Ok(_) | Err(_) => {
            Err(S::Error::custom("a switch of the house rules has a value that it does not take"))
        }
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Draft, D::Error> {
    read(&Map::deserialize(deserializer)?).map_err(D::Error::custom)
}

fn write(draft: &Draft) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert("game".to_owned(), draft.game().name().into());
    // A setting writes itself as JSON.
    let mut put = |key: &str, setting: String| {
        map.insert(key.to_owned(), serde_json::from_str(&setting).unwrap_or(Value::Null));
    };
    match draft {
        Draft::Wippen(draft) => wippen(draft, &mut put),
        Draft::Toepen(draft) => toepen(draft, &mut put),
    }
    map
}

/// Names every field, so that a new switch does not compile until it is written too.
fn wippen(draft: &wippen::Draft, put: &mut impl FnMut(&str, String)) {
    use wippen::Setting;
    let wippen::Draft {
        preset,
        decks,
        adding_up,
        face_cards_take_all,
        must_capture,
        building,
        raising,
        double_builds,
        triple_builds,
        raise_double_builds,
        locked_with_value,
        builds_in_sums,
        stealing,
        wips,
        scoring,
        finish,
        open_hands,
    } = *draft;
    put("preset", format!("{:?}", preset.name()));
    if let Some(decks) = decks {
        put("decks", Setting::Number(decks).to_string());
    }
    for (key, on) in [
        ("adding_up", adding_up),
        ("face_cards_take_all", face_cards_take_all),
        ("must_capture", must_capture),
        ("building", building),
        ("raising", raising),
        ("double_builds", double_builds),
        ("triple_builds", triple_builds),
        ("raise_double_builds", raise_double_builds),
        ("locked_with_value", locked_with_value),
        ("builds_in_sums", builds_in_sums),
        ("stealing", stealing),
        ("wips", wips),
        ("open_hands", open_hands),
    ] {
        put(key, Setting::Bool(on).to_string());
    }
    put("scoring", Setting::Scoring(scoring).to_string());
    put("finish", Setting::Finish(finish).to_string());
}

/// The same.
fn toepen(draft: &toepen::Draft, put: &mut impl FnMut(&str, String)) {
    use toepen::Setting;
    let toepen::Draft {
        preset,
        exchange,
        aces_are_pictures,
        toep_stakes,
        retoep_own,
        report_tens,
        open_piles,
        starting_clips,
        clip_value_cents,
        hands,
        minutes,
    } = *draft;
    put("preset", format!("{:?}", preset.name()));
    for (key, on) in [
        ("exchange", exchange),
        ("aces_are_pictures", aces_are_pictures),
        ("retoep_own", retoep_own),
        ("report_tens", report_tens),
        ("open_piles", open_piles),
    ] {
        put(key, Setting::Bool(on).to_string());
    }
    put("toep_stakes", Setting::Stakes(toep_stakes).to_string());
    put("starting_clips", Setting::Number(starting_clips).to_string());
    put("clip_value_cents", Setting::Number(clip_value_cents).to_string());
    put("hands", Setting::Limit(hands).to_string());
    put("minutes", Setting::Limit(minutes).to_string());
}

fn read(map: &Map<String, Value>) -> Result<Draft, String> {
    let word = |key: &str| map.get(key).and_then(Value::as_str).ok_or_else(|| format!("there is no {key}"));
    let game = GameName::named(word("game")?).ok_or("there is no such game")?;
    let mut draft = Draft::named(game, word("preset")?).ok_or("there is no such preset")?;
    for (key, value) in map.iter().filter(|(key, _)| !matches!(key.as_str(), "game" | "preset")) {
        match &mut draft {
            Draft::Wippen(draft) => record::wippen::apply_switch(draft, key, value),
            Draft::Toepen(draft) => record::toepen::apply_switch(draft, key, value),
        }
        .map_err(|error| error.to_string())?;
    }
    Ok(draft)
}
