//! Carries what is committed from SQLite's log of its own to the database, beside the writer: left to SQLite, the
//! commit that fills the log does it, and everybody who waits for that commit waits for all of it.

use rusqlite::Connection;
use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

/// After so many commits the log is carried over.
const EVERY: u32 = 128;

/// The size of the log, in pages, at which the writer sees to it itself: there is little left for it to carry, and the
/// log begins anew, which it cannot do while something is written all the time.
pub(super) const FULL: u32 = 4_000;

/// A thread that empties the log.
pub(super) struct Emptier {
    calls: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    commits: u32,
}

impl Emptier {
    pub fn start(connection: Connection) -> io::Result<Emptier> {
        // One call is enough for however many commits there were.
        let (calls, called) = sync_channel(1);
        let thread = thread::Builder::new()
            .name("store-emptier".to_owned())
            .spawn(move || empty(&connection, &called))?;
        Ok(Emptier { calls: Some(calls), thread: Some(thread), commits: 0 })
    }

    /// Something was committed.
    pub fn committed(&mut self) {
        self.commits += 1;
        if self.commits >= EVERY
            && let Some(calls) = &self.calls
        {
            self.commits = 0;
            // It may be at it already.
            let _ = calls.try_send(());
        }
    }
}

impl Drop for Emptier {
    fn drop(&mut self) {
        self.calls.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn empty(connection: &Connection, called: &Receiver<()>) {
    while called.recv().is_ok() {
        // What cannot be carried over now stays in the log, where it is as safe.
        let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_committed_comes_to_the_database_without_the_writer() {
        let folder = std::env::temp_dir().join(format!("stamtafel-emptier-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("some.db");
        let writer = Connection::open(&path).unwrap();
        writer.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())).unwrap();
        writer.pragma_update_and_check(None, "wal_autocheckpoint", 0, |_| Ok(())).unwrap();
        writer.execute("CREATE TABLE some (thing BLOB)", []).unwrap();
        let size = || std::fs::metadata(&path).unwrap().len();
        let before = size();
        let mut emptier = Emptier::start(Connection::open(&path).unwrap()).unwrap();
        for _ in 0..EVERY {
            writer.execute("INSERT INTO some VALUES (randomblob(5000))", []).unwrap();
            emptier.committed();
        }
        // It ends when it has done what it was called for.
        drop(emptier);
        assert!(size() >= before + 5_000 * u64::from(EVERY), "{}", size());
        drop(writer);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
