//! Matches that are over, step by step.

use crate::client::begun;
use crate::http::{get, open, request, rules};
use crate::place::{Folder, Server};
use wire::http::{Problem, Replay};
use wire::{Switch, View};

async fn replay_of(server: &Server, text: &str, query: &str) -> Replay {
    let answer = request(server.address, "POST", &format!("/api/v1/replay{query}"), "", text).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_a_table_is_replayed_once_it_is_over() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("toepen", &[("hands", Switch::Number(3))]), false).await;
    let record = format!("/api/v1/tables/{code}/records/1");
    let early = get(server.address, &format!("{record}/replay")).await;
    assert_eq!((early.status, early.json::<Problem>().why.key.as_str()), (404, "refusal-no-record"));
    let clients = begun(server.address, &code, 3).await;
    // Nothing of a match under way.
    assert_eq!(get(server.address, &format!("{record}/replay")).await.status, 404);
    let players = clients.into_iter().enumerate().map(|(at, mut client)| {
        tokio::spawn(async move {
            client.play_on(at * 31 + 5).await;
            client.view
        })
    });
    let mut last = None;
    for player in players.collect::<Vec<_>>() {
        last = player.await.unwrap();
    }
    let whole: Replay = get(server.address, &format!("{record}/replay?count=500")).await.json();
    assert_eq!((whole.game.as_str(), whole.total as usize), ("toepen", whole.steps.len()));
    assert_eq!(whole.names, ["P0", "P1", "P2"]);
    assert_eq!(whole.rules.switches["hands"], Switch::Number(3));
    let (Some(View::Toepen(seen)), View::Toepen(end)) = (last, &whole.steps.last().unwrap().view) else {
        panic!("no view");
    };
    assert_eq!((&seen.balances, seen.hands_played), (&end.balances, end.hands_played));
    assert!(end.hands.is_some() && seen.hands.is_none());

    let some: Replay = get(server.address, &format!("{record}/replay?from=3&count=2")).await.json();
    assert_eq!((some.from, some.total, &some.steps[..]), (3, whole.total, &whole.steps[3..5]));
    for bad in ["from=x", "count=-1", "from=", "count=99999999999999999999999"] {
        assert_eq!(get(server.address, &format!("{record}/replay?{bad}")).await.status, 400, "{bad}");
    }
    assert_eq!(get(server.address, &format!("/api/v1/tables/{code}/records/2/replay")).await.status, 404);
    assert_eq!(get(server.address, "/api/v1/tables/0000000000/records/1/replay").await.status, 404);

    // The same from its record.
    let text = get(server.address, &record).await.body;
    assert_eq!(replay_of(&server, &text, "?count=500").await, whole);
    damaged(&server, &text).await;
    server.stop().await;
}

/// Whatever is wrong with a record is told, with its line, and nothing is stored.
async fn damaged(server: &Server, text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    let without = |at: usize| [&lines[..at], &lines[at + 1..]].concat().join("\n");
    let cut = lines[..lines.len() - 4].join("\n");
    let changed = text.replacen("toepen", "Toepen", 1);
    let newer = text.replacen(" 1", " 9", 1);
    for (text, lang, in_line) in [
        ("", "nl", "1"),
        ("hello", "de", "1"),
        (cut.as_str(), "nl", &(lines.len() - 3).to_string()),
        (&without(12), "en", "13"),
        (&changed, "nl", ""),
        (&newer, "de", "1"),
    ] {
        let path = format!("/api/v1/replay?lang={lang}");
        let answer = request(server.address, "POST", &path, "", text).await;
        assert_eq!(answer.status, 400, "{}", answer.body);
        let why = answer.json::<Problem>().why;
        assert_eq!(why.key, "refusal-bad-record");
        let sentence = why.text.unwrap();
        assert!(sentence.ends_with('.') && sentence.contains(in_line), "{in_line}: {sentence}");
    }
    let long = "x".repeat((1 << 20) + 1);
    let answer = request(server.address, "POST", "/api/v1/replay", "", &long).await;
    assert_eq!(answer.status, 413);
    let most = "x".repeat(1 << 20);
    assert_eq!(request(server.address, "POST", "/api/v1/replay", "", &most).await.status, 400);
}
