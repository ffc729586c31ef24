//! The process is killed at random instants under play. Nothing that it said was done is lost, nothing is done
//! twice, and play goes on.

use crate::client::{Client, begun};
use crate::http::{open, rules};
use crate::place::Folder;
use server::{Config, Options, Place, run};
use std::collections::BTreeSet;
use std::env;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use table::Event;
use wire::{Switch, Wish};

/// Where the other process keeps its store: it is this program again, told by this that it is the server.
const FOLDER: &str = "STAMTAFEL_TEST_FOLDER";

/// No test of its own: what the other process runs.
#[test]
fn serves_if_it_is_asked_to() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let options = Options {
        listen: "127.0.0.1:0".parse().unwrap(),
        metrics: server::MetricsAt::Off,
        place: Place::Folder(folder.into()),
        config: Config::default(),
    };
    run(options, |address| println!("\nat {address}")).unwrap();
}

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(folder: &Folder) -> Process {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["kill::serves_if_it_is_asked_to", "--exact", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("at ")?.parse().ok());
        Process { child, address: address.expect("it says where it is") }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Plays until the socket is gone, and notes every command that was said to be done.
async fn play(mut client: Client, mut number: usize, mut done: BTreeSet<u64>) -> (Client, BTreeSet<u64>) {
    loop {
        number = number.wrapping_mul(31).wrapping_add(17);
        if client.stage() == "after" {
            let _ = client.wish_as(&"0".repeat(32), Wish::Rematch).await;
        }
        let before = client.frames.len();
        let goes_on = match client.asked() {
            true => client.play(number >> 3).await,
            false => client.next().await.is_some(),
        };
        for frame in &client.frames[before..] {
            if let Ok(wire::ServerMessage::Done { number, again: false, .. }) = serde_json::from_str(frame) {
                done.insert(number);
            }
        }
        if !goes_on {
            return (client, done);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost() {
    let cases: usize = env::var("STAMTAFEL_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(20);
    let folder = Folder::new();
    let mut process = Process::start(&folder);
    let games = Switch::Text("games 500".to_owned());
    let code = open(process.address, rules("wippen", &[("finish", games)]), false).await;
    let mut players: Vec<_> =
        begun(process.address, &code, 2).await.into_iter().map(|client| (client, BTreeSet::new())).collect();
    let tokens: Vec<String> = players.iter().map(|(client, _)| client.token.clone()).collect();
    for case in 0..cases {
        let playing = players
            .into_iter()
            .enumerate()
            .map(|(at, (client, done))| tokio::spawn(play(client, case * 100 + at, done)));
        let playing: Vec<_> = playing.collect();
        // An instant that has nothing to do with what happens at the table.
        tokio::time::sleep(Duration::from_micros(50_000 + (case as u64 * 7_919_317) % 250_000)).await;
        process.kill();
        let mut after = Vec::new();
        for player in playing {
            after.push(player.await.unwrap());
        }
        process = Process::start(&folder);
        let up = Instant::now();
        players = Vec::new();
        for ((old, done), token) in after.into_iter().zip(&tokens) {
            let client = Client::come(process.address, &code, token, None).await;
            assert!(client.last >= old.last, "case {case}: what was told is lost");
            assert!(done.iter().all(|number| *number <= client.last), "case {case}: what was done is lost");
            assert_eq!(client.seat(), old.seat());
            players.push((client, done));
        }
        assert!(up.elapsed() < Duration::from_secs(5), "case {case}: it took {:?}", up.elapsed());
    }
    process.kill();
    let entries = folder.entries(&code).await;
    let done: BTreeSet<u64> = players.iter().flat_map(|(_, done)| done.iter().copied()).collect();
    assert!(done.len() > cases, "hardly anything was played: {}", done.len());
    let mut commands = BTreeSet::new();
    for (number, entry) in (1..).zip(&entries) {
        assert_eq!(entry.number, number);
        // What was said to be done is there, as somebody's command, and once.
        if let (Event::Played { .. }, Some(by)) = (&entry.event, entry.by) {
            assert!(commands.insert((by.token, by.id)), "{by:?} acted twice");
        }
    }
    let of_commands = |number: &u64| entries[*number as usize - 1].by.is_some();
    assert!(done.iter().all(of_commands));
    wire::Eyes::open(&entries).map(drop).expect("the log is whole");
}
