//! A match under way that is recorded as it goes.

use super::builder::Builder;
use super::dealing::FixedDealer;
use super::entry::Entry;
use super::error::{RecordError, Why};
use super::header::Header;
use super::line::seal;
use super::recorded::Recorded;
use super::whole::{Lines, MatchRecord, numbered};
use cards::CardList;
use fair::{Secret, Share};
use game::{Deal, Dealer, Next, Seat, State, Step};

/// A match under way, dealt from a fixed secret: its state, its record so far, and who deals. Each change gives
/// the lines to put at the end of the record's text; once those are safe, what happened may be told.
pub struct Running<G: Recorded> {
    builder: Builder<G, State<G>>,
    dealer: FixedDealer,
}

/// What an action brought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Recorded> {
    /// The action, and the deals and facts that it forced.
    pub steps: Vec<Step<G>>,
    /// The lines for the record.
    pub lines: String,
}

/// A running record that was taken up again.
pub struct Resumed<G: Recorded> {
    /// The match as far as it went.
    pub running: Running<G>,
    /// How many bytes of the text stand. What comes after them is the beginning of a line that was never
    /// finished, and must be cut off before anything is appended.
    pub keep: usize,
}

impl<G: Recorded> Running<G> {
    /// A match that begins, and the first lines of its record: the head and the commitment.
    ///
    /// # Errors
    /// None that is known; the lines are checked as any others.
    pub fn begin(header: Header<G, State<G>>, secret: Secret) -> Result<(Running<G>, String), Why> {
        let commitment = secret.commitment();
        let dealer = FixedDealer::new(secret, Vec::new());
        let mut running = Running { builder: Builder::new(header), dealer };
        running.builder.push(Entry::Commitment(commitment))?;
        let text = running.builder.record().to_text();
        Ok((running, text))
    }

    /// A match that was broken off, from the text of its record and its secret.
    ///
    /// # Errors
    /// What is wrong with the text, an unfinished last line apart; or [`Why::OtherSecret`],
    /// [`Why::NotFixed`], [`Why::AfterEnd`] if it cannot be gone on with.
    pub fn resume(bytes: &[u8], secret: Secret) -> Result<Resumed<G>, RecordError> {
        let keep = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let text = std::str::from_utf8(&bytes[..keep]).map_err(|error| {
            let before = &bytes[..error.valid_up_to()];
            let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
            RecordError { line, why: Why::Form }
        })?;
        let lines = Lines::new(text)?;
        let builder: Builder<G, State<G>> = lines.builder(&lines.head()?)?;
        let end = |why| RecordError { line: lines.count() + 1, why };
        if builder.record().is_finished() {
            return Err(end(Why::AfterEnd));
        }
        let mut packs = 0;
        let mut shares = Vec::new();
        let mut committed = None;
        for (number, noted) in (1..).zip(builder.record().entries()) {
            match noted.entry {
                Entry::Commitment(hash) => committed = Some((number, hash)),
                Entry::Share(_, share) => shares.push(share),
                Entry::Pack(_) => packs += 1,
                _ => {}
            }
        }
        let (number, hash) = committed.ok_or(end(Why::NotFixed))?;
        if hash != secret.commitment() {
            return Err(RecordError { line: builder.record().line_of(number), why: Why::OtherSecret });
        }
        let cards = G::pack(builder.state().public());
        let dealt = if builder.pack_is_fixed() { 0 } else { builder.dealt() };
        let dealer = FixedDealer::at(secret, shares, packs, cards, dealt);
        // The pack follows from what the commitment fixed, so it is another one only if somebody changed it.
        if builder.root() != dealer.root() {
            return Err(end(Why::OtherSecret));
        }
        Ok(Resumed { running: Running { builder, dealer }, keep })
    }

    /// The state now.
    pub fn state(&self) -> &State<G> {
        self.builder.state()
    }

    /// The record so far.
    pub fn record(&self) -> &MatchRecord<G> {
        self.builder.record()
    }

    /// Who deals: for the openings of cards that somebody has seen.
    pub fn dealer(&self) -> &FixedDealer {
        &self.dealer
    }

    /// Adds what a seat brings to chance, before anything of the match has happened.
    ///
    /// # Errors
    /// If it is too late, there is no such seat, or it has brought its share already.
    pub fn share(&mut self, seat: Seat, share: Share) -> Result<String, Why> {
        let before = self.entries();
        self.builder.push(Entry::Share(seat, share))?;
        self.dealer.add_share(share);
        Ok(self.lines_since(before))
    }

    /// Lets happen what is due, before the first action or after a break: fingerprints, deals and facts.
    ///
    /// # Errors
    /// None that is known: a whole pack is enough for every deal.
    pub fn settle(&mut self) -> Result<Played<G>, Why> {
        let before = self.entries();
        let steps = self.forced()?;
        Ok(Played { steps, lines: self.lines_since(before) })
    }

    /// Does what a seat wants, with all that it forces.
    ///
    /// # Errors
    /// The rule that it breaks, or what has to happen first; nothing is changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Played<G>, Why> {
        let before = self.entries();
        let step = Step::Act { seat, action };
        self.builder.push(Entry::Step(step.clone()))?;
        let mut steps = vec![step];
        steps.extend(self.forced()?);
        Ok(Played { steps, lines: self.lines_since(before) })
    }

    /// Was it broken off while it was being ended? Then [`Running::end`] is all that can be done.
    pub fn is_ending(&self) -> bool {
        self.builder.is_revealed()
    }

    /// Ends the record, also before the match is over, and publishes the secret in it.
    ///
    /// # Errors
    /// If something is due: see [`Running::settle`].
    pub fn end(mut self) -> Result<(MatchRecord<G>, String), Why> {
        let lines = self.close()?;
        Ok((self.builder.into_record(), lines))
    }

    /// The same where the table is still to be looked at: nothing can happen at it any more.
    ///
    /// # Errors
    /// If something is due, or the record has been ended.
    pub fn close(&mut self) -> Result<String, Why> {
        let before = self.entries();
        if !self.is_ending() {
            // What a secret reveals is its own text.
            let secret = self.dealer.secret().reveal().parse().map_err(|_| Why::Form)?;
            self.builder.push(Entry::Secret(secret))?;
        }
        self.builder.push(Entry::End)?;
        Ok(self.lines_since(before))
    }

    fn forced(&mut self) -> Result<Vec<Step<G>>, Why> {
        let mut steps = Vec::new();
        loop {
            if let Some(print) = self.builder.due() {
                self.builder.push(print)?;
            }
            let step = match self.state().next() {
                Next::Act(_) | Next::Over => return Ok(steps),
                Next::Deal { packets, new_pack } => {
                    if new_pack && !self.builder.pack_is_fixed() {
                        self.dealer.new_pack(G::pack(self.state().public()));
                        self.builder.push(Entry::Pack(self.dealer.root().ok_or(Why::PackDue)?))?;
                    }
                    let count: usize = packets.iter().map(|packet| usize::from(packet.count)).sum();
                    let mut cards = CardList::new();
                    for _ in 0..count {
                        cards.push(self.dealer.draw().ok_or(Why::WrongDeal)?);
                    }
                    Step::Deal(Deal { packets, cards })
                }
                Next::Fact(seat) => {
                    let state = self.state();
                    Step::Fact(G::fact(state.public(), seat, state.private(seat), state.covered()))
                }
            };
            self.builder.push(Entry::Step(step.clone()))?;
            steps.push(step);
        }
    }

    fn entries(&self) -> usize {
        self.record().entries().len()
    }

    fn lines_since(&self, before: usize) -> String {
        let new = (1..).zip(self.record().entries()).skip(before);
        new.map(|(number, noted)| seal(&numbered(number, &noted.text)) + "\n").collect()
    }
}
