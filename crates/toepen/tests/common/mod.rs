//! A table to write small cases on: hands and piles as text, moves as text.
#![allow(dead_code, reason = "every test file uses some of it")]

pub mod referee;

use cards::{Card, CardBag, CardList, parse_cards};
use game::{Game, MAX_SEATS, Next, PlayError, Seat, SeatSet, State, Step, Stock};
use toepen::{
    Action, Answering, Draft, DraftFault, Hand, HandDraft, Illegal, Move, Phase, Preset, Rules, Setup,
};

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().copied().map(Seat::new).collect()
}

pub fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).map(|card| card.unwrap()).collect()
}

pub fn bag(text: &str) -> CardBag {
    cards(text).into_iter().collect()
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The rules with some switches set otherwise.
pub fn rules(change: impl FnOnce(&mut Draft)) -> Rules {
    let mut draft = Draft::of(Preset::Zwols);
    change(&mut draft);
    draft.rules().unwrap()
}

/// A move of the notation.
pub fn parse_move(text: &str) -> Move {
    let (number, action) = text.split_once(':').unwrap();
    let action = match action {
        "toep" => Action::Toep(1),
        "stay" => Action::Stay,
        "fold" => Action::Fold,
        "exchange" => Action::Exchange,
        "ready" => Action::Ready,
        _ => match (action.strip_prefix("toep"), action.strip_prefix("check")) {
            (Some(clips), _) => Action::Toep(clips.parse().unwrap()),
            (_, Some(about)) => Action::Check(seat(about.parse().unwrap())),
            _ => Action::Play(action.parse().unwrap()),
        },
    };
    Move { seat: seat(number.parse().unwrap()), action }
}

/// A draft in which nobody has done anything: `hands` in play, seat 0 to lead, stakes paid.
pub fn draft(hands: &[&str]) -> HandDraft {
    let players = hands.len() as u8;
    let mut fields: [CardBag; MAX_SEATS] = Default::default();
    for (place, text) in hands.iter().enumerate() {
        fields[place] = bag(text);
    }
    HandDraft {
        rules: Rules::default(),
        players,
        dealer: seat(players - 1),
        turn: Some(seat(0)),
        hands: fields,
        stock: CardBag::EMPTY,
        balances: [19; MAX_SEATS],
        stakes: [1; MAX_SEATS],
        tens: [0; MAX_SEATS],
        folded: SeatSet::EMPTY,
        phase: Phase::Play,
        ready: SeatSet::all(players),
        exchanged: Default::default(),
        leader: seat(0),
        trick: [None; MAX_SEATS],
        piles: Default::default(),
        toeps: 0,
        toep_by: None,
        card_since: false,
        answering: None,
        saw: SeatSet::EMPTY,
        winner: None,
    }
}

/// Lays piles down, and the first `in_trick` tops, from the leader on, as the trick under way.
pub fn lay(draft: &mut HandDraft, piles: &[&str], in_trick: &[u8]) {
    for (place, text) in piles.iter().enumerate() {
        draft.piles[place] = cards(text).into_iter().collect();
    }
    for number in in_trick {
        draft.trick[usize::from(*number)] = draft.piles[usize::from(*number)].top();
    }
    draft.card_since = piles.iter().any(|pile| !pile.is_empty());
}

/// While exchanging is open, with a stock in this order.
pub fn exchanging(hands: &[&str], stock: &str) -> (HandDraft, Stock) {
    let mut draft = draft(hands);
    draft.phase = Phase::Exchange;
    draft.ready = SeatSet::EMPTY;
    draft.stock = bag(stock);
    (draft, Stock::new(&cards(stock)).unwrap())
}

/// A hand under way with the dealer's order of the stock.
#[derive(Clone)]
pub struct Table {
    pub state: State<Hand>,
    pub stock: Stock,
    /// All steps since the table was made.
    pub steps: Vec<Step<Hand>>,
}

impl Table {
    pub fn of(draft: &HandDraft) -> Table {
        Table::try_of(draft, Stock::default()).unwrap()
    }

    pub fn with_stock((draft, stock): (HandDraft, Stock)) -> Table {
        Table::try_of(&draft, stock).unwrap()
    }

    /// Balances that do not sum up are set right first: what was staked is missing.
    pub fn try_of(draft: &HandDraft, stock: Stock) -> Result<Table, DraftFault> {
        let mut draft = draft.clone();
        let players = usize::from(draft.players);
        let all =
            [&draft.balances, &draft.stakes, &draft.tens].map(|clips| clips[..players].iter().sum::<i64>());
        if all.iter().sum::<i64>() != 20 * players as i64 {
            for seat in 0..players {
                draft.balances[seat] = 20 - draft.stakes[seat] - draft.tens[seat];
            }
        }
        Ok(Table { state: draft.lawful()?, stock, steps: Vec::new() })
    }

    /// A hand dealt from a deck.
    pub fn deal(setup: &Setup, deck: &str) -> Table {
        let mut table =
            Table { state: State::new(setup), stock: Stock::new(&cards(deck)).unwrap(), steps: Vec::new() };
        table.state.settle(&mut table.stock, &mut |step| table.steps.push(step.clone())).unwrap();
        table
    }

    pub fn play(&mut self, moves: &str) -> &mut Table {
        for text in moves.split_whitespace() {
            let Move { seat, action } = parse_move(text);
            self.state
                .play(seat, action, &mut self.stock, &mut |step| self.steps.push(step.clone()))
                .unwrap_or_else(|error| panic!("{text}: {error:?}"));
        }
        self
    }

    pub fn illegal(&self, text: &str) -> Illegal {
        let Move { seat, action } = parse_move(text);
        let mut after = self.state.clone();
        let error = after.play(seat, action, &mut self.stock.clone(), &mut |_| {});
        assert_eq!(after, self.state, "{text} must change nothing");
        match error {
            Err(PlayError::Illegal(illegal)) => illegal,
            other => panic!("{text} should not be lawful: {other:?}"),
        }
    }

    /// The rule that a move breaks.
    pub fn breaks(&self, text: &str) -> &'static str {
        self.illegal(text).rule()
    }

    /// All lawful moves, in the order of their text.
    pub fn moves(&self) -> Vec<String> {
        let Next::Act(seats) = self.state.next() else { return Vec::new() };
        let mut moves = Vec::new();
        for seat in seats {
            let mut actions: Vec<Action> = Vec::new();
            self.state.legal_into(seat, &mut actions);
            moves.extend(actions.into_iter().map(|action| Move { seat, action }.to_string()));
        }
        moves.sort();
        moves
    }

    /// Who may act, in their order.
    pub fn to_act(&self) -> Vec<u8> {
        match self.state.next() {
            Next::Act(seats) => seats.iter().map(Seat::number).collect(),
            _ => Vec::new(),
        }
    }

    pub fn balances(&self) -> &[i32] {
        self.state.public().balances()
    }

    pub fn stakes(&self) -> &[u8] {
        self.state.public().stakes()
    }

    pub fn turn(&self) -> Option<u8> {
        self.state.public().turn().map(Seat::number)
    }

    pub fn winner(&self) -> Option<u8> {
        self.state.public().winner().map(Seat::number)
    }

    pub fn answering(&self) -> Option<Answering> {
        self.state.public().answering()
    }

    pub fn left(&self) -> Vec<u8> {
        self.answering().map_or(Vec::new(), |answering| answering.left.iter().map(Seat::number).collect())
    }

    pub fn hand(&self, number: u8) -> String {
        CardBag::from_set(self.state.private(seat(number)).hand()).to_string()
    }

    pub fn pile(&self, number: u8) -> String {
        let pile: CardList<4> = self.state.covered().piles().cards(seat(number)).flatten().collect();
        pile.to_string()
    }
}

/// All actions that anyone could think of.
pub fn every_action() -> impl Iterator<Item = Action> {
    (0..Card::COUNT)
        .filter_map(Card::from_index)
        .map(Action::Play)
        .chain((0..4).map(Action::Toep))
        .chain([Action::Stay, Action::Fold, Action::Exchange, Action::Ready])
        .chain(Seat::all(MAX_SEATS as u8).map(Action::Check))
}

/// Everything that a seat may do.
pub fn legal_of(state: &State<Hand>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = Hand::legal(state.public(), seat, state.private(seat), &mut |action| {
        actions.push(action);
        core::ops::ControlFlow::Continue(())
    });
    actions
}

/// Does the card stand in a printed value, as a word of its own?
pub fn shows(text: &str, card: Card) -> bool {
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).any(|word| word == card.to_string())
}
