//! Entries about people and their seats.

use crate::chair::{Chair, Waiting};
use crate::entry::{Entry, Event};
use crate::facts::{Facts, Stage};
use crate::name::Name;
use game::{MAX_SEATS, Seat};
use std::sync::Arc;

impl Facts {
    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(seat.index())
    }

    /// None: it cannot happen.
    pub(super) fn people(&mut self, entry: &Entry) -> Option<()> {
        let (number, at) = (entry.number, entry.at);
        match &entry.event {
            Event::Sat { name, token, conn, seat } => {
                let chair = Chair::of_person(name.clone(), number, *token, Some(*conn));
                match seat {
                    Some(seat) => *self.chair_mut(*seat)? = chair,
                    None => self.add(chair)?,
                }
                self.seats_at = number;
                self.host = self.host.or(self.seat_of(*token));
                if let Some(seat) = seat {
                    self.clock.ask_again(at, *seat);
                }
            }
            Event::Waits { name, token } => {
                self.waiting.push(Waiting { name: name.clone(), sitter: number, token: *token });
            }
            Event::WaitsNoMore { place } => {
                let place = usize::from(*place);
                (place < self.waiting.len()).then(|| self.waiting.remove(place))?;
            }
            Event::AddedComputer { computer } => {
                self.add(Chair::of_computer(computer.clone(), number))?;
                self.seats_at = number;
            }
            Event::Left { seat } => self.leave(*seat, number)?,
            Event::Removed { seat } => self.leave(*seat, number)?,
            Event::Ready { seat, share } => {
                let chair = self.chair_mut(*seat)?;
                chair.ready = true;
                chair.share = *share;
            }
            Event::NotReady { seat } => self.chair_mut(*seat)?.ready = false,
            Event::Came { seat, conn } => self.chair_mut(*seat)?.come(*conn),
            Event::Went { seat } => self.chair_mut(*seat)?.go(at),
            Event::Away { seat, .. } => self.chair_mut(*seat)?.mark_away(at),
            Event::Back { seat } => self.chair_mut(*seat)?.back(),
            Event::Replaced { seat, computer } => {
                self.chair_mut(*seat)?.computer = Some(computer.clone());
                self.clock.ask_again(at, *seat);
            }
            Event::TakenBack { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.computer = None;
                chair.back();
                self.clock.ask_again(at, *seat);
            }
            Event::Host { seat } => self.host = Some(*seat),
            Event::Said { seat, .. } => self.chair_mut(*seat)?.last_phrase = Some(at),
            Event::NameDeleted { seat, entry } => {
                self.chair_mut(*seat)?.name = Name::default();
                self.sheets.iter_mut().for_each(|sheet| sheet.forget(*entry));
                self.recent.iter_mut().filter(|recent| recent.entry.number == *entry).for_each(|recent| {
                    Arc::make_mut(recent).entry.blank_name();
                });
            }
            Event::Code { seat, code } => self.chair_mut(*seat)?.code = Some((*code, at)),
            Event::Moved { seat, token, conn } => {
                let chair = self.chair_mut(*seat)?;
                chair.code = None;
                chair.owner = Some(*token);
                chair.owned_since = number;
                chair.come(*conn);
            }
            _ => return None,
        }
        Some(())
    }

    fn add(&mut self, chair: Chair) -> Option<()> {
        (self.chairs.len() < MAX_SEATS).then(|| self.chairs.push(chair))
    }

    /// Before a match the seats behind move up; else the seat stays, with its points and debts, for whoever
    /// takes it.
    fn leave(&mut self, seat: Seat, number: u64) -> Option<()> {
        self.seats_at = number;
        if self.stage == Stage::Before {
            (seat.index() < self.chairs.len()).then(|| self.chairs.remove(seat.index()))?;
            self.next_dealer = None;
            self.host = self.host.and_then(|host| match host.number() {
                // The one behind has moved up to where the host was, or there is none and it goes round.
                number if number == seat.number() => self.heir(Seat::new(seat_or_first(seat, self))),
                number if number > seat.number() => Some(Seat::new(number - 1)),
                _ => Some(host),
            });
        } else {
            let at = self.at;
            let chair = self.chair_mut(seat)?;
            chair.owner = None;
            chair.left = true;
            chair.code = None;
            chair.go(at);
            if self.host == Some(seat) {
                self.host = self.heir(seat);
            }
        }
        Some(())
    }
}

fn seat_or_first(seat: Seat, facts: &Facts) -> u8 {
    if seat.index() < facts.chairs.len() { seat.number() } else { 0 }
}
