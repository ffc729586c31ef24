//! A table at which a game of the engine goes the way of a bare one.

use bench::bare::Table;
use cards::{Card, CardBag};
use fair::{Rng, Shuffler};
use game::{Dealer, Game, Next, Seat, State};

/// A game of the engine, and what its moves and cards are to the bare loop.
pub struct Along<G: Game, M> {
    pub state: State<G>,
    setup: G::Setup,
    deck: Deck,
    /// The bare deck's next card.
    next: usize,
    chance: Rng,
    number: fn(Card) -> u8,
    action: fn(&State<G>, M) -> G::Action,
}

/// A pack whose order both games get.
struct Deck {
    shuffler: Shuffler,
    order: Vec<Card>,
    dealt: usize,
}

impl Dealer for Deck {
    fn new_pack(&mut self, pack: CardBag) {
        self.shuffler.new_pack(pack);
        self.order.clear();
        self.order.extend(std::iter::from_fn(|| self.shuffler.draw()));
        self.dealt = 0;
    }

    fn draw(&mut self) -> Option<Card> {
        self.dealt += 1;
        self.order.get(self.dealt - 1).copied()
    }
}

impl<G: Game, M> Along<G, M> {
    pub fn new(setup: G::Setup, number: fn(Card) -> u8, action: fn(&State<G>, M) -> G::Action) -> Self {
        let deck = Deck { shuffler: Shuffler::new(Rng::new(7, 0)), order: Vec::new(), dealt: 0 };
        Along { state: State::new(&setup), setup, deck, next: 0, chance: Rng::new(7, 1), number, action }
    }
}

impl<G: Game, M> Table for Along<G, M> {
    type Move = M;

    fn new_pack(&mut self) {
        self.state = State::new(&self.setup);
        self.state.settle(&mut self.deck, &mut |_| {}).unwrap();
        self.next = 0;
    }

    fn four(&mut self) -> [u8; 4] {
        self.next += 4;
        std::array::from_fn(|card| (self.number)(self.deck.order[self.next - 4 + card]))
    }

    fn choose(&mut self, moves: u32) -> u32 {
        let Next::Act(seats) = self.state.next() else { panic!("nobody may act: {:?}", self.state) };
        let mut listed = Vec::new();
        for seat in seats {
            self.state.legal_into(seat, &mut listed);
        }
        assert_eq!(moves as usize, listed.len(), "{listed:?} of {:?}", self.state);
        self.chance.below(moves)
    }

    fn played(&mut self, seat: usize, what: M) {
        let action = (self.action)(&self.state, what);
        let played = self.state.play(Seat::new(seat as u8), action, &mut self.deck, &mut |_| {});
        assert_eq!(played, Ok(()), "{action:?} in {:?}", self.state);
    }
}
