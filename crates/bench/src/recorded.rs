//! Random games to do the parts of a move on, one part at a time.

use bots::{Choices, Dealing};
use cards::Card;
use fair::Rng;
use game::{Dealer, Game, Next, Seat, State, Stock};
use record::{Bound, Notation, Position};
use std::hint::black_box;

/// A moment at which somebody acted.
struct Moment<G: Game> {
    state: State<G>,
    /// How many lawful moves there were.
    lawful: usize,
    seat: Seat,
    action: G::Action,
}

/// A game as it went.
struct Record<G: Game> {
    start: State<G>,
    /// What came after the first deal.
    stock: Stock,
    moments: Vec<Moment<G>>,
    end: State<G>,
}

/// Some random games, the same ones each time.
pub struct Recorded<G: Game> {
    games: Vec<Record<G>>,
}

impl<G: Game> Recorded<G> {
    /// Plays so many games, the setups in turn.
    ///
    /// # Panics
    /// If a pack does not suffice for a game.
    pub fn new(setups: &[G::Setup], games: usize) -> Recorded<G> {
        let mut dealer = Dealing::new(Rng::new(0, 0));
        let mut chance = Rng::new(0, 1);
        let record = |setup| record(setup, &mut dealer, &mut chance);
        Recorded { games: setups.iter().cycle().take(games).map(record).collect() }
    }

    fn moments(&self) -> impl Iterator<Item = &Moment<G>> {
        self.games.iter().flat_map(|game| &game.moments)
    }

    /// How many moves were made.
    pub fn moves(&self) -> u64 {
        self.moments().count() as u64
    }

    /// Checks every move.
    ///
    /// # Panics
    /// If one is not lawful.
    pub fn check(&self) -> u64 {
        let lawful = self.moments().filter(|moment| {
            let Moment { state, seat, action, .. } = black_box(moment);
            state.check(*seat, *action).is_ok()
        });
        assert_eq!(lawful.count() as u64, self.moves());
        self.moves()
    }

    /// Lists all lawful moves before every move.
    ///
    /// # Panics
    /// If there are not as many as there were.
    pub fn legal(&self) -> u64 {
        let mut list = Vec::with_capacity(1024);
        for moment in self.moments() {
            let Moment { state, lawful, .. } = black_box(moment);
            list.clear();
            if let Next::Act(seats) = state.next() {
                for seat in seats {
                    state.legal_into(seat, &mut list);
                }
            }
            assert_eq!(list.len(), *lawful);
        }
        self.moves()
    }

    /// Plays all games once more, deals and all: checks and makes every move.
    ///
    /// # Panics
    /// If one ends otherwise.
    pub fn act(&self) -> u64 {
        for game in &self.games {
            let mut state = game.start.clone();
            let mut stock = game.stock.clone();
            for Moment { seat, action, .. } in &game.moments {
                let played = state.play(*seat, *action, &mut stock, &mut |step| {
                    black_box(step);
                });
                assert!(played.is_ok());
            }
            assert!(state == game.end);
        }
        self.moves()
    }

    /// Makes the view of whoever acted.
    ///
    /// # Panics
    /// If it is another's.
    pub fn view(&self) -> u64 {
        for moment in self.moments() {
            let view = black_box(moment).state.view(Some(moment.seat));
            assert_eq!(black_box(&view).own().map(|(seat, _)| seat), Some(moment.seat));
        }
        self.moves()
    }
}

impl<G: Notation> Recorded<G> {
    /// Counts all sequences of so many moves that the games could have begun with.
    ///
    /// # Panics
    /// If there are not so many as expected.
    pub fn perft(&self, depth: u32, expected: u64) -> u64 {
        let count = |game: &Record<G>| {
            let position = Position { state: game.start.clone(), stock: game.stock.clone() };
            black_box(&position).perft(depth, Bound::default()).expect("they are not that many")
        };
        assert_eq!(self.games.iter().map(count).sum::<u64>(), expected);
        expected
    }
}

fn record<G: Game>(setup: &G::Setup, dealer: &mut Dealing, chance: &mut Rng) -> Record<G> {
    let mut dealer = Noting { dealer, drawn: Vec::new() };
    let mut state = State::<G>::new(setup);
    state.settle(&mut dealer, &mut |_| {}).expect("a pack suffices for a deal");
    let start = state.clone();
    let dealt = dealer.drawn.len();
    let mut choices = Choices::<G>::default();
    let mut moments = Vec::new();
    while let Next::Act(seats) = state.next() {
        let mut listed = Vec::new();
        seats.into_iter().for_each(|seat| state.legal_into(seat, &mut listed));
        let (seat, action) = choices.pick(&state, seats, chance).expect("who may act can do something");
        moments.push(Moment { state: state.clone(), lawful: listed.len(), seat, action });
        state.play(seat, action, &mut dealer, &mut |_| {}).expect("what is listed is lawful");
    }
    // What was not dealt in this game may be in another that begins alike.
    while dealer.draw().is_some() {}
    let stock = Stock::new(&dealer.drawn[dealt..]).expect("no more than two decks");
    Record { start, stock, moments, end: state }
}

/// A dealer who notes what was dealt.
struct Noting<'a> {
    dealer: &'a mut Dealing,
    drawn: Vec<Card>,
}

impl Dealer for Noting<'_> {
    fn new_pack(&mut self, pack: cards::CardBag) {
        self.dealer.new_pack(pack);
    }

    fn draw(&mut self) -> Option<Card> {
        let card = self.dealer.draw()?;
        self.drawn.push(card);
        Some(card)
    }
}
