//! The shell: stores entries, then tells; holds secrets apart; can lose races, appends and itself.

use super::{Client, name};
use cards::Card;
use fair::{Hash, Secret};
use games::Draft;
use std::collections::BTreeMap;
use table::{
    Action, AskComputer, Conn, Entry, Input, Message, Millis, Need, Output, Pending, Told, TurnTime, Wish,
};
use table::{CommandId, Table};

/// Where the cards come from.
pub enum Deck {
    /// From the secret of a seed, another one each match.
    Seeded(u64),
    /// As they lie here, one list of packs a match.
    Given(Vec<Vec<Vec<Card>>>),
}

pub struct Shell {
    pub now: Millis,
    pub table: Table,
    pub log: Vec<Entry>,
    pub clients: Vec<Client>,
    pub deck: Deck,
    /// Secrets by the text of their commitments: the table of its own.
    secrets: BTreeMap<String, u64>,
    pub asks: Vec<AskComputer>,
    pub wake_at: Option<Millis>,
    next_conn: u64,
    /// How many of the next appends fail.
    pub torn: u32,
    /// How many of the next appends come after one of another process.
    pub raced: u32,
    /// How many matches have been provided for.
    pub matches: usize,
    /// Everything that was handed in, and when.
    pub inputs: Vec<(Millis, Input)>,
}

impl Shell {
    pub fn open(draft: Draft, time: TurnTime, deck: Deck) -> Shell {
        let entry = Table::opening(Millis::seconds(1_000_000), draft, time, false);
        let table = Table::from_entries([&entry]).unwrap();
        let mut shell = Shell {
            now: entry.at,
            table,
            log: vec![entry],
            clients: Vec::new(),
            deck,
            secrets: BTreeMap::new(),
            asks: Vec::new(),
            wake_at: None,
            next_conn: 0,
            torn: 0,
            raced: 0,
            matches: 0,
            inputs: Vec::new(),
        };
        shell.provide();
        shell
    }

    /// A table with people at it, all connected and seated.
    pub fn seated(draft: Draft, time: TurnTime, deck: Deck, people: usize) -> Shell {
        let mut shell = Shell::open(draft, time, deck);
        for at in 0..people {
            shell.join(&format!("p{at}"));
        }
        shell
    }

    /// The same after everybody was ready and the host has begun.
    pub fn started(draft: Draft, time: TurnTime, deck: Deck, people: usize) -> Shell {
        let mut shell = Shell::seated(draft, time, deck, people);
        shell.begin();
        shell
    }

    pub fn join(&mut self, who: &str) -> usize {
        let at = self.watch(who);
        let token = self.clients[at].token;
        self.wish(at, Wish::Sit { name: name(who), token });
        assert_eq!(self.clients[at].refusal(), None, "{who}");
        at
    }

    pub fn watch(&mut self, who: &str) -> usize {
        self.clients.push(Client::new(who));
        let at = self.clients.len() - 1;
        self.connect(at);
        at
    }

    pub fn begin(&mut self) {
        let host = self.clients.iter().position(Client::host).unwrap();
        for at in (0..self.clients.len()).filter(|at| *at != host) {
            if self.clients[at].seat().is_some() {
                let share = Some(fair::Share::of(&self.clients[at].name));
                self.wish(at, Wish::Ready { share });
            }
        }
        self.wish(host, Wish::Start { share: None });
        assert_eq!(self.clients[host].refusal(), None);
    }

    pub fn conn(&mut self) -> Conn {
        self.next_conn += 1;
        Conn(self.next_conn)
    }

    pub fn connect(&mut self, at: usize) {
        let conn = self.conn();
        let client = &mut self.clients[at];
        client.conn = Some(conn);
        let last = (client.last > 0).then_some(client.last);
        let token = Some(client.token);
        self.send(&Input::Connect { conn, token, last });
        if std::mem::take(&mut self.clients[at].mistaken) {
            self.send(&Input::Connect { conn, token, last: None });
        }
    }

    pub fn disconnect(&mut self, at: usize) {
        if let Some(conn) = self.clients[at].conn.take() {
            self.send(&Input::Disconnect { conn });
        }
    }

    pub fn wish(&mut self, at: usize, wish: Wish) -> CommandId {
        let command = self.clients[at].command(wish);
        let id = command.id;
        let conn = self.clients[at].conn.unwrap();
        self.send(&Input::Command { conn, command });
        id
    }

    pub fn act(&mut self, at: usize, action: Action) {
        self.wish(at, Wish::Act(action));
    }

    /// Hands an input in until it is answered, whatever happens on the way.
    pub fn send(&mut self, input: &Input) {
        self.inputs.push((self.now, input.clone()));
        for _ in 0..20 {
            match self.table.handle(self.now, input) {
                Output::Told(told) => {
                    self.deliver(told);
                    self.provide();
                    return;
                }
                Output::Locked(commitment) => self.unlock(commitment),
                Output::Append(pending) => {
                    if self.store(pending) {
                        self.provide();
                        return;
                    }
                }
            }
        }
        panic!("{input:?} is not answered");
    }

    fn store(&mut self, pending: Pending) -> bool {
        if self.torn > 0 {
            self.torn -= 1;
            return false;
        }
        if self.raced > 0 {
            self.raced -= 1;
            if self.overtake() {
                return false;
            }
        }
        assert_eq!(pending.entries()[0].number, self.log.len() as u64 + 1);
        self.log.extend_from_slice(pending.entries());
        let told = self.table.committed(pending).unwrap();
        self.deliver(told);
        table::kit::check_conserved(&self.table);
        true
    }

    /// Another process is faster: somebody comes there with a second connection, and goes.
    fn overtake(&mut self) -> bool {
        let mut other = Table::from_entries(&self.log).unwrap();
        let conn = self.conn();
        let Some(client) = self.clients.iter().find(|client| client.seat().is_some()) else { return false };
        let token = Some(client.token);
        let connect = Input::Connect { conn, token, last: None };
        let mut more = Vec::new();
        for input in [connect, Input::Disconnect { conn }] {
            if let Output::Append(pending) = other.handle(self.now, &input) {
                more.extend_from_slice(pending.entries());
                other.committed(pending).unwrap();
            }
        }
        self.log.extend_from_slice(&more);
        let told = self.table.catch_up(&more).unwrap();
        self.deliver(told);
        true
    }

    fn unlock(&mut self, commitment: Hash) {
        match &self.deck {
            Deck::Seeded(_) => {
                let seed = self.secrets[&commitment.to_string()];
                self.table.unlock(Secret::of_seed(seed)).unwrap();
            }
            Deck::Given(packs) => {
                let begun =
                    self.log.iter().filter(|entry| matches!(entry.event, table::Event::Started { .. }));
                let during = usize::from(self.table.stage() == table::Stage::During);
                let packs = packs[begun.count() - during].clone();
                self.table.stack(packs).unwrap();
            }
        }
    }

    /// Fetches what the cards need.
    fn provide(&mut self) {
        match self.table.need() {
            None => {}
            Some(Need::Secret(commitment)) => self.unlock(commitment),
            Some(Need::NewSecret) => {
                self.matches += 1;
                let commitment = match &self.deck {
                    Deck::Seeded(seed) => {
                        let seed = seed * 1000 + self.matches as u64;
                        let commitment = Secret::of_seed(seed).commitment();
                        self.secrets.insert(commitment.to_string(), seed);
                        commitment
                    }
                    Deck::Given(_) => table::kit::stacked_commitment(),
                };
                self.send(&Input::Commit(commitment));
            }
        }
    }

    fn deliver(&mut self, told: Told) {
        for tell in &told.tells {
            for conn in &tell.to {
                let client = self.clients.iter_mut().find(|client| client.conn == Some(*conn));
                if let Some(client) = client {
                    client.hear(&tell.message);
                }
            }
        }
        self.wake_at = told.wake_at;
        self.asks.extend(told.asks);
    }

    /// Lets time pass, ticking whenever the table wants to be woken.
    pub fn pass(&mut self, time: Millis) {
        let end = self.now + time;
        let mut ticks = 0;
        while let Some(at) = self.wake_at.filter(|at| *at <= end) {
            self.now = self.now.max(at);
            self.send(&Input::Tick);
            ticks += 1;
            assert!(ticks < 10_000, "the table wants to be woken again and again");
        }
        self.now = end;
    }

    /// The process dies and is started again: connections are gone, entries are not.
    pub fn crash(&mut self) {
        let table = Table::from_entries(&self.log).unwrap();
        assert!(table.same_as(&self.table), "the rebuilt table is not the same");
        self.table = table;
        self.asks.clear();
        for client in &mut self.clients {
            client.conn = None;
        }
        self.provide();
        self.send(&Input::Restarted);
    }

    pub fn rebuilt_is_the_same(&self) {
        assert!(Table::from_entries(&self.log).unwrap().same_as(&self.table));
    }

    /// Every client that is told anything knows what the table knows of it, once those who are here are at their
    /// seats.
    pub fn clients_know(&self) {
        if self.table.unbound() {
            return;
        }
        for client in &self.clients {
            let (Some(conn), Some(you)) = (client.conn, client.you) else { continue };
            assert_eq!(self.table.who(conn), you, "{}", client.name);
            if matches!(you, table::Who::Elsewhere(_)) || self.table.stage() == table::Stage::Before {
                continue;
            }
            assert_eq!(client.last, self.table.number(), "{}", client.name);
            let seat = client.seat();
            match (self.table.state(), &client.view) {
                (Some(table::OfGame::Wippen(state)), Some(table::OfGame::Wippen(view))) => {
                    assert_eq!(state.view(seat), *view, "{}", client.name);
                }
                (Some(table::OfGame::Toepen(state)), Some(table::OfGame::Toepen(view))) => {
                    assert_eq!(state.view(seat), *view, "{}", client.name);
                }
                (None, None) => {}
                _ => panic!("{} sees another game", client.name),
            }
        }
    }

    /// Messages so far of which this is true, to one client.
    pub fn heard(&self, at: usize, which: impl Fn(&Message) -> bool) -> usize {
        self.clients[at].heard.iter().filter(|message| which(message)).count()
    }
}
