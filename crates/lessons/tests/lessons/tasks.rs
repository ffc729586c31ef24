//! Positions are lawful, tasks can be solved, and what is said of a move is what the game after it shows.

use crate::{ALL_MOVES, QUIZ, answer, finds, play, tasks};
use games::GameName;
use lessons::{Course, Goal, Question};
use wire::View;
use wire::lessons::{Attempt, TaskFact, Tried};

#[test]
fn every_position_can_be_read_and_is_sent() {
    let mut count = 0;
    for (game, lesson, number, task) in tasks() {
        let position = task.given.read(game);
        assert!(position.is_ok(), "{game} {} {number}: {}", lesson.id, position.unwrap_err());
        let told = task.told(game).unwrap();
        assert_eq!(told.asked.is_none(), finds(task));
        assert!(told.rules.rules(None).is_ok(), "{game} {} {number}", lesson.id);
        count += 1;
    }
    assert!(count > 60, "{count}");
    for game in GameName::ALL {
        let course = Course::of(game);
        for lesson in &course.lessons {
            assert_eq!(lesson.told(game).tasks.len(), lesson.tasks.len());
            assert!(lesson.id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", lesson.id);
            assert!(std::ptr::eq(course.lesson(&lesson.id).unwrap(), lesson), "{} is there twice", lesson.id);
        }
        assert_eq!(course.told(game).lessons.len(), course.lessons.len());
    }
}

/// What the learner does is what the game shows afterwards.
fn agrees(fact: &TaskFact, before: &View, after: &View) -> bool {
    let card_gone = |hand: &Option<Vec<String>>, card: &String| !hand.as_ref().unwrap().contains(card);
    match (before, after) {
        (View::Wippen(was), View::Wippen(is)) => {
            let pile = |view: &wire::WippenView, seat: u8| usize::from(view.piles[usize::from(seat)]);
            let mine = |value: u8, times: u8| {
                is.builds.iter().any(|one| one.value == value && one.owner == 0 && one.times == times)
            };
            match fact {
                TaskFact::Added { card, .. } => is.loose.contains(card) && card_gone(&is.hand, card),
                TaskFact::Captured { card, cards, owners, .. } => {
                    let piles = &is.open_piles.as_ref().unwrap()[0];
                    cards.iter().chain([card]).all(|card| piles.contains(card))
                        && cards.iter().all(|card| !is.loose.contains(card))
                        && pile(is, 0) == pile(was, 0) + cards.len() + 1
                        && was.builds.len() == is.builds.len() + owners.len()
                }
                TaskFact::Built { value, times, cards, .. } => {
                    mine(*value, *times) && cards.iter().all(|card| !is.loose.contains(card))
                }
                TaskFact::Raised { from, value, .. } => {
                    was.builds.iter().any(|one| one.value == *from)
                        && is.builds.iter().any(|one| one.value == *value && one.owner == 0)
                }
                TaskFact::Doubled { value, times, .. } => mine(*value, *times),
                TaskFact::Stole { from, cards, .. } => {
                    pile(is, *from) == 0 && pile(is, 0) == pile(was, 0) + usize::from(*cards) + 1
                }
                TaskFact::Wip { .. } => is.wips[0] == was.wips[0] + 1,
                other => panic!("{other:?} of one move"),
            }
        }
        (View::Toepen(was), View::Toepen(is)) => {
            let (hand_was, hand_is) = (was.hand.as_ref().unwrap(), is.hand.as_ref().unwrap());
            match fact {
                TaskFact::Played { card, .. } => {
                    hand_is.piles[0].last() == Some(&Some(card.clone()))
                        && !is.own.as_ref().unwrap().hand.contains(card)
                }
                TaskFact::Trick { seat, .. } => hand_is.leader == *seat || is.hands_played > 0,
                TaskFact::Toeped { clips, .. } => hand_is.stakes[0] == hand_was.stakes[0] + clips,
                TaskFact::Stayed { clips, seeing, .. } => {
                    let toep = hand_was.answering.as_ref().unwrap();
                    (toep.price, toep.seeing) == (*clips, *seeing)
                        && was.balances[0] - is.balances[0] == i32::from(*clips)
                }
                TaskFact::Folded { clips, .. } => {
                    hand_is.folded.contains(&0)
                        && hand_was.stakes[0] == *clips
                        && was.balances[0] == is.balances[0]
                }
                TaskFact::Exchanged { .. } => {
                    hand_is.unchecked.contains(&0)
                        && is.own.as_ref().unwrap().hand != was.own.as_ref().unwrap().hand
                }
                TaskFact::Checked { of, honest, clips, .. } => {
                    let payer = if *honest { 0 } else { usize::from(*of) };
                    hand_is.exposed.is_empty() == *honest
                        && was.balances[payer] - is.balances[payer] == i32::from(*clips)
                }
                TaskFact::Ready { .. } => hand_is.ready.contains(&0) || hand_is.phase == "play",
                TaskFact::Won { seat, clips } => {
                    let all =
                        was.balances.iter().sum::<i32>() + i32::from(hand_was.stakes.iter().sum::<u8>());
                    hand_is.winner == Some(*seat)
                        && is.balances.iter().sum::<i32>() == all
                        && is.balances[usize::from(*seat)] - was.balances[usize::from(*seat)]
                            == i32::from(*clips)
                }
                other => panic!("{other:?} of one move"),
            }
        }
        _ => false,
    }
}

#[test]
fn every_lawful_move_is_told_as_it_is_and_some_solve_the_task() {
    let mut tried = 0;
    for (game, lesson, number, task) in tasks().filter(|(.., task)| finds(task)) {
        let place = format!("{game} {} {number}", lesson.id);
        let before = task.told(game).unwrap().view;
        let moves = task.moves(game, ALL_MOVES).unwrap();
        assert!(moves.len() < ALL_MOVES, "{place}");
        let mut solved = 0;
        for mv in &moves {
            let came: Tried = play(game, task, mv);
            assert!(came.why.is_none() && !came.facts.is_empty(), "{place}: {mv}");
            solved += usize::from(came.solved);
            // The others have not moved yet: of them the story tells later.
            let first = alone(game, task, mv);
            for fact in &first.facts {
                assert!(agrees(fact, &before, &first.steps[0].view), "{place}: {mv} is no {fact:?}");
            }
            assert_eq!(first.facts[..], came.facts[..first.facts.len()], "{place}: {mv}");
            assert!(first.position != task.told(game).unwrap().position, "{place}: {mv}");
            tried += 1;
        }
        assert!(solved > 0, "{place} cannot be solved by any of {moves:?}");
    }
    assert!(tried > 80, "{tried}");
}

/// The move, and nothing after it.
fn alone(game: GameName, task: &lessons::Task, mv: &str) -> Tried {
    let Goal::Find { find, never, .. } = &task.goal else { panic!() };
    let goal = Goal::Find { find: find.clone(), never: never.clone(), then: Vec::new() };
    play(game, &lessons::Task { goal, ..task.clone() }, mv)
}

#[test]
fn every_question_has_one_right_answer_among_its_choices() {
    let (mut questions, mut kinds) = (0, std::collections::BTreeSet::new());
    for (game, lesson, number, task) in tasks() {
        let Goal::Tell { tell, first, choices } = &task.goal else { continue };
        let place = format!("{game} {} {number}", lesson.id);
        let right: Vec<_> = choices.iter().filter(|choice| answer(game, task, **choice).solved).collect();
        assert_eq!(right.len(), 1, "{place}: {right:?} of {choices:?}");
        assert_eq!(task.answer(game).as_ref(), Some(right[0]));
        let came = answer(game, task, *right[0]);
        // All that is told before has happened, and a forbidden move says why.
        let made = came.steps.len();
        let wanted = first.len() + usize::from(matches!(tell, Question::May(_)) && *right[0] == 1);
        assert_eq!(made, wanted, "{place}: {:?}", came.facts);
        assert_eq!(came.why.is_some(), matches!(tell, Question::May(_)) && *right[0] == 0, "{place}");
        let asked = task.told(game).unwrap().asked.unwrap();
        assert_eq!(asked.story.len(), first.len(), "{place}");
        questions += 1;
        kinds.insert(tell.name());
        if lesson.id == QUIZ {
            assert!(choices.len() > 1);
        }
    }
    assert!(questions > 40, "{questions}");
    assert!(kinds.len() >= 10, "{kinds:?}");
}

#[test]
fn the_story_does_not_tell_the_answer() {
    for (game, lesson, number, task) in tasks() {
        let Some(asked) = task.told(game).unwrap().asked else { continue };
        for fact in &asked.story {
            let tells = match fact {
                TaskFact::Won { .. } | TaskFact::Trick { .. } | TaskFact::Counted { .. } => true,
                TaskFact::Wip { .. } | TaskFact::Rest { .. } => true,
                TaskFact::Stayed { clips, .. } | TaskFact::Folded { clips, .. } => *clips > 0,
                TaskFact::Checked { clips, .. } => *clips > 0,
                _ => false,
            };
            assert!(!tells, "{game} {} {number}: {fact:?}", lesson.id);
        }
    }
}

#[test]
fn what_does_not_fit_a_task_is_refused() {
    let key = |came: Result<Tried, lessons::Unfit>| came.unwrap_err().0.key;
    for (game, _, _, task) in tasks() {
        let attempt = |attempt: Attempt| task.try_it(game, &attempt, &wire::why_illegal);
        let play = Attempt::Play { mv: "9h!9x[]=".to_owned(), lang: None };
        if finds(task) {
            assert_eq!(key(attempt(Attempt::Answer { answer: 0, lang: None })), "refusal-no-attempt");
            let came = attempt(play).unwrap();
            assert_eq!((came.why.unwrap().key.as_str(), came.solved), ("refusal-no-move", false));
        } else {
            assert_eq!(key(attempt(play)), "refusal-no-attempt");
            assert_eq!(key(attempt(Attempt::Answer { answer: 99, lang: None })), "refusal-no-answer");
        }
        let about = wire::Question::Card { card: "Xx".to_owned() };
        assert!(attempt(Attempt::Ask { about, lang: None }).is_err());
    }
}
