//! The process is killed at random instants under play. Nothing that it said was done is lost, nothing is done
//! twice, hands and deadlines stay, and play goes on.

use crate::client::{Client, begun, begun_with};
use crate::guest::{Guest, Play};
use crate::http::{get, open_with, rules};
use crate::judge::{compare, judge};
use crate::place::{Folder, Place};
use crate::process::Process;
use game::kit::{Chance, cases};
use record::{AnyRecord, Verdict};
use std::time::{Duration, Instant};
use store::kit::Cluster;
use wire::{Switch, Wish};

/// Far more than it may take until something happens.
const GENEROUS: Duration = Duration::from_secs(60);

/// How often a server is killed: a few times, or 200 times in the slow suite.
fn deaths() -> u64 {
    if cases(1) == 1 { 6 } else { cases(10) }
}

async fn until(so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < GENEROUS, "nothing happens any more");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn strike(place: &Place, times: u64) {
    let mut process = Process::start(place);
    let games = Switch::Text("games 500".to_owned());
    let wippen = open_with(process.address, rules("wippen", &[("finish", games)]), false, Some("45s")).await;
    let toepen = open_with(process.address, rules("toepen", &[]), false, Some("45s")).await;
    let mut chance = Chance::new(11);
    // At the second table computer players play.
    let plays = [Play::default(), Play::default()];
    let mut guests = Vec::new();
    for client in begun(process.address, &wippen, 2).await {
        guests.push(Guest::of(&client, &wippen, &plays[0]));
    }
    for client in begun_with(process.address, &toepen, 1, &["sensible", "random"]).await {
        guests.push(Guest::of(&client, &toepen, &plays[1]));
    }
    let acts = || plays[0].acts() + plays[1].acts();
    let (mut killed, mut pauses) = (Instant::now(), Vec::new());
    for case in 0..times {
        let (address, before, of_toepen) = (process.address, acts(), plays[1].acts());
        let playing = guests.into_iter().map(|mut guest: Guest| {
            tokio::spawn(async move {
                guest.play_at(address).await;
                guest
            })
        });
        let playing: Vec<_> = playing.collect();
        // Some are killed before anything happens, most under play, and a few after they drive computer players.
        if case % 3 > 0 {
            until(|| acts() > before).await;
            pauses.push(killed.elapsed());
        }
        if case % 10 == 5 {
            until(|| plays[1].acts() > of_toepen).await;
        }
        tokio::time::sleep(Duration::from_micros(chance.below(250_000) as u64)).await;
        process.kill();
        killed = Instant::now();
        guests = Vec::new();
        for player in playing {
            guests.push(player.await.unwrap());
        }
        process = Process::start(place);
    }
    end(&process, &wippen, &guests[0], true).await;
    end(&process, &toepen, &guests[2], false).await;
    assert!(process.terminate().await.success());
    for code in [wippen, toepen] {
        let entries = place.entries(&code).await;
        let told = judge(&entries);
        guests.iter().filter(|guest| guest.code == code).for_each(|guest| compare(&entries, guest));
        eprintln!("{times} killed: {} entries, {told:?}", entries.len());
    }
    let longest = pauses.iter().max().copied().unwrap_or_default();
    eprintln!("play went on after at most {longest:?}");
    assert!(acts() > times as usize, "hardly anything was played: {}", acts());
    assert!(longest < GENEROUS / 2);
}

/// Closes a table in the middle of a match: what was played of it is a record, and all its packs are those to which
/// the table had bound itself at the very beginning.
async fn end(process: &Process, code: &str, host: &Guest, under_way: bool) {
    let mut client = Client::come(process.address, code, &host.token, None).await;
    client.wish(Wish::Close).await.unwrap();
    let record = get(process.address, &format!("/api/v1/tables/{code}/records/1")).await;
    if record.status == 200 || under_way {
        let read = AnyRecord::read(&record.body).unwrap_or_else(|error| panic!("{error}\n{}", record.body));
        assert!(matches!(read.verify(), Ok(Verdict::Fair { .. })), "{:?}", read.verify());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_survives_the_death_of_its_server() {
    let folder = Folder::new();
    strike(&folder.place(), deaths()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_survives_the_death_of_its_server() {
    let Some(cluster) = Cluster::start() else { return };
    strike(&Place::database(&cluster), deaths()).await;
}
