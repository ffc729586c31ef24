//! A thread with a connection. SQLite's calls block, and one that waits for the disk should hold up nobody but
//! those who wait for the same.

use super::emptier::Emptier;
use rusqlite::Connection;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// The most jobs in one commit: what comes in while the disk is busy shares the next wait for it.
const MOST_AT_ONCE: usize = 256;

/// Tells whoever waits, once it is known whether the commit succeeded.
type Reply = Box<dyn FnOnce(Result<(), String>)>;

type Job = Box<dyn FnOnce(&Connection) -> Reply + Send>;

/// Why nothing came back.
pub(super) enum Failure<E> {
    /// The work itself says no; nothing of it is there.
    Work(E),
    /// The store does not work.
    Broken(String),
}

/// What the thread does with its jobs.
pub(super) enum Mode {
    /// It only reads.
    Reads,
    /// It commits them, and the log of SQLite's own is emptied beside it, if there is one.
    Writes(Option<Emptier>),
}

/// A thread that does one job after another.
pub(super) struct Worker {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    pub fn start(name: &str, connection: Connection, mode: Mode) -> io::Result<Worker> {
        let (jobs, queue) = channel();
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || match mode {
            Mode::Reads => read(&connection, &queue),
            Mode::Writes(emptier) => write(&connection, &queue, emptier),
        })?;
        Ok(Worker { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Has the work done, and gives what it gave when that is safe. `then` is called if it is, before anybody
    /// can know of it.
    pub async fn run<T, E>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
        then: impl FnOnce(&T) + Send + 'static,
    ) -> Result<T, Failure<E>>
    where
        T: Send + 'static,
        E: From<rusqlite::Error> + Send + 'static,
    {
        let (told, hears) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = aside(connection, work);
            Box::new(move |committed| {
                let result = match (done, committed) {
                    (Ok(value), Ok(())) => {
                        then(&value);
                        Ok(value)
                    }
                    (Ok(_), Err(why)) => Err(Failure::Broken(why)),
                    (Err(error), _) => Err(Failure::Work(error)),
                };
                // Whoever asked may have stopped waiting.
                let _ = told.send(result);
            })
        });
        let gone = || Failure::Broken("SQLite takes no transaction".to_owned());
        self.jobs.as_ref().ok_or_else(gone)?.send(job).map_err(|_| gone())?;
        hears.await.map_err(|_| gone())?
    }
}

/// The thread does what it was given before, then ends; with it the connection is closed.
impl Drop for Worker {
    fn drop(&mut self) {
        self.jobs.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Does one job so that nothing is left of it if it fails, whatever else is in the same transaction.
fn aside<T, E: From<rusqlite::Error>>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, E>,
) -> Result<T, E> {
    if connection.is_autocommit() {
        return work(connection);
    }
    let say = |what: &str| connection.prepare_cached(what)?.execute([]).map(|_| ());
    say("SAVEPOINT job")?;
    let done = work(connection);
    if done.is_err() {
        say("ROLLBACK TO job")?;
    }
    say("RELEASE job")?;
    done
}

fn read(connection: &Connection, queue: &Receiver<Job>) {
    while let Ok(job) = queue.recv() {
        job(connection)(Ok(()));
    }
}

fn write(connection: &Connection, queue: &Receiver<Job>, mut emptier: Option<Emptier>) {
    while let Ok(first) = queue.recv() {
        let begun = say(connection, "BEGIN IMMEDIATE");
        let mut replies = Vec::new();
        if begun.is_ok() {
            let more = queue.try_iter().take(MOST_AT_ONCE - 1);
            replies.extend(std::iter::once(first).chain(more).map(|job| job(connection)));
        } else {
            // Without a transaction there is nothing to do it in: dropped, so that who waits hears of it.
            drop(first);
        }
        let committed = begun.and_then(|()| say(connection, "COMMIT"));
        if committed.is_err() && !connection.is_autocommit() {
            // If not even this can be done the next `BEGIN` fails, and that is said.
            let _ = say(connection, "ROLLBACK");
        }
        replies.into_iter().for_each(|reply| reply(committed.clone()));
        if let Some(emptier) = &mut emptier {
            emptier.committed();
        }
    }
}

fn say(connection: &Connection, what: &str) -> Result<(), String> {
    let said = connection.prepare_cached(what).and_then(|mut statement| statement.execute([]));
    said.map(|_| ()).map_err(|error| error.to_string())
}
