//! An evening: one match or session, its players, and what each of them gets to know of it.
//!
//! Nothing here shows, reads or waits. A face asks whose turn it is, takes its time, and either passes on
//! what a person does or lets a computer player act; it gets back what happened, for each viewer as that
//! viewer saw it. All that it can ask for is a [`View`]: the state is for nobody but the evening itself.

use bots::Player;
use core::ops::ControlFlow;
use fair::Rng;
use game::{Dealer, Game, Next, OutOfCards, PlayError, Seat, SeatSet, Seen, State, Step, View};

/// A game of which an evening can be made.
pub trait Hosted: Game {
    /// For whom the table waits, of those who may act; the others may do something, and need not.
    fn waited_for(public: &Self::Public) -> Option<Seat>;

    /// What is done for a computer player who does not answer: something lawful that commits to little.
    fn least(view: &View<Self>) -> Option<Self::Action> {
        let mut first = None;
        let _ = view.legal(&mut |action| {
            first = Some(action);
            ControlFlow::Break(())
        });
        first
    }
}

/// Who sits at a place.
pub enum Chair<G: Game> {
    /// Somebody who is asked by a face.
    Person,
    /// A computer player, with chance of its own.
    Computer(Box<dyn Player<G>>, Rng),
}

/// Whose turn it is to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A person's, for whom the table waits.
    Person(Seat),
    /// A computer player's: the table waits for it, or it wants to do something out of turn.
    Computer(Seat),
    /// Nobody's: it is over, or cannot go on.
    Over,
}

/// Something that happened.
#[derive(Clone, Debug)]
pub struct Event<G: Game> {
    step: Step<G>,
    /// The table before it.
    pub before: G::Public,
    /// The table after it.
    pub after: G::Public,
}

impl<G: Game> Event<G> {
    /// What a viewer saw of it.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Seen<G> {
        self.step.seen_by(viewer)
    }
}

/// What happened, in order.
pub type Events<G> = Vec<Event<G>>;

/// A match that somebody else runs for the evening, so that it outlives the program: see
/// [`crate::play::recorded`].
pub trait Kept<G: Game> {
    /// The state now.
    fn state(&self) -> &State<G>;

    /// Does what a seat wants, with all that it forces. What is given back has been kept: it will not be lost,
    /// whatever happens next, so it may be told.
    ///
    /// # Errors
    /// Why it cannot be done; nothing has happened then, unless it could not be kept: then nothing can happen any
    /// more.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Step<G>>, PlayError<G::Illegal>>;

    /// The chance of the computer player there for one decision at this moment: the same one whenever it is asked.
    fn chance(&self, seat: Seat) -> Rng;

    /// Can nothing happen any more: because something could not be kept, or because it has been ended?
    fn is_closed(&self) -> bool;
}

/// How a match goes on.
enum Course<G: Game, D> {
    /// It is forgotten with the program.
    Loose { state: State<G>, dealer: D },
    /// It is kept.
    Kept(Box<dyn Kept<G>>),
}

impl<G: Game, D: Dealer> Course<G, D> {
    fn state(&self) -> &State<G> {
        match self {
            Course::Loose { state, .. } => state,
            Course::Kept(kept) => kept.state(),
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Step<G>>, PlayError<G::Illegal>> {
        match self {
            Course::Loose { state, dealer } => {
                let mut steps = Vec::new();
                state.play(seat, action, dealer, &mut |step| steps.push(step.clone()))?;
                Ok(steps)
            }
            Course::Kept(kept) => kept.act(seat, action),
        }
    }

    fn is_closed(&self) -> bool {
        matches!(self, Course::Kept(kept) if kept.is_closed())
    }
}

/// A match or session under way.
pub struct Evening<G: Hosted, D: Dealer> {
    course: Course<G, D>,
    chairs: Vec<Chair<G>>,
    /// What a computer player wants to do out of turn.
    wish: Option<(Seat, G::Action)>,
    /// Have those who need not do anything been asked since something last happened?
    asked: bool,
}

impl<G: Hosted, D: Dealer> Evening<G, D> {
    /// An evening about to begin, and what happens before anyone is asked.
    ///
    /// # Errors
    /// If the dealer has too few cards.
    pub fn begin(
        setup: &G::Setup,
        dealer: D,
        chairs: Vec<Chair<G>>,
    ) -> Result<(Evening<G, D>, Events<G>), OutOfCards> {
        let (mut state, mut dealer) = (State::<G>::new(setup), dealer);
        let before = state.public().clone();
        let mut steps = Vec::new();
        state.settle(&mut dealer, &mut |step| steps.push(step.clone()))?;
        let course = Course::Loose { state, dealer };
        Ok((Evening { course, chairs, wish: None, asked: false }, events(before, steps)))
    }

    /// An evening of a match that is kept, from its beginning or from where it was broken off: the table as it was
    /// told last, and what has happened since without anybody's doing. Chance of their own is of no use to its
    /// computer players.
    pub fn of_kept(
        kept: Box<dyn Kept<G>>,
        before: G::Public,
        steps: Vec<Step<G>>,
        chairs: Vec<Chair<G>>,
    ) -> (Evening<G, D>, Events<G>) {
        (Evening { course: Course::Kept(kept), chairs, wish: None, asked: false }, events(before, steps))
    }

    /// What somebody sees; none for a spectator.
    pub fn view(&self, viewer: Option<Seat>) -> View<G> {
        self.state().view(viewer)
    }

    /// What everyone sees.
    pub fn public(&self) -> &G::Public {
        self.state().public()
    }

    /// Is the match or session over? If it is not and yet it is nobody's turn, it cannot go on.
    pub fn is_over(&self) -> bool {
        self.state().next() == Next::Over
    }

    /// Does a person sit there?
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Person))
    }

    /// The people who could do something now, waited for or not.
    pub fn people_able(&self) -> SeatSet {
        match self.state().next() {
            Next::Act(seats) if !self.course.is_closed() => {
                seats.iter().filter(|seat| self.is_person(*seat)).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Whose turn it is. Before the table waits for a person, computer players are asked whether they want to
    /// do something out of turn, once after each thing that happens.
    pub fn turn(&mut self) -> Turn {
        let Next::Act(seats) = self.state().next() else { return Turn::Over };
        if self.course.is_closed() {
            return Turn::Over;
        }
        if let Some((seat, _)) = self.wish {
            return Turn::Computer(seat);
        }
        let Some(waited) = G::waited_for(self.public()).or(seats.first()) else { return Turn::Over };
        if !self.is_person(waited) {
            return Turn::Computer(waited);
        }
        if !self.asked {
            self.asked = true;
            for seat in seats {
                if let Some(action) = self.decision(seat) {
                    self.wish = Some((seat, action));
                    return Turn::Computer(seat);
                }
            }
        }
        Turn::Person(waited)
    }

    /// Lets the computer player act for whom [`Evening::turn`] asked.
    ///
    /// # Errors
    /// If there is nothing that it could do, or the dealer runs out of cards.
    pub fn computer_acts(&mut self, seat: Seat) -> Result<Events<G>, PlayError<G::Illegal>> {
        let wish = self.wish.take().filter(|(who, _)| *who == seat).map(|(_, action)| action);
        let wanted = wish.or_else(|| self.decision(seat));
        let action = wanted.or_else(|| G::least(&self.view(Some(seat)))).ok_or(PlayError::NotNow)?;
        self.act(seat, action)
    }

    /// Somebody does something, with all that it forces.
    ///
    /// # Errors
    /// Why it cannot be done; nothing has happened then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Events<G>, PlayError<G::Illegal>> {
        let before = self.public().clone();
        let steps = self.course.act(seat, action)?;
        self.wish = None;
        self.asked = false;
        Ok(events(before, steps))
    }

    /// What a computer player wants to do; none if it wants nothing, or nothing lawful, or is a person.
    fn decision(&mut self, seat: Seat) -> Option<G::Action> {
        let view = self.view(Some(seat));
        let Some(Chair::Computer(player, chance)) = self.chairs.get_mut(seat.index()) else { return None };
        if let Course::Kept(kept) = &self.course {
            *chance = kept.chance(seat);
        }
        player.decide(&view, chance).filter(|action| self.state().check(seat, *action).is_ok())
    }

    fn state(&self) -> &State<G> {
        self.course.state()
    }
}

/// The steps, each with the table before and after it. That is folded from what a spectator saw, like every
/// public part.
fn events<G: Game>(mut before: G::Public, steps: Vec<Step<G>>) -> Events<G> {
    steps
        .into_iter()
        .map(|step| {
            let mut after = before.clone();
            G::see_public(&mut after, &step.seen_by(None));
            Event { step, before: core::mem::replace(&mut before, after.clone()), after }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Dealing, Random, ToepenBot, WippenBot};
    use toepen::{Action, Session, SessionAction, SessionSetup};
    use wippen::{Match, MatchSetup};

    fn wippen_setup(players: u8) -> MatchSetup {
        let rules = wippen::Draft::of(wippen::Preset::Advanced).rules(players).unwrap();
        MatchSetup { rules, dealer: Seat::new(0) }
    }

    fn toepen_setup(players: u8) -> SessionSetup {
        let mut draft = toepen::Draft::of(toepen::Preset::Zwols);
        draft.hands = Some(3);
        SessionSetup::new(draft.rules().unwrap(), players, Seat::new(0)).unwrap()
    }

    fn dealing(seed: u64) -> Dealing {
        Dealing::new(Rng::new(seed, 0))
    }

    fn computer<G: Game, P: Player<G> + 'static>(player: P, seed: u64, seat: Seat) -> Chair<G> {
        Chair::Computer(Box::new(player), Rng::new(seed, 1 + u64::from(seat.number())))
    }

    /// What everyone folds out of what they were told is what they are shown.
    fn follows<G: Hosted, P: Player<G> + Default + 'static>(setup: &G::Setup, players: u8, seed: u64) {
        let chairs = Seat::all(players).map(|seat| computer(P::default(), seed, seat)).collect();
        let (mut evening, mut happened) = Evening::<G, _>::begin(setup, dealing(seed), chairs).unwrap();
        let viewers: Vec<Option<Seat>> = Seat::all(players).map(Some).chain([None]).collect();
        let mut views: Vec<View<G>> = viewers.iter().map(|viewer| View::open(setup, *viewer)).collect();
        for _ in 0..300 {
            for event in &happened {
                for (viewer, view) in viewers.iter().zip(&mut views) {
                    assert_eq!(*view.public(), event.before);
                    view.see(&event.seen_by(*viewer));
                    assert_eq!(*view.public(), event.after);
                }
            }
            for (viewer, view) in viewers.iter().zip(&views) {
                assert_eq!(*view, evening.view(*viewer));
            }
            match evening.turn() {
                Turn::Over => return,
                Turn::Computer(seat) => happened = evening.computer_acts(seat).unwrap(),
                Turn::Person(_) => unreachable!("nobody here is a person"),
            }
        }
    }

    #[test]
    fn what_is_told_is_what_is_shown() {
        for seed in 0..5 {
            follows::<Match, WippenBot>(&wippen_setup(3), 3, seed);
            follows::<Session, ToepenBot>(&toepen_setup(4), 4, seed);
            follows::<Session, Random>(&toepen_setup(5), 5, seed);
        }
    }

    /// One who never answers.
    struct Asleep;

    impl<G: Game> Player<G> for Asleep {
        fn decide(&mut self, _view: &View<G>, _chance: &mut Rng) -> Option<G::Action> {
            None
        }
    }

    #[test]
    fn a_computer_player_that_does_not_answer_stops_nobody() {
        let chairs = Seat::all(4).map(|seat| computer(Asleep, 1, seat)).collect();
        let (mut evening, _) = Evening::<Session, _>::begin(&toepen_setup(4), dealing(1), chairs).unwrap();
        let mut acts = 0;
        while let Turn::Computer(seat) = evening.turn() {
            evening.computer_acts(seat).unwrap();
            acts += 1;
        }
        // Three hands: a deal, four who are ready, sixteen cards.
        assert_eq!(acts, 3 * (1 + 4 + 16));
        assert_eq!(evening.public().balances().iter().sum::<i32>(), 80);
    }

    /// One who toeps whenever it is lawful, in turn or not.
    struct Bold;

    impl Player<Session> for Bold {
        fn decide(&mut self, view: &View<Session>, _chance: &mut Rng) -> Option<SessionAction> {
            let toep = SessionAction::Hand(Action::Toep(1));
            (view.check(toep) == Some(Ok(()))).then_some(toep).or_else(|| {
                let waited = Session::waited_for(view.public()) == view.own().map(|(seat, _)| seat);
                if waited { Session::least(view) } else { None }
            })
        }
    }

    #[test]
    fn t10_a_computer_player_may_toep_while_the_table_waits_for_a_person() {
        let chairs = vec![Chair::Person, computer(Bold, 1, Seat::new(1))];
        let (mut evening, _) = Evening::<Session, _>::begin(&toepen_setup(2), dealing(1), chairs).unwrap();
        let [person, bold] = [Seat::new(0), Seat::new(1)];
        assert_eq!(evening.turn(), Turn::Person(person));
        evening.act(person, SessionAction::Deal).unwrap();
        // The other is to say first whether to exchange, and toeps instead.
        assert_eq!(evening.turn(), Turn::Computer(bold));
        evening.computer_acts(bold).unwrap();
        assert_eq!(evening.turn(), Turn::Person(person));
        evening.act(person, SessionAction::Hand(Action::Stay)).unwrap();
        while evening.turn() == Turn::Computer(bold) {
            evening.computer_acts(bold).unwrap();
        }
        // T13: no re-toep over one's own, so it is the person's turn, undisturbed.
        assert_eq!(evening.turn(), Turn::Person(person));
        assert_eq!(evening.people_able(), SeatSet::of(person));
        evening.act(person, SessionAction::Hand(Action::Ready)).unwrap();
    }

    #[test]
    fn a_refused_action_changes_nothing() {
        let chairs = vec![Chair::Person, Chair::Person];
        let (mut evening, _) = Evening::<Match, _>::begin(&wippen_setup(2), dealing(3), chairs).unwrap();
        let (seat, before) = (Seat::new(1), evening.view(Some(Seat::new(1))));
        assert_eq!(evening.turn(), Turn::Person(seat));
        let foreign = evening.view(Some(Seat::new(0))).own().unwrap().1.first().unwrap();
        assert!(evening.act(seat, wippen::Action::Add { card: foreign }).is_err());
        assert!(evening.act(Seat::new(0), wippen::Action::Add { card: foreign }).is_err());
        assert_eq!(evening.view(Some(seat)), before);
    }
}
