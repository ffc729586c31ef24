//! Books of evenings: finding one by a secret, doing something to it, and what it has become by that.
//!
//! A book is folded out of its operations. The last ones used stay in memory as far as they were read; what was done
//! since, by this process or another, is asked of the store each time.

mod brought;
#[cfg(test)]
mod cases;
mod shelf;
mod told;

pub(crate) use brought::{OldSheet, TableMatch};
pub(crate) use shelf::Shelf;
pub(crate) use told::{figures_of_evening, rules_told, season, told};

use crate::chance;
use crate::clock;
use crate::hub::Hub;
use crate::patience::{Places, in_time};
use crate::sentences;
use fair::Hash;
use lang::Lang;
use sheet::{Book, Done, House, Operation};
use std::io;
use std::sync::Arc;
use store::{AppendError, BookId, NewBook, Store, StoreError};
use table::Millis;
use tokio::task::spawn_blocking;
use wire::books::OperationResult;
use wire::{HouseRules, Why};

/// So many books are read from their beginning at once.
static READINGS: Places = Places::new(4);

/// How often something is tried to be done while others are faster.
const MOST_RACES: u32 = 30;

/// A book is noted as looked at once in so long.
const USED_EVERY: Millis = Millis::seconds(24 * 60 * 60);

/// Letters of a secret: 128 bits.
const SECRET: usize = 32;

/// Why a book cannot be had.
#[derive(Debug)]
pub(crate) enum NoBook {
    /// There is none, or the secret is none of it.
    Unknown,
    /// The secret gives no right to write.
    OnlyLooking,
    /// Too many write in it at once, or the process is busy.
    Busy,
    /// The store, or the system's generator of chance, does not work; or an operation that was lawful is not any more.
    Failed(String),
}

impl From<StoreError> for NoBook {
    fn from(error: StoreError) -> NoBook {
        NoBook::Failed(error.to_string())
    }
}

impl From<io::Error> for NoBook {
    fn from(error: io::Error) -> NoBook {
        NoBook::Failed(error.to_string())
    }
}

/// The two secrets of a book. Whoever may write can let others look, so the second follows from the first.
pub(crate) struct Secrets {
    pub edit: String,
    pub look: String,
}

impl Secrets {
    fn draw() -> io::Result<Secrets> {
        let edit = format!("{:016x}{:016x}", chance::number()?, chance::number()?);
        let look = look_of(&edit);
        Ok(Secrets { edit, look })
    }
}

fn look_of(edit: &str) -> String {
    let hash = Hash::of("book-look", &[edit.as_bytes()]).to_string();
    hash.chars().take(SECRET).collect()
}

/// What is stored of a secret.
fn stored(secret: &str) -> Hash {
    Hash::of("book-secret", &[secret.as_bytes()])
}

/// A book that somebody may see.
pub(crate) struct Opened {
    pub id: BookId,
    pub book: Arc<Book>,
    /// May they write in it?
    pub edit: bool,
    /// The secret for others who are to look; none if one may only look oneself.
    pub look: Option<String>,
}

impl Opened {
    /// # Errors
    /// If one may only look.
    pub(crate) fn editable(self) -> Result<Opened, NoBook> {
        if self.edit { Ok(self) } else { Err(NoBook::OnlyLooking) }
    }
}

/// What becomes of operations of which some are refused.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Takes {
    /// The others are done.
    Each,
    /// Nothing is done.
    All,
}

/// What was made of operations that were handed in.
pub(crate) struct Put<T> {
    pub book: Arc<Book>,
    /// What was said of them when they were made.
    pub made: T,
    pub results: Vec<OperationResult>,
}

/// House rules as a book keeps them.
pub(crate) fn house_of(HouseRules { game, preset, switches }: HouseRules) -> House {
    let value = |switch| serde_json::to_value(switch).unwrap_or_default();
    House { game, preset, switches: switches.into_iter().map(|(key, switch)| (key, value(switch))).collect() }
}

fn text_of(operation: &Operation) -> String {
    // Nothing in an operation has a form that JSON lacks.
    serde_json::to_string(operation).unwrap_or_default()
}

/// A book with what was done to it since.
fn fold(book: Option<Arc<Book>>, texts: &[String]) -> Result<Arc<Book>, NoBook> {
    let mut book = book.unwrap_or_default();
    if texts.is_empty() {
        return Ok(book);
    }
    let all = Arc::make_mut(&mut book);
    for text in texts {
        let operation: Operation =
            serde_json::from_str(text).map_err(|error| NoBook::Failed(error.to_string()))?;
        all.apply(operation)
            .map_err(|why| NoBook::Failed(format!("a stored operation is refused: {why:?}")))?;
    }
    Ok(book)
}

impl<S: Store> Hub<S> {
    /// Makes a book out of what was done to another one, or an empty one.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub(crate) async fn make_book(&self, book: Book) -> Result<(BookId, Secrets), NoBook> {
        let texts = spawn_blocking(move || book.operations().iter().map(text_of).collect::<Vec<_>>());
        let texts = texts.await.map_err(|_| NoBook::Busy)?;
        let secrets = Secrets::draw()?;
        loop {
            let id = BookId(chance::number()?);
            let (edit, look) = (stored(&secrets.edit), stored(&secrets.look));
            let new = NewBook { id, edit, look, at: clock::now() };
            match in_time(self.store.make_book(new, texts.clone())).await {
                Ok(()) => {
                    self.metrics.books.one();
                    return Ok((id, secrets));
                }
                // Somebody has that number: then another one.
                Err(AppendError::Taken) => {}
                Err(error) => return Err(NoBook::Failed(error.to_string())),
            }
        }
    }

    /// The book of this number, to somebody with this secret.
    ///
    /// # Errors
    /// If there is none, or the secret is none of it.
    pub(crate) async fn open_book(&self, id: &str, secret: &str) -> Result<Opened, NoBook> {
        let id: BookId = id.parse().map_err(|_| NoBook::Unknown)?;
        let info = in_time(self.store.book(id)).await?.ok_or(NoBook::Unknown)?;
        let shown = stored(secret);
        let edit = shown == info.edit;
        if !edit && shown != info.look {
            return Err(NoBook::Unknown);
        }
        let now = clock::now();
        if now - info.used > USED_EVERY {
            in_time(self.store.use_book(id, now)).await?;
        }
        let book = self.read_book(id).await?;
        Ok(Opened { id, book, edit, look: edit.then(|| look_of(secret)) })
    }

    async fn read_book(&self, id: BookId) -> Result<Arc<Book>, NoBook> {
        let known = self.shelf.take(id);
        // Those that are read from their beginning are not all in memory at once, however many ask.
        let reading = match known {
            Some(_) => None,
            None => Some(READINGS.place().await.ok_or(NoBook::Busy)?),
        };
        let from = known.as_ref().map_or(0, |book| book.operations().len()) as u64 + 1;
        let texts = in_time(self.store.operations(id, from)).await?;
        if texts.is_empty()
            && let Some(known) = known
        {
            return Ok(known);
        }
        let work = move || {
            let _reading = reading;
            fold(known, &texts)
        };
        let book = spawn_blocking(work).await.map_err(|_| NoBook::Busy)??;
        self.shelf.put(id, &book);
        Ok(book)
    }

    /// Does to a book what is made of it: once more, if somebody else was faster.
    ///
    /// # Errors
    /// If it cannot be stored; then it is not known whether it was, and handing it in again is safe.
    pub(crate) async fn put<T: Send + 'static>(
        &self,
        opened: Opened,
        make: impl Fn(&Book) -> (T, Vec<Operation>) + Send + Sync + 'static,
        takes: Takes,
        lang: Lang,
    ) -> Result<Put<T>, NoBook> {
        let Opened { id, mut book, .. } = opened.editable()?;
        let make = Arc::new(make);
        for _ in 0..MOST_RACES {
            let (before, make, now) = (Arc::clone(&book), Arc::clone(&make), clock::now());
            let work = move || {
                let (made, operations) = make(&before);
                let (after, results) = apply(before, operations, now, lang);
                (made, after, results)
            };
            let (made, after, results) = spawn_blocking(work).await.map_err(|_| NoBook::Busy)?;
            if takes == Takes::All && results.iter().any(|result| result.why.is_some()) {
                return Ok(Put { book, made, results });
            }
            let first = book.operations().len();
            let texts: Vec<String> = after.operations()[first..].iter().map(text_of).collect();
            if texts.is_empty() {
                return Ok(Put { book: after, made, results });
            }
            let count = texts.len() as u64;
            match in_time(self.store.add_operations(id, first as u64 + 1, texts, now)).await {
                Ok(()) => {
                    self.metrics.operations.add(count);
                    self.shelf.put(id, &after);
                    return Ok(Put { book: after, made, results });
                }
                Err(AppendError::Taken) => {
                    self.metrics.races.one();
                    book = self.read_book(id).await?;
                }
                Err(AppendError::Gone) => return Err(NoBook::Unknown),
                Err(error) => return Err(NoBook::Failed(error.to_string())),
            }
        }
        Err(NoBook::Busy)
    }

    /// Deletes a book for good.
    ///
    /// # Errors
    /// If that cannot be stored.
    pub(crate) async fn delete_book(&self, opened: Opened) -> Result<(), NoBook> {
        let Opened { id, .. } = opened.editable()?;
        in_time(self.store.delete_book(id)).await?;
        self.shelf.remove(id);
        Ok(())
    }
}

/// A book after operations, and what became of each.
fn apply(
    mut book: Arc<Book>,
    operations: Vec<Operation>,
    now: Millis,
    lang: Lang,
) -> (Arc<Book>, Vec<OperationResult>) {
    let mut results = Vec::new();
    if operations.is_empty() {
        return (book, results);
    }
    let all = Arc::make_mut(&mut book);
    for mut operation in operations {
        let id = operation.id;
        operation.at = now.0;
        let done = all.apply(operation.clone());
        let (done, why) = match done {
            Ok(Done::Counts) => ("counts", None),
            Ok(Done::Held) => ("held", None),
            Ok(Done::Before) => ("before", None),
            Err(refusal) => {
                let text = sentences::sheet_refusal(all, &operation.change, &refusal, lang);
                let rule = refusal.rule().map(str::to_owned);
                ("refused", Some(Why { rule, text: Some(text), ..Why::key("refusal-sheet") }))
            }
        };
        results.push(OperationResult { id, done: done.to_owned(), why });
    }
    (book, results)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_may_write_knows_who_may_look_and_not_the_other_way_round() {
        let Secrets { edit, look } = Secrets::draw().unwrap();
        assert_eq!((edit.len(), look.len(), look_of(&edit)), (SECRET, SECRET, look.clone()));
        assert_ne!(look_of(&look), edit);
        assert_ne!(stored(&edit), stored(&look));
        assert!(!stored(&edit).to_string().contains(&look));
    }
}
