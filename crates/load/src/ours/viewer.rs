//! Somebody at a table of ours.

use super::known::Known;
use crate::Fault;
use crate::socket::Socket;
use std::net::SocketAddr;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{ClientMessage, Move, Question, ServerMessage, View, Why, Wish};

/// A client that knows what it is told, and nothing of the rules.
pub(super) struct Viewer {
    socket: Socket,
    /// Names commands, no two at a table alike.
    place: usize,
    sent: u64,
    pub known: Known,
    /// What has come since these were last looked through.
    pub frames: Vec<Utf8Bytes>,
}

/// An answer to a command or a question.
enum Answer {
    Done(u64),
    Moves(Vec<Move>),
    No(Why),
}

impl Viewer {
    /// Comes to a table as one of those who look at it, with this token, or without one only to look on.
    pub async fn come(
        address: SocketAddr,
        (table, place): (&str, usize),
        household: usize,
        token: Option<String>,
    ) -> Result<Viewer, Fault> {
        let socket = Socket::open(address, "/api/v1/socket", household).await?;
        let mut viewer = Viewer { socket, place, sent: 0, known: Known::default(), frames: Vec::new() };
        let hello = ClientMessage::Hello {
            version: wire::VERSION,
            table: table.to_owned(),
            token,
            last: None,
            claim: None,
            lang: None,
        };
        viewer.send(&hello).await?;
        viewer.until(|known| known.pulse.is_some()).await?;
        Ok(viewer)
    }

    async fn send(&mut self, message: &ClientMessage) -> Result<(), Fault> {
        self.socket.send(serde_json::to_string(message)?).await
    }

    /// Takes the next message; gives it if it is an answer, with the name of what it answers.
    async fn next(&mut self) -> Result<Option<(String, Answer)>, Fault> {
        let text = self.socket.next().await?;
        let at = Instant::now();
        let message = serde_json::from_str(&text).map_err(|error| Fault(format!("{error}: {text}")))?;
        self.frames.push(text);
        Ok(match message {
            ServerMessage::Done { id, number, .. } => Some((id, Answer::Done(number))),
            ServerMessage::Answer { id, moves, .. } => Some((id, Answer::Moves(moves))),
            ServerMessage::Refused { id: Some(id), why, .. } => Some((id, Answer::No(why))),
            other => {
                self.known.learn(other, at)?;
                None
            }
        })
    }

    /// Listens until it knows something.
    pub async fn until(&mut self, so: impl Fn(&Known) -> bool) -> Result<(), Fault> {
        while !so(&self.known) {
            self.next().await?;
        }
        Ok(())
    }

    async fn answer(&mut self, name: &str) -> Result<Answer, Fault> {
        loop {
            match self.next().await? {
                Some((of, answer)) if of == name => return Ok(answer),
                _ => {}
            }
        }
    }

    fn name(&mut self) -> String {
        self.sent += 1;
        format!("{:016x}{:016x}", self.place, self.sent)
    }

    /// Has something done that there is no reason to refuse; gives the number of its entry.
    pub async fn must(&mut self, wish: Wish) -> Result<u64, Fault> {
        let (name, told) = (self.name(), format!("{wish:?}"));
        self.send(&ClientMessage::Command { id: name.clone(), on: self.known.last, wish }).await?;
        match self.answer(&name).await? {
            Answer::Done(number) => Ok(number),
            Answer::No(why) => Err(Fault(format!("{told} is refused: {}", why.key))),
            Answer::Moves(_) => Err(Fault(format!("{told} is answered by moves"))),
        }
    }

    /// What the seat can do.
    pub async fn moves(&mut self) -> Result<Vec<String>, Fault> {
        if let Some(View::Toepen(view)) = &self.known.view {
            return Ok(view.moves.clone());
        }
        let name = self.name();
        self.send(&ClientMessage::Ask { id: name.clone(), about: Question::Moves }).await?;
        match self.answer(&name).await? {
            Answer::Moves(moves) => {
                let lawful = moves.into_iter().filter(|mv| mv.why.is_none());
                Ok(lawful.filter_map(|mv| mv.mv).collect())
            }
            Answer::No(why) => Err(Fault(format!("a question is refused: {}", why.key))),
            Answer::Done(_) => Err(Fault::new("a question is done")),
        }
    }
}
