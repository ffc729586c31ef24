//! What the server sends over the socket.

use crate::rules::HouseRules;
use crate::snapshot::Snapshot;
use crate::view::{Count, View};
use serde::{Deserialize, Serialize};

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything that one can know who comes now. It replaces all that the client knew.
    Snapshot(Box<Snapshot>),
    /// To somebody who comes back: the entries that they missed follow.
    Welcome {
        /// Who the client is. If it was somebody else when it left, it says hello again without `last`.
        you: You,
        /// The number of the last entry now.
        number: u64,
        /// The server's time now, in milliseconds since 1970.
        now: u64,
    },
    /// The next entry.
    Entry {
        /// Its number: one more than the last one.
        number: u64,
        /// What happened; absent: nothing that concerns this viewer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        news: Option<Box<Happened>>,
        /// The game as it is now, if it changed; of several entries that come together the last one that
        /// changed it brings it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        view: Option<Box<View>>,
    },
    /// The command was carried out.
    Done {
        /// Which.
        id: String,
        /// The entry that it led to.
        number: u64,
        /// It had been carried out before: this is the same answer once more.
        again: bool,
    },
    /// The command changed nothing.
    Refused {
        /// Which; absent: it was about coming in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        id: Option<String>,
        /// The number of the last entry now.
        number: u64,
        /// Why.
        why: Why,
    },
    /// The seat is at another connection now; the wish `here` takes it back.
    TakenOver {
        /// Which seat.
        seat: u8,
    },
    /// The code that the wish `make_code` asked for.
    Code {
        /// It is typed on the other device.
        code: String,
        /// For how many milliseconds it can be used.
        lasts: u64,
    },
    /// The answer to a question.
    Answer {
        /// The client's name for the question.
        id: String,
        /// The number of the last entry when it was answered.
        number: u64,
        /// The moves, and meanings that are no lawful moves with the reasons.
        moves: Vec<Move>,
        /// Are there more than these?
        more: bool,
        /// With a hint: why this move, or why none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        reason: Option<Reason>,
    },
    /// The answer to `ping`.
    Pong {
        /// The server's time now, in milliseconds since 1970.
        now: u64,
    },
    /// What the client sent could not be taken. Unless the socket closes, everything else goes on.
    Error {
        /// The client's name for the command or question, where it was one that could have been taken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        id: Option<String>,
        /// Why.
        why: Why,
    },
    /// The server stops, or cannot go on with this table now; the client comes again after some time.
    Closing {
        /// After how many milliseconds.
        again: u64,
    },
}

/// Who the client is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum You {
    /// The person at this seat.
    Seat {
        /// Which.
        seat: u8,
    },
    /// The person of this seat, which is at another connection now.
    Elsewhere {
        /// Which.
        seat: u8,
    },
    /// Somebody who waits for the next match.
    Waiting,
    /// A spectator.
    Spectator,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Why {
    /// What kind of reason, as the key of a message: `refusal-late`, `w8-one-of-its-rank`.
    pub key: String,
    /// The number of the rule that is broken, as `W8`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// A sentence in the client's language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<String>,
}

/// Why a hint is what it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reason {
    /// What kind of reason, as a key: `hint-wippen-wip`.
    pub key: String,
    /// A sentence in the client's language.
    pub text: String,
}

/// A move that can be made, or a meaning that a selection does not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Move {
    /// The move in notation; absent where the selection cannot even be written as one.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mv: Option<String>,
    /// What kind of move.
    pub kind: MoveKind,
    /// For which value is built, raised or doubled; from which seat is stolen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub value: Option<u8>,
    /// Why it cannot be made; absent: it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<Why>,
}

/// A kind of move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MoveKind {
    /// Wippen: the card joins the pot.
    Add,
    /// Wippen: the card takes the selection.
    Capture,
    /// Wippen: card and selection become a build.
    Build,
    /// Wippen: the card joins a build and makes it worth more; loose cards with it only together with a `why`.
    Raise,
    /// Wippen: the card, perhaps with loose cards, joins a build of the same value.
    Double,
    /// Wippen: the card takes another player's pile.
    Steal,
    /// Toepen: plays a card.
    Play,
    /// Toepen: anything else.
    Other,
}

/// What happened, and what is so afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Happened {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: News,
    /// What is so afterwards.
    pub pulse: Pulse,
    /// Proofs of the cards that the viewer came to see, as in records.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<String>,
}

/// What everyone hears after each entry that concerns them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Pulse {
    /// `before` a match, `during` it, `after` it, or `closed`.
    pub stage: String,
    /// Who is host.
    pub host: Option<u8>,
    /// By seat: until when it has to answer, in milliseconds since 1970; null: as long as it likes, or it is
    /// not asked. It stands still while `stopped`.
    pub deadlines: Vec<Option<u64>>,
    /// Whom the game waits for.
    pub asked: Vec<u8>,
    /// Who is marked away.
    pub away: Vec<u8>,
    /// Does the clock stand still?
    pub stopped: bool,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields mean the same in all of them, and docs/protocol.md tells it")]
pub enum News {
    /// Somebody sat down.
    Sat { seat: u8, name: String },
    /// Somebody waits for the next match.
    Waits { name: String },
    /// Somebody does not wait any more; the place is counted from 0.
    WaitsNoMore { place: u8 },
    /// A computer player has a seat.
    AddedComputer { seat: u8, computer: String },
    /// Somebody left. Before a match the seats behind have moved up.
    Left { seat: u8 },
    /// The host removed somebody; the seats behind have moved up.
    Removed { seat: u8 },
    /// Other house rules; nobody is ready any more.
    Rules { rules: HouseRules },
    /// Another time to answer; nobody is ready any more.
    Time { turn_time: String },
    /// Players may ask for hints, or not any more; nobody is ready any more.
    Hints { on: bool },
    /// The secret of the next match is fixed; this proves it later.
    Committed { commitment: String },
    /// Somebody is ready, and adds this to the chance of the match.
    Ready { seat: u8, share: Option<String> },
    /// Somebody is not ready any more.
    NotReady { seat: u8 },
    /// The match began.
    Started { dealer: u8, shares: Vec<String>, seen: Vec<SeenStep>, roots: Vec<String> },
    /// A seat did something in the game, or had it done: `cause` is `person`, `computer`, `time_up`, `away` or
    /// `no_answer`. `counts` is there if a game of Wippen ended by it: its count, by seat.
    Played {
        seat: u8,
        cause: String,
        seen: Vec<SeenStep>,
        roots: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        counts: Option<Vec<Count>>,
    },
    /// The match is over, and this proves its cards.
    Revealed { secret: Option<String> },
    /// Somebody is there.
    Came { seat: u8 },
    /// Somebody's connection is gone.
    Went { seat: u8 },
    /// Somebody is marked away: `why` is `gone` or `said`.
    Away { seat: u8, why: String },
    /// Somebody is not marked away any more.
    Back { seat: u8 },
    /// A computer player plays for a seat.
    Replaced { seat: u8, computer: String },
    /// The person plays again.
    TakenBack { seat: u8 },
    /// Somebody else is host; it is in the pulse.
    Host,
    /// The table is paused.
    Paused { seat: u8 },
    /// Play goes on.
    Resumed { seat: u8 },
    /// Somebody said a quick phrase.
    Said { seat: u8, phrase: String },
    /// A seat has no name any more.
    NameDeleted { seat: u8 },
    /// A reminder to call the last hands.
    Reminded,
    /// The program was started again: nobody is there until they are back.
    Restarted,
    /// The table is closed: `why` is `host`, `idle`, `rules_changed`, `operator` or `full`. Of a match that was under
    /// way with the commitment of its secret, and the secret.
    Closed { why: String, commitment: Option<String>, secret: Option<String> },
}

/// Something of the game, as the viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum SeenStep {
    /// A seat did something.
    Act {
        /// Who.
        seat: u8,
        /// The move in notation, without its seat.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Cards were dealt, in this order.
    Deal {
        /// The packets.
        packets: Vec<Packet>,
    },
    /// The rules forced something out of hidden cards: `says` is `pile`, `honest`, `dishonest`, `ten` or
    /// `no-ten`.
    Fact {
        /// Whose cards it is about.
        seat: u8,
        /// What everybody hears.
        says: String,
        /// The cards, for those who were shown them.
        cards: Option<Vec<String>>,
        /// Did everybody see them?
        face_up: bool,
    },
}

/// Cards given at once to one place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Packet {
    /// To which seat; null: into the pot.
    pub seat: Option<u8>,
    /// The cards, or how many.
    pub cards: CardsSeen,
}

/// Cards, or how many if they cannot be seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum CardsSeen {
    /// These.
    Faces(Vec<String>),
    /// So many.
    Count(u8),
}
