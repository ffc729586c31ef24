//! The twins of the types of `table`. Serde checks that each has every kind and part of the type that it stands
//! for; the words are those of the names here.

use super::adapters::{conn, rows, seat, seat_or_null, secret_or_null, text, text_or_null, texts};
use super::{rules, steps};
use fair::{Hash, Share};
use game::Seat;
use games::Draft;
use serde::{Deserialize, Serialize};
use table::{
    AwayWhy, By, Cause, Closing, CodeHash, CommandId, Conn, Event, Name, Phrase, Row, Steps, TokenHash,
    TurnTime,
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByText {
    #[serde(with = "text")]
    token: TokenHash,
    #[serde(with = "text")]
    id: CommandId,
}

impl From<By> for ByText {
    fn from(By { token, id }: By) -> ByText {
        ByText { token, id }
    }
}

impl From<ByText> for By {
    fn from(ByText { token, id }: ByText) -> By {
        By { token, id }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Cause", rename_all = "snake_case")]
enum CauseText {
    Person,
    Computer,
    TimeUp,
    Away,
    NoAnswer,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AwayWhy", rename_all = "snake_case")]
enum AwayWhyText {
    Gone,
    Said,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Closing", rename_all = "snake_case")]
enum ClosingText {
    Host,
    Idle,
    RulesChanged,
    Operator,
    Full,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TurnTime", rename_all = "snake_case")]
enum TurnTimeText {
    None,
    Quick,
    Usual,
    Slow,
    Day,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Phrase", rename_all = "snake_case")]
enum PhraseText {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    OneMoment,
    YourTurn,
    Choices,
    OnceMore,
    Goodbye,
}

/// Serde hands it over like this.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_off(switch: &bool) -> bool {
    !*switch
}

/// The version of the rules where none is said.
const fn first() -> u32 {
    1
}

/// Serde hands it over like this.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_first(version: &u32) -> bool {
    *version == first()
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum EventText {
    Opened {
        #[serde(rename = "rules", with = "rules")]
        draft: Draft,
        #[serde(with = "TurnTimeText")]
        turn_time: TurnTime,
        listed: bool,
        #[serde(default, skip_serializing_if = "is_off")]
        hints: bool,
    },
    Sat {
        #[serde(with = "text")]
        name: Name,
        #[serde(with = "text")]
        token: TokenHash,
        #[serde(with = "conn")]
        conn: Conn,
        #[serde(with = "seat_or_null")]
        seat: Option<Seat>,
    },
    Waits {
        #[serde(with = "text")]
        name: Name,
        #[serde(with = "text")]
        token: TokenHash,
    },
    WaitsNoMore {
        place: u8,
    },
    AddedComputer {
        #[serde(with = "text")]
        computer: Name,
    },
    Left {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Removed {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Rules {
        #[serde(rename = "rules", with = "rules")]
        draft: Draft,
    },
    Time {
        #[serde(with = "TurnTimeText")]
        turn_time: TurnTime,
    },
    Hints {
        on: bool,
    },
    Committed {
        #[serde(with = "text")]
        commitment: Hash,
    },
    Ready {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text_or_null")]
        share: Option<Share>,
    },
    NotReady {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Started {
        #[serde(with = "seat")]
        host: Seat,
        #[serde(with = "seat")]
        dealer: Seat,
        #[serde(default = "first", skip_serializing_if = "is_first")]
        version: u32,
        #[serde(with = "text_or_null")]
        share: Option<Share>,
        #[serde(with = "steps")]
        steps: Steps,
        #[serde(with = "texts")]
        roots: Vec<Hash>,
    },
    Played {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "CauseText")]
        cause: Cause,
        #[serde(with = "steps")]
        steps: Steps,
        #[serde(with = "texts")]
        roots: Vec<Hash>,
        #[serde(default, with = "rows", skip_serializing_if = "Vec::is_empty")]
        rows: Vec<Row>,
    },
    Revealed {
        #[serde(with = "secret_or_null")]
        secret: Option<String>,
    },
    Came {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "conn")]
        conn: Conn,
    },
    Went {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Away {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "AwayWhyText")]
        why: AwayWhy,
    },
    Back {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Replaced {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        computer: Name,
    },
    TakenBack {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Host {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Paused {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Resumed {
        #[serde(with = "seat")]
        seat: Seat,
    },
    Said {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "PhraseText")]
        phrase: Phrase,
    },
    NameDeleted {
        #[serde(with = "seat")]
        seat: Seat,
        entry: u64,
    },
    Code {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        code: CodeHash,
    },
    Moved {
        #[serde(with = "seat")]
        seat: Seat,
        #[serde(with = "text")]
        token: TokenHash,
        #[serde(with = "conn")]
        conn: Conn,
    },
    Rematch,
    Reminded,
    Restarted,
    Closed {
        #[serde(with = "ClosingText")]
        why: Closing,
        #[serde(default, with = "text_or_null", skip_serializing_if = "Option::is_none")]
        commitment: Option<Hash>,
        #[serde(with = "secret_or_null")]
        secret: Option<String>,
    },
}
