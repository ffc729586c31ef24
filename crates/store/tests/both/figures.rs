//! How many appends a second: `cargo test -p store --test both figures -- --ignored --nocapture`.

use crate::place::{Place, new_table, opening, run, said};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::kit::Cluster;
use store::{AnyStore, Postgres, Store, TableId};

const TIME: Duration = Duration::from_secs(2);

/// So many tables to which somebody appends one entry after another.
async fn measure(what: &str, store: AnyStore, tables: u64, base: u64) {
    let store = Arc::new(store);
    for number in 1..=tables {
        store.open(new_table(base + number), opening(false)).await.unwrap();
    }
    let begun = Instant::now();
    let mut writers = Vec::new();
    for number in 1..=tables {
        let store = Arc::clone(&store);
        writers.push(tokio::spawn(async move {
            let mut times = Vec::new();
            while begun.elapsed() < TIME {
                let sent = Instant::now();
                let entry = said(times.len() as u64 + 2);
                store.append(TableId(base + number), vec![entry]).await.unwrap();
                times.push(sent.elapsed());
            }
            times
        }));
    }
    let mut times = Vec::new();
    for writer in writers {
        times.extend(writer.await.unwrap());
    }
    let rate = times.len() as f64 / begun.elapsed().as_secs_f64();
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    eprintln!("{what}, {tables} writers: {rate:.0} appends/s, p50 {:.2} ms, p99 {:.2} ms", at(0.5), at(0.99));
}

#[test]
#[ignore = "it measures"]
fn figures() {
    let folder = Place::folder();
    for tables in [1, 64, 1000] {
        run(async { measure("SQLite", folder.open().await, tables, tables * 10_000).await });
    }
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    for lines in [1, 4, 8, 16] {
        for tables in [1, 64, 1000] {
            run(async {
                let store = AnyStore::Postgres(Postgres::open(&url, lines).await.unwrap());
                let what = format!("PostgreSQL over {lines} lines");
                measure(&what, store, tables, (lines as u64 * 100 + tables) * 10_000).await;
            });
        }
    }
}
