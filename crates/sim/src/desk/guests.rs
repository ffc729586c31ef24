//! Who is connected here: what they send, and what they are sent.

use super::{Desk, End};
use crate::back::{Back, Frame, Sent, Socket};
use crate::faults::Fault;
use crate::sabotage::Sabotage;
use game::Seat;
use table::{
    CODE_LASTS, CodeHash, Command, CommandId, Conn, Input, Message, Millis, Output, Refusal, Stage, Tell,
    TokenHash, Told, Who,
};
use wire::{Eyes, News, Question, ServerMessage, Why, Wish};

/// The most codes that a connection waits for at once.
const MOST_CODES: usize = 4;

/// Somebody who is here.
pub(super) struct Guest {
    socket: Socket,
    token: Option<TokenHash>,
    /// Does nobody read what is sent?
    pub full: bool,
    /// Codes that were drawn for commands which are not answered yet.
    codes: Vec<(CommandId, String)>,
}

/// A message as a frame.
pub(crate) fn frame(message: &ServerMessage) -> Frame {
    Frame::Text(serde_json::to_string(message).expect("every message can be written"))
}

impl Desk {
    pub fn come(
        &mut self,
        back: &mut Back,
        (conn, socket): (Conn, Socket),
        token: Option<TokenHash>,
        last: Option<u64>,
        claim: Option<CodeHash>,
    ) -> Result<(), End> {
        self.used = self.now;
        self.guests.insert(conn, Guest { socket, token, full: false, codes: Vec::new() });
        match (claim, token) {
            (Some(code), Some(token)) => self.put(back, Input::Claim { conn, code, token }),
            _ => self.put(back, Input::Connect { conn, token, last }),
        }
    }

    pub fn go(&mut self, back: &mut Back, conn: Conn) -> Result<(), End> {
        self.used = self.now;
        self.guests.remove(&conn);
        self.put(back, Input::Disconnect { conn })
    }

    /// Nobody reads there any more.
    pub fn fill_up(&mut self, conn: Conn) {
        if let Some(guest) = self.guests.get_mut(&conn) {
            guest.full = true;
        }
    }

    pub fn command(
        &mut self,
        back: &mut Back,
        conn: Conn,
        id: &str,
        on: u64,
        wish: &Wish,
    ) -> Result<(), End> {
        self.used = self.now;
        let Some(guest) = self.guests.get(&conn) else { return Ok(()) };
        let token = guest.token;
        let wants_code = matches!(wish, Wish::MakeCode) && guest.codes.len() < MOST_CODES;
        let code = wants_code.then(|| back.draw_code());
        let hash = code.as_ref().map(|code| CodeHash::of(code.as_bytes()));
        let viewer = self.seat(conn);
        let wanted =
            match wire::command((id, on, wish), token, hash, (&self.eyes, viewer), &|bad| format!("{bad:?}"))
            {
                Ok(wanted) if self.computer_exists(&wanted.command) => wanted,
                Ok(_) => return self.refuse(back, conn, id, Why::key("refusal-no-computer")),
                Err(why) => return self.refuse(back, conn, id, why),
            };
        let command = wanted.command;
        if let (Some(code), Some(guest)) = (code, self.guests.get_mut(&conn)) {
            guest.codes.push((command.id, code));
        }
        if let Some(why) = wanted.unreadable {
            self.unreadable.push((conn, command.id, why));
        }
        if back.sabotage == Some(Sabotage::DoublesCommands) {
            let again = Command { id: CommandId(command.id.0 ^ 1), ..command.clone() };
            self.put(back, Input::Command { conn, command: again })?;
        }
        let done = self.put(back, Input::Command { conn, command });
        self.unreadable.clear();
        done
    }

    fn computer_exists(&self, command: &Command) -> bool {
        let (table::Wish::AddComputer(name) | table::Wish::Replace { computer: name, .. }) = &command.wish
        else {
            return true;
        };
        let Message::Snapshot(now) = self.table.public() else { return false };
        bots::names(now.draft.game()).contains(&name.as_str())
    }

    fn refuse(&mut self, back: &mut Back, conn: Conn, id: &str, why: Why) -> Result<(), End> {
        let id = Some(id.chars().take(32).collect());
        self.send(back, conn, frame(&ServerMessage::Refused { id, number: self.table.number(), why }));
        Ok(())
    }

    /// What a question about moves is answered. It changes nothing, so nothing is stored.
    pub fn answer(&mut self, back: &mut Back, conn: Conn, id: String, about: &Question) {
        self.used = self.now;
        let number = self.table.number();
        let view = self.eyes.view(self.seat(conn)).filter(|_| self.table.stage() == Stage::During);
        let answer = match view {
            Some(view) => wire::answer(view, about, &wire::why_illegal),
            None => Err(Why::key("refusal-only-during")),
        };
        let message = match answer {
            Ok((moves, more)) => ServerMessage::Answer { id, number, moves, more, reason: None },
            Err(why) => ServerMessage::Refused { id: Some(id), number, why },
        };
        self.send(back, conn, frame(&message));
    }

    /// The seat as which somebody looks on.
    fn seat(&self, conn: Conn) -> Option<Seat> {
        match self.table.who(conn) {
            Who::Seat(seat) => Some(seat),
            Who::Elsewhere(_) | Who::Waiting | Who::Spectator => None,
        }
    }

    /// Sends what the table tells, asks the computer players, and notes when to wake.
    pub(super) fn deliver(&mut self, back: &mut Back, told: Told) {
        self.wake_at = told.wake_at.filter(|_| back.sabotage != Some(Sabotage::StopsTheClock));
        if back.sabotage == Some(Sabotage::HesitatesByTheHand) {
            let hand = self.eyes.view(Some(Seat::new(0))).map(|view| format!("{view:?}"));
            let weight: u32 = hand.iter().flat_map(|hand| hand.bytes()).map(u32::from).sum();
            self.now = self.now + Millis(u64::from(weight % 7));
        }
        for tell in &told.tells {
            self.tell(back, tell);
        }
        self.ask(back, told.asks);
    }

    fn tell(&mut self, back: &mut Back, tell: &Tell) {
        let Some(first) = tell.to.first() else { return };
        if back.sabotage == Some(Sabotage::DropsEntries)
            && matches!(&tell.message, Message::Entry(entry) if entry.number % 50 == 0)
        {
            return;
        }
        // All of them see the same, so one of them stands for all.
        let mut viewer = self.seat(*first);
        if back.sabotage == Some(Sabotage::ShowsTheFirstHand) {
            viewer = viewer.or(Some(Seat::new(0)));
        }
        let mut message = self.eyes.tell(viewer, &tell.message, self.clock());
        if let (Message::Refused { command, why: refusal, .. }, ServerMessage::Refused { why, .. }) =
            (&tell.message, &mut message)
        {
            self.explain(*first, *command, *refusal, why);
        }
        if back.sabotage == Some(Sabotage::ForgesRoots)
            && let ServerMessage::Entry { news: Some(news), .. } = &mut message
            && let News::Started { roots, .. } = &mut news.what
        {
            roots.iter_mut().for_each(|root| *root = root.chars().rev().collect());
        }
        let text = frame(&message);
        for conn in &tell.to {
            self.send(back, *conn, text.clone());
        }
        match &tell.message {
            Message::Done { command, again, .. } => self.tell_code(back, *first, *command, *again),
            // Who may not come in is sent away again.
            Message::Refused { command: None, .. } => {
                if let Some(guest) = self.guests.remove(first) {
                    back.sent.push(Sent { at: self.now, socket: guest.socket, frame: Frame::Closed });
                }
            }
            _ => {}
        }
    }

    fn explain(&mut self, conn: Conn, command: Option<CommandId>, refusal: Refusal, why: &mut Why) {
        let Some(guest) = self.guests.get_mut(&conn) else { return };
        guest.codes.retain(|(id, _)| Some(*id) != command);
        let unreadable = self.unreadable.iter().find(|(of, id, _)| *of == conn && Some(*id) == command);
        if let Some((.., other)) = unreadable.filter(|_| refusal == Refusal::OnlyDuring) {
            why.clone_from(other);
        }
    }

    /// The code that a command asked for, once it is stored.
    fn tell_code(&mut self, back: &mut Back, conn: Conn, command: CommandId, again: bool) {
        let Some(guest) = self.guests.get_mut(&conn) else { return };
        let Some(place) = guest.codes.iter().position(|(id, _)| *id == command) else { return };
        let (_, code) = guest.codes.swap_remove(place);
        if !again {
            self.send(back, conn, frame(&ServerMessage::Code { code, lasts: CODE_LASTS.0 }));
        }
    }

    /// Sends a frame. Who does not read is sent away: when they come again they get what they missed.
    fn send(&mut self, back: &mut Back, conn: Conn, frame: Frame) {
        let Some(guest) = self.guests.get(&conn) else { return };
        let (at, socket) = (self.now, guest.socket);
        if guest.full {
            self.guests.remove(&conn);
            self.todo.push_back(Input::Disconnect { conn });
            back.faults.strike(Fault::SlowReader);
            back.sent.push(Sent { at, socket, frame: Frame::Closed });
        } else {
            back.sent.push(Sent { at, socket, frame });
        }
    }

    /// Tells everybody that they have to come again.
    pub fn say_closing(&mut self, back: &mut Back) {
        for guest in std::mem::take(&mut self.guests).into_values() {
            let frame = frame(&ServerMessage::Closing { again: 1000 });
            back.sent.push(Sent { at: self.now, socket: guest.socket, frame });
        }
    }

    /// What a snapshot would say to this connection now, made by a table that is built anew from the log as far as
    /// this one knows it; none if nothing is told there.
    ///
    /// # Panics
    /// If the table that was built anew is not the same.
    pub fn fresh(&self, back: &Back, conn: Conn) -> Option<String> {
        let guest = self.guests.get(&conn)?;
        let log = back.shelf.log();
        if log.len() as u64 > self.table.number() {
            // Others were faster, and may have taken names out of what is stored.
            return None;
        }
        let (mut table, eyes) = Eyes::open(&log).expect("what was stored makes a table");
        assert!(table.same_as(&self.table), "the table that is built anew from its log is another one");
        let who = self.table.who(conn);
        let viewer = match who {
            Who::Seat(seat) => Some(seat),
            Who::Waiting | Who::Spectator => None,
            Who::Elsewhere(_) => return None,
        };
        let connect = Input::Connect { conn, token: guest.token, last: None };
        let Output::Told(told) = table.handle(Millis(0), &connect) else {
            panic!("who is here already changes nothing by coming");
        };
        let snapshot = told.tells.iter().find(|tell| tell.to == [conn]).map(|tell| &tell.message);
        let message = eyes.tell(viewer, snapshot.expect("who comes is told everything"), Millis(0));
        Some(serde_json::to_string(&message).expect("every message can be written"))
    }
}
