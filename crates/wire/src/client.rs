//! What a client sends over the socket.

use crate::rules::HouseRules;
use serde::{Deserialize, Serialize};

/// The longest name that a client can give to what it asks, in bytes.
pub const LONGEST_ID: usize = 32;

/// A message of a client. The first one is a `hello`, and only the first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Comes to a table.
    Hello {
        /// The version of the protocol that the client speaks: 1.
        version: u32,
        /// The table's code, as in its link.
        table: String,
        /// What shows whose seat it is: 32 to 64 letters, digits, `-` or `_`, drawn at random by the client
        /// and kept; without one the client can only watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        token: Option<String>,
        /// The number of the last entry that the client knows of this table, if it was here before and still
        /// has everything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        last: Option<u64>,
        /// A code that moves a seat to this client, which must bring a token.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        claim: Option<String>,
        /// In which language reasons are told: `nl`, `de` or `en`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        lang: Option<String>,
    },
    /// Wants something done.
    Command {
        /// The client's name for it: 32 lower-case hexadecimal digits, drawn at random. Sent again with the
        /// same name, it gets the same answer and changes nothing.
        id: String,
        /// The number of the last entry that the client knew when the person decided.
        on: u64,
        /// What.
        wish: Wish,
    },
    /// Asks what can be played. Only about the client's own seat, and nobody else hears of it.
    Ask {
        /// The client's name for the question, at most 32 bytes; it comes back with the answer.
        id: String,
        /// What.
        about: Question,
    },
    /// Is anybody there? `pong` is the answer.
    Ping,
}

impl ClientMessage {
    /// The client's name for it, if it has one.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match self {
            ClientMessage::Command { id, .. } | ClientMessage::Ask { id, .. } => Some(id),
            ClientMessage::Hello { .. } | ClientMessage::Ping => None,
        }
    }
}

/// What can be wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// To sit down, with the token of `hello`: before a match at a new seat, during one at a seat that was
    /// left, else to wait for the next match.
    Sit {
        /// The name, of which 24 letters are kept.
        name: String,
    },
    /// To leave the seat, or the place among those who wait, for good.
    Leave,
    /// To begin: agrees to the rules as they are.
    Ready {
        /// Any text that adds to the chance of the match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        share: Option<String>,
    },
    /// Not to begin yet.
    NotReady,
    /// To be marked away.
    Away,
    /// Not to be marked away any more.
    Back,
    /// To have the seat at this connection again, after another one took it.
    Here,
    /// To play oneself again, after a computer player took over.
    TakeBack,
    /// To do something in the game.
    Act {
        /// The move in the notation of the records, without its seat: `4sx4h`, `toep`, `deal`.
        #[serde(rename = "move")]
        mv: String,
    },
    /// To say a quick phrase.
    Say {
        /// Its name, such as `hello`.
        phrase: String,
    },
    /// To be forgotten by name.
    DeleteName,
    /// A code by which another device can take the seat; a `code` message brings it.
    MakeCode,
    /// Host: other house rules.
    Rules {
        /// All of them.
        rules: HouseRules,
    },
    /// Host: another time to answer.
    Time {
        /// `none`, `20s`, `45s`, `2min` or `day`.
        turn_time: String,
    },
    /// Host: that players may ask for hints, or not.
    Hints {
        /// May they?
        on: bool,
    },
    /// Host: a computer player at a new seat.
    AddComputer {
        /// Which one, by its name.
        computer: String,
    },
    /// Host: to remove somebody before the start.
    Remove {
        /// Whose seat.
        seat: u8,
    },
    /// A computer player for somebody who has been away for three minutes or has left; the seat's own person
    /// can ask for one at any time.
    Replace {
        /// Whose seat.
        seat: u8,
        /// Which computer player.
        computer: String,
    },
    /// Host: to make somebody else host.
    MakeHost {
        /// Who.
        seat: u8,
    },
    /// Host: to begin the match.
    Start {
        /// Any text that adds to the chance of the match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        share: Option<String>,
    },
    /// Host: to stop the clocks.
    Pause,
    /// Host: to go on.
    Resume,
    /// Host: after a match, to play another.
    Rematch,
    /// Host: to close the table for good.
    Close,
}

/// What can be asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Everything that the seat can do now, up to a bound.
    Moves,
    /// A hint: the move that the strongest computer player would make, and why. Only where the table has hints.
    Hint,
    /// What can be done with this hand card, up to a bound.
    Card {
        /// The card, as `4s`.
        card: String,
    },
    /// What this hand card and this selection of the pot can mean: each meaning with its move, and why not.
    Selection {
        /// The card, as `4s`.
        card: String,
        /// Loose cards of the pot.
        #[serde(default)]
        cards: Vec<String>,
        /// Builds of the pot, by their places in the view.
        #[serde(default)]
        builds: Vec<u8>,
    },
}
