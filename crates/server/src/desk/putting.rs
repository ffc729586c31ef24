//! Handing inputs to the table: decide, store, tell.

use super::{Desk, End};
use crate::chance;
use crate::clock;
use crate::patience::in_time;
use std::time::{Duration, Instant};
use store::{AppendError, Store};
use table::{Cause, Entry, Event, Input, Millis, Need, Output, Pending, Stage, Told};
use wire::Eyes;

/// How often an input is tried while others are faster.
const MOST_RACES: u32 = 100;

/// For so long it is tried while the store fails.
const TRIED_FOR: Duration = Duration::from_secs(4);

/// Each time after a longer pause, up to this.
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

impl<S: Store> Desk<S> {
    /// Hands an input in, and whatever follows from it.
    pub(super) async fn put(&mut self, input: Input) -> Result<(), End> {
        self.awake().await?;
        self.todo.push_back(input);
        while let Some(input) = self.todo.pop_front() {
            self.put_one(&input).await?;
            self.provide().await?;
        }
        Ok(())
    }

    /// While no process was alive, or the store did not work, nobody could play. The table is told of it before
    /// anything else happens at it, so that nobody's time ran out meanwhile.
    pub(super) async fn awake(&mut self) -> Result<(), End> {
        let nobody_until = self.place.hub.be_alive().await?;
        if self.table.at() < nobody_until && self.table.stage() != Stage::Closed {
            self.put_one(&Input::Restarted).await?;
            // Those who are connected here were here all the time.
            if self.table.unbound() {
                self.put_one(&Input::Tick).await?;
            }
        }
        Ok(())
    }

    /// The time; what happens now is never older than the moment up to which nobody was alive.
    fn now(&self) -> Millis {
        clock::now().max(self.place.hub.nobody_until())
    }

    async fn put_one(&mut self, input: &Input) -> Result<(), End> {
        let mut races = 0;
        let begun = Instant::now();
        // Whoever was in time is in time, however long the store takes.
        let now = self.now();
        loop {
            if *input == Input::Restarted && self.table.at() >= self.place.hub.nobody_until() {
                // Another process has told it.
                return Ok(());
            }
            match self.table.handle(now, input) {
                Output::Told(told) => {
                    self.deliver(told);
                    return Ok(());
                }
                Output::Locked(commitment) => {
                    let hub = &self.place.hub;
                    match in_time(hub.store.secret(self.place.id, commitment)).await? {
                        Some(secret) => self.unlock_with(secret)?,
                        None => {
                            tracing::error!(table = %self.place.id, "the secret of the match is lost");
                            self.todo.push_front(Input::SecretLost);
                            return Ok(());
                        }
                    }
                }
                Output::Append(pending) => match self.append(pending).await {
                    Ok(()) => return Ok(()),
                    Err(AppendError::Taken) if races < MOST_RACES => {
                        races += 1;
                        self.metrics().races.one();
                        self.look().await?;
                    }
                    Err(AppendError::Failed(error)) => self.look_again(begun, error).await?,
                    Err(AppendError::Gone) => return Err(End::Gone),
                    Err(error) => return Err(End::Failed(error.to_string())),
                },
            }
        }
    }

    /// After a fault it is not known whether the entries are there: takes in what is there, as soon as that can be
    /// read, unless it was tried since `begun` for too long.
    async fn look_again(&mut self, begun: Instant, mut error: String) -> Result<(), End> {
        let mut pause = Duration::from_millis(100);
        loop {
            self.place.hub.store_failed(&error);
            if begun.elapsed() >= TRIED_FOR {
                return Err(End::Failed(error));
            }
            tokio::time::sleep(pause).await;
            pause = (2 * pause).min(LONGEST_PAUSE);
            match self.look().await {
                Err(End::Failed(another)) => error = another,
                looked => return looked,
            }
        }
    }

    /// Stores entries; then, and only then, they have happened and are told.
    async fn append(&mut self, pending: Pending) -> Result<(), AppendError> {
        let entries = pending.entries().to_vec();
        let begun = Instant::now();
        in_time(self.place.hub.store.append(self.place.id, entries.clone())).await?;
        #[cfg(feature = "kit")]
        self.place.hub.config.hook.at(&crate::kit::Moment::Stored(&entries));
        self.metrics().append.took(begun.elapsed());
        self.metrics().entries.add(entries.len() as u64);
        // Nothing else has handed anything to the table since it made them.
        let told =
            self.table.committed(pending).map_err(|overtaken| AppendError::Failed(overtaken.to_string()))?;
        self.happened(&entries, told);
        Ok(())
    }

    fn happened(&mut self, entries: &[Entry], told: Told) {
        for entry in entries {
            self.eyes.see(entry, &self.table);
            self.records.see(entry);
            if let Event::Played { seat, cause: Cause::NoAnswer, .. } = entry.event {
                self.metrics().computers_silent.one();
                tracing::warn!(table = %self.place.id, seat = seat.number(), "a computer player did not answer");
            }
        }
        self.deliver(told);
    }

    /// Takes in what other processes wrote.
    pub(super) async fn look(&mut self) -> Result<(), End> {
        self.metrics().looks.one();
        let from = self.table.number() + 1;
        let new = in_time(self.place.hub.store.entries(self.place.id, from)).await?;
        for part in Eyes::parts(&new) {
            let told = self.table.catch_up(part)?;
            self.happened(part, told);
        }
        Ok(())
    }

    /// The same when a hint said so. If the store does not work now that can wait.
    pub(super) async fn look_or_later(&mut self) -> Result<(), End> {
        match self.look().await {
            Err(End::Failed(error)) => {
                self.place.hub.store_failed(&error);
                self.stale = true;
                return Ok(());
            }
            Err(end) => return Err(end),
            Ok(()) => self.stale = false,
        }
        if self.table.unbound() {
            self.put(Input::Tick).await?;
        }
        Ok(())
    }

    /// Gets the cards what they need.
    pub(super) async fn provide(&mut self) -> Result<(), End> {
        let hub = &self.place.hub;
        match self.table.need() {
            None => {}
            Some(Need::NewSecret) if self.todo.is_empty() => {
                let secret = chance::secret().map_err(|error| End::Failed(error.to_string()))?;
                in_time(hub.store.keep_secret(self.place.id, &secret)).await?;
                self.todo.push_back(Input::Commit(secret.commitment()));
                self.drawn = Some(secret);
                // From `begin` there is nobody else who hands it in.
                while let Some(input) = self.todo.pop_front() {
                    self.put_one(&input).await?;
                }
                self.unlock().await?;
            }
            Some(Need::NewSecret) => {}
            Some(Need::Secret(_)) => self.unlock().await?,
        }
        Ok(())
    }

    async fn unlock(&mut self) -> Result<(), End> {
        let Some(Need::Secret(commitment)) = self.table.need() else { return Ok(()) };
        let drawn = self.drawn.take().filter(|secret| secret.commitment() == commitment);
        let secret = match drawn {
            Some(secret) => Some(secret),
            None => {
                let hub = &self.place.hub;
                in_time(hub.store.secret(self.place.id, commitment)).await?
            }
        };
        // Without it nothing can be dealt, but who looks on can look on; who plays is told when it is needed.
        if let Some(secret) = secret {
            self.unlock_with(secret)?;
        }
        Ok(())
    }

    fn unlock_with(&mut self, secret: fair::Secret) -> Result<(), End> {
        self.table.unlock(secret).map_err(|wrong| End::Damaged(wrong.to_string()))
    }
}
