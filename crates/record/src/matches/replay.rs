//! Going through a record, forwards and back.

use super::entry::Entry;
use super::follow::Follow;
use super::recorded::Recorded;
use super::whole::Record;

/// So many entries lie between two states that are kept.
const APART: usize = 32;

/// A record with the state after one of its entries. How one got there makes no difference to the state.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Recorded, F: Follow<G>> {
    record: &'a Record<G, F>,
    at: usize,
    state: F,
    /// The states after every so many entries, as far as one has been.
    kept: Vec<F>,
}

impl<'a, G: Recorded, F: Follow<G>> Replay<'a, G, F> {
    /// Before the first entry.
    pub fn new(record: &'a Record<G, F>) -> Replay<'a, G, F> {
        let state = F::open(record.header().setup(), record.header().view());
        Replay { record, at: 0, kept: vec![state.clone()], state }
    }

    /// What is replayed.
    pub fn record(&self) -> &'a Record<G, F> {
        self.record
    }

    /// After which entry it stands; 0 before the first.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.record.entries().len()
    }

    /// Has the record no entries?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The state there.
    pub fn state(&self) -> &F {
        &self.state
    }

    /// Goes to the state after an entry, or to the last one if there are not as many.
    pub fn go_to(&mut self, number: usize) -> &F {
        let number = number.min(self.len());
        let nearest = (number / APART).min(self.kept.len() - 1);
        if number < self.at || nearest * APART > self.at {
            self.at = nearest * APART;
            self.state = self.kept[nearest].clone();
        }
        while self.at < number {
            self.forward();
        }
        &self.state
    }

    /// Goes one entry on; false at the end.
    pub fn forward(&mut self) -> bool {
        let Some(noted) = self.record.entries().get(self.at) else { return false };
        if let Entry::Step(step) = &noted.entry {
            // It was lawful when it came into the record.
            let taken = self.state.take(step);
            debug_assert!(taken.is_ok(), "{taken:?} in {}", noted.text);
        }
        self.at += 1;
        if self.at == self.kept.len() * APART {
            self.kept.push(self.state.clone());
        }
        true
    }

    /// Goes one entry back; false at the start.
    pub fn back(&mut self) -> bool {
        match self.at.checked_sub(1) {
            Some(before) => {
                self.go_to(before);
                true
            }
            None => false,
        }
    }
}
