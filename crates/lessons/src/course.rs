//! The lessons of a game, as they are written down.

use crate::task::Task;
use games::GameName;
use serde::Deserialize;
use std::sync::OnceLock;
use wire::lessons as told;

/// The lessons of a game.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// In the order in which they are taken. The last one asks about all of them and teaches nothing.
    pub lessons: Vec<Lesson>,
}

/// A lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name, the same in every language: lower-case letters and hyphens.
    pub id: String,
    /// The rules that it is about.
    pub rules: Vec<String>,
    /// The ideas that it teaches.
    pub teaches: Vec<String>,
    /// What is to be done.
    pub tasks: Vec<Task>,
}

impl Course {
    /// The lessons of a game. They are part of the program and a test reads them, so a mistake in them is not worth
    /// an error that every caller has to handle.
    pub fn of(game: GameName) -> &'static Course {
        static WIPPEN: OnceLock<Course> = OnceLock::new();
        static TOEPEN: OnceLock<Course> = OnceLock::new();
        let (cell, text) = match game {
            GameName::Wippen => (&WIPPEN, include_str!("../data/wippen.json")),
            GameName::Toepen => (&TOEPEN, include_str!("../data/toepen.json")),
        };
        cell.get_or_init(|| {
            serde_json::from_str(text).unwrap_or_else(|error| {
                debug_assert!(false, "{game}: {error}");
                Course::default()
            })
        })
    }

    /// The lesson of this name.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// As it is sent.
    pub fn told(&self, game: GameName) -> told::GameCourse {
        let lesson = |lesson: &Lesson| told::CourseLesson {
            id: lesson.id.clone(),
            rules: lesson.rules.clone(),
            tasks: lesson.tasks.len() as u8,
        };
        told::GameCourse { game: game.name().to_owned(), lessons: self.lessons.iter().map(lesson).collect() }
    }
}

impl Lesson {
    /// As it is sent; without tasks that cannot be read, of which a test makes sure that there are none.
    pub fn told(&self, game: GameName) -> told::Lesson {
        let tasks = self.tasks.iter().filter_map(|task| task.told(game)).collect();
        told::Lesson { id: self.id.clone(), rules: self.rules.clone(), tasks }
    }
}
