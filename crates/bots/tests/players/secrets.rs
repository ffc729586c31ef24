//! What a computer player cannot see makes no difference to what it does.

use crate::tables::{toepen_rules, wippen_rules};
use bots::{Choices, Dealing, Greedy, Player, Random, Sensible};
use cards::{Card, CardBag};
use fair::Rng;
use game::{Dealer, Game, Next, Seat, Seen, State, Step, Stock};
use toepen::Hand;
use wippen::Wippen;

/// Positions to be tried for each game.
const POSITIONS: u32 = 1000;

/// Other orders of the hidden cards to be tried for a position.
const ORDERS: u32 = 20;

/// A game as far as it has come, and how it came there.
struct Played<G: Game> {
    state: State<G>,
    actions: Vec<(Seat, G::Action)>,
    steps: Vec<Step<G>>,
}

fn start<G: Game>(setup: &G::Setup, deck: &[Card]) -> (Played<G>, Stock) {
    let mut played = Played { state: State::new(setup), actions: Vec::new(), steps: Vec::new() };
    let mut stock = Stock::new(deck).unwrap();
    let Played { state, steps, .. } = &mut played;
    state.settle(&mut stock, &mut |step| steps.push(step.clone())).unwrap();
    (played, stock)
}

impl<G: Game> Played<G> {
    /// False if it is not lawful.
    fn act(&mut self, seat: Seat, action: G::Action, stock: &mut Stock) -> bool {
        self.actions.push((seat, action));
        let steps = &mut self.steps;
        self.state.play(seat, action, stock, &mut |step| steps.push(step.clone())).is_ok()
    }

    /// The cards that a seat has ever seen.
    fn known(&self, seat: Seat, of_action: &impl Fn(&G::Action) -> Option<Card>) -> CardBag {
        let mut known = Vec::new();
        for step in &self.steps {
            match step.seen_by(Some(seat)) {
                Seen::Act { action, .. } => known.extend(of_action(&action)),
                Seen::Deal(packets) => {
                    known.extend(packets.iter().filter_map(|packet| packet.cards).flatten())
                }
                Seen::Fact { cards, .. } => known.extend(cards.into_iter().flatten()),
            }
        }
        known.into_iter().collect()
    }
}

/// The same game with another order of the cards that are not known, if that is possible and the seat sees
/// no difference.
fn otherwise<G: Game>(
    setup: &G::Setup,
    deck: &[Card],
    played: &Played<G>,
    seat: Seat,
    known: CardBag,
    chance: &mut Rng,
) -> Option<State<G>> {
    let mut other = deck.to_vec();
    let hidden: Vec<usize> = (0..deck.len()).filter(|place| !known.contains(deck[*place])).collect();
    for last in (1..hidden.len()).rev() {
        other.swap(hidden[last], hidden[chance.below(last as u32 + 1) as usize]);
    }
    let (mut again, mut stock) = start::<G>(setup, &other);
    let lawful = played.actions.iter().all(|(seat, action)| again.act(*seat, *action, &mut stock));
    let same_view = again.state.view(Some(seat)) == played.state.view(Some(seat));
    (lawful && same_view && again.state != played.state).then_some(again.state)
}

fn try_all<G: Game>(
    setups: &[G::Setup],
    of_action: impl Fn(&G::Action) -> Option<Card>,
    mut bots: Vec<Box<dyn Player<G>>>,
) {
    let (mut tried, mut number) = (0, 0);
    while tried < POSITIONS {
        number += 1;
        assert!(number < 50 * u64::from(POSITIONS), "hardly any position has a twin");
        let setup = &setups[number as usize % setups.len()];
        let mut chance = Rng::new(31, number);
        let mut dealing = Dealing::new(Rng::new(32, number));
        dealing.new_pack(G::pack(&G::open(setup).0));
        let deck: Vec<Card> = std::iter::from_fn(|| dealing.draw()).collect();

        let (mut played, mut stock) = start::<G>(setup, &deck);
        let mut choices = Choices::default();
        for _ in 0..chance.below(24) {
            let Next::Act(seats) = played.state.next() else { break };
            let (seat, action) = choices.pick(&played.state, seats, &mut chance).unwrap();
            assert!(played.act(seat, action, &mut stock));
        }
        let Next::Act(seats) = played.state.next() else { continue };
        let seat = seats.iter().nth(chance.below(u32::from(seats.set().len())) as usize).unwrap();
        let known = played.known(seat, &of_action);
        let twin = (0..ORDERS).find_map(|_| otherwise::<G>(setup, &deck, &played, seat, known, &mut chance));
        let Some(twin) = twin else { continue };
        tried += 1;
        for bot in &mut bots {
            let seed = chance.next_word();
            let decisions = [&played.state, &twin]
                .map(|state| bot.decide(&state.view(Some(seat)), &mut Rng::new(seed, 0)));
            assert_eq!(decisions[0], decisions[1], "position {number}");
        }
    }
}

#[test]
fn hidden_cards_make_no_difference_in_wippen() {
    let of_players = |players| wippen_rules(players).into_iter();
    let setups: Vec<_> = [2, 3, 4]
        .into_iter()
        .flat_map(of_players)
        .map(|rules| wippen::Setup::new(rules, Seat::new(0)))
        .collect();
    let card = |action: &wippen::Action| Some(action.card());
    try_all::<Wippen>(&setups, card, vec![Box::new(Greedy), Box::new(Random)]);
}

#[test]
fn hidden_cards_make_no_difference_in_toepen() {
    let of_players = |players| {
        toepen_rules().into_iter().map(move |rules| toepen::Setup::new(rules, players, Seat::new(0)))
    };
    let setups: Vec<_> = [2, 3, 5].into_iter().flat_map(of_players).map(Result::unwrap).collect();
    let card = |action: &toepen::Action| match action {
        toepen::Action::Play(card) => Some(*card),
        _ => None,
    };
    try_all::<Hand>(&setups, card, vec![Box::new(Sensible), Box::new(Random)]);
}
