//! Entries about the match itself.

use crate::chair::Chair;
use crate::clock::Clock;
use crate::entry::Cause;
use crate::facts::{Facts, Stage};
use crate::limits::{MISSES_TO_AWAY, MOST_SHEETS};
use crate::of_game::Steps;
use crate::running::{NO_QUESTIONS, Running, Shown, by_hand};
use crate::sheet::{Row, Sheet};
use fair::{Hash, Share};
use game::Seat;

impl Facts {
    /// Something else was proposed than what people were ready for.
    pub(super) fn nobody_ready(&mut self) {
        self.rules_at = self.number;
        self.chairs.iter_mut().for_each(|chair| chair.ready = false);
    }

    /// What the seats added to the chance, in their order; that of the seat that starts comes with the start.
    pub(crate) fn shares_with(&self, starts: Seat, started_with: Option<Share>) -> Vec<Share> {
        let share = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            if seat == starts { started_with } else { chair.share.filter(|_| chair.ready) }
        };
        self.seats().filter_map(share).collect()
    }

    pub(super) fn start(&mut self, dealer: Seat, steps: &Steps, roots: &[Hash]) -> Option<Vec<Shown>> {
        if self.stage != Stage::Before || self.commitment.is_none() {
            return None;
        }
        let rules = self.draft.rules(self.chairs.len() as u8).ok()?;
        let mut game = Running::open(&rules, dealer)?;
        let (shown, _) = game.apply(self.number, steps).ok()?;
        self.roots = roots.to_vec();
        self.secret = None;
        self.revealed = false;
        self.reminded = false;
        self.paused = false;
        self.matches += 1;
        self.stage = Stage::During;
        self.clock = Clock::begin(self.at);
        self.clock.step(self.at, None, &game.questions());
        self.game = Some(game);
        for chair in &mut self.chairs {
            chair.ready = false;
            chair.share = None;
            chair.misses = 0;
        }
        self.sheets.push_back(Sheet {
            game: self.game_name(),
            names: self.chairs.iter().map(|chair| chair.name.clone()).collect(),
            sitters: self.chairs.iter().map(|chair| chair.sitter).collect(),
            rows: Vec::new(),
        });
        if self.sheets.len() > MOST_SHEETS {
            self.sheets.pop_front();
        }
        Some(shown)
    }

    pub(super) fn play(
        &mut self,
        seat: Seat,
        cause: Cause,
        steps: &Steps,
        roots: &[Hash],
    ) -> Option<Vec<Shown>> {
        let game = self.game.as_mut().filter(|_| self.stage == Stage::During)?;
        let (shown, rows) = game.apply(self.number, steps).ok()?;
        let questions = if game.is_over() { NO_QUESTIONS } else { game.questions() };
        self.clock.step(self.at, Some(seat), &questions);
        if game.is_over() {
            self.next_dealer = Some(game.next_dealer());
            self.stage = Stage::After;
            self.paused = false;
        }
        self.write_down(rows);
        self.roots.extend_from_slice(roots);
        let by_letter = self.turn_time.by_letter();
        let at = self.at;
        let chair = self.chairs.get_mut(seat.index())?;
        if by_hand(cause) {
            chair.back();
        } else if cause == Cause::TimeUp {
            chair.misses = chair.misses.saturating_add(1);
            if chair.misses >= MISSES_TO_AWAY && !by_letter {
                chair.mark_away(at);
            }
        }
        Some(shown)
    }

    fn write_down(&mut self, rows: Vec<Row>) {
        if let Some(sheet) = self.sheets.back_mut() {
            sheet.rows.extend(rows);
        }
    }

    pub(super) fn reveal(&mut self, secret: &Option<String>) {
        self.secret = secret.clone();
        self.revealed = true;
        self.commitment = None;
    }

    /// Seats that nobody has any more are taken away, and those who waited sit down.
    pub(super) fn rematch(&mut self) {
        let keep: Vec<bool> =
            self.chairs.iter().map(|chair| chair.owner.is_some() || chair.computer.is_some()).collect();
        let host = self.host.map(|host| {
            let before = keep[..host.index()].iter().filter(|kept| **kept).count();
            Seat::new(before as u8)
        });
        if keep.contains(&false) {
            self.next_dealer = None;
        }
        let mut kept = keep.iter();
        self.chairs.retain(|_| kept.next() == Some(&true));
        for chair in self.chairs.iter_mut().filter(|chair| chair.left) {
            // A seat that was left and is played by a computer player is that player's from now on.
            *chair = Chair::of_computer(chair.computer.clone().unwrap_or_default(), self.number);
        }
        self.host = host;
        self.stage = Stage::Before;
        while self.chairs.len() < self.most_seats() && !self.waiting.is_empty() {
            let waiting = self.waiting.remove(0);
            let mut chair = Chair::of_person(waiting.name, waiting.sitter, waiting.token, None);
            chair.owned_since = self.number;
            chair.gone_since = Some(self.at);
            self.chairs.push(chair);
            self.next_dealer = None;
        }
        self.host = self.host.filter(|host| self.chair(*host).is_some_and(|host| host.owner.is_some()));
        self.host = self.host.or_else(|| self.heir(Seat::new(0)));
        self.seats_at = self.number;
        self.nobody_ready();
    }
}
