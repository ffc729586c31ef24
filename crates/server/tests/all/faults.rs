//! What fails inside of a process: the task of a table, a computer player, the store.

use crate::client::{Client, begun, begun_with, wait_for};
use crate::faulty::{Faulty, Mode, Switch};
use crate::http::{get, open, open_with, rules};
use crate::judge::judge;
use crate::place::{Folder, Server};
use crate::process::fails_at_goodbye;
use server::Config;
use server::kit::{Hook, Moment};
use std::time::{Duration, Instant};
use table::{Cause, Event};
use wire::{ClientMessage, News, ServerMessage, Wish};

fn goodbye() -> Wish {
    Wish::Say { phrase: "goodbye".to_owned() }
}

/// Sends a command that stays without an answer, and gives the keys of the errors that were told instead.
async fn in_vain(client: &mut Client, id: &str, on: u64, wish: Wish) -> Vec<String> {
    client.send(&ClientMessage::Command { id: id.to_owned(), on, wish }).await;
    let (mut errors, mut again) = (Vec::new(), false);
    while let Some(message) = client.next().await {
        match message {
            ServerMessage::Error { why, .. } => errors.push(why.key),
            ServerMessage::Closing { .. } => again = true,
            ServerMessage::Done { .. } => panic!("it was said to be done"),
            _ => {}
        }
    }
    assert!(again, "nobody said to come again");
    errors
}

/// The answer to the same command once more, at another connection: the number of its entry, and whether it had been
/// carried out before.
async fn once_more(client: &mut Client, id: &str, on: u64, wish: Wish) -> (u64, bool) {
    client.send(&ClientMessage::Command { id: id.to_owned(), on, wish }).await;
    loop {
        match client.next().await.expect("the socket stays open") {
            ServerMessage::Done { id: of, number, again } if of == id => return (number, again),
            ServerMessage::Refused { why, .. } => panic!("{why:?}"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_task_fails_is_built_anew_and_others_play_on() {
    let folder = Folder::new();
    let config = Config { hook: fails_at_goodbye(), ..Config::default() };
    let server = Server::start_with(&folder, config).await;
    let games = wire::Switch::Text("games 1".to_owned());
    let quiet = open(server.address, rules("wippen", &[("finish", games)]), false).await;
    let players = begun(server.address, &quiet, 2).await.into_iter().map(|mut client| {
        tokio::spawn(async move {
            client.play_on(5).await;
            client
        })
    });
    let players: Vec<_> = players.collect();
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    let [first, second] = &mut clients[..] else { unreachable!() };
    let (id, on) = (first.new_id(), first.last);
    let knows = first.view.clone();
    // It was stored, and nobody was told.
    assert_eq!(in_vain(first, &id, on, goodbye()).await, Vec::<String>::new());
    while second.next().await.is_some() {}
    let mut first = Client::come(server.address, &code, &first.token, None).await;
    assert_eq!(first.view, knows);
    let (number, again) = once_more(&mut first, &id, on, goodbye()).await;
    assert!(again);
    // Somebody who does not come back is missed all the same: the table was taken up again.
    wait_for(&mut first, |first| first.pulse.as_ref().is_some_and(|pulse| pulse.away.contains(&1))).await;
    assert_eq!(server.metric("stamtafel_desks_failed_total").await, 1);
    for player in players {
        let client = player.await.unwrap();
        assert!(
            client.stage() == "after"
                && client.frames.iter().all(|frame| !frame.contains("{\"type\":\"closing\""))
        );
    }
    server.stop().await;
    let entries = folder.entries(&code).await;
    judge(&entries);
    let said = |entry: &&table::Entry| matches!(entry.event, Event::Said { .. });
    let said: Vec<u64> = entries.iter().filter(said).map(|entry| entry.number).collect();
    assert_eq!(said, [number]);
}

/// Nobody comes, and yet it is taken up again.
async fn a_table_that_failed_is_driven_again_by_itself() {
    let folder = Folder::new();
    let config = Config { hook: fails_at_goodbye(), ..Config::default() };
    let server = Server::start_with(&folder, config).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    let (id, on) = (clients[0].new_id(), clients[0].last);
    in_vain(&mut clients[0], &id, on, goodbye()).await;
    drop(clients);
    let stored = server.metric("stamtafel_entries_total").await;
    let begun = Instant::now();
    while server.metric("stamtafel_tables").await == 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody takes the table up");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Those who were there are gone: whoever drives the table says so.
    let begun = Instant::now();
    while server.metric("stamtafel_entries_total").await < stored + 2 {
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody drives the table");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
    let went = |entry: &&table::Entry| matches!(entry.event, Event::Went { .. });
    assert_eq!(folder.entries(&code).await.iter().filter(went).count(), 2);
}

/// Its seat is played on by what a silent seat does.
async fn a_computer_player_that_fails_stops_nobody() {
    let folder = Folder::new();
    let hook = Hook::new(|moment| assert!(!matches!(moment, Moment::Asked(_)), "it cannot think"));
    let server = Server::start_with(&folder, Config { hook, ..Config::default() }).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun_with(server.address, &code, 1, &["greedy"]).await;
    let anna = &mut clients[0];
    wait_for(anna, Client::asked).await;
    assert!(anna.play(1).await);
    wait_for(anna, Client::asked).await;
    assert!(server.metric("stamtafel_computers_silent_total").await >= 1);
    server.stop().await;
    let entries = folder.entries(&code).await;
    let silent = |entry: &&table::Entry| matches!(entry.event, Event::Played { cause: Cause::NoAnswer, .. });
    assert!(entries.iter().any(|entry| silent(&entry)));
    judge(&entries);
}

struct Broken {
    folder: Folder,
    server: Server,
    switch: Switch,
    code: String,
    clients: Vec<Client>,
    turn: usize,
}

/// Two in the middle of a match, on a store that can be told to fail.
async fn about_to_break() -> Broken {
    let folder = Folder::new();
    let (store, switch) = Faulty::new(folder.open());
    let server = Server::on(store, Config::default()).await;
    let code = open_with(server.address, rules("wippen", &[]), false, Some("20s")).await;
    let clients = begun(server.address, &code, 2).await;
    let turn = clients.iter().position(Client::asked).unwrap();
    Broken { folder, server, switch, code, clients, turn }
}

/// A lawful move of the one whose turn it is.
async fn a_move(client: &mut Client) -> Wish {
    let moves = client.ask(wire::Question::Moves).await.unwrap().unwrap();
    Wish::Act { mv: moves[0].mv.clone().unwrap() }
}

async fn breaks_and_is_mended(mode: Mode, lasts: Duration) {
    let Broken { folder, server, switch, code, mut clients, turn } = about_to_break().await;
    let wish = a_move(&mut clients[turn]).await;
    let mut other = clients.remove(1 - turn);
    let client = &mut clients[0];
    let (id, on, number) = (client.new_id(), client.last, client.last);
    let token = client.token.clone();
    let begun = Instant::now();
    switch.to(mode);
    assert_eq!(in_vain(client, &id, on, wish.clone()).await, ["refusal-store-failed"]);
    let told = begun.elapsed();
    assert!(told < Duration::from_secs(30), "told after {told:?}");
    // Everybody at the table hears of it, and whoever comes does.
    while other.next().await.is_some() {}
    assert!(other.frames.iter().any(|frame| frame.contains("refusal-store-failed")));
    let mut early = Client::connect(server.address).await.unwrap();
    early.token.clone_from(&token);
    early.hello(&code, None, None).await;
    while early.next().await.is_some() {}
    assert!(early.frames.iter().any(|frame| frame.contains("refusal-store-failed")), "{:?}", early.frames);
    assert_eq!(get(server.address, "/healthz").await.status, 503);
    tokio::time::sleep(lasts.saturating_sub(begun.elapsed())).await;
    switch.to(Mode::Works);
    let mended = Instant::now();
    let mut client = loop {
        match Client::try_come(server.address, &code, &token, None).await {
            Some(client) => break client,
            None => assert!(mended.elapsed() < Duration::from_secs(30), "it does not come back"),
        }
    };
    let (done, _) = once_more(&mut client, &id, on, wish).await;
    eprintln!("told after {told:?}, mended after {:?}", mended.elapsed());
    assert!(done > number);
    let mut other = Client::come(server.address, &code, &other.token, None).await;
    wait_for(&mut other, |other| other.asked()).await;
    assert!(server.metric("stamtafel_store_faults_total").await > 0);
    drop((client, other));
    server.stop().await;
    let entries = folder.entries(&code).await;
    // Nobody's time ran out while nothing could be stored.
    let judged = judge(&entries);
    assert_eq!(judged.acts, [1, 0, 0], "{judged:?}");
    assert!(judged.restarts <= 2);
}

/// All of these mostly wait, so they wait together.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_fails_is_told_of_and_mended() {
    tokio::join!(
        a_table_that_failed_is_driven_again_by_itself(),
        a_computer_player_that_fails_stops_nobody(),
        breaks_and_is_mended(Mode::Fails, Duration::from_secs(6)),
        breaks_and_is_mended(Mode::Hangs, Duration::ZERO),
        who_was_there_all_the_time_goes_on(),
    );
}

/// For longer than a turn lasts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it waits for half a minute"]
async fn a_store_that_fails_for_long_takes_nobodys_time() {
    tokio::join!(
        breaks_and_is_mended(Mode::Fails, Duration::from_secs(30)),
        breaks_and_is_mended(Mode::Hangs, Duration::from_secs(30)),
        the_clock_of_a_table_that_failed_goes_on(),
    );
}

/// The store stands still while nobody does anything. Who was connected all the time is not taken for somebody who is
/// elsewhere, and has all their time.
async fn who_was_there_all_the_time_goes_on() {
    let Broken { folder, server, switch, code, mut clients, turn } = about_to_break().await;
    let wish = a_move(&mut clients[turn]).await;
    let was = clients[turn].pulse.as_ref().unwrap().deadlines[turn].unwrap();
    switch.to(Mode::Hangs);
    tokio::time::sleep(Duration::from_secs(9)).await;
    switch.to(Mode::Works);
    let number = clients[turn].wish(wish).await.unwrap();
    wait_for(&mut clients[1 - turn], |client| client.last >= number).await;
    assert!(clients[1 - turn].asked() && clients[1 - turn].seat() == Some(1 - turn as u8));
    let deadlines = |client: &Client| client.pulse.as_ref().unwrap().deadlines.clone();
    assert!(deadlines(&clients[1 - turn])[1 - turn].unwrap() > was);
    drop(clients);
    server.stop().await;
    let judged = judge(&folder.entries(&code).await);
    assert_eq!((judged.acts, judged.restarts), ([1, 0, 0], 1));
}

/// What was stored although the store said otherwise is done once, and said to be done when that is known.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_stored_unknown_to_all_is_done_once() {
    let Broken { folder, server, switch, code, mut clients, turn } = about_to_break().await;
    switch.to(Mode::Unknown);
    let wish = a_move(&mut clients[turn]).await;
    let number = clients[turn].wish(wish).await.unwrap();
    wait_for(&mut clients[1 - turn], |client| client.last >= number).await;
    switch.to(Mode::Works);
    let wish = a_move(&mut clients[1 - turn]).await;
    clients[1 - turn].wish(wish).await.unwrap();
    drop(clients);
    server.stop().await;
    assert_eq!(judge(&folder.entries(&code).await).acts, [2, 0, 0]);
}

/// The time of somebody who does not act is over when it is over.
async fn the_clock_of_a_table_that_failed_goes_on() {
    let folder = Folder::new();
    let config = Config { hook: fails_at_goodbye(), ..Config::default() };
    let server = Server::start_with(&folder, config).await;
    let code = open_with(server.address, rules("wippen", &[]), false, Some("20s")).await;
    let mut clients = begun(server.address, &code, 2).await;
    let turn = clients.iter().position(Client::asked).unwrap();
    let deadline = clients[turn].pulse.as_ref().unwrap().deadlines[turn].unwrap();
    let (id, on) = (clients[turn].new_id(), clients[turn].last);
    in_vain(&mut clients[turn], &id, on, goodbye()).await;
    // Both come back, and nobody acts.
    let mut back = Vec::new();
    for client in &clients {
        back.push(Client::come(server.address, &code, &client.token, None).await);
    }
    assert!(back[turn].pulse.as_ref().unwrap().deadlines[turn].unwrap() >= deadline);
    let cause = loop {
        if let ServerMessage::Entry { news: Some(news), .. } = back[turn].next().await.unwrap()
            && let News::Played { cause, .. } = news.what
        {
            break cause;
        }
    };
    assert_eq!(cause, "time_up");
    drop(back);
    server.stop().await;
    judge(&folder.entries(&code).await);
}
