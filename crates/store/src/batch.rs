//! Entries made ready to be stored, the same for both stores.

use crate::codec;
use crate::error::{AppendError, StoreError};
use crate::ids::TableId;
use fair::Secret;
use table::{Entry, Event, Millis};

/// One entry as it is stored.
pub(crate) struct Row {
    pub number: u64,
    pub at: Millis,
    pub text: String,
}

/// Entries in a row, and what follows from them beside the log.
pub(crate) struct Batch {
    pub rows: Vec<Row>,
    /// The table is closed by one of them, at this time.
    pub closed: Option<Millis>,
    /// Codes of seats, as hashes, and when they were made.
    pub codes: Vec<(String, Millis)>,
    /// Entries before these whose names are to be blanked.
    pub blank: Vec<u64>,
}

impl Batch {
    /// # Errors
    /// If they can never be stored.
    pub fn new(mut entries: Vec<Entry>) -> Result<Batch, AppendError> {
        let first =
            entries.first().map(|entry| entry.number).ok_or(AppendError::Refused("there are none"))?;
        if !(first..).zip(&entries).all(|(number, entry)| entry.number == number) {
            return Err(AppendError::Refused("their numbers are not in a row"));
        }
        let mut batch = Batch { rows: Vec::new(), closed: None, codes: Vec::new(), blank: Vec::new() };
        for at in 0..entries.len() {
            match entries[at].event {
                Event::NameDeleted { entry, .. } => match entry.checked_sub(first) {
                    None => batch.blank.push(entry),
                    Some(here) => {
                        let named = usize::try_from(here).ok().and_then(|here| entries.get_mut(here));
                        named.into_iter().for_each(Entry::blank_name);
                    }
                },
                Event::Closed { .. } => batch.closed = Some(entries[at].at),
                Event::Code { code, .. } => batch.codes.push((code.0.to_string(), entries[at].at)),
                _ => {}
            }
        }
        for entry in &entries {
            let text = codec::encode(entry).map_err(|_| AppendError::Refused("one of them has no text"))?;
            batch.rows.push(Row { number: entry.number, at: entry.at, text });
        }
        Ok(batch)
    }

    /// The number of the first one.
    pub fn first(&self) -> u64 {
        self.rows.first().map_or(0, |row| row.number)
    }

    /// The number of the last one.
    pub fn last(&self) -> u64 {
        self.rows.last().map_or(0, |row| row.number)
    }
}

/// The first entry of a table, and whether it says that the table is listed.
///
/// # Errors
/// If it is no first entry.
pub(crate) fn opening(opened: Entry) -> Result<(Row, bool), AppendError> {
    let Event::Opened { listed, .. } = opened.event else {
        return Err(AppendError::Refused("a log begins with the opening of the table"));
    };
    let row = Batch::new(vec![opened])?.rows.pop().filter(|row| row.number == 1);
    row.map(|row| (row, listed)).ok_or(AppendError::Refused("the first entry has number 1"))
}

/// A stored entry.
pub(crate) fn read(table: TableId, number: u64, text: &str) -> Result<Entry, StoreError> {
    let damaged = |why| StoreError::Unreadable { table, number, why };
    match codec::decode(text) {
        Ok(entry) if entry.number == number => Ok(entry),
        Ok(entry) => Err(damaged(format!("it is entry {}", entry.number))),
        Err(codec::Unread::Newer(version)) => Err(StoreError::Newer { version }),
        Err(codec::Unread::Damaged(why)) => Err(damaged(why)),
    }
}

/// The text of an entry without the name in it.
pub(crate) fn blanked(table: TableId, number: u64, text: &str) -> Result<String, StoreError> {
    let mut entry = read(table, number, text)?;
    entry.blank_name();
    codec::encode(&entry).map_err(|why| StoreError::Unreadable { table, number, why: why.to_string() })
}

/// A stored secret.
pub(crate) fn read_secret(table: TableId, text: Option<&str>) -> Result<Option<Secret>, StoreError> {
    let damaged = || StoreError::Unreadable { table, number: 0, why: "the secret is damaged".to_owned() };
    text.map(|text| Secret::read(text).map_err(|_| damaged())).transpose()
}
