//! Matches: W7, W34, W35.

use game::kit::Shuffling;
use game::{Game, Next, Seat, State, Step};
use wippen::{Draft, Finish, Match, MatchPublic, MatchSetup, Preset, Rules, Scoring};

fn rules(players: u8, finish: Finish) -> Rules {
    Draft { finish, scoring: Scoring::Cards, ..Draft::of(Preset::Basic) }.rules(players).unwrap()
}

/// What was seen of one game of a match.
#[derive(Clone, PartialEq, Debug)]
struct Played {
    dealer: Seat,
    first: Seat,
    /// Cards in each pile when they were counted.
    piles: Vec<u32>,
    /// The totals that the game was begun with.
    before: Vec<u32>,
}

fn totals(public: &MatchPublic) -> Vec<u32> {
    public.totals[..usize::from(public.game.players())].to_vec()
}

/// Plays a whole match, always the first move that is listed.
fn play(rules: Rules, dealer: u8, seed: u64) -> (State<Match>, Vec<Played>) {
    let mut state = State::<Match>::new(&MatchSetup { rules, dealer: Seat::new(dealer) });
    let mut dealing = Shuffling::new(seed);
    let mut games: Vec<Played> = Vec::new();
    state.settle(&mut dealing, &mut |_| {}).unwrap();
    while let Next::Act(seats) = state.next() {
        let public = state.public();
        if games.len() == public.games as usize {
            let (dealer, first) = (public.game.dealer, seats.first().unwrap());
            games.push(Played { dealer, first, piles: Vec::new(), before: totals(public) });
        }
        let game = games.last_mut().unwrap();
        let seat = seats.first().unwrap();
        let mut list = Vec::new();
        state.legal_into(seat, &mut list);
        let mut tell = |step: &Step<Match>| {
            if let Step::Fact(fact) = step {
                game.piles.push(fact.cards.len().into());
            }
        };
        state.play(seat, list[0], &mut dealing, &mut tell).unwrap();
    }
    assert_eq!(state.next(), Next::Over);
    (state, games)
}

#[test]
fn w7_the_next_game_is_dealt_by_the_player_to_the_left() {
    // A tie may add a fourth game.
    let (_, games) = play(rules(3, Finish::Games(3)), 1, 5);
    let dealers: Vec<u8> = games.iter().map(|game| game.dealer.number()).collect();
    assert_eq!(dealers[..3], [1, 2, 0]);
    assert!(games.iter().all(|game| game.first == game.dealer.left(3)));
}

#[test]
fn w34_points_are_added_up_between_games() {
    let (state, games) = play(rules(4, Finish::Games(4)), 0, 9);
    let mut sums = vec![0; 4];
    for game in &games {
        assert_eq!(game.before, sums);
        for (sum, cards) in sums.iter_mut().zip(&game.piles) {
            *sum += cards;
        }
    }
    assert_eq!(totals(state.public()), sums);
    assert_eq!(state.public().games as usize, games.len());
}

/// Who has won a match that stands like this between two games.
fn winner(finish: Finish, games: u32, points: &[u32]) -> Option<u8> {
    let setup = MatchSetup { rules: rules(points.len() as u8, finish), dealer: Seat::new(0) };
    let (mut public, _) = Match::open(&setup);
    public.games = games;
    public.totals[..points.len()].copy_from_slice(points);
    public.winner().map(Seat::number)
}

#[test]
fn w34_at_the_target_the_highest_total_wins() {
    let target = Finish::Target(52);
    assert_eq!(winner(target, 9, &[51, 50]), None);
    assert_eq!(winner(target, 9, &[52, 50]), Some(0));
    assert_eq!(winner(target, 9, &[52, 50, 57]), Some(2));
    assert_eq!(Draft::of(Preset::Basic).finish, target, "the target that is usual");
}

#[test]
fn w34_after_so_many_games_the_highest_total_wins() {
    assert_eq!(winner(Finish::Games(3), 2, &[90, 5]), None);
    assert_eq!(winner(Finish::Games(3), 3, &[4, 5]), Some(1));
}

#[test]
fn w34_a_match_ends_as_soon_as_that_is_so_and_not_before() {
    for seed in 0..20 {
        let (state, games) = play(rules(2, Finish::Target(100)), 0, seed);
        let highest = |points: &[u32]| points.iter().copied().max().unwrap();
        assert!(games.iter().all(|game| highest(&game.before) < 100 || game.before[0] == game.before[1]));
        let end = totals(state.public());
        assert!(highest(&end) >= 100);
        let winner = state.public().winner().unwrap().index();
        assert!(end[winner] > end[1 - winner]);
    }
}

#[test]
fn w35_equal_highest_totals_are_no_end() {
    assert_eq!(winner(Finish::Target(52), 9, &[52, 52]), None);
    assert_eq!(winner(Finish::Target(52), 9, &[60, 52, 60]), None);
    assert_eq!(winner(Finish::Target(52), 9, &[60, 52, 52]), Some(0), "a tie below the top does not matter");
    assert_eq!(winner(Finish::Games(3), 3, &[7, 7]), None);
    assert_eq!(winner(Finish::Games(3), 4, &[9, 8]), Some(0));
}

#[test]
fn w35_after_a_tie_another_game_is_played() {
    let mut ties = 0;
    for seed in 0..60 {
        let (state, games) = play(rules(2, Finish::Games(1)), 1, seed);
        for (number, game) in games.iter().enumerate().skip(1) {
            ties += 1;
            assert_eq!(game.before[0], game.before[1]);
            assert_eq!(game.dealer.number(), (1 + number as u8) % 2, "W7");
        }
        let end = totals(state.public());
        assert_ne!(end[0], end[1]);
    }
    assert!(ties > 0, "no seed gave a tie");
}
