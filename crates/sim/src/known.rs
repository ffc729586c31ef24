//! What a client knows: the last snapshot, with every entry since then put into it as `docs/protocol.md` has it.

use wire::{Happened, News, SeatFacts, ServerMessage, Snapshot, View, You};

/// What a client knows.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// None before the first snapshot.
    pub all: Option<Box<Snapshot>>,
}

impl Known {
    /// Takes in a message.
    ///
    /// # Panics
    /// If an entry was lost or came twice.
    pub fn hear(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Snapshot(all) => self.all = Some(all.clone()),
            ServerMessage::Entry { number, news, view } => {
                let Some(all) = &mut self.all else { panic!("entry {number} came before a snapshot") };
                assert_eq!(*number, all.number + 1, "an entry was lost or came twice");
                all.number = *number;
                if let Some(view) = view {
                    all.view = Some((**view).clone());
                }
                if let Some(news) = news {
                    happen(all, news);
                }
            }
            ServerMessage::TakenOver { seat } => {
                if let Some(all) = &mut self.all {
                    all.you = You::Elsewhere { seat: *seat };
                }
            }
            _ => {}
        }
    }

    /// The last entry known.
    pub fn last(&self) -> Option<u64> {
        self.all.as_ref().map(|all| all.number)
    }

    /// Who one is.
    pub fn you(&self) -> Option<You> {
        self.all.as_ref().map(|all| all.you)
    }

    /// One's seat, if one has one and is at it.
    pub fn seat(&self) -> Option<u8> {
        match self.you()? {
            You::Seat { seat } => Some(seat),
            You::Elsewhere { .. } | You::Waiting | You::Spectator => None,
        }
    }

    /// What everybody knows of one's own seat.
    pub fn own(&self) -> Option<&SeatFacts> {
        self.all.as_ref()?.seats.get(usize::from(self.seat()?))
    }

    /// Is one asked?
    pub fn is_asked(&self) -> bool {
        let seat = self.seat();
        self.all.as_ref().is_some_and(|all| seat.is_some_and(|seat| all.pulse.asked.contains(&seat)))
    }

    /// What the table is at.
    pub fn stage(&self) -> &str {
        self.all.as_ref().map_or("", |all| all.pulse.stage.as_str())
    }

    /// The game as one sees it.
    pub fn view(&self) -> Option<&View> {
        self.all.as_ref()?.view.as_ref()
    }

    /// Is this what a snapshot says that would be sent now? What entries do not tell is left out: the time, when
    /// entries without news happened, and what follows from the game alone (the sheets, who pays whom).
    ///
    /// # Panics
    /// If not.
    pub fn is(&self, fresh: &str, who: &str) {
        let Ok(ServerMessage::Snapshot(mut fresh)) = serde_json::from_str(fresh) else {
            panic!("{fresh} is no snapshot")
        };
        let Some(mut own) = self.all.clone() else { panic!("{who} knows nothing") };
        for all in [&mut own, &mut fresh] {
            (all.now, all.at) = (0, 0);
            all.sheets.clear();
            all.payments.clear();
        }
        assert_eq!(own, fresh, "{who} does not know what a fresh snapshot says");
    }
}

fn happen(all: &mut Snapshot, news: &Happened) {
    all.at = news.at;
    let before = std::mem::replace(&mut all.pulse, news.pulse.clone());
    change(all, &news.what, news.at);
    // Whoever did not answer for too long is away, and whoever acts is back; that shows in the pulse.
    for (seat, facts) in (0..).zip(&mut all.seats) {
        let away = news.pulse.away.contains(&seat);
        if away && !before.away.contains(&seat) {
            facts.gone_since = facts.gone_since.or(Some(news.at));
        }
        facts.away = away;
    }
}

fn change(all: &mut Snapshot, what: &News, at: u64) {
    let before = all.pulse.stage == "before";
    match what {
        News::Sat { seat, name } => put(all, *seat, sat(name, None)),
        News::AddedComputer { seat, computer } => put(all, *seat, sat(computer, Some(computer))),
        News::Waits { name } => all.waiting.push(name.clone()),
        News::WaitsNoMore { place } => drop(all.waiting.remove(usize::from(*place))),
        News::Left { seat } | News::Removed { seat } if before => {
            drop(all.seats.remove(usize::from(*seat)));
        }
        News::Left { seat } | News::Removed { seat } => {
            let facts = seat_mut(all, *seat);
            facts.person = false;
            facts.go(at);
        }
        News::Rules { rules } => {
            all.rules = rules.clone();
            nobody_ready(all);
        }
        News::Hints { on } => {
            all.hints = *on;
            nobody_ready(all);
        }
        News::Time { turn_time } => {
            all.turn_time.clone_from(turn_time);
            nobody_ready(all);
        }
        News::Committed { commitment } => all.commitment = Some(commitment.clone()),
        News::Ready { seat, .. } => seat_mut(all, *seat).ready = true,
        News::NotReady { seat } => seat_mut(all, *seat).ready = false,
        News::Started { shares, roots, .. } => {
            all.shares.clone_from(shares);
            all.roots.clone_from(roots);
            all.secret = None;
            all.paused = false;
            nobody_ready(all);
        }
        News::Played { seat, cause, roots, .. } => {
            all.roots.extend_from_slice(roots);
            if cause == "person" {
                seat_mut(all, *seat).gone_since = None;
            }
            if all.pulse.stage == "after" {
                all.paused = false;
            }
        }
        News::Revealed { secret } => {
            all.secret.clone_from(secret);
            all.commitment = None;
        }
        News::Came { seat } => {
            let facts = seat_mut(all, *seat);
            facts.here = true;
            facts.gone_since = None;
        }
        News::Went { seat } => seat_mut(all, *seat).go(at),
        News::Away { .. } | News::Host | News::Said { .. } | News::Reminded => {}
        News::Back { seat } => seat_mut(all, *seat).gone_since = None,
        News::Replaced { seat, computer } => seat_mut(all, *seat).computer = Some(computer.clone()),
        News::TakenBack { seat } => {
            let facts = seat_mut(all, *seat);
            facts.computer = None;
            facts.gone_since = None;
        }
        News::Paused { .. } => all.paused = true,
        News::Resumed { .. } => all.paused = false,
        News::NameDeleted { seat } => seat_mut(all, *seat).name.clear(),
        News::Restarted => all.seats.iter_mut().filter(|facts| facts.here).for_each(|facts| facts.go(at)),
        News::Closed { why, secret, .. } => {
            all.closing = Some(why.clone());
            if all.commitment.take().is_some() {
                all.secret.clone_from(secret);
            }
        }
    }
}

fn nobody_ready(all: &mut Snapshot) {
    all.seats.iter_mut().for_each(|facts| facts.ready = false);
}

fn sat(name: &str, computer: Option<&String>) -> SeatFacts {
    SeatFacts {
        name: name.to_owned(),
        computer: computer.cloned(),
        person: computer.is_none(),
        here: computer.is_none(),
        away: false,
        gone_since: None,
        ready: false,
    }
}

/// A new seat after the others, or one that somebody had left.
fn put(all: &mut Snapshot, seat: u8, facts: SeatFacts) {
    match all.seats.get_mut(usize::from(seat)) {
        Some(left) => *left = facts,
        None => all.seats.push(facts),
    }
}

fn seat_mut(all: &mut Snapshot, seat: u8) -> &mut SeatFacts {
    all.seats.get_mut(usize::from(seat)).expect("news are of seats that there are")
}

/// Changes that several kinds of news make.
trait Goes {
    /// Its person is not there any more.
    fn go(&mut self, at: u64);
}

impl Goes for SeatFacts {
    fn go(&mut self, at: u64) {
        self.here = false;
        self.gone_since = self.gone_since.or(Some(at));
    }
}
