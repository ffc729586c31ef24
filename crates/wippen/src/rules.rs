//! House rules: presets and switches (the tables at the end of `docs/rules/wippen.md`).

use crate::state::{MAX_PLAYERS, MIN_PLAYERS};
use crate::switches::SWITCHES;
use core::fmt;
use game::{Switch, SwitchValue};

/// A named set of switches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// The game that everyone knows.
    Basic,
    /// With adding up and building.
    Advanced,
    /// With building, without adding up and wips.
    Classic,
    /// Open hands, cards count.
    Children,
}

impl Preset {
    /// All presets.
    pub const ALL: [Preset; 4] = [Preset::Basic, Preset::Advanced, Preset::Classic, Preset::Children];

    /// The name in `rules`.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Basic => "basic",
            Preset::Advanced => "advanced",
            Preset::Classic => "classic",
            Preset::Children => "children",
        }
    }

    /// The preset of this name.
    pub fn named(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }
}

/// What a game is counted by (W31, W33).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// W31: most cards, most spades, 10♦, 2♠, aces, wips.
    Points,
    /// W33: cards only.
    Cards,
}

/// When a match ends (W34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// As soon as somebody has this many points after a game.
    Target(u32),
    /// After this many games.
    Games(u32),
}

/// The value of a switch; its text is JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// On or off.
    Bool(bool),
    /// `decks`
    Number(u8),
    /// `scoring`
    Scoring(Scoring),
    /// `finish`
    Finish(Finish),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Bool(on) => write!(f, "{on}"),
            Setting::Number(number) => write!(f, "{number}"),
            Setting::Scoring(Scoring::Points) => f.write_str("\"points\""),
            Setting::Scoring(Scoring::Cards) => f.write_str("\"cards\""),
            Setting::Finish(Finish::Target(points)) => write!(f, "\"target {points}\""),
            Setting::Finish(Finish::Games(games)) => write!(f, "\"games {games}\""),
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
    /// The switch is on without one that it needs.
    Needs {
        /// The switch.
        key: &'static str,
        /// The one that it needs.
        needs: &'static str,
    },
    /// W2: 2 to 6 players.
    Players,
}

impl fmt::Display for RuleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleFault::UnknownKey => f.write_str("unknown switch"),
            RuleFault::WrongValue { key, allowed } => write!(f, "{key} takes {allowed}"),
            RuleFault::Needs { key, needs } => write!(f, "{key} needs {needs}"),
            RuleFault::Players => write!(f, "wippen is for {MIN_PLAYERS} to {MAX_PLAYERS} players"),
        }
    }
}

impl core::error::Error for RuleFault {}

/// Switches as somebody sets them, one by one; they may still contradict each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draft {
    /// Where the switches began.
    pub preset: Preset,
    /// W2: 1 or 2; none: as the number of players has it.
    pub decks: Option<u8>,
    /// W9
    pub adding_up: bool,
    /// W10
    pub face_cards_take_all: bool,
    /// W11
    pub must_capture: bool,
    /// W13
    pub building: bool,
    /// W16
    pub raising: bool,
    /// W17
    pub double_builds: bool,
    /// W17
    pub triple_builds: bool,
    /// W18
    pub raise_double_builds: bool,
    /// W19
    pub locked_with_value: bool,
    /// W20
    pub builds_in_sums: bool,
    /// W24
    pub stealing: bool,
    /// W28
    pub wips: bool,
    /// W31, W33
    pub scoring: Scoring,
    /// W34
    pub finish: Finish,
    /// Every hand is visible to everyone.
    pub open_hands: bool,
}

const BOOL: &str = "true, false";

impl Draft {
    /// The names of all switches, in the order of the rules.
    pub const KEYS: [&'static str; SWITCHES.len()] = Switch::keys(&SWITCHES);

    /// The switches of a preset.
    pub const fn of(preset: Preset) -> Draft {
        let basic = Draft {
            preset,
            decks: None,
            adding_up: false,
            face_cards_take_all: false,
            must_capture: true,
            building: false,
            raising: false,
            double_builds: false,
            triple_builds: false,
            raise_double_builds: false,
            locked_with_value: false,
            builds_in_sums: false,
            stealing: false,
            wips: true,
            scoring: Scoring::Points,
            finish: Finish::Target(52),
            open_hands: false,
        };
        let building = Draft { building: true, raising: true, double_builds: true, ..basic };
        match preset {
            Preset::Basic => basic,
            Preset::Advanced => Draft { adding_up: true, ..building },
            Preset::Classic => Draft { wips: false, ..building },
            Preset::Children => Draft {
                wips: false,
                scoring: Scoring::Cards,
                open_hands: true,
                finish: Finish::Games(1),
                ..basic
            },
        }
    }

    /// The place of an on-off switch.
    fn flag(&mut self, key: &str) -> Option<(&'static str, &mut bool)> {
        let name = Draft::KEYS.into_iter().find(|name| *name == key)?;
        let flag = match name {
            "adding_up" => &mut self.adding_up,
            "face_cards_take_all" => &mut self.face_cards_take_all,
            "must_capture" => &mut self.must_capture,
            "building" => &mut self.building,
            "raising" => &mut self.raising,
            "double_builds" => &mut self.double_builds,
            "triple_builds" => &mut self.triple_builds,
            "raise_double_builds" => &mut self.raise_double_builds,
            "locked_with_value" => &mut self.locked_with_value,
            "builds_in_sums" => &mut self.builds_in_sums,
            "stealing" => &mut self.stealing,
            "wips" => &mut self.wips,
            "open_hands" => &mut self.open_hands,
            _ => return None,
        };
        Some((name, flag))
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
        match (key, value) {
            ("decks", SwitchValue::Number(decks @ 1..=2)) => self.decks = Some(decks as u8),
            ("decks", _) => return Err(RuleFault::WrongValue { key: "decks", allowed: "1, 2" }),
            ("scoring", SwitchValue::Text("points")) => self.scoring = Scoring::Points,
            ("scoring", SwitchValue::Text("cards")) => self.scoring = Scoring::Cards,
            ("scoring", _) => {
                return Err(RuleFault::WrongValue { key: "scoring", allowed: "\"points\", \"cards\"" });
            }
            ("finish", value) => {
                let fault =
                    RuleFault::WrongValue { key: "finish", allowed: "\"target N\", \"games N\" (N ≥ 1)" };
                let SwitchValue::Text(text) = value else { return Err(fault) };
                self.finish = finish(text).ok_or(fault)?;
            }
            _ => return Err(RuleFault::UnknownKey),
        }
        Ok(())
    }

    /// The rules for a number of players, if the switches have what they need.
    ///
    /// # Errors
    /// The first thing that is missing.
    pub fn rules(self, players: u8) -> Result<Rules, RuleFault> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(RuleFault::Players);
        }
        if !matches!(self.decks, None | Some(1 | 2)) {
            return Err(RuleFault::WrongValue { key: "decks", allowed: "1, 2" });
        }
        match self.missing().next() {
            Some((key, needs)) => Err(RuleFault::Needs { key, needs }),
            None => Ok(Rules { draft: self, players, decks: self.decks.unwrap_or(usual_decks(players)) }),
        }
    }

    /// The switches that are on without one that they need, each with that one, in the order of the rules.
    pub fn missing(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let is_on = move |key: &str| {
            let mut draft = self;
            draft.flag(key).is_some_and(|(_, on)| *on)
        };
        let on = SWITCHES.iter().filter(move |switch| !switch.needs.is_empty() && is_on(switch.key));
        let pairs = on.flat_map(|switch| switch.needs.iter().map(|needs| (switch.key, *needs)));
        pairs.filter(move |(_, needs)| !is_on(needs))
    }
}

/// W2: one deck for up to four players, two for more.
const fn usual_decks(players: u8) -> u8 {
    if players <= 4 { 1 } else { 2 }
}

fn finish(text: &str) -> Option<Finish> {
    let (kind, number) = text.split_once(' ')?;
    let digits = !number.starts_with('0') && number.bytes().all(|byte| byte.is_ascii_digit());
    let number = number.parse().ok().filter(|number| digits && *number >= 1)?;
    match kind {
        "target" => Some(Finish::Target(number)),
        "games" => Some(Finish::Games(number)),
        _ => None,
    }
}

/// Lawful house rules for a number of players.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    draft: Draft,
    players: u8,
    decks: u8,
}

/// Rules are equal when every switch has the same value, whatever preset they began from.
impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.players == other.players && Draft::KEYS.iter().all(|key| self.get(key) == other.get(key))
    }
}

impl Eq for Rules {}

impl Rules {
    /// How many play: 2 to 6.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// W2: 1 or 2.
    #[inline]
    pub const fn decks(&self) -> u8 {
        self.decks
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
            "decks" => Some(Setting::Number(self.decks)),
            "scoring" => Some(Setting::Scoring(self.draft.scoring)),
            "finish" => Some(Setting::Finish(self.draft.finish)),
            _ => None,
        }
    }

    /// The switches that differ from the preset, in the order of the rules.
    pub fn differences(&self) -> impl Iterator<Item = (&'static str, Setting)> + '_ {
        let preset = Rules {
            draft: Draft::of(self.draft.preset),
            players: self.players,
            decks: usual_decks(self.players),
        };
        Draft::KEYS.into_iter().filter_map(move |key| {
            let setting = self.get(key)?;
            (Some(setting) != preset.get(key)).then_some((key, setting))
        })
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
