//! A series of games: the same rules and players, the dealer changing.

use super::tally::Count;
use bots::arena::{Playout, contest, random_playout};
use bots::{Choices, Dealing, Player, Streams};
use fair::Rng;
use game::{Game, MAX_SEATS, Seat};
use toepen::Hand;
use wippen::Wippen;

/// Games that follow from a seed, each by its number.
pub struct Series<G: Game, P> {
    /// The game as each seat deals it.
    pub setups: Vec<G::Setup>,
    /// Who plays, seat by seat.
    pub bots: Vec<P>,
    /// Is it all random play? That needs nobody to be asked.
    pub all_random: bool,
    /// What all games follow from.
    pub seed: u64,
}

/// A game of which it can be said what each seat won.
pub trait Counted: Game {
    /// What the seats won, and who won most, at the end of a game.
    fn count(setup: &Self::Setup, playout: &Playout<Self>) -> Count;
}

impl Counted for Wippen {
    fn count(_: &wippen::Setup, playout: &Playout<Wippen>) -> Count {
        let mut count = Count { moves: playout.moves, ..Count::default() };
        let Some(tally) = wippen::tally(playout.end.public()) else { return count };
        let mut most = None;
        for (seat, points) in tally.points().enumerate() {
            count.won[seat % MAX_SEATS] = points as i32;
            if most.is_none_or(|most| points >= most) {
                count.winner = (most != Some(points)).then_some(seat);
                most = Some(points);
            }
        }
        count
    }
}

impl Counted for Hand {
    fn count(setup: &toepen::Setup, playout: &Playout<Hand>) -> Count {
        let public = playout.end.public();
        let mut count = Count { moves: playout.moves, ..Count::default() };
        for ((won, after), before) in count.won.iter_mut().zip(public.balances()).zip(setup.balances()) {
            *won = after - before;
        }
        count.winner = public.winner().map(Seat::index);
        count
    }
}

/// What a thread needs to play games.
pub struct Worker<G: Game> {
    dealing: Dealing,
    choices: Choices<G>,
}

/// Can games of it be played?
pub trait Plays {
    /// What a thread needs for it.
    type Worker;

    /// What a new thread needs.
    fn worker(&self) -> Self::Worker;

    /// Plays the game of this number.
    fn play(&self, number: u64, worker: &mut Self::Worker) -> Count;
}

impl<G: Counted, P: Player<G> + Copy> Plays for Series<G, P> {
    type Worker = Worker<G>;

    fn worker(&self) -> Worker<G> {
        Worker { dealing: Dealing::new(Rng::new(self.seed, 0)), choices: Choices::default() }
    }

    fn play(&self, number: u64, worker: &mut Worker<G>) -> Count {
        let streams = Streams::of(self.seed, number);
        let setup = &self.setups[(number % self.setups.len() as u64) as usize];
        worker.dealing.reseed(streams.cards());
        let playout = if self.all_random {
            random_playout(setup, &mut worker.dealing, &mut streams.moves(), &mut worker.choices).ok()
        } else {
            let mut bots: [P; MAX_SEATS] = std::array::from_fn(|seat| self.bots[seat % self.bots.len()]);
            let mut chances =
                std::array::from_fn::<_, MAX_SEATS, _>(|seat| streams.seat(Seat::new(seat as u8)));
            contest(setup, &mut worker.dealing, &mut bots, &mut chances).map(|contest| contest.playout).ok()
        };
        // A whole pack is enough for every deal, and every game of both kinds has an end.
        playout.map(|playout| G::count(setup, &playout)).unwrap_or_default()
    }
}
