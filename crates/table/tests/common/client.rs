//! Somebody at a connection, who knows what messages say and nothing else.

use game::Seat;
use games::{Draft, Rules};
use table::{
    Command, CommandId, Conn, Happened, Message, News, OfGame, Pulse, Refusal, SeenSteps, Stage, TokenHash,
    View, Who, Wish,
};

pub struct Client {
    pub name: String,
    pub token: TokenHash,
    pub conn: Option<Conn>,
    /// The last entry known.
    pub last: u64,
    pub you: Option<Who>,
    pub draft: Option<Draft>,
    pub seats: usize,
    pub view: Option<View>,
    pub pulse: Option<Pulse>,
    pub paused: bool,
    pub ready: bool,
    pub computer: bool,
    /// Was somebody else when last connected.
    pub mistaken: bool,
    /// All messages ever.
    pub heard: Vec<Message>,
    pub roots: Vec<fair::Hash>,
    next_id: u128,
}

impl Client {
    pub fn new(name: &str) -> Client {
        Client {
            name: name.to_owned(),
            token: TokenHash::of(name.as_bytes()),
            conn: None,
            last: 0,
            you: None,
            draft: None,
            seats: 0,
            view: None,
            pulse: None,
            paused: false,
            ready: false,
            computer: false,
            mistaken: false,
            heard: Vec::new(),
            roots: Vec::new(),
            next_id: name.bytes().fold(7, |id, byte| id * 256 + u128::from(byte)) << 32,
        }
    }

    pub fn command(&mut self, wish: Wish) -> Command {
        self.next_id += 1;
        Command { id: CommandId(self.next_id), on: self.last, wish }
    }

    pub fn seat(&self) -> Option<Seat> {
        match self.you? {
            Who::Seat(seat) => Some(seat),
            Who::Elsewhere(_) | Who::Waiting | Who::Spectator => None,
        }
    }

    pub fn stage(&self) -> Option<Stage> {
        self.pulse.as_ref().map(|pulse| pulse.stage)
    }

    pub fn asked(&self) -> bool {
        let seat = self.seat();
        self.pulse.as_ref().is_some_and(|pulse| seat.is_some_and(|seat| pulse.asked.contains(seat)))
    }

    pub fn host(&self) -> bool {
        self.pulse.as_ref().is_some_and(|pulse| pulse.host.is_some() && pulse.host == self.seat())
    }

    pub fn hear(&mut self, message: &Message) {
        self.heard.push(message.clone());
        match message {
            Message::Snapshot(snapshot) => {
                self.last = snapshot.number;
                self.you = Some(snapshot.you);
                self.draft = Some(snapshot.draft);
                self.seats = snapshot.seats.len();
                self.view.clone_from(&snapshot.view);
                self.pulse = Some(snapshot.pulse.clone());
                self.paused = snapshot.paused;
                self.roots.clone_from(&snapshot.roots);
                if let Some(facts) = self.seat().map(|seat| &snapshot.seats[seat.index()]) {
                    self.ready = facts.ready;
                    self.computer = facts.computer.is_some();
                }
            }
            Message::Entry(entry) => {
                assert_eq!(entry.number, self.last + 1, "{}: an entry was lost or came twice", self.name);
                self.last = entry.number;
                if let Some(happened) = &entry.news {
                    self.learn(happened);
                }
            }
            Message::Welcome { you, .. } => self.mistaken = self.you != Some(*you),
            Message::TakenOver { seat } => self.you = Some(Who::Elsewhere(*seat)),
            Message::Done { .. } | Message::Refused { .. } => {}
        }
    }

    fn learn(&mut self, happened: &Happened) {
        self.pulse = Some(happened.pulse.clone());
        match &happened.what {
            News::Sat { seat, .. } | News::AddedComputer { seat, .. } => {
                self.seats = self.seats.max(seat.index() + 1);
            }
            News::Left { .. } | News::Removed { .. } if self.stage() == Some(Stage::Before) => {
                self.seats -= 1;
            }
            News::Rules { draft } => {
                self.draft = Some(*draft);
                self.ready = false;
            }
            News::Time { .. } | News::Hints { .. } => self.ready = false,
            News::Ready { seat, .. } if Some(*seat) == self.seat() => self.ready = true,
            News::NotReady { seat } if Some(*seat) == self.seat() => self.ready = false,
            News::Started { dealer, seen, roots, .. } => {
                self.roots.clone_from(roots);
                self.ready = false;
                let rules = self.draft.unwrap().rules(self.seats as u8).unwrap();
                self.view = Some(self.open(&rules, *dealer));
                self.see(seen);
            }
            News::Played { seen, roots, .. } => {
                self.roots.extend(roots);
                self.see(seen);
            }
            News::Replaced { seat, .. } if Some(*seat) == self.seat() => self.computer = true,
            News::TakenBack { seat } if Some(*seat) == self.seat() => self.computer = false,
            News::Paused { .. } => self.paused = true,
            News::Resumed { .. } => self.paused = false,
            _ => {}
        }
        for opening in &happened.openings {
            let size = match self.view.as_ref().unwrap() {
                OfGame::Wippen(view) => usize::from(view.public().game.pack.len()),
                OfGame::Toepen(_) => 32,
            };
            let proved = self.roots.iter().any(|root| opening.proves(*root, size));
            assert!(proved, "{}: {opening:?} is of no pack", self.name);
        }
    }

    fn open(&self, rules: &Rules, dealer: Seat) -> View {
        match rules {
            Rules::Wippen(rules) => {
                let setup = wippen::MatchSetup { rules: *rules, dealer };
                OfGame::Wippen(game::View::open(&setup, self.seat()))
            }
            Rules::Toepen { rules, players } => {
                let setup = toepen::SessionSetup::new(*rules, *players, dealer).unwrap();
                OfGame::Toepen(game::View::open(&setup, self.seat()))
            }
        }
    }

    fn see(&mut self, seen: &SeenSteps) {
        match (self.view.as_mut().unwrap(), seen) {
            (OfGame::Wippen(view), OfGame::Wippen(seen)) => seen.iter().for_each(|seen| view.see(seen)),
            (OfGame::Toepen(view), OfGame::Toepen(seen)) => seen.iter().for_each(|seen| view.see(seen)),
            _ => panic!("steps of another game"),
        }
    }

    /// The last answer to a command.
    pub fn answer(&self) -> Option<&Message> {
        self.heard.iter().rev().find(|message| {
            matches!(message, Message::Done { .. } | Message::Refused { command: Some(_), .. })
        })
    }

    pub fn refusal(&self) -> Option<Refusal> {
        match self.answer()? {
            Message::Refused { why, .. } => Some(*why),
            _ => None,
        }
    }

    /// What was heard from a point on, as far as it is news.
    pub fn news(&self) -> Vec<&News> {
        self.heard
            .iter()
            .filter_map(|message| match message {
                Message::Entry(entry) => entry.news.as_ref().map(|happened| &happened.what),
                _ => None,
            })
            .collect()
    }
}
