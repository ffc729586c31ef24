//! What a process does every so often: says that it is alive, looks for tables that nobody drives, follows
//! hints, tidies up.

use super::{EVERY, Hub, NoTable, lock, stopped};
use crate::clock;
use crate::desk::Note;
use crate::patience::in_time;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{MOST_CLEANED, Store, TableId, TableInfo, Wake};
use table::{CODE_LASTS, Closing, Entry, Event, Millis};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::MissedTickBehavior;

/// How often tables that nobody drives are looked for while all processes are well: once in so many rounds.
const LOOK_EVERY: u32 = 4;

impl<S: Store> Hub<S> {
    /// Runs everything that the process does of itself, until it stops.
    pub(crate) async fn chores(self: Arc<Self>) {
        let mut stopping = self.stopping.subscribe();
        let hints = tokio::spawn(Arc::clone(&self).follow_hints());
        let tidying = tokio::spawn(Arc::clone(&self).tidy());
        tokio::select! {
            () = self.stay_alive() => {}
            () = stopped(&mut stopping) => {}
        }
        for task in [hints, tidying] {
            task.abort();
            // So that what it holds is free.
            let _ = task.await;
        }
    }

    async fn stay_alive(self: &Arc<Self>) {
        let mut every = tokio::time::interval(EVERY);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for round in 0u32.. {
            every.tick().await;
            self.pick_up();
            let gone = match self.say_alive().await {
                Ok(gone) => gone,
                Err(error) => {
                    self.store_failed(&error.to_string());
                    continue;
                }
            };
            if gone {
                // It may have stored something and died before it said so.
                self.look_everywhere();
            }
            if !gone && round % LOOK_EVERY != 0 {
                continue;
            }
            match in_time(self.store.undriven()).await {
                Ok(tables) => tables.into_iter().for_each(|table| self.see_to(table)),
                Err(error) => self.store_failed(&error.to_string()),
            }
        }
    }

    /// Sees that a table that nobody drives is driven, unless it sleeps here.
    fn see_to(self: &Arc<Self>, table: TableId) {
        let asleep = lock(&self.asleep).get(&table).copied();
        if asleep.is_none_or(|asleep| asleep.wake_at <= clock::now()) {
            self.take_up(table);
        }
    }

    /// Has a desk for the table, and has it try to drive.
    pub(super) fn take_up(self: &Arc<Self>, table: TableId) {
        match self.desk(table) {
            Ok(line) => line.nudges.drive.notify_one(),
            Err(NoTable::Failed(error)) => self.store_failed(&error),
            Err(NoTable::Unknown | NoTable::Full) => {}
        }
    }

    fn look_everywhere(&self) {
        self.lines().iter().for_each(|line| line.nudges.look.give(u64::MAX));
    }

    pub(crate) fn store_failed(&self, error: &str) {
        self.metrics.store_faults.one();
        tracing::error!(error, "the store failed");
    }

    async fn follow_hints(self: Arc<Self>) {
        let mut changed = self.store.changed();
        loop {
            match changed.recv().await {
                Ok(Wake::Table { table, number }) => {
                    // Whoever wrote this drives it; should they die, it is looked at anew.
                    lock(&self.asleep).remove(&table);
                    if let Some(line) = lock(&self.desks).get(&table) {
                        line.nudges.look.give(number);
                    }
                }
                Ok(Wake::All) | Err(RecvError::Lagged(_)) => {
                    lock(&self.asleep).clear();
                    self.look_everywhere();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Closes tables to which nobody came for long, and deletes those that were closed long ago.
    async fn tidy(self: Arc<Self>) {
        let mut every = tokio::time::interval(self.config.tidy_every);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            every.tick().await;
            let ago = |time: Duration| clock::now() - Millis(time.as_millis() as u64);
            match in_time(self.store.open_tables()).await {
                Ok(tables) => {
                    let idle = ago(self.config.idle);
                    for info in tables.into_iter().filter(|info| info.at < idle) {
                        if lock(&self.damaged).remove(&info.id) {
                            self.close_damaged(&info).await;
                        } else if let Ok(line) = self.desk(info.id) {
                            let _ = line.notes.send(Box::new(Note::Close(Closing::Idle))).await;
                        }
                    }
                }
                Err(error) => self.store_failed(&error.to_string()),
            }
            let (mut deleted, mut more) = (0, true);
            while more {
                match in_time(self.store.clean(ago(self.config.keep), clock::now() - CODE_LASTS)).await {
                    Ok(cleaned) => {
                        deleted += cleaned.tables.len();
                        more = cleaned.tables.len() == MOST_CLEANED;
                    }
                    Err(error) => {
                        self.store_failed(&error.to_string());
                        more = false;
                    }
                }
            }
            if deleted > 0 {
                tracing::info!(tables = deleted, "deleted old tables");
            }
            self.tidy_books(ago(self.config.keep_books)).await;
        }
    }

    /// Deletes the books that nobody has used since a time.
    async fn tidy_books(&self, used_before: Millis) {
        let (mut deleted, mut last) = (0, MOST_CLEANED);
        while last == MOST_CLEANED {
            match in_time(self.store.clean_books(used_before)).await {
                Ok(cleaned) => last = cleaned,
                Err(error) => {
                    self.store_failed(&error.to_string());
                    last = 0;
                }
            }
            deleted += last;
        }
        if deleted > 0 {
            tracing::info!(books = deleted, "deleted unused books");
        }
    }

    /// Nobody comes to a table that cannot be built, and what is in it is not kept for ever.
    async fn close_damaged(&self, info: &TableInfo) {
        let closed = Event::Closed { why: Closing::Idle, commitment: None, secret: None };
        let at = clock::now().max(info.at);
        let closed = Entry { number: info.last + 1, at, by: None, event: closed };
        if let Err(error) = in_time(self.store.append(info.id, vec![closed])).await {
            self.store_failed(&error.to_string());
        }
    }

    /// Ends: every desk lets go, and others may drive what this process drove.
    pub(crate) async fn leave(self: &Arc<Self>) {
        self.stopping.send_replace(true);
        for line in self.lines() {
            let _ = line.notes.send(Box::new(Note::Stop)).await;
        }
        let until = Instant::now() + Duration::from_secs(5);
        while (self.desks() > 0 || self.metrics.sockets.get() > 0) && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if let Err(error) = in_time(self.store.leave(self.process)).await {
            self.store_failed(&error.to_string());
        }
    }
}
