//! The toy game passes the kit, and the kit notices what it is for.

use game::kit::kuhn::{Action, Kuhn, SUBJECT};
use game::kit::{Shuffling, cases, random_match};
use game::{Next, State};

#[test]
fn kuhn_poker_passes_the_kit() {
    let mut twins = 0;
    for seed in 0..cases(300) {
        twins += random_match(&SUBJECT, &(), seed, 3).twins;
    }
    assert!(twins > 20, "other worlds were tried: {twins}");
}

/// Plays on in all ways, and adds up the ends and what seat 0 wins in them.
fn walk(state: &State<Kuhn>, ends: &mut u32, won: &mut i32) {
    let Next::Act(seats) = state.next() else {
        *ends += 1;
        *won += state.public().won().expect("the end is decided");
        return;
    };
    for seat in seats {
        for action in [Action::Pass, Action::Bet] {
            let mut after = state.clone();
            after.play(seat, action, &mut Shuffling::new(0), &mut |_| {}).unwrap();
            walk(&after, ends, won);
        }
    }
}

#[test]
fn kuhn_poker_has_thirty_ends_and_is_fair_to_random_players() {
    let pack: Vec<_> = <Kuhn as game::Game>::pack(&Default::default()).iter().collect();
    let (mut ends, mut won) = (0, 0);
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let order = order.map(|at| pack[at]).to_vec();
        let mut state = State::<Kuhn>::new(&());
        state.settle(&mut Shuffling::with_orders(vec![order]), &mut |_| {}).unwrap();
        walk(&state, &mut ends, &mut won);
    }
    assert_eq!((ends, won), (30, 0));
}
