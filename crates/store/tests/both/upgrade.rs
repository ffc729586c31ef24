//! What other versions left, and what the line to the database does.

use crate::place::{Place, new_table, opened, opening, said};
use std::time::{Duration, Instant};
use store::{DATABASE, Store, StoreError, TableId, Wake};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;
use tokio_postgres::NoTls;

const NEWER_ENTRY: &str = r#"{"v":2,"n":2,"at":5002,"something":["else"]}"#;

/// Has somebody do this to the database behind the store's back.
async fn behind_its_back(place: &Place, sql: &str) {
    match place {
        Place::Folder(folder) => {
            let connection = rusqlite::Connection::open(folder.join(DATABASE)).unwrap();
            connection.execute_batch(sql).unwrap();
        }
        Place::Database(url) => {
            let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
            let carrier = tokio::spawn(connection);
            client.batch_execute(sql).await.unwrap();
            drop(client);
            carrier.await.unwrap().unwrap();
        }
    }
}

pub async fn a_newer_form_is_left_alone(place: &Place) {
    let store = opened(place, 2).await;
    let sql =
        format!("INSERT INTO entries (table_id, number, at, entry) VALUES (1, 2, 5002, '{NEWER_ENTRY}')");
    behind_its_back(place, &sql).await;
    assert_eq!(store.entries(TableId(1), 1).await, Err(StoreError::Newer { version: 2 }));
    behind_its_back(place, "UPDATE entries SET entry = 'x' WHERE table_id = 1 AND number = 2").await;
    let unreadable = store.entries(TableId(1), 1).await;
    assert!(matches!(unreadable, Err(StoreError::Unreadable { table: TableId(1), number: 2, .. })));
    assert_eq!(store.entries(TableId(2), 1).await.unwrap().len(), 1);
    drop(store);
    behind_its_back(
        place,
        match place {
            Place::Folder(_) => "PRAGMA user_version = 99",
            Place::Database(_) => "INSERT INTO schema_version VALUES (99)",
        },
    )
    .await;
    assert_eq!(place.try_open().await.err(), Some(StoreError::Newer { version: 99 }));
    if let Place::Folder(folder) = place {
        behind_its_back(place, "PRAGMA user_version = 2").await;
        let _first = place.open().await;
        let second = place.try_open().await.err().unwrap().to_string();
        assert!(second.contains("another process uses this folder"), "{second}");
        assert!(folder.exists());
    }
}

/// In PostgreSQL all lines are cut; what was said by then is there, and it goes on by itself.
pub async fn a_cut_line_is_mended(place: &Place) {
    let store = opened(place, 1).await;
    let mut hints = store.changed();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let mut number = 2;
    for _ in 0..3 {
        behind_its_back(place, cut).await;
        let begun = Instant::now();
        let end = number + 10;
        while number < end {
            if store.append(TableId(1), vec![said(number)]).await.is_ok() {
                number += 1;
            } else {
                // Whether it is there is not known: look.
                assert!(begun.elapsed() < Duration::from_secs(5));
                if let Ok(log) = store.entries(TableId(1), 1).await {
                    number = log.len() as u64 + 1;
                }
            }
        }
        // The line for hints comes back, and says that some may be lost.
        let all = async { while hints.recv().await.unwrap() != Wake::All {} };
        timeout(Duration::from_secs(5), all).await.unwrap();
    }
    assert_eq!(store.entries(TableId(1), 1).await.unwrap().len() as u64, number - 1);
}

/// In PostgreSQL the line is cut on which hints are given, and cannot be set up for a while: those who listen hear
/// all the same, as soon as it can.
pub async fn a_hint_that_could_not_be_given_is_given_again(place: &Place) {
    let stores = place.open_many(2).await;
    let mut hints = stores[1].changed();
    stores[0].open(new_table(1), opening(false)).await.unwrap();
    stores[0].append(TableId(1), vec![said(2)]).await.unwrap();
    hear(&mut hints, |wake| matches!(wake, Wake::Table { number: 2, .. })).await;
    let Place::Database(url) = place else { panic!("this is about PostgreSQL") };
    let name = url.split(['/', '?']).find(|part| part.starts_with("test")).unwrap();
    // From another database, since to this one nobody can connect in a moment.
    let outside = Place::Database(url.replace(name, "postgres"));
    let cut = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = '{name}' AND query LIKE '%pg_notify(%'"
    );
    behind_its_back(&outside, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false")).await;
    behind_its_back(&outside, &cut).await;
    stores[0].append(TableId(1), vec![said(3)]).await.unwrap();
    let heard = timeout(Duration::from_millis(300), hints.recv()).await;
    assert!(heard.is_err(), "the line was not down: {heard:?}");
    behind_its_back(&outside, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true")).await;
    hear(&mut hints, |_| true).await;
}

async fn hear(hints: &mut Receiver<Wake>, wanted: fn(&Wake) -> bool) {
    let heard = async { while !wanted(&hints.recv().await.unwrap()) {} };
    timeout(Duration::from_secs(5), heard).await.expect("the hint is given");
}
