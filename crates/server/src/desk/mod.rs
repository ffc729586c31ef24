//! The task of one table.

mod computers;
mod guests;
mod hints;
mod putting;

use crate::clock;
use crate::hub::{Nudges, Place};
use crate::metrics::Metrics;
use crate::patience::in_time;
use crate::records::Count;
use guests::Guest;
pub(crate) use guests::{Newcomer, frame};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Store, StoreError};
use table::{AskComputer, Closing, CodeHash, Conn, Corrupt, Input, Millis, Stage, Table};
use tokio::sync::{mpsc, oneshot};
use wire::http::About;
use wire::{Eyes, Question, Why, Wish};

/// How often a desk looks after itself.
const CHORES_EVERY: Duration = Duration::from_secs(2);

/// The longest time for which a table sleeps without being looked at.
const LONGEST_SLEEP: Millis = Millis::seconds(30 * 60);

/// What a desk is told.
pub(crate) enum Note {
    /// Somebody comes.
    Come {
        conn: Conn,
        who: Newcomer,
        /// The last entry that they know.
        last: Option<u64>,
        /// The code that moves a seat to them.
        claim: Option<CodeHash>,
    },
    /// Somebody goes.
    Go { conn: Conn },
    /// Somebody wants something.
    Command { conn: Conn, id: String, on: u64, wish: Wish },
    /// Somebody asks about moves.
    Ask { conn: Conn, id: String, about: Question },
    /// How does the table look from outside?
    About { code: String, answer: oneshot::Sender<Option<About>> },
    /// The table is to be closed.
    Close(Closing),
    /// The process ends.
    Stop,
}

/// Why a desk ends before its table does.
#[derive(Debug)]
pub(crate) enum End {
    /// The process ends, or nobody needs the table.
    Asked,
    /// There is no such table any more.
    Gone,
    /// The store does not work. Nobody has heard of anything that is not stored, so whoever comes next finds
    /// everything as it was.
    Failed(String),
    /// What is stored makes no table.
    Damaged(String),
}

impl From<StoreError> for End {
    fn from(error: StoreError) -> End {
        match error {
            StoreError::Failed(why) => End::Failed(why),
            StoreError::Unreadable { .. } | StoreError::Newer { .. } => End::Damaged(error.to_string()),
        }
    }
}

impl From<Corrupt> for End {
    fn from(corrupt: Corrupt) -> End {
        End::Damaged(corrupt.to_string())
    }
}

impl End {
    /// The key of what people are told of it, if it is anything but to come again.
    fn key(&self) -> Option<&'static str> {
        match self {
            End::Asked | End::Gone => None,
            End::Failed(_) => Some("refusal-store-failed"),
            End::Damaged(_) => Some("refusal-table-damaged"),
        }
    }
}

/// The task of one table.
pub(crate) struct Desk<S: Store> {
    place: Place<S>,
    table: Table,
    eyes: Eyes,
    guests: BTreeMap<Conn, Guest>,
    /// What is still to be handed in.
    todo: VecDeque<Input>,
    /// A secret that has been stored, for when its commitment has happened.
    drawn: Option<fair::Secret>,
    /// Commands whose moves cannot be read as things are, and why.
    unreadable: Vec<(Conn, table::CommandId, Why)>,
    /// Does this process drive the table?
    driving: bool,
    /// Should it, if nobody else does?
    may_drive: bool,
    /// Are there perhaps entries that could not be looked at?
    stale: bool,
    /// The gap of the hub after which it began to.
    gap: u64,
    wake_at: Option<Millis>,
    /// How many matches are over.
    records: Count,
    used: Instant,
    thoughts: mpsc::UnboundedSender<Input>,
    thought: mpsc::UnboundedReceiver<Input>,
}

impl<S: Store> Desk<S> {
    /// Builds the table from its log, and works until nobody needs it.
    pub(crate) async fn work(place: Place<S>, mut mailbox: mpsc::Receiver<Box<Note>>, nudges: Arc<Nudges>) {
        let id = place.id;
        let hub = Arc::clone(&place.hub);
        let ended = match Box::pin(Desk::open(place)).await {
            Ok(mut desk) => desk.run(&mut mailbox, &nudges).await,
            Err(end) => end,
        };
        guests::turn_away(&mut mailbox, &ended);
        match ended {
            End::Asked => {}
            End::Gone => tracing::info!(table = %id, "the table is gone"),
            End::Failed(error) => {
                tracing::error!(table = %id, error, "the table's task ends");
                hub.fell(id);
            }
            End::Damaged(error) => {
                tracing::error!(table = %id, error, "the table cannot be built from its log");
                // Trying again does not mend it; who comes to it does try.
                hub.rest(id);
            }
        }
    }

    async fn open(place: Place<S>) -> Result<Box<Desk<S>>, End> {
        let entries = in_time(place.hub.store.entries(place.id, 1)).await.inspect_err(|_| {
            place.hub.metrics.store_faults.one();
        })?;
        if entries.is_empty() {
            return Err(End::Gone);
        }
        let (table, eyes) = Eyes::open(&entries)?;
        let (thoughts, thought) = mpsc::unbounded_channel();
        Ok(Box::new(Desk {
            gap: place.hub.gaps(),
            place,
            table,
            eyes,
            guests: BTreeMap::new(),
            todo: VecDeque::new(),
            drawn: None,
            unreadable: Vec::new(),
            driving: false,
            may_drive: true,
            stale: false,
            wake_at: None,
            records: Count::of(&entries),
            used: Instant::now(),
            thoughts,
            thought,
        }))
    }

    async fn run(&mut self, mailbox: &mut mpsc::Receiver<Box<Note>>, nudges: &Nudges) -> End {
        if let Err(end) = self.begin().await {
            return end;
        }
        let mut chores = tokio::time::interval(CHORES_EVERY);
        chores.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let wake = self.wake_at.filter(|_| self.driving);
            let done = tokio::select! {
                note = mailbox.recv() => match note {
                    Some(note) => self.take(*note).await,
                    None => Err(End::Asked),
                },
                Some(thought) = self.thought.recv() => self.put(thought).await,
                // Of what this desk wrote itself it hears too.
                number = nudges.look.take() => match number > self.table.number() {
                    true => self.look_or_later().await,
                    false => Ok(()),
                },
                () = nudges.drive.notified() => {
                    self.may_drive = true;
                    self.drive().await
                }
                () = sleep_until(wake), if wake.is_some() => self.put(Input::Tick).await,
                _ = chores.tick() => self.look_after().await,
            };
            if let Err(end) = done {
                self.tell_why(&end);
                // While the store does not work it need not be told, and this process takes the table up again.
                if !matches!(end, End::Failed(_)) {
                    self.let_go().await;
                }
                return end;
            }
        }
    }

    async fn begin(&mut self) -> Result<(), End> {
        self.awake().await?;
        self.provide().await?;
        self.look_after().await
    }

    async fn take(&mut self, note: Note) -> Result<(), End> {
        self.used = Instant::now();
        match note {
            Note::Come { conn, who, last, claim } => self.come(conn, who, last, claim).await,
            Note::Go { conn } => {
                self.guests.remove(&conn);
                self.put(Input::Disconnect { conn }).await
            }
            Note::Command { conn, id, on, wish } => self.command(conn, &id, on, &wish).await,
            Note::Ask { conn, id, about: Question::Hint } => {
                self.metrics().questions.one();
                self.hint(conn, id);
                Ok(())
            }
            Note::Ask { conn, id, about } => {
                self.answer(conn, id, &about);
                Ok(())
            }
            Note::About { code, answer } => {
                let about = About::of(&code, self.records.over(), &self.table.public(), clock::now());
                // Who asked may have gone.
                let _ = answer.send(about);
                Ok(())
            }
            Note::Close(why) => self.put(Input::Close(why)).await,
            Note::Stop => Err(End::Asked),
        }
    }

    /// Drives the table if nobody does. If somebody does, the hub says when they do not any more.
    async fn drive(&mut self) -> Result<(), End> {
        let gap = self.place.hub.gaps();
        if gap != self.gap {
            (self.gap, self.driving, self.may_drive) = (gap, false, true);
        }
        if self.driving || !self.may_drive || self.table.stage() == Stage::Closed {
            return Ok(());
        }
        let hub = &self.place.hub;
        match in_time(hub.store.drive(self.place.id, hub.process)).await {
            Ok(driving) => (self.driving, self.may_drive) = (driving, false),
            Err(error) => hub.store_failed(&error.to_string()),
        }
        if self.driving {
            // Whoever drove before may have died before they said what they stored.
            self.look().await?;
            self.put(Input::Drive).await?;
        }
        Ok(())
    }

    /// Sees that the table is driven, tells it of connections that are gone, and sleeps if nobody needs it.
    async fn look_after(&mut self) -> Result<(), End> {
        self.drive().await?;
        if self.stale {
            self.look_or_later().await?;
        }
        if self.table.unbound() {
            self.put(Input::Tick).await?;
        }
        if self.driving {
            for conn in self.table.connections() {
                let ours = store::ProcessId::of(conn) == self.place.hub.process;
                let gone = if ours { !self.guests.contains_key(&conn) } else { self.place.hub.is_dead(conn) };
                if gone {
                    self.put(Input::Disconnect { conn }).await?;
                }
            }
        }
        if let Some(wake_at) = self.sleeps_until() {
            // First: who comes as soon as this desk is gone opens another one, which drives from then on.
            self.let_go().await;
            if self.place.hub.may_sleep(self.place.id, self.place.generation, wake_at) {
                return Err(End::Asked);
            }
        }
        Ok(())
    }

    /// Until when nobody needs the table, if nobody does.
    fn sleeps_until(&self) -> Option<Millis> {
        let asleep_after = self.place.hub.config.limits.asleep_after;
        if !self.guests.is_empty() || self.used.elapsed() < asleep_after {
            return None;
        }
        let now = clock::now();
        let wake_at = self.wake_at.filter(|_| self.driving);
        if wake_at.is_some_and(|at| at <= now + Millis(asleep_after.as_millis() as u64)) {
            return None;
        }
        let longest = now + LONGEST_SLEEP;
        Some(wake_at.map_or(longest, |at| at.min(longest)))
    }

    async fn let_go(&mut self) {
        self.guests.clear();
        self.may_drive = true;
        if std::mem::take(&mut self.driving) {
            let hub = &self.place.hub;
            if let Err(error) = in_time(hub.store.let_go(self.place.id, hub.process)).await {
                hub.store_failed(&error.to_string());
            }
        }
    }

    fn metrics(&self) -> &Metrics {
        &self.place.hub.metrics
    }

    /// Asks computer players, each in a thread of its own; one that never answers holds up nobody, for the
    /// table decides without it after some seconds.
    fn ask(&self, asks: Vec<AskComputer>) {
        for ask in asks.into_iter().filter(|_| self.driving) {
            self.metrics().computers_asked.one();
            let thoughts = self.thoughts.clone();
            #[cfg(feature = "kit")]
            let hook = self.place.hub.config.hook.clone();
            tokio::task::spawn_blocking(move || {
                #[cfg(feature = "kit")]
                hook.at(&crate::kit::Moment::Asked(&ask));
                if let Some(answer) = computers::decide(&ask) {
                    // The desk may have gone.
                    let _ = thoughts.send(answer);
                }
            });
        }
    }
}

async fn sleep_until(at: Option<Millis>) {
    match at {
        Some(at) => tokio::time::sleep(clock::until(at)).await,
        None => std::future::pending().await,
    }
}
