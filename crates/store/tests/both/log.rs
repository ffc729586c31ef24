//! What is stored is there, in its order, and nothing else.

use crate::common::evening::Evening;
use crate::place::{Place, entry, new_table, opened, opening, said, sat};
use fair::Secret;
use game::Seat;
use std::time::Duration;
use store::{AnyStore, AppendError, NewTable, Store, TableId, Wake};
use table::{CodeHash, Entry, Event, Millis, Table};
use tokio::time::timeout;

const A: TableId = TableId(1);

pub async fn an_evening_is_kept(place: &Place) {
    for seed in [3, 4] {
        let mut evening = Evening::new(seed);
        evening.play(1);
        let log = &evening.shell.log;
        // The bits of a number are kept, whatever its sign would be.
        let id = TableId(u64::MAX - seed);
        let store = place.open().await;
        store.open(NewTable { id, ..new_table(seed) }, log[0].clone()).await.unwrap();
        let mut at = 1;
        while at < log.len() {
            let end = log.len().min(at + 1 + at % 5);
            store.append(id, log[at..end].to_vec()).await.unwrap();
            at = end;
        }
        drop(store);
        let store = place.open().await;
        let kept = store.entries(id, 1).await.unwrap();
        assert_eq!(kept, *log);
        assert!(Table::from_entries(&kept).unwrap().same_as(&evening.shell.table));
        assert_eq!(store.entries(id, 17).await.unwrap(), log[16..]);
        assert_eq!(store.entries(id, log.len() as u64 + 1).await.unwrap(), []);
        assert_eq!(store.entries(id, u64::MAX).await.unwrap(), []);
        let info = store.info(id).await.unwrap().unwrap();
        assert_eq!((info.last, info.at), (log.len() as u64, log.last().unwrap().at));
        assert_eq!((info.opened, info.closed, info.listed), (log[0].at, None, false));
    }
}

pub async fn what_is_taken_stays(place: &Place) {
    let store = opened(place, 1).await;
    let log = vec![opening(false), sat(2, "Anna"), said(3), said(4)];
    store.append(A, log[1..].to_vec()).await.unwrap();
    let tries: [(Vec<Entry>, Expected); 7] = [
        (vec![sat(2, "Bo")], taken),
        (vec![sat(4, "Bo"), said(5)], taken),
        (vec![sat(3, "Bo"), sat(4, "Cas"), said(5), said(6)], taken),
        (vec![said(6)], |error| *error == AppendError::Gone),
        (vec![said(5), said(7)], refused),
        (vec![], refused),
        (vec![sat(1, "Bo")], |error| matches!(error, AppendError::Gone | AppendError::Taken)),
    ];
    for (entries, expected) in tries {
        let error = store.append(A, entries.clone()).await.unwrap_err();
        assert!(expected(&error), "{entries:?}: {error:?}");
    }
    assert_eq!(store.append(TableId(2), vec![said(2)]).await, Err(AppendError::Gone));
    // The same number of a table, or the same code, and nothing of the other is left.
    let other = NewTable { id: TableId(2), ..new_table(1) };
    assert_eq!(store.open(other, opening(true)).await, Err(AppendError::Taken));
    let other = NewTable { id: A, ..new_table(2) };
    assert_eq!(store.open(other, opening(true)).await, Err(AppendError::Taken));
    for first in [said(1), said(2), Entry { number: 2, ..opening(false) }] {
        assert!(refused(&store.open(new_table(3), first).await.unwrap_err()));
    }
    for number in [2, 3] {
        assert_eq!(store.info(TableId(number)).await.unwrap(), None);
        assert_eq!(store.entries(TableId(number), 1).await.unwrap(), []);
    }
    assert_eq!(store.entries(A, 1).await.unwrap(), log);
    assert_eq!(store.open_tables().await.unwrap().len(), 1);
    // And it goes on.
    store.append(A, vec![said(5)]).await.unwrap();
    store.ready().await.unwrap();
}

type Expected = fn(&AppendError) -> bool;

fn taken(error: &AppendError) -> bool {
    *error == AppendError::Taken
}

fn refused(error: &AppendError) -> bool {
    matches!(error, AppendError::Refused(_))
}

pub async fn a_table_is_found(place: &Place) {
    let store = opened(place, 3).await;
    store.open(new_table(4), Entry { at: Millis(9), ..opening(true) }).await.unwrap();
    assert_eq!(store.find("code-3").await.unwrap(), Some(TableId(3)));
    assert_eq!(store.find("code-5").await.unwrap(), None);
    assert_eq!(store.find("'; DROP TABLE entries; --").await.unwrap(), None);
    let (code, other) = (CodeHash::of(b"K4PX9RAT"), CodeHash::of(b"K4PX9RAU"));
    let made = entry(3, Event::Code { seat: Seat::new(0), code });
    store.append(TableId(2), vec![sat(2, "Anna"), made]).await.unwrap();
    assert_eq!(store.find_move(code).await.unwrap(), Some(TableId(2)));
    assert_eq!(store.find_move(other).await.unwrap(), None);
    let tables = store.open_tables().await.unwrap();
    let order: Vec<(u64, bool)> = tables.iter().map(|info| (info.id.0, info.listed)).collect();
    assert_eq!(order, [(2, false), (1, false), (3, false), (4, true)]);
    assert_eq!(tables[0].code, "code-2");
    assert_eq!(Some(&tables[0]), store.info(TableId(2)).await.unwrap().as_ref());
}

pub async fn hints_say_where_to_look(place: &Place) {
    let stores = place.open_many(2).await;
    stores[0].open(new_table(1), opening(false)).await.unwrap();
    let mut here = stores[0].changed();
    let mut there = stores[1].changed();
    stores[0].append(A, vec![said(2), said(3)]).await.unwrap();
    stores[0].append(A, vec![said(3)]).await.unwrap_err();
    stores[1].append(A, vec![said(4)]).await.unwrap();
    for hears in [&mut here, &mut there] {
        let mut heard = Vec::new();
        while !(heard.contains(&3) && heard.contains(&4)) {
            match timeout(Duration::from_secs(5), hears.recv()).await.unwrap().unwrap() {
                Wake::Table { table, number } => {
                    assert_eq!(table, A);
                    heard.push(number);
                }
                Wake::All => {}
            }
        }
        // The hint at the opening may come late, and those of different processes in any order.
        heard.retain(|number| *number > 1);
        heard.sort_unstable();
        assert_eq!(heard, [3, 4]);
    }
}

pub async fn secrets_lie_apart(place: &Place) {
    let store = opened(place, 2).await;
    let secret = Secret::of_seed(9);
    let commitment = secret.commitment();
    assert!(store.secret(A, commitment).await.unwrap().is_none());
    for _ in 0..2 {
        store.keep_secret(A, &secret).await.unwrap();
    }
    store.append(A, vec![entry(2, Event::Committed { commitment })]).await.unwrap();
    drop(store);
    let store: AnyStore = place.open().await;
    let kept = store.secret(A, commitment).await.unwrap().unwrap();
    assert_eq!(kept.reveal(), secret.reveal());
    assert!(store.secret(TableId(2), commitment).await.unwrap().is_none());
    assert!(store.secret(A, Secret::of_seed(8).commitment()).await.unwrap().is_none());
    let log = store.entries(A, 1).await.unwrap();
    assert!(log.iter().all(|entry| !store::codec::encode(entry).unwrap().contains(&secret.reveal())));
    // There is no table for it.
    store.keep_secret(TableId(7), &secret).await.unwrap_err();
}
