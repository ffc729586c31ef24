//! What the house rules of both games have in common as JSON.

use crate::error::ReadError;
use crate::object::{Object, excerpt, text};
use game::SwitchValue;
use serde_json::{Map, Value};
use std::fmt::Display;

/// Reads `rules`: a preset, by default `usual`, and any switches over it, each handed to `set`.
pub(crate) fn read<P, D>(
    value: Option<Value>,
    usual: P,
    named: fn(&str) -> Option<P>,
    draft_of: fn(P) -> D,
    set: fn(&mut D, &str, &Value) -> Result<(), ReadError>,
) -> Result<D, ReadError> {
    let Some(value) = value else { return Ok(draft_of(usual)) };
    let mut object = Object::new("rules", value)?;
    let preset = match object.take("preset") {
        None => usual,
        Some(name) => {
            let name = text("preset", name)?;
            named(&name).ok_or_else(|| ReadError::UnknownPreset(excerpt(&name)))?
        }
    };
    let mut draft = draft_of(preset);
    for (key, value) in object.take_all() {
        set(&mut draft, &key, &value)?;
    }
    Ok(draft)
}

/// Hands a JSON value to a switch.
pub(crate) fn set<T>(value: &Value, set: impl FnOnce(SwitchValue<'_>) -> T) -> T {
    let numbers: Option<Vec<i64>> =
        value.as_array().and_then(|list| list.iter().map(Value::as_i64).collect());
    set(match value {
        Value::Bool(on) => SwitchValue::Bool(*on),
        Value::Number(number) => number.as_i64().map_or(SwitchValue::Other, SwitchValue::Number),
        Value::String(text) => SwitchValue::Text(text),
        Value::Null => SwitchValue::Null,
        Value::Array(_) => numbers.as_deref().map_or(SwitchValue::Other, SwitchValue::Numbers),
        Value::Object(_) => SwitchValue::Other,
    })
}

/// The preset and the switches that differ from it. A setting writes itself as JSON.
pub(crate) fn write<S: Display>(preset: &str, differences: impl Iterator<Item = (&'static str, S)>) -> Value {
    let mut map = Map::new();
    map.insert("preset".to_owned(), preset.into());
    for (key, setting) in differences {
        let value = serde_json::from_str(&setting.to_string()).unwrap_or(Value::Null);
        map.insert(key.to_owned(), value);
    }
    Value::Object(map)
}
