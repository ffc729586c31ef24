//! What is over is kept for some time, and then no longer.

use crate::place::{Place, entry, opened, said, sat};
use fair::Secret;
use game::Seat;
use store::{AppendError, MOST_CLEANED, Store, TableId};
use table::{Closing, CodeHash, Entry, Event, Millis};

fn closed(number: u64, at: u64) -> Entry {
    let event = Event::Closed { why: Closing::Host, commitment: None, secret: None };
    Entry { at: Millis(at), ..entry(number, event) }
}

pub async fn closed_tables_go(place: &Place) {
    let store = opened(place, 3).await;
    let [old, late, open] = [1, 2, 3].map(TableId);
    let secret = Secret::of_seed(1);
    let code = |table: TableId| CodeHash::of(&table.0.to_be_bytes());
    for table in [old, late, open] {
        let made = entry(3, Event::Code { seat: Seat::new(0), code: code(table) });
        store.append(table, vec![sat(2, "Anna"), made]).await.unwrap();
        store.keep_secret(table, &secret).await.unwrap();
    }
    store.append(old, vec![said(4), closed(5, 8000)]).await.unwrap();
    store.append(late, vec![closed(4, 8001)]).await.unwrap();
    store.append(open, vec![Entry { at: Millis(7000), ..said(4) }]).await.unwrap();
    let ids: Vec<TableId> = store.open_tables().await.unwrap().iter().map(|info| info.id).collect();
    assert_eq!(ids, [open]);
    assert_eq!(store.info(old).await.unwrap().unwrap().closed, Some(Millis(8000)));
    let cleaned = store.clean(Millis(8000), Millis(0)).await.unwrap();
    assert_eq!((cleaned.tables, cleaned.codes), (vec![], 0));
    // A closed table can still be read; what was secret of it is gone, for it is in its log or was never used.
    for table in [old, late, open] {
        let kept = store.secret(table, secret.commitment()).await.unwrap().is_some();
        assert_eq!(kept, table == open, "{table}");
    }
    assert_eq!(store.entries(old, 1).await.unwrap().len(), 5);
    assert_eq!(store.clean(Millis(8001), Millis(0)).await.unwrap().tables, [old]);
    assert_eq!(store.entries(old, 1).await.unwrap(), []);
    assert_eq!(store.info(old).await.unwrap(), None);
    assert_eq!(store.find("code-1").await.unwrap(), None);
    assert_eq!(store.find_move(code(old)).await.unwrap(), None);
    assert!(store.secret(old, secret.commitment()).await.unwrap().is_none());
    assert_eq!(store.append(old, vec![said(6)]).await, Err(AppendError::Gone));
    for table in [late, open] {
        assert_eq!(store.entries(table, 1).await.unwrap().len(), 4);
        assert_eq!(store.find_move(code(table)).await.unwrap(), Some(table));
    }
    let cleaned = store.clean(Millis(0), Millis(u64::MAX >> 1)).await.unwrap();
    assert_eq!((cleaned.tables, cleaned.codes), (vec![], 2));
    assert_eq!(store.find_move(code(open)).await.unwrap(), None);
}

/// However many there are, each time some go, the oldest first.
pub async fn many_go_in_turn(place: &Place) {
    let many = MOST_CLEANED as u64 + 3;
    let store = opened(place, many).await;
    for table in 1..=many {
        store.append(TableId(table), vec![closed(2, 9000 - table)]).await.unwrap();
    }
    let first = store.clean(Millis(9000), Millis(0)).await.unwrap().tables;
    assert_eq!(first, (4..=many).map(TableId).collect::<Vec<_>>());
    let rest = store.clean(Millis(9000), Millis(0)).await.unwrap().tables;
    assert_eq!(rest, [1, 2, 3].map(TableId));
}
