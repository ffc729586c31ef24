use crate::along::Along;
use bench::bare::toepen::{Move, play};
use bench::settings::SETTINGS;
use cards::{Card, Rank, Suit};
use game::{Next, State};
use toepen::{Action, Hand, strength};

fn number(card: Card) -> u8 {
    8 * card.suit().index() + strength(card.rank()).unwrap()
}

fn card(number: u8) -> Card {
    let rank = Rank::ALL.into_iter().find(|rank| strength(*rank) == Some(number % 8));
    Card::new(rank.unwrap(), Suit::ALL[usize::from(number / 8)])
}

fn action(_: &State<Hand>, what: Move) -> Action {
    match what {
        Move::Play(number) => Action::Play(card(number)),
        Move::Toep => Action::Toep(1),
        Move::Stay => Action::Stay,
        Move::Fold => Action::Fold,
    }
}

#[test]
fn hands_of_toepen_go_alike() {
    let setup = SETTINGS[0].toepen().swap_remove(0);
    let before = i64::from(setup.balances()[0]);
    let mut along = Along::<Hand, Move>::new(setup, number, action);
    for _ in 0..crate::games(20_000) {
        let hand = play(&mut along);
        assert_eq!(along.state.next(), Next::Over);
        let public = along.state.public();
        assert_eq!(public.winner().map(|seat| seat.index()), Some(hand.winner));
        let stakes = hand.stakes.map(i64::from);
        let expected = [0, 1]
            .map(|seat| before - stakes[seat] + if seat == hand.winner { stakes[0] + stakes[1] } else { 0 });
        assert_eq!([0, 1].map(|seat| i64::from(public.balances()[seat])), expected);
    }
}
