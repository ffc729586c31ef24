//! Either store, chosen at run time.

use crate::{
    AppendError, BookId, BookInfo, Books, Cleaned, Company, Entered, NewBook, NewTable, Postgres, ProcessId,
    Sqlite, Store, StoreError, TableId, TableInfo, Wake,
};
use fair::{Hash, Secret};
use std::time::Duration;
use table::{CodeHash, Entry, Millis};
use tokio::sync::broadcast;

/// Either store.
pub enum AnyStore {
    /// In a folder of this process.
    Sqlite(Sqlite),
    /// On a server that any number of processes share.
    Postgres(Postgres),
}

/// The same of whichever it is.
macro_rules! of_either {
    ($any:expr, $store:ident => $what:expr) => {
        match $any {
            AnyStore::Sqlite($store) => $what,
            AnyStore::Postgres($store) => $what,
        }
    };
}

impl Store for AnyStore {
    async fn open(&self, new: NewTable, opened: Entry) -> Result<(), AppendError> {
        of_either!(self, store => store.open(new, opened).await)
    }

    async fn append(&self, table: TableId, entries: Vec<Entry>) -> Result<(), AppendError> {
        of_either!(self, store => store.append(table, entries).await)
    }

    async fn entries(&self, table: TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        of_either!(self, store => store.entries(table, from).await)
    }

    async fn keep_secret(&self, table: TableId, secret: &Secret) -> Result<(), StoreError> {
        of_either!(self, store => store.keep_secret(table, secret).await)
    }

    async fn secret(&self, table: TableId, commitment: Hash) -> Result<Option<Secret>, StoreError> {
        of_either!(self, store => store.secret(table, commitment).await)
    }

    async fn info(&self, table: TableId) -> Result<Option<TableInfo>, StoreError> {
        of_either!(self, store => store.info(table).await)
    }

    async fn open_tables(&self) -> Result<Vec<TableInfo>, StoreError> {
        of_either!(self, store => store.open_tables().await)
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        of_either!(self, store => store.find(code).await)
    }

    async fn find_move(&self, code: CodeHash) -> Result<Option<TableId>, StoreError> {
        of_either!(self, store => store.find_move(code).await)
    }

    async fn enter(&self, lasts: Duration) -> Result<Entered, StoreError> {
        of_either!(self, store => store.enter(lasts).await)
    }

    async fn alive(&self, process: ProcessId, lasts: Duration) -> Result<Company, StoreError> {
        of_either!(self, store => store.alive(process, lasts).await)
    }

    async fn leave(&self, process: ProcessId) -> Result<(), StoreError> {
        of_either!(self, store => store.leave(process).await)
    }

    async fn drive(&self, table: TableId, process: ProcessId) -> Result<bool, StoreError> {
        of_either!(self, store => store.drive(table, process).await)
    }

    async fn let_go(&self, table: TableId, process: ProcessId) -> Result<(), StoreError> {
        of_either!(self, store => store.let_go(table, process).await)
    }

    async fn undriven(&self) -> Result<Vec<TableId>, StoreError> {
        of_either!(self, store => store.undriven().await)
    }

    fn changed(&self) -> broadcast::Receiver<Wake> {
        of_either!(self, store => store.changed())
    }

    async fn clean(&self, closed_before: Millis, codes_before: Millis) -> Result<Cleaned, StoreError> {
        of_either!(self, store => store.clean(closed_before, codes_before).await)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        of_either!(self, store => store.ready().await)
    }
}

impl Books for AnyStore {
    async fn make_book(&self, new: NewBook, operations: Vec<String>) -> Result<(), AppendError> {
        of_either!(self, store => store.make_book(new, operations).await)
    }

    async fn book(&self, book: BookId) -> Result<Option<BookInfo>, StoreError> {
        of_either!(self, store => store.book(book).await)
    }

    async fn operations(&self, book: BookId, from: u64) -> Result<Vec<String>, StoreError> {
        of_either!(self, store => store.operations(book, from).await)
    }

    async fn add_operations(
        &self,
        book: BookId,
        first: u64,
        operations: Vec<String>,
        at: Millis,
    ) -> Result<(), AppendError> {
        of_either!(self, store => store.add_operations(book, first, operations, at).await)
    }

    async fn use_book(&self, book: BookId, at: Millis) -> Result<(), StoreError> {
        of_either!(self, store => store.use_book(book, at).await)
    }

    async fn delete_book(&self, book: BookId) -> Result<(), StoreError> {
        of_either!(self, store => store.delete_book(book).await)
    }

    async fn clean_books(&self, used_before: Millis) -> Result<usize, StoreError> {
        of_either!(self, store => store.clean_books(used_before).await)
    }
}
