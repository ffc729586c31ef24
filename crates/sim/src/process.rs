//! One process of the server: its connections up to their first message, what waits for it, its desk.

use crate::back::{Back, Frame, Sent, Socket};
use crate::desk::{Desk, End, frame};
use game::Seat;
use std::collections::{BTreeMap, VecDeque};
use store::ProcessId;
use table::{Action, CodeHash, Conn, Input, MOST_QUEUED, Millis, Stage};
use wire::{ClientMessage, ServerMessage, Why};

/// How often a process looks after its desk.
pub(crate) const CHORES_EVERY: Millis = Millis::seconds(2);

/// Something that waits for a process.
#[derive(Debug)]
pub(crate) enum Note {
    Text { socket: Socket, text: String },
    Closes { socket: Socket },
    Fills { socket: Socket },
    Thought { desk: u32, seat: Seat, on: u64, action: Option<Action> },
}

/// What a process does next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Job {
    /// The first of the notes.
    Note,
    /// The table wants to be woken.
    Wake,
    /// There may be entries of other processes.
    Look,
    /// Looks after itself.
    Chores,
}

/// A process, up or down.
pub(crate) struct Process {
    place: usize,
    /// None: it is down.
    id: Option<ProcessId>,
    skew: Millis,
    /// How many connections it has had at the table.
    conns: u64,
    /// By socket: its connection at the desk, once it has said hello.
    sockets: BTreeMap<Socket, Option<Conn>>,
    notes: VecDeque<(Millis, Note)>,
    desk: Option<Desk>,
    /// How many desks it has opened since the beginning.
    desks: u32,
    /// The table has still to be told that no process ran.
    restarted: bool,
    /// Until then it is busy.
    pub free_at: Millis,
    look_at: Option<Millis>,
    chores_at: Option<Millis>,
    /// The table sleeps until then, as far as it knows; it has no desk meanwhile.
    asleep_until: Option<Millis>,
    /// The processes that it believes to be alive.
    alive: Vec<ProcessId>,
    /// It may have lost its right to drive.
    doubts: bool,
}

impl Process {
    pub fn new(place: usize) -> Process {
        Process {
            place,
            id: None,
            skew: Millis(0),
            conns: 0,
            sockets: BTreeMap::new(),
            notes: VecDeque::new(),
            desk: None,
            desks: 0,
            restarted: false,
            free_at: Millis(0),
            look_at: None,
            chores_at: None,
            asleep_until: None,
            alive: Vec::new(),
            doubts: false,
        }
    }

    pub fn start(&mut self, (id, others): (ProcessId, Vec<ProcessId>), now: Millis, skew: Millis) {
        self.id = Some(id);
        self.skew = skew;
        self.conns = 0;
        self.restarted = others.is_empty();
        self.alive = others;
        self.free_at = now;
        self.chores_at = Some(now);
    }

    /// Everything volatile is lost. Gives the number that it had.
    pub fn die(&mut self) -> Option<ProcessId> {
        let was = self.id.take();
        *self = Process { desks: self.desks, free_at: self.free_at, ..Process::new(self.place) };
        was
    }

    pub fn is_up(&self) -> bool {
        self.id.is_some()
    }

    pub fn id(&self) -> Option<ProcessId> {
        self.id
    }

    /// Is it still the process of this number?
    pub fn is(&self, id: ProcessId) -> bool {
        self.id == Some(id)
    }

    pub fn has_desk(&self) -> bool {
        self.desk.is_some()
    }

    /// The last entry that it knows.
    pub fn number(&self) -> Option<u64> {
        self.desk.as_ref().map(Desk::number)
    }

    pub fn stage(&self) -> Option<Stage> {
        self.desk.as_ref().map(Desk::stage)
    }

    pub fn open_socket(&mut self, socket: Socket) {
        self.sockets.insert(socket, None);
    }

    /// It does nothing for so long. Gives its number, if it is up.
    pub fn hold_up(&mut self, now: Millis, time: Millis) -> Option<ProcessId> {
        self.id?;
        self.free_at = self.free_at.max(now) + time;
        self.doubts = true;
        self.chores_at = Some(self.free_at);
        self.id
    }

    /// There may be new entries.
    pub fn hint(&mut self, at: Millis) {
        if self.has_desk() {
            self.look_at = Some(self.look_at.map_or(at, |before| before.min(at)));
        }
        self.asleep_until = None;
    }

    pub fn note(&mut self, now: Millis, back: &mut Back, note: Note) {
        if !self.is_up() {
            return;
        }
        if let Note::Text { socket, .. } = note
            && self.notes.len() >= MOST_QUEUED
        {
            return self.fail_socket(back, now, socket, "refusal-too-fast");
        }
        self.notes.push_back((now, note));
    }

    /// It has something to look after at that time, at the latest.
    pub fn has_chores(&mut self, at: Millis) {
        if self.is_up() {
            self.chores_at = Some(self.chores_at.map_or(at, |before| before.min(at)));
        }
    }

    /// What it does next, and when.
    pub fn next(&self) -> Option<(Millis, Job)> {
        self.id?;
        let note = self.notes.front().map(|(at, _)| (*at, Job::Note));
        let wake = self.desk.as_ref().and_then(Desk::wakes_at).map(|at| (at, Job::Wake));
        let look = self.look_at.map(|at| (at, Job::Look));
        let chores = self.chores_at.map(|at| (at, Job::Chores));
        let jobs = [note, wake, look, chores].into_iter().flatten();
        jobs.map(|(at, job)| (at.max(self.free_at), job)).min()
    }

    /// Does it.
    pub fn work(&mut self, back: &mut Back, job: Job, now: Millis) -> Result<(), End> {
        self.free_at = now;
        if let Some(desk) = &mut self.desk {
            desk.now = now;
        }
        let done = match job {
            Job::Note => match self.notes.pop_front() {
                Some((_, note)) => self.read(back, note),
                None => Ok(()),
            },
            Job::Wake => self.at_desk(|desk| desk.put(back, Input::Tick)),
            Job::Look => {
                self.look_at = None;
                self.at_desk(|desk| desk.look_and_provide(back))
            }
            Job::Chores => self.chores(back),
        };
        if let Some(desk) = &self.desk {
            self.free_at = desk.now;
            if let Some(at) = desk.tired_at() {
                self.has_chores(at);
            }
        }
        done
    }

    fn at_desk(&mut self, work: impl FnOnce(&mut Desk) -> Result<(), End>) -> Result<(), End> {
        self.desk.as_mut().map_or(Ok(()), work)
    }

    fn chores(&mut self, back: &mut Back) -> Result<(), End> {
        let Some(id) = self.id else { return Ok(()) };
        self.chores_at = None;
        let before = std::mem::replace(&mut self.alive, back.shelf.alive(id));
        if before.iter().any(|id| !self.alive.contains(id)) {
            // What it wrote and did not live to hint at.
            self.at_desk(|desk| desk.look_and_provide(back))?;
        }
        if std::mem::take(&mut self.doubts) {
            self.at_desk(|desk| {
                desk.doubt();
                Ok(())
            })?;
        }
        if let Some(until) = self.asleep_until.filter(|until| *until > self.free_at) {
            self.has_chores(until);
            return Ok(());
        }
        if self.desk.is_none() && !back.shelf.is_undriven() {
            return Ok(());
        }
        self.desk(back)?;
        let Process { desk, alive, .. } = self;
        desk.as_mut().map_or(Ok(()), |desk| desk.look_after(back, alive))
    }

    /// The desk: the one that is there, or a new one.
    fn desk(&mut self, back: &mut Back) -> Result<&mut Desk, End> {
        if self.desk.is_none() {
            let id = self.id.ok_or(End::Died)?;
            self.desks += 1;
            self.asleep_until = None;
            let by = (self.place, self.desks);
            self.desk = Some(Desk::open(&mut back.shelf, id, by, self.skew, self.free_at)?);
            self.has_chores(self.free_at);
            if self.restarted {
                self.at_desk(|desk| desk.put(back, Input::Restarted))?;
                self.restarted = false;
            }
            self.at_desk(|desk| desk.provide(back))?;
        }
        self.desk.as_mut().ok_or(End::Failed)
    }

    /// The desk ends because nobody needs it until then.
    pub fn sleep(&mut self, until: Millis) {
        self.desk = None;
        self.look_at = None;
        self.asleep_until = Some(until);
        self.chores_at = Some(until);
    }

    /// The desk ends because the store does not work, and all who were at it are sent away.
    pub fn fail(&mut self, back: &mut Back) {
        if let Some(mut desk) = self.desk.take() {
            desk.let_go(back);
            desk.say_closing(back);
        }
        let at = self.free_at;
        self.sockets.retain(|socket, conn| {
            if conn.is_some() {
                back.sent.push(Sent { at, socket: *socket, frame: Frame::Closed });
            }
            conn.is_none()
        });
        self.look_at = None;
        self.chores_at = Some(at + CHORES_EVERY);
    }

    fn read(&mut self, back: &mut Back, note: Note) -> Result<(), End> {
        match note {
            Note::Text { socket, text } => {
                let Some(conn) = self.sockets.get(&socket).copied() else { return Ok(()) };
                match (wire::read(&text), conn) {
                    (Err(unreadable), _) => self.fail_now(back, socket, unreadable.key()),
                    (Ok(message), None) => return self.hello(back, socket, message),
                    (Ok(message), Some(conn)) => return self.talk(back, socket, conn, message),
                }
                Ok(())
            }
            Note::Closes { socket } => match self.sockets.remove(&socket).flatten() {
                Some(conn) => self.at_desk(|desk| desk.go(back, conn)),
                None => Ok(()),
            },
            Note::Fills { socket } => {
                let conn = self.sockets.get(&socket).copied().flatten();
                if let (Some(conn), Some(desk)) = (conn, &mut self.desk) {
                    desk.fill_up(conn);
                }
                Ok(())
            }
            Note::Thought { desk, seat, on, action } => {
                let asker = self.desk.as_mut().filter(|now| now.by.1 == desk);
                asker.map_or(Ok(()), |asker| asker.thought(back, seat, on, action))
            }
        }
    }

    /// The first message of a connection.
    fn hello(&mut self, back: &mut Back, socket: Socket, message: ClientMessage) -> Result<(), End> {
        let ClientMessage::Hello { version, table, token, last, claim, lang: _ } = message else {
            self.fail_now(back, socket, "refusal-hello-first");
            return Ok(());
        };
        let token_hash = token.as_deref().and_then(wire::token_of);
        let refusal = if version != wire::VERSION {
            Some("refusal-other-version")
        } else if token.is_some() && token_hash.is_none() {
            Some("refusal-bad-token")
        } else if claim.is_some() && token.is_none() {
            Some("refusal-no-token")
        } else if !back.shelf.is_code(&table) {
            Some("refusal-no-table")
        } else {
            None
        };
        if let Some(refusal) = refusal {
            self.fail_now(back, socket, refusal);
            return Ok(());
        }
        let claim = claim.map(|code| CodeHash::of(code.as_bytes()));
        let id = self.id.ok_or(End::Died)?;
        self.conns += 1;
        let conn = id.conn(self.conns);
        self.sockets.insert(socket, Some(conn));
        self.desk(back)?.come(back, (conn, socket), token_hash, last, claim)
    }

    fn talk(
        &mut self,
        back: &mut Back,
        socket: Socket,
        conn: Conn,
        message: ClientMessage,
    ) -> Result<(), End> {
        match message {
            ClientMessage::Hello { .. } => self.fail_now(back, socket, "refusal-hello-once"),
            ClientMessage::Ping => {
                let pong = frame(&ServerMessage::Pong { now: (self.free_at + self.skew).0 });
                back.sent.push(Sent { at: self.free_at, socket, frame: pong });
            }
            ClientMessage::Command { id, on, wish } => {
                return self.at_desk(|desk| desk.command(back, conn, &id, on, &wish));
            }
            ClientMessage::Ask { id, .. } if id.len() > wire::LONGEST_ID => {
                self.fail_now(back, socket, "refusal-bad-id");
            }
            ClientMessage::Ask { id, about } => {
                if let Some(desk) = &mut self.desk {
                    desk.answer(back, conn, id, &about);
                }
            }
        }
        Ok(())
    }

    fn fail_now(&self, back: &mut Back, socket: Socket, key: &str) {
        self.fail_socket(back, self.free_at, socket, key);
    }

    fn fail_socket(&self, back: &mut Back, at: Millis, socket: Socket, key: &str) {
        let error = frame(&ServerMessage::Error { id: None, why: Why::key(key) });
        back.sent.push(Sent { at, socket, frame: error });
    }

    /// See [`Desk::fresh`].
    pub fn fresh(&self, back: &Back, socket: Socket) -> Option<String> {
        let conn = self.sockets.get(&socket).copied().flatten()?;
        self.desk.as_ref()?.fresh(back, conn)
    }
}
