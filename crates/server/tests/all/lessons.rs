//! Lessons over HTTP.

use crate::http::{get, request};
use crate::place::{Folder, Server};
use wire::MoveKind;
use wire::http::Problem;
use wire::lessons::{GameCourse, Lesson, TaskFact, Tried};

#[tokio::test]
async fn a_lesson_is_listed_fetched_and_tried() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    for (game, least) in [("wippen", 12), ("toepen", 9)] {
        let course: GameCourse = get(server.address, &format!("/api/v1/lessons/{game}")).await.json();
        assert!(course.game == game && course.lessons.len() >= least);
        for listed in &course.lessons {
            let path = format!("/api/v1/lessons/{game}/{}", listed.id);
            let lesson: Lesson = get(server.address, &path).await.json();
            assert_eq!((lesson.tasks.len(), &lesson.rules), (usize::from(listed.tasks), &listed.rules));
        }
    }
    let attempt = async |path: &str, body: &str| {
        request(server.address, "POST", &format!("/api/v1/lessons/{path}"), "", body).await
    };
    let about = r#"{"do":"ask","about":{"what":"selection","card":"Kh","cards":[]},"lang":"nl"}"#;
    let asked: Tried = attempt("wippen/must-capture/1", about).await.json();
    let [add] = &asked.moves[..] else { panic!("{:?}", asked.moves) };
    assert_eq!(add.kind, MoveKind::Add);
    let why = add.why.clone().unwrap();
    assert_eq!((why.rule.as_deref(), why.key.as_str()), (Some("W11"), "w11-must-capture"));
    assert!(why.text.unwrap().contains("nemen"), "in Dutch");
    // The same as a move.
    let refused: Tried = attempt("wippen/must-capture/1", r#"{"do":"play","move":"Kh"}"#).await.json();
    assert_eq!(refused.why.unwrap().rule.as_deref(), Some("W11"));
    assert!(!refused.solved && refused.facts.is_empty() && refused.steps.is_empty());
    let done: Tried = attempt("wippen/must-capture/1", r#"{"do":"play","move":"4hx4d"}"#).await.json();
    assert!(done.solved && done.why.is_none() && done.steps.len() == 1);
    assert!(matches!(&done.facts[..], [TaskFact::Captured { seat: 0, .. }]));
    assert!(done.position.contains("\"4d 4h\""), "{}", done.position);
    let wrong: Tried = attempt("toepen/order/1", r#"{"do":"answer","answer":0}"#).await.json();
    assert!(!wrong.solved && wrong.steps.len() == 2);
    let right: Tried = attempt("toepen/order/1", r#"{"do":"answer","answer":1}"#).await.json();
    assert!(right.solved);
    assert_eq!(right.facts.last(), Some(&TaskFact::Trick { seat: 1, card: "7s".to_owned() }));
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_lesson_and_no_attempt_is_told_so() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    for path in ["chess", "wippen/none", "chess/capture", "wippen/%00"] {
        let answer = get(server.address, &format!("/api/v1/lessons/{path}")).await;
        assert_eq!(
            (answer.status, answer.json::<Problem>().why.key.as_str()),
            (404, "refusal-no-lesson"),
            "{path}"
        );
    }
    let play = r#"{"do":"play","move":"4hx4d"}"#;
    let post = async |path: &str, body: &str| {
        let answer = request(server.address, "POST", &format!("/api/v1/lessons/{path}"), "", body).await;
        (answer.status, answer.json::<Problem>().why.key)
    };
    for path in
        ["wippen/capture/0", "wippen/capture/99", "wippen/capture/-1", "wippen/capture/x", "wippen/none/1"]
    {
        assert_eq!(post(path, play).await, (404, "refusal-no-lesson".to_owned()), "{path}");
    }
    let odd = ["", "null", "[]", "7", "{", "{\"do\":\"fly\"}", r#"{"do":"play"}"#, &"[".repeat(4000)];
    for body in odd {
        assert_eq!(post("wippen/capture/1", body).await, (400, "refusal-no-message".to_owned()), "{body}");
    }
    for (path, body, key) in [
        ("wippen/capture/1", r#"{"do":"answer","answer":1}"#, "refusal-no-attempt"),
        ("wippen/capture/3", play, "refusal-no-attempt"),
        ("wippen/capture/3", r#"{"do":"answer","answer":-2147483648}"#, "refusal-no-answer"),
        ("wippen/capture/1", r#"{"do":"ask","about":{"what":"card","card":"xx"}}"#, "refusal-no-card"),
        ("wippen/capture/1", r#"{"do":"ask","about":{"what":"hint"}}"#, "refusal-no-hints"),
    ] {
        assert_eq!(post(path, body).await, (400, key.to_owned()), "{body}");
    }
    let long = format!(r#"{{"do":"play","move":"{}"}}"#, "x".repeat(20_000));
    assert_eq!(post("wippen/capture/1", &long).await.0, 413);
    server.stop().await;
}
