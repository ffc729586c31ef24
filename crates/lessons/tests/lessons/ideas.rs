//! The questions at the end: whoever did the lessons, and nothing else, knows what they need.

use crate::{QUIZ, tasks};
use games::GameName;
use lessons::Course;
use std::collections::BTreeMap;

/// How many positions somebody must be able to name the result of.
const POSITIONS: usize = 10;

#[test]
fn ten_positions_of_each_game_need_only_what_a_lesson_teaches() {
    for game in GameName::ALL {
        let course = Course::of(game);
        assert_eq!(course.lessons.last().map(|lesson| lesson.id.as_str()), Some(QUIZ));
        let mut taught: BTreeMap<&str, &str> = BTreeMap::new();
        for lesson in course.lessons.iter().filter(|lesson| lesson.id != QUIZ) {
            assert!(!lesson.teaches.is_empty() && !lesson.rules.is_empty(), "{}", lesson.id);
            for idea in &lesson.teaches {
                assert_eq!(taught.insert(idea, &lesson.id), None, "{idea} is taught twice");
            }
        }
        let quiz = course.lesson(QUIZ).unwrap();
        assert!(quiz.teaches.is_empty() && quiz.tasks.len() >= POSITIONS);
        let mut asked = Vec::new();
        for (number, task) in (1..).zip(&quiz.tasks) {
            assert!(!task.needs.is_empty(), "{game} {number}");
            for idea in &task.needs {
                assert!(taught.contains_key(idea.as_str()), "{game} {number}: no lesson teaches {idea}");
            }
            // The engine knows the result, and it can be chosen.
            assert!(task.answer(game).is_some(), "{game} {number}");
            asked.extend(task.needs.iter().map(|idea| taught[idea.as_str()]));
        }
        // And the other way round: no lesson is for nothing.
        for lesson in course.lessons.iter().filter(|lesson| lesson.id != QUIZ) {
            assert!(asked.contains(&lesson.id.as_str()), "{game}: nothing asks about {}", lesson.id);
        }
    }
}

#[test]
fn lessons_name_rules_that_there_are() {
    for game in GameName::ALL {
        let page = crate::text_of(&format!("docs/rules/{}.md", game.name()));
        for lesson in &Course::of(game).lessons {
            for rule in &lesson.rules {
                assert!(page.contains(&format!("**{rule}**")), "{}: there is no {rule}", lesson.id);
            }
        }
    }
    assert!(tasks().all(|(_, lesson, _, task)| lesson.id == QUIZ || task.needs.is_empty()));
}
