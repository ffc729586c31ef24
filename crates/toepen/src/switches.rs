//! The table of switches at the end of `docs/rules/toepen.md`.

use crate::rules::{Bounds, ToepStakes};
use game::{Switch, Takes};

const fn switch(key: &'static str, rule: &'static str, takes: Takes) -> Switch {
    Switch { key, rule: Some(rule), takes, needs: &[] }
}

const fn number(rule: &'static str, bounds: &Bounds) -> Switch {
    switch(bounds.key, rule, Takes::Number(bounds.least(), bounds.most()))
}

const fn limit(rule: &'static str, bounds: &Bounds) -> Switch {
    switch(bounds.key, rule, Takes::Limit(bounds.least(), bounds.most()))
}

/// All switches, in the order of the rules.
pub const SWITCHES: [Switch; 10] = [
    switch("exchange", "T6", Takes::Flag),
    switch("aces_are_pictures", "T7", Takes::Flag),
    switch("toep_stakes", "T14", Takes::Lists(&[ToepStakes::One.clips(), ToepStakes::OneOrTwo.clips()])),
    switch("retoep_own", "T13", Takes::Flag),
    switch("report_tens", "T22", Takes::Flag),
    switch("open_piles", "T17", Takes::Flag),
    number("T2", &Bounds::STARTING_CLIPS),
    number("T25", &Bounds::CLIP_VALUE),
    limit("T24", &Bounds::HANDS),
    limit("T24", &Bounds::MINUTES),
];
