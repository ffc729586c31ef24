//! A whole evening in one seeded run, with everything that can go wrong.

use super::{Deck, Shell, choose, name, shuffled, toepen, wippen};
use cards::Card;
use game::Seat;
use game::kit::Chance;
use games::Draft;
use std::collections::{BTreeMap, VecDeque};
use table::{Command, CommandId, Event, Input, Message, Millis, OfGame, Phrase, Stage, TurnTime, Who, Wish};

/// How often each fault struck.
#[derive(Clone, Copy, Default, Debug)]
pub struct Faults {
    pub crash: u32,
    pub torn: u32,
    pub raced: u32,
    pub doubled: u32,
    pub late: u32,
    pub lost: u32,
    pub cut: u32,
    pub left: u32,
    pub cheated: u32,
    pub hung: u32,
}

impl Faults {
    pub fn plus(self, other: Faults) -> Faults {
        Faults {
            crash: self.crash + other.crash,
            torn: self.torn + other.torn,
            raced: self.raced + other.raced,
            doubled: self.doubled + other.doubled,
            late: self.late + other.late,
            lost: self.lost + other.lost,
            cut: self.cut + other.cut,
            left: self.left + other.left,
            cheated: self.cheated + other.cheated,
            hung: self.hung + other.hung,
        }
    }

    pub fn all(self) -> [u32; 10] {
        let Faults { crash, torn, raced, doubled, late, lost, cut, left, cheated, hung } = self;
        [crash, torn, raced, doubled, late, lost, cut, left, cheated, hung]
    }
}

pub struct Evening {
    pub shell: Shell,
    pub chance: Chance,
    pub faults: Faults,
    /// Commands on their way, by when they arrive.
    on_the_way: BTreeMap<(Millis, u64), (usize, Command)>,
    sent: u64,
    matches: u32,
    /// No process dies and no append fails.
    calm: bool,
}

/// House rules of any kind that are over soon.
pub fn any_draft(chance: &mut Chance) -> Draft {
    if chance.below(2) == 0 {
        let Draft::Toepen(draft) = toepen(1 + chance.below(3) as u16) else { unreachable!() };
        let stakes = [toepen::ToepStakes::One, toepen::ToepStakes::OneOrTwo][chance.below(2)];
        return Draft::Toepen(toepen::Draft {
            exchange: chance.below(4) != 0,
            toep_stakes: stakes,
            retoep_own: chance.below(4) == 0,
            report_tens: chance.below(2) == 0,
            open_piles: chance.below(4) == 0,
            minutes: (chance.below(2) == 0).then_some(1),
            ..draft
        });
    }
    let preset = ::wippen::Preset::ALL[chance.below(4)];
    let Draft::Wippen(draft) = wippen(preset, 1) else { unreachable!() };
    Draft::Wippen(::wippen::Draft { stealing: chance.below(4) == 0, ..draft })
}

impl Evening {
    pub fn new(seed: u64) -> Evening {
        let mut chance = Chance::new(seed);
        let draft = any_draft(&mut chance);
        let time = TurnTime::ALL[chance.below(5)];
        let mut shell = Shell::open(draft, time, Deck::Seeded(seed));
        let players = draft.game().players();
        let seats =
            usize::from(*players.start()) + chance.below(usize::from(players.end() - players.start()) + 1);
        let people = 1 + chance.below(seats.min(4));
        for at in 0..people {
            shell.join(&format!("p{at}"));
        }
        for _ in people..seats {
            shell.wish(0, Wish::AddComputer(name("random")));
        }
        for at in 0..1 + chance.below(2) {
            shell.watch(&format!("w{at}"));
        }
        Evening {
            shell,
            chance,
            faults: Faults::default(),
            on_the_way: BTreeMap::new(),
            sent: 0,
            matches: 0,
            calm: false,
        }
    }

    /// One in so many.
    fn one_in(&mut self, many: usize) -> bool {
        self.chance.below(many) == 0
    }

    /// An evening whose packs lie in given orders, played until something has happened so many times and no
    /// further than the first match.
    pub fn stacked(seed: u64, packs: usize, entries: usize) -> (Evening, Vec<Vec<Card>>) {
        let mut evening = Evening::new(seed);
        let (draft, time) = (evening.shell.clients[0].draft.unwrap(), TurnTime::ALL[evening.chance.below(5)]);
        let seats = evening.shell.clients[0].seats;
        let packs: Vec<_> = (0..packs).map(|_| shuffled(draft, seats as u8, &mut evening.chance)).collect();
        let people = evening.shell.clients.iter().filter(|client| client.seat().is_some()).count();
        let mut shell = Shell::seated(draft, time, Deck::Given(vec![packs.clone(); 2]), people);
        for _ in people..seats {
            shell.wish(0, Wish::AddComputer(name("random")));
        }
        shell.watch("w0");
        // The packs are for as many as sit there now.
        shell.begin();
        evening.shell = shell;
        evening.calm = true;
        for _ in 0..4000 {
            if evening.shell.log.len() >= entries || evening.shell.table.stage() == Stage::After {
                break;
            }
            evening.round();
        }
        (evening, packs)
    }

    fn round(&mut self) {
        self.strike();
        self.everyone_thinks();
        self.computers_think();
        let time = Millis(200 + self.chance.below(1500) as u64);
        self.pass(time);
    }

    /// Plays until so many matches are over.
    pub fn play(&mut self, matches: u32) {
        let mut rounds = 0;
        while self.matches < matches {
            rounds += 1;
            assert!(rounds < 20_000, "the evening stalls: {:?}", self.shell.table.public());
            self.round();
            if self.shell.table.stage() == Stage::After {
                self.ended();
            }
        }
    }

    fn pass(&mut self, time: Millis) {
        let end = self.shell.now + time;
        while let Some(at) = self.on_the_way.keys().next().copied().filter(|(at, _)| *at <= end) {
            let (who, command) = self.on_the_way.remove(&at).unwrap();
            let until = at.0.max(self.shell.now) - self.shell.now;
            self.shell.pass(until);
            self.arrive(who, &command);
        }
        self.shell.pass(end - self.shell.now);
    }

    fn arrive(&mut self, who: usize, command: &Command) {
        let Some(conn) = self.shell.clients[who].conn else { return };
        self.shell.send(&Input::Command { conn, command: command.clone() });
    }

    /// What goes wrong with what is sent.
    fn post(&mut self, who: usize, wish: Wish) {
        let command = self.shell.clients[who].command(wish);
        let mut delay = self.chance.below(300) as u64;
        match self.chance.below(20) {
            0 => {
                self.faults.lost += 1;
                return;
            }
            1 => {
                self.faults.late += 1;
                delay += self.chance.below(8000) as u64;
            }
            2 => {
                self.faults.doubled += 1;
                let again = self.shell.now + Millis(self.chance.below(3000) as u64);
                self.sent += 1;
                self.on_the_way.insert((again, self.sent), (who, command.clone()));
            }
            _ => {}
        }
        self.sent += 1;
        self.on_the_way.insert((self.shell.now + Millis(delay), self.sent), (who, command));
    }

    /// What goes wrong with processes and connections.
    fn strike(&mut self) {
        if !self.calm && self.one_in(25) {
            self.faults.torn += 1;
            self.shell.torn += 1 + self.chance.below(2) as u32;
        }
        if !self.calm && self.one_in(40) {
            self.faults.raced += 1;
            self.shell.raced += 1;
        }
        if !self.calm && self.one_in(60) {
            self.faults.crash += 1;
            self.shell.now = self.shell.now + Millis(self.chance.below(90_000) as u64);
            self.shell.crash();
        }
        for at in 0..self.shell.clients.len() {
            if self.shell.clients[at].conn.is_none() {
                if self.one_in(12) {
                    self.shell.connect(at);
                }
            } else if self.one_in(60) {
                self.faults.cut += 1;
                self.shell.disconnect(at);
            }
        }
        self.shell.clients_know();
    }

    fn everyone_thinks(&mut self) {
        for at in 0..self.shell.clients.len() {
            if self.shell.clients[at].conn.is_none() || !self.one_in(2) {
                continue;
            }
            if self.one_in(25) {
                self.faults.cheated += 1;
                let wish = self.mischief(at);
                self.post(at, wish);
            }
            if let Some(wish) = self.sensible(at) {
                self.post(at, wish);
            }
        }
    }

    /// What somebody wants who plays along.
    fn sensible(&mut self, at: usize) -> Option<Wish> {
        let client = &self.shell.clients[at];
        match client.you? {
            Who::Elsewhere(_) => return Some(Wish::Here),
            Who::Seat(_) => {}
            Who::Waiting => return None,
            Who::Spectator => {
                let wish = Wish::Sit { name: name(&client.name), token: client.token };
                let player = client.name.starts_with('p');
                return (player || self.one_in(30)).then_some(wish);
            }
        }
        let shares = Some(fair::Share::of(&client.name));
        match client.stage()? {
            Stage::Before if client.host() || at == 0 => Some(Wish::Start { share: shares }),
            Stage::Before => (!client.ready).then_some(Wish::Ready { share: shares }),
            Stage::After => Some(Wish::Rematch),
            Stage::Closed => None,
            Stage::During if client.paused => Some(Wish::Resume),
            Stage::During if client.computer => self.one_in(10).then_some(Wish::TakeBack),
            Stage::During => self.play_along(at),
        }
    }

    fn play_along(&mut self, at: usize) -> Option<Wish> {
        if self.one_in(60) {
            return Some(Wish::Say(Phrase::ALL[self.chance.below(10)]));
        }
        if self.one_in(150) && at != 0 {
            self.faults.left += 1;
            return Some(Wish::Leave);
        }
        if self.one_in(60) {
            let wishes = [Wish::Away, Wish::Back, Wish::Pause, Wish::Rematch];
            return Some(wishes[self.chance.below(4)].clone());
        }
        if self.one_in(20) {
            let seat = Seat::new(self.chance.below(self.shell.clients[at].seats) as u8);
            return Some(Wish::Replace { seat, computer: name("random") });
        }
        let client = &self.shell.clients[at];
        let asked = client.asked();
        let view = client.view.clone()?;
        (asked || self.one_in(12)).then(|| choose(&view, &mut self.chance).map(Wish::Act))?
    }

    /// What somebody sends who hopes that the table does not look.
    fn mischief(&mut self, at: usize) -> Wish {
        let seat = Seat::new(self.chance.below(8) as u8);
        let other = self.chance.below(self.shell.clients.len());
        let token = self.shell.clients[other].token;
        let card = Card::from_index(self.chance.below(52) as u8).unwrap();
        let wishes = [
            Wish::Act(OfGame::Wippen(::wippen::Action::Add { card })),
            Wish::Act(OfGame::Wippen(::wippen::Action::Steal { card, from: seat })),
            Wish::Act(OfGame::Toepen(::toepen::SessionAction::Hand(::toepen::Action::Play(card)))),
            Wish::Act(OfGame::Toepen(::toepen::SessionAction::Hand(::toepen::Action::Check(seat)))),
            Wish::Act(OfGame::Toepen(::toepen::SessionAction::Hand(::toepen::Action::Toep(9)))),
            Wish::Sit { name: name(&self.shell.clients[other].name), token },
            Wish::Remove(seat),
            Wish::Rules(toepen(7)),
            Wish::MakeHost(seat),
            Wish::Start { share: None },
            Wish::NotReady,
            Wish::Here,
            Wish::Leave,
        ];
        let mut wish = wishes[self.chance.below(wishes.len())].clone();
        // The evening needs somebody who stays, and a table that keeps its game.
        if matches!(wish, Wish::Rules(_) | Wish::Remove(_)) && self.shell.clients[at].host()
            || wish == Wish::Leave && at == 0
        {
            wish = Wish::NotReady;
        }
        wish
    }

    fn computers_think(&mut self) {
        let asks: VecDeque<_> = std::mem::take(&mut self.shell.asks).into();
        for ask in asks {
            let mut action = choose(&ask.view, &mut self.chance);
            match self.chance.below(30) {
                0 => {
                    self.faults.hung += 1;
                    continue;
                }
                1 => action = None,
                2 => action = Some(OfGame::Toepen(::toepen::SessionAction::Last(2))),
                _ => {}
            }
            self.shell.send(&Input::Computer { seat: ask.seat, on: ask.on, action });
        }
    }

    /// After each match: nothing was lost or came twice.
    fn ended(&mut self) {
        self.matches += 1;
        self.shell.rebuilt_is_the_same();
        self.shell.clients_know();
        let log = &self.shell.log;
        assert!((1..).zip(log).all(|(number, entry)| entry.number == number));
        assert!(log.windows(2).all(|pair| pair[0].at <= pair[1].at));
        let mut ids: Vec<CommandId> = log.iter().filter_map(|entry| entry.by.map(|by| by.id)).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "a command was carried out twice");
        let count = |which: fn(&Event) -> bool| log.iter().filter(|entry| which(&entry.event)).count();
        let begun = count(|event| matches!(event, Event::Started { .. }));
        assert_eq!(begun, count(|event| matches!(event, Event::Revealed { .. })));
        // The next match.
        for _ in 0..5000 {
            if self.shell.table.stage() != Stage::After {
                return;
            }
            self.strike();
            self.everyone_thinks();
            self.pass(Millis(1000));
        }
        panic!("nobody gets a rematch: {:?}", self.shell.table.public());
    }

    /// The answers to every command of every client agree with the log.
    pub fn answers_agree(&self) {
        for client in &self.shell.clients {
            for message in &client.heard {
                if let Message::Done { command, number, again: false } = message {
                    let entry = &self.shell.log[*number as usize - 1];
                    let by = entry.by.is_none_or(|by| by.id == *command);
                    assert!(by, "{} was told of another entry", client.name);
                }
            }
        }
    }
}
