//! Processes that are killed while they append: what they were told is stored is there, and nothing is torn.

use crate::common::evening::Evening;
use crate::place::{Place, new_table, run};
use game::kit::{Chance, cases};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use store::kit::Cluster;
use store::{AnyStore, NewTable, Store, TableId};
use table::Entry;

/// Says to [`child`] where its store is.
const WHERE: &str = "STAMTAFEL_TEST_STORE";

/// How many write at once in one process.
const WRITERS: u64 = 4;

/// Every append but the last of a table has so many entries, so it shows when only a part of one is there.
const BATCH: usize = 3;

fn log() -> Vec<Entry> {
    let mut evening = Evening::new(5);
    evening.play(1);
    evening.shell.log
}

/// Not a test of its own: the process that is killed. It says what is stored, as soon as it is told.
#[test]
fn child() {
    let Some(place) = std::env::var_os(WHERE) else { return };
    let place = match place.to_str().filter(|text| text.starts_with("postgresql:")) {
        Some(url) => Place::Database(url.to_owned()),
        None => Place::Folder(PathBuf::from(place)),
    };
    run(async move {
        let store = Arc::new(place.open().await);
        let log = Arc::new(log());
        let mut writers = Vec::new();
        for writer in 0..WRITERS {
            let (store, log) = (Arc::clone(&store), Arc::clone(&log));
            writers.push(tokio::spawn(async move { write(&store, &log, writer).await }));
        }
        for writer in writers {
            writer.await.unwrap();
        }
    });
}

/// Fills one table after another with the same log, and goes on where another process was killed.
async fn write(store: &AnyStore, log: &[Entry], writer: u64) {
    for table in (0..).map(|count| TableId(count * WRITERS + writer)) {
        let mut last = store.info(table).await.unwrap().map_or(0, |info| info.last as usize);
        if last == 0 {
            store.open(NewTable { id: table, ..new_table(table.0) }, log[0].clone()).await.unwrap();
            say(table, 1);
            last = 1;
        }
        while last < log.len() {
            let end = log.len().min(last + BATCH);
            store.append(table, log[last..end].to_vec()).await.unwrap();
            say(table, end);
            last = end;
        }
    }
}

fn say(table: TableId, number: usize) {
    // In one piece: a line that was torn by the death of this process says nothing.
    let line = format!("stored {} {number} .\n", table.0);
    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
}

/// What a line says: a table and its last entry.
fn heard(line: &str) -> Option<(u64, u64)> {
    let mut words = line.strip_prefix("stored ")?.strip_suffix(" .")?.split(' ');
    Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
}

/// Lets a process write until it is killed, and gives what it said.
fn kill_one(place: &Place, after: Duration) -> BTreeMap<u64, u64> {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "killed::child", "--nocapture", "--test-threads=1"]);
    match place {
        Place::Folder(folder) => command.env(WHERE, folder),
        Place::Database(url) => command.env(WHERE, url),
    };
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (begins, begun) = mpsc::channel();
    let listener = std::thread::spawn(move || {
        let mut last = BTreeMap::new();
        for (table, number) in lines.map_while(Result::ok).filter_map(|line| heard(&line)) {
            // Only the first time somebody is listening.
            let _ = begins.send(());
            last.insert(table, number);
        }
        last
    });
    begun.recv().expect("the process begins to write");
    drop(begun);
    #[allow(clippy::disallowed_methods, reason = "nothing is waited for: any instant will do")]
    std::thread::sleep(after);
    // SIGKILL.
    child.kill().unwrap();
    assert_eq!(child.wait().unwrap().code(), None, "the process ended by itself");
    listener.join().unwrap()
}

fn strike(place: &Place, times: u64) {
    let log = log();
    let mut chance = Chance::new(7);
    let mut told: BTreeMap<u64, u64> = BTreeMap::new();
    let mut unfinished = 0;
    for _ in 0..times {
        told.extend(kill_one(place, Duration::from_micros(chance.below(30_000) as u64)));
        run(async {
            let store = place.open().await;
            for info in store.open_tables().await.unwrap() {
                let kept = store.entries(info.id, 1).await.unwrap();
                assert_eq!(kept, log[..kept.len()], "table {}", info.id);
                let whole = kept.len() % BATCH == 1 || kept.len() == log.len();
                assert!(whole, "of an append to table {} only a part is there", info.id);
                unfinished += u32::from(kept.len() < log.len());
                let last = told.get(&info.id.0).copied().unwrap_or(0);
                assert!(kept.len() as u64 >= last, "table {} has lost what was acknowledged", info.id);
                told.insert(info.id.0, last.max(1));
            }
            // Every table of which something was said is there. PostgreSQL may finish what the dead process asked for
            // at any time, so there can be more.
            let there: BTreeSet<u64> =
                store.open_tables().await.unwrap().iter().map(|info| info.id.0).collect();
            assert!(told.keys().all(|table| there.contains(table)), "a table is lost");
        });
    }
    assert!(unfinished as u64 >= times, "hardly any process was killed while it wrote");
    eprintln!("{times} processes killed, {} tables, {} entries", told.len(), told.values().sum::<u64>());
}

#[test]
fn sqlite_survives_the_death_of_its_process() {
    strike(&Place::folder(), cases(20));
}

#[test]
fn postgres_survives_the_death_of_its_process() {
    let Some(cluster) = Cluster::start() else { return };
    strike(&Place::database(&cluster), cases(10));
}
