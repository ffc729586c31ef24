//! A line of toepen: who won a hand, and what each had staked; or its course, out of which that follows.

use serde::{Deserialize, Serialize};

/// The most clips that can be noted for one player and hand.
pub const MOST_CLIPS: u32 = 10_000;

/// The most toeps of a hand: between two of them a card is played, and eight players have four each (T13).
pub const MOST_TOEPS: usize = 33;

const MAX_PLAYERS: u64 = toepen::MAX_PLAYERS as u64;

/// A place in the list of those who played the hand.
pub type Place = usize;

/// What was noted after a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandLine {
    /// Who won it.
    pub winner: Place,
    /// What it was about.
    pub stakes: Stakes,
}

/// What a hand was about: what everybody lost by it before its winner took it, or what became of that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stakes {
    /// Clips staked, tens clips and fines among them, one element a player.
    Clips(Vec<u32>),
    /// How it went.
    Course(Course),
    /// Just how the balances changed, one element a player.
    Changes(Vec<i64>),
}

/// How a hand went, as far as clips moved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The toeps, in order (T10–T15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub toeps: Vec<Toep>,
    /// The checks of exchanged cards (T8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checks: Vec<Check>,
    /// Who put a clip on the tens spot (T22).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tens: Vec<Place>,
}

/// A toep and its answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Toep {
    /// Who toeped.
    pub by: Place,
    /// With how many clips (T14).
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub clips: u32,
    /// Who folded at it; all others stayed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub folded: Vec<Place>,
    /// Was staying seeing (T15)?
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub seeing: bool,
}

const fn one() -> u32 {
    1
}

const fn is_one(clips: &u32) -> bool {
    *clips == 1
}

/// Somebody looked at exchanged cards (T8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(rename = "CardCheck"), schemars(rename = "CardCheck"))]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// Who looked.
    pub by: Place,
    /// At whose cards.
    pub of: Place,
    /// Were they four pictures?
    pub honest: bool,
}

/// What cannot be right about a line of toepen. Places are those in the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandFault {
    /// Not one element for each player.
    Players {
        /// How many play.
        players: usize,
    },
    /// Nobody has this place.
    NoPlayer {
        /// The place.
        place: Place,
    },
    /// T4: everybody stakes a clip at least.
    NoAnte {
        /// Who has none.
        player: Place,
    },
    /// T5: clips would appear (or, below zero, vanish).
    Unbalanced {
        /// So many.
        surplus: i64,
    },
    /// T13: more than [`MOST_TOEPS`].
    TooManyToeps,
    /// T6: more checks than the stock allows exchanges.
    TooManyChecks {
        /// The most for so many players.
        most: usize,
    },
    /// More than [`MOST_CLIPS`].
    TooManyClips {
        /// Whose.
        player: Place,
    },
    /// T10, T11: who has folded toeps and answers no more.
    HasFolded {
        /// Who.
        player: Place,
    },
    /// T11: nobody folds at their own toep.
    OwnToep {
        /// Who.
        player: Place,
    },
    /// T12: when all others have folded, the hand is over.
    IsOver {
        /// Who was left.
        winner: Place,
    },
    /// T13: nobody toeps over their own toep at this table.
    RetoepOwn {
        /// Who.
        player: Place,
    },
    /// T14: nobody toeps with so many at this table.
    ToepSize {
        /// How many.
        clips: u32,
    },
    /// T15: one sees at a toep over a toep, and only at the last one.
    NoSeeing,
    /// T6: cards are not exchanged at this table.
    NoExchange,
    /// T8: nobody looks at their own cards.
    OwnCards {
        /// Who.
        player: Place,
    },
    /// T22: tens are not announced at this table, or once a hand.
    NoTens {
        /// Who.
        player: Place,
    },
    /// T21: who has folded wins nothing.
    WinnerFolded,
    /// T12: who toeped last, and all others folded, wins.
    WinnerNotLeft {
        /// Who is left.
        left: Place,
    },
}

/// How a hand changes the balances, in clips, one element a player; together they are zero (T5).
///
/// # Errors
/// The first thing that cannot be right.
pub fn changes(line: &HandLine, players: usize, rules: &toepen::Rules) -> Result<Vec<i64>, HandFault> {
    exists(line.winner, players)?;
    let mut changes = match &line.stakes {
        Stakes::Clips(clips) => staked(clips, players)?,
        Stakes::Course(course) => Running::new(players, rules).play(course, line.winner)?,
        Stakes::Changes(changes) => return balanced(changes, players),
    };
    let pot: i64 = changes.iter().sum();
    changes[line.winner] -= pot;
    Ok(changes)
}

/// Who had folded in a hand before its end, and whether everybody had: then it was won without a last trick.
pub fn all_folded(line: &HandLine, players: usize) -> bool {
    match &line.stakes {
        Stakes::Clips(_) | Stakes::Changes(_) => false,
        Stakes::Course(course) => {
            course.toeps.iter().map(|toep| toep.folded.len()).sum::<usize>() + 1 == players
        }
    }
}

fn exists(place: Place, players: usize) -> Result<(), HandFault> {
    if place < players { Ok(()) } else { Err(HandFault::NoPlayer { place }) }
}

fn staked(clips: &[u32], players: usize) -> Result<Vec<i64>, HandFault> {
    if clips.len() != players {
        return Err(HandFault::Players { players });
    }
    for (player, clips) in clips.iter().enumerate() {
        match *clips {
            0 => return Err(HandFault::NoAnte { player }),
            clips if clips > MOST_CLIPS => return Err(HandFault::TooManyClips { player }),
            _ => {}
        }
    }
    Ok(clips.iter().map(|clips| -i64::from(*clips)).collect())
}

fn balanced(changes: &[i64], players: usize) -> Result<Vec<i64>, HandFault> {
    if changes.len() != players {
        return Err(HandFault::Players { players });
    }
    let too_many = |change: &i64| change.unsigned_abs() > u64::from(MOST_CLIPS) * MAX_PLAYERS;
    if let Some(player) = changes.iter().position(too_many) {
        return Err(HandFault::TooManyClips { player });
    }
    match changes.iter().sum() {
        0 => Ok(changes.to_vec()),
        surplus => Err(HandFault::Unbalanced { surplus }),
    }
}

/// A hand under way: what everybody has given so far, and who remains.
struct Running<'a> {
    rules: &'a toepen::Rules,
    changes: Vec<i64>,
    folded: Vec<bool>,
}

impl<'a> Running<'a> {
    /// T4: everybody has staked a clip.
    fn new(players: usize, rules: &'a toepen::Rules) -> Running<'a> {
        Running { rules, changes: vec![-1; players], folded: vec![false; players] }
    }

    fn players(&self) -> usize {
        self.changes.len()
    }

    fn left(&self) -> impl Iterator<Item = Place> + '_ {
        (0..self.players()).filter(|player| !self.folded[*player])
    }

    fn play(mut self, course: &Course, winner: Place) -> Result<Vec<i64>, HandFault> {
        if course.toeps.len() > MOST_TOEPS {
            return Err(HandFault::TooManyToeps);
        }
        let most = usize::from(toepen::MAX_PLAYERS).saturating_sub(self.players());
        if course.checks.len() > most {
            return Err(if self.rules.exchange {
                HandFault::TooManyChecks { most }
            } else {
                HandFault::NoExchange
            });
        }
        for check in &course.checks {
            self.check(*check)?;
        }
        for (place, player) in course.tens.iter().enumerate() {
            exists(*player, self.players())?;
            if !self.rules.report_tens || course.tens[..place].contains(player) {
                return Err(HandFault::NoTens { player: *player });
            }
            self.changes[*player] -= 1;
        }
        let mut last = None;
        for (place, toep) in course.toeps.iter().enumerate() {
            if toep.seeing && (place == 0 || place + 1 < course.toeps.len()) {
                return Err(HandFault::NoSeeing);
            }
            self.toep(toep, last)?;
            last = Some(toep.by);
        }
        let only = {
            let mut left = self.left();
            left.next().filter(|_| left.next().is_none())
        };
        match only {
            Some(only) if only != winner => Err(HandFault::WinnerNotLeft { left: only }),
            _ if self.folded[winner] => Err(HandFault::WinnerFolded),
            _ => Ok(self.changes),
        }
    }

    /// T8. What goes into a stake is the hand's; what goes to somebody is theirs.
    fn check(&mut self, check: Check) -> Result<(), HandFault> {
        let Check { by, of, honest } = check;
        exists(by, self.players())?;
        exists(of, self.players())?;
        if !self.rules.exchange {
            return Err(HandFault::NoExchange);
        }
        if by == of {
            return Err(HandFault::OwnCards { player: by });
        }
        if honest {
            self.changes[by] -= 2;
            self.changes[of] += 1;
        } else {
            self.changes[of] -= self.players() as i64 - 1;
            self.changes[by] += 1;
        }
        Ok(())
    }

    fn toep(&mut self, toep: &Toep, last: Option<Place>) -> Result<(), HandFault> {
        exists(toep.by, self.players())?;
        if self.left().count() == 1 {
            return Err(HandFault::IsOver { winner: self.left().next().unwrap_or_default() });
        }
        if self.folded[toep.by] {
            return Err(HandFault::HasFolded { player: toep.by });
        }
        if last == Some(toep.by) && !self.rules.retoep_own {
            return Err(HandFault::RetoepOwn { player: toep.by });
        }
        if !(1..=u32::from(self.rules.toep_stakes.most())).contains(&toep.clips) {
            return Err(HandFault::ToepSize { clips: toep.clips });
        }
        for player in &toep.folded {
            exists(*player, self.players())?;
            if *player == toep.by {
                return Err(HandFault::OwnToep { player: *player });
            }
            if core::mem::replace(&mut self.folded[*player], true) {
                return Err(HandFault::HasFolded { player: *player });
            }
        }
        let own = i64::from(toep.clips);
        // T15: n − 1, and never less than the toep itself.
        let price = if toep.seeing { own.max(self.players() as i64 - 1) } else { own };
        for player in 0..self.players() {
            if !self.folded[player] {
                self.changes[player] -= if player == toep.by { own } else { price };
            }
        }
        Ok(())
    }
}
