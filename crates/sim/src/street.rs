//! The network between people and the house. A connection keeps the order of what goes over it, until it breaks;
//! commands are sent again, so they can arrive twice, late, after later ones, or not at all.

use crate::back::{Frame, Socket};
use crate::evening::{Arrival, Evening, Event};
use crate::faults::Fault;
use crate::house::Happening;
use table::Millis;

/// What a message to somebody who comes back begins with.
const WELCOME: &str = r#"{"type":"welcome""#;

/// A connection.
pub(crate) struct Line {
    pub person: usize,
    /// Nothing gets through any more.
    pub broken: bool,
    /// How long it takes, in milliseconds.
    latency: u64,
    /// When the last frame arrives that is on its way to the person, …
    in_at: Millis,
    /// … and the last text on its way to the house.
    out_at: Millis,
    /// How many texts were sent.
    sent: u64,
    /// The latest of them that has arrived.
    arrived: u64,
}

/// A text on its way to the house.
#[derive(Clone, Debug)]
pub(crate) struct Parcel {
    pub socket: Socket,
    pub text: String,
    /// The how manieth it is on its connection.
    order: u64,
    /// The entry that was known when it was written, if it is a command.
    on: Option<u64>,
    /// What it stands for if it arrives.
    fault: Option<Fault>,
}

impl Evening {
    /// Somebody opens a connection.
    pub(crate) fn open_line(&mut self, person: usize) {
        if self.people[person].gone || self.people[person].socket.is_some() {
            return;
        }
        self.sockets += 1;
        let socket = self.sockets;
        let latency = 10 + self.chance.below(150) as u64;
        let process = self.chance.below(self.processes);
        let at = self.now + Millis(latency);
        let (in_at, out_at) = (self.now, at);
        let line = Line { person, broken: false, latency, in_at, out_at, sent: 0, arrived: 0 };
        self.lines.insert(socket, line);
        self.owners.insert(socket, person);
        self.people[person].socket = Some(socket);
        self.later(at, Event::Happens(Happening::Opens { socket, process }));
        let hello = self.people[person].hello();
        self.send(person, hello, None, None);
        let letters = self.people[person].again(self.now, Millis(0));
        for letter in letters {
            self.post(person, letter);
        }
    }

    /// Sends a command, of which anything may become.
    pub(crate) fn post(&mut self, person: usize, text: String) {
        let on = Some(self.people[person].known.last().unwrap_or(0));
        let stormy = self.weather;
        let fault = match self.chance.below(240) {
            n if self.calm || n >= 8 * stormy => None,
            n => Some([Fault::Lost, Fault::Late, Fault::Doubled, Fault::Reordered][n % 4]),
        };
        self.send(person, text, on, fault);
    }

    pub(crate) fn send(&mut self, person: usize, text: String, on: Option<u64>, fault: Option<Fault>) {
        let Some(socket) = self.people[person].socket else { return };
        let jitter = self.chance.below(60) as u64;
        let waits = match fault {
            Some(Fault::Late) => 2000 + self.chance.below(30_000) as u64,
            Some(Fault::Reordered) => 300 + self.chance.below(9000) as u64,
            _ => 0,
        };
        let again = 1 + self.chance.below(3000) as u64;
        let Some(line) = self.lines.get_mut(&socket).filter(|line| !line.broken) else { return };
        line.sent += 1;
        let mut at = line.out_at.max(self.now + Millis(line.latency + jitter));
        match fault {
            Some(Fault::Late | Fault::Reordered) => at = at + Millis(waits),
            _ => line.out_at = at,
        }
        let mut parcel = Parcel { socket, text, order: line.sent, on, fault };
        match fault {
            Some(Fault::Lost) => return self.faults.strike(Fault::Lost),
            Some(Fault::Doubled) => {
                self.later(at + Millis(again), Event::Delivers(parcel.clone()));
                parcel.fault = None;
            }
            _ => {}
        }
        self.later(at, Event::Delivers(parcel));
    }

    /// A text arrives at the house.
    pub(crate) fn deliver(&mut self, parcel: Parcel) {
        let Parcel { socket, text, order, on, fault } = parcel;
        let Some(line) = self.lines.get_mut(&socket).filter(|line| !line.broken) else { return };
        let overtaken = order < line.arrived;
        line.arrived = line.arrived.max(order);
        match fault {
            Some(Fault::Late) if on.is_some_and(|on| on < self.house.number()) => {
                self.faults.strike(Fault::Late);
            }
            Some(Fault::Reordered) if overtaken => self.faults.strike(Fault::Reordered),
            Some(fault @ (Fault::Doubled | Fault::Cheated)) => self.faults.strike(fault),
            _ => {}
        }
        self.happen(Happening::Text { socket, text });
    }

    /// What came out of the house goes on its way.
    pub(crate) fn gather(&mut self) {
        let mut back = Vec::new();
        for sent in self.house.sent() {
            let Some(line) = self.lines.get_mut(&sent.socket) else { continue };
            let at = line.in_at.max(sent.at.max(self.now) + Millis(line.latency));
            line.in_at = at;
            if line.broken {
                continue;
            }
            let what = match sent.frame {
                Frame::Text(text) => {
                    if text.starts_with(WELCOME) {
                        back.push(sent.socket);
                    }
                    Arrival::Text(text)
                }
                Frame::Closed => Arrival::Closed,
            };
            self.later(at, Event::Arrives { socket: sent.socket, what });
        }
        // Who comes back must know what somebody knows who comes now.
        for socket in back {
            self.audit(socket);
        }
        for asked in self.house.asked() {
            self.computer_thinks(&asked);
        }
    }

    /// What a fresh snapshot would say now goes the same way as everything else, to be compared on arrival.
    pub(crate) fn audit(&mut self, socket: Socket) {
        let Some(line) = self.lines.get(&socket).filter(|line| !line.broken) else { return };
        let at = line.in_at;
        if let Some(fresh) = self.house.fresh(socket) {
            self.later(at, Event::Arrives { socket, what: Arrival::Audit(fresh) });
        }
    }

    /// Nothing gets through for some seconds.
    pub(crate) fn slow_down(&mut self, socket: Socket) {
        let time = Millis(2000 + self.chance.below(9000) as u64);
        if let Some(line) = self.lines.get_mut(&socket).filter(|line| !line.broken) {
            line.in_at = line.in_at.max(self.now) + time;
            line.out_at = line.out_at.max(self.now) + time;
            self.faults.strike(Fault::Slow);
        }
    }

    /// The connection breaks. Either end notices in its own time.
    pub(crate) fn cut(&mut self, socket: Socket) {
        let Some(line) = self.lines.get_mut(&socket).filter(|line| !line.broken) else { return };
        line.broken = true;
        let noticed = Millis([100, 1500, 20_000][self.chance.below(3)]);
        self.later(self.now + noticed, Event::Notices { socket });
        let closes = Millis([50, 5000, 75_000][self.chance.below(3)]);
        self.later(self.now + closes, Event::Happens(Happening::Closes { socket }));
    }

    /// Somebody closes their connection, and comes again unless they are gone.
    pub(crate) fn hang_up(&mut self, person: usize) {
        let Some(socket) = self.people[person].socket.take() else { return };
        let Some(line) = self.lines.remove(&socket) else { return };
        if !line.broken {
            let at = line.out_at.max(self.now + Millis(line.latency));
            self.later(at, Event::Happens(Happening::Closes { socket }));
        }
        self.come_again(person);
    }

    pub(crate) fn come_again(&mut self, person: usize) {
        let wait = Millis(300 + self.chance.below(3000) as u64);
        self.later(self.now + wait, Event::Comes { person });
    }
}
