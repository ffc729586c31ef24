//! Entries about the match itself.

use crate::chair::Chair;
use crate::clock::Clock;
use crate::entry::Cause;
use crate::facts::{Facts, Stage};
use crate::limits::{MOST_SHEETS, misses_to_away};
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

    /// A match begins. One that these rules do not give is not followed from the start.
    pub(super) fn start(
        &mut self,
        dealer: Seat,
        version: u32,
        steps: &Steps,
        roots: &[Hash],
    ) -> Option<Vec<Shown>> {
        if self.stage != Stage::Before || self.commitment.is_none() {
            return None;
        }
        let begun = self.begin(dealer, version, steps);
        self.unfollowed = begun.is_none();
        let (game, shown) = begun.unzip();
        self.roots = roots.to_vec();
        self.secret = None;
        self.revealed = false;
        self.reminded = false;
        self.paused = false;
        self.matches += 1;
        self.stage = Stage::During;
        self.clock = Clock::begin(self.at);
        self.clock.step(self.at, None, &game.as_ref().map_or(NO_QUESTIONS, Running::questions));
        self.game = game;
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
        Some(shown.unwrap_or_default())
    }

    fn begin(&self, dealer: Seat, version: u32, steps: &Steps) -> Option<(Running, Vec<Shown>)> {
        let ours = version == self.game_name().rules_version();
        let rules = self.draft.rules(self.chairs.len() as u8).ok().filter(|_| ours)?;
        let mut game = Running::open(&rules, dealer)?;
        let (shown, _) = game.apply(self.number, steps).ok()?;
        Some((game, shown))
    }

    pub(super) fn play(
        &mut self,
        seat: Seat,
        cause: Cause,
        (steps, rows): (&Steps, &[Row]),
        roots: &[Hash],
    ) -> Option<Vec<Shown>> {
        let begun = matches!(self.stage, Stage::During | Stage::After) && !self.revealed;
        begun.then_some(())?;
        let followed = self.follow(steps, rows);
        if followed.is_none() {
            self.follow_no_more();
        }
        let (shown, rows) = followed.unwrap_or_else(|| (Vec::new(), rows.to_vec()));
        let game = self.game.as_ref();
        let over = game.is_some_and(Running::is_over);
        let questions = game.filter(|_| !over).map_or(NO_QUESTIONS, Running::questions);
        self.clock.step(self.at, Some(seat), &questions);
        if over {
            self.next_dealer = game.map(Running::next_dealer);
            self.stage = Stage::After;
            self.paused = false;
        }
        self.write_down(rows);
        self.roots.extend_from_slice(roots);
        let (at, too_many) = (self.at, misses_to_away(self.turn_time));
        let chair = self.chairs.get_mut(seat.index())?;
        if by_hand(cause) {
            chair.back();
        } else if cause == Cause::TimeUp {
            chair.misses = chair.misses.saturating_add(1);
            if chair.misses >= too_many {
                chair.mark_away(at);
            }
        }
        Some(shown)
    }

    /// Lets the steps happen, if they can, and count for what the entry says (where it says it).
    fn follow(&mut self, steps: &Steps, rows: &[Row]) -> Option<(Vec<Shown>, Vec<Row>)> {
        let game = self.game.as_mut().filter(|_| self.stage == Stage::During)?;
        let (shown, counted) = game.apply(self.number, steps).ok()?;
        (rows.is_empty() || rows == counted).then_some((shown, counted))
    }

    /// The match goes other ways than by these rules.
    fn follow_no_more(&mut self) {
        self.game = None;
        self.unfollowed = true;
        self.next_dealer = None;
        self.stage = Stage::During;
    }

    /// The end of the match is sealed. If by these rules it is not over, it went other ways.
    pub(super) fn end_of_match(&mut self) -> Option<()> {
        if self.stage == Stage::During && !self.revealed {
            self.follow_no_more();
            self.clock.step(self.at, None, &NO_QUESTIONS);
            self.stage = Stage::After;
        }
        (self.stage == Stage::After).then_some(())
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
