//! Names that are deleted are nowhere any more.

use crate::place::{Place, entry, opened, said, sat};
use game::Seat;
use store::{DATABASE, Store, TableId};
use table::{Event, Millis, Name, TokenHash};

const A: TableId = TableId(1);

pub async fn a_deleted_name_is_gone(place: &Place) {
    let store = opened(place, 2).await;
    let waits = Event::Waits { name: Name::clean("Zwaantje").unwrap(), token: TokenHash::of(b"z") };
    store.append(A, vec![sat(2, "Warmolt"), sat(3, "Bo"), entry(4, waits), said(5)]).await.unwrap();
    store.append(TableId(2), vec![sat(2, "Warmolt")]).await.unwrap();
    let deleted =
        |number, seat, which| entry(number, Event::NameDeleted { seat: Seat::new(seat), entry: which });
    // One that was taken by somebody else deletes nothing.
    store.append(A, vec![deleted(5, 0, 2)]).await.unwrap_err();
    assert_eq!(names(&store.entries(A, 1).await.unwrap()), ["Warmolt", "Bo", "Zwaantje"]);
    store.append(A, vec![deleted(6, 0, 2), deleted(7, 2, 4)]).await.unwrap();
    assert_eq!(names(&store.entries(A, 1).await.unwrap()), ["", "Bo", ""]);
    // In the same commit; and what has no name, or is not there, is no reason to fail.
    store
        .append(A, vec![sat(8, "Tjitske"), deleted(9, 2, 8), deleted(10, 0, 5), deleted(11, 0, 99)])
        .await
        .unwrap();
    assert_eq!(names(&store.entries(A, 1).await.unwrap()), ["", "Bo", "", ""]);
    assert_eq!(names(&store.entries(TableId(2), 1).await.unwrap()), ["Warmolt"]);
    store.clean(Millis(0), Millis(0)).await.unwrap();
    if let Place::Folder(folder) = place {
        for file in std::fs::read_dir(folder).unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            let has = |name: &str| bytes.windows(name.len()).any(|part| part == name.as_bytes());
            assert!(!has("Zwaantje") && !has("Tjitske"));
        }
        let bytes = std::fs::read(folder.join(DATABASE)).unwrap();
        assert!(bytes.windows(7).any(|part| part == b"Warmolt"), "this is not how to look for names");
    }
}

fn names(log: &[table::Entry]) -> Vec<&str> {
    log.iter().filter_map(name_of).collect()
}

fn name_of(entry: &table::Entry) -> Option<&str> {
    match &entry.event {
        Event::Sat { name, .. } | Event::Waits { name, .. } => Some(name.as_str()),
        _ => None,
    }
}
