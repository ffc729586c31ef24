//! Handing inputs to the table: decide, store, tell.

use super::{Desk, End, begins_match};
use crate::back::Back;
use crate::deck::{Deck, cards_of};
use crate::faults::Fault;
use crate::sabotage::Sabotage;
use crate::shelf::Appended;
use fair::{Hash, Secret};
use store::AppendError;
use table::kit::{check_conserved, stacked_commitment};
use table::{Cause, Entry, Event, Input, Message, Millis, Need, Output, Pending, Stage, Told, Who};

/// How often an input is tried while the store fails, each time after twice as long.
const MOST_FAULTS: u32 = 4;

/// More often than this no number is taken before the own entries are there.
const MOST_RACES: u32 = 100;

impl Desk {
    /// Hands an input in, and whatever follows from it.
    pub fn put(&mut self, back: &mut Back, input: Input) -> Result<(), End> {
        self.todo.push_back(input);
        while let Some(input) = self.todo.pop_front() {
            self.put_one(back, &input)?;
            self.provide(back)?;
        }
        Ok(())
    }

    fn put_one(&mut self, back: &mut Back, input: &Input) -> Result<(), End> {
        let (mut races, mut faults) = (0, 0);
        loop {
            self.lay_packs(back);
            match self.table.handle(self.clock(), input) {
                Output::Told(told) => {
                    self.deliver(back, told);
                    return Ok(());
                }
                Output::Locked(commitment) => self.unlock_with(back, commitment, None)?,
                Output::Append(pending) => match self.append(back, input, pending) {
                    Appended::Stored(_) => return Ok(()),
                    Appended::Dead => return Err(End::Died),
                    Appended::Not(AppendError::Taken) => {
                        races += 1;
                        assert!(races < MOST_RACES, "{input:?} is overtaken again and again");
                        back.faults.strike(Fault::Raced);
                        self.look(back)?;
                    }
                    Appended::Not(AppendError::Failed(_)) if faults < MOST_FAULTS => {
                        faults += 1;
                        self.now = self.now + Millis(50 * 2u64.pow(faults));
                        // They may be there all the same.
                        self.look(back)?;
                    }
                    Appended::Not(AppendError::Failed(_)) => return Err(End::Failed),
                    Appended::Not(error) => panic!("{input:?}: {error}"),
                },
            }
        }
    }

    /// Stores entries; then, and only then, they have happened and are told.
    fn append(&mut self, back: &mut Back, input: &Input, pending: Pending) -> Appended {
        let entries = pending.entries().to_vec();
        let who = match input {
            Input::Command { conn, .. } => Some(self.table.who(*conn)),
            _ => None,
        };
        let appended = back.shelf.append(entries.clone());
        back.count_tears();
        let untold = match &appended {
            Appended::Stored(_) => false,
            Appended::Not(AppendError::Failed(_)) => back.sabotage != Some(Sabotage::TellsWhatIsNotStored),
            Appended::Not(_) | Appended::Dead => true,
        };
        if untold {
            return appended;
        }
        if let Appended::Stored(took) = appended {
            self.now = self.now + took;
        }
        nobody_acts_for_another(who, &entries);
        let told = self.table.committed(pending).expect("nothing else was handed to the table meanwhile");
        self.happened(back, &entries, told);
        Appended::Stored(Millis(0))
    }

    fn happened(&mut self, back: &mut Back, entries: &[Entry], told: Told) {
        for entry in entries {
            self.eyes.see(entry, &self.table);
            self.matches += begins_match(entry);
            back.deeds += u64::from(is_deed(entry));
        }
        check_conserved(&self.table);
        self.deliver(back, told);
    }

    /// The same, and what it makes necessary.
    pub fn look_and_provide(&mut self, back: &mut Back) -> Result<(), End> {
        self.look(back)?;
        self.provide(back)
    }

    /// Takes in what other processes wrote.
    pub fn look(&mut self, back: &mut Back) -> Result<(), End> {
        let new = back.shelf.entries(self.table.number() + 1).map_err(|_| End::Failed)?;
        // Who sits there when a match begins is asked of the table as it is then.
        for part in new.split_inclusive(|entry| matches!(entry.event, Event::Started { .. })) {
            let told = self.table.catch_up(part).expect("what another process stored can have happened");
            self.happened(back, part, told);
        }
        Ok(())
    }

    /// Gets the cards what they need.
    pub fn provide(&mut self, back: &mut Back) -> Result<(), End> {
        match self.table.need() {
            Some(Need::NewSecret) if self.todo.is_empty() => {
                let secret = back.deck.draw_secret();
                let commitment = match &secret {
                    Some(secret) => {
                        back.shelf.keep_secret(secret).map_err(|_| End::Failed)?;
                        secret.commitment()
                    }
                    None => stacked_commitment(),
                };
                self.todo.push_back(Input::Commit(commitment));
                self.drawn = secret;
                while let Some(input) = self.todo.pop_front() {
                    self.put_one(back, &input)?;
                }
                self.unlock(back)
            }
            Some(Need::NewSecret) | None => Ok(()),
            Some(Need::Secret(_)) => self.unlock(back),
        }
    }

    fn unlock(&mut self, back: &mut Back) -> Result<(), End> {
        let Some(Need::Secret(commitment)) = self.table.need() else { return Ok(()) };
        let drawn = self.drawn.take().filter(|secret| secret.commitment() == commitment);
        self.unlock_with(back, commitment, drawn)
    }

    fn unlock_with(&mut self, back: &mut Back, commitment: Hash, drawn: Option<Secret>) -> Result<(), End> {
        if let Deck::Known(_) = back.deck {
            self.laid = None;
            self.lay_packs(back);
            return Ok(());
        }
        let stored = match drawn {
            Some(secret) => Some(secret),
            None => back.shelf.secret(commitment).map_err(|_| End::Failed)?,
        };
        let secret = stored.expect("a secret is stored before its commitment");
        self.table.unlock(secret).expect("it is stored under its own commitment");
        Ok(())
    }
}

impl Desk {
    /// Where packs lie in known orders: lays them ready, of the cards that as many players need as there are now.
    fn lay_packs(&mut self, back: &Back) {
        let Deck::Known(known) = &back.deck else { return };
        let Message::Snapshot(all) = self.table.public() else { return };
        if all.commitment.is_none() || !matches!(all.pulse.stage, Stage::Before | Stage::During) {
            return;
        }
        let of_match = self.matches - usize::from(all.pulse.stage == Stage::During);
        let laid = (of_match, cards_of(all.draft, all.seats.len()));
        if self.laid != Some(laid) {
            let packs = known.of_match(laid.0, laid.1);
            self.table.stack(packs).expect("the match was promised to be dealt so");
            self.laid = Some(laid);
        }
    }
}

/// Does the evening go on with this?
const fn is_deed(entry: &Entry) -> bool {
    !matches!(
        entry.event,
        Event::Came { .. }
            | Event::Went { .. }
            | Event::Away { .. }
            | Event::Back { .. }
            | Event::Said { .. }
            | Event::Code { .. }
            | Event::Moved { .. }
            | Event::Host { .. }
            | Event::Restarted
    )
}

/// What was done by hand was done by the seat at whose connection it was sent.
fn nobody_acts_for_another(who: Option<Who>, entries: &[Entry]) {
    for entry in entries {
        if let Event::Played { seat, cause: Cause::Person, .. } = &entry.event {
            assert_eq!(who, Some(Who::Seat(*seat)), "entry {} is of another seat", entry.number);
        }
    }
}
