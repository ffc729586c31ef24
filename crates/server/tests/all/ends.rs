//! What comes to an end, and what never does.

use crate::client::{begun, begun_with, wait_for};
use crate::http::{get, open, open_with, rules};
use crate::judge::judge;
use crate::place::Folder;
use crate::process::{Process, With};
use std::time::{Duration, Instant};
use wire::{News, ServerMessage, Switch};

/// The computer player thinks for ever. Its seat is played on within the limit, the logs say so, and the server can
/// still be stopped.
async fn a_computer_player_that_hangs_stops_nobody() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path()).unwrap();
    let log = folder.path().join("log");
    let with = With { wrong: Some("hangs"), log: Some(&log), ..With::default() };
    let process = Process::start_with(&folder.place(), with);
    let code = open(process.address, rules("wippen", &[]), false).await;
    let mut clients = begun_with(process.address, &code, 1, &["greedy"]).await;
    let anna = &mut clients[0];
    wait_for(anna, |anna| anna.asked()).await;
    assert!(anna.play(1).await);
    let asked = Instant::now();
    let cause = loop {
        if let Some(ServerMessage::Entry { news: Some(news), .. }) = anna.next().await
            && let News::Played { cause, seat: 1, .. } = news.what
        {
            break cause;
        }
    };
    assert_eq!(cause, "no_answer");
    assert!(asked.elapsed() >= Duration::from_secs(4), "it was not given its time: {:?}", asked.elapsed());
    wait_for(anna, |anna| anna.asked()).await;
    assert!(anna.play(2).await);
    drop(clients);
    assert!(process.terminate().await.success());
    let said = std::fs::read_to_string(&log).unwrap();
    assert!(said.contains("a computer player did not answer"), "{said}");
    judge(&folder.entries(&code).await);
}

/// A match ends while there is time left on a clock: nothing comes when that time is over.
async fn nothing_comes_after_the_end(time: &str, wait: Duration) {
    let folder = Folder::new();
    let process = Process::start(&folder.place());
    let games = Switch::Text("games 1".to_owned());
    let code = open_with(process.address, rules("wippen", &[("finish", games)]), false, Some(time)).await;
    let players = begun(process.address, &code, 2).await.into_iter().map(|mut client| {
        tokio::spawn(async move {
            client.play_on(4).await;
            client
        })
    });
    let players: Vec<_> = players.collect();
    let mut clients = Vec::new();
    for player in players {
        clients.push(player.await.unwrap());
    }
    for client in &mut clients[..1] {
        let until = Instant::now() + wait;
        let mut revealed = 0;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            match client.next_within(left.min(Duration::from_secs(10))).await {
                Some(ServerMessage::Entry { news: Some(news), .. }) => match news.what {
                    News::Revealed { .. } => revealed += 1,
                    other => panic!("after the end came {other:?}"),
                },
                Some(other) => panic!("after the end came {other:?}"),
                None => {}
            }
        }
        let ends = client.frames.iter().filter(|frame| frame.contains("\"revealed\"")).count();
        assert_eq!((ends, revealed.min(1)), (1, revealed), "the end was told {ends} times");
        assert_eq!(client.stage(), "after");
        assert!(client.pulse.as_ref().unwrap().deadlines.iter().all(Option::is_none));
    }
    assert_eq!(get(process.address, &format!("/api/v1/tables/{code}/records/1")).await.status, 200);
    assert!(process.terminate().await.success());
    let entries = folder.entries(&code).await;
    let over = |entry: &&table::Entry| matches!(entry.event, table::Event::Revealed { .. });
    assert_eq!(entries.iter().filter(over).count(), 1);
    judge(&entries);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_ends_has_ended_and_what_hangs_stops_nobody() {
    tokio::join!(
        nothing_comes_after_the_end("20s", Duration::from_secs(3)),
        a_computer_player_that_hangs_stops_nobody(),
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it waits for a minute"]
async fn nothing_comes_a_minute_after_the_end_of_a_match() {
    nothing_comes_after_the_end("45s", Duration::from_secs(60)).await;
}
