//! What the tests of Wippen share: positions as text and the questions about them, house rules, packs.

#![allow(dead_code, reason = "each test program uses a part of this")]

use cards::Card;
use game::kit::Chance;
use record::{Bound, MoveError, Notation, Position, to_line};
use serde_json::Value;
use wippen::{Draft, Illegal, Preset, Rules, SwitchValue, Wippen};

/// A table on which a test plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Table(pub Position<Wippen>);

/// The table of a position. `game` and `players` are filled in, and `dealer` so that seat 0 begins, where the
/// text does not have them.
#[track_caller]
pub fn at(text: &str) -> Table {
    Table(read(text).unwrap_or_else(|error| panic!("{error}: {text}")))
}

/// Why the text is no position of the rules.
#[track_caller]
pub fn error(text: &str) -> String {
    read(text).expect_err("this cannot be a position").to_string()
}

fn read(text: &str) -> Result<Position<Wippen>, record::ReadError> {
    let mut value: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let map = value.as_object_mut().expect("a position is an object");
    let seats = map.get("hands").and_then(Value::as_array).map_or(2, Vec::len);
    let players = map.entry("players").or_insert(seats.into()).as_u64().unwrap_or(2);
    map.entry("dealer").or_insert((players - 1).into());
    map.insert("game".into(), "wippen".into());
    Position::read(&to_line(&value))
}

impl Table {
    /// All moves in bytewise order.
    pub fn moves(&self) -> String {
        let listing = self.0.moves(Bound(10_000));
        assert!(!listing.cut);
        listing.moves.join(" ")
    }

    fn lists(&self, text: &str) -> bool {
        self.moves().split(' ').any(|listed| listed == text)
    }

    /// The move is lawful; gives the table after it.
    #[track_caller]
    pub fn may(&self, text: &str) -> Table {
        assert!(self.lists(text), "{text} is not listed: {}", self.moves());
        let mut after = self.clone();
        after.0.play(text).unwrap_or_else(|error| panic!("{text} is refused: {error:?}"));
        after
    }

    /// The table after some lawful moves.
    #[track_caller]
    pub fn after(&self, moves: &str) -> Table {
        moves.split(' ').fold(self.clone(), |table, text| table.may(text))
    }

    #[track_caller]
    fn refusal(&self, text: &str) -> MoveError<Illegal> {
        assert!(!self.lists(text), "{text} is listed");
        let mut after = self.clone();
        let refusal = after.0.play(text).expect_err(text);
        assert_eq!(after, *self, "{text} was refused and changed something");
        refusal
    }

    /// The move is refused, and this rule is named.
    #[track_caller]
    pub fn may_not(&self, text: &str, rule: &str) {
        match self.refusal(text) {
            MoveError::Illegal(illegal) => assert_eq!(illegal.rule(), Some(rule), "{text}: {illegal:?}"),
            other => panic!("{text} should break {rule}: {other:?}"),
        }
    }

    /// The move is refused because a card or a build is not where it says.
    #[track_caller]
    pub fn not_there(&self, text: &str) {
        match self.refusal(text) {
            MoveError::Illegal(illegal) => assert_eq!(illegal.rule(), None, "{text}: {illegal:?}"),
            other => panic!("{text}: {other:?}"),
        }
    }

    /// The text is no move at all.
    #[track_caller]
    pub fn no_move(&self, text: &str) {
        assert_eq!(self.refusal(text), MoveError::Form, "{text}");
    }

    /// What the canonical form has at a key, as JSON.
    pub fn get(&self, key: &str) -> String {
        match Wippen::write(&self.0).get(key) {
            Some(Value::String(text)) => text.clone(),
            Some(value) => to_line(value),
            None => String::new(),
        }
    }

    /// The same position on another base: some keys exchanged.
    #[track_caller]
    pub fn but(&self, changes: &str) -> Table {
        let mut value = Wippen::write(&self.0);
        let changes: Value = serde_json::from_str(changes).unwrap_or_else(|error| panic!("{error}"));
        for (key, change) in changes.as_object().expect("an object of changes") {
            match (&mut value[key], change) {
                // Switches are set over those that are there.
                (Value::Object(rules), Value::Object(switches)) => rules.extend(switches.clone()),
                (place, change) => *place = change.clone(),
            }
        }
        at(&to_line(&value))
    }
}

/// Any lawful house rules for so many players: each switch at random, those that lack what they need left out.
pub fn any_rules(chance: &mut Chance, players: u8) -> Rules {
    loop {
        let mut draft = Draft::of(Preset::ALL[chance.below(4)]);
        for key in Draft::KEYS {
            if chance.below(2) == 0 {
                let number = SwitchValue::Number(1 + chance.below(2) as i64);
                let text = SwitchValue::Text(if chance.below(2) == 0 { "cards" } else { "points" });
                for value in [SwitchValue::Bool(chance.below(3) > 0), number, text] {
                    // Of the three only the one that fits the switch is taken.
                    let _ = draft.set(key, value);
                }
            }
        }
        if let Ok(rules) = draft.rules(players) {
            return rules;
        }
    }
}

/// The whole deck in canonical order, separated by spaces.
pub fn deck() -> String {
    let cards: Vec<String> =
        (0..Card::COUNT).filter_map(Card::from_index).map(|card| card.to_string()).collect();
    cards.join(" ")
}
