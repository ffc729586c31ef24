//! How many moves a second random play makes: `cargo run --release -p toepen --example speed [PLAYERS] [exchange]`.
//!
//! Every move is drawn from all lawful moves of all seats that may act, is checked, and goes through the
//! whole contract; deals are included.

use cards::{Card, CardBag};
use core::hint::black_box;
use game::{Dealer, Next, Seat, State};
use std::time::Instant;
use toepen::{Action, Draft, Hand, Preset, Setup};

/// A generator good enough to measure with.
struct XorShift(u64);

impl XorShift {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        ((self.next() >> 32) * bound as u64 >> 32) as usize
    }
}

/// Draws a random remaining card when asked.
struct LazyDealer {
    random: XorShift,
    cards: Vec<Card>,
    left: usize,
}

impl Dealer for LazyDealer {
    fn new_pack(&mut self, pack: CardBag) {
        if self.cards.len() != usize::from(pack.len()) {
            self.cards = pack.iter().collect();
        }
        self.left = self.cards.len();
    }

    fn draw(&mut self) -> Option<Card> {
        let place = self.random.below(self.left);
        self.left = self.left.checked_sub(1)?;
        self.cards.swap(place, self.left);
        self.cards.get(self.left).copied()
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let players = arguments.first().and_then(|text| text.parse().ok()).unwrap_or(2);
    let mut draft = Draft::of(Preset::Zwols);
    draft.exchange = arguments.iter().any(|text| text == "exchange");
    let rules = draft.rules().expect("the switches are in bounds");
    let setup = Setup::new(rules, players, Seat::new(0)).expect("2 to 8 players");

    let mut dealer = LazyDealer { random: XorShift(0x9e37_79b9_7f4a_7c15), cards: Vec::new(), left: 0 };
    let mut choices: Vec<(Seat, Action)> = Vec::with_capacity(64);
    println!("a state is {} bytes", size_of::<State<Hand>>());
    let limit = arguments.iter().find_map(|text| text.strip_prefix("moves=")?.parse().ok()).unwrap_or(40_000_000);
    for _ in 0..3 {
        let (mut hands, mut moves, mut clips) = (0u64, 0u64, 0i64);
        let start = Instant::now();
        while moves < limit {
            let mut state = State::<Hand>::new(&setup);
            state.settle(&mut dealer, &mut |_| {}).expect("the pack suffices");
            while let Next::Act(seats) = state.next() {
                choices.clear();
                for seat in seats {
                    let _ = toepen_legal(&state, seat, &mut choices);
                }
                let (seat, action) = choices[dealer_index(&mut dealer, choices.len())];
                state.play(seat, action, &mut dealer, &mut |_| {}).expect("the move is lawful");
                moves += 1;
            }
            clips += i64::from(state.public().balances()[0]);
            hands += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        black_box(clips);
        println!(
            "{players} players: {:.1} M moves/s, {:.2} M hands/s, {:.1} moves a hand",
            moves as f64 / seconds / 1e6,
            hands as f64 / seconds / 1e6,
            moves as f64 / hands as f64,
        );
    }
}

fn dealer_index(dealer: &mut LazyDealer, bound: usize) -> usize {
    dealer.random.below(bound)
}

fn toepen_legal(
    state: &State<Hand>,
    seat: Seat,
    choices: &mut Vec<(Seat, Action)>,
) -> core::ops::ControlFlow<()> {
    <Hand as game::Game>::legal(state.public(), seat, state.private(seat), &mut |action| {
        choices.push((seat, action));
        core::ops::ControlFlow::Continue(())
    })
}
