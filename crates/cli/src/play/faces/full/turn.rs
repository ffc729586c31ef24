//! How the table goes on: whose turn it is, what happened, when a computer player acts.

use super::laid::{Chosen, Laid, Offer, Wish};
use super::model::{Stage, Standing, Table};
use super::scene::Focus;
use super::sheet::{Kind, Sheet};
use crate::play::evening::{Events, Turn};
use game::{Dealer, PlayError, Seat, SeatSet};
use std::time::Duration;

/// Older lines of the log are forgotten.
const LOG: usize = 2000;

impl<G: Laid, D: Dealer> Table<'_, G, D> {
    /// When the table goes on by itself; never while something lies over it.
    pub fn deadline(&self) -> Option<Duration> {
        match self.stage {
            Stage::Beat { until, .. } if self.sheet.is_none() => Some(until),
            _ => None,
        }
    }

    /// Lets the table go on, if it is time to.
    pub fn tick(&mut self, now: Duration) {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return;
        }
        if let Stage::Beat { seat, .. } = self.stage {
            let happened = self.evening.computer_acts(seat);
            self.happened(happened, now);
        }
    }

    /// Somebody does something that has been found lawful.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action, now: Duration) {
        let happened = self.evening.act(seat, action);
        self.happened(happened, now);
    }

    /// Takes in what happened. If nothing could, which only a fault in a computer player or a dealer can
    /// bring about, the evening is over.
    fn happened(&mut self, happened: Result<Events<G>, PlayError<G::Illegal>>, now: Duration) {
        match happened {
            Ok(events) => {
                self.went_on = false;
                self.tell(&events);
                self.advance(now);
            }
            Err(_) => self.left = true,
        }
    }

    /// Tells everyone what happened, each as they saw it.
    pub(super) fn tell(&mut self, events: &Events<G>) {
        let seats = self.company.people().clockwise_from(Seat::new(0)).iter().map(Some);
        let listeners: Vec<Option<Seat>> = seats.chain([None]).collect();
        for event in events {
            for you in &listeners {
                let lines = self.told(*you, |teller| G::event(teller, event));
                let log = &mut self.logs[you.map_or(game::MAX_SEATS, Seat::index)];
                log.extend(lines);
                let old = log.len().saturating_sub(LOG);
                log.drain(..old);
            }
            let reader = self.company.only_person();
            let closing = self.told(reader, |teller| G::closing(teller, event));
            if !closing.is_empty() {
                self.pages.push_back(closing);
            }
            let (after, points) = G::score(&event.after);
            if self.standings.last().is_none_or(|last| last.after < after) {
                self.standings.push(Standing { after, points });
            }
        }
    }

    /// Finds out whose turn it is.
    pub(super) fn advance(&mut self, now: Duration) {
        self.note = None;
        self.chosen = Chosen::default();
        self.since = now;
        self.remind(now);
        self.stage = match self.evening.turn() {
            Turn::Over => Stage::Over,
            Turn::Person(seat) => self.ask(seat, true),
            Turn::Computer(seat) => self.wait(seat, now),
        };
        self.place_cursor();
        self.read_pages();
    }

    /// Somebody is asked, once they sit at the screen.
    pub(super) fn ask(&mut self, seat: Seat, due: bool) -> Stage {
        if self.shared() && self.viewer != Some(seat) && !self.between() {
            self.viewer = None;
            self.sheet = Some(self.hand_over(seat, due));
            return Stage::HandOver;
        }
        self.viewer = Some(seat);
        Stage::Asking { due }
    }

    /// A computer player is about to act.
    fn wait(&mut self, seat: Seat, now: Duration) -> Stage {
        if self.shared() {
            self.viewer = None;
        }
        let able = self.evening.people_able();
        if self.between() && !self.went_on && !self.company.people().is_empty() {
            return Stage::Between(seat);
        }
        let beat = if self.between() && !self.company.people().is_empty() {
            Duration::ZERO
        } else if able.minus(G::asked_anyway(self.evening.public())).is_empty() {
            self.beats.usual
        } else {
            self.beats.open
        };
        Stage::Beat { seat, until: now + beat }
    }

    /// Says once that the evening is getting long, if the house has set a time.
    fn remind(&mut self, now: Duration) {
        if self.reminded {
            return;
        }
        let public = self.evening.public();
        let reader = self.company.only_person();
        let reminder = self.told(reader, |teller| G::reminder(teller, public, now.as_secs() / 60));
        if let Some(reminder) = reminder {
            self.reminded = true;
            self.logs.iter_mut().for_each(|log| log.push(reminder.clone()));
        }
    }

    /// What has to be read lies over the table; at the very end the result.
    pub(super) fn read_pages(&mut self) {
        if let Some(mut lines) = self.pages.pop_front() {
            while lines.last().is_some_and(String::is_empty) {
                lines.pop();
            }
            let offers = vec![self.offer("full-go-on", Wish::Back)];
            self.open(Sheet { kind: Kind::Page, lines, offers, ..Sheet::default() });
        } else if self.stage == Stage::Over && self.sheet.is_none() {
            let reader = self.company.only_person();
            let lines = self.told(reader, |teller| {
                let public = self.evening.public();
                let standing = G::standing(teller, public);
                // An evening that could not be kept any more has broken off.
                let result = if self.evening.is_over() { G::result(teller, public) } else { Vec::new() };
                // The settlement has the standing in it.
                let whole = result.len() > standing.len();
                if whole {
                    result
                } else {
                    standing.into_iter().chain([String::new()]).chain(result).collect()
                }
            });
            let offers = vec![self.offer("full-done", Wish::Leave)];
            let title = self.text("full-over");
            self.sheet = Some(Sheet { kind: Kind::Page, title, lines, offers, ..Sheet::default() });
        }
    }

    /// The page between two people: nothing hidden is on it.
    fn hand_over(&self, seat: Seat, due: bool) -> Sheet<G::Action> {
        let player = || [("player", self.company.name(seat).into())];
        let lines = vec![self.messages.get("play-hand-over", &player())];
        let there = self.messages.get("full-there", &player());
        let mut offers = vec![Offer { label: there, wish: Wish::Someone(seat) }];
        let others: SeatSet = self.evening.people_able().without(seat);
        if due {
            for other in others.clockwise_from(seat) {
                let player = [("player", self.company.name(other).into())];
                let label = self.messages.get("full-wants-something", &player);
                offers.push(Offer { label, wish: Wish::Someone(other) });
            }
        } else {
            offers.push(self.offer("full-back", Wish::Back));
        }
        Sheet { kind: Kind::HandOver { seat, due }, lines, offers, ..Sheet::default() }
    }

    pub(super) fn offer(&self, key: &str, wish: Wish<G::Action>) -> Offer<G::Action> {
        Offer { label: self.text(key), wish }
    }

    /// Where the cursor begins: on a card, or on what can be said where no card is to be played.
    pub(super) fn place_cursor(&mut self) {
        let hand = G::hand(&self.view()).len();
        let says = match self.stage {
            Stage::Between(_) => true,
            Stage::Asking { .. } => !G::POT && !self.plays_a_card(),
            _ => false,
        };
        self.focus = match self.focus {
            _ if hand == 0 || says => Focus::Offer(0),
            Focus::Hand(place) => Focus::Hand(place.min(hand - 1)),
            Focus::Pot(_) | Focus::Offer(_) => Focus::Hand(0),
        };
    }

    /// Could the viewer play one of their cards now?
    pub(super) fn plays_a_card(&self) -> bool {
        let view = self.view();
        G::hand(&view).into_iter().any(|card| {
            let chosen = Chosen { card: Some(card), ticked: Vec::new() };
            self.told(self.viewer, |teller| G::offers(teller, &view, &chosen).exact > 0)
        })
    }
}
