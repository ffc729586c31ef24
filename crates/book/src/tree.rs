//! A book as whoever shows it gets it.

use cards::Card;
use games::GameName;
use lang::Lang;
use serde_json::Value;

/// The rule book of a table, in one language.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// The game.
    pub game: GameName,
    /// The language of all that it says.
    pub lang: Lang,
    /// Its title.
    pub title: String,
    /// What stands above the list of sections.
    pub contents: String,
    /// What stands above the house rules.
    pub heading: String,
    /// The house rules of the table, a sentence each.
    pub house: Vec<Vec<Span>>,
    /// The sections; the first is the summary, which fits on one page with the house rules.
    pub sections: Vec<Section>,
    /// What stands above the glossary.
    pub words: String,
    /// The words of the game that this table uses, in the order in which one meets them.
    pub glossary: Vec<Word>,
}

/// A word of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// The word.
    pub name: String,
    /// What it means, in a sentence.
    pub about: String,
    /// The rule that it comes from.
    pub rule: &'static str,
    /// What it is called in the other languages.
    pub elsewhere: Vec<(Lang, String)>,
}

/// Part of a book.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The same in every language; a lowercase word.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// What it says; never empty.
    pub blocks: Vec<Block>,
}

/// Part of a section.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// Some sentences.
    Paragraph {
        /// The rules that they tell, if they do not merely sum up.
        rules: Vec<&'static str>,
        /// The sentences.
        text: Vec<Span>,
    },
    /// Points without an order.
    List(Vec<Vec<Span>>),
    /// Rows: what, and how much.
    Table(Vec<[Vec<Span>; 2]>),
    /// A position and what may be done in it, or may not.
    Example(Box<Example>),
}

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Words.
    Text(String),
    /// A card, as the language writes it.
    Card {
        /// The card.
        card: Card,
        /// `10♠`
        text: String,
        /// Hearts and diamonds are red.
        red: bool,
    },
    /// The number of a rule that is in the book too.
    Rule(String),
}

/// A line of the picture of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What lies there.
    pub label: String,
    /// All of it, for those who write.
    pub cards: Vec<Span>,
    /// The same, for those who draw; nothing if nothing lies there.
    pub pieces: Vec<Piece>,
}

/// What lies together: a card by itself, or a build.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The cards, at least one.
    pub cards: Vec<Card>,
    /// Unless it is a card by itself.
    pub build: Option<Built>,
}

/// What is to be known of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    /// Its value, from 1 to 10.
    pub value: u8,
    /// Does it belong to whoever makes the last move?
    pub own: bool,
}

/// A position, some moves, and what becomes of the last one.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The rules that it is about.
    pub rules: Vec<&'static str>,
    /// The position, in the notation, with all keys but `rules`: those are the table's.
    pub position: Value,
    /// Lawful moves, in the notation, one after another.
    pub moves: Vec<&'static str>,
    /// A move after them that is refused, and the rule that it breaks.
    pub refused: Option<(&'static str, &'static str)>,
    /// A key of the position after the moves, and what stands there.
    pub gives: Option<(&'static str, Value)>,
    /// What the position looks like to whoever makes the last move.
    pub picture: Vec<Row>,
    /// May it be done, or not; in words.
    pub verdict: Vec<Span>,
    /// The last move, unless it is no card.
    pub last: Vec<Span>,
    /// What happens, and why.
    pub text: Vec<Span>,
}
