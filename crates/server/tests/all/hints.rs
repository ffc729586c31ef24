//! Hints: who gets them, and what they are made of.

use crate::client::{Client, begun, new_token, seated, wait_for};
use crate::http::{request, rules};
use crate::place::{Folder, Server};
use std::time::Duration;
use wire::http::{About, NewTable, Opened};
use wire::{ClientMessage, Move, Question, Reason, ServerMessage, Switch, Why, Wish};

type Hint = Result<(Vec<Move>, Option<Reason>), Why>;

async fn hint(client: &mut Client) -> Hint {
    let id = client.new_id();
    client.send(&ClientMessage::Ask { id: id.clone(), about: Question::Hint }).await;
    loop {
        match client.next().await.expect("the socket stays open") {
            ServerMessage::Answer { id: of, moves, reason, more: false, .. } if of == id => {
                return Ok((moves, reason));
            }
            ServerMessage::Refused { id: Some(of), why, .. } if of == id => return Err(why),
            // Where a hint is to do nothing it is asked for again at once, and that may be too often.
            ServerMessage::Error { id: Some(of), why } if of == id => {
                tokio::time::sleep(Duration::from_millis(100)).await;
                return Err(why);
            }
            _ => {}
        }
    }
}

async fn refused(client: &mut Client) -> String {
    let why = hint(client).await.unwrap_err();
    assert!(why.text.is_some(), "{why:?}");
    why.key
}

/// A table at which hints are to be had.
async fn open_with_hints(server: &Server, game: &str, switches: &[(&str, Switch)]) -> String {
    let new = NewTable { rules: rules(game, switches), turn_time: None, listed: false, hints: true };
    let body = serde_json::to_string(&new).unwrap();
    let opened: Opened = request(server.address, "POST", "/api/v1/tables", "", &body).await.json();
    opened.code
}

/// Plays to the end of the match, always what the hint says.
async fn follow(mut client: Client) -> Client {
    while client.stage() == "during" {
        if !client.asked() {
            client.next().await.expect("the socket stays open");
            continue;
        }
        // Somebody else may act meanwhile; then the question is another one.
        let Ok((moves, reason)) = hint(&mut client).await else { continue };
        let reason = reason.expect("every hint has a reason");
        assert!(reason.key.starts_with("hint-") && reason.text.ends_with('.'), "{reason:?}");
        if let [Move { mv: Some(mv), why: None, .. }] = &moves[..] {
            let _ = client.act(mv).await;
        }
    }
    client
}

async fn a_match_by_hints(game: &str, switches: &[(&str, Switch)], people: usize) {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open_with_hints(&server, game, switches).await;
    let clients = begun(server.address, &code, people).await;
    let players: Vec<_> = clients.into_iter().map(|client| tokio::spawn(follow(client))).collect();
    let mut done = Vec::new();
    for player in players {
        done.push(player.await.unwrap());
    }
    server.stop().await;
    let entries = folder.entries(&code).await;
    for client in &done {
        crate::hidden::check(&client.frames, &entries, client.seat());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_wippen_can_be_played_by_hints_and_they_know_nothing_hidden() {
    let on = || Switch::Bool(true);
    let switches = [
        ("finish", Switch::Text("games 1".to_owned())),
        ("adding_up", on()),
        ("building", on()),
        ("raising", on()),
    ];
    a_match_by_hints("wippen", &switches, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_of_toepen_can_be_played_by_hints_and_they_know_nothing_hidden() {
    a_match_by_hints("toepen", &[("hands", Switch::Number(4))], 3).await;
}

#[tokio::test]
async fn a_hint_is_for_who_may_act_where_the_table_has_hints() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = crate::http::open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    assert_eq!(refused(&mut clients[0]).await, "refusal-no-hints");
    assert_eq!(clients[0].wish(Wish::Hints { on: true }).await.unwrap_err().key, "refusal-only-before");

    let code = crate::http::open(server.address, rules("wippen", &[]), false).await;
    let mut anna = seated(server.address, &code, "Anna").await;
    assert_eq!(anna.wish(Wish::Hints { on: false }).await.unwrap_err().key, "refusal-already-so");
    anna.wish(Wish::Hints { on: true }).await.unwrap();
    let about: About = crate::http::get(server.address, &format!("/api/v1/tables/{code}")).await.json();
    assert!(about.hints);
    assert_eq!(refused(&mut anna).await, "refusal-only-during");
    anna.wish(Wish::AddComputer { computer: "greedy".to_owned() }).await.unwrap();
    while anna.wish(Wish::Start { share: None }).await.is_err() {}
    wait_for(&mut anna, Client::asked).await;
    let (moves, reason) = hint(&mut anna).await.unwrap();
    assert_eq!(moves.len(), 1);
    // The same again, for nothing has happened since.
    assert_eq!(hint(&mut anna).await, Ok((moves.clone(), reason)));
    let mut watcher = Client::come(server.address, &code, &new_token(), None).await;
    assert_eq!(refused(&mut watcher).await, "refusal-no-seat");
    anna.act(moves[0].mv.as_ref().unwrap()).await.unwrap();
    if !anna.asked() {
        assert_eq!(refused(&mut anna).await, "refusal-nothing-to-do");
    }
    server.stop().await;
}
