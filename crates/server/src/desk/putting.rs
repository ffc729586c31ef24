//! Handing inputs to the table: decide, store, tell.

use super::{Desk, End};
use crate::chance;
use crate::clock;
use std::time::{Duration, Instant};
use store::{AppendError, Store};
use table::{Entry, Event, Input, Need, Output, Pending, Told};

/// How often an input is tried while others are faster.
const MOST_RACES: u32 = 100;

/// How often it is tried while the store fails, each time after twice as long.
const MOST_FAULTS: u32 = 4;

/// One for an entry with which a match is over and can be had as a record.
pub(super) fn ends_match(entry: &Entry) -> u32 {
    u32::from(matches!(entry.event, Event::Revealed { .. }))
}

impl<S: Store> Desk<S> {
    /// Hands an input in, and whatever follows from it.
    pub(super) async fn put(&mut self, input: Input) -> Result<(), End> {
        self.todo.push_back(input);
        while let Some(input) = self.todo.pop_front() {
            self.put_one(&input).await?;
            self.provide().await?;
        }
        Ok(())
    }

    async fn put_one(&mut self, input: &Input) -> Result<(), End> {
        let (mut races, mut faults) = (0, 0);
        loop {
            match self.table.handle(clock::now(), input) {
                Output::Told(told) => {
                    self.deliver(told);
                    return Ok(());
                }
                Output::Locked(commitment) => {
                    let hub = &self.place.hub;
                    let secret = hub.store.secret(self.place.id, commitment).await;
                    let secret = secret.map_err(|error| End::Failed(error.to_string()))?;
                    let secret =
                        secret.ok_or_else(|| End::Failed("the secret of the match is lost".into()))?;
                    self.table.unlock(secret).map_err(|wrong| End::Failed(wrong.to_string()))?;
                }
                Output::Append(pending) => match self.append(pending).await {
                    Ok(()) => return Ok(()),
                    Err(AppendError::Taken) if races < MOST_RACES => {
                        races += 1;
                        self.metrics().races.one();
                        self.look().await?;
                    }
                    Err(AppendError::Failed(error)) if faults < MOST_FAULTS => {
                        faults += 1;
                        self.place.hub.store_failed(&error);
                        tokio::time::sleep(Duration::from_millis(50) * 2u32.pow(faults)).await;
                        // They may be there all the same.
                        self.look().await?;
                    }
                    Err(AppendError::Gone) => return Err(End::Gone),
                    Err(error) => return Err(End::Failed(error.to_string())),
                },
            }
        }
    }

    /// Stores entries; then, and only then, they have happened and are told.
    async fn append(&mut self, pending: Pending) -> Result<(), AppendError> {
        let entries = pending.entries().to_vec();
        let begun = Instant::now();
        self.place.hub.store.append(self.place.id, entries.clone()).await?;
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
            self.records += ends_match(entry);
        }
        self.deliver(told);
    }

    /// Takes in what other processes wrote.
    pub(super) async fn look(&mut self) -> Result<(), End> {
        self.metrics().looks.one();
        let from = self.table.number() + 1;
        let new = self.place.hub.store.entries(self.place.id, from).await;
        let new = new.map_err(|error| End::Failed(error.to_string()))?;
        // Who sits there when a match begins is asked of the table as it is then.
        for part in new.split_inclusive(|entry| matches!(entry.event, Event::Started { .. })) {
            let told = self.table.catch_up(part).map_err(|corrupt| End::Failed(corrupt.to_string()))?;
            self.happened(part, told);
        }
        Ok(())
    }

    /// Gets the cards what they need.
    pub(super) async fn provide(&mut self) -> Result<(), End> {
        let hub = &self.place.hub;
        let failed = |error: store::StoreError| End::Failed(error.to_string());
        match self.table.need() {
            None => {}
            Some(Need::NewSecret) if self.todo.is_empty() => {
                let secret = chance::secret().map_err(|error| End::Failed(error.to_string()))?;
                hub.store.keep_secret(self.place.id, &secret).await.map_err(failed)?;
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
                let stored = hub.store.secret(self.place.id, commitment).await;
                stored.map_err(|error| End::Failed(error.to_string()))?
            }
        };
        // Without it nothing can be dealt, but who looks on can look on; who plays is told when it is needed.
        if let Some(secret) = secret {
            self.table.unlock(secret).map_err(|wrong| End::Failed(wrong.to_string()))?;
        }
        Ok(())
    }
}
