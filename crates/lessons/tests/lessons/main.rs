//! Every lesson, played by the engine and read word by word.

mod ideas;
mod refusals;
mod tasks;
mod words;

use games::GameName;
use lessons::{Course, Goal, Lesson, Task};
use std::fs;
use std::path::Path;
use wire::lessons::{Attempt, Tried};

/// More moves than any position of a lesson has.
const ALL_MOVES: usize = 500;

/// The lesson at the end, which asks about all others.
const QUIZ: &str = "quiz";

/// Every task, with where it stands.
fn tasks() -> impl Iterator<Item = (GameName, &'static Lesson, usize, &'static Task)> {
    GameName::ALL.into_iter().flat_map(|game| {
        Course::of(game).lessons.iter().flat_map(move |lesson| {
            lesson.tasks.iter().enumerate().map(move |(place, task)| (game, lesson, place + 1, task))
        })
    })
}

fn finds(task: &Task) -> bool {
    matches!(task.goal, Goal::Find { .. })
}

fn play(game: GameName, task: &Task, mv: &str) -> Tried {
    let attempt = Attempt::Play { mv: mv.to_owned(), lang: None };
    task.try_it(game, &attempt, &wire::why_illegal).unwrap()
}

fn answer(game: GameName, task: &Task, answer: i32) -> Tried {
    task.try_it(game, &Attempt::Answer { answer, lang: None }, &wire::why_illegal).unwrap()
}

fn text_of(path: &str) -> String {
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&whole).unwrap_or_else(|error| panic!("{path}: {error}"))
}
