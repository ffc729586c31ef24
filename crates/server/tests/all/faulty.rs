//! A store that can fail in every way in which one fails.

use fair::{Hash, Secret};
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;
use store::{
    AppendError, BookId, BookInfo, Books, Cleaned, Company, Entered, NewBook, NewTable, ProcessId, Store,
    StoreError, TableId, TableInfo, Wake,
};
use table::{CodeHash, Entry, Millis};
use tokio::sync::broadcast;

/// How the store is.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Mode {
    Works,
    /// It says that it does not work.
    Fails,
    /// It says nothing.
    Hangs,
    /// It stores what it is given, and says that it does not work.
    Unknown,
}

/// Says how it is from now on.
#[derive(Clone)]
pub struct Switch(Arc<AtomicU8>);

impl Switch {
    pub fn to(&self, mode: Mode) {
        self.0.store(mode as u8, Ordering::SeqCst);
    }

    fn is(&self, mode: Mode) -> bool {
        self.0.load(Ordering::SeqCst) == mode as u8
    }
}

pub struct Faulty<S> {
    inner: S,
    switch: Switch,
}

impl<S: Store> Faulty<S> {
    pub fn new(inner: S) -> (Faulty<S>, Switch) {
        let switch = Switch(Arc::new(AtomicU8::new(Mode::Works as u8)));
        (Faulty { inner, switch: switch.clone() }, switch)
    }

    fn failed() -> StoreError {
        StoreError::Failed("the disk is on fire".to_owned())
    }

    async fn before(&self) -> Result<(), StoreError> {
        if self.switch.is(Mode::Hangs) {
            pending::<()>().await;
        }
        if self.switch.is(Mode::Fails) { Err(Self::failed()) } else { Ok(()) }
    }

    /// What was stored is stored; the answer is lost.
    fn after<T, E: From<StoreError>>(&self, done: T) -> Result<T, E> {
        if self.switch.is(Mode::Unknown) { Err(Self::failed().into()) } else { Ok(done) }
    }
}

impl<S: Store> Store for Faulty<S> {
    async fn open(&self, new: NewTable, opened: Entry) -> Result<(), AppendError> {
        self.before().await?;
        self.after(self.inner.open(new, opened).await?)
    }

    async fn append(&self, table: TableId, entries: Vec<Entry>) -> Result<(), AppendError> {
        self.before().await?;
        self.after(self.inner.append(table, entries).await?)
    }

    async fn entries(&self, table: TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        self.before().await?;
        self.inner.entries(table, from).await
    }

    async fn keep_secret(&self, table: TableId, secret: &Secret) -> Result<(), StoreError> {
        self.before().await?;
        self.inner.keep_secret(table, secret).await?;
        self.after(())
    }

    async fn secret(&self, table: TableId, commitment: Hash) -> Result<Option<Secret>, StoreError> {
        self.before().await?;
        self.inner.secret(table, commitment).await
    }

    async fn info(&self, table: TableId) -> Result<Option<TableInfo>, StoreError> {
        self.before().await?;
        self.inner.info(table).await
    }

    async fn open_tables(&self) -> Result<Vec<TableInfo>, StoreError> {
        self.before().await?;
        self.inner.open_tables().await
    }

    async fn find(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        self.before().await?;
        self.inner.find(code).await
    }

    async fn find_move(&self, code: CodeHash) -> Result<Option<TableId>, StoreError> {
        self.before().await?;
        self.inner.find_move(code).await
    }

    async fn enter(&self, lasts: Duration) -> Result<Entered, StoreError> {
        self.before().await?;
        self.inner.enter(lasts).await
    }

    async fn alive(&self, process: ProcessId, lasts: Duration) -> Result<Company, StoreError> {
        self.before().await?;
        self.inner.alive(process, lasts).await
    }

    async fn leave(&self, process: ProcessId) -> Result<(), StoreError> {
        self.before().await?;
        self.inner.leave(process).await
    }

    async fn drive(&self, table: TableId, process: ProcessId) -> Result<bool, StoreError> {
        self.before().await?;
        self.inner.drive(table, process).await
    }

    async fn let_go(&self, table: TableId, process: ProcessId) -> Result<(), StoreError> {
        self.before().await?;
        self.inner.let_go(table, process).await
    }

    async fn undriven(&self) -> Result<Vec<TableId>, StoreError> {
        self.before().await?;
        self.inner.undriven().await
    }

    fn changed(&self) -> broadcast::Receiver<Wake> {
        self.inner.changed()
    }

    async fn clean(&self, closed_before: Millis, codes_before: Millis) -> Result<Cleaned, StoreError> {
        self.before().await?;
        self.inner.clean(closed_before, codes_before).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.before().await?;
        self.inner.ready().await
    }
}

impl<S: Store> Books for Faulty<S> {
    async fn make_book(&self, new: NewBook, operations: Vec<String>) -> Result<(), AppendError> {
        self.before().await?;
        self.after(self.inner.make_book(new, operations).await?)
    }

    async fn book(&self, book: BookId) -> Result<Option<BookInfo>, StoreError> {
        self.before().await?;
        self.inner.book(book).await
    }

    async fn operations(&self, book: BookId, from: u64) -> Result<Vec<String>, StoreError> {
        self.before().await?;
        self.inner.operations(book, from).await
    }

    async fn add_operations(
        &self,
        book: BookId,
        first: u64,
        operations: Vec<String>,
        at: Millis,
    ) -> Result<(), AppendError> {
        self.before().await?;
        self.after(self.inner.add_operations(book, first, operations, at).await?)
    }

    async fn use_book(&self, book: BookId, at: Millis) -> Result<(), StoreError> {
        self.before().await?;
        self.inner.use_book(book, at).await
    }

    async fn delete_book(&self, book: BookId) -> Result<(), StoreError> {
        self.before().await?;
        self.inner.delete_book(book).await
    }

    async fn clean_books(&self, used_before: Millis) -> Result<usize, StoreError> {
        self.before().await?;
        self.inner.clean_books(used_before).await
    }
}
