//! Logs that an older version left.

use crate::client::{Client, begun, begun_with, new_token, wait_for};
use crate::http::{get, open, rules};
use crate::place::{Folder, Server, keep, secrets};
use record::{AnyRecord, Verdict};
use std::time::{Duration, Instant};
use store::Store as _;
use table::{Closing, Entry, Event};
use wire::http::About;
use wire::{ServerMessage, Switch, Wish};

/// Two logs with their secrets: of a match that is under way in its second game, and of one that is over.
async fn left_behind() -> (Vec<Entry>, Vec<Entry>, Vec<fair::Secret>) {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let games = |many: &str| [("finish", Switch::Text(format!("games {many}")))];
    let long = open(server.address, rules("wippen", &games("9")), false).await;
    let short = open(server.address, rules("wippen", &games("1")), false).await;
    let mut clients = begun(server.address, &long, 2).await;
    for turn in 0.. {
        // The first game is counted, and the second one dealt.
        if matches!(&clients[0].view, Some(wire::View::Wippen(view)) if view.games > 0) && turn % 7 == 0 {
            break;
        }
        let at = clients.iter().position(Client::asked).unwrap();
        assert!(clients[at].play(turn).await);
        let last = clients[at].last;
        wait_for(&mut clients[1 - at], |client| client.last >= last).await;
    }
    let players = begun(server.address, &short, 2).await.into_iter().map(|mut client| {
        tokio::spawn(async move {
            client.play_on(3).await;
        })
    });
    let players: Vec<_> = players.collect();
    for player in players {
        player.await.unwrap();
    }
    drop(clients);
    server.stop().await;
    let mut all = secrets(&folder.open(), &long).await;
    all.extend(secrets(&folder.open(), &short).await);
    (folder.entries(&long).await, folder.entries(&short).await, all)
}

fn other_rules(log: &[Entry]) -> Vec<Entry> {
    let mut log = log.to_vec();
    for entry in &mut log {
        if let Event::Started { version, .. } = &mut entry.event {
            *version += 1;
        }
    }
    log
}

/// Two acts one after the other that could not have been.
fn other_moves(log: &[Entry]) -> Vec<Entry> {
    let mut log = log.to_vec();
    let acts: Vec<usize> =
        (0..log.len()).filter(|at| matches!(log[*at].event, Event::Played { .. })).collect();
    let (one, other) = (acts[acts.len() - 1], acts[acts.len() - 2]);
    let (Event::Played { steps: last, .. }, Event::Played { steps: before, .. }) =
        (log[one].event.clone(), &mut log[other].event)
    else {
        panic!("no acts")
    };
    *before = last;
    log
}

/// Nobody sits here any more.
fn damaged(log: &[Entry]) -> Vec<Entry> {
    let mut log = log.to_vec();
    let last = log.last().unwrap().clone();
    let event = Event::Went { seat: game::Seat::new(7) };
    log.push(Entry { number: last.number + 1, by: None, event, ..last });
    log
}

const SAME: &str = "0000000001";
const OTHER: &str = "0000000002";
const UNLAWFUL: &str = "0000000003";
const OVER: &str = "0000000004";
const DAMAGED: &str = "0000000005";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_older_rules_left_is_closed_with_standing_and_proof() {
    let (long, short, all) = left_behind().await;
    let folder = Folder::new();
    let store = folder.open();
    for (code, log) in [
        (SAME, long.clone()),
        (OTHER, other_rules(&long)),
        (UNLAWFUL, other_moves(&long)),
        (OVER, other_rules(&short)),
        (DAMAGED, damaged(&long)),
    ] {
        keep(&store, code, &log, &all).await;
    }
    drop(store);
    let server = Server::start(&folder).await;
    let commitment = long.iter().find_map(|entry| match entry.event {
        Event::Committed { commitment } => Some(commitment),
        _ => None,
    });
    for code in [OTHER, UNLAWFUL] {
        let mut watcher = Client::come(server.address, code, &new_token(), None).await;
        wait_for(&mut watcher, |watcher| watcher.stage() == "closed").await;
        // Whoever comes later is told the same.
        let watcher = Client::come(server.address, code, &new_token(), None).await;
        let Ok(ServerMessage::Snapshot(all)) = serde_json::from_str(&watcher.frames[0]) else { panic!() };
        assert_eq!((all.closing.as_deref(), &all.view), (Some("rules_changed"), &None));
        assert_eq!(all.sheets[0].rows.len(), 1, "the standing is gone");
        let secret = fair::Secret::read(all.secret.as_deref().unwrap()).unwrap();
        assert_eq!(Some(secret.commitment()), commitment);
        // A record would say what these rules make of it.
        assert_eq!(get(server.address, &format!("/api/v1/tables/{code}/records/1")).await.status, 404);
    }
    // What is over hinders nobody, and the same people may play on.
    let about: About = get(server.address, &format!("/api/v1/tables/{OVER}")).await.json();
    assert_eq!((about.stage.as_str(), about.records), ("after", 1));
    assert_eq!(get(server.address, &format!("/api/v1/tables/{OVER}/records/1")).await.status, 404);
    let about: About = get(server.address, &format!("/api/v1/tables/{SAME}")).await.json();
    assert_eq!(about.stage, "during");
    // What is damaged is told of, and left as it is.
    let mut stranger = Client::connect(server.address).await.unwrap();
    stranger.hello(DAMAGED, None, None).await;
    while stranger.next().await.is_some() {}
    assert!(stranger.frames[0].contains("refusal-table-damaged"), "{:?}", stranger.frames);
    server.stop().await;
    for (code, log) in [(OTHER, other_rules(&long)), (UNLAWFUL, other_moves(&long))] {
        let entries = folder.entries(code).await;
        assert_eq!(entries[..log.len()], log);
        let Event::Closed { why, commitment: told, secret } = &entries.last().unwrap().event else {
            panic!()
        };
        assert_eq!((*why, *told), (Closing::RulesChanged, commitment));
        let secret = fair::Secret::read(secret.as_deref().unwrap()).unwrap();
        assert_eq!(Some(secret.commitment()), commitment);
        assert!(secrets(&folder.open(), code).await.is_empty(), "it is not needed any more");
    }
    assert_eq!(folder.entries(DAMAGED).await, damaged(&long));
    assert!(folder.open().open_tables().await.unwrap().len() == 3);
}

/// A table that is closed in the middle of a match leaves a record of what was played, which proves its cards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_is_broken_off_leaves_a_record() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    for (game, switches, computers) in [
        ("wippen", vec![("finish", Switch::Text("games 3".to_owned()))], &["greedy"][..]),
        ("toepen", vec![("hands", Switch::Number(20))], &["sensible", "random"][..]),
    ] {
        let code = open(server.address, rules(game, &switches), false).await;
        let mut clients = begun_with(server.address, &code, 1, computers).await;
        let anna = &mut clients[0];
        for turn in 0..3 {
            wait_for(anna, Client::asked).await;
            assert!(anna.play(turn).await);
        }
        let path = format!("/api/v1/tables/{code}/records/1");
        assert_eq!(get(server.address, &path).await.status, 404, "its cards are not open yet");
        anna.wish(Wish::Close).await.unwrap();
        wait_for(anna, |anna| anna.stage() == "closed").await;
        let about: About = get(server.address, &format!("/api/v1/tables/{code}")).await.json();
        assert_eq!(about.records, 1);
        let record = get(server.address, &path).await;
        assert_eq!(record.status, 200, "{}", record.body);
        let read = AnyRecord::read(&record.body).unwrap_or_else(|error| panic!("{error}\n{}", record.body));
        assert!(matches!(read.verify(), Ok(Verdict::Fair { packs: 1, .. })), "{:?}", read.verify());
        assert!(!record.body.contains(" over "), "no game was over");
        let bots = match &read {
            AnyRecord::Wippen(record) => record.header().bots().to_vec(),
            AnyRecord::Toepen(record) => record.header().bots().to_vec(),
            _ => panic!("a record of one seat"),
        };
        let expected = computers.iter().map(|name| Some((*name).to_owned()));
        assert_eq!(bots, [None].into_iter().chain(expected).collect::<Vec<_>>());
    }
    // Before a match there is nothing to record.
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut anna = crate::client::seated(server.address, &code, "Anna").await;
    anna.wish(Wish::Close).await.unwrap();
    let about: About = get(server.address, &format!("/api/v1/tables/{code}")).await.json();
    assert_eq!((about.stage.as_str(), about.records), ("closed", 0));
    server.stop().await;
}

/// Nobody comes to it, nobody mends it: it is closed, and goes with its names like any other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_table_is_not_kept_for_ever() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    drop(begun(server.address, &code, 2).await);
    server.stop().await;
    let log = damaged(&folder.entries(&code).await);
    let folder = Folder::new();
    keep(&folder.open(), DAMAGED, &log, &[]).await;
    let (idle, keep, tidy_every) = (Duration::ZERO, Duration::ZERO, Duration::from_millis(100));
    let config = server::Config { idle, keep, tidy_every, ..server::Config::default() };
    let server = Server::start_with(&folder, config).await;
    let begun = Instant::now();
    while get(server.address, &format!("/api/v1/tables/{DAMAGED}")).await.status != 404 {
        assert!(begun.elapsed() < Duration::from_secs(30), "it is still there");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}
