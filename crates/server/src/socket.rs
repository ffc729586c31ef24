//! One socket: from its first message to its end.

use crate::address::Address;
use crate::clock;
use crate::desk::{Newcomer, Note, frame};
use crate::hub::{DeskLine, Hub, NoTable, stopped};
use crate::limits::{Bucket, Rate};
use crate::sentences::reason;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use lang::Lang;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use table::{CodeHash, Conn};
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio::time::{Instant, timeout, timeout_at};
use wire::{ClientMessage, LONGEST_ID, ServerMessage, Unreadable};

/// So many frames wait for somebody who reads slowly; then they are sent away.
const MOST_WAITING: usize = 128;

/// Who does not answer this many pings, one after another, is sent away at the next.
const PINGS: u32 = 2;

/// The first message has to come within this time.
const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// A frame has to be taken within this time.
const WRITE_WITHIN: Duration = Duration::from_secs(10);

/// So many messages a client may send.
const MESSAGES: Rate = Rate { at_once: 60, every: Duration::from_millis(33) };

/// Whose messages are too many so often is sent away.
const MOST_TOO_MANY: u32 = 2_000;

/// After how long a client comes again when its table has failed.
const AGAIN: u64 = 1_000;

/// The socket is at its end.
struct Over;

/// A socket that has been opened.
pub(crate) struct Socket<S> {
    hub: Arc<Hub<S>>,
    address: Address,
    socket: WebSocket,
    bucket: Bucket,
    too_many: u32,
    lang: Lang,
}

/// What somebody is connected to.
struct Seat {
    conn: Conn,
    line: DeskLine,
    frames: mpsc::Receiver<Utf8Bytes>,
}

impl<S: Store> Socket<S> {
    pub(crate) fn new(hub: Arc<Hub<S>>, address: Address, socket: WebSocket) -> Socket<S> {
        Socket { hub, address, socket, bucket: Bucket::new(), too_many: 0, lang: Lang::En }
    }

    /// Serves the socket to its end.
    pub(crate) async fn serve(mut self) {
        let until = Instant::now() + HELLO_WITHIN;
        let seat = loop {
            // In a box, so that a socket does not keep room for it for as long as it is open.
            match timeout_at(until, Box::pin(self.hello())).await {
                Ok(Ok(Some(seat))) => break seat,
                // What came was no hello; perhaps the next message is.
                Ok(Ok(None)) => {}
                Ok(Err(Over)) => return,
                Err(_) => {
                    let _ = self.fail("refusal-no-hello").await;
                    return self.close(close_code::POLICY).await;
                }
            }
        };
        self.talk(seat).await;
    }

    /// Reads the first message, and comes to the table that it names.
    async fn hello(&mut self) -> Result<Option<Seat>, Over> {
        let mut stopping = self.hub.stopping.subscribe();
        let received = tokio::select! {
            received = self.socket.recv() => received,
            () = stopped(&mut stopping) => {
                self.closing().await;
                return Err(Over);
            }
        };
        let Some(message) = self.read(received).await? else { return Ok(None) };
        let ClientMessage::Hello { version, table, token, last, claim, lang } = message else {
            self.fail("refusal-hello-first").await?;
            return Ok(None);
        };
        self.lang = lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
        if version != wire::VERSION {
            self.fail("refusal-other-version").await?;
            return Ok(None);
        }
        let token = match token {
            None => None,
            Some(token) => match wire::token_of(&token) {
                Some(token) => Some(token),
                None => {
                    self.fail("refusal-bad-token").await?;
                    return Ok(None);
                }
            },
        };
        if claim.is_some() && token.is_none() {
            self.fail("refusal-no-token").await?;
            return Ok(None);
        }
        if !self.hub.wrong_codes.left(&self.address) {
            self.hub.metrics.too_fast.one();
            self.fail("refusal-too-many-codes").await?;
            return Ok(None);
        }
        let claim = match claim.map(|claim| crate::chance::read_code(&claim)) {
            None => None,
            Some(Some(code)) => {
                // A wrong one costs as much as a wrong table; a right one is used once.
                self.hub.wrong_codes.take(self.address);
                Some(CodeHash::of(code.as_bytes()))
            }
            Some(None) => {
                self.fail("refusal-wrong-code").await?;
                return Ok(None);
            }
        };
        let line = match self.hub.find(&table).await {
            Ok((_, line)) => line,
            Err(NoTable::Unknown) => {
                self.hub.wrong_codes.take(self.address);
                self.fail("refusal-no-table").await?;
                return Ok(None);
            }
            Err(NoTable::Full) => {
                self.fail("refusal-server-full").await?;
                self.closing().await;
                return Err(Over);
            }
            Err(NoTable::Failed(error)) => {
                self.hub.store_failed(&error);
                self.fail("refusal-store-failed").await?;
                self.closing().await;
                return Err(Over);
            }
        };
        let conn = self.hub.conn();
        let (out, frames) = mpsc::channel(MOST_WAITING);
        let who = Newcomer { out, token, lang: self.lang };
        if line.notes.send(Box::new(Note::Come { conn, who, last, claim })).await.is_err() {
            self.closing().await;
            return Err(Over);
        }
        Ok(Some(Seat { conn, line, frames }))
    }

    async fn talk(mut self, mut seat: Seat) {
        let mut stopping = self.hub.stopping.subscribe();
        let ping_after = self.hub.config.limits.ping_after;
        // However much is sent: only what comes shows that somebody is there.
        let mut silent_since = Instant::now();
        let mut pings = 0;
        loop {
            let done = tokio::select! {
                frame = seat.frames.recv() => match frame {
                    Some(frame) => self.send(Message::Text(frame)).await,
                    None => {
                        self.closing().await;
                        Err(Over)
                    }
                },
                received = self.socket.recv() => {
                    (silent_since, pings) = (Instant::now(), 0);
                    match self.read(received).await {
                        Ok(Some(message)) => self.pass_on(&seat, message).await,
                        Ok(None) => Ok(()),
                        Err(over) => Err(over),
                    }
                },
                () = tokio::time::sleep_until(silent_since + ping_after * (pings + 1)) => {
                    if pings == PINGS {
                        self.close(close_code::AWAY).await;
                        Err(Over)
                    } else {
                        pings += 1;
                        self.send(Message::Ping(Default::default())).await
                    }
                },
                () = stopped(&mut stopping) => {
                    self.closing().await;
                    Err(Over)
                },
            };
            if done.is_err() {
                break;
            }
        }
        // The desk may be gone, and then it knows.
        let _ = seat.line.notes.send(Box::new(Note::Go { conn: seat.conn })).await;
    }

    /// What was received, if it is a message of the protocol and not one too many.
    async fn read(
        &mut self,
        received: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<ClientMessage>, Over> {
        let text = match received {
            None | Some(Ok(Message::Close(_))) => return Err(Over),
            Some(Err(_)) => {
                // More than any message has, or not what a socket carries: the rest cannot be told apart.
                self.hub.metrics.unreadable.one();
                let _ = self.fail(Unreadable::TooLong.key()).await;
                self.close(close_code::SIZE).await;
                return Err(Over);
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            Some(Ok(Message::Binary(_))) => Err(Unreadable::NotJson),
            Some(Ok(Message::Text(text))) => Ok(text),
        };
        if !self.bucket.take(MESSAGES) {
            self.hub.metrics.too_fast.one();
            self.too_many += 1;
            if self.too_many == MOST_TOO_MANY {
                self.close(close_code::POLICY).await;
                return Err(Over);
            }
            let message = text.ok().and_then(|text| wire::read(&text).ok());
            self.fail_about(message.as_ref().and_then(ClientMessage::id), "refusal-too-fast").await?;
            return Ok(None);
        }
        match text.and_then(|text| wire::read(&text)) {
            Ok(message) => Ok(Some(message)),
            Err(unreadable) => {
                self.hub.metrics.unreadable.one();
                self.fail(unreadable.key()).await?;
                Ok(None)
            }
        }
    }

    /// Hands a message to the desk.
    async fn pass_on(&mut self, seat: &Seat, message: ClientMessage) -> Result<(), Over> {
        let conn = seat.conn;
        let note = match message {
            ClientMessage::Hello { .. } => return self.fail("refusal-hello-once").await,
            ClientMessage::Ping => {
                let pong = frame(&ServerMessage::Pong { now: clock::now().0 });
                return self.send(Message::Text(pong)).await;
            }
            ClientMessage::Command { id, on, wish } => Note::Command { conn, id, on, wish },
            ClientMessage::Ask { id, .. } if id.len() > LONGEST_ID => {
                return self.fail("refusal-bad-id").await;
            }
            ClientMessage::Ask { id, about } => Note::Ask { conn, id, about },
        };
        match seat.line.notes.try_send(Box::new(note)) {
            Ok(()) => Ok(()),
            // The table has more to do than it can; the command comes again.
            Err(TrySendError::Full(note)) => {
                self.hub.metrics.too_fast.one();
                let id = match &*note {
                    Note::Command { id, .. } | Note::Ask { id, .. } => Some(id.as_str()),
                    _ => None,
                };
                self.fail_about(id, "refusal-too-fast").await
            }
            Err(TrySendError::Closed(_)) => {
                self.closing().await;
                Err(Over)
            }
        }
    }

    async fn fail(&mut self, key: &str) -> Result<(), Over> {
        self.fail_about(None, key).await
    }

    async fn fail_about(&mut self, id: Option<&str>, key: &str) -> Result<(), Over> {
        let id = id.filter(|id| id.len() <= LONGEST_ID).map(str::to_owned);
        let why = reason(key, self.lang);
        self.send(Message::Text(frame(&ServerMessage::Error { id, why }))).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Over> {
        match timeout(WRITE_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Over),
        }
    }

    /// Tells that the client has to come again, and ends.
    async fn closing(&mut self) {
        let message = frame(&ServerMessage::Closing { again: AGAIN });
        if self.send(Message::Text(message)).await.is_ok() {
            self.close(close_code::RESTART).await;
        }
    }

    async fn close(&mut self, code: u16) {
        let _ = self.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await;
    }
}

impl<S> Drop for Socket<S> {
    fn drop(&mut self) {
        self.hub.sockets.remove(&self.address);
        self.hub.metrics.sockets.less();
    }
}
