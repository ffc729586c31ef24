//! Many who write at once.

use crate::place::{Place, entry, new_table, opening, said};
use game::kit::Chance;
use std::sync::Arc;
use store::{AnyStore, AppendError, Store, TableId};
use table::{Conn, Entry, Event};

const A: TableId = TableId(1);
const WRITERS: u64 = 8;

/// An entry that shows who wrote it.
fn by(writer: u64, number: u64) -> Entry {
    entry(number, Event::Came { seat: game::Seat::new(0), conn: Conn(writer) })
}

pub async fn one_of_eight_wins(place: &Place) {
    let stores = place.open_many(WRITERS as usize).await;
    stores[0].open(new_table(1), opening(false)).await.unwrap();
    let mut writers = Vec::new();
    for (writer, store) in (0..).zip(&stores) {
        let store = Arc::clone(store);
        writers.push(tokio::spawn(async move { (writer, write(&store, writer).await) }));
    }
    let mut acknowledged = Vec::new();
    let mut lost = 0;
    for written in writers {
        let (writer, (runs, races)) = written.await.unwrap();
        lost += races;
        acknowledged.extend(runs.into_iter().map(|(first, count)| (first, count, writer)));
    }
    acknowledged.sort_unstable();
    let log = stores[0].entries(A, 1).await.unwrap();
    // Everything acknowledged is there as it was written, nothing else is, and nothing is torn.
    let mut next = 2;
    for (first, count, writer) in acknowledged {
        assert_eq!(first, next);
        for number in first..first + count {
            assert_eq!(log[number as usize - 1], by(writer, number));
        }
        next += count;
    }
    assert_eq!(next, log.len() as u64 + 1);
    assert!(lost > 50, "only {lost} races were lost");
}

/// Appends whenever it thinks that it knows the end; what it wrote, and how often it was too late.
async fn write(store: &AnyStore, writer: u64) -> (Vec<(u64, u64)>, u32) {
    let mut chance = Chance::new(writer);
    let (mut written, mut lost) = (Vec::new(), 0);
    let mut next = 2;
    while written.len() < 25 {
        let count = 1 + chance.below(3) as u64;
        match store.append(A, (next..next + count).map(|number| by(writer, number)).collect()).await {
            Ok(()) => {
                written.push((next, count));
                next += count;
            }
            Err(AppendError::Taken) => {
                lost += 1;
                next += store.entries(A, next).await.unwrap().len() as u64;
            }
            Err(error) => panic!("{error}"),
        }
    }
    (written, lost)
}

/// What shares a commit with others fails or stays alone.
pub async fn many_tables_at_once(place: &Place) {
    let stores = place.open_many(3).await;
    let tables = 40;
    for number in 1..=tables {
        stores[0].open(new_table(number), opening(false)).await.unwrap();
    }
    let mut writers = Vec::new();
    for table in 1..=tables {
        let store = Arc::clone(&stores[table as usize % 3]);
        writers.push(tokio::spawn(async move {
            for number in 2..=10 {
                store.append(TableId(table), vec![said(number), said(number)]).await.unwrap_err();
                store.append(TableId(table), vec![said(number - 1), said(number)]).await.unwrap_err();
                store.append(TableId(table), vec![said(number)]).await.unwrap();
                store.append(TableId(table), vec![said(number)]).await.unwrap_err();
            }
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
    for table in 1..=tables {
        let log = stores[0].entries(TableId(table), 2).await.unwrap();
        assert_eq!(log, (2..=10).map(said).collect::<Vec<_>>());
    }
}
