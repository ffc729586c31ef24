//! Statistics of evenings of one game: runs, the spiral, wips, head to head.

use crate::book::Book;
use crate::evening::Evening;
use crate::hand_line::all_folded;
use crate::line::{Entry, Line, changes};
use crate::people::PersonId;

/// Statistics of some evenings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Of everybody who played, in the order in which they came.
    pub figures: Vec<Figures>,
    /// Of every two who played together, the one who came first named first.
    pub duels: Vec<Duel>,
}

/// The figures of one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Whose.
    pub person: PersonId,
    /// Games or hands played.
    pub played: u32,
    /// Of those won; at Wippen: with the most points, alone or not.
    pub won: u32,
    /// Hands won because everybody else had folded, as far as that was noted.
    pub all_folded: u32,
    /// The longest run of won ones.
    pub best_run: u32,
    /// The longest run of lost ones.
    pub worst_run: u32,
    /// T26: the present run of lost ones.
    pub spiral: u32,
    /// The most points or clips that one game or hand gave.
    pub best: i64,
    /// The fewest.
    pub worst: i64,
    /// All points or clips.
    pub total: i64,
    /// Wips, as far as they were noted (W28).
    pub wips: u32,
    run: u32,
}

/// Two people, over the games or hands that both played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// Who.
    pub one: PersonId,
    /// And who.
    pub other: PersonId,
    /// How often `one` got more.
    pub one_ahead: u32,
    /// How often `other` did.
    pub other_ahead: u32,
    /// How often they got the same.
    pub equal: u32,
}

impl Book {
    /// The statistics of evenings, which should be of one game and in the order in which they were played.
    pub fn statistics<'a>(&self, evenings: impl IntoIterator<Item = &'a Evening>) -> Statistics {
        let mut statistics = Statistics::default();
        for evening in evenings {
            for line in evening.counting() {
                statistics
                    .count(line, &changes(&line.players, &line.entry, &evening.draft).unwrap_or_default());
            }
        }
        statistics
    }
}

impl Statistics {
    /// The figures of somebody, if they played.
    pub fn of(&self, person: PersonId) -> Option<&Figures> {
        self.figures.iter().find(|figures| figures.person == person)
    }

    fn count(&mut self, line: &Line, changes: &[i64]) {
        let highest = changes.iter().max().copied().unwrap_or(0);
        let folded = match &line.entry {
            Entry::Hand(hand) => all_folded(hand, line.players.len()),
            Entry::Game(_) => false,
        };
        for (place, (player, change)) in line.players.iter().zip(changes).enumerate() {
            let won = match line.entry.winner() {
                Some(winner) => winner == place,
                // W30: of a game in which nobody captured anything, nobody is the winner.
                None => highest > 0 && *change == highest,
            };
            let figures = self.figures_of(*player, *change);
            figures.line(won, *change);
            figures.all_folded += u32::from(won && folded);
            figures.wips += line.entry.wips(place).unwrap_or(0);
            for (other, theirs) in line.players[..place].iter().zip(changes) {
                self.meet((*other, *theirs), (*player, *change));
            }
        }
    }

    fn figures_of(&mut self, person: PersonId, first: i64) -> &mut Figures {
        let place = self.figures.iter().position(|figures| figures.person == person).unwrap_or_else(|| {
            self.figures.push(Figures {
                person,
                played: 0,
                won: 0,
                all_folded: 0,
                best_run: 0,
                worst_run: 0,
                spiral: 0,
                best: first,
                worst: first,
                total: 0,
                wips: 0,
                run: 0,
            });
            self.figures.len() - 1
        });
        &mut self.figures[place]
    }

    fn meet(&mut self, a: (PersonId, i64), b: (PersonId, i64)) {
        let known =
            |duel: &Duel| (duel.one == a.0 && duel.other == b.0) || (duel.one == b.0 && duel.other == a.0);
        let place = self.duels.iter().position(known).unwrap_or_else(|| {
            self.duels.push(Duel { one: a.0, other: b.0, one_ahead: 0, other_ahead: 0, equal: 0 });
            self.duels.len() - 1
        });
        let duel = &mut self.duels[place];
        let (one, other) = if duel.one == a.0 { (a.1, b.1) } else { (b.1, a.1) };
        match one.cmp(&other) {
            std::cmp::Ordering::Greater => duel.one_ahead += 1,
            std::cmp::Ordering::Less => duel.other_ahead += 1,
            std::cmp::Ordering::Equal => duel.equal += 1,
        }
    }
}

impl Figures {
    fn line(&mut self, won: bool, change: i64) {
        self.played += 1;
        self.total += change;
        self.best = self.best.max(change);
        self.worst = self.worst.min(change);
        if won {
            self.won += 1;
            self.run += 1;
            self.spiral = 0;
        } else {
            self.run = 0;
            self.spiral += 1;
        }
        self.best_run = self.best_run.max(self.run);
        self.worst_run = self.worst_run.max(self.spiral);
    }
}
