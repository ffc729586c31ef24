//! Lessons: nothing is kept of them, so whoever learns can come and go.

use super::api::{Body, read};
use super::{Refused, refused};
use crate::sentences;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use games::GameName;
use lang::Lang;
use lessons::{Course, Lesson, Unfit};
use table::Illegal;
use wire::Why;
use wire::lessons::{self as told, Attempt, Tried};

fn no_lesson() -> Refused {
    refused(StatusCode::NOT_FOUND, "refusal-no-lesson")
}

fn game_of(name: &str) -> Result<GameName, Refused> {
    GameName::named(name).ok_or_else(no_lesson)
}

fn find(game: GameName, id: &str) -> Result<&'static Lesson, Refused> {
    Course::of(game).lesson(id).ok_or_else(no_lesson)
}

/// The lessons of a game.
pub(super) async fn course(Path(game): Path<String>) -> Result<Json<told::GameCourse>, Refused> {
    let game = game_of(&game)?;
    Ok(Json(Course::of(game).told(game)))
}

/// A lesson with its tasks.
pub(super) async fn lesson(Path((game, id)): Path<(String, String)>) -> Result<Json<told::Lesson>, Refused> {
    let game = game_of(&game)?;
    Ok(Json(find(game, &id)?.told(game)))
}

/// Something that is tried in a task, counted from 1.
pub(super) async fn attempt(
    Path((game, id, number)): Path<(String, String, String)>,
    body: Body,
) -> Result<Json<Tried>, Refused> {
    let game = game_of(&game)?;
    let lesson = find(game, &id)?;
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let task = place.and_then(|place| lesson.tasks.get(place)).ok_or_else(no_lesson)?;
    let attempt: Attempt = read(body)?;
    let lang = attempt.lang().and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let tell = |illegal: Illegal| {
        let mut why = wire::why_illegal(illegal);
        sentences::add_illegal_unseated(&mut why, illegal, lang);
        why
    };
    let mut tried = task.try_it(game, &attempt, &tell).map_err(|Unfit(mut why)| {
        sentences::add_sentence(&mut why, lang);
        Refused { status: StatusCode::BAD_REQUEST, why: Box::new(why) }
    })?;
    let reasons = tried.why.iter_mut().chain(tried.moves.iter_mut().filter_map(|mv| mv.why.as_mut()));
    reasons.for_each(|why: &mut Why| sentences::add_sentence(why, lang));
    Ok(Json(tried))
}
