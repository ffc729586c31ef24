//! The table of switches at the end of `docs/rules/wippen.md`.

use game::{Switch, Takes};

const fn flag(key: &'static str, rule: &'static str, needs: &'static [&'static str]) -> Switch {
    Switch { key, rule: Some(rule), takes: Takes::Flag, needs }
}

const fn other(key: &'static str, rule: &'static str, takes: Takes) -> Switch {
    Switch { key, rule: Some(rule), takes, needs: &[] }
}

/// All switches, in the order of the rules.
pub const SWITCHES: [Switch; 16] = [
    other("decks", "W2", Takes::Number(1, 2)),
    flag("adding_up", "W9", &[]),
    flag("face_cards_take_all", "W10", &[]),
    flag("must_capture", "W11", &[]),
    flag("building", "W13", &[]),
    flag("raising", "W16", &["building"]),
    flag("double_builds", "W17", &["building"]),
    flag("triple_builds", "W17", &["double_builds"]),
    flag("raise_double_builds", "W18", &["raising", "double_builds"]),
    flag("locked_with_value", "W19", &["raise_double_builds"]),
    flag("builds_in_sums", "W20", &["building"]),
    flag("stealing", "W24", &[]),
    flag("wips", "W28", &[]),
    other("scoring", "W31", Takes::Texts(&["points", "cards"])),
    other("finish", "W34", Takes::Counted(&["target", "games"], 1, u32::MAX as i64)),
    Switch { key: "open_hands", rule: None, takes: Takes::Flag, needs: &[] },
];
