//! House rules: the switches (the table at the end of `docs/rules/toepen.md`).

use crate::switches::SWITCHES;
use core::fmt;
use core::ops::RangeInclusive;
use game::{Switch, SwitchValue};

/// A named set of switches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// As it is played in Zwolle.
    Zwols,
}

impl Preset {
    /// All presets.
    pub const ALL: [Preset; 1] = [Preset::Zwols];

    /// The name in `rules`.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Zwols => "zwols",
        }
    }

    /// The preset of this name.
    pub fn named(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }
}

/// T14: with how many clips one may toep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToepStakes {
    /// With one clip.
    One,
    /// With one clip or with two.
    OneOrTwo,
}

impl ToepStakes {
    /// The numbers of clips, ascending.
    pub const fn clips(self) -> &'static [i64] {
        match self {
            ToepStakes::One => &[1],
            ToepStakes::OneOrTwo => &[1, 2],
        }
    }

    /// The highest of them.
    #[inline]
    pub const fn most(self) -> u8 {
        match self {
            ToepStakes::One => 1,
            ToepStakes::OneOrTwo => 2,
        }
    }
}

/// The value of a switch; its text is JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// On or off.
    Bool(bool),
    /// `starting_clips`, `clip_value_cents`
    Number(u16),
    /// `hands`, `minutes`
    Limit(Option<u16>),
    /// `toep_stakes`
    Stakes(ToepStakes),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Bool(on) => write!(f, "{on}"),
            Setting::Number(number) | Setting::Limit(Some(number)) => write!(f, "{number}"),
            Setting::Limit(None) => f.write_str("null"),
            Setting::Stakes(stakes) => write!(f, "{:?}", stakes.clips()),
        }
    }
}

/// Why switches are no rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleFault {
    /// No switch has this name; the caller knows the name.
    UnknownKey,
    /// The switch does not take this value.
    WrongValue {
        /// The switch.
        key: &'static str,
        /// What it takes, as the rules write it.
        allowed: &'static str,
    },
}

impl fmt::Display for RuleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleFault::UnknownKey => f.write_str("unknown switch"),
            RuleFault::WrongValue { key, allowed } => write!(f, "{key} takes {allowed}"),
        }
    }
}

impl core::error::Error for RuleFault {}

/// Switches as somebody sets them, one by one; their numbers may still be out of bounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draft {
    /// Where the switches began.
    pub preset: Preset,
    /// T6: cards may be exchanged before the first one is played.
    pub exchange: bool,
    /// T7: an ace is a picture.
    pub aces_are_pictures: bool,
    /// T14: with how many clips one may toep.
    pub toep_stakes: ToepStakes,
    /// T13: one may toep over one's own toep.
    pub retoep_own: bool,
    /// T22: who gets a ten puts a clip on the tens spot.
    pub report_tens: bool,
    /// T17: all played cards stay visible.
    pub open_piles: bool,
    /// T2: clips, 1 to 1000.
    pub starting_clips: u16,
    /// T25: cents a clip, 0 to 10,000.
    pub clip_value_cents: u16,
    /// T24: hands a session, 1 to 1000; none: until called.
    pub hands: Option<u16>,
    /// T24: minutes until the table is reminded to call the last hands, 1 to 600; none: never.
    pub minutes: Option<u16>,
}

const BOOL: &str = "true, false";
const STAKES: &str = "[1], [1, 2]";

/// A switch that is a number: its bounds, and how the rules write them.
pub(crate) struct Bounds {
    pub(crate) key: &'static str,
    range: RangeInclusive<u16>,
    allowed: &'static str,
}

impl Bounds {
    pub(crate) const STARTING_CLIPS: Bounds =
        Bounds { key: "starting_clips", range: 1..=1000, allowed: "1 … 1000" };
    pub(crate) const CLIP_VALUE: Bounds =
        Bounds { key: "clip_value_cents", range: 0..=10_000, allowed: "0 … 10000" };
    pub(crate) const HANDS: Bounds = Bounds { key: "hands", range: 1..=1000, allowed: "1 … 1000, null" };
    pub(crate) const MINUTES: Bounds = Bounds { key: "minutes", range: 1..=600, allowed: "null, 1 … 600" };

    pub(crate) const fn least(&self) -> i64 {
        *self.range.start() as i64
    }

    pub(crate) const fn most(&self) -> i64 {
        *self.range.end() as i64
    }

    const fn fault(&self) -> RuleFault {
        RuleFault::WrongValue { key: self.key, allowed: self.allowed }
    }

    fn number(&self, value: SwitchValue<'_>) -> Result<u16, RuleFault> {
        match value {
            SwitchValue::Number(number) => {
                u16::try_from(number).ok().filter(|number| self.range.contains(number)).ok_or(self.fault())
            }
            _ => Err(self.fault()),
        }
    }

    fn limit(&self, value: SwitchValue<'_>) -> Result<Option<u16>, RuleFault> {
        if value == SwitchValue::Null { Ok(None) } else { self.number(value).map(Some) }
    }

    fn hold(&self, number: u16) -> Result<(), RuleFault> {
        if self.range.contains(&number) { Ok(()) } else { Err(self.fault()) }
    }
}

impl Draft {
    /// The names of all switches, in the order of the rules.
    pub const KEYS: [&'static str; SWITCHES.len()] = Switch::keys(&SWITCHES);

    /// The switches of a preset.
    pub const fn of(preset: Preset) -> Draft {
        match preset {
            Preset::Zwols => Draft {
                preset,
                exchange: true,
                aces_are_pictures: true,
                toep_stakes: ToepStakes::One,
                retoep_own: false,
                report_tens: false,
                open_piles: false,
                starting_clips: 20,
                clip_value_cents: 5,
                hands: Some(20),
                minutes: None,
            },
        }
    }

    /// The place of an on-off switch.
    fn flag(&mut self, key: &str) -> Option<(&'static str, &mut bool)> {
        Some(match key {
            "exchange" => ("exchange", &mut self.exchange),
            "aces_are_pictures" => ("aces_are_pictures", &mut self.aces_are_pictures),
            "retoep_own" => ("retoep_own", &mut self.retoep_own),
            "report_tens" => ("report_tens", &mut self.report_tens),
            "open_piles" => ("open_piles", &mut self.open_piles),
            _ => return None,
        })
    }

    /// Sets one switch.
    ///
    /// # Errors
    /// If there is no such switch or it does not take the value; nothing is changed then.
    pub fn set(&mut self, key: &str, value: SwitchValue<'_>) -> Result<(), RuleFault> {
        if let Some((key, flag)) = self.flag(key) {
            let SwitchValue::Bool(on) = value else {
                return Err(RuleFault::WrongValue { key, allowed: BOOL });
            };
            *flag = on;
            return Ok(());
        }
        match key {
            "toep_stakes" => {
                self.toep_stakes = match value {
                    SwitchValue::Numbers([1]) => ToepStakes::One,
                    SwitchValue::Numbers([1, 2]) => ToepStakes::OneOrTwo,
                    _ => return Err(RuleFault::WrongValue { key: "toep_stakes", allowed: STAKES }),
                }
            }
            "starting_clips" => self.starting_clips = Bounds::STARTING_CLIPS.number(value)?,
            "clip_value_cents" => self.clip_value_cents = Bounds::CLIP_VALUE.number(value)?,
            "hands" => self.hands = Bounds::HANDS.limit(value)?,
            "minutes" => self.minutes = Bounds::MINUTES.limit(value)?,
            _ => return Err(RuleFault::UnknownKey),
        }
        Ok(())
    }

    /// The rules, if every number is within its bounds.
    ///
    /// # Errors
    /// The first switch that is not.
    pub fn rules(self) -> Result<Rules, RuleFault> {
        Bounds::STARTING_CLIPS.hold(self.starting_clips)?;
        Bounds::CLIP_VALUE.hold(self.clip_value_cents)?;
        self.hands.map_or(Ok(()), |hands| Bounds::HANDS.hold(hands))?;
        self.minutes.map_or(Ok(()), |minutes| Bounds::MINUTES.hold(minutes))?;
        Ok(Rules { draft: self })
    }
}

/// Lawful house rules. Equal when every switch has the same value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    draft: Draft,
}

impl Rules {
    /// The rules of a preset.
    pub const fn of(preset: Preset) -> Rules {
        Rules { draft: Draft::of(preset) }
    }

    /// The preset that the rules began from.
    pub const fn preset(&self) -> Preset {
        self.draft.preset
    }

    /// The value of a switch.
    pub fn get(&self, key: &str) -> Option<Setting> {
        let mut draft = self.draft;
        if let Some((_, flag)) = draft.flag(key) {
            return Some(Setting::Bool(*flag));
        }
        match key {
            "toep_stakes" => Some(Setting::Stakes(self.toep_stakes)),
            "starting_clips" => Some(Setting::Number(self.starting_clips)),
            "clip_value_cents" => Some(Setting::Number(self.clip_value_cents)),
            "hands" => Some(Setting::Limit(self.hands)),
            "minutes" => Some(Setting::Limit(self.minutes)),
            _ => None,
        }
    }

    /// The switches that differ from the preset, in the order of the rules.
    pub fn differences(&self) -> impl Iterator<Item = (&'static str, Setting)> + '_ {
        let preset = Rules::of(self.preset());
        Draft::KEYS.into_iter().filter_map(move |key| {
            let setting = self.get(key)?;
            (Some(setting) != preset.get(key)).then_some((key, setting))
        })
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::of(Preset::Zwols)
    }
}

/// The switches can be read as fields.
impl core::ops::Deref for Rules {
    type Target = Draft;
    #[inline]
    fn deref(&self) -> &Draft {
        &self.draft
    }
}
