//! The form of the database: one file of SQL a version, each done once, in a row.

use crate::StoreError;
use rusqlite::Connection;

const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/sqlite/0001_log.sql"),
    include_str!("../../migrations/sqlite/0002_books.sql"),
];

/// Brings the database to the newest form; that it is in is kept in `user_version`.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let todo = MIGRATIONS.get(version as usize..).ok_or(StoreError::Newer { version })?;
    for (number, migration) in (version + 1..).zip(todo) {
        let all = connection.transaction()?;
        all.execute_batch(migration)?;
        all.pragma_update(None, "user_version", number)?;
        all.commit()?;
    }
    Ok(())
}
