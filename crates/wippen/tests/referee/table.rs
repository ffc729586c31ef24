//! A position as the referee sees it, read from the notation by code of its own.

use serde_json::Value;
use std::cell::OnceCell;
use std::collections::BTreeSet;

const RANKS: &str = "A23456789TJQK";
const SUITS: &str = "shdc";

/// A card; its order is the canonical one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card {
    /// 1 (ace) to 13 (king).
    pub rank: u8,
    /// 0 to 3.
    pub suit: u8,
}

impl Card {
    pub fn read(text: &str) -> Card {
        let place = |letters: &str, at: usize| letters.find(&text[at..=at]).unwrap() as u8;
        Card { rank: place(RANKS, 0) + 1, suit: place(SUITS, 1) }
    }

    pub fn text(self) -> String {
        let (rank, suit) = (usize::from(self.rank) - 1, usize::from(self.suit));
        format!("{}{}", &RANKS[rank..=rank], &SUITS[suit..=suit])
    }

    /// W1
    pub fn is_numeric(self) -> bool {
        self.rank <= 10
    }
}

/// Cards separated by spaces.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(Card::read).collect()
}

#[derive(Clone, Debug)]
pub struct Build {
    pub cards: Vec<Card>,
    pub value: u8,
    pub owner: usize,
}

impl Build {
    fn read(text: &str) -> Build {
        let (names, rest) = text.trim_matches(['[', ']']).split_once('=').unwrap();
        let (value, owner) = rest.split_once('@').unwrap();
        let cards = (0..names.len() / 2).map(|at| Card::read(&names[2 * at..2 * at + 2])).collect();
        Build { cards, value: value.parse().unwrap(), owner: owner.parse().unwrap() }
    }

    pub fn text(&self) -> String {
        let mut cards = self.cards.clone();
        cards.sort();
        let names: String = cards.iter().map(|card| card.text()).collect();
        format!("[{names}={}@{}]", self.value, self.owner)
    }

    /// W17: how often it holds its value.
    pub fn times(&self) -> u8 {
        self.cards.iter().map(|card| card.rank).sum::<u8>() / self.value
    }
}

#[derive(Clone, Debug)]
pub struct Table {
    on: BTreeSet<String>,
    pub players: usize,
    pub turn: usize,
    pub hand: Vec<Card>,
    pub loose: Vec<Card>,
    pub builds: Vec<Build>,
    pub piles: Vec<Vec<Card>>,
    /// W11: can a card of the hand capture anything?
    pub can_capture: OnceCell<bool>,
}

impl Table {
    pub fn read(text: &str) -> Table {
        let position: Value = serde_json::from_str(text).unwrap();
        let number = |key: &str| position[key].as_u64().unwrap() as usize;
        let lists = |key: &str| -> Vec<Vec<Card>> {
            position[key].as_array().unwrap().iter().map(|list| cards(list.as_str().unwrap())).collect()
        };
        let pot = position["pot"].as_str().unwrap().split_whitespace();
        let (builds, loose): (Vec<&str>, Vec<&str>) = pot.partition(|word| word.starts_with('['));
        Table {
            on: switches(&position["rules"]),
            players: number("players"),
            turn: number("turn"),
            hand: lists("hands")[number("turn")].clone(),
            loose: loose.into_iter().map(Card::read).collect(),
            builds: builds.into_iter().map(Build::read).collect(),
            piles: lists("piles"),
            can_capture: OnceCell::new(),
        }
    }

    /// Is the switch on?
    pub fn on(&self, switch: &str) -> bool {
        self.on.contains(switch)
    }
}

/// The on-off switches that are on.
fn switches(rules: &Value) -> BTreeSet<String> {
    let preset: &[&str] = match rules["preset"].as_str().unwrap() {
        "basic" | "children" => &["must_capture"],
        "advanced" => &["must_capture", "adding_up", "building", "raising", "double_builds"],
        "classic" => &["must_capture", "building", "raising", "double_builds"],
        other => panic!("no preset is called {other}"),
    };
    let mut on: BTreeSet<String> = preset.iter().map(|key| (*key).to_owned()).collect();
    for (key, value) in rules.as_object().unwrap() {
        match value.as_bool() {
            Some(true) => on.insert(key.clone()),
            Some(false) => on.remove(key),
            None => false,
        };
    }
    on
}

/// What is done with a hand card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    Add,
    /// Loose cards, and builds by their places.
    Capture(Vec<Card>, Vec<usize>),
    Build(Vec<Card>, u8),
    /// Loose cards, the place of the build, the new value.
    Extend(Vec<Card>, usize, u8),
    Steal(usize),
}

impl Play {
    /// The canonical text, with the hand card.
    pub fn text(&self, table: &Table, card: Card) -> String {
        let card = card.text();
        let parts = |loose: &[Card], builds: &[usize]| {
            let mut loose = loose.to_vec();
            loose.sort();
            let mut parts: Vec<String> = loose.iter().map(|card| card.text()).collect();
            let mut builds: Vec<&Build> = builds.iter().map(|place| &table.builds[*place]).collect();
            builds.sort_by_key(|build| (build.value, build.text()));
            parts.extend(builds.into_iter().map(Build::text));
            parts.join("+")
        };
        match self {
            Play::Add => card,
            Play::Capture(loose, builds) => format!("{card}x{}", parts(loose, builds)),
            Play::Build(loose, value) => format!("{card}+{}={value}", parts(loose, &[])),
            Play::Extend(loose, build, value) => format!("{card}+{}={value}", parts(loose, &[*build])),
            Play::Steal(seat) => format!("{card}!{seat}"),
        }
    }
}
