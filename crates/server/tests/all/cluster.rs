//! Three servers on one database, of which one dies every few seconds.

use crate::client::{Client, begun, begun_with, wait_for};
use crate::guest::{Guest, Play};
use crate::http::{open, open_with, rules};
use crate::judge::{compare, judge};
use crate::place::Place;
use crate::process::Process;
use crate::restart;
use game::kit::{Chance, cases};
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::kit::Cluster;
use tokio_postgres::NoTls;
use wire::{Switch, Wish};

/// The servers that can be reached.
type Up = Arc<Mutex<Vec<SocketAddr>>>;

/// Plays where it can, each time somewhere else.
async fn plays(mut guest: Guest, up: Up, seed: u64) -> Guest {
    let mut chance = Chance::new(seed);
    let mut last = None;
    while !guest.play.stops() {
        let addresses: Vec<SocketAddr> = up.lock().unwrap().clone();
        let others: Vec<_> = addresses.iter().filter(|address| Some(**address) != last).collect();
        let address = *others[chance.below(others.len())];
        last = Some(address);
        guest.play_at(address).await;
    }
    guest
}

async fn three_servers_of_which_one_dies_every_few_seconds(place: Place) {
    let mut processes: Vec<Process> = (0..3).map(|_| Process::start(&place)).collect();
    let first = processes[0].address;
    let games = || ("finish", Switch::Text("games 3".to_owned()));
    let mut codes = Vec::new();
    for (rules, time) in [
        (rules("wippen", &[games()]), "45s"),
        (rules("toepen", &[("hands", Switch::Number(5))]), "45s"),
        (rules("wippen", &[games()]), "45s"),
        (rules("wippen", &[games()]), "20s"),
    ] {
        codes.push(open_with(first, rules, false, Some(time)).await);
    }
    let play = Play::default();
    let mut guests = Vec::new();
    for (code, people, computers) in [
        (&codes[0], 2, &[][..]),
        (&codes[1], 1, &["sensible", "random"][..]),
        (&codes[2], 1, &["greedy", "random", "random"][..]),
        (&codes[3], 2, &[][..]),
    ] {
        for client in begun_with(first, code, people, computers).await {
            guests.push(Guest::of(&client, code, &play));
        }
    }
    // At the last table somebody is there and never answers.
    guests.last_mut().unwrap().silent = true;
    let up: Up = Arc::new(Mutex::new(processes.iter().map(|process| process.address).collect()));
    let playing = (1..).zip(guests).map(|(seed, guest)| tokio::spawn(plays(guest, Arc::clone(&up), seed)));
    let playing: Vec<_> = playing.collect();
    let (begun, lasts) = (Instant::now(), Duration::from_secs(cases(8)));
    let mut deaths = 0;
    while begun.elapsed() < lasts {
        tokio::time::sleep(Duration::from_millis(2500)).await;
        // Not the oldest one each time, so that one that has just come dies too.
        let process = processes.remove(deaths % 2);
        up.lock().unwrap().retain(|address| *address != process.address);
        process.kill();
        tokio::time::sleep(Duration::from_millis(500)).await;
        let process = Process::start(&place);
        up.lock().unwrap().push(process.address);
        processes.push(process);
        deaths += 1;
    }
    play.stop.store(true, Ordering::Relaxed);
    let mut guests = Vec::new();
    for player in playing {
        guests.push(player.await.unwrap());
    }
    for process in processes {
        assert!(process.terminate().await.success());
    }
    let acts = play.acts();
    eprintln!("{deaths} killed in {:?}, {acts} acts of people", begun.elapsed());
    for code in &codes {
        let entries = place.entries(code).await;
        let told = judge(&entries);
        eprintln!("{} entries, {told:?}", entries.len());
        guests.iter().filter(|guest| guest.code == *code).for_each(|guest| compare(&entries, guest));
        assert!(told.longest.0 < 60_000, "nobody took over for {}", told.longest);
        assert_eq!(told.restarts, 0, "somebody was there all the time");
    }
    assert!(acts > deaths * 4, "hardly anything was played");
}

/// Nobody listens any more, on any server.
async fn deafen(place: &Place) -> u64 {
    let Place::Database(url) = place else { panic!("no database") };
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    let carrier = tokio::spawn(connection);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    let cut = client.query(cut, &[]).await.unwrap().len() as u64;
    drop(client);
    carrier.await.unwrap().unwrap();
    cut
}

/// A notice that is lost costs a moment, and nothing else.
async fn what_one_server_does_not_hear_it_finds(place: Place) {
    let (one, other) = (Process::start(&place), Process::start(&place));
    let code = open(one.address, rules("wippen", &[]), false).await;
    let mut clients = begun(one.address, &code, 2).await;
    let token = clients.pop().unwrap().token;
    clients.push(Client::come(other.address, &code, &token, None).await);
    // Both know that the second one is there.
    let last = clients[1].last;
    wait_for(&mut clients[0], |client| client.last >= last).await;
    for round in 0..3 {
        let turn = clients.iter().position(Client::asked).unwrap();
        assert_eq!(deafen(&place).await, 2);
        assert!(clients[turn].play(round).await);
        let number = clients[turn].last;
        let begun = Instant::now();
        wait_for(&mut clients[1 - turn], |client| client.last >= number).await;
        eprintln!("heard after {:?}", begun.elapsed());
        assert_eq!(clients[0].pulse, clients[1].pulse);
        tokio::time::sleep(Duration::from_millis(700)).await;
    }
    // Whoever knows less than there is decides nothing wrong: the number is taken, and it is looked at anew.
    deafen(&place).await;
    let turn = clients.iter().position(Client::asked).unwrap();
    assert!(clients[turn].play(7).await);
    clients[1 - turn].wish(Wish::Away).await.unwrap();
    clients[1 - turn].wish(Wish::Back).await.unwrap();
    assert!(clients[1 - turn].last > clients[turn].last || clients[1 - turn].asked());
    drop(clients);
    for process in [one, other] {
        assert!(process.terminate().await.success());
    }
    judge(&place.entries(&code).await);
}

/// The driver stores something and dies before it says so: who takes over has it, and so has everybody there.
async fn who_takes_over_reads_what_was_left_unsaid(place: Place) {
    let one = Process::start(&place);
    let code = open(one.address, rules("wippen", &[]), false).await;
    let mut clients = begun(one.address, &code, 2).await;
    let other = Process::start(&place);
    let token = clients.pop().unwrap().token;
    let mut watcher = Client::come(other.address, &code, &token, None).await;
    let last = watcher.last;
    wait_for(&mut clients[0], |client| client.last >= last).await;
    // What the first one would have said: stored, and no notice of it.
    let mut unsaid = Vec::new();
    let store = place.open().await;
    let entries = place.entries(&code).await;
    let id = store::Store::find(&store, &code).await.unwrap().unwrap();
    let end = entries.last().unwrap();
    unsaid.push(table::Entry {
        number: end.number + 1,
        at: end.at,
        by: None,
        event: table::Event::Said { seat: game::Seat::new(0), phrase: table::Phrase::Hello },
    });
    let Place::Database(url) = &place else { panic!("no database") };
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    let carrier = tokio::spawn(connection);
    let text = store::codec::encode(&unsaid[0]).unwrap();
    let with: [&(dyn tokio_postgres::types::ToSql + Sync); 4] =
        [&(id.0 as i64), &(unsaid[0].number as i64), &(unsaid[0].at.0 as i64), &text];
    let insert = "INSERT INTO entries (table_id, number, at, entry) VALUES ($1, $2, $3, $4)";
    client.execute(insert, &with).await.unwrap();
    drop(client);
    carrier.await.unwrap().unwrap();
    one.kill();
    let begun = Instant::now();
    wait_for(&mut watcher, |client| client.last > end.number).await;
    eprintln!("found after {:?}", begun.elapsed());
    drop(watcher);
    assert!(other.terminate().await.success());
    judge(&place.entries(&code).await);
}

/// All of these mostly wait, so they wait together.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_share_a_database() {
    let Some(cluster) = Cluster::start() else { return };
    let place = || Place::database(&cluster);
    tokio::join!(
        three_servers_of_which_one_dies_every_few_seconds(place()),
        what_one_server_does_not_hear_it_finds(place()),
        who_takes_over_reads_what_was_left_unsaid(place()),
        restart::time_without_any_server_is_not_counted(place()),
        restart::three_tables_in_a_database_go_on([place(), place()]),
    );
}
