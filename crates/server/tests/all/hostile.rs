//! What nobody should send, while another table plays on.

use crate::client::{Client, begun, new_token, seated};
use crate::http::{open, rules};
use crate::place::{Folder, Server};
use std::collections::HashSet;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, Question, ServerMessage, Switch, Wish};

const FRAMES: [&str; 16] = [
    "null",
    "[]",
    "7",
    "\"x\"",
    "{",
    "",
    "{\"__proto__\":{}}",
    "{\"type\":\"hello\"}",
    "{\"type\":\"command\",\"id\":7,\"on\":-1,\"wish\":{}}",
    "{\"type\":\"command\",\"id\":\"x\",\"on\":1e99,\"wish\":{\"do\":\"leave\"}}",
    "{\"type\":\"command\",\"id\":\"x\",\"on\":1,\"wish\":{\"do\":\"fly\"}}",
    "{\"type\":\"ask\",\"id\":\"x\",\"about\":{\"what\":\"selection\",\"card\":7}}",
    "{\"type\":\"ask\",\"id\":\"x\",\"about\":{\"what\":\"moves\"},\"more\":1}",
    "{\"type\":\"entry\",\"number\":1}",
    "\u{0}",
    "{\"type\":\"hello\",\"version\":1,\"table\":\"x\",\"constructor\":{\"prototype\":1}}",
];

async fn throw_everything(client: &mut Client) {
    for frame in FRAMES {
        let key = client.error_of(Message::text(frame)).await.expect("the socket stays open");
        assert!(matches!(key.as_str(), "refusal-not-json" | "refusal-no-message"), "{frame}: {key}");
    }
    let brackets = client.error_of(Message::text("[".repeat(4_000))).await.unwrap();
    assert_eq!(brackets, "refusal-no-message");
    let nested = client.error_of(Message::text("{\"a\":".repeat(700))).await.unwrap();
    assert_eq!(nested, "refusal-not-json");
    assert_eq!(client.error_of(Message::text("[".repeat(10_000))).await.unwrap(), "refusal-too-long");
    assert_eq!(client.error_of(Message::binary(vec![0xff; 100])).await.unwrap(), "refusal-not-json");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_is_sent_disturbs_another_table() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let games = Switch::Text("games 1".to_owned());
    let quiet = open(server.address, rules("wippen", &[("finish", games)]), false).await;
    let players = begun(server.address, &quiet, 2).await.into_iter().map(|mut client| {
        tokio::spawn(async move {
            client.play_on(5).await;
            client.stage().to_owned()
        })
    });
    let players: Vec<_> = players.collect();
    // Before a hello, and after one.
    let mut stranger = Client::connect(server.address).await.unwrap();
    throw_everything(&mut stranger).await;
    let code = open(server.address, rules("toepen", &[]), false).await;
    let mut anna = seated(server.address, &code, "Anna").await;
    let before = anna.last;
    throw_everything(&mut anna).await;
    assert_eq!(anna.last, before, "nothing happened");
    // 5 MB are too much to be read; the socket ends, and its person comes back.
    anna.send_raw(Message::text("x".repeat(5_000_000))).await;
    while anna.next().await.is_some() {}
    let mut anna = Client::come(server.address, &code, &anna.token, None).await;
    assert_eq!(anna.seat(), Some(0));
    // Hundreds of messages at once: an answer to each, and it goes on.
    for _ in 0..500 {
        anna.send_raw(Message::text("{\"type\":\"ping\"}")).await;
    }
    let (mut pongs, mut too_fast) = (0, 0);
    while pongs + too_fast < 500 {
        match anna.next().await.expect("the socket stays open") {
            ServerMessage::Pong { .. } => pongs += 1,
            ServerMessage::Error { why, .. } if why.key == "refusal-too-fast" => too_fast += 1,
            _ => {}
        }
    }
    // The hello was one of the sixty that may come at once.
    assert!(pongs >= 59 && too_fast > 200, "{pongs} {too_fast}");
    for player in players {
        assert_eq!(player.await.unwrap(), "after");
    }
    server.stop().await;
}

/// It can send them again.
#[tokio::test]
async fn who_is_too_fast_is_told_which_messages_were_not_looked_at() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("toepen", &[]), false).await;
    let mut anna = seated(server.address, &code, "Anna").await;
    for number in 0..200 {
        anna.send(&ClientMessage::Ask { id: number.to_string(), about: Question::Moves }).await;
    }
    let mut answered = HashSet::new();
    let mut too_fast = 0;
    while answered.len() < 200 {
        match anna.next().await.expect("the socket stays open") {
            ServerMessage::Error { id: Some(id), why } => {
                assert_eq!(why.key, "refusal-too-fast");
                too_fast += 1;
                answered.insert(id);
            }
            ServerMessage::Refused { id: Some(id), .. } => drop(answered.insert(id)),
            _ => {}
        }
    }
    assert!(too_fast > 50, "{too_fast}");
    server.stop().await;
}

#[tokio::test]
async fn tokens_codes_seats_and_origins_of_others_get_nothing() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    assert_eq!(Client::connect_from(server.address, Some("http://evil.example")).await.map(drop), Err(403));
    assert_eq!(Client::connect_from(server.address, Some("null")).await.map(drop), Err(403));
    let ours = format!("http://{}", server.address);
    assert!(Client::connect_from(server.address, Some(&ours)).await.is_ok());
    let mut stranger = Client::connect(server.address).await.unwrap();
    let hello = |table: &str, token: &str| {
        format!("{{\"type\":\"hello\",\"version\":1,\"table\":\"{table}\",\"token\":\"{token}\"}}")
    };
    let key = stranger.error_of(Message::text(hello("0000000000", &new_token()))).await;
    assert_eq!(key.as_deref(), Some("refusal-no-table"));
    let key = stranger.error_of(Message::text(hello(&code, "short"))).await;
    assert_eq!(key.as_deref(), Some("refusal-bad-token"));
    let version = hello(&code, &new_token()).replace(":1,", ":2,");
    let key = stranger.error_of(Message::text(version)).await;
    assert_eq!(key.as_deref(), Some("refusal-other-version"));
    // A random token looks on, and can do nothing.
    let mut watcher = Client::come(server.address, &code, &new_token(), None).await;
    for wish in [Wish::Leave, Wish::Pause, Wish::Close, Wish::MakeCode, Wish::Remove { seat: 0 }] {
        assert_eq!(watcher.wish(wish).await.unwrap_err().key, "refusal-no-seat");
    }
    assert_eq!(watcher.act("As").await.unwrap_err().key, "refusal-no-seat");
    // Whose turn it is plays no card of the other's hand.
    let turn = clients.iter().position(Client::asked).unwrap();
    let Some(wire::View::Wippen(view)) = &clients[1 - turn].view else { panic!("no view") };
    let theirs = view.hand.clone().unwrap();
    let knows = clients[turn].knows();
    let why = clients[turn].act(&theirs[0]).await.unwrap_err();
    assert_eq!(why.key, "wippen-not-in-hand");
    assert_eq!(clients[turn].act("4sx[2h=9@1]").await.map_err(|why| why.text.is_some()), Err(true));
    assert_eq!(clients[turn].act("🂡").await.unwrap_err().key, "refusal-no-move");
    assert_eq!(clients[turn].wish(Wish::Remove { seat: 200 }).await.unwrap_err().key, "refusal-wrong-seat");
    assert_eq!(clients[turn].knows(), knows, "nothing happened");
    assert_eq!(clients[turn].next_within(Duration::from_millis(200)).await, None);
    server.stop().await;
}

#[tokio::test]
async fn names_are_shown_as_cut_plain_text() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let long = format!("e{}", "\u{301}".repeat(700));
    for (name, shown) in
        [("<img src=x onerror=alert(1)>", "<img src=x onerror=alert"), (&long, "e\u{301}\u{301}")]
    {
        let client = seated(server.address, &code, name).await;
        let frames = client.frames.concat();
        assert!(frames.contains(&serde_json::to_string(shown).unwrap()) && !frames.contains("alert("));
    }
    let mut nobody = Client::come(server.address, &code, &new_token(), None).await;
    let why = nobody.wish(Wish::Sit { name: "\u{202e}\u{200b}".to_owned() }).await.unwrap_err();
    assert_eq!(why.key, "refusal-bad-name");
    server.stop().await;
}
