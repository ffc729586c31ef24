//! Computer players do what is lawful, at any table, and every game of theirs comes to its end.

use crate::tables::{cases, one, toepen_rules, wippen_rules};
use bots::{Greedy, Player, Random, Sensible, ToepenBot, WippenBot};
use game::{Game, Seat};
use toepen::{Hand, Session, SessionSetup};
use wippen::{Match, MatchSetup, Wippen};

/// No move had to be made for them.
#[track_caller]
fn plays<G: Game, P: Player<G>>(setup: &G::Setup, players: &mut [P], number: u64) {
    let contest = one::<G, P>(setup, players, 11, number);
    assert_eq!(contest.forced, 0, "game {number}: {setup:?}");
    assert!(contest.playout.moves > 0);
}

/// Every player at every table, alone and mixed.
#[test]
fn wippen_is_played_lawfully_under_all_rules() {
    for players in wippen::MIN_PLAYERS..=wippen::MAX_PLAYERS {
        for rules in wippen_rules(players) {
            for number in 0..4 * cases() {
                let setup = wippen::Setup::new(rules, Seat::new((number % u64::from(players)) as u8));
                plays::<Wippen, _>(&setup, &mut vec![Greedy; players.into()], number);
                plays::<Wippen, _>(&setup, &mut vec![Random; players.into()], number);
                let mut mixed: Vec<WippenBot> =
                    (0..players).map(|seat| WippenBot::ALL[usize::from(seat % 2)]).collect();
                plays::<Wippen, _>(&setup, &mut mixed, number);
            }
        }
    }
}

#[test]
fn toepen_is_played_lawfully_under_all_rules() {
    for players in toepen::MIN_PLAYERS..=toepen::MAX_PLAYERS {
        for rules in toepen_rules() {
            for number in 0..6 * cases() {
                let dealer = Seat::new((number % u64::from(players)) as u8);
                let setup = toepen::Setup::new(rules, players, dealer).unwrap();
                plays::<Hand, _>(&setup, &mut vec![Sensible; players.into()], number);
                plays::<Hand, _>(&setup, &mut vec![Random; players.into()], number);
                let mut mixed: Vec<ToepenBot> =
                    (0..players).map(|seat| ToepenBot::ALL[usize::from(seat % 2)]).collect();
                plays::<Hand, _>(&setup, &mut mixed, number);
            }
        }
    }
}

#[test]
fn no_game_of_wippen_stalls() {
    let rules = wippen_rules(2);
    for number in 0..500 * cases() {
        let rules = rules[(number % rules.len() as u64) as usize];
        plays::<Wippen, _>(
            &wippen::Setup::new(rules, Seat::new((number % 2) as u8)),
            &mut [Greedy; 2],
            number,
        );
    }
}

#[test]
fn no_hand_of_toepen_stalls() {
    let rules = toepen_rules();
    for number in 0..500 * cases() {
        let rules = rules[(number % rules.len() as u64) as usize];
        let setup = toepen::Setup::new(rules, 2, Seat::new((number % 2) as u8)).unwrap();
        plays::<Hand, _>(&setup, &mut [Sensible; 2], number);
    }
}

#[test]
fn matches_come_to_their_end() {
    for players in [2, 3, 6] {
        for rules in wippen_rules(players) {
            let setup = MatchSetup { rules, dealer: Seat::new(1) };
            plays::<Match, _>(&setup, &mut vec![Greedy; players.into()], 0);
            plays::<Match, _>(&setup, &mut vec![WippenBot::Random; players.into()], 0);
        }
    }
}

/// Also where the rules set no end.
#[test]
fn evenings_come_to_their_end() {
    for players in [2, 3, 8] {
        for rules in toepen_rules() {
            for number in 0..2 * cases() {
                let setup = SessionSetup::new(rules, players, Seat::new(1)).unwrap();
                plays::<Session, _>(&setup, &mut vec![Sensible; players.into()], number);
            }
        }
    }
}
