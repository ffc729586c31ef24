//! One game or hand of an evening.

use crate::game_line::{self, GameLine, Pile};
use crate::hand_line::{self, HandLine, Place};
use crate::house::NoHouse;
use crate::ids::OperationId;
use crate::people::PersonId;
use crate::refusal::Refusal;
use games::{Draft, Rules};
use serde::{Deserialize, Serialize};

/// A line of a book: a number that no other line in it has; drawn like a [`PersonId`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct LineId(pub u32);

/// What was noted after a game or hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(rename = "LineEntry"), schemars(rename = "LineEntry"))]
#[serde(rename_all = "lowercase")]
pub enum Entry {
    /// After a game of Wippen.
    Game(GameLine),
    /// After a hand of toepen.
    Hand(HandLine),
}

/// A line as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which.
    pub id: LineId,
    /// The how manieth of the evening it was taken for, counted from 1.
    pub place: u32,
    /// Who played, in the order of their seats.
    pub players: Vec<PersonId>,
    /// What was noted.
    pub entry: Entry,
    /// The operation that added it.
    pub added: OperationId,
    /// The operation that made it what it is.
    pub revision: OperationId,
    /// Was it taken out?
    pub removed: bool,
    /// The line that others had noted in its place meanwhile; it does not count until somebody decides.
    pub doubt: Option<LineId>,
    /// What it was before, the first first.
    pub earlier: Vec<Earlier>,
}

/// What a line was until an operation made it something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Earlier {
    /// The number of that operation.
    pub until: u64,
    /// Who had played.
    pub players: Vec<PersonId>,
    /// What was noted.
    pub entry: Entry,
    /// Was it taken out?
    pub removed: bool,
}

/// What a line says: who played, what was noted, and whether it is taken out.
pub(crate) type Says<'a> = (&'a [PersonId], &'a Entry, bool);

impl Line {
    /// Does it count?
    pub fn counts(&self) -> bool {
        !self.removed && self.doubt.is_none()
    }

    /// What it says.
    pub(crate) fn says(&self) -> Says<'_> {
        (&self.players, &self.entry, self.removed)
    }

    /// What it said when the book had so many operations, it among them.
    pub(crate) fn said(&self, operations: u64) -> Says<'_> {
        let then = self.earlier.partition_point(|earlier| earlier.until <= operations);
        self.earlier.get(then).map_or(self.says(), |then| (&then.players, &then.entry, then.removed))
    }

    /// It is to become something else, by this operation.
    pub(crate) fn make_way(&mut self, by: OperationId, number: u64) {
        let (players, entry, removed) = (self.players.clone(), self.entry.clone(), self.removed);
        self.earlier.push(Earlier { until: number, players, entry, removed });
        self.revision = by;
    }
}

/// What a line gives everyone who played it: points, or clips won (below zero: lost), one element a player.
///
/// # Errors
/// The first thing that cannot be right.
pub fn changes(players: &[PersonId], entry: &Entry, draft: &Draft) -> Result<Vec<i64>, Refusal> {
    for (place, player) in players.iter().enumerate() {
        if players[..place].contains(player) {
            return Err(Refusal::Twice { person: *player });
        }
    }
    let many = Refusal::Players { game: draft.game() };
    let rules = draft.rules(u8::try_from(players.len()).map_err(|_| many)?).map_err(|why| match why {
        games::RuleFault::Players(game) => Refusal::Players { game },
        why => Refusal::House(NoHouse::Rules(why)),
    })?;
    match (entry, &rules) {
        (Entry::Game(line), Rules::Wippen(rules)) => match game_line::points(line, rules) {
            Ok(points) => Ok(points.into_iter().map(i64::from).collect()),
            Err(fault) => Err(Refusal::Game(fault)),
        },
        (Entry::Hand(line), Rules::Toepen { rules, .. }) => {
            hand_line::changes(line, players.len(), rules).map_err(Refusal::Hand)
        }
        _ => Err(Refusal::OtherGame { game: draft.game() }),
    }
}

impl Entry {
    /// The wips that a player made, if they were noted (W28).
    pub fn wips(&self, player: Place) -> Option<u32> {
        match self {
            Entry::Game(GameLine::Piles(piles)) => piles.get(player).map(|pile: &Pile| pile.wips.into()),
            _ => None,
        }
    }

    /// Who won the hand, if it is one.
    pub fn winner(&self) -> Option<Place> {
        match self {
            Entry::Hand(line) => Some(line.winner),
            Entry::Game(_) => None,
        }
    }
}
