//! The table has moved on: who is told what, and what has to be done next.

use crate::entry::Event;
use crate::facts::{Facts, Recent};
use crate::ids::Conn;
use crate::limits::ENTRIES_KEPT;
use crate::message::{Message, Tell, Told, Who};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::tell;
use crate::time::Millis;
use game::Seat;
use std::collections::BTreeMap;

/// What somebody gets for what they sent.
pub(crate) enum Answer {
    Message(Conn, Message),
    /// Everything, or what was missed since that entry.
    Welcome(Conn, Option<u64>),
}

impl Answer {
    pub(crate) fn refused(conn: Conn, number: u64, why: Refusal) -> Answer {
        Answer::Message(conn, Message::Refused { command: None, number, why })
    }
}

/// The viewer as whom somebody is told of entries; nobody is told at a seat that is elsewhere.
fn viewer(who: Who) -> Option<Option<Seat>> {
    match who {
        Who::Seat(seat) => Some(Some(seat)),
        Who::Waiting | Who::Spectator => Some(None),
        Who::Elsewhere(_) => None,
    }
}

impl Table {
    /// Becomes what the entries have made of it, and tells of them.
    pub(crate) fn move_on(&mut self, after: Facts, answers: Vec<Answer>) -> Told {
        let welcomed = self.room.guests.iter().filter(|(_, guest)| guest.welcomed);
        let were: Vec<(Conn, Who)> =
            welcomed.map(|(conn, _)| (*conn, self.room.who(&self.facts, *conn))).collect();
        let before = self.facts.number;
        self.facts = after;
        let welcome =
            |conn: Conn| answers.iter().any(|answer| matches!(answer, Answer::Welcome(to, _) if *to == conn));
        let anew = self.told_anew(before);
        let mut audiences: BTreeMap<Option<Seat>, Vec<Conn>> = BTreeMap::new();
        let mut tells = Vec::new();
        for (conn, was) in were.into_iter().filter(|(conn, _)| !welcome(*conn)) {
            let is = self.room.who(&self.facts, conn);
            match (viewer(is), is) {
                (Some(viewer), _) if is == was && !anew => audiences.entry(viewer).or_default().push(conn),
                (Some(_), _) => tells.push(one(conn, tell::snapshot(&self.facts, is))),
                // Somebody else is there. If nobody is, this connection is brought to the seat next.
                (None, Who::Elsewhere(seat))
                    if is != was && self.facts.chair(seat).is_some_and(|chair| chair.conn.is_some()) =>
                {
                    tells.push(one(conn, Message::TakenOver { seat }));
                }
                (None, _) => {}
            }
        }
        for recent in self.facts.recent.iter().filter(|recent| recent.entry.number > before) {
            for (viewer, to) in &audiences {
                let message = tell::entry(&self.facts, self.dealer.as_mut(), recent, *viewer);
                tells.push(Tell { to: to.clone(), message });
            }
        }
        let mut told = self.answer(answers);
        tells.append(&mut told.tells);
        // What was sealed with its secret is dealt from no more.
        let commitment = self.facts.commitment;
        self.dealer = self.dealer.take().filter(|dealer| commitment == Some(dealer.commitment()));
        Told { tells, need: self.need(), ..told }
    }

    /// Does everybody get a snapshot instead of the entries: because they are many, or because seats have
    /// other numbers than some of the entries mean?
    fn told_anew(&self, before: u64) -> bool {
        let new = self.facts.number - before;
        let seats = self.facts.seats_at > before && new > 1;
        let rematch =
            |recent: &Recent| recent.entry.number > before && matches!(recent.entry.event, Event::Rematch);
        new > ENTRIES_KEPT as u64 || seats || self.facts.recent.iter().any(|recent| rematch(recent))
    }

    /// Answers, and what has to be done next.
    pub(crate) fn answer(&mut self, answers: Vec<Answer>) -> Told {
        let mut tells = Vec::new();
        for answer in answers {
            match answer {
                Answer::Message(conn, message) => {
                    self.note_refusal(conn, &message);
                    tells.push(one(conn, message));
                }
                Answer::Welcome(conn, last) => self.welcome(conn, last, &mut tells),
            }
        }
        let asks = self.room.asks(&self.facts);
        Told { tells, asks, wake_at: self.wake_at(), need: self.need() }
    }

    /// A refusal that was told is the answer to the same command from then on.
    fn note_refusal(&mut self, conn: Conn, message: &Message) {
        if let (Message::Refused { command: Some(id), number, why }, Some(guest)) =
            (message, self.room.guests.get_mut(&conn))
        {
            guest.note_refusal(*id, *number, *why);
        }
    }

    fn welcome(&mut self, conn: Conn, last: Option<u64>, tells: &mut Vec<Tell>) {
        if let Some(guest) = self.room.guests.get_mut(&conn) {
            guest.welcomed = true;
        }
        let who = self.room.who(&self.facts, conn);
        let Some(viewer) = viewer(who) else {
            if let Who::Elsewhere(seat) = who {
                tells.push(one(conn, Message::TakenOver { seat }));
            }
            return;
        };
        match last.and_then(|last| tell::missed(&self.facts, who, last)) {
            Some(missed) => {
                tells.push(one(conn, Message::Welcome { you: who, number: self.facts.number }));
                for recent in missed {
                    let message = tell::entry(&self.facts, self.dealer.as_mut(), recent, viewer);
                    tells.push(one(conn, message));
                }
            }
            None => tells.push(one(conn, tell::snapshot(&self.facts, who))),
        }
    }

    /// When something will be due.
    fn wake_at(&self) -> Option<Millis> {
        let unbound = self.unbound().then_some(self.facts.at);
        let act = self.room.next_act(&self.facts).map(|(at, ..)| at);
        let due = self.facts.next_due().map(|(at, _)| at);
        let ends = (self.facts.full() || self.facts.stranded()).then_some(self.facts.at);
        [unbound, act, due, ends].into_iter().flatten().min()
    }
}

fn one(conn: Conn, message: Message) -> Tell {
    Tell { to: vec![conn], message }
}
