//! The checks that every game must pass: random matches in which every promise of the contract is tried
//! at every step.
//!
//! A game's tests describe it by a [`Subject`] and call [`random_match`] over its house rules and numbers of
//! players. [`kuhn`] is the contract's toy.

mod chance;
pub mod kuhn;
mod twin;

pub use chance::{Chance, Shuffling, cases};

use crate::{Game, Next, Seat, Seen, State, Step, StepError, View};
use cards::{Card, CardBag};
use std::format;
use std::vec::Vec;

/// What the kit has to know about a game beyond the contract.
pub struct Subject<G: Game> {
    /// The card that an action shows to everybody, if it is one out of the hand.
    pub shown: fn(&G::Action) -> Option<Card>,
    /// All cards wherever they are: hands, table, piles, undealt. Must always be the same bag.
    pub all_cards: fn(&State<G>) -> CardBag,
    /// Actions that this seat might wrongly try, lawful ones among them.
    pub attempts: fn(&State<G>, Seat, &mut Chance) -> Vec<G::Action>,
    /// What else must always hold; panics if it does not.
    pub check_state: fn(&State<G>),
}

/// What a random match was like, for tests that want to be sure that something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Actions played.
    pub actions: u32,
    /// Attempts that were refused.
    pub refused: u32,
    /// Times that a viewer's world was exchanged for another one that it could not tell apart.
    pub twins: u32,
    /// Cards that were different in those.
    pub moved: u32,
}

impl Report {
    /// Both together.
    pub fn plus(self, other: Report) -> Report {
        Report {
            actions: self.actions + other.actions,
            refused: self.refused + other.refused,
            twins: self.twins + other.twins,
            moved: self.moved + other.moved,
        }
    }
}

/// All that has happened in a match so far.
pub(crate) struct History<G: Game> {
    pub(crate) setup: G::Setup,
    pub(crate) steps: Vec<Step<G>>,
    /// What each seat saw, and a spectator, who comes last.
    pub(crate) seen: Vec<Vec<Seen<G>>>,
    /// The order of each pack taken up.
    pub(crate) packs: Vec<Vec<Card>>,
    /// For each pack, the number of steps before it was taken up.
    pub(crate) pack_starts: Vec<usize>,
}

/// The seats, and a spectator.
pub(crate) fn viewers(players: u8) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(players).map(Some).chain([None])
}

/// Plays one match of random lawful actions, at most `most` of them, and panics where the game breaks a
/// promise. At every step:
/// what each viewer folded from what it saw is the projection of the state; every listed action passes the
/// check and no unlisted one that is attempted does; somebody can act until it is over; no card appears or
/// vanishes. Now and then everything that a viewer cannot know is exchanged, and nothing that it sees may
/// change by that. At the end the recorded steps, replayed, give the same state.
pub fn random_match<G: Game>(subject: &Subject<G>, setup: &G::Setup, seed: u64, most: u32) -> Report {
    let mut chance = Chance::new(seed);
    let mut state = State::<G>::new(setup);
    let players = state.players();
    let mut views: Vec<View<G>> = viewers(players).map(|viewer| View::open(setup, viewer)).collect();
    let mut history = History {
        setup: setup.clone(),
        steps: Vec::new(),
        seen: viewers(players).map(|_| Vec::new()).collect(),
        packs: Vec::new(),
        pack_starts: Vec::new(),
    };
    let mut report = Report::default();
    let mut dealer = Shuffling::new(seed ^ 0x5eed);
    settle(subject, &mut state, &mut dealer, &mut views, &mut history);
    let pack = (subject.all_cards)(&state);
    while let Next::Act(seats) = state.next() {
        assert!(report.actions < most, "no end after {most} actions");
        let mut options = Vec::new();
        for seat in Seat::all(players) {
            let mut list = Vec::new();
            state.legal_into(seat, &mut list);
            assert_eq!(list.is_empty(), !seats.set().contains(seat), "{seat:?} of {seats:?}: {list:?}");
            let listed = |action: &G::Action| list.contains(action);
            for (index, action) in list.iter().enumerate() {
                assert_eq!(state.check(seat, *action), Ok(()), "{seat:?} {action:?} is listed");
                assert!(!list[..index].contains(action), "{action:?} is listed twice");
            }
            for action in (subject.attempts)(&state, seat, &mut chance) {
                let lawful = state.check(seat, action).is_ok();
                assert_eq!(lawful, listed(&action), "{seat:?} {action:?} in {state:?}");
                report.refused += u32::from(!lawful);
            }
            options.extend(list.into_iter().map(|action| (seat, action)));
        }
        let (seat, action) = options[chance.below(options.len())];
        assert_eq!(state.act(seat, action), Ok(()));
        report.actions += 1;
        tell(subject, &state, Step::Act { seat, action }, &mut views, &mut history);
        settle(subject, &mut state, &mut dealer, &mut views, &mut history);
        assert_eq!((subject.all_cards)(&state), pack, "cards appeared or vanished after {action:?}");
        if chance.below(4) == 0 {
            let viewer = chance.below(usize::from(players) + 1);
            let moved = twin::exchange_unknown(subject, &history, &views[viewer], viewer, &mut chance);
            report.twins += u32::from(moved > 0);
            report.moved += moved;
        }
    }
    assert!(report.actions > 0 && state.next() == Next::Over);
    let mut again = State::<G>::new(setup);
    for (at, step) in history.steps.iter().enumerate() {
        assert_eq!(again.apply(step), Ok(()), "step {at} of the replay: {step:?}");
    }
    assert_eq!(again, state, "the replay gives another state");
    report
}

/// Lets deals and facts happen one by one, and refuses wrong ones before.
fn settle<G: Game>(
    subject: &Subject<G>,
    state: &mut State<G>,
    dealer: &mut Shuffling,
    views: &mut [View<G>],
    history: &mut History<G>,
) {
    while matches!(state.next(), Next::Deal { .. } | Next::Fact(_)) {
        if let Next::Deal { new_pack: true, .. } = state.next() {
            history.pack_starts.push(history.steps.len());
        }
        let mut first = None;
        let mut one = state.clone();
        // A dealer of its own: only the first of the steps that are due is taken from it.
        let mut trial = dealer.clone();
        let settled = one.settle(&mut trial, &mut |step| {
            first.get_or_insert_with(|| step.clone());
        });
        assert_eq!(settled, Ok(()), "the pack holds what is dealt");
        let step = first.expect("something was due");
        for seat in Seat::all(state.players()) {
            let mut list = Vec::new();
            state.legal_into(seat, &mut list);
            assert!(list.is_empty(), "nobody acts while something is due: {list:?}");
        }
        refuse_wrong(state, &step);
        if let Step::Deal(deal) = &step {
            dealer
                .advance(matches!(state.next(), Next::Deal { new_pack: true, .. }), G::pack(state.public()));
            dealer.skip(deal.cards.len());
            if let Some(order) = dealer.taken_up() {
                history.packs.push(order);
            }
        }
        assert_eq!(state.apply(&step), Ok(()), "{step:?}");
        tell(subject, state, step, views, history);
    }
}

/// A deal of other cards and a fact about others must be refused.
fn refuse_wrong<G: Game>(state: &State<G>, step: &Step<G>) {
    let mut wrong = step.clone();
    match &mut wrong {
        Step::Act { .. } => return,
        Step::Deal(deal) => {
            // The first card three times: no pack here holds that.
            let first = deal.cards.as_slice()[0];
            let others = deal.cards.as_slice().iter().copied().skip(3);
            deal.cards = [first; 3].into_iter().chain(others).take(deal.cards.len().max(3)).collect();
        }
        Step::Fact(fact) => {
            fact.about = fact.about.left(state.players());
        }
    }
    let mut trial = state.clone();
    let error = trial.apply(&wrong).expect_err("a wrong step was taken");
    assert!(matches!(error, StepError::WrongDeal | StepError::WrongFact), "{error:?}");
    assert_eq!(trial, *state, "a refused step changed something");
}

/// Tells every viewer of a step that has happened, and compares what each has folded with the state.
fn tell<G: Game>(
    subject: &Subject<G>,
    state: &State<G>,
    step: Step<G>,
    views: &mut [View<G>],
    history: &mut History<G>,
) {
    for (at, viewer) in viewers(state.players()).enumerate() {
        let seen = step.seen_by(viewer);
        assert_eq!(seen.by_all(), step.seen_by(None));
        views[at].see(&seen);
        assert_eq!(views[at], state.view(viewer), "{viewer:?} after {step:?}");
        history.seen[at].push(seen);
    }
    (subject.check_state)(state);
    history.steps.push(step);
}

/// The bytes of something as it is printed.
pub(crate) fn bytes<T: core::fmt::Debug>(value: &T) -> Vec<u8> {
    format!("{value:?}").into_bytes()
}
