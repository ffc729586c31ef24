//! What the store does, as SQL.

use crate::batch::{self, Batch, Row};
use crate::{AppendError, Cleaned, MOST_CLEANED, NewTable, ProcessId, StoreError, TableId, TableInfo};
use fair::{Hash, Secret};
use rusqlite::{Connection, ErrorCode, OptionalExtension as _, Row as Found, params};
use std::time::Duration;
use table::{Entry, Millis};

/// A process that has been dead for so long is forgotten.
const FORGET_PROCESSES: Duration = Duration::from_secs(24 * 60 * 60);

/// Why entries are not stored. A type of its own, for any error of SQLite is one: a key that is there twice
/// means that somebody was faster.
pub(super) struct Refused(pub AppendError);

impl From<rusqlite::Error> for Refused {
    fn from(error: rusqlite::Error) -> Refused {
        let taken = error.sqlite_error().is_some_and(|error| {
            error.code == ErrorCode::ConstraintViolation
                && matches!(
                    error.extended_code,
                    rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY
                        | rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE
                        | rusqlite::ffi::SQLITE_CONSTRAINT_ROWID
                )
        });
        Refused(if taken { AppendError::Taken } else { AppendError::Failed(error.to_string()) })
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        Refused(error.into())
    }
}

/// SQLite's integers have a sign; the bits stay.
pub(super) const fn signed(number: u64) -> i64 {
    number as i64
}

pub(super) const fn unsigned(number: i64) -> u64 {
    number as u64
}

pub(super) fn open(connection: &Connection, new: &NewTable, listed: bool, row: &Row) -> Result<(), Refused> {
    let id = signed(new.id.0);
    connection
        .prepare_cached("INSERT INTO tables (id, code, listed, opened_at) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![id, new.code, listed, signed(row.at.0)])?;
    insert(connection, new.id, row)
}

fn insert(connection: &Connection, table: TableId, row: &Row) -> Result<(), Refused> {
    connection
        .prepare_cached("INSERT INTO entries (table_id, number, at, entry) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![signed(table.0), signed(row.number), signed(row.at.0), row.text])?;
    Ok(())
}

pub(super) fn append(connection: &Connection, table: TableId, batch: &Batch) -> Result<(), Refused> {
    let id = signed(table.0);
    let before = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND number = ?2)")?
        .query_row(params![id, signed(batch.first().saturating_sub(1))], |row| row.get::<_, bool>(0))?;
    if !before {
        return Err(Refused(AppendError::Gone));
    }
    for row in &batch.rows {
        insert(connection, table, row)?;
    }
    for number in &batch.blank {
        blank(connection, table, *number)?;
    }
    for (code, made) in &batch.codes {
        connection
            .prepare_cached("INSERT OR REPLACE INTO codes (code, table_id, made_at) VALUES (?1, ?2, ?3)")?
            .execute(params![code, id, signed(made.0)])?;
    }
    if let Some(at) = batch.closed {
        connection
            .prepare_cached("UPDATE tables SET closed_at = ?2 WHERE id = ?1")?
            .execute(params![id, signed(at.0)])?;
        connection.prepare_cached("DELETE FROM secrets WHERE table_id = ?1")?.execute([id])?;
    }
    Ok(())
}

fn blank(connection: &Connection, table: TableId, number: u64) -> Result<(), Refused> {
    let key = params![signed(table.0), signed(number)];
    let text: Option<String> = connection
        .prepare_cached("SELECT entry FROM entries WHERE table_id = ?1 AND number = ?2")?
        .query_row(key, |row| row.get(0))
        .optional()?;
    if let Some(text) = text {
        let blanked = batch::blanked(table, number, &text)?;
        connection
            .prepare_cached("UPDATE entries SET entry = ?3 WHERE table_id = ?1 AND number = ?2")?
            .execute(params![signed(table.0), signed(number), blanked])?;
    }
    Ok(())
}

pub(super) fn entries(connection: &Connection, table: TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, entry FROM entries WHERE table_id = ?1 AND number >= ?2 ORDER BY number",
    )?;
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let mut rows = statement.query(params![signed(table.0), from])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        entries.push(batch::read(
            table,
            unsigned(row.get(0)?),
            row.get_ref(1)?.as_str().unwrap_or_default(),
        )?);
    }
    Ok(entries)
}

pub(super) fn keep_secret(
    connection: &Connection,
    table: TableId,
    commitment: &str,
    secret: &str,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO secrets (table_id, commitment, secret) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?
        .execute(params![signed(table.0), commitment, secret])?;
    Ok(())
}

pub(super) fn secret(
    connection: &Connection,
    table: TableId,
    commitment: Hash,
) -> Result<Option<Secret>, StoreError> {
    let text: Option<String> = connection
        .prepare_cached("SELECT secret FROM secrets WHERE table_id = ?1 AND commitment = ?2")?
        .query_row(params![signed(table.0), commitment.to_string()], |row| row.get(0))
        .optional()?;
    batch::read_secret(table, text.as_deref())
}

const INFO: &str = "SELECT t.id, t.code, t.listed, t.opened_at, t.closed_at, e.number, e.at \
    FROM tables t JOIN entries e ON e.table_id = t.id \
    AND e.number = (SELECT max(number) FROM entries WHERE table_id = t.id)";

fn info_of(row: &Found<'_>) -> rusqlite::Result<TableInfo> {
    Ok(TableInfo {
        id: TableId(unsigned(row.get(0)?)),
        code: row.get(1)?,
        listed: row.get(2)?,
        opened: Millis(unsigned(row.get(3)?)),
        closed: row.get::<_, Option<i64>>(4)?.map(|at| Millis(unsigned(at))),
        last: unsigned(row.get(5)?),
        at: Millis(unsigned(row.get(6)?)),
    })
}

pub(super) fn info(connection: &Connection, table: TableId) -> Result<Option<TableInfo>, StoreError> {
    let mut statement = connection.prepare_cached(&format!("{INFO} WHERE t.id = ?1"))?;
    Ok(statement.query_row([signed(table.0)], info_of).optional()?)
}

pub(super) fn open_tables(connection: &Connection) -> Result<Vec<TableInfo>, StoreError> {
    let mut statement =
        connection.prepare_cached(&format!("{INFO} WHERE t.closed_at IS NULL ORDER BY e.at DESC, t.id"))?;
    let found = statement.query_map([], info_of)?.collect::<Result<_, _>>()?;
    Ok(found)
}

fn table_of(row: &Found<'_>) -> rusqlite::Result<TableId> {
    row.get(0).map(unsigned).map(TableId)
}

fn process_of(row: &Found<'_>) -> rusqlite::Result<ProcessId> {
    row.get(0).map(ProcessId)
}

pub(super) fn find(connection: &Connection, code: &str) -> Result<Option<TableId>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT id FROM tables WHERE code = ?1")?;
    Ok(statement.query_row([code], table_of).optional()?)
}

pub(super) fn find_move(connection: &Connection, code: &str) -> Result<Option<TableId>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT table_id FROM codes WHERE code = ?1")?;
    Ok(statement.query_row([code], table_of).optional()?)
}

/// This process holds the folder, so no other can be alive.
pub(super) fn all_dead(connection: &Connection) -> Result<(), StoreError> {
    connection.execute("DELETE FROM processes", [])?;
    Ok(())
}

fn others(connection: &Connection, process: ProcessId, now: u64) -> Result<Vec<ProcessId>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT id FROM processes WHERE id <> ?1 AND alive_until > ?2 ORDER BY id")?;
    let found = statement.query_map(params![process.0, signed(now)], process_of)?;
    Ok(found.collect::<Result<_, _>>()?)
}

pub(super) fn enter(
    connection: &Connection,
    now: u64,
    until: u64,
) -> Result<(ProcessId, Vec<ProcessId>), StoreError> {
    let process = connection
        .prepare_cached("INSERT INTO processes (alive_until) VALUES (?1) RETURNING id")?
        .query_row([signed(until)], process_of)?;
    Ok((process, others(connection, process, now)?))
}

/// Was it alive until now, and who else is?
pub(super) fn alive(
    connection: &Connection,
    process: ProcessId,
    now: u64,
    until: u64,
) -> Result<(bool, Vec<ProcessId>), StoreError> {
    let was_alive = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM processes WHERE id = ?1 AND alive_until > ?2)")?
        .query_row(params![process.0, signed(now)], |row| row.get(0))?;
    connection
        .prepare_cached(
            "INSERT INTO processes (id, alive_until) VALUES (?1, ?2) \
             ON CONFLICT (id) DO UPDATE SET alive_until = max(alive_until, ?2)",
        )?
        .execute(params![process.0, signed(until)])?;
    Ok((was_alive, others(connection, process, now)?))
}

pub(super) fn leave(connection: &Connection, process: ProcessId) -> Result<(), StoreError> {
    connection.execute("DELETE FROM processes WHERE id = ?1", [process.0])?;
    Ok(())
}

pub(super) fn drive(
    connection: &Connection,
    table: TableId,
    process: ProcessId,
    now: u64,
) -> Result<bool, StoreError> {
    let key = params![signed(table.0), process.0, signed(now)];
    connection
        .prepare_cached(
            "INSERT INTO drivers (table_id, process) \
             SELECT id, ?2 FROM tables WHERE id = ?1 AND closed_at IS NULL \
             ON CONFLICT (table_id) DO UPDATE SET process = excluded.process \
             WHERE drivers.process <> excluded.process AND NOT EXISTS \
             (SELECT 1 FROM processes WHERE id = drivers.process AND alive_until > ?3)",
        )?
        .execute(key)?;
    let drives = connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM drivers JOIN tables ON id = table_id \
             WHERE table_id = ?1 AND process = ?2 AND closed_at IS NULL)",
        )?
        .query_row(params![signed(table.0), process.0], |row| row.get(0))?;
    Ok(drives)
}

pub(super) fn let_go(connection: &Connection, table: TableId, process: ProcessId) -> Result<(), StoreError> {
    connection
        .prepare_cached("DELETE FROM drivers WHERE table_id = ?1 AND process = ?2")?
        .execute(params![signed(table.0), process.0])?;
    Ok(())
}

pub(super) fn undriven(connection: &Connection, now: u64) -> Result<Vec<TableId>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT id FROM tables WHERE closed_at IS NULL AND NOT EXISTS \
         (SELECT 1 FROM drivers d JOIN processes p ON p.id = d.process \
          WHERE d.table_id = tables.id AND p.alive_until > ?1) ORDER BY id",
    )?;
    let found = statement.query_map([signed(now)], table_of)?.collect::<Result<_, _>>()?;
    Ok(found)
}

pub(super) fn clean(
    connection: &Connection,
    closed_before: Millis,
    codes_before: Millis,
    now: u64,
) -> Result<Cleaned, StoreError> {
    let mut statement = connection.prepare_cached(
        "DELETE FROM tables WHERE id IN \
         (SELECT id FROM tables WHERE closed_at < ?1 ORDER BY closed_at LIMIT ?2) RETURNING id",
    )?;
    let most = MOST_CLEANED as i64;
    let mut tables: Vec<TableId> =
        statement.query_map([signed(closed_before.0), most], table_of)?.collect::<Result<_, _>>()?;
    tables.sort_unstable();
    let codes = connection.execute("DELETE FROM codes WHERE made_at < ?1", [signed(codes_before.0)])?;
    let forgotten = now.saturating_sub(FORGET_PROCESSES.as_millis() as u64);
    connection.execute("DELETE FROM processes WHERE alive_until < ?1", [signed(forgotten)])?;
    Ok(Cleaned { tables, codes: codes as u64 })
}

pub(super) fn empty_wal(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
}
