//! Keys and clicks.

use super::laid::{Chosen, Laid, Offer, Wish};
use super::model::{Stage, Table};
use super::pen::Target;
use super::scene::Focus;
use super::screen::{alphabet, letters};
use super::sheet::{Kind, Sheet};
use game::{Dealer, Seat};
use std::time::Duration;

/// A toep that has just been said is not answered by a key that was meant for something else.
const STARTLED: Duration = Duration::from_millis(350);

/// What comes from the keyboard or the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    Left,
    Right,
    Up,
    Down,
    Enter,
    Escape,
    Tab,
    BackTab,
    PageUp,
    PageDown,
    /// The key that changes how things look.
    Look,
    /// The key that ends any program.
    Interrupt,
    Letter(char),
    Click(u16, u16),
}

impl<G: Laid, D: Dealer> Table<'_, G, D> {
    /// Takes in a key or a click.
    pub fn input(&mut self, input: Input, now: Duration) {
        if input == Input::Interrupt {
            self.left = true;
        } else if input == Input::Look {
            self.ink = self.ink.next();
        } else if self.sheet.is_some() {
            self.input_to_sheet(input, now);
        } else {
            self.note = None;
            self.input_to_table(input, now);
        }
    }

    fn input_to_table(&mut self, input: Input, now: Duration) {
        match input {
            Input::Letter('q') => self.open(self.leave_sheet()),
            Input::Letter('?') => self.open(self.help_sheet()),
            Input::Letter('h') => self.open(Sheet { kind: Kind::History, ..Sheet::default() }),
            Input::Letter('t') if !G::toeps(self.evening.public()).is_empty() => self.want_toep(),
            Input::Letter(digit @ '1'..='9') => {
                let place = digit as usize - '1' as usize;
                if place < self.hand_len() {
                    self.on_card(place, now);
                }
            }
            Input::Letter(' ') | Input::Enter => self.enter(now),
            Input::Letter(letter) => self.letter(letter, now),
            Input::Click(x, y) => match self.hits.at(x, y) {
                Some(Target::Hand(place)) => self.on_card(place, now),
                Some(Target::Pot(place)) => self.on_pot(place),
                Some(Target::Offer(place)) => self.on_offer(place, now),
                None => self.step_back(now),
            },
            Input::Escape => self.step_back(now),
            Input::Tab => self.tab(true),
            Input::BackTab => self.tab(false),
            Input::Left | Input::Right | Input::Up | Input::Down => self.arrow(input),
            Input::PageUp | Input::PageDown | Input::Look | Input::Interrupt => {}
        }
    }

    fn hand_len(&self) -> usize {
        G::hand(&self.view()).len()
    }

    fn letter(&mut self, letter: char, now: Duration) {
        let place = if G::POT {
            alphabet().position(|other| other == letter).filter(|place| *place < self.pot_len())
        } else {
            let letters = letters(&self.offers().list);
            letters.iter().position(|other| *other == letter)
        };
        match place {
            Some(place) if G::POT => self.on_pot(place),
            Some(place) => self.on_offer(place, now),
            None => {}
        }
    }

    pub(super) fn pot_len(&self) -> usize {
        G::pot(self.evening.public())
    }

    fn enter(&mut self, now: Duration) {
        match self.focus {
            Focus::Hand(place) => self.on_card(place, now),
            Focus::Pot(place) => self.on_pot(place),
            Focus::Offer(place) => self.on_offer(place, now),
        }
    }

    /// A card of the hand: it is chosen, and chosen once more it is played, if that can mean one thing.
    fn on_card(&mut self, place: usize, now: Duration) {
        let Some(card) = G::hand(&self.view()).get(place).copied() else { return };
        self.focus = Focus::Hand(place);
        if self.chosen.card != Some(card) {
            self.chosen = Chosen { card: Some(card), ticked: Vec::new() };
            let offers = self.offers();
            // In Wippen a card is chosen only in turn.
            if offers.exact == 0 && offers.refusal.is_some() {
                self.chosen = Chosen::default();
                self.note = offers.refusal;
            }
            return;
        }
        let offers = self.offers();
        match (offers.exact, &offers.refusal) {
            (1, _) => self.on_offer(0, now),
            (0, Some(refusal)) => self.note = Some(refusal.clone()),
            _ => self.focus = Focus::Offer(0),
        }
    }

    /// Something in the pot: it is ticked, or not any more.
    fn on_pot(&mut self, place: usize) {
        self.focus = Focus::Pot(place);
        if self.chosen.card.is_none() {
            self.note = Some(self.text("full-card-first"));
            self.place_cursor();
            return;
        }
        match self.chosen.ticked.iter().position(|other| *other == place) {
            Some(at) => drop(self.chosen.ticked.remove(at)),
            None => self.chosen.ticked.push(place),
        }
    }

    fn on_offer(&mut self, place: usize, now: Duration) {
        let Some(offer) = self.offers().list.into_iter().nth(place) else { return };
        if self.just_asked(now) {
            return;
        }
        self.focus = Focus::Offer(place);
        self.wish(offer, now);
    }

    /// Has something just been asked that nobody saw coming?
    fn just_asked(&self, now: Duration) -> bool {
        let view = self.view();
        let asked = self.told(self.viewer, |teller| G::asked(teller, &view));
        asked.is_some() && now.saturating_sub(self.since) < STARTLED
    }

    /// Does what a line says.
    pub(super) fn wish(&mut self, offer: Offer<G::Action>, now: Duration) {
        match offer.wish {
            Wish::Act(action) => self.try_to(action, now),
            Wish::Sure(_) => self.want_toep(),
            Wish::Refused(reason) => self.note = Some(reason),
            Wish::Number { question, range, usual, make } => {
                let view = self.view();
                let lawful = |number: &u8| view.check(make(*number)) == Some(Ok(()));
                let numbers: Vec<u8> = range.filter(lawful).collect();
                let at = numbers.iter().position(|number| *number == usual).unwrap_or(0);
                let label = |number: &u8| {
                    let action = make(*number);
                    let label = self.told(self.viewer, |teller| G::choice(teller, &view, action));
                    Offer { label, wish: Wish::Act(action) }
                };
                let mut offers: Vec<Offer<G::Action>> = numbers.iter().map(label).collect();
                offers.push(self.offer("full-back", Wish::Back));
                let lines = vec![self.text(question)];
                self.open(Sheet { kind: Kind::Number, lines, offers, numbers, at, ..Sheet::default() });
            }
            Wish::GoOn => self.go_on(now),
            Wish::Someone(seat) => {
                self.stage = self.ask(seat, false);
                self.since = now;
                self.place_cursor();
            }
            Wish::Leave => self.left = true,
            Wish::Back => {}
        }
    }

    pub(super) fn go_on(&mut self, now: Duration) {
        self.went_on = true;
        self.advance(now);
    }

    /// Does something, or says why not.
    fn try_to(&mut self, action: G::Action, now: Duration) {
        let view = self.view();
        let Some((seat, _)) = view.own() else { return };
        match view.check(action) {
            Some(Ok(())) => self.act(seat, action, now),
            Some(Err(illegal)) => {
                self.note = Some(self.told(self.viewer, |teller| G::refusal(teller, illegal)));
            }
            None => {}
        }
    }

    /// Toeping is asked once more, so that no slip of a finger does it.
    fn want_toep(&mut self) {
        let view = self.view();
        if view.own().is_none() {
            self.want_somebody_to_toep();
            return;
        }
        let toeps = G::toeps(view.public());
        let lawful: Vec<G::Action> =
            toeps.iter().copied().filter(|toep| view.check(*toep) == Some(Ok(()))).collect();
        if lawful.is_empty() {
            if let Some(Some(Err(illegal))) = toeps.first().map(|toep| view.check(*toep)) {
                self.note = Some(self.told(self.viewer, |teller| G::refusal(teller, illegal)));
            }
            return;
        }
        let mut offers: Vec<Offer<G::Action>> = lawful
            .into_iter()
            .map(|toep| {
                let label = self.told(self.viewer, |teller| G::choice(teller, &view, toep));
                Offer { label, wish: Wish::Act(toep) }
            })
            .collect();
        offers.push(self.offer("full-no-toep", Wish::Back));
        let lines = vec![self.text("full-toep-sure")];
        self.open(Sheet { kind: Kind::Toep, lines, offers, ..Sheet::default() });
    }

    /// Where several people share the screen, whoever wants to toep says so first.
    fn want_somebody_to_toep(&mut self) {
        let able: Vec<Seat> = self.others_able().clockwise_from(Seat::new(0)).iter().collect();
        if able.is_empty() {
            return;
        }
        let label = |seat: &Seat| {
            let player = [("player", self.company.name(*seat).into())];
            Offer { label: self.messages.get("full-wants-something", &player), wish: Wish::Someone(*seat) }
        };
        let mut offers: Vec<Offer<G::Action>> = able.iter().map(label).collect();
        offers.push(self.offer("full-back", Wish::Back));
        self.open(Sheet { kind: Kind::Choice, lines: Vec::new(), offers, ..Sheet::default() });
    }

    /// Escape: the last step of choosing is undone.
    fn step_back(&mut self, now: Duration) {
        if let Focus::Offer(_) | Focus::Pot(_) = self.focus
            && self.chosen.card.is_some()
            && self.chosen.ticked.is_empty()
        {
            self.back_to_hand();
        } else if self.chosen.ticked.pop().is_some() {
            // One tick less.
        } else if self.chosen.card.take().is_some() {
            self.back_to_hand();
        } else if self.stage == (Stage::Asking { due: false }) {
            self.go_on(now);
        }
    }

    fn back_to_hand(&mut self) {
        let hand = G::hand(&self.view());
        let place = self.chosen.card.and_then(|card| hand.iter().position(|other| *other == card));
        match (place, hand.is_empty()) {
            (Some(place), _) => self.focus = Focus::Hand(place),
            (None, false) => self.place_cursor(),
            (None, true) => {}
        }
    }

    /// Puts something over the table.
    pub(super) fn open(&mut self, sheet: Sheet<G::Action>) {
        let under = self.sheet.take().map(Box::new);
        self.sheet = Some(Sheet { under, ..sheet });
    }
}
