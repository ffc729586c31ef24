//! The form of the database: one file of SQL a version, each done once, in a row, by one process at a time.

use super::failed;
use crate::StoreError;
use tokio_postgres::{Client, Config, NoTls, Transaction};

const MIGRATIONS: [&str; 3] = [
    include_str!("../../migrations/postgres/0001_log.sql"),
    include_str!("../../migrations/postgres/0002_alone.sql"),
    include_str!("../../migrations/postgres/0003_books.sql"),
];

/// Any number that nobody else locks in the same database.
const LOCK: &str = "SELECT pg_advisory_xact_lock(73671861)";

/// Brings the database to the newest form.
pub(super) async fn migrate(config: &Config) -> Result<(), StoreError> {
    let (mut client, connection) = config.connect(NoTls).await.map_err(|error| failed(&error))?;
    let carrier = tokio::spawn(connection);
    let ended = change(&mut client).await;
    drop(client);
    // Without its client the line is closed in order.
    let _ = carrier.await;
    ended
}

async fn change(client: &mut Client) -> Result<(), StoreError> {
    let all = client.transaction().await.map_err(|error| failed(&error))?;
    match bring_up(&all).await.map_err(|error| failed(&error))? {
        Ok(()) => all.commit().await.map_err(|error| failed(&error)),
        Err(version) => Err(StoreError::Newer { version }),
    }
}

/// The version that it is in, if that is newer than this program.
async fn bring_up(all: &Transaction<'_>) -> Result<Result<(), u32>, tokio_postgres::Error> {
    all.batch_execute(LOCK).await?;
    all.batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)").await?;
    let row = all.query_one("SELECT coalesce(max(version), 0) FROM schema_version", &[]).await?;
    let version = u32::try_from(row.get::<_, i32>(0)).unwrap_or(0);
    let Some(todo) = MIGRATIONS.get(version as usize..) else { return Ok(Err(version)) };
    for (number, migration) in (version as i32 + 1..).zip(todo) {
        all.batch_execute(migration).await?;
        all.execute("INSERT INTO schema_version (version) VALUES ($1)", &[&number]).await?;
    }
    Ok(Ok(()))
}
