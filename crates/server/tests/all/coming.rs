//! Coming, going, coming back.

use crate::client::{Client, begun, new_token, seated, wait_for};
use crate::http::{open, rules};
use crate::place::{Folder, Server};
use server::{Config, Limits};
use std::time::Duration;
use wire::{ServerMessage, View, Wish, You};

fn hand(client: &Client) -> Vec<String> {
    match &client.view {
        Some(View::Wippen(view)) => view.hand.clone().unwrap(),
        Some(View::Toepen(view)) => view.own.as_ref().unwrap().hand.clone(),
        None => panic!("no view"),
    }
}

/// Three times, in the middle of a deal: one seat, the same hand, and only what was missed.
#[tokio::test]
async fn a_token_brings_its_seat_back() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    for again in 0..3 {
        let turn = clients.iter().position(Client::asked).unwrap();
        let (token, before, last) = (clients[turn].token.clone(), hand(&clients[turn]), clients[turn].last);
        drop(clients.remove(turn));
        let known = (again > 0).then_some(last);
        let client = Client::come(server.address, &code, &token, known).await;
        clients.insert(turn, client);
        let client = &mut clients[turn];
        if known.is_some() {
            // Whoever comes back with what they knew is told the rest, and may have gone and come in it.
            assert!(client.frames.iter().all(|frame| !frame.contains("\"snapshot\"")), "{:?}", client.frames);
            client.view = None;
            client.hello_again(&server, &code).await;
        }
        wait_for(&mut clients[turn], |client| client.asked() && client.view.is_some()).await;
        assert_eq!(hand(&clients[turn]), before);
        assert_eq!(clients[turn].seats, 2);
        assert!(clients[turn].play(again).await);
        let number = clients[turn].last;
        for client in &mut clients {
            wait_for(client, |client| client.last >= number).await;
        }
    }
    // The same name without the token is somebody else, and never gets the seat.
    let mut other = Client::come(server.address, &code, &new_token(), None).await;
    let why = other.wish(Wish::Sit { name: "P0".to_owned() }).await.unwrap_err();
    assert_eq!(why.key, "refusal-name-taken");
    server.stop().await;
}

impl Client {
    /// Comes once more, with the same token, to be told everything.
    async fn hello_again(&mut self, server: &Server, code: &str) {
        let token = self.token.clone();
        *self = Client::come(server.address, code, &token, None).await;
    }
}

#[tokio::test]
async fn a_double_click_acts_once() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code =
        open(server.address, rules("wippen", &[("must_capture", wire::Switch::Bool(false))]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    let turn = clients.iter().position(Client::asked).unwrap();
    let client = &mut clients[turn];
    let cards = hand(client);
    let (first, second) = (client.new_id(), client.new_id());
    let act = |id: &str, card: &str| wire::ClientMessage::Command {
        id: id.to_owned(),
        on: 0,
        wish: Wish::Act { mv: card.to_owned() },
    };
    let on = client.last;
    for (id, card) in [(&first, &cards[0]), (&first, &cards[0]), (&second, &cards[1])] {
        let wire::ClientMessage::Command { id, wish, .. } = act(id, card) else { unreachable!() };
        client.send(&wire::ClientMessage::Command { id, on, wish }).await;
    }
    let mut answers = Vec::new();
    while answers.len() < 3 {
        match client.next().await.unwrap() {
            ServerMessage::Done { again, .. } => {
                answers.push(if again { "again" } else { "done" }.to_owned())
            }
            ServerMessage::Refused { why, .. } => answers.push(why.key),
            _ => {}
        }
    }
    assert_eq!(answers, ["done", "again", "w5-not-your-turn"]);
    server.stop().await;
}

#[tokio::test]
async fn a_second_connection_takes_over_and_the_first_can_take_it_back() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("toepen", &[]), false).await;
    let mut first = seated(server.address, &code, "Anna").await;
    let mut second = Client::come(server.address, &code, &first.token, None).await;
    assert_eq!(second.you, Some(You::Seat { seat: 0 }));
    wait_for(&mut first, |first| first.you == Some(You::Elsewhere { seat: 0 })).await;
    assert_eq!(first.wish(Wish::Away).await.unwrap_err().key, "refusal-elsewhere-now");
    first.wish(Wish::Here).await.unwrap();
    wait_for(&mut first, |first| first.seat() == Some(0)).await;
    wait_for(&mut second, |second| second.you == Some(You::Elsewhere { seat: 0 })).await;
    server.stop().await;
}

#[tokio::test]
async fn a_code_moves_a_seat_once() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("toepen", &[]), false).await;
    let mut anna = seated(server.address, &code, "Anna").await;
    anna.wish(Wish::MakeCode).await.unwrap();
    wait_for(&mut anna, |anna| anna.code.is_some()).await;
    let claim = anna.code.clone().unwrap();
    let body = format!("{{\"claim\":\"{claim}\"}}");
    let found = crate::http::request(server.address, "POST", "/api/v1/moves", "", &body).await;
    assert_eq!(found.json::<wire::http::Opened>().code, code);
    let mut phone = Client::connect(server.address).await.unwrap();
    phone.hello(&code, None, Some(&claim)).await;
    wait_for(&mut phone, |phone| phone.seat() == Some(0)).await;
    let mut thief = Client::connect(server.address).await.unwrap();
    thief.hello(&code, None, Some(&claim)).await;
    let refused = loop {
        match thief.next().await {
            Some(ServerMessage::Refused { why, .. }) => break why.key,
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    };
    assert_eq!(refused, "refusal-wrong-code");
    server.stop().await;
}

#[tokio::test]
async fn who_is_told_to_stop_comes_again() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("toepen", &[]), false).await;
    let mut anna = seated(server.address, &code, "Anna").await;
    let stopping = tokio::spawn(server.stop());
    let told = loop {
        match anna.next_within(Duration::from_secs(10)).await {
            Some(ServerMessage::Closing { again }) => break again,
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    };
    assert!(told > 0);
    stopping.await.unwrap();
}

/// The number of this name.
async fn metric(server: &Server, name: &str) -> u64 {
    let text = crate::http::get(server.metrics, "/metrics").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    line.unwrap_or_else(|| panic!("{name} is not in {text}"))
}

/// Hints of what a table wrote itself come back to it; it does not go and read that.
#[tokio::test]
async fn a_table_does_not_look_for_what_it_wrote() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut clients = begun(server.address, &code, 2).await;
    // A desk looks once when it begins.
    let looks = metric(&server, "stamtafel_looks_total ").await;
    for move_number in 0..8 {
        let turn = clients.iter().position(Client::asked).unwrap();
        assert!(clients[turn].play(move_number).await);
        let last = clients[turn].last;
        for client in &mut clients {
            wait_for(client, |client| client.last >= last).await;
        }
    }
    assert!(metric(&server, "stamtafel_entries_total ").await > 8);
    assert_eq!(metric(&server, "stamtafel_looks_total ").await, looks);
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_memory_and_comes_back() {
    let folder = Folder::new();
    let mut config = Config::default();
    config.limits.asleep_after = Duration::from_millis(100);
    let server = Server::start_with(&folder, config).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let clients = begun(server.address, &code, 2).await;
    assert_eq!((server.metric("stamtafel_tables").await, server.metric("stamtafel_sockets").await), (1, 2));
    let (token, before) = (clients[0].token.clone(), hand(&clients[0]));
    drop(clients);
    // With nobody there the clocks stand still, so there is nothing to wait for.
    let mut asleep = false;
    for _ in 0..450 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        asleep = server.metric("stamtafel_tables").await == 0;
        if asleep {
            break;
        }
    }
    assert!(asleep, "it is still in memory");
    // The main address tells no numbers.
    assert_eq!(crate::http::get(server.address, "/metrics").await.status, 404);
    let back = Client::come(server.address, &code, &token, None).await;
    assert_eq!(hand(&back), before);
    server.stop().await;
}

/// At a table where much is told nobody is silent towards those who look on, and they have nothing to say themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_on_at_a_busy_table_and_answers_pings_may_stay() {
    let folder = Folder::new();
    let limits = Limits { ping_after: Duration::from_millis(300), ..Limits::default() };
    let server = Server::start_with(&folder, Config { limits, ..Config::default() }).await;
    let code = open(server.address, rules("wippen", &[]), false).await;
    let mut anna = seated(server.address, &code, "Anna").await;
    let mut watcher = Client::come(server.address, &code, &new_token(), None).await;
    let mut asleep = Client::come(server.address, &code, &new_token(), None).await;
    let watching = tokio::spawn(async move {
        while watcher.last < 40 {
            watcher.next().await.expect("who answers pings may stay");
        }
    });
    for round in 0..40 {
        anna.wish(Wish::Hints { on: round % 2 == 0 }).await.unwrap();
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    watching.await.unwrap();
    // Who did not even read, and so answered nothing, was sent away with two thirds of it untold.
    while asleep.next().await.is_some() {}
    assert!(asleep.last < 30, "{}", asleep.last);
    server.stop().await;
}
