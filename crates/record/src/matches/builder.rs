//! Building a record entry by entry; nothing gets in that cannot stand there.

use super::entry::{self, Entry, Words};
use super::error::Why;
use super::follow::{Follow, StepText};
use super::header::Header;
use super::recorded::Recorded;
use super::whole::{Noted, Record};
use fair::Hash;
use game::{Next, SeatSet};

/// A record that grows, and the state after its last entry.
#[derive(Clone, Debug)]
pub struct Builder<G: Recorded, F: Follow<G>> {
    record: Record<G, F>,
    state: F,
    /// Has a secret been committed to?
    committed: bool,
    /// Who has added to chance.
    shared: SeatSet,
    /// Has anything of the match happened yet?
    begun: bool,
    /// Is a pack fixed whose first card has not been dealt?
    fixed: bool,
    /// Cards dealt of the pack.
    dealt: u32,
    /// Has a game or hand just ended?
    over: bool,
    revealed: bool,
}

impl<G: Recorded, F: Follow<G>> Builder<G, F> {
    /// A record without entries.
    pub fn new(header: Header<G, F>) -> Builder<G, F> {
        let state = F::open(header.setup(), header.view());
        Builder {
            record: Record::new(header),
            state,
            committed: false,
            shared: SeatSet::EMPTY,
            begun: false,
            fixed: false,
            dealt: 0,
            over: false,
            revealed: false,
        }
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G, F> {
        &self.record
    }

    /// The record, as it is now.
    pub fn into_record(self) -> Record<G, F> {
        self.record
    }

    /// The state after the last entry.
    pub fn state(&self) -> &F {
        &self.state
    }

    /// The fingerprint that has to come next, if one has.
    pub fn due(&self) -> Option<Entry<F::Step>> {
        self.over.then(|| Entry::Over(G::finished(self.state.public()), self.state.print()))
    }

    /// Has the secret been published?
    pub(super) fn is_revealed(&self) -> bool {
        self.revealed
    }

    /// Is a pack fixed of which no card has been dealt?
    pub(super) fn pack_is_fixed(&self) -> bool {
        self.fixed
    }

    /// Cards dealt of the pack.
    pub(super) fn dealt(&self) -> u32 {
        self.dealt
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// Why it cannot come now; nothing is changed then.
    pub fn push(&mut self, entry: Entry<F::Step>) -> Result<(), Why> {
        self.check_place(&entry)?;
        let text = entry::text(&entry, |step| self.state.write_step(step));
        match &entry {
            Entry::Commitment(_) => self.committed = true,
            Entry::Share(seat, _) => self.shared = self.shared.with(*seat),
            Entry::Pack(_) => self.fixed = true,
            Entry::Step(step) => self.step(step)?,
            Entry::Opening(_) => {}
            Entry::Over(..) => self.over = false,
            Entry::Secret(_) => self.revealed = true,
            Entry::End => self.record.end(),
        }
        self.record.add(Noted { entry, text });
        Ok(())
    }

    /// Reads an entry, without its number and checksum, and adds it.
    pub(super) fn read(&mut self, text: &str) -> Result<(), Why> {
        if self.record.is_finished() {
            return Err(Why::AfterEnd);
        }
        let entry = match Words::read(text)? {
            Words::Ready(entry) => entry.beside_steps(),
            Words::Step(words) => Entry::Step(self.state.read_step(StepText(words))?),
        };
        if entry::text(&entry, |step| self.state.write_step(step)) == text {
            self.push(entry)
        } else {
            Err(Why::Form)
        }
    }

    /// Adds a comment, cut into lines, before the next entry.
    pub fn comment(&mut self, text: &str) {
        for line in text.lines() {
            self.record.comment(format!("; {line}"));
        }
    }

    /// Puts in the comments of a text, each with the number of lines proper before it.
    pub(super) fn set_comments(&mut self, comments: Vec<(usize, String)>) {
        self.record.set_comments(comments);
    }

    /// Is it a time for such an entry?
    fn check_place(&self, entry: &Entry<F::Step>) -> Result<(), Why> {
        if self.record.is_finished() {
            return Err(Why::AfterEnd);
        }
        if self.over && !matches!(entry, Entry::Over(..) | Entry::Opening(_)) {
            return Err(Why::FingerprintDue);
        }
        let next = G::next(self.state.public());
        let new_pack = matches!(next, Next::Deal { new_pack: true, .. });
        let right = match entry {
            Entry::Commitment(_) => !self.begun && !self.committed,
            Entry::Share(seat, _) => {
                if seat.number() >= G::players(self.state.public()) {
                    return Err(Why::NoSuchSeat);
                }
                self.committed && !self.begun && !self.shared.contains(*seat)
            }
            Entry::Pack(_) => self.committed && new_pack && !self.fixed,
            Entry::Step(_) if self.committed && new_pack && !self.fixed => return Err(Why::PackDue),
            Entry::Step(_) => true,
            Entry::Opening(opening) => {
                F::OPENINGS && self.committed && !self.fixed && u32::from(opening.place) < self.dealt
            }
            Entry::Over(number, print) => {
                if self.over && *number == G::finished(self.state.public()) && *print != self.state.print() {
                    return Err(Why::Fingerprint);
                }
                self.over && *number == G::finished(self.state.public())
            }
            Entry::Secret(_) => self.committed && self.is_settled(),
            Entry::End => self.is_settled(),
        };
        let right = right && (!self.revealed || *entry == Entry::End);
        if right { Ok(()) } else { Err(Why::OutOfPlace) }
    }

    /// Is nothing forced by what has happened? It belongs to it, so nobody can stop between the two.
    fn is_settled(&self) -> bool {
        let forced = match G::next(self.state.public()) {
            Next::Act(_) | Next::Over => false,
            Next::Deal { new_pack, .. } => !new_pack || self.fixed,
            Next::Fact(_) => true,
        };
        !forced
    }

    fn step(&mut self, step: &F::Step) -> Result<(), Why> {
        let new_pack = matches!(G::next(self.state.public()), Next::Deal { new_pack: true, .. });
        let before = G::finished(self.state.public());
        self.state.take(step)?;
        self.begun = true;
        self.over = G::finished(self.state.public()) != before;
        if let Some(packets) = F::dealt(step) {
            let cards: u32 = packets.iter().map(|packet| u32::from(packet.len())).sum();
            self.dealt = if new_pack { cards } else { self.dealt + cards };
            self.fixed = false;
        }
        Ok(())
    }

    /// The root of the pack that is being dealt from, or about to be.
    pub fn root(&self) -> Option<Hash> {
        self.record.entries().iter().rev().find_map(|noted| match noted.entry {
            Entry::Pack(root) => Some(root),
            _ => None,
        })
    }
}
