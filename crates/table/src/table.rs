//! One table: inputs become entries, and entries, once they are stored, become messages.

use crate::command::{Command, Input, Wish};
use crate::dealer::Dealer;
use crate::decide::{Decided, Stop, Work};
use crate::entry::{Entry, Event};
use crate::facts::{Facts, Stage};
use crate::fold::Corrupt;
use crate::ids::{By, Conn, TokenHash};
use crate::limits::MOST_GUESTS;
use crate::message::{Message, Need, Told, Who};
use crate::refusal::Refusal;
use crate::room::Room;
use crate::telling::Answer;
use crate::time::{Millis, TurnTime};
use core::fmt;
use fair::{Hash, Secret};
use games::Draft;

/// What becomes of an input.
pub enum Output {
    /// Nothing has to be stored: these can be told at once.
    Told(Told),
    /// These entries have to be stored first. Nothing has changed until [`Table::committed`].
    Append(Pending),
    /// Nothing has changed: hand the secret of this commitment to [`Table::unlock`], and the same input in
    /// again.
    Locked(Hash),
}

/// Entries that wait for being stored. To be stored all together, or not at all, at the numbers that they
/// have; dropped without harm if that fails.
#[must_use = "store the entries, then hand this to `Table::committed`"]
pub struct Pending {
    entries: Vec<Entry>,
    pub(crate) after: Box<Facts>,
    /// The last entry of the table for which they were made.
    on: u64,
    pub(crate) answers: Vec<Answer>,
}

impl Pending {
    /// What to store: numbers in a row, the first one more than the last of the table.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

/// Entries of another process have come since: what was pending does not follow the table's last entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overtaken;

impl fmt::Display for Overtaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the table has moved on: hand the input in again")
    }
}

impl core::error::Error for Overtaken {}

/// The secret is not the one that the table was promised to be dealt by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSecret;

impl fmt::Display for WrongSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this secret does not fit the commitment of the table")
    }
}

impl core::error::Error for WrongSecret {}

/// One table, as one process has it.
///
/// The shell's part, for every input: [`Table::handle`]; if that gives [`Output::Append`], store the entries
/// at their numbers, all or none; if they are stored, [`Table::committed`], and send what that tells. If a
/// number was taken, another process was faster: load what it wrote, [`Table::catch_up`], send what that tells,
/// and hand the same input in again. If storing failed otherwise, drop what is pending and hand the input in
/// again later, or drop the table and build it from its entries; nobody has heard of anything.
///
/// A table holds the secret of its match, so it can be neither printed nor copied.
pub struct Table {
    pub(crate) facts: Facts,
    pub(crate) dealer: Option<Dealer>,
    pub(crate) room: Room,
}

impl Table {
    /// The first entry of a new table; without hints ([`Entry::with_hints`]).
    pub fn opening(at: Millis, draft: Draft, turn_time: TurnTime, listed: bool) -> Entry {
        Entry { number: 1, at, by: None, event: Event::Opened { draft, turn_time, listed, hints: false } }
    }

    /// The table that these entries make, from the first one on.
    ///
    /// # Errors
    /// If one of them cannot have happened.
    pub fn from_entries<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let mut facts = Facts::open(entries.next().ok_or(Corrupt { number: 1 })?)?;
        for entry in entries {
            facts.apply(entry)?;
        }
        Ok(Table { facts, dealer: None, room: Room::default() })
    }

    /// Gives the table the secret of its match.
    ///
    /// # Errors
    /// If it is another one, or none is wanted.
    pub fn unlock(&mut self, secret: Secret) -> Result<(), WrongSecret> {
        self.take(Dealer::new(secret))
    }

    pub(crate) fn take(&mut self, dealer: Dealer) -> Result<(), WrongSecret> {
        if self.facts.commitment != Some(dealer.commitment()) {
            return Err(WrongSecret);
        }
        self.dealer = Some(dealer);
        Ok(())
    }

    /// Decides what becomes of an input, at this time. See [`Table`] for what to do then.
    pub fn handle(&mut self, now: Millis, input: &Input) -> Output {
        match input {
            Input::Connect { conn, token, last } => self.connect(now, *conn, *token, *last),
            Input::Claim { conn, code, token } => {
                self.greet(*conn, Some(*token));
                let mut work = Work::new(&self.facts, self.dealer.as_mut(), now);
                let answer = match work.claim(*conn, *code, *token) {
                    Ok(()) => Answer::Welcome(*conn, None),
                    Err(why) => Answer::refused(*conn, self.facts.number, why),
                };
                Table::output(work, Ok(()), vec![answer]).unwrap_or_else(|answers| self.now(answers))
            }
            Input::Disconnect { conn } => {
                self.room.guests.remove(conn);
                self.work(now, |work, _| {
                    work.go(*conn);
                    Ok(())
                })
            }
            Input::Command { conn, command } => self.command(now, *conn, command),
            Input::Computer { seat, on, action } => {
                if seat.index() < self.facts.chairs.len() {
                    self.room.answer(*seat, *on, *action);
                }
                self.work(now, |work, room| work.tick(room))
            }
            Input::Commit(commitment) => self.work(now, |work, _| {
                if work.facts().wants_commitment() {
                    work.append(Event::Committed { commitment: *commitment });
                }
                Ok(())
            }),
            Input::Tick => self.work(now, |work, room| work.tick(room)),
            Input::Drive => {
                self.room.forget_thoughts();
                self.work(now, |work, room| work.tick(room))
            }
            Input::Restarted => self.work(now, |work, _| {
                if work.facts().stage != Stage::Closed {
                    work.append(Event::Restarted);
                }
                Ok(())
            }),
            Input::Close(why) => self.work(now, |work, _| work.close(*why)),
            Input::SecretLost => self.work(now, |work, _| {
                work.close_without_secret();
                Ok(())
            }),
        }
    }

    /// The entries are stored: they have happened, and this is what to tell of them.
    ///
    /// # Errors
    /// If the table has moved on since they were made; they cannot have been stored then.
    pub fn committed(&mut self, pending: Pending) -> Result<Told, Overtaken> {
        if pending.on != self.facts.number {
            return Err(Overtaken);
        }
        Ok(self.move_on(*pending.after, pending.answers))
    }

    /// Another process has written these entries: the next ones after the last of this table.
    ///
    /// # Errors
    /// If they do not follow; the table is as it was.
    pub fn catch_up(&mut self, entries: &[Entry]) -> Result<Told, Corrupt> {
        let mut after = self.facts.clone();
        for entry in entries {
            after.apply(entry)?;
        }
        Ok(self.move_on(after, Vec::new()))
    }

    /// The number of the last entry.
    pub fn number(&self) -> u64 {
        self.facts.number
    }

    /// When that happened.
    pub fn at(&self) -> Millis {
        self.facts.at
    }

    /// Is the match under way, or the last one, what the rules as they are now make of its entries? If it is not,
    /// its game is not shown; one under way is closed at the next [`Input::Tick`] or [`Input::Drive`], with its
    /// standing and its secret, and one that is over hinders nothing.
    pub fn follows(&self) -> bool {
        !self.facts.unfollowed
    }

    /// Who is at a connection.
    pub fn who(&self, conn: Conn) -> Who {
        self.room.who(&self.facts, conn)
    }

    /// The connections at which the seats are, in whatever process. Those of a process that died are to be
    /// handed in as [`Input::Disconnect`].
    pub fn connections(&self) -> Vec<Conn> {
        self.facts.chairs.iter().filter_map(|chair| chair.conn).collect()
    }

    /// Is somebody here whose seat is at no connection, because another process found that nobody could play?
    /// [`Input::Tick`] brings them back to it, also by a process that does not drive the table.
    pub fn unbound(&self) -> bool {
        self.facts.stage != Stage::Closed && self.room.unbound(&self.facts).is_some()
    }

    /// What the cards need now.
    pub fn need(&self) -> Option<Need> {
        match self.facts.commitment {
            None => self.facts.wants_commitment().then_some(Need::NewSecret),
            Some(commitment) if self.dealer.is_none() => Some(Need::Secret(commitment)),
            Some(_) => None,
        }
    }

    /// What the table is at.
    pub fn stage(&self) -> Stage {
        self.facts.stage
    }

    /// May players ask for hints?
    pub fn hints(&self) -> bool {
        self.facts.hints
    }

    /// Everything that a spectator knows.
    pub fn public(&self) -> Message {
        crate::tell::snapshot(&self.facts, Who::Spectator)
    }

    /// Does it say the same as another one? The connections and thoughts of a process aside.
    pub fn same_as(&self, other: &Table) -> bool {
        self.facts == other.facts
    }

    fn greet(&mut self, conn: Conn, token: Option<TokenHash>) {
        self.room.guests.entry(conn).or_default().token = token;
    }

    fn connect(&mut self, now: Millis, conn: Conn, token: Option<TokenHash>, last: Option<u64>) -> Output {
        let known = token.is_some_and(|token| self.facts.seat_of(token).is_some() || self.facts.waits(token));
        // Players always get in; who only watches does while there is room.
        let room = self.room.guests.len() < MOST_GUESTS || self.room.guests.contains_key(&conn);
        if !known && !room {
            return self.now(vec![Answer::refused(conn, self.facts.number, Refusal::Full)]);
        }
        self.greet(conn, token);
        let seat = token.and_then(|token| self.facts.seat_of(token));
        let mut work = Work::new(&self.facts, self.dealer.as_mut(), now);
        if let Some(seat) = seat {
            work.come(seat, conn);
        }
        let answers = vec![Answer::Welcome(conn, last)];
        Table::output(work, Ok(()), answers).unwrap_or_else(|answers| self.now(answers))
    }

    fn command(&mut self, now: Millis, conn: Conn, command: &Command) -> Output {
        let number = self.facts.number;
        let refused = |why| vec![Answer::Message(conn, command.refused(number, why))];
        let Some(guest) = self.room.guests.get_mut(&conn) else {
            return self.now(refused(Refusal::NoSeat));
        };
        if !guest.may_send(now) {
            return self.now(refused(Refusal::TooFast));
        }
        let token = match &command.wish {
            Wish::Sit { token, .. } => Some(*token),
            _ => guest.token,
        };
        let by = token.map(|token| By { token, id: command.id });
        if let Some(number) = by.and_then(|by| self.facts.done(by)) {
            return self.now(vec![Answer::Message(conn, command.done(number, true))]);
        }
        if let Some((number, why)) = guest.refused(command.id) {
            return self.now(vec![Answer::Message(conn, command.refused(number, why))]);
        }
        let mut work = Work::new(&self.facts, self.dealer.as_mut(), now);
        let decided = work.deadlines();
        if let Err(Stop::Locked) = decided {
            return self.locked();
        }
        work.by = by;
        // The deadlines may have changed who sits where only in that somebody is away.
        let who = self.room.who(work.facts(), conn);
        let first = work.facts().number + 1;
        let answer = match work.wish(who, conn, command) {
            Ok(()) => command.done(first.min(work.facts().number), false),
            Err(Stop::Locked) => return self.locked(),
            Err(Stop::Refused(why)) => command.refused(work.facts().number, why),
        };
        if let (Wish::Sit { token, .. }, Message::Done { .. }) = (&command.wish, &answer) {
            self.room.guests.entry(conn).or_default().token = Some(*token);
        }
        let answers = vec![Answer::Message(conn, answer)];
        Table::output(work, Ok(()), answers).unwrap_or_else(|answers| self.now(answers))
    }

    /// What an input leads to that nobody waits for an answer to.
    fn work(&mut self, now: Millis, decide: impl FnOnce(&mut Work<'_>, &Room) -> Decided) -> Output {
        let mut work = Work::new(&self.facts, self.dealer.as_mut(), now);
        let decided = decide(&mut work, &self.room);
        match Table::output(work, decided, Vec::new()) {
            Ok(output) => output,
            Err(answers) if decided.is_ok() => self.now(answers),
            Err(_) => self.locked(),
        }
    }

    /// The entries of some work, to be stored; or, if there are none, the answers.
    fn output(work: Work<'_>, decided: Decided, answers: Vec<Answer>) -> Result<Output, Vec<Answer>> {
        let (on, entries, after) = work.finish();
        match after {
            Some(after) if decided.is_ok() => Ok(Output::Append(Pending { entries, after, on, answers })),
            Some(_) | None => Err(answers),
        }
    }

    fn locked(&mut self) -> Output {
        match self.facts.commitment {
            Some(commitment) => Output::Locked(commitment),
            None => self.now(Vec::new()),
        }
    }

    fn now(&mut self, answers: Vec<Answer>) -> Output {
        Output::Told(self.answer(answers))
    }
}
