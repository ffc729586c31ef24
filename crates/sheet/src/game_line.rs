//! A line of Wippen: what lay in each pile after a game, or just its points, checked against the pack.

use serde::{Deserialize, Serialize};
use wippen::{Count, Rules, Scoring, Tally};

/// The most wips that a player can note for one game; a game has fewer captures than this.
pub const MOST_WIPS: u8 = 50;

/// What lay in a player's pile when a game was over (W31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// All cards.
    pub cards: u8,
    /// Spades among them.
    pub spades: u8,
    /// 10♦ among them.
    pub tens: u8,
    /// 2♠ among them.
    pub twos: u8,
    /// Aces among them.
    pub aces: u8,
    /// Wips made in the game (W28).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wips: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What was noted after a game, one element a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum GameLine {
    /// What lay in the piles.
    Piles(Vec<Pile>),
    /// Just the points, or, where cards count (W33), the cards.
    Points(Vec<u32>),
}

/// What is counted of all piles together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Cards.
    Cards,
    /// Spades.
    Spades,
    /// 10♦.
    Tens,
    /// 2♠.
    Twos,
    /// Aces.
    Aces,
}

impl Counted {
    /// Everything, in the order in which one counts.
    pub const ALL: [Counted; 5] =
        [Counted::Cards, Counted::Spades, Counted::Tens, Counted::Twos, Counted::Aces];

    fn of_pile(self, pile: &Pile) -> u8 {
        match self {
            Counted::Cards => pile.cards,
            Counted::Spades => pile.spades,
            Counted::Tens => pile.tens,
            Counted::Twos => pile.twos,
            Counted::Aces => pile.aces,
        }
    }

    fn of_count(self, count: &Count) -> u8 {
        match self {
            Counted::Cards => count.cards,
            Counted::Spades => count.spades,
            Counted::Tens => count.tens,
            Counted::Twos => count.twos,
            Counted::Aces => count.aces,
        }
    }
}

/// What cannot be right about a line of Wippen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameFault {
    /// Not one element for each player.
    Players {
        /// How many play.
        players: u8,
    },
    /// W2, W3: all piles together do not have what the pack has.
    Sum {
        /// What was counted.
        what: Counted,
        /// So much was noted.
        noted: u32,
        /// So much there is.
        pack: u8,
    },
    /// A pile has more spades, tens and aces than cards.
    TooFewCards {
        /// Whose, as a place in the line.
        player: usize,
    },
    /// A pile has more 2♠ than spades.
    TooFewSpades {
        /// Whose.
        player: usize,
    },
    /// W28: wips are not played at this table.
    NoWips {
        /// Whose.
        player: usize,
    },
    /// More than [`MOST_WIPS`].
    TooManyWips {
        /// Whose.
        player: usize,
    },
    /// W31–W33: no game gives so many points together.
    Points {
        /// So many were noted.
        noted: u32,
        /// The fewest that a game gives, wips aside.
        least: u32,
        /// The most, wips aside.
        most: u32,
    },
}

/// The points of a line, one element a player.
///
/// # Errors
/// The first thing that cannot be right.
pub fn points(line: &GameLine, rules: &Rules) -> Result<Vec<u32>, GameFault> {
    let players = rules.players();
    let noted = match line {
        GameLine::Piles(piles) => piles.len(),
        GameLine::Points(points) => points.len(),
    };
    if noted != usize::from(players) {
        return Err(GameFault::Players { players });
    }
    match line {
        GameLine::Piles(piles) => {
            check_piles(piles, rules)?;
            Ok(tally(piles, rules).points().collect())
        }
        GameLine::Points(points) => {
            check_points(points, rules)?;
            Ok(points.clone())
        }
    }
}

/// The points of piles by reason; what cannot be right is counted as it was noted.
pub fn tally(piles: &[Pile], rules: &Rules) -> Tally {
    Tally::of(rules, piles.iter().map(Pile::count))
}

impl Pile {
    fn count(&self) -> Count {
        let Pile { cards, spades, tens, twos, aces, wips } = *self;
        Count { cards, spades, tens, twos, aces, wips, ..Count::default() }
    }
}

fn check_piles(piles: &[Pile], rules: &Rules) -> Result<(), GameFault> {
    for (player, pile) in piles.iter().enumerate() {
        if pile.spades < pile.twos {
            return Err(GameFault::TooFewSpades { player });
        }
        // One ace in a deck may be among the spades, beside the 2♠.
        let other_aces = pile.aces.saturating_sub(rules.decks().min(pile.spades - pile.twos));
        if u32::from(pile.cards) < u32::from(pile.spades) + u32::from(pile.tens) + u32::from(other_aces) {
            return Err(GameFault::TooFewCards { player });
        }
        if pile.wips > 0 && !rules.wips {
            return Err(GameFault::NoWips { player });
        }
        if pile.wips > MOST_WIPS {
            return Err(GameFault::TooManyWips { player });
        }
    }
    // W30: without any capture the cards are nobody's.
    if piles.iter().all(|pile| *pile == Pile::default()) {
        return Ok(());
    }
    let pack = Count::of_pack(rules);
    for what in Counted::ALL {
        let noted = piles.iter().map(|pile| u32::from(what.of_pile(pile))).sum();
        let pack = what.of_count(&pack);
        if noted != u32::from(pack) {
            return Err(GameFault::Sum { what, noted, pack });
        }
    }
    Ok(())
}

fn check_points(points: &[u32], rules: &Rules) -> Result<(), GameFault> {
    let noted: u64 = points.iter().copied().map(u64::from).sum();
    if noted == 0 {
        return Ok(()); // W30
    }
    let pack = Count::of_pack(rules);
    let (least, most, step) = match rules.scoring {
        Scoring::Cards => (u32::from(pack.cards), u32::from(pack.cards), 1),
        Scoring::Points => {
            let all = u32::from(2 + 2 + 2 * pack.tens + pack.twos + pack.aces);
            // W32: a tie of three for most cards or most spades leaves its two points.
            (all - if rules.players() > 2 { 4 } else { 0 }, all, 2)
        }
    };
    let wips = match rules.scoring {
        Scoring::Points if rules.wips => u64::from(MOST_WIPS) * points.len() as u64,
        _ => 0,
    };
    let fits =
        (u64::from(least)..=u64::from(most)).step_by(step).any(|sum| (sum..=sum + wips).contains(&noted));
    if fits {
        Ok(())
    } else {
        let noted = u32::try_from(noted).unwrap_or(u32::MAX);
        Err(GameFault::Points { noted, least, most })
    }
}
