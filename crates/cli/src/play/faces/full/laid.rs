//! What a full screen needs to know of a game, beyond what plain lines need.

use super::pen::Pen;
use super::scene::Scene;
use crate::play::faces::lines::Shown;
use cards::Card;
use game::{Seat, View};
use lang::Teller;
use ratatui::layout::Rect;
use std::ops::RangeInclusive;

/// A game that can be laid out on a screen.
pub trait Laid: Shown + Sized {
    /// The key of what its help sheet says of choosing.
    const KEYS: &'static str;

    /// Do letters point at things in the pot, and not at what can be done?
    const POT: bool;

    /// The viewer's cards, from left to right.
    fn hand(view: &View<Self>) -> Vec<Card>;

    /// How many things lie in the pot.
    fn pot(public: &Self::Public) -> usize;

    /// What the viewer can do with what is chosen.
    fn offers(teller: &Teller<'_>, view: &View<Self>, chosen: &Chosen) -> Offers<Self::Action>;

    /// What is chosen, in words: a sum.
    fn sum(teller: &Teller<'_>, view: &View<Self>, chosen: &Chosen) -> Option<String>;

    /// Something that has to be said before anything else is: a toep to be answered.
    fn asked(teller: &Teller<'_>, view: &View<Self>) -> Option<String>;

    /// The toeps that could be said at this table, lawful or not just now.
    fn toeps(public: &Self::Public) -> Vec<Self::Action>;

    /// Whose turn shows on the table.
    fn turn(public: &Self::Public) -> Option<Seat>;

    /// How many hands or games are over, and how everyone stands.
    fn score(public: &Self::Public) -> (u32, Vec<i64>);

    /// A player's place, within its rim.
    fn mat(pen: &mut Pen<'_>, scene: &Scene<'_, Self>, seat: Seat, inside: Rect);

    /// What there is to say of the viewer in one line, above their hand.
    fn own(teller: &Teller<'_>, view: &View<Self>, seat: Seat) -> String;

    /// The middle of the table.
    fn middle(pen: &mut Pen<'_>, scene: &Scene<'_, Self>, area: Rect);
}

/// What somebody has chosen so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chosen {
    /// A card of the hand.
    pub card: Option<Card>,
    /// Things in the pot, by their places.
    pub ticked: Vec<usize>,
}

/// What can be done.
#[derive(Clone, Debug)]
pub struct Offers<A> {
    /// Line by line, the best known first.
    pub list: Vec<Offer<A>>,
    /// The things in the pot that fit what is chosen.
    pub fitting: Vec<usize>,
    /// How many at the beginning of the list are just what is chosen, and nothing more.
    pub exact: usize,
    /// Why nothing can be done with what is chosen.
    pub refusal: Option<String>,
}

impl<A> Default for Offers<A> {
    fn default() -> Self {
        Offers { list: Vec::new(), fitting: Vec::new(), exact: 0, refusal: None }
    }
}

/// A line that can be chosen.
#[derive(Clone, Debug)]
pub struct Offer<A> {
    /// Its words.
    pub label: String,
    /// What it does.
    pub wish: Wish<A>,
}

/// What a line does.
#[derive(Clone, Debug)]
pub enum Wish<A> {
    /// This, at once.
    Act(A),
    /// This, if it is meant: it is asked once more.
    Sure(A),
    /// Nothing: it is refused, for this reason.
    Refused(String),
    /// It asks for a number first.
    Number {
        /// The key of the question.
        question: &'static str,
        /// What the number can be.
        range: RangeInclusive<u8>,
        /// What it is usually.
        usual: u8,
        /// What it does.
        make: fn(u8) -> A,
    },
    /// It lets the table go on.
    GoOn,
    /// Somebody else at the screen wants something.
    Someone(Seat),
    /// It leaves the table.
    Leave,
    /// It goes a step back.
    Back,
}
