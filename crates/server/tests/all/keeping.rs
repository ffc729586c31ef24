//! What is kept, for how long, and what is never written anywhere.

use crate::client::{Client, begun, new_token, seated, wait_for};
use crate::http::{get, open, request, rules};
use crate::place::Folder;
use crate::process::{Process, With};
use serde_json::Value;
use std::collections::BTreeSet;
use table::Event;
use tokio_tungstenite::tungstenite::Message;
use wire::{Switch, Wish};

/// Closed tables go with their names after so many days; here, at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closed_tables_go_with_everything_in_them() {
    let folder = Folder::new();
    let place = folder.place();
    let process = Process::start(&place);
    let closed = open(process.address, rules("wippen", &[]), false).await;
    let kept = open(process.address, rules("wippen", &[]), false).await;
    let mut clients = begun(process.address, &closed, 2).await;
    let turn = clients.iter().position(Client::asked).unwrap();
    assert!(clients[turn].play(1).await);
    let mut zwaantje = seated(process.address, &kept, "Zwaantje").await;
    let mut warmolt = Client::come(process.address, &closed, &new_token(), None).await;
    warmolt.wish(Wish::Sit { name: "Warmolt".to_owned() }).await.unwrap();
    clients[0].wish(Wish::Close).await.unwrap();
    assert!(process.terminate().await.success());
    let holds = |word: &str| {
        let files = std::fs::read_dir(folder.path()).unwrap();
        let bytes = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
        bytes.into_iter().any(|bytes| bytes.windows(word.len()).any(|part| part == word.as_bytes()))
    };
    let secret = folder.entries(&closed).await.iter().find_map(|entry| match &entry.event {
        Event::Closed { secret, .. } => secret.clone(),
        _ => None,
    });
    let secret = secret.expect("it was closed with its secret");
    assert!(holds("Warmolt") && holds("Zwaantje") && holds(&secret));
    let process = Process::start_with(&place, With { keep: Some(0), ..With::default() });
    while get(process.address, &format!("/api/v1/tables/{closed}")).await.status != 404 {}
    zwaantje = Client::come(process.address, &kept, &zwaantje.token, None).await;
    assert_eq!(zwaantje.seat(), Some(0));
    assert!(process.terminate().await.success());
    assert!(holds("Zwaantje"), "this is not how to look for names");
    assert!(!holds("Warmolt") && !holds(&secret) && !holds(&closed));
}

/// Everything that a line of the logs may have, besides what every line has.
const FIELDS: [&str; 12] = [
    "table",
    "process",
    "others",
    "listening",
    "error",
    "tables",
    "seat",
    "place",
    "timestamp",
    "level",
    "message",
    "target",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_tell_no_secrets() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path()).unwrap();
    let log = folder.path().join("log");
    let place = folder.place();
    let with = With { wrong: Some("fails"), log: Some(&log), ..With::default() };
    let process = Process::start_with(&place, with);
    let address = process.address;
    let mut words = BTreeSet::new();
    let games = Switch::Text("games 1".to_owned());
    let code = open(address, rules("wippen", &[("finish", games)]), true).await;
    let mut clients = begun(address, &code, 2).await;
    // Names, tokens, codes, shares; hostile ones among them.
    words.extend(clients.iter().map(|client| client.token.clone()));
    words.extend([code.clone(), "chance".to_owned()]);
    let mut anna = Client::come(address, &code, &new_token(), None).await;
    anna.wish(Wish::Sit { name: "Zwaantje".to_owned() }).await.unwrap();
    words.extend(["Zwaantje".to_owned(), anna.token.clone()]);
    clients[0].wish(Wish::MakeCode).await.unwrap();
    wait_for(&mut clients[0], |client| client.code.is_some()).await;
    words.extend(clients[0].code.clone());
    for wrong in ["0123456789", "zzzzzzzzzz"] {
        get(address, &format!("/api/v1/tables/{wrong}")).await;
        request(address, "POST", "/api/v1/moves", "", &format!("{{\"claim\":\"{wrong}\"}}")).await;
        let mut stranger = Client::connect(address).await.unwrap();
        stranger.hello(wrong, None, Some(wrong)).await;
        words.extend([wrong.to_owned(), stranger.token.clone()]);
        let _ = stranger.error_of(Message::text("{\"type\":\"Zwaantje\"}")).await;
    }
    let other = open(address, rules("toepen", &[]), false).await;
    words.insert(other.clone());
    let mut others = begun(address, &other, 2).await;
    words.extend(others.iter().map(|client| client.token.clone()));
    others[0].wish(Wish::DeleteName).await.unwrap();
    // The task of a table fails with all that it knows.
    let id = others[0].new_id();
    assert!(others[0].wish_as(&id, Wish::Say { phrase: "goodbye".to_owned() }).await.is_none());
    let players = clients.into_iter().map(|mut client| {
        tokio::spawn(async move {
            client.play_on(9).await;
        })
    });
    let players: Vec<_> = players.collect();
    for player in players {
        player.await.unwrap();
    }
    assert_eq!(get(address, &format!("/api/v1/tables/{code}/records/1")).await.status, 200);
    process.kill();
    let process = Process::start_with(&place, with);
    let mut host = Client::come(process.address, &other, &others[0].token, None).await;
    host.wish(Wish::Close).await.unwrap();
    assert!(process.terminate().await.success());
    for code in [&code, &other] {
        for entry in folder.entries(code).await {
            words.extend(match entry.event {
                Event::Revealed { secret } | Event::Closed { secret, .. } => secret,
                Event::Sat { token, .. } => Some(token.0.to_string()),
                Event::Committed { commitment } => Some(commitment.to_string()),
                Event::Code { code, .. } => Some(code.0.to_string()),
                _ => None,
            });
        }
    }
    let text = std::fs::read_to_string(&log).unwrap();
    for word in &words {
        assert!(!text.contains(word.as_str()), "the logs tell {word}");
    }
    let (mut lines, mut failed) = (0, 0);
    for line in text.lines() {
        let fields: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        for (field, value) in fields.as_object().unwrap() {
            assert!(FIELDS.contains(&field.as_str()), "{field} in {line}");
            // A card stands in a text as a word of its own, or one behind the other.
            let said = value.as_str().unwrap_or_default().split(|letter: char| !letter.is_alphanumeric());
            let cards = said.filter(|word| !word.is_empty() && word.len() % 2 == 0).filter(|word| {
                word.as_bytes().chunks(2).all(|pair| {
                    std::str::from_utf8(pair).is_ok_and(|pair| pair.parse::<cards::Card>().is_ok())
                })
            });
            assert_eq!(cards.count(), 0, "{line}");
        }
        lines += 1;
        failed += usize::from(line.contains("something failed"));
    }
    assert!(lines > 5 && failed == 1, "{lines} lines, {failed} of a failure:\n{text}");
}
