//! What plain lines need to know of a game, beyond what there is to tell.

use crate::play::evening::Event;
use crate::play::told::Told;
use cards::Card;
use game::{SeatSet, View};
use lang::Teller;
use std::ops::RangeInclusive;

/// A game that can be played in plain lines.
pub trait Shown: Told {
    /// The key of its rules in short.
    const RULES: &'static str;

    /// The key of what help there is for it beside the general one.
    const HELP: &'static str;

    /// What stands over the table: a title, and something at the end of its line.
    fn heading(teller: &Teller<'_>, public: &Self::Public) -> (String, String);

    /// The table as the viewer sees it.
    fn table(teller: &Teller<'_>, view: &View<Self>) -> Vec<String>;

    /// The question that the viewer is asked.
    fn question(teller: &Teller<'_>, view: &View<Self>) -> String;

    /// All that the viewer could do, the best known things first.
    fn picks(view: &View<Self>) -> Picks<Self::Action>;

    /// The card that an action plays, if it plays one.
    fn card(action: Self::Action) -> Option<Card>;

    /// A block of lines that an event ends with: the tally of a game, a standing.
    fn closing(teller: &Teller<'_>, event: &Event<Self>) -> Vec<String>;

    /// How everyone stands now.
    fn standing(teller: &Teller<'_>, public: &Self::Public) -> Vec<String>;

    /// What stands at the very end.
    fn result(teller: &Teller<'_>, public: &Self::Public) -> Vec<String>;

    /// Is this a moment at which nobody has anything to hide and everyone may speak?
    fn between(public: &Self::Public) -> bool;

    /// Who will be asked before anything is decided.
    fn asked_anyway(public: &Self::Public) -> SeatSet;

    /// What is said once, now that so many minutes have been played.
    fn reminder(teller: &Teller<'_>, public: &Self::Public, minutes: u64) -> Option<String>;
}

/// Things that somebody can choose from.
#[derive(Clone, Debug)]
pub struct Picks<A> {
    /// In the order in which they are listed.
    pub list: Vec<Pick<A>>,
    /// Are there more than are listed?
    pub cut: bool,
}

/// Something that somebody can choose.
#[derive(Clone, Debug)]
pub enum Pick<A> {
    /// To do this.
    Act(A),
    /// To say a number, and do what it says.
    Number {
        /// The key of the words on the button.
        label: &'static str,
        /// The key of the question for the number.
        question: &'static str,
        /// What it can be, as far as it can be told here.
        range: RangeInclusive<u8>,
        /// What it is usually.
        usual: u8,
        /// What it does.
        make: fn(u8) -> A,
    },
    /// To see all that this card can do.
    Card(Card, Vec<A>),
    /// To do nothing now.
    Nothing,
    /// To let somebody else at the screen do something.
    Someone,
}
