//! Who is alive, and who drives.

use crate::place::{Place, entry, opened};
use std::time::{Duration, Instant};
use store::{ProcessId, Store, TableId};
use table::{Closing, Event};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(400);
const A: TableId = TableId(1);

pub async fn numbers_are_given_once(place: &Place) {
    let store = opened(place, 0).await;
    let first = store.enter(LONG).await.unwrap();
    assert_eq!(first.others, []);
    let second = store.enter(LONG).await.unwrap();
    assert_eq!(second.others, [first.process]);
    store.leave(second.process).await.unwrap();
    let third = store.enter(LONG).await.unwrap();
    assert_eq!(third.others, [first.process]);
    assert!(first.process < second.process && second.process < third.process);
    assert_eq!(store.alive(first.process, LONG).await.unwrap(), [third.process]);
    store.leave(third.process).await.unwrap();
    drop(store);
    let store = place.open().await;
    let fourth = store.enter(LONG).await.unwrap();
    assert!(third.process < fourth.process);
    match place {
        // Whoever had the folder before is dead.
        Place::Folder(_) => assert_eq!(fourth.others, []),
        Place::Database(_) => assert_eq!(fourth.others, [first.process]),
    }
    let conn = fourth.process.conn(12);
    assert_eq!(ProcessId::of(conn), fourth.process);
    assert_ne!(conn, fourth.process.conn(13));
    assert_ne!(conn, third.process.conn(12));
}

pub async fn one_drives(place: &Place) {
    let store = opened(place, 2).await;
    let a = store.enter(SHORT).await.unwrap().process;
    let b = store.enter(LONG).await.unwrap().process;
    let begun = Instant::now();
    assert_eq!(store.undriven().await.unwrap(), [A, TableId(2)]);
    assert!(store.drive(A, a).await.unwrap());
    assert!(store.drive(A, a).await.unwrap());
    assert!(!store.drive(A, b).await.unwrap() || begun.elapsed() > SHORT);
    assert_eq!(store.undriven().await.unwrap(), [TableId(2)]);
    // It says nothing any more, and another one takes over.
    tokio::time::sleep(SHORT + Duration::from_millis(100)).await;
    assert_eq!(store.undriven().await.unwrap(), [A, TableId(2)]);
    assert!(store.drive(A, b).await.unwrap());
    assert!(!store.drive(A, a).await.unwrap());
    // It was only held up, and drives what nobody drives.
    assert_eq!(store.alive(a, LONG).await.unwrap(), [b]);
    assert!(!store.drive(A, a).await.unwrap());
    assert!(store.drive(TableId(2), a).await.unwrap());
    assert_eq!(store.undriven().await.unwrap(), []);
    // Given back, and left: both at once.
    store.let_go(A, a).await.unwrap();
    assert_eq!(store.undriven().await.unwrap(), []);
    store.let_go(A, b).await.unwrap();
    assert!(store.drive(A, a).await.unwrap());
    store.leave(a).await.unwrap();
    assert_eq!(store.undriven().await.unwrap(), [A, TableId(2)]);
    assert!(store.drive(A, b).await.unwrap());
    // There is nothing to drive at a table that is closed, or not there.
    let closed = entry(2, Event::Closed { why: Closing::Idle, secret: None });
    store.append(A, vec![closed]).await.unwrap();
    assert!(!store.drive(A, b).await.unwrap());
    assert!(!store.drive(TableId(9), b).await.unwrap());
    assert_eq!(store.undriven().await.unwrap(), [TableId(2)]);
}
