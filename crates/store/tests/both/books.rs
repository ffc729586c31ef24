//! Books: their operations, and how long they are kept.

use crate::place::Place;
use fair::Hash;
use std::sync::Arc;
use store::{AnyStore, AppendError, BookId, BookInfo, Books, MOST_CLEANED, NewBook};
use table::Millis;

fn new(number: u64) -> NewBook {
    let hash = |what: &str| Hash::of(what, &[&number.to_be_bytes()]);
    NewBook { id: BookId(number), edit: hash("edit"), look: hash("look"), at: Millis(5000 + number) }
}

fn texts(numbers: std::ops::Range<u64>) -> Vec<String> {
    numbers.map(|number| format!("{{\"é\":{number}}}")).collect()
}

pub async fn operations_are_kept(place: &Place) {
    let store = place.open().await;
    let book = BookId(u64::MAX);
    assert_eq!(store.book(book).await.unwrap(), None);
    assert_eq!(store.add_operations(book, 1, texts(1..2), Millis(1)).await, Err(AppendError::Gone));
    assert_eq!(store.add_operations(book, 2, texts(1..2), Millis(1)).await, Err(AppendError::Gone));
    store.make_book(NewBook { id: book, ..new(1) }, texts(1..3)).await.unwrap();
    store.make_book(new(2), Vec::new()).await.unwrap();
    assert_eq!(store.make_book(new(2), texts(1..3)).await, Err(AppendError::Taken));
    let NewBook { edit, look, at, .. } = new(1);
    assert_eq!(store.book(book).await.unwrap(), Some(BookInfo { edit, look, made: at, used: at }));
    store.add_operations(book, 3, texts(3..6), Millis(9000)).await.unwrap();
    for taken in [1, 5, 7] {
        let again = store.add_operations(book, taken, texts(90..92), Millis(9999)).await;
        assert_eq!(again, Err(AppendError::Taken), "{taken}");
    }
    drop(store);
    let store = place.open().await;
    assert_eq!(store.operations(book, 1).await.unwrap(), texts(1..6));
    assert_eq!(store.operations(book, 5).await.unwrap(), texts(5..6));
    assert_eq!(store.operations(book, 6).await.unwrap(), texts(0..0));
    assert_eq!(store.operations(BookId(2), 1).await.unwrap(), texts(0..0));
    assert_eq!(store.book(book).await.unwrap().map(|info| info.used), Some(Millis(9000)));
}

/// Whoever is late knows it, and what the others wrote is whole.
pub async fn one_of_many_is_first(place: &Place) {
    let stores = place.open_many(4).await;
    stores[0].make_book(new(1), Vec::new()).await.unwrap();
    let write = |store: Arc<AnyStore>, who: usize| async move {
        for mine in 0..5 {
            loop {
                let known: Vec<String> = store.operations(BookId(1), 1).await.unwrap();
                let text = vec![format!("{who} {mine} a"), format!("{who} {mine} b")];
                match store.add_operations(BookId(1), known.len() as u64 + 1, text, Millis(1)).await {
                    Ok(()) => break,
                    Err(AppendError::Taken) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        }
    };
    let all = stores.iter().enumerate().map(|(who, store)| tokio::spawn(write(Arc::clone(store), who)));
    for one in all.collect::<Vec<_>>() {
        one.await.unwrap();
    }
    let texts = stores[0].operations(BookId(1), 1).await.unwrap();
    assert_eq!(texts.len(), 40);
    for pair in texts.chunks(2) {
        assert_eq!(pair[0].replace('a', "b"), pair[1]);
    }
}

pub async fn unused_books_go(place: &Place) {
    let store = place.open().await;
    let many = MOST_CLEANED as u64 + 3;
    for number in 1..=many {
        store.make_book(new(number), texts(1..3)).await.unwrap();
    }
    store.use_book(BookId(1), Millis(9000)).await.unwrap();
    store.use_book(BookId(1), Millis(1)).await.unwrap();
    store.add_operations(BookId(2), 3, texts(3..4), Millis(9000)).await.unwrap();
    store.delete_book(BookId(3)).await.unwrap();
    assert_eq!(store.operations(BookId(3), 1).await.unwrap(), texts(0..0));
    assert_eq!(store.clean_books(Millis(5000)).await, Ok(0));
    assert_eq!(store.clean_books(Millis(9000)).await, Ok(MOST_CLEANED));
    assert_eq!(store.clean_books(Millis(9000)).await, Ok(0));
    assert_eq!(store.book(BookId(4)).await.unwrap(), None);
    assert_eq!(store.operations(BookId(4), 1).await.unwrap(), texts(0..0));
    for used in [1, 2] {
        assert!(store.book(BookId(used)).await.unwrap().is_some(), "{used}");
    }
}
