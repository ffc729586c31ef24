//! What is not lawful says why, in the words of the lessons: whatever can be chosen on the page.

use crate::words::messages;
use crate::{finds, tasks};
use games::GameName;
use lang::Lang;
use lessons::{Goal, Question as Asked, Task};
use std::collections::BTreeSet;
use wire::lessons::Attempt;
use wire::{Question, View, Why};

/// Every selection of the pot with every card of the hand.
fn selections(task: &Task) -> Vec<Question> {
    let View::Wippen(view) = task.told(GameName::Wippen).unwrap().view else { panic!() };
    let (loose, builds) = (&view.loose, view.builds.len());
    let mut all = Vec::new();
    for card in view.hand.iter().flatten() {
        for chosen in 0..1_u32 << (loose.len() + builds) {
            let has = |bit: usize| chosen & 1 << bit != 0;
            let cards = (0..loose.len()).filter(|bit| has(*bit)).map(|bit| loose[bit].clone()).collect();
            let builds =
                (0..builds).filter(|place| has(loose.len() + place)).map(|place| place as u8).collect();
            all.push(Question::Selection { card: card.clone(), cards, builds });
        }
    }
    all
}

/// Every reason that can come up on the page.
pub fn reasons() -> Vec<(String, Why)> {
    let mut reasons = Vec::new();
    for (game, lesson, number, task) in tasks() {
        let place = format!("{game} {} {number}", lesson.id);
        if let Goal::Tell { tell: Asked::May(_), choices, .. } = &task.goal {
            let came = crate::answer(game, task, choices[0]);
            reasons.extend(came.why.map(|why| (place.clone(), why)));
        }
        if !finds(task) {
            continue;
        }
        let questions = match game {
            GameName::Wippen => selections(task),
            GameName::Toepen => {
                let View::Toepen(view) = task.told(game).unwrap().view else { panic!() };
                let hand = view.own.unwrap().hand.into_iter();
                hand.map(|card| Question::Card { card }).collect()
            }
        };
        for about in questions {
            for mv in task.meanings(game, &about).unwrap() {
                let attempt = Attempt::Play { mv: mv.mv.clone().unwrap(), lang: None };
                let came = task.try_it(game, &attempt, &wire::why_illegal).unwrap();
                // Asked and tried are the same.
                assert_eq!(came.why, mv.why, "{place}: {mv:?}");
                reasons.extend(mv.why.map(|why| (place.clone(), why)));
            }
        }
    }
    reasons
}

#[test]
fn whatever_can_be_chosen_says_which_rule_it_breaks_in_the_words_of_the_lessons() {
    let mut keys = BTreeSet::new();
    for (place, why) in reasons() {
        assert!(why.rule.is_some(), "{place}: {why:?}");
        keys.insert(why.key);
    }
    for lang in Lang::ALL {
        let texts = messages(lang);
        for key in &keys {
            let key = format!("learn-no-{key}");
            assert!(texts.iter().any(|(name, _)| *name == key), "{lang}: {key} is missing");
        }
        let has = |name: &str| {
            name.strip_prefix("learn-no-").is_none_or(|key| keys.contains(key) || key == "cards")
        };
        let idle: Vec<_> = texts.iter().map(|(name, _)| name).filter(|name| !has(name)).collect();
        assert!(idle.is_empty(), "{lang}: nothing in the lessons can break {idle:?}");
    }
}
