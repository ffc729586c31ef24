//! Tables of boardgame.io's server, to see what others carry: three players each, at the same pace and measured by the
//! same code. Its clients speak Socket.IO, of which little is needed: `40` comes to a game, `42` carries an event,
//! `2` is a ping and `3` its answer.

mod install;

pub use install::install;

use crate::Fault;
use crate::play::{House, Table};
use crate::socket::Socket;
use fair::Rng;
use futures_util::future::try_join_all;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::Instant;

/// The namespace, which has the name of the game.
const GAME: &str = "/cards,";

/// How many play at each table, and look at it.
const PLAYERS: usize = 3;

/// The server.
#[derive(Clone, Copy, Debug)]
pub struct Peer {
    /// Where it listens.
    pub address: SocketAddr,
}

/// Somebody at a table, with the state as they were told of it.
struct Player {
    socket: Socket,
    name: String,
    state: Value,
    heard: Instant,
}

/// A table with its players.
pub struct PeerTable {
    name: String,
    players: Vec<Player>,
    chance: Rng,
}

impl House for Peer {
    type Table = PeerTable;

    async fn open(&self, number: usize) -> Result<PeerTable, Fault> {
        let name = format!("t{number}");
        let mut players = Vec::new();
        for at in 0..PLAYERS {
            players.push(Player::come(self.address, &name, at, number).await?);
        }
        Ok(PeerTable { name, players, chance: Rng::new(number as u64, 0) })
    }
}

impl Player {
    async fn come(address: SocketAddr, table: &str, at: usize, household: usize) -> Result<Player, Fault> {
        let socket = Socket::open(address, "/socket.io/?EIO=4&transport=websocket", household).await?;
        let mut player = Player { socket, name: at.to_string(), state: Value::Null, heard: Instant::now() };
        player.socket.send(format!("40{GAME}")).await?;
        while !player.socket.next().await?.starts_with(&format!("40{GAME}")) {}
        // The first to ask for a table is the one who opens it.
        player.emit(&json!(["sync", table, player.name, null, PLAYERS])).await?;
        while player.state.is_null() {
            player.next().await?;
        }
        Ok(player)
    }

    async fn emit(&mut self, event: &Value) -> Result<(), Fault> {
        self.socket.send(format!("42{GAME}{event}")).await
    }

    async fn next(&mut self) -> Result<(), Fault> {
        let text = self.socket.next().await?;
        let at = Instant::now();
        if text.as_str() == "2" {
            return self.socket.send("3".to_owned()).await;
        }
        let Some(event) = text.strip_prefix("42").and_then(|text| text.strip_prefix(GAME)) else {
            return Ok(());
        };
        let mut event: Value = serde_json::from_str(event)?;
        let state = match event[0].as_str() {
            Some("sync") => event[2]["state"].take(),
            Some("update") => event[2].take(),
            _ => return Ok(()),
        };
        self.learn(state, at)
    }

    fn learn(&mut self, state: Value, at: Instant) -> Result<(), Fault> {
        check(&self.name, self.number(), &state)?;
        self.state = state;
        self.heard = at;
        Ok(())
    }

    /// The number of the state that it knows.
    fn number(&self) -> Option<u64> {
        number(&self.state)
    }
}

fn number(state: &Value) -> Option<u64> {
    state["_stateID"].as_u64()
}

/// Is this the next state, with no hand in it but this player's?
fn check(player: &str, last: Option<u64>, state: &Value) -> Result<(), Fault> {
    let number = number(state).ok_or_else(|| Fault::new("a state without a number"))?;
    if last.is_some_and(|last| number != last + 1) {
        return Err(Fault(format!("state {number} came after {last:?}")));
    }
    let hands = state["G"]["players"].as_object().ok_or_else(|| Fault::new("a state without hands"))?;
    if hands.keys().any(|of| of != player) {
        return Err(Fault::new("the hand of another was told"));
    }
    Ok(())
}

impl Table for PeerTable {
    async fn turn(&mut self) -> Result<Duration, Fault> {
        let turn = self.players[0].state["ctx"]["currentPlayer"].as_str().unwrap_or_default().to_owned();
        let player = self.players.iter_mut().find(|player| player.name == turn);
        let player = player.ok_or_else(|| Fault::new("the game waits for nobody"))?;
        let number = player.number();
        let hand = player.state["G"]["players"][&turn].as_array().filter(|hand| !hand.is_empty());
        let hand = hand.ok_or_else(|| Fault::new("somebody is to play and has no card"))?;
        let card = &hand[self.chance.below(hand.len() as u32) as usize];
        let action = json!({
            "type": "MAKE_MOVE",
            "payload": { "type": "play", "args": [card], "playerID": turn, "credentials": null },
        });
        let event = json!(["update", action, number, self.name, turn]);
        let begun = Instant::now();
        player.emit(&event).await?;
        let listening = self.players.iter_mut().map(async |player| {
            while player.number() <= number {
                player.next().await?;
            }
            Ok::<_, Fault>(player.heard - begun)
        });
        Ok(try_join_all(listening).await?.into_iter().max().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_and_another_hand_are_faults() {
        let state = |number: u64, hands: Value| json!({ "_stateID": number, "G": { "players": hands } });
        assert_eq!(check("1", Some(4), &state(5, json!({ "1": ["4d"] }))), Ok(()));
        assert_eq!(check("1", None, &state(5, json!({ "1": [] }))), Ok(()));
        assert!(check("1", Some(3), &state(5, json!({ "1": [] }))).is_err());
        assert!(check("1", Some(4), &state(5, json!({ "1": [], "2": ["4d"] }))).is_err());
        assert!(check("1", Some(4), &json!({ "G": {} })).is_err());
    }
}
