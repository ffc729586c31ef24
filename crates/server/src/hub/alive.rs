//! The process's place among others: that it is alive, and since when somebody is.

use super::{Hub, LEASE, lock};
use crate::patience::in_time;
use std::time::Instant;
use store::{Company, ProcessId, Store, StoreError};
use table::{Conn, Millis};

/// What is known of the processes.
pub(super) struct Alive {
    /// When this one last said that it is alive.
    said: Instant,
    /// The others.
    others: Vec<ProcessId>,
    /// Up to this moment nobody was alive.
    nobody_until: Millis,
    /// How often this one said it too late: what it drove may be driven by others since.
    gaps: u64,
}

impl Alive {
    pub(super) fn new(said: Instant, company: Company) -> Alive {
        Alive { said, others: company.others, nobody_until: company.nobody_until, gaps: 0 }
    }
}

impl<S: Store> Hub<S> {
    /// Says that the process is alive, and hears who else is. True: somebody is not any more.
    pub(super) async fn say_alive(&self) -> Result<bool, StoreError> {
        let said = Instant::now();
        let Company { others, nobody_until } = in_time(self.store.alive(self.process, LEASE)).await?;
        let mut alive = lock(&self.alive);
        let gone = alive.others.iter().any(|other| !others.contains(other));
        alive.gaps += u64::from(alive.said.elapsed() >= LEASE);
        alive.said = said;
        alive.others = others;
        alive.nobody_until = alive.nobody_until.max(nobody_until);
        Ok(gone)
    }

    fn is_late(&self) -> bool {
        lock(&self.alive).said.elapsed() >= LEASE
    }

    /// What the process does it does alive: after a time in which the store, or the process itself, stood still it says
    /// so first. Gives the moment up to which nobody was alive.
    pub(crate) async fn be_alive(&self) -> Result<Millis, StoreError> {
        if self.is_late() {
            // One of the tables' tasks says it for all.
            let _one = self.saying.lock().await;
            if self.is_late() {
                self.say_alive().await?;
            }
        }
        Ok(self.nobody_until())
    }

    /// Up to this moment nobody was alive, as far as is known.
    pub(crate) fn nobody_until(&self) -> Millis {
        lock(&self.alive).nobody_until
    }

    /// How often the process said too late that it is alive.
    pub(crate) fn gaps(&self) -> u64 {
        lock(&self.alive).gaps
    }

    /// Is this the connection of a process that is not alive?
    pub(crate) fn is_dead(&self, conn: Conn) -> bool {
        let of = ProcessId::of(conn);
        of != self.process && !lock(&self.alive).others.contains(&of)
    }
}
