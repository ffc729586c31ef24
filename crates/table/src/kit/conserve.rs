//! What no event may change: the cards of a pack, and the clips.

use crate::of_game::OfGame;
use crate::table::Table;
use cards::CardBag;
use game::Seat;

/// Looks whether every card of the pack and every clip is still there, once.
///
/// # Panics
/// If not.
pub fn check_conserved(table: &Table) {
    match table.state() {
        None => {}
        Some(OfGame::Wippen(state)) => {
            let game = &state.public().game;
            let hands = game.seats().map(|seat| *state.private(seat));
            let builds = game.builds.as_slice().iter().map(|build| build.cards);
            let piles = state.covered().piles.iter().map(|pile| pile.bag());
            let rest = [game.loose, state.covered().undealt];
            let all = hands.chain(builds).chain(piles).chain(rest).fold(CardBag::EMPTY, CardBag::plus);
            assert_eq!(all, game.pack, "cards appeared or vanished");
        }
        Some(OfGame::Toepen(state)) => {
            let public = state.public();
            let staked = public.hand().map_or(0, |hand| {
                let stakes: i64 = hand.stakes().iter().map(|clips| i64::from(*clips)).sum();
                stakes + i64::from(hand.tens().len())
            });
            let balances: i64 = public.balances().iter().map(|clips| i64::from(*clips)).sum();
            let all = i64::from(public.rules().starting_clips) * i64::from(public.players());
            assert_eq!(balances + staked, all, "clips appeared or vanished");
            let mut count = u32::from(state.covered().undealt().len());
            let mut seen = state.covered().undealt();
            for seat in Seat::all(public.players()) {
                let own = state.private(seat);
                for cards in [own.hand(), own.laid(), own.laid_before()] {
                    count += u32::from(cards.len());
                    seen = seen | cards;
                }
                for card in state.covered().piles().cards(seat).flatten() {
                    count += 1;
                    seen.insert(card);
                }
            }
            assert_eq!((count, seen), (32, toepen::PACK), "cards appeared or vanished");
        }
    }
}
