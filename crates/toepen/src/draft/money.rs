//! The clips of a draft (T4, T5, T11, T21, T22).

use super::{DraftFault, HandDraft};
use crate::setup::{MOST_CLIPS, clips_in_all};
use crate::strength::TENS;
use cards::CardBag;
use game::Seat;

/// More clips than one player can bring into one hand: the stake, at most 33 toeps of two clips (one before
/// each card and one after the last), seeing, and a few fines. Twice this fits a byte.
const MOST_STAKED: i64 = 100;

impl HandDraft {
    /// Are the clips such as the rules can bring about, and none too many or too few?
    pub(super) fn check_money(&self) -> Result<(), DraftFault> {
        for seat in self.seats() {
            let (stake, tens) = (self.stakes[seat.index()], self.tens[seat.index()]);
            if self.balances[seat.index()].unsigned_abs() > u64::from(MOST_CLIPS.unsigned_abs()) {
                return Err(DraftFault::Balance(seat));
            }
            if self.winner.is_some() {
                if stake != 0 || tens != 0 {
                    return Err(DraftFault::StakeAfterEnd(seat));
                }
                continue;
            }
            if stake < self.least_staked(seat) || stake > MOST_STAKED {
                return Err(DraftFault::Stake(seat));
            }
            if !self.tens_fit(seat, tens) {
                return Err(DraftFault::Tens(seat));
            }
        }
        let all = [&self.balances, &self.stakes, &self.tens].into_iter();
        let sum: i64 = all.flat_map(|clips| &clips[..usize::from(self.players)]).sum();
        if sum == clips_in_all(&self.rules, self.players) { Ok(()) } else { Err(DraftFault::Clips) }
    }

    /// T4, T11: the stake of the hand, and at least one clip for each toep that the seat did not fold at;
    /// exactly so many for one that is being answered.
    fn least_staked(&self, seat: Seat) -> i64 {
        if self.folded.contains(seat) {
            return 1;
        }
        match &self.answering {
            Some(answering) if answering.left.contains(&seat) => self.toeps,
            Some(answering) => self.toeps + answering.stake.max(1),
            None => self.toeps + 1,
        }
    }

    /// T22: at most one clip a seat, only if tens are reported, by everyone who has a ten, and by nobody who
    /// never had one.
    fn tens_fit(&self, seat: Seat, tens: i64) -> bool {
        let place = seat.index();
        let has_ten = |cards: CardBag| !(cards.kinds() & TENS).is_empty();
        let dealt = has_ten(self.hands[place]) || has_ten(self.piles[place].bag());
        let had = dealt || has_ten(self.exchanged[place]);
        match tens {
            0 => !self.rules.report_tens || !had,
            // Cards that were exchanged and checked, or covered by another exchange, are not written down.
            1 => self.rules.report_tens && (dealt || self.may_exchange()),
            _ => false,
        }
    }
}
