//! The tricks of a draft, played again from the piles (T3, T16–T19, T21).

use super::{DraftFault, HandDraft};
use crate::piles::CARDS;
use crate::public::Phase;
use crate::strength::{beats, same_suit};
use cards::{Card, CardSet};
use game::{Seat, SeatSet};

impl HandDraft {
    /// Do piles, trick, leader and turn fit each other?
    pub(super) fn check_tricks(&self) -> Result<(), DraftFault> {
        let trick = self.check_heights()?;
        // T3: who would lead the first trick; then who won each trick, and would lead the next.
        let mut first = self.dealer.left(self.players);
        for trick in 0..trick {
            let played: SeatSet = self.seats().filter(|seat| self.played(*seat) > trick).collect();
            first = self.replay(trick, played, first)?;
        }
        self.check_leader(trick, first)?;
        if !self.in_trick().is_empty() {
            self.replay(trick, self.in_trick(), self.leader)?;
        }
        match self.turn {
            Some(turn) => self.check_turn(trick, turn),
            None => self.check_over(trick),
        }
    }

    /// T16, T18: which trick, 0 to 3, is under way. Whoever remains has played to all tricks before; the
    /// folded to no more than that.
    fn check_heights(&self) -> Result<u8, DraftFault> {
        let in_trick = self.in_trick();
        let before = |seat: Seat| self.played(seat) - u8::from(in_trick.contains(seat));
        let Some(someone) = self.remaining().clockwise_from(self.leader).first() else {
            return Err(DraftFault::NobodyRemains);
        };
        let trick = before(someone);
        for seat in self.seats() {
            let fits = if in_trick.contains(seat) || !self.folded.contains(seat) {
                before(seat) == trick
            } else {
                before(seat) <= trick
            };
            if !fits {
                return Err(DraftFault::PileHeight(seat));
            }
        }
        // After four tricks the hand is over, with the last one still on the table.
        if trick < CARDS { Ok(trick) } else { Err(DraftFault::PileHeight(someone)) }
    }

    /// T16: plays a trick again, led by the first of `played` from `from` on; who has the highest card.
    fn replay(&self, trick: u8, played: SeatSet, from: Seat) -> Result<Seat, DraftFault> {
        let card = |seat: Seat| self.piles[seat.index()].as_slice().get(usize::from(trick)).copied();
        let mut best: Option<(Seat, Card)> = None;
        let mut led = None;
        for seat in played.clockwise_from(from) {
            let Some(card) = card(seat) else { return Err(DraftFault::PileHeight(seat)) };
            let led = *led.get_or_insert(card);
            if !same_suit(card, led) && self.held_after(seat, trick, led) {
                return Err(DraftFault::SuitNotFollowed(seat));
            }
            if best.is_none_or(|(_, best)| beats(card, best)) {
                best = Some((seat, card));
            }
        }
        best.map(|(seat, _)| seat).ok_or(DraftFault::Leader)
    }

    /// Did the seat keep a card of the suit led after this trick?
    fn held_after(&self, seat: Seat, trick: u8, led: Card) -> bool {
        let later = self.piles[seat.index()].as_slice().iter().skip(usize::from(trick) + 1).copied();
        let kept = self.hands[seat.index()].kinds() | later.collect::<CardSet>();
        !(kept & CardSet::of_suit(led.suit())).is_empty()
    }

    /// May this seat be one that folded at the toep that is being answered, or at the one that ended the
    /// hand, and so was still in the trick when it was made?
    fn may_have_just_folded(&self, trick: u8, seat: Seat) -> bool {
        let at_this_toep = match self.winner {
            Some(_) => self.remaining().len() == 1,
            None => self.has_answered(seat),
        };
        at_this_toep && self.folded.contains(seat) && self.played(seat) == trick
    }

    /// T3, T18, T19: the leader is `first`, or the next one clockwise who had not folded. A leader who has
    /// not led yet and folds stays that until all have answered.
    fn check_leader(&self, trick: u8, first: Seat) -> Result<(), DraftFault> {
        let in_trick = self.in_trick();
        let leads = in_trick.contains(self.leader)
            || in_trick.is_empty()
                && (!self.folded.contains(self.leader) || self.may_have_just_folded(trick, self.leader));
        let passed = self.everyone().clockwise_from(first).iter().take_while(|seat| *seat != self.leader);
        // Whoever is passed over had folded before; at the first toep nobody had.
        let skippable =
            |seat: Seat| self.folded.contains(seat) && !in_trick.contains(seat) && !self.all_folds_are_new();
        if leads && { passed }.all(skippable) { Ok(()) } else { Err(DraftFault::Leader) }
    }

    /// Was the toep that is being answered, or that ended the hand, the first one?
    fn all_folds_are_new(&self) -> bool {
        self.toeps == 1 && (self.answering.is_some() || self.winner.is_some() && self.remaining().len() == 1)
    }

    /// T18: from the leader to whoever is to play everyone has played or folded, and nobody beyond.
    fn check_turn(&self, trick: u8, turn: Seat) -> Result<(), DraftFault> {
        let in_trick = self.in_trick();
        let waits = !self.folded.contains(turn) || self.may_have_just_folded(trick, turn);
        let fits = |seat: Seat| {
            let passed = self.distance(self.leader, seat) < self.distance(self.leader, turn);
            let skipped = self.folded.contains(seat) && !self.all_folds_are_new();
            if passed { in_trick.contains(seat) || skipped } else { !in_trick.contains(seat) }
        };
        let old_folds = self.folded.clockwise_from(turn).iter().filter(|_| self.all_folds_are_new());
        let new = |seat: Seat| self.has_answered(seat) && self.played(seat) >= trick;
        let led = in_trick.contains(self.leader) || turn == self.leader;
        if led && waits && self.seats().all(fits) && { old_folds }.all(new) {
            return Ok(());
        }
        // Nobody left to play and nothing to answer: the trick would be complete.
        let complete = self.remaining().minus(in_trick).is_empty() && self.answering.is_none();
        Err(if complete && trick + 1 == CARDS { DraftFault::IsOver } else { DraftFault::Turn })
    }

    /// T12, T21: one player remains because all others folded at a toep just now, or the last trick is
    /// complete.
    fn check_over(&self, trick: u8) -> Result<(), DraftFault> {
        let in_trick = self.in_trick();
        let over = if self.remaining().len() == 1 {
            // Somebody was still to play, or the trick would have been complete.
            let open = self.seats().any(|seat| {
                !in_trick.contains(seat)
                    && (!self.folded.contains(seat) || self.may_have_just_folded(trick, seat))
            });
            // At the first toep nobody had folded before, so all had played to every trick before.
            let new = |seat: Seat| !self.all_folds_are_new() || self.played(seat) >= trick;
            open && !self.card_since
                && self.toeps > 0
                && self.saw.is_empty()
                && self.played_in_order()
                && self.folded.clockwise_from(self.leader).iter().all(new)
        } else {
            self.phase == Phase::Play && trick + 1 == CARDS && self.remaining().minus(in_trick).is_empty()
        };
        if over { Ok(()) } else { Err(DraftFault::NotOver) }
    }

    /// Has nobody played behind a remaining player who has not?
    fn played_in_order(&self) -> bool {
        let in_trick = self.in_trick();
        let from_leader = self.everyone().clockwise_from(self.leader).iter();
        let waiting = |seat: &Seat| !in_trick.contains(*seat) && !self.folded.contains(*seat);
        { from_leader }.skip_while(|seat| !waiting(seat)).all(|seat| !in_trick.contains(seat))
    }
}
