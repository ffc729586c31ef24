//! What the tests of computer players share.

use bots::arena::{Contest, contest};
use bots::{Dealing, Player, Streams};
use fair::Rng;
use game::{Game, Seat};

/// The factor on the number of random cases.
pub fn cases() -> u64 {
    std::env::var("STAMTAFEL_CASES").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1)
}

/// One game between players, everything following from a seed and its number.
pub fn one<G: Game, P: Player<G>>(setup: &G::Setup, players: &mut [P], seed: u64, number: u64) -> Contest<G> {
    let streams = Streams::of(seed, number);
    let mut chances: Vec<Rng> = seats(players.len() as u8).map(|seat| streams.seat(seat)).collect();
    contest(setup, &mut Dealing::new(streams.cards()), players, &mut chances).expect("the game ends")
}

/// House rules of Wippen: every preset, and two with as many switches on as can be.
pub fn wippen_rules(players: u8) -> Vec<wippen::Rules> {
    use wippen::{Draft, Preset, SwitchValue};
    let mut drafts: Vec<Draft> = Preset::ALL.map(Draft::of).to_vec();
    let mut all = Draft::of(Preset::Advanced);
    for key in Draft::KEYS {
        // Not every switch is one that is on or off.
        let _ = all.set(key, SwitchValue::Bool(true));
    }
    let mut loose = Draft { open_hands: false, decks: Some(2), ..all };
    loose.must_capture = false;
    drafts.extend([all, loose]);
    drafts.into_iter().map(|draft| draft.rules(players).expect("lawful switches")).collect()
}

/// House rules of toepen: the preset, and one with all switches the other way.
pub fn toepen_rules() -> Vec<toepen::Rules> {
    use toepen::{Draft, Preset, ToepStakes};
    let usual = Draft::of(Preset::Zwols);
    let other = Draft {
        aces_are_pictures: false,
        toep_stakes: ToepStakes::OneOrTwo,
        retoep_own: true,
        report_tens: true,
        open_piles: true,
        hands: None,
        ..usual
    };
    let drafts = [usual, other, Draft { exchange: false, ..usual }];
    drafts.map(|draft| draft.rules().expect("numbers within bounds")).to_vec()
}

/// Seat by seat.
pub fn seats(players: u8) -> impl Iterator<Item = Seat> {
    Seat::all(players)
}
