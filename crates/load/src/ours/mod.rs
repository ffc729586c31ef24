//! Tables of the server in this project, three viewers each: of both games, with a spectator and without.

mod hidden;
mod known;
mod viewer;

use crate::Fault;
use crate::play::{House, Table};
use crate::socket;
use fair::Rng;
use futures_util::future::try_join_all;
use known::Known;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::Instant;
use viewer::Viewer;
use wire::http::{NewTable, Opened};
use wire::{HouseRules, Switch, Wish};

/// How many look at each table.
const VIEWERS: usize = 3;

/// The server.
#[derive(Clone, Copy, Debug)]
pub struct Ours {
    /// Where it listens.
    pub address: SocketAddr,
}

/// What is played at a table, and by how many of those who look at it.
struct Kind {
    game: &'static str,
    preset: &'static str,
    /// Short matches, so that beginnings and ends are in it too.
    switch: (&'static str, fn() -> Switch),
    players: usize,
}

const KINDS: [Kind; 4] = [
    Kind { game: "wippen", preset: "basic", switch: ("finish", one_game), players: 2 },
    Kind { game: "toepen", preset: "zwols", switch: ("hands", two_hands), players: 3 },
    Kind { game: "wippen", preset: "advanced", switch: ("finish", one_game), players: 3 },
    Kind { game: "toepen", preset: "zwols", switch: ("hands", two_hands), players: 2 },
];

fn one_game() -> Switch {
    Switch::Text("games 1".to_owned())
}

fn two_hands() -> Switch {
    Switch::Number(2)
}

/// A table with all who look at it, the players first.
pub struct OurTable {
    viewers: Vec<Viewer>,
    players: usize,
    chance: Rng,
}

impl House for Ours {
    type Table = OurTable;

    async fn open(&self, number: usize) -> Result<OurTable, Fault> {
        let kind = &KINDS[number % KINDS.len()];
        let (key, switch) = kind.switch;
        let switches = BTreeMap::from([(key.to_owned(), switch())]);
        let rules = HouseRules { game: kind.game.to_owned(), preset: Some(kind.preset.to_owned()), switches };
        let new = serde_json::to_string(&NewTable { rules, turn_time: None, listed: false, hints: false })?;
        let answer = socket::post(self.address, "/api/v1/tables", number, &new).await?;
        let Opened { code, .. } = serde_json::from_str(&answer)?;
        let mut chance = Rng::new(number as u64, 0);
        let mut viewers = Vec::new();
        for at in 0..VIEWERS {
            let plays = at < kind.players;
            // No secret: nobody else is on this server.
            let token = plays.then(|| format!("{:016x}{:016x}", chance.next_word(), chance.next_word()));
            let mut viewer = Viewer::come(self.address, (&code, at), number, token).await?;
            if plays {
                viewer.must(Wish::Sit { name: format!("P{at}") }).await?;
                viewer.until(|known| known.seat.is_some()).await?;
            }
            viewers.push(viewer);
        }
        let mut table = OurTable { viewers, players: kind.players, chance };
        table.begin().await?;
        Ok(table)
    }
}

impl OurTable {
    /// Everybody hears what anybody has heard by now.
    async fn gather(&mut self) -> Result<(), Fault> {
        let last = self.viewers.iter().map(|viewer| viewer.known.last).max().unwrap_or(0);
        self.all(|known| known.last >= last).await
    }

    /// Listens until everybody knows something.
    async fn all(&mut self, so: impl Fn(&Known) -> bool) -> Result<(), Fault> {
        for viewer in &mut self.viewers {
            viewer.until(&so).await?;
        }
        Ok(())
    }

    /// Begins a match, or another one.
    async fn begin(&mut self) -> Result<(), Fault> {
        self.gather().await?;
        if self.viewers[0].known.stage() == "after" {
            self.viewers[0].must(Wish::Rematch).await?;
        }
        self.all(|known| known.stage() == "before" && known.committed).await?;
        for player in &mut self.viewers[1..self.players] {
            player.must(Wish::Ready { share: None }).await?;
        }
        self.gather().await?;
        self.viewers[0].must(Wish::Start { share: None }).await?;
        self.all(|known| known.stage() == "during" && known.view.is_some()).await?;
        self.look_through()
    }

    /// Is a card that somebody holds in what others were told since the last time?
    fn look_through(&mut self) -> Result<(), Fault> {
        let all: Vec<_> = self.viewers.iter_mut().map(|viewer| std::mem::take(&mut viewer.frames)).collect();
        for (of, viewer) in self.viewers.iter().enumerate() {
            let others = all.iter().enumerate().filter(|(to, _)| *to != of).flat_map(|(_, frames)| frames);
            for frame in others.filter(|frame| !hidden::is_count(frame)) {
                if let Some(card) = viewer.known.hand().iter().find(|card| hidden::names(frame, card)) {
                    return Err(Fault(format!("{card} is hidden and was told: {frame}")));
                }
            }
        }
        Ok(())
    }

    /// A move of whoever is asked, any that is lawful.
    async fn choose(&mut self) -> Result<(usize, String), Fault> {
        let asked = self.viewers.iter().position(|viewer| viewer.known.asked());
        let actor = asked.ok_or_else(|| Fault::new("the game waits for nobody"))?;
        let mut moves = self.viewers[actor].moves().await?;
        // What is said about a whole session of toepen would soon be all that is said.
        moves.retain(|mv| !mv.starts_with("propose") && !mv.starts_with("last"));
        let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        if count == 0 {
            return Err(Fault::new("somebody is asked and can do nothing"));
        }
        Ok((actor, moves.swap_remove(self.chance.below(count) as usize)))
    }
}

impl Table for OurTable {
    async fn turn(&mut self) -> Result<Duration, Fault> {
        if self.viewers[0].known.stage() != "during" {
            self.begin().await?;
        }
        let (actor, mv) = self.choose().await?;
        // Now, for after the last card of a game somebody else may be dealt what could be played.
        self.look_through()?;
        let before = self.viewers[actor].known.last;
        let begun = Instant::now();
        // All listen at the same time: who came first does not wait for what the others hear.
        let listening = self.viewers.iter_mut().enumerate().map(async |(at, viewer)| match at == actor {
            true => viewer.must(Wish::Act { mv: mv.clone() }).await.map(drop),
            false => viewer.until(|known| known.last > before).await,
        });
        try_join_all(listening).await?;
        self.gather().await?;
        let heard = self.viewers.iter().filter_map(|viewer| viewer.known.heard).max().unwrap_or(begun);
        self.look_through()?;
        Ok(heard - begun)
    }
}
