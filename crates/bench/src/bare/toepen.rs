//! Toepen for two, without exchanging.

use super::{Table, nth};

/// How many cards there are. A card is 8 · suit + strength, from the jack (0) to the ten (7).
pub const CARDS: usize = 32;

/// Something that a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// T16
    Play(u8),
    /// T10
    Toep,
    /// T11
    Stay,
    /// T11
    Fold,
}

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Who won it.
    pub winner: usize,
    /// What each had staked.
    pub stakes: [u32; 2],
    /// How many moves there were.
    pub moves: u32,
}

/// The hand under way.
struct Play<'a, T> {
    table: &'a mut T,
    hands: [u64; 2],
    stakes: [u32; 2],
    /// Who may toep: 1, or else 0.
    may: [u32; 2],
    /// `may` as it will be when a card has been played (T13).
    may_then: [u32; 2],
    moves: u32,
}

/// Plays a hand that seat 0 has dealt.
#[inline]
pub fn play<T: Table<Move = Move>>(table: &mut T) -> Hand {
    table.new_pack();
    let (first, second) = (table.four(), table.four());
    let both = |a: u8, b: u8, c: u8, d: u8| 1 << a | 1 << b | 1 << c | 1 << d;
    let hands =
        [both(first[2], first[3], second[2], second[3]), both(first[0], first[1], second[0], second[1])];
    let mut play = Play { table, hands, stakes: [1; 2], may: [1; 2], may_then: [1; 2], moves: 0 };
    let mut leader = 1;
    for held in (1..=4).rev() {
        let hand = play.hands[leader];
        let Some(led) = play.card(leader, hand, held) else { return play.folded() };
        let follower = 1 - leader;
        let hand = play.hands[follower];
        let suit = 0xff << (led.trailing_zeros() & !7);
        let following = hand & suit;
        let playable = if following == 0 { hand } else { following };
        let Some(card) = play.card(follower, playable, playable.count_ones()) else {
            return play.folded();
        };
        // Among cards of a suit the higher bit is the higher card.
        leader = if card & suit > led { follower } else { leader };
    }
    play.won_by(leader)
}

impl<T: Table<Move = Move>> Play<'_, T> {
    /// Everything until the seat has played one of these cards: none if a fold ended the hand.
    #[inline(always)]
    fn card(&mut self, seat: usize, playable: u64, count: u32) -> Option<u64> {
        loop {
            let toeps = self.may[0] + self.may[1];
            let choice = self.table.choose(toeps + count);
            self.moves += 1;
            if choice < toeps {
                // The first to toep is seat 0, if it may.
                self.toep((choice >= self.may[0]) as usize)?;
                continue;
            }
            let card = nth(playable, choice - toeps);
            self.hands[seat] ^= card;
            self.may = self.may_then;
            self.table.played(seat, Move::Play(card.trailing_zeros() as u8));
            return Some(card);
        }
    }

    /// A toep and its answer: none if it was a fold.
    #[inline(always)]
    fn toep(&mut self, by: usize) -> Option<()> {
        self.table.played(by, Move::Toep);
        self.stakes[by] += 1;
        self.may = [0; 2];
        self.may_then = [by as u32, 1 - by as u32];
        self.moves += 1;
        if self.table.choose(2) == 1 {
            self.table.played(1 - by, Move::Fold);
            return None;
        }
        self.table.played(1 - by, Move::Stay);
        // T15 asks for no more than this of two players.
        self.stakes[1 - by] += 1;
        Some(())
    }

    /// The end by a fold, which is always an answer to the last toep.
    #[inline(always)]
    fn folded(self) -> Hand {
        // Whoever toeped last may not toep next.
        let winner = (self.may_then[1] == 0) as usize;
        self.won_by(winner)
    }

    #[inline(always)]
    fn won_by(self, winner: usize) -> Hand {
        Hand { winner, stakes: self.stakes, moves: self.moves }
    }
}
