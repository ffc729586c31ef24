//! Who is stronger, shown on the same deals from every seat.

use crate::tables::{one, seats};
use bots::{ToepenBot, WippenBot};
use game::Seat;
use toepen::Hand;
use wippen::{Preset, Wippen};

/// Standard errors by which a player has to be better than nothing.
const CLEARLY: f64 = 4.0;

/// The mean of what one player wins over the others, every deal once from each seat, in standard errors.
fn advantage(deals: u64, players: u8, mut margin: impl FnMut(u64, Seat) -> f64) -> f64 {
    let (mut sum, mut squares) = (0.0, 0.0);
    for deal in 0..deals {
        let won = seats(players).map(|seat| margin(deal, seat)).sum::<f64>() / f64::from(players);
        sum += won;
        squares += won * won;
    }
    let count = deals as f64;
    let mean = sum / count;
    mean / ((squares / count - mean * mean) / count).sqrt()
}

#[test]
fn greedy_beats_random() {
    for (preset, players) in [
        (Preset::Basic, 2),
        (Preset::Basic, 4),
        (Preset::Advanced, 2),
        (Preset::Advanced, 4),
        (Preset::Children, 2),
    ] {
        let rules = wippen::Draft::of(preset).rules(players).unwrap();
        let margin = |deal: u64, hero: Seat| {
            let mut bots: Vec<WippenBot> = vec![WippenBot::Random; players.into()];
            bots[hero.index()] = WippenBot::Greedy;
            let setup = wippen::Setup::new(rules, Seat::new((deal % u64::from(players)) as u8));
            let end = one::<Wippen, _>(&setup, &mut bots, 21, deal).playout.end;
            let points: Vec<f64> = wippen::tally(end.public()).unwrap().points().map(f64::from).collect();
            let own = points[hero.index()];
            own - (points.iter().sum::<f64>() - own) / f64::from(players - 1)
        };
        let advantage = advantage(300, players, margin);
        assert!(advantage > CLEARLY, "{preset:?}, {players} players: {advantage:.1} standard errors");
    }
}

#[test]
fn sensible_beats_random() {
    for players in [2, 4, 8] {
        let rules = toepen::Rules::of(toepen::Preset::Zwols);
        let margin = |deal: u64, hero: Seat| {
            let mut bots: Vec<ToepenBot> = vec![ToepenBot::Random; players.into()];
            bots[hero.index()] = ToepenBot::Sensible;
            let dealer = Seat::new((deal % u64::from(players)) as u8);
            let setup = toepen::Setup::new(rules, players, dealer).unwrap();
            let end = one::<Hand, _>(&setup, &mut bots, 22, deal).playout.end;
            f64::from(end.public().balances()[hero.index()]) - f64::from(rules.starting_clips)
        };
        let advantage = advantage(200, players, margin);
        assert!(advantage > CLEARLY, "{players} players: {advantage:.1} standard errors");
    }
}
