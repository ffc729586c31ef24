//! A game as one sees it.

use serde::{Deserialize, Serialize};

/// The game as its viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum View {
    /// A match of Wippen.
    Wippen(Box<WippenView>),
    /// A session of toepen.
    Toepen(Box<ToepenView>),
}

/// A match of Wippen. Lists by seat have one element a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WippenView {
    /// How many play.
    pub players: u8,
    /// Who deals.
    pub dealer: u8,
    /// Who is to play.
    pub turn: Option<u8>,
    /// The viewer's own hand; null for a spectator.
    pub hand: Option<Vec<String>>,
    /// May the viewer act now?
    pub may_act: bool,
    /// By seat: how many cards it holds.
    pub held: Vec<u8>,
    /// By seat: the hands, where the rules have them open, and in replays.
    pub open_hands: Option<Vec<Vec<String>>>,
    /// By seat: what lies on its pile, bottom to top; only in replays.
    pub open_piles: Option<Vec<Vec<String>>>,
    /// The loose cards of the pot.
    pub loose: Vec<String>,
    /// The builds of the pot; a selection names them by their places in this list.
    pub builds: Vec<Build>,
    /// How many cards are still to be dealt.
    pub stock: u8,
    /// The number of the deal in this game, from 1; 0 before the first card.
    pub deal: u8,
    /// How many deals a game has. In the last one there is no wip, and who captures last gets what is left.
    pub deals: u8,
    /// By seat: how many cards are on its pile.
    pub piles: Vec<u8>,
    /// By seat: the top of its pile, where stealing is played.
    pub tops: Vec<Option<String>>,
    /// By seat: its wips in this game.
    pub wips: Vec<u8>,
    /// Who captured last.
    pub last_capture: Option<u8>,
    /// By seat: the count of the last game, until the next one is dealt. While a match goes on that is at once:
    /// then `played` brings the count.
    pub counts: Option<Vec<Count>>,
    /// How many games have been counted.
    pub games: u32,
    /// How many points end the match after a game; null: it ends after `games_in_all`.
    pub target: Option<u32>,
    /// After how many games the match ends, unless several lead; null: it ends by `target`.
    pub games_in_all: Option<u32>,
    /// By seat: points of all games so far.
    pub totals: Vec<u32>,
    /// Who has won the match.
    pub winner: Option<u8>,
}

/// A build.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Build {
    /// In notation: `[2h3s4c=9@1]`.
    pub text: String,
    /// Its cards.
    pub cards: Vec<String>,
    /// Its value.
    pub value: u8,
    /// Whose it is.
    pub owner: u8,
    /// How often it holds its value.
    pub times: u8,
}

/// What is in a pile, and the points for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Count {
    /// All cards.
    pub cards: u8,
    /// Spades.
    pub spades: u8,
    /// 10♦.
    pub tens: u8,
    /// 2♠.
    pub twos: u8,
    /// Aces.
    pub aces: u8,
    /// Wips.
    pub wips: u8,
    /// Points for most cards.
    pub most_cards: u8,
    /// Points for most spades.
    pub most_spades: u8,
    /// All points of the game.
    pub points: u32,
}

/// A session of toepen. Lists by seat have one element a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ToepenView {
    /// How many play.
    pub players: u8,
    /// Who deals the next hand, or dealt the one under way.
    pub dealer: u8,
    /// Who has to do something next: plays a card, answers a toep or a proposal, or deals; null while cards can be
    /// exchanged, and when the session is over. Others may act as well.
    pub turn: Option<u8>,
    /// May the viewer act now?
    pub may_act: bool,
    /// Everything that the viewer can do now, in notation.
    pub moves: Vec<String>,
    /// What the viewer alone knows; null for a spectator.
    pub own: Option<ToepenOwn>,
    /// By seat: its hand; only in replays.
    pub hands: Option<Vec<Vec<String>>>,
    /// By seat: all that it has laid down in exchanges of this hand; only in replays.
    pub laid: Option<Vec<Vec<String>>>,
    /// Is it played double?
    pub double: bool,
    /// The proposal to play double that is being answered.
    pub proposal: Option<Proposal>,
    /// Whose proposal was declined.
    pub declined: Vec<u8>,
    /// How many hands are over.
    pub hands_played: u32,
    /// After how many hands the session ends; null: when it is called.
    pub hands_in_all: Option<u32>,
    /// The announcement of the last hands.
    pub last: Option<LastHands>,
    /// By seat: clips, without those staked.
    pub balances: Vec<i32>,
    /// With how many clips everybody began.
    pub starting_clips: u16,
    /// What a clip is worth, in cents; twice as much if it is played double.
    pub clip_value_cents: u16,
    /// The hand under way or, between hands, the last one.
    pub hand: Option<ToepenHand>,
    /// Is the session over?
    pub over: bool,
}

/// What one seat alone knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ToepenOwn {
    /// One's hand.
    pub hand: Vec<String>,
    /// What one laid down last, as long as nobody has checked it.
    pub laid: Vec<String>,
    /// What one laid down earlier, or what has been checked.
    pub laid_before: Vec<String>,
    /// Cards of others that one saw by checking.
    pub shown: Vec<String>,
}

/// A proposal to play double.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Proposal {
    /// Who proposed it.
    pub by: u8,
    /// Who has still to answer, in order.
    pub left: Vec<u8>,
}

/// The announcement that the next hands are the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LastHands {
    /// Who announced it.
    pub by: u8,
    /// How many hands were over by then.
    pub after: u32,
    /// How many more it was to be.
    pub hands: u8,
}

/// A hand of toepen, as everyone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ToepenHand {
    /// Who dealt.
    pub dealer: u8,
    /// `exchange` or `play`.
    pub phase: String,
    /// Who plays the next card.
    pub turn: Option<u8>,
    /// Who won the hand.
    pub winner: Option<u8>,
    /// Cards left in the stock.
    pub stock: u8,
    /// By seat: how many cards it holds.
    pub held: Vec<u8>,
    /// By seat: clips staked.
    pub stakes: Vec<u8>,
    /// Who has put a clip on the tens spot.
    pub tens: Vec<u8>,
    /// Who has folded.
    pub folded: Vec<u8>,
    /// Who is ready.
    pub ready: Vec<u8>,
    /// Whose last exchange has not been checked.
    pub unchecked: Vec<u8>,
    /// Cards that everyone has seen because they came out of dishonest exchanges.
    pub exposed: Vec<String>,
    /// Who led to the trick under way, or is to lead to it.
    pub leader: u8,
    /// By seat: its card in the trick under way.
    pub trick: Vec<Option<String>>,
    /// By seat: its played cards, bottom to top; null for one that cannot be seen. In replays none is null.
    pub piles: Vec<Vec<Option<String>>>,
    /// The toeps so far.
    pub toeps: Toeps,
    /// The toep that is being answered.
    pub answering: Option<Answering>,
    /// Who stayed at seeing price, in the order of their answers.
    pub saw: Vec<u8>,
}

/// The toeps of a hand so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Toeps {
    /// How many.
    pub count: u8,
    /// Whose was the last.
    pub by: Option<u8>,
    /// Has a card been played since?
    pub card_since: bool,
}

/// A toep that is being answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Answering {
    /// Who toeped.
    pub by: u8,
    /// Clips that the toeper staked.
    pub stake: u8,
    /// Is staying seeing?
    pub seeing: bool,
    /// Clips that staying costs.
    pub price: u8,
    /// Who has still to answer, in order.
    pub left: Vec<u8>,
}
