//! Books in PostgreSQL; each statement is one transaction and one way there and back.

use super::{Postgres, column, failed, signed, unsigned};
use crate::books::{BookId, BookInfo, Books, NewBook, read_hash};
use crate::{AppendError, MOST_CLEANED, StoreError};
use table::Millis;
use tokio_postgres::types::ToSql;

/// $1 book, $2, $3 hashes, $4 when, $5 operations. Without an operation the row of the book is told all the same.
const MAKE: &str = "WITH made AS (INSERT INTO books (id, edit, look, made_at, used_at) \
    VALUES ($1, $2, $3, $4, $4) RETURNING id), \
    done AS (INSERT INTO book_operations (book_id, number, operation) \
    SELECT id, place, operation FROM made, unnest($5::text[]) WITH ORDINALITY AS rows (operation, place)) \
    SELECT id FROM made";

/// $1 book
const INFO: &str = "SELECT edit, look, made_at, used_at FROM books WHERE id = $1";

/// $1 book, $2 from
const READ: &str =
    "SELECT operation FROM book_operations WHERE book_id = $1 AND number >= $2 ORDER BY number";

/// $1 book, $2 the first number, $3 operations, $4 when
const ADD: &str = "WITH new AS (INSERT INTO book_operations (book_id, number, operation) \
    SELECT $1, $2 + place - 1, operation \
    FROM unnest($3::text[]) WITH ORDINALITY AS rows (operation, place) \
    WHERE (SELECT coalesce(max(number), 0) FROM book_operations WHERE book_id = $1) = $2 - 1 \
    RETURNING number), \
    used AS (UPDATE books SET used_at = greatest(used_at, $4) WHERE id = $1 AND EXISTS (SELECT 1 FROM new)) \
    SELECT count(*) FROM new";

/// $1 book, $2 when
const USE: &str = "UPDATE books SET used_at = greatest(used_at, $2) WHERE id = $1";

/// $1 book
const DELETE: &str = "DELETE FROM books WHERE id = $1";

/// $1 used before, $2 most
const CLEAN: &str = "WITH old AS (DELETE FROM books WHERE id IN \
    (SELECT id FROM books WHERE used_at < $1 ORDER BY used_at LIMIT $2) RETURNING id) \
    SELECT count(*) FROM old";

impl Books for Postgres {
    async fn make_book(&self, new: NewBook, operations: Vec<String>) -> Result<(), AppendError> {
        let (edit, look) = (new.edit.to_string(), new.look.to_string());
        let with: [&(dyn ToSql + Sync); 5] =
            [&signed(new.id.0), &edit, &look, &signed(new.at.0), &operations];
        self.query(MAKE, &with).await?;
        Ok(())
    }

    async fn book(&self, book: BookId) -> Result<Option<BookInfo>, StoreError> {
        let rows = self.query(INFO, &[&signed(book.0)]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let time = |at| column(row, at).map(unsigned).map(Millis);
        let (edit, look) = (read_hash(column(row, 0)?)?, read_hash(column(row, 1)?)?);
        Ok(Some(BookInfo { edit, look, made: time(2)?, used: time(3)? }))
    }

    async fn operations(&self, book: BookId, from: u64) -> Result<Vec<String>, StoreError> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        let rows = self.query(READ, &[&signed(book.0), &from]).await?;
        rows.iter().map(|row| column(row, 0)).collect()
    }

    async fn add_operations(
        &self,
        book: BookId,
        first: u64,
        operations: Vec<String>,
        at: Millis,
    ) -> Result<(), AppendError> {
        let with: [&(dyn ToSql + Sync); 4] = [&signed(book.0), &signed(first), &operations, &signed(at.0)];
        let rows = self.query(ADD, &with).await?;
        let stored: i64 = match rows.first() {
            Some(row) => row.try_get(0).map_err(|error| failed(&error))?,
            None => 0,
        };
        if stored == 0 && !operations.is_empty() {
            let there = self.book(book).await?.is_some();
            return Err(if there { AppendError::Taken } else { AppendError::Gone });
        }
        Ok(())
    }

    async fn use_book(&self, book: BookId, at: Millis) -> Result<(), StoreError> {
        self.query(USE, &[&signed(book.0), &signed(at.0)]).await?;
        Ok(())
    }

    async fn delete_book(&self, book: BookId) -> Result<(), StoreError> {
        self.query(DELETE, &[&signed(book.0)]).await?;
        Ok(())
    }

    async fn clean_books(&self, used_before: Millis) -> Result<usize, StoreError> {
        let with: [&(dyn ToSql + Sync); 2] = [&signed(used_before.0), &(MOST_CLEANED as i64)];
        let count = self.one(CLEAN, &with, |row| row.try_get::<_, i64>(0)).await?;
        Ok(count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0))
    }
}
