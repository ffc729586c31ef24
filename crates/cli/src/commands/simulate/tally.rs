//! Sums over many games. They are whole numbers, so that they come out the same in whatever order the games
//! are added.

use game::MAX_SEATS;

/// What one game brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Points or clips that each seat won.
    pub won: [i32; MAX_SEATS],
    /// The seat that won the game, unless several were best.
    pub winner: Option<usize>,
    /// How many moves it took.
    pub moves: u32,
}

/// Many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many.
    pub games: u64,
    /// Moves of all games.
    pub moves: u64,
    /// The moves of the shortest game, and of the longest.
    pub lengths: (u32, u32),
    /// Games that each seat won.
    pub wins: [u64; MAX_SEATS],
    /// Games without a single winner.
    pub ties: u64,
    sums: [i64; MAX_SEATS],
    squares: [u64; MAX_SEATS],
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            games: 0,
            moves: 0,
            lengths: (u32::MAX, 0),
            wins: [0; MAX_SEATS],
            ties: 0,
            sums: [0; MAX_SEATS],
            squares: [0; MAX_SEATS],
        }
    }
}

impl Tally {
    /// Adds one game.
    #[inline]
    pub fn add(&mut self, count: &Count) {
        self.games += 1;
        self.moves += u64::from(count.moves);
        self.lengths = (self.lengths.0.min(count.moves), self.lengths.1.max(count.moves));
        match count.winner {
            Some(seat) => self.wins[seat % MAX_SEATS] += 1,
            None => self.ties += 1,
        }
        for (seat, won) in count.won.iter().enumerate() {
            self.sums[seat] += i64::from(*won);
            self.squares[seat] += u64::from(won.unsigned_abs()).pow(2);
        }
    }

    /// Adds other games.
    pub fn add_all(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.lengths = (self.lengths.0.min(other.lengths.0), self.lengths.1.max(other.lengths.1));
        self.ties += other.ties;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.sums[seat] += other.sums[seat];
            self.squares[seat] += other.squares[seat];
        }
    }

    /// What a seat won in a game, on average.
    pub fn mean(&self, seat: usize) -> f64 {
        self.sums[seat] as f64 / self.games as f64
    }

    /// The standard error of [`Tally::mean`]; none for a single game.
    pub fn standard_error(&self, seat: usize) -> Option<f64> {
        let games = self.games as f64;
        if self.games < 2 {
            return None;
        }
        let spread = self.squares[seat] as f64 - games * self.mean(seat).powi(2);
        // Rounding can take it a little below nothing.
        Some((spread.max(0.0) / (games - 1.0) / games).sqrt())
    }

    /// Moves in a game, on average.
    pub fn mean_length(&self) -> f64 {
        self.moves as f64 / self.games as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_come_out_the_same_however_games_are_added() {
        let game = |points: i32, moves| {
            let winner = (points != 2).then_some(0);
            Count { won: [points, -points, 0, 0, 0, 0, 0, 0], winner, moves }
        };
        let games = [game(1, 40), game(2, 48), game(6, 44), game(3, 48)];
        let mut whole = Tally::default();
        games.iter().for_each(|count| whole.add(count));
        let mut parts = Tally::default();
        for half in [&games[2..], &[], &games[..2]] {
            let mut part = Tally::default();
            half.iter().for_each(|count| part.add(count));
            parts.add_all(&part);
        }
        assert_eq!(parts, whole);
        assert_eq!((whole.games, whole.moves, whole.lengths, whole.ties), (4, 180, (40, 48), 1));
        assert_eq!((whole.wins[0], whole.mean(0), whole.mean(1), whole.mean_length()), (3, 3.0, -3.0, 45.0));
        // The sample's variance is 14 / 3.
        let error = whole.standard_error(0).unwrap();
        assert!((error - (14.0_f64 / 12.0).sqrt()).abs() < 1e-12, "{error}");
        assert_eq!(Tally { games: 1, ..whole }.standard_error(0), None);
    }
}
