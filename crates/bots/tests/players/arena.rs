//! Whole games of random moves and of players.

use crate::tables::{one, wippen_rules};
use bots::arena::{Playout, contest, random_playout};
use bots::{Choices, Dealing, Player, WippenBot};
use cards::{CardBag, CardSet};
use fair::Rng;
use game::{Game, MAX_SEATS, Next, Seat, State, View};
use toepen::Hand;
use wippen::{Draft, Preset, Setup, Wippen};

fn random(seed: u64) -> Playout<Wippen> {
    let setup = Setup::new(Draft::of(Preset::Advanced).rules(3).unwrap(), Seat::new(0));
    let mut dealer = Dealing::new(Rng::new(seed, 0));
    random_playout(&setup, &mut dealer, &mut Rng::new(seed, 1), &mut Choices::default()).unwrap()
}

#[test]
fn a_seed_gives_one_game() {
    let (first, again, other) = (random(1), random(1), random(2));
    assert_eq!((first.moves, &first.end), (again.moves, &again.end));
    assert_ne!(first.end, other.end);
    for rules in wippen_rules(4) {
        let setup = Setup::new(rules, Seat::new(2));
        let play = |number| one::<Wippen, _>(&setup, &mut [WippenBot::Greedy; 4], 3, number).playout.end;
        assert_eq!(play(7), play(7));
        assert_ne!(play(7), play(8));
    }
}

#[test]
fn random_games_come_to_their_end() {
    let mut choices = Choices::default();
    for players in toepen::MIN_PLAYERS..=toepen::MAX_PLAYERS {
        let rules = toepen::Rules::of(toepen::Preset::Zwols);
        for number in 0..50 {
            let setup = toepen::Setup::new(rules, players, Seat::new(0)).unwrap();
            let mut dealer = Dealing::new(Rng::new(5, 2 * number));
            let mut chance = Rng::new(5, 2 * number + 1);
            let playout = random_playout::<Hand>(&setup, &mut dealer, &mut chance, &mut choices).unwrap();
            assert_eq!(playout.end.next(), Next::Over);
        }
    }
}

/// More actions than are kept at a time, and still each as likely.
#[test]
fn one_of_very_many_actions_is_chosen_evenly() {
    let draft = Draft { decks: Some(2), must_capture: false, ..Draft::of(Preset::Advanced) };
    let setup = Setup::new(draft.rules(2).unwrap(), Seat::new(1));
    let (mut public, covered) = Wippen::open(&setup);
    let low = CardBag::from_set(CardSet::from_bits(0xffff));
    public.loose = low;
    public.held[..2].fill(1);
    public.stock = 0;
    let mut hands = [CardBag::EMPTY; MAX_SEATS];
    hands[0] = CardBag::of("7d".parse().unwrap());
    let state = State::<Wippen>::from_parts(public, hands, covered);
    let mut all = Vec::new();
    state.legal_into(Seat::new(0), &mut all);
    assert!((2_000..50_000).contains(&all.len()), "{}", all.len());

    let mut choices = Choices::default();
    let mut chance = Rng::new(6, 0);
    let Next::Act(seats) = state.next() else { panic!("it is somebody's turn") };
    let places = (0..300).map(|_| {
        let (_, action) = choices.pick(&state, seats, &mut chance).unwrap();
        all.iter().position(|other| *other == action).unwrap()
    });
    let mut quarters = [0; 4];
    places.for_each(|place| quarters[place * 4 / all.len()] += 1);
    assert!(quarters.iter().all(|count| (50..100).contains(count)), "{quarters:?}");
}

/// One who never wants anything, and one who wants what may not be.
enum Useless {
    Silent,
    Wrong,
}

impl Player<Wippen> for Useless {
    fn decide(&mut self, view: &View<Wippen>, _: &mut Rng) -> Option<wippen::Action> {
        let card = CardSet::ALL.iter().find(|card| !view.own().unwrap().1.contains(*card)).unwrap();
        match self {
            Useless::Silent => None,
            Useless::Wrong => Some(wippen::Action::Add { card }),
        }
    }
}

#[test]
fn no_game_waits_for_a_player() {
    let setup = Setup::new(Draft::of(Preset::Basic).rules(2).unwrap(), Seat::new(0));
    let mut dealer = Dealing::new(Rng::new(1, 0));
    let mut chances = [Rng::new(1, 1), Rng::new(1, 2)];
    let contest =
        contest::<Wippen, _>(&setup, &mut dealer, &mut [Useless::Silent, Useless::Wrong], &mut chances)
            .unwrap();
    assert_eq!((contest.forced, contest.playout.moves), (48, 48));
    assert_eq!(contest.playout.end.next(), Next::Over);
}
