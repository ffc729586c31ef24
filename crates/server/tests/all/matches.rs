//! Whole matches of both games.

use crate::client::{Client, begun, new_token, seated, wait_for};
use crate::http::{get, open, rules};
use crate::place::{Folder, Server};
use record::AnyRecord;
use wire::http::{About, Replay};
use wire::{Count, HouseRules, MoveKind, News, Question, ServerMessage, Switch, View, Wish};

/// Plays a match to its end; gives the clients, and somebody who looked on.
async fn whole(server: &Server, code: &str, people: usize) -> (Vec<Client>, Client) {
    let clients = begun(server.address, code, people).await;
    let mut watcher = Client::come(server.address, code, &new_token(), None).await;
    let players = clients.into_iter().enumerate().map(|(at, mut client)| {
        tokio::spawn(async move {
            client.play_on(at * 1000 + 7).await;
            client
        })
    });
    let players: Vec<_> = players.collect();
    wait_for(&mut watcher, |watcher| watcher.stage() == "after").await;
    let mut done = Vec::new();
    for player in players {
        done.push(player.await.unwrap());
    }
    (done, watcher)
}

async fn whole_match_and_its_record(rules: HouseRules, people: usize) {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules, false).await;
    let (clients, watcher) = whole(&server, &code, people).await;
    let about: About = get(server.address, &format!("/api/v1/tables/{code}")).await.json();
    assert_eq!((about.stage.as_str(), about.records), ("after", 1));
    let record = get(server.address, &format!("/api/v1/tables/{code}/records/1")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let read = AnyRecord::read(&record.body).unwrap_or_else(|error| panic!("{error}\n{}", record.body));
    assert!(matches!(read.verify(), Ok(record::Verdict::Fair { .. })), "{:?}", read.verify());
    let replay: Replay = get(server.address, &format!("/api/v1/tables/{code}/records/1/replay")).await.json();
    counts_are_told(&clients, &replay);
    server.stop().await;
    let entries = folder.entries(&code).await;
    for client in &clients {
        crate::hidden::check(&client.frames, &entries, client.seat());
    }
    crate::hidden::check(&watcher.frames, &entries, None);
}

/// Who plays on is dealt the next game at once; the count of the last one comes with the card that ended it.
fn counts_are_told(clients: &[Client], replay: &Replay) {
    let of_replay: Vec<&Vec<Count>> = replay
        .steps
        .iter()
        .filter_map(|step| match &step.view {
            View::Wippen(view) => view.counts.as_ref(),
            View::Toepen(_) => None,
        })
        .collect();
    let games = if replay.game == "wippen" { replay.result.sheet.rows.len() } else { 0 };
    assert_eq!(of_replay.len(), games);
    for client in clients {
        let messages = client.frames.iter().map(|text| serde_json::from_str::<ServerMessage>(text).unwrap());
        let told: Vec<Vec<Count>> = messages
            .filter_map(|message| match message {
                ServerMessage::Entry { news: Some(news), .. } => match news.what {
                    News::Played { counts, .. } => counts,
                    _ => None,
                },
                _ => None,
            })
            .collect();
        assert!(told.iter().eq(of_replay.iter().copied()), "{told:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_wippen() {
    let games = Switch::Text("games 2".to_owned());
    whole_match_and_its_record(rules("wippen", &[("finish", games)]), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_wippen_with_building_by_three() {
    let on = || Switch::Bool(true);
    let switches = [
        ("finish", Switch::Text("games 1".to_owned())),
        ("adding_up", on()),
        ("building", on()),
        ("raising", on()),
        ("double_builds", on()),
        ("stealing", on()),
    ];
    whole_match_and_its_record(rules("wippen", &switches), 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_of_toepen() {
    whole_match_and_its_record(rules("toepen", &[("hands", Switch::Number(5))]), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_against_computer_players() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("toepen", &[("hands", Switch::Number(1))]), false).await;
    let mut anna = seated(server.address, &code, "Anna").await;
    let why = anna.wish(Wish::AddComputer { computer: "greedy".to_owned() }).await.unwrap_err();
    assert_eq!(why.key, "refusal-no-computer");
    anna.wish(Wish::AddComputer { computer: "sensible".to_owned() }).await.unwrap();
    while anna.wish(Wish::Start { share: None }).await.is_err() {}
    anna.play_on(3).await;
    assert_eq!(anna.stage(), "after");
    server.stop().await;
}

/// A selection is told with everything that it can mean, and why not.
#[tokio::test]
async fn selections_are_answered_with_their_moves_and_reasons() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    let turn = clients.iter().position(Client::asked).unwrap();
    let client = &mut clients[turn];
    let Some(View::Wippen(view)) = client.view.clone() else { panic!("no view") };
    let card = view.hand.unwrap()[0].clone();
    let empty = Question::Selection { card: card.clone(), cards: vec![], builds: vec![] };
    let moves = client.ask(empty).await.unwrap().unwrap();
    assert_eq!((moves[0].kind, moves[0].mv.as_deref()), (MoveKind::Add, Some(card.as_str())));
    let two = Question::Selection { card: card.clone(), cards: view.loose[..2].to_vec(), builds: vec![] };
    let moves = client.ask(two).await.unwrap().unwrap();
    assert_eq!(moves[0].kind, MoveKind::Capture);
    let why = moves[0].why.as_ref().unwrap();
    assert!(why.rule.is_some() && why.text.is_some(), "{why:?}");
    let of_card = client.ask(Question::Card { card: card.clone() }).await.unwrap().unwrap();
    assert!(of_card.iter().all(|mv| mv.mv.as_ref().unwrap().starts_with(&card)));
    let nonsense = Question::Selection { card, cards: vec![], builds: vec![200] };
    assert_eq!(client.ask(nonsense).await.unwrap().unwrap_err().key, "refusal-no-build");
    let unheld = Question::Card { card: "Zz".to_owned() };
    assert_eq!(client.ask(unheld).await.unwrap().unwrap_err().key, "refusal-no-card");
    server.stop().await;
}
