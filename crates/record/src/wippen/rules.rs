//! House rules of Wippen as JSON.

use crate::error::ReadError;
use crate::object::excerpt;
use crate::switches;
use ::wippen::{Draft, MAX_PLAYERS, MIN_PLAYERS, Preset, RuleFault, Rules};
use serde_json::Value;

/// Reads `rules`: a preset (default `basic`) and any switches over it.
///
/// # Errors
/// The first thing that is wrong.
pub fn rules(value: Option<Value>, players: u8) -> Result<Rules, ReadError> {
    let draft = switches::read(value, Preset::Basic, Preset::named, Draft::of, apply_switch)?;
    draft.rules(players).map_err(|fault| read_error(fault, ""))
}

/// Sets one switch to a JSON value.
///
/// # Errors
/// If there is no such switch or it does not take the value.
pub fn apply_switch(draft: &mut Draft, key: &str, value: &Value) -> Result<(), ReadError> {
    switches::set(value, |value| draft.set(key, value)).map_err(|fault| read_error(fault, key))
}

fn read_error(fault: RuleFault, key: &str) -> ReadError {
    match fault {
        RuleFault::UnknownKey => ReadError::UnknownSwitch(excerpt(key)),
        RuleFault::WrongValue { key, allowed } => ReadError::SwitchValue { key, allowed },
        RuleFault::Needs { key, needs } => ReadError::SwitchNeeds { key, needs },
        RuleFault::Players => ReadError::Players { least: MIN_PLAYERS, most: MAX_PLAYERS },
    }
}

/// The preset and the switches that differ from it.
pub(super) fn to_json(rules: &Rules) -> Value {
    switches::write(rules.preset().name(), rules.differences())
}
