//! Who is alive, and who drives.

use crate::place::{Place, entry, opened};
use std::time::{Duration, Instant, SystemTime};
use store::{ProcessId, Store, TableId};
use table::{Closing, Event, Millis};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(400);
const A: TableId = TableId(1);

pub async fn numbers_are_given_once(place: &Place) {
    let store = opened(place, 0).await;
    let first = store.enter(LONG).await.unwrap();
    assert_eq!(first.company.others, []);
    let second = store.enter(LONG).await.unwrap();
    assert_eq!(second.company.others, [first.process]);
    store.leave(second.process).await.unwrap();
    let third = store.enter(LONG).await.unwrap();
    assert_eq!(third.company.others, [first.process]);
    assert!(first.process < second.process && second.process < third.process);
    assert_eq!(store.alive(first.process, LONG).await.unwrap().others, [third.process]);
    store.leave(third.process).await.unwrap();
    drop(store);
    let store = place.open().await;
    let fourth = store.enter(LONG).await.unwrap();
    assert!(third.process < fourth.process);
    match place {
        // Whoever had the folder before is dead.
        Place::Folder(_) => assert_eq!(fourth.company.others, []),
        Place::Database(_) => assert_eq!(fourth.company.others, [first.process]),
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
    assert_eq!(store.alive(a, LONG).await.unwrap().others, [b]);
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
    let closed = entry(2, Event::Closed { why: Closing::Idle, commitment: None, secret: None });
    store.append(A, vec![closed]).await.unwrap();
    assert!(!store.drive(A, b).await.unwrap());
    assert!(!store.drive(TableId(9), b).await.unwrap());
    assert_eq!(store.undriven().await.unwrap(), [TableId(2)]);
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
    Millis(since.as_millis() as u64)
}

/// The moment up to which nobody was alive is the same for all, and moves only when there was another.
pub async fn it_is_known_until_when_nobody_ran(place: &Place) {
    let store = opened(place, 1).await;
    let begun = now();
    let a = store.enter(LONG).await.unwrap();
    let alone = a.company.nobody_until;
    assert!(begun <= alone && alone <= now());
    let b = store.enter(SHORT).await.unwrap();
    assert_eq!(b.company.nobody_until, alone);
    // One that was held up was not the only one.
    tokio::time::sleep(SHORT + Duration::from_millis(100)).await;
    for process in [b.process, a.process] {
        assert_eq!(store.alive(process, LONG).await.unwrap().nobody_until, alone);
    }
    store.leave(a.process).await.unwrap();
    store.leave(b.process).await.unwrap();
    // Everybody is held up: whoever comes back first was alone, and whoever comes after hears of it.
    let [c, d] = [store.enter(SHORT).await.unwrap(), store.enter(SHORT).await.unwrap()];
    let second = c.company.nobody_until;
    assert!(second > alone && d.company.nobody_until == second);
    tokio::time::sleep(SHORT + Duration::from_millis(100)).await;
    let third = store.alive(d.process, LONG).await.unwrap().nobody_until;
    assert!(third > second);
    assert_eq!(store.alive(c.process, LONG).await.unwrap().nobody_until, third);
    assert_eq!(store.enter(LONG).await.unwrap().company.nobody_until, third);
}
