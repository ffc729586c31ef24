//! What a table must know of a game beyond the contract: what a seat is asked, what a silent seat does, and
//! whether a late command still means the same.

mod toepen;
mod wippen;

use crate::of_game::{Action, Illegal, SeenSteps, Steps, View};
use crate::sheet::Row;
use cards::Card;
use game::{Game, Seat, Seen, Step};
use games::Rules;

/// What a seat is asked. Two questions of one kind in a row, with no act of the seat between them, are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Question {
    /// To play a card.
    Card,
    /// T11: to stay or to fold.
    Answer,
    /// T9: to be ready, or to exchange.
    Ready,
    /// T3: to deal the next hand.
    Deal,
    /// T23: to agree to play double, or not.
    Double,
}

/// A game as a table plays it.
pub(crate) trait Kind: Game {
    /// What is agreed before the first card; none if the rules are of the other game.
    fn setup(rules: &Rules, dealer: Seat) -> Option<Self::Setup>;

    /// What this seat is asked. From public facts only, so that no clock tells anything.
    fn question(public: &Self::Public, seat: Seat) -> Option<Question>;

    /// The lawful act of a seat that does not answer the question.
    fn idle(
        public: &Self::Public,
        seat: Seat,
        private: &Self::Private,
        question: Question,
    ) -> Option<Self::Action>;

    /// Does an action mean the same although this happened after the entry that it was made on?
    fn still_means(action: Self::Action, between: Self::Action) -> bool;

    /// T10: may somebody toep?
    fn toep_possible(public: &Self::Public) -> bool;

    /// How many games or hands have been counted.
    fn rounds(public: &Self::Public) -> u32;

    /// Everyone's standing: points, or clips.
    fn standings(public: &Self::Public) -> Row;

    /// Who deals first if the same players play once more.
    fn next_dealer(public: &Self::Public) -> Seat;

    /// The card that an action puts on the table.
    fn card(action: Self::Action) -> Option<Card>;

    fn action(any: Action) -> Option<Self::Action>;
    fn steps(any: &Steps) -> Option<&[Step<Self>]>;
    fn any_illegal(illegal: Self::Illegal) -> Illegal;
    fn any_steps(steps: Vec<Step<Self>>) -> Steps;
    fn any_seen(seen: Vec<Seen<Self>>) -> SeenSteps;
    fn any_view(view: game::View<Self>) -> View;
}
