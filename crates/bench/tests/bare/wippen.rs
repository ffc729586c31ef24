use crate::along::Along;
use bench::bare::advanced::{self, Kind, Player};
use bench::bare::basic::{self, Game};
use bench::settings::SETTINGS;
use cards::{Card, CardBag, CardSet};
use game::{Next, State};
use wippen::{Action, BuildSet, Wippen, tally};

fn card(number: u8) -> Card {
    Card::from_index(number).unwrap()
}

fn bag(cards: u64) -> CardBag {
    CardBag::from_set(CardSet::from_bits(cards))
}

fn basic_action(_: &State<Wippen>, basic::Move { card: number, takes }: basic::Move) -> Action {
    let card = card(number);
    match takes {
        None => Action::Add { card },
        Some(taken) => {
            Action::Capture { card, loose: CardBag::of(self::card(taken)), builds: BuildSet::NONE }
        }
    }
}

fn advanced_action(state: &State<Wippen>, what: advanced::Move) -> Action {
    let (card, loose, value) = (card(what.card), bag(what.loose), what.value);
    let builds = &state.public().builds;
    let set = builds.which(|build| bag(what.built).contains_all(build.cards));
    match what.kind {
        Kind::Add => Action::Add { card },
        Kind::Capture => Action::Capture { card, loose, builds: set },
        Kind::Build => Action::Build { card, loose, value },
        Kind::Extend => Action::Extend { card, loose, build: set.iter().next().unwrap() as u8, value },
    }
}

fn same_end<M>(along: &Along<Wippen, M>, game: Game) {
    assert_eq!(along.state.next(), Next::Over);
    let points: Vec<u32> = tally(along.state.public()).unwrap().points().collect();
    assert_eq!(points, game.points);
}

#[test]
fn games_of_basic_go_alike() {
    let setup = SETTINGS[1].wippen()[0];
    let mut along = Along::new(setup, Card::index, basic_action);
    for _ in 0..crate::games(4_000) {
        let game = basic::play(&mut along);
        same_end(&along, game);
    }
}

#[test]
fn games_of_advanced_go_alike() {
    let setup = SETTINGS[2].wippen()[0];
    let mut along = Along::new(setup, Card::index, advanced_action);
    let mut player = Player::default();
    for _ in 0..crate::games(4_000) {
        let game = player.play(&mut along);
        same_end(&along, game);
    }
}
