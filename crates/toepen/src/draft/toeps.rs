//! The toeps of a draft, their answers, and who saw (T10–T15).

use super::{AnsweringDraft, DraftFault, HandDraft};
use crate::piles::CARDS;
use game::{Seat, SeatSet};

impl HandDraft {
    /// T10, T11, T13: do the toeps fit the cards played and the folded?
    pub(super) fn check_toeps(&self) -> Result<(), DraftFault> {
        if self.toep_by.is_some() != (self.toeps > 0) || self.toeps < 0 {
            return Err(DraftFault::Toeper);
        }
        if self.toep_by.is_some_and(|by| self.folded.contains(by)) {
            return Err(DraftFault::ToeperFolded);
        }
        if self.toeps == 0 && !self.folded.is_empty() {
            return Err(DraftFault::FoldedWithoutToep);
        }
        let cards: i64 = self.seats().map(|seat| i64::from(self.played(seat))).sum();
        let since = i64::from(self.card_since);
        if (self.toeps == 0 && self.card_since != (cards > 0)) || since > cards {
            return Err(DraftFault::CardSince);
        }
        // Between two toeps lies at least one card, and so many are known to lie behind the last.
        if self.toeps > 0 && self.toeps - 1 + since > cards {
            return Err(DraftFault::TooManyToeps);
        }
        if self.winner.is_some() && self.answering.is_some() {
            return Err(DraftFault::AnsweringAfterEnd);
        }
        if self.winner.is_none() && self.remaining().len() == 1 {
            return Err(DraftFault::OneRemains);
        }
        self.answering.as_ref().map_or(Ok(()), |answering| self.check_left(answering))
    }

    /// T11, T14: the last toep is being answered, by exactly those whose turn has not come yet.
    fn check_left(&self, answering: &AnsweringDraft) -> Result<(), DraftFault> {
        if self.toep_by != Some(answering.by) || self.card_since {
            return Err(DraftFault::AnsweredToep);
        }
        if !(1..=i64::from(self.rules.toep_stakes.most())).contains(&answering.stake) {
            return Err(DraftFault::ToepSize);
        }
        let Some(first) = answering.left.first() else { return Err(DraftFault::Left) };
        let by = answering.by;
        let waiting = self
            .remaining()
            .without(by)
            .clockwise_from(by)
            .iter()
            .filter(|seat| self.distance(by, *seat) >= self.distance(by, *first));
        if waiting.eq(answering.left.iter().copied()) { Ok(()) } else { Err(DraftFault::Left) }
    }

    /// Has this seat answered the toep that is being answered?
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.answering.as_ref().is_some_and(|AnsweringDraft { by, left, .. }| {
            let next = left.first().map_or(0, |next| self.distance(*by, *next));
            (1..next).contains(&self.distance(*by, seat))
        })
    }

    /// T15: is the toeper the one whose card alone, among those of the remaining, is still unplayed?
    fn toeper_has_last_card(&self) -> bool {
        let unplayed = |seat: Seat| CARDS - self.played(seat);
        self.toep_by.is_some_and(|by| {
            self.remaining().clockwise_from(by).iter().all(|seat| unplayed(seat) == u8::from(seat == by))
        })
    }

    /// T15: seeing, and who saw. The tricks have been checked.
    pub(super) fn check_answering(&self) -> Result<(), DraftFault> {
        let last_card = self.toeps > 1 && self.toeper_has_last_card();
        // Somebody who folded at this toep with a card in hand kept it from being seeing.
        let with_card = |seat: Seat| self.played(seat) + 1 == CARDS;
        let kept = |seats: SeatSet| seats.clockwise_from(self.dealer).iter().any(with_card);
        let others = self.remaining().minus(self.toep_by.map_or(SeatSet::EMPTY, SeatSet::of));
        if let Some(answering) = &self.answering {
            let answered: SeatSet = self.seats().filter(|seat| self.has_answered(*seat)).collect();
            let might_not = kept(self.folded.and(answered));
            if answering.seeing && !last_card || !answering.seeing && last_card && !might_not {
                return Err(DraftFault::Seeing);
            }
            let stayed = if answering.seeing { answered.minus(self.folded) } else { SeatSet::EMPTY };
            return if self.saw == stayed { Ok(()) } else { Err(DraftFault::Saw) };
        }
        if self.saw.is_empty() {
            let must_have_seen = self.winner.is_none() && !self.card_since && last_card && !kept(self.folded);
            return if must_have_seen { Err(DraftFault::Saw) } else { Ok(()) };
        }
        // Whoever saw has nothing more to do, and the last card of all is the toeper's.
        let fits = match self.winner {
            None => last_card && !self.card_since,
            Some(_) => self.toeps > 1 && self.card_since && self.toep_by == self.last_to_play(),
        };
        if fits && self.saw == others { Ok(()) } else { Err(DraftFault::Saw) }
    }

    /// Who played the last card of the trick under way.
    fn last_to_play(&self) -> Option<Seat> {
        self.in_trick().clockwise_from(self.leader).iter().last()
    }
}
