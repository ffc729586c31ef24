//! PostgreSQL, for any number of processes.

mod books;
mod line;
mod listen;
mod migrate;
mod sql;

use crate::batch::{self, Batch};
use crate::{
    AppendError, Cleaned, Company, Entered, MOST_CLEANED, NewTable, ProcessId, Store, StoreError, TableId,
    TableInfo, Wake,
};
use fair::{Hash, Secret};
use line::{Fault, Line};
use listen::hint;
use std::error::Error as _;
use std::time::Duration;
use table::{CodeHash, Entry, Millis};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, Row};

/// Where the hints are told. The statements have the name in them, too.
const CHANNEL: &str = "stamtafel";

/// Hints that a slow listener may have waiting.
const HINTS: usize = 1024;

/// How long to wait for a server that is not there.
const CONNECT: Duration = Duration::from_secs(5);

/// A usual number of lines. On a disk that takes 4 ms for a commit, and on two cores, 1 line stored 400 entries a
/// second, 4 stored 1,200, 8 stored 2,000 and 16 stored 4,000.
pub const USUAL_LINES: usize = 16;

/// The store in PostgreSQL. To be used inside of tokio's runtime.
pub struct Postgres {
    config: Box<Config>,
    /// Commits on one line wait for each other; those of several share their wait for the disk.
    lines: Vec<Line>,
    hints: broadcast::Sender<Wake>,
    /// Hints that are told when their entries are stored.
    to_tell: mpsc::UnboundedSender<String>,
    listener: JoinHandle<()>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Postgres {
    /// Opens the store in the database of a URL (`postgresql://user:password@host/database`, and what else
    /// libpq takes), over so many lines. The way there is not encrypted: it should lead through no network that
    /// others are in.
    ///
    /// # Errors
    /// If the database cannot be reached or used, or a newer version of the program used it.
    pub async fn open(url: &str, lines: usize) -> Result<Postgres, StoreError> {
        let mut config: Config = url.parse().map_err(|error| failed(&error))?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        config.keepalives_idle(Duration::from_secs(10));
        config.keepalives_interval(Duration::from_secs(5));
        config.keepalives_retries(3);
        migrate::migrate(&config).await?;
        let hints = broadcast::Sender::new(HINTS);
        let (first, listens) = oneshot::channel();
        let listener = tokio::spawn(listen::listen(config.clone(), hints.clone(), first));
        let (to_tell, queue) = mpsc::unbounded_channel();
        tokio::spawn(listen::tell(config.clone(), queue));
        // Hints are only hints: without them the store works too.
        let _ = timeout(CONNECT, listens).await;
        let lines = (0..lines.max(1)).map(|_| Line::default()).collect();
        Ok(Postgres { config: Box::new(config), lines, hints, to_tell, listener })
    }

    async fn query(&self, sql: &'static str, with: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Fault> {
        let line = self.lines.iter().min_by_key(|line| line.waiting()).ok_or(Fault::Silent)?;
        line.query(&self.config, sql, with).await
    }

    async fn one<T>(
        &self,
        sql: &'static str,
        with: &[&(dyn ToSql + Sync)],
        read: impl FnOnce(&Row) -> Result<T, tokio_postgres::Error>,
    ) -> Result<Option<T>, StoreError> {
        let rows = self.query(sql, with).await?;
        rows.first().map(read).transpose().map_err(|error| failed(&error))
    }

    /// The texts of entries without the names in them, if they are there.
    async fn blanked(&self, table: TableId, numbers: &[u64]) -> Result<(Vec<i64>, Vec<String>), StoreError> {
        let wanted: Vec<i64> = numbers.iter().map(|number| signed(*number)).collect();
        let (mut found, mut texts) = (Vec::new(), Vec::new());
        for row in self.query(sql::SOME, &[&signed(table.0), &wanted]).await? {
            let (number, text): (i64, &str) = (column(&row, 0)?, column(&row, 1)?);
            texts.push(batch::blanked(table, unsigned(number), text)?);
            found.push(number);
        }
        Ok((found, texts))
    }

    async fn append_batch(&self, table: TableId, batch: &Batch) -> Result<(), AppendError> {
        let id = signed(table.0);
        let numbers: Vec<i64> = batch.rows.iter().map(|row| signed(row.number)).collect();
        let times: Vec<i64> = batch.rows.iter().map(|row| signed(row.at.0)).collect();
        let texts: Vec<&str> = batch.rows.iter().map(|row| row.text.as_str()).collect();
        let before = signed(batch.first().saturating_sub(1));
        let rows = if batch.closed.is_none() && batch.codes.is_empty() && batch.blank.is_empty() {
            self.query(sql::APPEND, &[&id, &numbers, &times, &texts, &before]).await
        } else {
            // Entries only change by being blanked, so what is read here is what is there in a moment.
            let (blanked, blanks) = self.blanked(table, &batch.blank).await?;
            let closed = batch.closed.map(|at| signed(at.0));
            let codes: Vec<&str> = batch.codes.iter().map(|(code, _)| code.as_str()).collect();
            let made: Vec<i64> = batch.codes.iter().map(|(_, at)| signed(at.0)).collect();
            let with: [&(dyn ToSql + Sync); 10] =
                [&id, &numbers, &times, &texts, &before, &closed, &codes, &made, &blanked, &blanks];
            self.query(sql::APPEND_MORE, &with).await
        };
        let stored: i64 = match rows?.first().map(|row| row.try_get(0)) {
            Some(Ok(stored)) => stored,
            Some(Err(error)) => return Err(refused(&error)),
            None => 0,
        };
        if stored == 0 {
            return Err(AppendError::Gone);
        }
        Ok(())
    }

    fn tell(&self, table: TableId, number: u64) {
        // There is somebody who takes it as long as the runtime runs.
        let _ = self.to_tell.send(hint(table, number));
    }
}

/// PostgreSQL's integers have a sign; the bits stay.
const fn signed(number: u64) -> i64 {
    number as i64
}

const fn unsigned(number: i64) -> u64 {
    number as u64
}

fn column<'a, T: tokio_postgres::types::FromSql<'a>>(row: &'a Row, at: usize) -> Result<T, StoreError> {
    row.try_get(at).map_err(|error| failed(&error))
}

fn failed(error: &tokio_postgres::Error) -> StoreError {
    let why = error.source().map_or_else(|| error.to_string(), |source| format!("{error}: {source}"));
    StoreError::Failed(why)
}

fn refused(error: &tokio_postgres::Error) -> AppendError {
    match error.code() {
        Some(code) if *code == SqlState::UNIQUE_VIOLATION => AppendError::Taken,
        Some(code) if *code == SqlState::FOREIGN_KEY_VIOLATION => AppendError::Gone,
        _ => failed(error).into(),
    }
}

impl From<Fault> for AppendError {
    fn from(fault: Fault) -> AppendError {
        match fault {
            Fault::Postgres(error) => refused(&error),
            Fault::Silent => StoreError::from(fault).into(),
        }
    }
}

fn info_of(row: &Row) -> Result<TableInfo, tokio_postgres::Error> {
    let time = |at: i64| Millis(unsigned(at));
    Ok(TableInfo {
        id: TableId(unsigned(row.try_get(0)?)),
        code: row.try_get(1)?,
        listed: row.try_get(2)?,
        opened: time(row.try_get(3)?),
        closed: row.try_get::<_, Option<i64>>(4)?.map(time),
        last: unsigned(row.try_get(5)?),
        at: time(row.try_get(6)?),
    })
}

fn table_of(row: &Row) -> Result<TableId, tokio_postgres::Error> {
    row.try_get(0).map(unsigned).map(TableId)
}

/// What the database has as a signed number is one that it has given, so it is above 0.
fn process_of(number: i32) -> ProcessId {
    ProcessId(number.cast_unsigned())
}

fn number_of(process: ProcessId) -> i32 {
    process.0.cast_signed()
}

/// The processes of a column, and the moment in the next one.
fn company_of(row: &Row, at: usize) -> Result<Company, tokio_postgres::Error> {
    let others: Vec<i32> = row.try_get(at)?;
    let nobody_until: Option<i64> = row.try_get(at + 1)?;
    Ok(Company {
        others: others.into_iter().map(process_of).collect(),
        nobody_until: Millis(nobody_until.map_or(0, unsigned)),
    })
}

fn no_row() -> StoreError {
    StoreError::Failed("the database gave no answer".to_owned())
}

impl Store for Postgres {
    async fn open(&self, new: NewTable, opened: Entry) -> Result<(), AppendError> {
        let (row, listed) = batch::opening(opened)?;
        let (id, at) = (signed(new.id.0), signed(row.at.0));
        self.query(sql::OPEN, &[&id, &new.code, &listed, &at, &row.text]).await?;
        self.tell(new.id, row.number);
        Ok(())
    }

    async fn append(&self, table: TableId, entries: Vec<Entry>) -> Result<(), AppendError> {
        let batch = Batch::new(entries)?;
        let appended = self.append_batch(table, &batch).await;
        // After a failure they may be there all the same, and nobody else would hint at them.
        if matches!(appended, Ok(()) | Err(AppendError::Failed(_))) {
            self.tell(table, batch.last());
        }
        appended
    }

    async fn entries(&self, table: TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        let rows = self.query(sql::ENTRIES, &[&signed(table.0), &from]).await?;
        rows.iter().map(|row| batch::read(table, unsigned(column(row, 0)?), column(row, 1)?)).collect()
    }

    async fn keep_secret(&self, table: TableId, secret: &Secret) -> Result<(), StoreError> {
        let (commitment, secret) = (secret.commitment().to_string(), secret.reveal());
        self.query(sql::KEEP_SECRET, &[&signed(table.0), &commitment, &secret]).await?;
        Ok(())
    }

    async fn secret(&self, table: TableId, commitment: Hash) -> Result<Option<Secret>, StoreError> {
        let key = commitment.to_string();
        let text =
            self.one(sql::SECRET, &[&signed(table.0), &key], |row| row.try_get::<_, String>(0)).await?;
        batch::read_secret(table, text.as_deref())
    }

    async fn info(&self, table: TableId) -> Result<Option<TableInfo>, StoreError> {
        self.one(sql::INFO, &[&signed(table.0)], info_of).await
    }

    async fn open_tables(&self) -> Result<Vec<TableInfo>, StoreError> {
        let rows = self.query(sql::OPEN_TABLES, &[]).await?;
        rows.iter().map(info_of).collect::<Result<_, _>>().map_err(|error| failed(&error))
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        self.one(sql::FIND, &[&code], table_of).await
    }

    async fn find_move(&self, code: CodeHash) -> Result<Option<TableId>, StoreError> {
        self.one(sql::FIND_MOVE, &[&code.0.to_string()], table_of).await
    }

    async fn enter(&self, lasts: Duration) -> Result<Entered, StoreError> {
        let with: [&(dyn ToSql + Sync); 2] = [&lasts.as_secs_f64(), &signed(crate::clock())];
        let entered = self.one(sql::ENTER, &with, |row| {
            let process = process_of(row.try_get(0)?);
            Ok(Entered { process, company: company_of(row, 1)? })
        });
        entered.await?.ok_or_else(no_row)
    }

    async fn alive(&self, process: ProcessId, lasts: Duration) -> Result<Company, StoreError> {
        let with: [&(dyn ToSql + Sync); 3] =
            [&number_of(process), &lasts.as_secs_f64(), &signed(crate::clock())];
        self.one(sql::ALIVE, &with, |row| company_of(row, 0)).await?.ok_or_else(no_row)
    }

    async fn leave(&self, process: ProcessId) -> Result<(), StoreError> {
        self.query(sql::LEAVE, &[&number_of(process)]).await?;
        Ok(())
    }

    async fn drive(&self, table: TableId, process: ProcessId) -> Result<bool, StoreError> {
        let with: [&(dyn ToSql + Sync); 2] = [&signed(table.0), &number_of(process)];
        self.one(sql::DRIVE, &with, |row| row.try_get(0)).await?.ok_or_else(no_row)
    }

    async fn let_go(&self, table: TableId, process: ProcessId) -> Result<(), StoreError> {
        self.query(sql::LET_GO, &[&signed(table.0), &number_of(process)]).await?;
        Ok(())
    }

    async fn undriven(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = self.query(sql::UNDRIVEN, &[]).await?;
        rows.iter().map(table_of).collect::<Result<_, _>>().map_err(|error| failed(&error))
    }

    fn changed(&self) -> broadcast::Receiver<Wake> {
        self.hints.subscribe()
    }

    async fn clean(&self, closed_before: Millis, codes_before: Millis) -> Result<Cleaned, StoreError> {
        let most = MOST_CLEANED as i64;
        let with: [&(dyn ToSql + Sync); 3] = [&signed(closed_before.0), &signed(codes_before.0), &most];
        let cleaned = self.one(sql::CLEAN, &with, |row| {
            let mut tables: Vec<TableId> =
                row.try_get::<_, Vec<i64>>(0)?.into_iter().map(|id| TableId(unsigned(id))).collect();
            tables.sort_unstable();
            Ok(Cleaned { tables, codes: unsigned(row.try_get(1)?) })
        });
        cleaned.await?.ok_or_else(no_row)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.query(sql::READY, &[]).await?;
        Ok(())
    }
}
