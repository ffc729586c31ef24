//! House rules of Wippen as JSON.

use crate::error::ReadError;
use crate::object::{Object, excerpt, text};
use ::wippen::{Draft, Preset, RuleFault, Rules, SwitchValue};
use serde_json::{Map, Value};

/// Reads `rules`: a preset (default `basic`) and any switches over it.
///
/// # Errors
/// The first thing that is wrong.
pub fn rules(value: Option<Value>, players: u8) -> Result<Rules, ReadError> {
    let Some(value) = value else { return finish(Draft::of(Preset::Basic), players) };
    let mut object = Object::new("rules", value)?;
    let preset = match object.take("preset") {
        None => Preset::Basic,
        Some(name) => {
            let name = text("preset", name)?;
            Preset::named(&name).ok_or_else(|| ReadError::UnknownPreset(excerpt(&name)))?
        }
    };
    let mut draft = Draft::of(preset);
    for (key, value) in object.take_all() {
        apply_switch(&mut draft, &key, &value)?;
    }
    finish(draft, players)
}

/// Sets one switch to a JSON value.
///
/// # Errors
/// If there is no such switch or it does not take the value.
pub fn apply_switch(draft: &mut Draft, key: &str, value: &Value) -> Result<(), ReadError> {
    let value = match value {
        Value::Bool(on) => SwitchValue::Bool(*on),
        Value::Number(number) => number.as_i64().map_or(SwitchValue::Other, SwitchValue::Number),
        Value::String(text) => SwitchValue::Text(text),
        Value::Null | Value::Array(_) | Value::Object(_) => SwitchValue::Other,
    };
    draft.set(key, value).map_err(|fault| read_error(fault, key))
}

fn finish(draft: Draft, players: u8) -> Result<Rules, ReadError> {
    draft.rules(players).map_err(|fault| read_error(fault, ""))
}

fn read_error(fault: RuleFault, key: &str) -> ReadError {
    match fault {
        RuleFault::UnknownKey => ReadError::UnknownSwitch(excerpt(key)),
        RuleFault::WrongValue { key, allowed } => ReadError::SwitchValue { key, allowed },
        RuleFault::Needs { key, needs } => ReadError::SwitchNeeds { key, needs },
        RuleFault::Players => {
            ReadError::Players { least: ::wippen::MIN_PLAYERS, most: ::wippen::MAX_PLAYERS }
        }
    }
}

/// The preset and the switches that differ from it.
pub(super) fn to_json(rules: &Rules) -> Value {
    let mut map = Map::new();
    map.insert("preset".to_owned(), rules.preset().name().into());
    for (key, setting) in rules.differences() {
        // A setting writes itself as JSON.
        let value = serde_json::from_str(&setting.to_string()).unwrap_or(Value::Null);
        map.insert(key.to_owned(), value);
    }
    Value::Object(map)
}
