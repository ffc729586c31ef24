//! The books that were used last, in memory as far as they were read.

use sheet::Book;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::BookId;

/// The most bytes of memory that they take, roughly: some five of the longest that can be, or thousands of short ones.
const MOST_KEPT: usize = 96 << 20;

/// What a book takes in memory: some three times its file, and something for being there.
fn weight(book: &Book) -> usize {
    (16 << 10) + 3 * book.bytes()
}

/// Books, and which was used when.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    /// Each with when it was used last.
    books: HashMap<BookId, (Arc<Book>, u64)>,
    /// How often something was used.
    uses: u64,
    /// What all of them take together.
    weight: usize,
}

impl Shelf {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A book as far as it was read.
    pub(super) fn take(&self, id: BookId) -> Option<Arc<Book>> {
        let mut kept = self.kept();
        kept.uses += 1;
        let now = kept.uses;
        let (book, used) = kept.books.get_mut(&id)?;
        *used = now;
        Some(Arc::clone(book))
    }

    /// Keeps a book, unless it was read further already.
    pub(super) fn put(&self, id: BookId, book: &Arc<Book>) {
        let mut kept = self.kept();
        let longer = |(known, _): &(Arc<Book>, _)| known.operations().len() > book.operations().len();
        if kept.books.get(&id).is_some_and(longer) {
            return;
        }
        kept.remove(id);
        kept.uses += 1;
        let now = kept.uses;
        kept.books.insert(id, (Arc::clone(book), now));
        kept.weight += weight(book);
        while kept.weight > MOST_KEPT {
            let oldest = kept.books.iter().min_by_key(|(_, (_, used))| *used).map(|(id, _)| *id);
            let Some(oldest) = oldest else { break };
            kept.remove(oldest);
        }
    }

    /// A book is not there any more.
    pub(super) fn remove(&self, id: BookId) {
        self.kept().remove(id);
    }
}

impl Kept {
    fn remove(&mut self, id: BookId) {
        if let Some((book, _)) = self.books.remove(&id) {
            self.weight -= weight(&book);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sheet::{Change, Operation, OperationId};

    #[test]
    fn it_keeps_what_was_used_last_as_far_as_it_has_place() {
        let shelf = Shelf::default();
        let fit = (MOST_KEPT / weight(&Book::default())) as u64;
        for number in 0..fit {
            shelf.put(BookId(number), &Arc::default());
        }
        assert!(shelf.take(BookId(0)).is_some());
        shelf.put(BookId(fit), &Arc::default());
        assert!(shelf.take(BookId(0)).is_some() && shelf.take(BookId(1)).is_none());
        // A long one takes the place of many.
        let mut long = Book::default();
        for base in 0..4_000 {
            let change = Change::Name { name: format!("{base}") };
            let id = OperationId(u128::from(base) + 1);
            long.apply(Operation { id, base, at: 0, undoes: None, change }).unwrap();
        }
        let long = Arc::new(long);
        shelf.put(BookId(fit + 1), &long);
        let left = (0..=fit).filter(|number| shelf.take(BookId(*number)).is_some()).count();
        assert_eq!(left, (MOST_KEPT - weight(&long)) / weight(&Book::default()));
        // Of two that read the same book, what was read further stays.
        shelf.put(BookId(fit + 1), &Arc::default());
        assert_eq!(shelf.take(BookId(fit + 1)).unwrap().operations().len(), 4_000);
        shelf.remove(BookId(fit + 1));
        assert!(shelf.take(BookId(fit + 1)).is_none());
        let kept = shelf.kept();
        assert_eq!(kept.weight, kept.books.len() * weight(&Book::default()));
    }
}
