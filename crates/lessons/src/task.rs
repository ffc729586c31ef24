//! Something to be done in a lesson, and what comes of an attempt.

use crate::happen::Taught;
use crate::position::Given;
use crate::question::{End, Question};
use game::Seat;
use games::GameName;
use record::{AnyPosition, MoveError, Position, ReadError};
use serde::Deserialize;
use serde_json::Value;
use table::{Illegal, OfGame};
use wire::http::ReplayStep;
use wire::lessons::{Asked, Attempt, LessonTask, TaskFact, Tried};
use wire::{HouseRules, Move, SeenStep, Why};

/// Where the learner sits.
pub const LEARNER: Seat = Seat::new(0);

/// Something to be done.
#[derive(Clone, Debug, Deserialize)]
pub struct Task {
    /// Where it begins.
    pub given: Given,
    /// What is to be done there.
    #[serde(flatten)]
    pub goal: Goal,
    /// Ideas that one needs for it, beyond those of its lesson.
    #[serde(default)]
    pub needs: Vec<String>,
}

/// What is to be done.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Goal {
    /// A move is to be found.
    Find {
        /// Things that have to happen: of each the parts that matter, as `{"fact": "captured", "cards": ["7s"]}`. Of a
        /// list all that is named has to be in it.
        find: Vec<Value>,
        /// Things that must not happen.
        #[serde(default)]
        never: Vec<Value>,
        /// What happens next, moves in notation with their seats: of each list the first that is lawful.
        #[serde(default)]
        then: Vec<Vec<String>>,
    },
    /// Something is asked.
    Tell {
        /// What.
        tell: Question,
        /// What happens first, as above.
        #[serde(default)]
        first: Vec<Vec<String>>,
        /// What can be answered.
        choices: Vec<i32>,
    },
}

/// An attempt that does not fit its task: an answer where a move is to be found, or none of the choices.
#[derive(Clone, PartialEq, Debug)]
pub struct Unfit(pub Why);

impl Task {
    /// As it is sent; none if its position cannot be read.
    pub fn told(&self, game: GameName) -> Option<LessonTask> {
        let position = self.given.read(game).ok()?;
        let asked = match &self.goal {
            Goal::Find { .. } => None,
            Goal::Tell { tell, first, choices } => Some(Asked {
                question: tell.name().to_owned(),
                seat: tell.seat(),
                mv: tell.mv().map(str::to_owned),
                story: told_before(&self.played(&position, first).facts),
                choices: choices.clone(),
                seats: tell.asks_for_a_seat(),
            }),
        };
        let view = wire::open_view(&position, LEARNER);
        Some(LessonTask { rules: self.given.rules(game), position: position.to_line(), view, asked })
    }

    /// What comes of an attempt. `tell` makes a reason of a broken rule ([`wire::why_illegal`]), perhaps with a
    /// sentence.
    ///
    /// # Errors
    /// If the attempt does not fit the task.
    pub fn try_it(
        &self,
        game: GameName,
        attempt: &Attempt,
        tell: &dyn Fn(Illegal) -> Why,
    ) -> Result<Tried, Unfit> {
        let position = self.given.read(game).map_err(|_| unfit("refusal-no-lesson"))?;
        let mut tried = Tried {
            solved: false,
            why: None,
            moves: Vec::new(),
            more: false,
            facts: Vec::new(),
            steps: Vec::new(),
            position: position.to_line(),
        };
        match (attempt, &self.goal) {
            (Attempt::Ask { about, .. }, _) => {
                let view = wire::seat_view(&position, LEARNER);
                (tried.moves, tried.more) = wire::answer(&view, about, tell).map_err(Unfit)?;
            }
            (Attempt::Play { mv, .. }, Goal::Find { find, never, then }) => {
                let mut run = Run::new(position);
                match run.learner(mv, tell) {
                    Err(why) => tried.why = Some(why),
                    Ok(()) => {
                        run.all(then);
                        let happened = |one: &Value| run.facts.iter().any(|fact| fits(one, fact));
                        tried.solved = find.iter().all(happened) && !never.iter().any(happened);
                        run.into_tried(&mut tried);
                    }
                }
            }
            (Attempt::Answer { answer, .. }, Goal::Tell { tell: asked, first, choices }) => {
                if !choices.contains(answer) {
                    return Err(unfit("refusal-no-answer"));
                }
                let mut run = self.played(&position, first);
                let mut lawful = false;
                if let Some(mv) = asked.mv() {
                    match run.learner(mv, tell) {
                        Ok(()) => lawful = true,
                        Err(why) => tried.why = Some(why),
                    }
                }
                let end = End { before: &position, after: &run.position, facts: &run.facts, lawful };
                tried.solved = asked.answer(&end) == Some(*answer);
                run.into_tried(&mut tried);
            }
            _ => return Err(unfit("refusal-no-attempt")),
        }
        Ok(tried)
    }

    /// The right answer, where something is asked.
    pub fn answer(&self, game: GameName) -> Option<i32> {
        let Goal::Tell { choices, .. } = &self.goal else { return None };
        let right = |answer: &&i32| {
            let attempt = Attempt::Answer { answer: **answer, lang: None };
            self.try_it(game, &attempt, &wire::why_illegal).is_ok_and(|tried| tried.solved)
        };
        choices.iter().find(right).copied()
    }

    /// The lawful moves of the learner, at most so many, without the seat.
    ///
    /// # Errors
    /// If the position cannot be read.
    pub fn moves(&self, game: GameName, most: usize) -> Result<Vec<String>, ReadError> {
        Ok(match self.given.read(game)? {
            AnyPosition::Wippen(position) => Taught::moves(&position.state, LEARNER, most),
            AnyPosition::Toepen(position) => Taught::moves(&position.state, LEARNER, most),
        })
    }

    /// House rules.
    pub fn rules(&self, game: GameName) -> HouseRules {
        self.given.rules(game)
    }

    fn played(&self, position: &AnyPosition, first: &[Vec<String>]) -> Run {
        let mut run = Run::new(position.clone());
        run.all(first);
        run
    }
}

fn unfit(key: &str) -> Unfit {
    Unfit(Why::key(key))
}

/// Of what happened the acts: what it came to is what is asked.
fn told_before(facts: &[TaskFact]) -> Vec<TaskFact> {
    let result = |fact: &TaskFact| {
        matches!(
            fact,
            TaskFact::Wip { .. }
                | TaskFact::Rest { .. }
                | TaskFact::Counted { .. }
                | TaskFact::Trick { .. }
                | TaskFact::Won { .. }
        )
    };
    facts.iter().filter(|fact| !result(fact)).map(without_price).collect()
}

/// What something cost may be what is asked.
fn without_price(fact: &TaskFact) -> TaskFact {
    match *fact {
        TaskFact::Stayed { seat, seeing, .. } => TaskFact::Stayed { seat, clips: 0, seeing },
        TaskFact::Folded { seat, .. } => TaskFact::Folded { seat, clips: 0 },
        TaskFact::Checked { seat, of, honest, .. } => TaskFact::Checked { seat, of, honest, clips: 0 },
        _ => fact.clone(),
    }
}

/// Is this what happened, as far as is said?
fn fits(wanted: &Value, fact: &TaskFact) -> bool {
    serde_json::to_value(fact).is_ok_and(|fact| within(wanted, &fact))
}

fn within(wanted: &Value, whole: &Value) -> bool {
    match (wanted, whole) {
        (Value::Object(wanted), Value::Object(whole)) => {
            wanted.iter().all(|(key, value)| whole.get(key).is_some_and(|whole| within(value, whole)))
        }
        (Value::Array(wanted), Value::Array(whole)) => wanted.iter().all(|one| whole.contains(one)),
        _ => wanted == whole,
    }
}

/// A position that moves are made in, and what came of them.
struct Run {
    position: AnyPosition,
    facts: Vec<TaskFact>,
    steps: Vec<ReplayStep>,
}

impl Run {
    fn new(position: AnyPosition) -> Run {
        Run { position, facts: Vec::new(), steps: Vec::new() }
    }

    /// A move of the learner, without the seat.
    fn learner(&mut self, mv: &str, tell: &dyn Fn(Illegal) -> Why) -> Result<(), Why> {
        match &self.position {
            AnyPosition::Wippen(_) => self.make(&<wippen::Wippen as Taught>::with_seat(LEARNER, mv), tell),
            AnyPosition::Toepen(_) => self.make(&<toepen::Hand as Taught>::with_seat(LEARNER, mv), tell),
        }
    }

    /// Of each list the first move that is lawful.
    fn all(&mut self, lists: &[Vec<String>]) {
        for list in lists {
            let _ = list.iter().find(|mv| self.make(mv, &wire::why_illegal).is_ok());
        }
    }

    /// A move with its seat where the notation has one.
    fn make(&mut self, mv: &str, tell: &dyn Fn(Illegal) -> Why) -> Result<(), Why> {
        let (seat, text, facts) = match &mut self.position {
            AnyPosition::Wippen(position) => make(position, mv)
                .map_err(|error| error.map_or(no_move(), |illegal| tell(OfGame::Wippen(illegal))))?,
            AnyPosition::Toepen(position) => make(position, mv).map_err(|error| {
                error.map_or(no_move(), |illegal| tell(OfGame::Toepen(toepen::SessionIllegal::Hand(illegal))))
            })?,
        };
        self.facts.extend(facts);
        let seen = vec![SeenStep::Act { seat: seat.number(), mv: text }];
        self.steps.push(ReplayStep { seen, view: wire::open_view(&self.position, LEARNER) });
        Ok(())
    }

    fn into_tried(self, tried: &mut Tried) {
        tried.position = self.position.to_line();
        tried.facts = self.facts;
        tried.steps = self.steps;
    }
}

fn no_move() -> Why {
    Why::key("refusal-no-move")
}

/// Makes a move: who did it, as text, and what happened. The reason is none where the text is no move at all.
fn make<G: Taught>(
    position: &mut Position<G>,
    mv: &str,
) -> Result<(Seat, String, Vec<TaskFact>), Option<G::Illegal>> {
    let illegal = |error| match error {
        MoveError::Illegal(illegal) => Some(illegal),
        MoveError::Form | MoveError::OutOfCards => None,
    };
    let (seat, action) = G::parse_move(&position.state, mv).map_err(illegal)?;
    let before = position.state.clone();
    let text = G::without_seat(&before, seat, &action);
    position.act(seat, action).map_err(illegal)?;
    Ok((seat, text, G::happened(&before, seat, &action, &position.state)))
}

/// The moves that can be made of a selection, for those who want to try all of them.
impl Task {
    /// Everything that the learner could mean with a card and a selection, with what is wrong with it.
    ///
    /// # Errors
    /// If the question names what is not there.
    pub fn meanings(&self, game: GameName, about: &wire::Question) -> Result<Vec<Move>, Unfit> {
        let attempt = Attempt::Ask { about: about.clone(), lang: None };
        self.try_it(game, &attempt, &wire::why_illegal).map(|tried| tried.moves)
    }
}
