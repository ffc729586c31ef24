//! What a record has to know about a game.

use super::error::Broken;
use crate::error::{MoveError, ReadError};
use cards::{Card, CardBag};
use game::{Game, Seat, Seen, State};
use serde_json::Value;

/// A game, or a series of games, that can be recorded.
pub trait Recorded: Game {
    /// The name in the line `game`.
    const NAME: &'static str;
    /// The switches of house rules that every record states. One that is added to the rules later is not among
    /// them: a record that does not state it was played without it.
    const SWITCHES: &'static [&'static str];

    /// What is agreed before the first card.
    ///
    /// # Errors
    /// If no such match can be played.
    fn setup(rules: Value, players: u8, dealer: u8) -> Result<Self::Setup, ReadError>;

    /// The same as text: `rules` with every switch, the players, and who deals first.
    fn terms(public: &Self::Public) -> Terms;

    /// A move without its seat, in the words of the notation.
    fn action_text(public: &Self::Public, action: &Self::Action) -> String;

    /// Reads what [`Recorded::action_text`] wrote.
    ///
    /// # Errors
    /// If it is no move, or names what is not on the table.
    fn parse_action(public: &Self::Public, text: &str) -> Result<Self::Action, MoveError<Self::Illegal>>;

    /// What a fact says, in a word, and whether cards come with it.
    const SAYS: &'static [(Self::Says, &'static str, bool)];

    /// How many games or hands are over.
    fn finished(public: &Self::Public) -> u32;

    /// How many cards a seat holds.
    fn held(public: &Self::Public, seat: Seat) -> u8;

    /// A seat's hand, where the rules have it open to all.
    fn open_hand(public: &Self::Public, seat: Seat) -> Option<CardBag>;

    /// The hand card that an action shows to everybody, if any.
    fn played(action: &Self::Action) -> Option<Card>;

    /// The fewest cards that a seat must hold for this to be lawful, as far as `unseen` has them: the one that
    /// is played, and those that the rules want to stay.
    fn least_hand(public: &Self::Public, seat: Seat, action: &Self::Action, unseen: CardBag) -> CardBag;

    /// The cards that the viewer sees for the first time by this fact, or none if it cannot be true.
    fn believe(known: &Known<'_, Self>, seen: &Seen<Self>) -> Option<CardBag>;

    /// All that everyone sees, as one line that later versions write alike.
    fn public_line(public: &Self::Public) -> String;

    /// All that is hidden, likewise.
    fn hidden_line(state: &State<Self>) -> String;

    /// The position of the notation, with these cards in the stock; none while something is forced.
    fn position_line(state: &State<Self>, stock: &[Card]) -> Option<String>;

    /// A broken rule, whatever the game.
    fn broken(illegal: Self::Illegal) -> Broken;
}

/// What is agreed before the first card, as text has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// The preset and every switch.
    pub rules: Value,
    /// How many play.
    pub players: u8,
    /// Who deals first.
    pub dealer: Seat,
}

/// What one viewer knows when somebody states a fact.
pub struct Known<'a, G: Game> {
    /// The table.
    pub public: &'a G::Public,
    /// The viewer's own seat and private part; none for a spectator.
    pub own: Option<(Seat, &'a G::Private)>,
    /// What follows from the actions about what lies face down.
    pub covered: &'a G::Covered,
    /// The cards of the pack that the viewer has not seen yet.
    pub unseen: CardBag,
}

/// A bag, or `??` for each of so many cards, without spaces.
pub(super) fn joined(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect()
}
