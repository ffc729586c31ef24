//! What is agreed before the cards of a hand are dealt.

use crate::rules::Rules;
use core::fmt;
use game::{MAX_SEATS, Seat};

/// T2
pub const MIN_PLAYERS: u8 = 2;

/// T2: four cards each of 32.
pub const MAX_PLAYERS: u8 = 8;

/// A balance beyond this many clips, owned or owed, is taken for a mistake: it leaves room for every hand of
/// every session.
pub(crate) const MOST_CLIPS: i32 = 1_000_000_000;

/// A hand about to be dealt: house rules, players, dealer, balances.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) rules: Rules,
    pub(crate) players: u8,
    pub(crate) dealer: Seat,
    pub(crate) balances: [i32; MAX_SEATS],
}

/// Why a hand cannot be set up like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// T2: 2 to 8 players.
    Players,
    /// T3: the dealer is not one of the players.
    Dealer,
    /// T5: not one balance a player.
    Balances,
    /// T5: a balance of more than a thousand million clips, owned or owed.
    Clips,
    /// T2, T5: together the balances are not what all started with.
    Sum,
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Players => write!(f, "toepen is for {MIN_PLAYERS} to {MAX_PLAYERS} players"),
            SetupFault::Dealer => f.write_str("the dealer must be one of the players"),
            SetupFault::Balances => f.write_str("give one balance for each player"),
            SetupFault::Clips => write!(f, "a balance must be within {MOST_CLIPS} clips, owned or owed"),
            SetupFault::Sum => f.write_str("the balances must sum to the clips that all started with"),
        }
    }
}

impl core::error::Error for SetupFault {}

/// T2, T5: how many clips all players have together, staked ones included, from the first hand of a session to
/// its end.
pub(crate) fn clips_in_all(rules: &Rules, players: u8) -> i64 {
    i64::from(rules.starting_clips) * i64::from(players)
}

impl Setup {
    /// A hand in which everyone has the starting clips (T2).
    ///
    /// # Errors
    /// If there are too few or too many players, or the dealer is none of them.
    pub fn new(rules: Rules, players: u8, dealer: Seat) -> Result<Setup, SetupFault> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(SetupFault::Players);
        }
        if dealer.number() >= players {
            return Err(SetupFault::Dealer);
        }
        let mut balances = [0; MAX_SEATS];
        balances[..usize::from(players)].fill(i32::from(rules.starting_clips));
        Ok(Setup { rules, players, dealer, balances })
    }

    /// The same with other balances, in clips, before the stakes of the hand; below zero they are debts (T5).
    ///
    /// # Errors
    /// If there is not one for each player, one is beyond all measure, or clips have appeared or vanished.
    pub fn with_balances(mut self, balances: &[i32]) -> Result<Setup, SetupFault> {
        if balances.len() != usize::from(self.players) {
            return Err(SetupFault::Balances);
        }
        if balances.iter().any(|clips| clips.unsigned_abs() > MOST_CLIPS.unsigned_abs()) {
            return Err(SetupFault::Clips);
        }
        if balances.iter().map(|clips| i64::from(*clips)).sum::<i64>()
            != clips_in_all(&self.rules, self.players)
        {
            return Err(SetupFault::Sum);
        }
        self.balances[..balances.len()].copy_from_slice(balances);
        Ok(self)
    }

    /// House rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many play: 2 to 8.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Who deals.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Clips per player before the stakes of the hand.
    pub fn balances(&self) -> &[i32] {
        &self.balances[..usize::from(self.players)]
    }
}
