//! Who is connected here: what they send, and what they are sent.

use super::{Desk, End, Note, computers};
use crate::chance;
use crate::clock;
use crate::sentences;
use axum::extract::ws::Utf8Bytes;
use lang::Lang;
use std::sync::Arc;
use store::Store;
use table::{
    CODE_LASTS, CodeHash, CommandId, Conn, Input, Message, Refusal, Stage, Tell, TokenHash, Told, Who,
};
use tokio::sync::{Semaphore, mpsc};
use wire::{Question, ServerMessage, Why, Wish};

/// The most codes that a connection waits for at once.
const MOST_CODES: usize = 4;

/// Somebody who comes.
pub(crate) struct Newcomer {
    /// Where what they are sent goes; it is closed when they are sent away.
    pub out: mpsc::Sender<Utf8Bytes>,
    pub token: Option<TokenHash>,
    pub lang: Lang,
}

/// Somebody who is here.
pub(super) struct Guest {
    pub who: Newcomer,
    /// Codes that were drawn for commands which are not answered yet.
    codes: Vec<(CommandId, String)>,
    /// For the one hint that may be thought about at a time.
    pub hint: Arc<Semaphore>,
}

/// A message as a frame.
pub(crate) fn frame(message: &ServerMessage) -> Utf8Bytes {
    // Every message type can be written: no key is anything but a text.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Why there is no table for somebody.
fn why_not(lang: Lang, key: &str) -> Utf8Bytes {
    frame(&ServerMessage::Error { id: None, why: sentences::reason(key, lang) })
}

/// Tells those who have just come why there is no table for them now.
pub(super) fn turn_away(mailbox: &mut mpsc::Receiver<Box<Note>>, end: &End) {
    mailbox.close();
    while let Ok(note) = mailbox.try_recv() {
        if let (Note::Come { who, .. }, Some(key)) = (*note, end.key()) {
            // They come again in any case.
            let _ = who.out.try_send(why_not(who.lang, key));
        }
    }
}

impl<S: Store> Desk<S> {
    /// Tells everybody why the table is not there any more; what was not answered was not done, as far as is known.
    pub(super) fn tell_why(&mut self, end: &End) {
        let Some(key) = end.key() else { return };
        for guest in self.guests.values() {
            let _ = guest.who.out.try_send(why_not(guest.who.lang, key));
        }
    }

    pub(super) async fn come(
        &mut self,
        conn: Conn,
        who: Newcomer,
        last: Option<u64>,
        claim: Option<CodeHash>,
    ) -> Result<(), End> {
        let token = who.token;
        self.guests.insert(conn, Guest { who, codes: Vec::new(), hint: Arc::new(Semaphore::new(1)) });
        match (claim, token) {
            (Some(code), Some(token)) => self.put(Input::Claim { conn, code, token }).await,
            _ => self.put(Input::Connect { conn, token, last }).await,
        }
    }

    pub(super) async fn command(&mut self, conn: Conn, id: &str, on: u64, wish: &Wish) -> Result<(), End> {
        let Some(guest) = self.guests.get(&conn) else { return Ok(()) };
        let (token, lang) = (guest.who.token, guest.who.lang);
        self.metrics().commands.one();
        let code = matches!(wish, Wish::MakeCode) && guest.codes.len() < MOST_CODES;
        let code = if code { chance::code().ok() } else { None };
        let hash = code.as_ref().map(|code| CodeHash::of(code.as_bytes()));
        let viewer = self.seat(conn);
        let tell = |bad: &_| sentences::bad_rules(bad, lang);
        let wanted = match wire::command((id, on, wish), token, hash, (&self.eyes, viewer), &tell) {
            Ok(wanted) if self.computer_exists(&wanted.command.wish) => wanted,
            Ok(_) => return self.refuse(conn, id, Why::key("refusal-no-computer"), lang),
            Err(why) => return self.refuse(conn, id, why, lang),
        };
        let command = wanted.command;
        if let (Some(code), Some(guest)) = (code, self.guests.get_mut(&conn)) {
            guest.codes.push((command.id, code));
        }
        if let Some(why) = wanted.unreadable {
            self.unreadable.push((conn, command.id, why));
        }
        let done = self.put(Input::Command { conn, command }).await;
        self.unreadable.clear();
        done
    }

    /// Only computer players that there are get a seat.
    fn computer_exists(&self, wish: &table::Wish) -> bool {
        let (table::Wish::AddComputer(name) | table::Wish::Replace { computer: name, .. }) = wish else {
            return true;
        };
        let Message::Snapshot(now) = self.table.public() else { return false };
        computers::exists(now.draft.game(), name.as_str())
    }

    fn refuse(&mut self, conn: Conn, id: &str, mut why: Why, lang: Lang) -> Result<(), End> {
        sentences::add_sentence(&mut why, lang);
        self.metrics().refused.one();
        let id = Some(id.chars().take(32).collect());
        self.send(conn, frame(&ServerMessage::Refused { id, number: self.table.number(), why }));
        Ok(())
    }

    /// What a question about moves is answered. It changes nothing, so nothing is stored.
    pub(super) fn answer(&mut self, conn: Conn, id: String, about: &Question) {
        let Some(guest) = self.guests.get(&conn) else { return };
        let lang = guest.who.lang;
        self.metrics().questions.one();
        let number = self.table.number();
        let tell = |broken| {
            let mut why = wire::why_illegal(broken);
            sentences::add_illegal(&mut why, broken, &self.table, lang);
            why
        };
        let view = self.eyes.view(self.seat(conn)).filter(|_| self.table.stage() == Stage::During);
        let answer = match view {
            Some(view) => wire::answer(view, about, &tell),
            None => Err(Why::key("refusal-only-during")),
        };
        let message = match answer {
            Ok((moves, more)) => ServerMessage::Answer { id, number, moves, more, reason: None },
            Err(mut why) => {
                sentences::add_sentence(&mut why, lang);
                ServerMessage::Refused { id: Some(id), number, why }
            }
        };
        self.send(conn, frame(&message));
    }

    /// The seat as which somebody looks on.
    pub(super) fn seat(&self, conn: Conn) -> Option<game::Seat> {
        match self.table.who(conn) {
            Who::Seat(seat) => Some(seat),
            Who::Elsewhere(_) | Who::Waiting | Who::Spectator => None,
        }
    }

    /// Sends what the table tells, asks the computer players, and notes when to wake.
    pub(super) fn deliver(&mut self, told: Told) {
        self.wake_at = told.wake_at;
        for tell in &told.tells {
            self.tell(tell);
        }
        self.ask(told.asks);
    }

    fn tell(&mut self, tell: &Tell) {
        let Some(first) = tell.to.first() else { return };
        // All of them see the same, so one of them stands for all.
        let mut message = self.eyes.tell(self.seat(*first), &tell.message, clock::now());
        if let (Message::Refused { command, why: refusal, .. }, ServerMessage::Refused { why, .. }) =
            (&tell.message, &mut message)
        {
            self.explain(*first, *command, *refusal, why);
        }
        let text = frame(&message);
        for conn in &tell.to {
            self.send(*conn, text.clone());
        }
        match &tell.message {
            Message::Done { command, again, .. } => self.tell_code(*first, *command, *again),
            // Who may not come in is sent away again.
            Message::Refused { command: None, .. } => drop(self.guests.remove(first)),
            _ => {}
        }
    }

    fn explain(&mut self, conn: Conn, command: Option<CommandId>, refusal: Refusal, why: &mut Why) {
        self.metrics().refused.one();
        let Some(guest) = self.guests.get_mut(&conn) else { return };
        let lang = guest.who.lang;
        guest.codes.retain(|(id, _)| Some(*id) != command);
        let unreadable = self
            .unreadable
            .iter()
            .find(|(of, id, _)| *of == conn && Some(*id) == command)
            .filter(|_| refusal == Refusal::OnlyDuring)
            .map(|(.., why)| why.clone());
        match unreadable {
            Some(other) => {
                *why = other;
                sentences::add_sentence(why, lang);
            }
            None => sentences::add_refusal(why, &refusal, &self.table, lang),
        }
    }

    /// The code that a command asked for, once it is stored. Told again, it would be another one, which the
    /// table does not know.
    fn tell_code(&mut self, conn: Conn, command: CommandId, again: bool) {
        let Some(guest) = self.guests.get_mut(&conn) else { return };
        let Some(place) = guest.codes.iter().position(|(id, _)| *id == command) else { return };
        let (_, code) = guest.codes.swap_remove(place);
        if !again {
            self.send(conn, frame(&ServerMessage::Code { code, lasts: CODE_LASTS.0 }));
        }
    }

    /// Sends a frame. Who does not read is sent away: when they come again they get what they missed.
    fn send(&mut self, conn: Conn, text: Utf8Bytes) {
        let Some(guest) = self.guests.get(&conn) else { return };
        self.metrics().frames.one();
        if guest.who.out.try_send(text).is_err() {
            self.metrics().slow_readers.one();
            self.guests.remove(&conn);
            self.todo.push_back(Input::Disconnect { conn });
        }
    }
}
