//! People who play on whatever happens to the servers.

use crate::client::{Client, new_token};
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use wire::{ServerMessage, Wish};

/// Coming back: what somebody knew before, and then.
pub struct Return {
    pub last: u64,
    pub before: Value,
    pub number: u64,
    pub after: Value,
}

/// What those who play have in common.
#[derive(Clone, Default)]
pub struct Play {
    /// Acts so far that were said to be done.
    pub acts: Arc<AtomicUsize>,
    pub stop: Arc<AtomicBool>,
}

impl Play {
    pub fn acts(&self) -> usize {
        self.acts.load(Ordering::Relaxed)
    }

    pub fn stops(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Somebody who has a seat.
pub struct Guest {
    pub code: String,
    pub token: String,
    pub play: Play,
    /// Only looks on from the seat.
    pub silent: bool,
    /// What was said to be done: numbers of entries, with the commands' names.
    pub done: BTreeMap<u64, String>,
    pub returns: Vec<Return>,
    known: Option<(u64, Value)>,
    number: usize,
}

fn view(client: &Client) -> Value {
    serde_json::to_value(&client.view).unwrap()
}

impl Guest {
    /// Whoever is at this connection.
    pub fn of(client: &Client, code: &str, play: &Play) -> Guest {
        Guest {
            code: code.to_owned(),
            token: client.token.clone(),
            play: play.clone(),
            silent: false,
            done: BTreeMap::new(),
            returns: Vec::new(),
            known: None,
            number: client.token.bytes().map(usize::from).sum(),
        }
    }

    /// Comes to a server, and plays there until the socket is gone or it is time to stop.
    pub async fn play_at(&mut self, address: SocketAddr) {
        let Some(mut client) = Client::try_come(address, &self.code, &self.token, None).await else { return };
        if let Some((last, before)) = self.known.take() {
            let (number, after) = (client.last, view(&client));
            self.returns.push(Return { last, before, number, after });
        }
        assert!(client.seat().is_some(), "the seat is gone: {:?}", client.you);
        while !self.play.stops() && self.go_on(&mut client).await {}
        self.known = Some((client.last, view(&client)));
    }

    /// One thing more. False: the socket is gone.
    async fn go_on(&mut self, client: &mut Client) -> bool {
        self.number = self.number.wrapping_mul(31).wrapping_add(17);
        let before = client.frames.len();
        let host = client.pulse.as_ref().and_then(|pulse| pulse.host) == client.seat();
        let wish = match client.stage() {
            "after" if host => Some(Wish::Rematch),
            "before" if host => Some(Wish::Start { share: Some(new_token()) }),
            "before" => Some(Wish::Ready { share: None }),
            _ => None,
        };
        let goes_on = match wish {
            Some(wish) if !self.silent => {
                let id = client.new_id();
                // Whatever it is refused for is over soon.
                let answer = client.wish_as(&id, wish).await;
                let refused = matches!(answer, Some(Err(_)));
                refused.then_some(client.next_within(Duration::from_millis(50)).await);
                answer.is_some()
            }
            _ if client.asked() && !self.silent => client.play(self.number >> 3).await,
            _ => self.wait(client).await,
        };
        for frame in &client.frames[before..] {
            if let Ok(ServerMessage::Done { id, number, .. }) = serde_json::from_str(frame) {
                self.done.insert(number, id);
                self.play.acts.fetch_add(1, Ordering::Relaxed);
            }
        }
        // What was told is kept in mind; the words of it need not be.
        client.frames.clear();
        goes_on
    }

    /// Waits for news, not longer than until it is time to stop.
    async fn wait(&self, client: &mut Client) -> bool {
        let stopped = async {
            while !self.play.stops() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::select! {
            message = client.next() => message.is_some(),
            () = stopped => true,
        }
    }
}
