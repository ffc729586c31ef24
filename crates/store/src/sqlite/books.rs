//! Books in SQLite.

use super::Sqlite;
use super::sql::{Refused, signed, unsigned};
use crate::books::{BookId, BookInfo, Books, NewBook, read_hash};
use crate::{AppendError, MOST_CLEANED, StoreError};
use rusqlite::{Connection, OptionalExtension as _, params};
use table::Millis;

fn insert(connection: &Connection, book: BookId, first: u64, operations: &[String]) -> Result<(), Refused> {
    let mut insert = connection
        .prepare_cached("INSERT INTO book_operations (book_id, number, operation) VALUES (?1, ?2, ?3)")?;
    for (number, operation) in (first..).zip(operations) {
        insert.execute(params![signed(book.0), signed(number), operation])?;
    }
    Ok(())
}

fn make(connection: &Connection, new: &NewBook, operations: &[String]) -> Result<(), Refused> {
    connection
        .prepare_cached("INSERT INTO books (id, edit, look, made_at, used_at) VALUES (?1, ?2, ?3, ?4, ?4)")?
        .execute(params![signed(new.id.0), new.edit.to_string(), new.look.to_string(), signed(new.at.0)])?;
    insert(connection, new.id, 1, operations)
}

fn info(connection: &Connection, book: BookId) -> Result<Option<BookInfo>, StoreError> {
    let found: Option<(String, String, i64, i64)> = connection
        .prepare_cached("SELECT edit, look, made_at, used_at FROM books WHERE id = ?1")?
        .query_row([signed(book.0)], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .optional()?;
    let Some((edit, look, made, used)) = found else { return Ok(None) };
    let time = |at: i64| Millis(unsigned(at));
    let (edit, look) = (read_hash(&edit)?, read_hash(&look)?);
    Ok(Some(BookInfo { edit, look, made: time(made), used: time(used) }))
}

fn read(connection: &Connection, book: BookId, from: u64) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT operation FROM book_operations WHERE book_id = ?1 AND number >= ?2 ORDER BY number",
    )?;
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let found = statement.query_map(params![signed(book.0), from], |row| row.get(0))?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn add(
    connection: &Connection,
    book: BookId,
    first: u64,
    operations: &[String],
    at: Millis,
) -> Result<(), Refused> {
    let used = connection
        .prepare_cached("UPDATE books SET used_at = max(used_at, ?2) WHERE id = ?1")?
        .execute(params![signed(book.0), signed(at.0)])?;
    if used == 0 {
        return Err(Refused(AppendError::Gone));
    }
    let last: i64 = connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM book_operations WHERE book_id = ?1")?
        .query_row([signed(book.0)], |row| row.get(0))?;
    if unsigned(last) + 1 != first {
        return Err(Refused(AppendError::Taken));
    }
    insert(connection, book, first, operations)
}

fn clean(connection: &Connection, used_before: Millis) -> Result<usize, StoreError> {
    Ok(connection
        .prepare_cached(
            "DELETE FROM books WHERE id IN \
             (SELECT id FROM books WHERE used_at < ?1 ORDER BY used_at LIMIT ?2)",
        )?
        .execute(params![signed(used_before.0), MOST_CLEANED as i64])?)
}

impl Books for Sqlite {
    async fn make_book(&self, new: NewBook, operations: Vec<String>) -> Result<(), AppendError> {
        self.writer.run(move |line| make(line, &new, &operations), |()| ()).await.map_err(AppendError::from)
    }

    async fn book(&self, book: BookId) -> Result<Option<BookInfo>, StoreError> {
        self.read(move |connection| info(connection, book)).await
    }

    async fn operations(&self, book: BookId, from: u64) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| read(connection, book, from)).await
    }

    async fn add_operations(
        &self,
        book: BookId,
        first: u64,
        operations: Vec<String>,
        at: Millis,
    ) -> Result<(), AppendError> {
        let work = move |connection: &Connection| add(connection, book, first, &operations, at);
        self.writer.run(work, |()| ()).await.map_err(AppendError::from)
    }

    async fn use_book(&self, book: BookId, at: Millis) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .prepare_cached("UPDATE books SET used_at = max(used_at, ?2) WHERE id = ?1")?
                .execute(params![signed(book.0), signed(at.0)])?;
            Ok(())
        })
        .await
    }

    async fn delete_book(&self, book: BookId) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM books WHERE id = ?1")?.execute([signed(book.0)])?;
            Ok(())
        })
        .await
    }

    async fn clean_books(&self, used_before: Millis) -> Result<usize, StoreError> {
        self.write(move |connection| clean(connection, used_before)).await
    }
}
