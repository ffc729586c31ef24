//! A client: it knows what messages say, and nothing of the rules.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message, client::IntoClientRequest as _};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{ClientMessage, Move, News, Pulse, Question, ServerMessage, View, Why, Wish, You};

/// Who waits longer than this for a message waits in vain.
const PATIENCE: Duration = Duration::from_secs(75);

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub token: String,
    pub last: u64,
    pub you: Option<You>,
    pub view: Option<View>,
    pub pulse: Option<Pulse>,
    pub seats: usize,
    /// Every frame that came, as text.
    pub frames: Vec<String>,
    /// The last code that came.
    pub code: Option<String>,
    drawn: u64,
}

/// A number that no two calls in a process get, and that differs from process to process.
fn unique() -> u64 {
    use std::hash::{BuildHasher as _, RandomState};
    RandomState::new().hash_one(std::process::id())
}

pub fn new_token() -> String {
    format!("{:016x}{:016x}", unique(), unique())
}

impl Client {
    /// A socket without a hello; or the status of the answer.
    pub async fn connect(address: SocketAddr) -> Result<Client, u16> {
        Client::connect_from(address, None).await
    }

    pub async fn connect_from(address: SocketAddr, origin: Option<&str>) -> Result<Client, u16> {
        let mut request = format!("ws://{address}/api/v1/socket").into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((socket, _)) => Ok(Client {
                socket,
                token: new_token(),
                last: 0,
                you: None,
                view: None,
                pulse: None,
                seats: 0,
                frames: Vec::new(),
                code: None,
                drawn: 0,
            }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    /// Comes to a table and hears what it is at.
    pub async fn come(address: SocketAddr, code: &str, token: &str, last: Option<u64>) -> Client {
        Client::try_come(address, code, token, last).await.expect("the socket stays open")
    }

    pub async fn try_come(address: SocketAddr, code: &str, token: &str, last: Option<u64>) -> Option<Client> {
        let mut client = Client::connect(address).await.ok()?;
        client.token = token.to_owned();
        client.last = last.unwrap_or(0);
        client.hello(code, last, None).await;
        while client.you.is_none() {
            client.next().await?;
        }
        Some(client)
    }

    pub async fn hello(&mut self, code: &str, last: Option<u64>, claim: Option<&str>) {
        self.send(&ClientMessage::Hello {
            version: 1,
            table: code.to_owned(),
            token: Some(self.token.clone()),
            last,
            claim: claim.map(str::to_owned),
            lang: Some("nl".to_owned()),
        })
        .await;
    }

    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_raw(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        // If it is closed, that shows when reading.
        let _ = self.socket.send(message).await;
    }

    /// The next message; none if the socket is closed.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        // Pings are no messages: who hears nothing else waits in vain.
        let until = tokio::time::Instant::now() + PATIENCE;
        loop {
            let next = tokio::time::timeout_at(until, self.socket.next()).await;
            match next.expect("a message comes in time")? {
                Ok(Message::Text(text)) => {
                    self.frames.push(text.to_string());
                    let message = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
                    self.learn(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message, if one is there within this time.
    pub async fn next_within(&mut self, time: Duration) -> Option<ServerMessage> {
        tokio::time::timeout(time, self.next()).await.ok().flatten()
    }

    fn learn(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Snapshot(all) => {
                self.last = all.number;
                self.you = Some(all.you);
                self.view.clone_from(&all.view);
                self.pulse = Some(all.pulse.clone());
                self.seats = all.seats.len();
            }
            ServerMessage::Welcome { you, .. } => self.you = Some(*you),
            ServerMessage::Entry { number, news, view } => {
                assert_eq!(*number, self.last + 1, "an entry was lost or came twice");
                self.last = *number;
                if let Some(news) = news {
                    self.pulse = Some(news.pulse.clone());
                    if let News::Sat { seat, .. } | News::AddedComputer { seat, .. } = news.what {
                        self.seats = self.seats.max(usize::from(seat) + 1);
                    }
                }
                if let Some(view) = view {
                    self.view = Some((**view).clone());
                }
            }
            ServerMessage::TakenOver { seat } => self.you = Some(You::Elsewhere { seat: *seat }),
            ServerMessage::Code { code, .. } => self.code = Some(code.clone()),
            _ => {}
        }
    }

    pub fn new_id(&mut self) -> String {
        self.drawn += 1;
        format!("{:016x}{:016x}", unique(), self.drawn)
    }

    /// Sends a command, and waits for its answer: the number of its entry, or why not.
    pub async fn wish(&mut self, wish: Wish) -> Result<u64, Why> {
        let id = self.new_id();
        self.wish_as(&id, wish).await.expect("the socket stays open")
    }

    pub async fn wish_as(&mut self, id: &str, wish: Wish) -> Option<Result<u64, Why>> {
        let command = ClientMessage::Command { id: id.to_owned(), on: self.last, wish };
        self.send(&command).await;
        loop {
            match self.next().await? {
                ServerMessage::Error { id: Some(of), why } if of == id => {
                    self.send_later(&command, why).await
                }
                ServerMessage::Done { id: of, number, .. } if of == id => return Some(Ok(number)),
                ServerMessage::Refused { id: Some(of), why, .. } if of == id => return Some(Err(why)),
                _ => {}
            }
        }
    }

    /// Sends again what came too fast after others.
    async fn send_later(&mut self, message: &ClientMessage, why: Why) {
        assert_eq!(why.key, "refusal-too-fast");
        tokio::time::sleep(Duration::from_millis(100)).await;
        self.send(message).await;
    }

    pub async fn act(&mut self, mv: &str) -> Result<u64, Why> {
        self.wish(Wish::Act { mv: mv.to_owned() }).await
    }

    /// The answer to a question.
    pub async fn ask(&mut self, about: Question) -> Option<Result<Vec<Move>, Why>> {
        let id = self.new_id();
        let question = ClientMessage::Ask { id: id.clone(), about };
        self.send(&question).await;
        loop {
            match self.next().await? {
                ServerMessage::Error { id: Some(of), why } if of == id => {
                    self.send_later(&question, why).await
                }
                ServerMessage::Answer { id: of, moves, .. } if of == id => return Some(Ok(moves)),
                ServerMessage::Refused { id: Some(of), why, .. } if of == id => return Some(Err(why)),
                _ => {}
            }
        }
    }

    /// Sends a text, and gives the key of the error that it gets.
    pub async fn error_of(&mut self, text: Message) -> Option<String> {
        self.send_raw(text).await;
        loop {
            if let ServerMessage::Error { why, .. } = self.next().await? {
                return Some(why.key);
            }
        }
    }

    pub fn seat(&self) -> Option<u8> {
        match self.you? {
            You::Seat { seat } => Some(seat),
            _ => None,
        }
    }

    pub fn stage(&self) -> &str {
        self.pulse.as_ref().map_or("", |pulse| pulse.stage.as_str())
    }

    pub fn asked(&self) -> bool {
        let seat = self.seat();
        self.pulse.as_ref().is_some_and(|pulse| seat.is_some_and(|seat| pulse.asked.contains(&seat)))
    }

    /// What it holds of the game, to be compared.
    pub fn knows(&self) -> serde_json::Value {
        json!({ "view": self.view, "pulse": self.pulse, "last": self.last })
    }

    /// Does one thing in the game if it is asked to: a lawful move, which one the number decides. False: the
    /// socket closed.
    pub async fn play(&mut self, number: usize) -> bool {
        let moves: Vec<String> = match &self.view {
            Some(View::Wippen(_)) => match self.ask(Question::Moves).await {
                Some(Ok(moves)) => moves.into_iter().filter_map(|mv| mv.mv).collect(),
                Some(Err(_)) => return true,
                None => return false,
            },
            Some(View::Toepen(view)) => {
                let going_on = |mv: &&String| !mv.starts_with("propose") && !mv.starts_with("last");
                view.moves.iter().filter(going_on).cloned().collect()
            }
            None => return true,
        };
        // The game that goes with the question comes with the next entry.
        let Some(mv) = (!moves.is_empty()).then(|| moves[number % moves.len()].clone()) else {
            return self.next().await.is_some();
        };
        let id = self.new_id();
        match self.wish_as(&id, Wish::Act { mv }).await {
            None => false,
            // Somebody else was faster, or the question is another one by now.
            Some(Err(why)) => {
                assert!(why.text.is_some(), "{why:?}");
                true
            }
            Some(Ok(_)) => true,
        }
    }

    /// Plays until the match is over.
    pub async fn play_on(&mut self, mut number: usize) {
        while self.stage() == "during" {
            if self.asked() {
                number = number.wrapping_mul(31).wrapping_add(17);
                assert!(self.play(number >> 3).await, "the socket closed");
            } else {
                self.next().await.expect("the socket stays open");
            }
        }
    }
}

/// Somebody who sits at a table.
pub async fn seated(address: SocketAddr, code: &str, name: &str) -> Client {
    let mut client = Client::come(address, code, &new_token(), None).await;
    client.wish(Wish::Sit { name: name.to_owned() }).await.unwrap_or_else(|why| panic!("{name}: {why:?}"));
    while client.seat().is_none() {
        client.next().await.expect("the socket stays open");
    }
    client
}

/// A table at which so many have sat down and begun; the first one is host.
pub async fn begun(address: SocketAddr, code: &str, people: usize) -> Vec<Client> {
    begun_with(address, code, people, &[]).await
}

/// The same with computer players.
pub async fn begun_with(address: SocketAddr, code: &str, people: usize, computers: &[&str]) -> Vec<Client> {
    let mut clients = Vec::new();
    for at in 0..people {
        clients.push(seated(address, code, &format!("P{at}")).await);
    }
    for computer in computers {
        clients[0].wish(Wish::AddComputer { computer: (*computer).to_owned() }).await.unwrap();
    }
    let seats = people + computers.len();
    for client in clients.iter_mut().skip(1) {
        wait_for(client, |client| client.seats >= seats).await;
        loop {
            match client.wish(Wish::Ready { share: Some("chance".to_owned()) }).await {
                Ok(_) => break,
                Err(why) => assert_eq!(why.key, "refusal-not-committed"),
            }
        }
    }
    let last = clients.iter().map(|client| client.last).max().unwrap();
    wait_for(&mut clients[0], |client| client.last >= last && client.seats >= seats).await;
    loop {
        match clients[0].wish(Wish::Start { share: None }).await {
            Ok(_) => break,
            Err(why) => assert_eq!(why.key, "refusal-not-committed"),
        }
    }
    for client in &mut clients {
        wait_for(client, |client| client.stage() == "during").await;
    }
    clients
}

pub async fn wait_for(client: &mut Client, so: impl Fn(&Client) -> bool) {
    while !so(client) {
        client.next().await.expect("the socket stays open");
    }
}
