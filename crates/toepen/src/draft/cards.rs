//! The cards of a draft, and what can be exchanged (T1, T4, T6, T9).

use super::{DraftFault, HandDraft};
use crate::exchange::REFILL;
use crate::piles::CARDS;
use crate::public::{Phase, stock_after_deal};
use crate::strength::PACK;
use cards::CardBag;

impl HandDraft {
    /// T1, T4, T17: cards of the pack, none twice, four for each player, the trick on top of the piles.
    pub(super) fn check_cards(&self) -> Result<(), DraftFault> {
        let mut all = CardBag::EMPTY;
        let mut add = |cards: CardBag| {
            if let Some(card) = cards.iter().find(|card| !PACK.contains(*card)) {
                return Err(DraftFault::NotInPack(card));
            }
            let twice = cards.doubled() | (all.kinds() & cards.kinds());
            if let Some(card) = twice.first() {
                return Err(DraftFault::CardTwice(card));
            }
            all = all.plus(cards);
            Ok(())
        };
        add(self.stock)?;
        for seat in self.seats() {
            let place = seat.index();
            let (hand, laid, pile) = (self.hands[place], self.exchanged[place], &self.piles[place]);
            add(hand)?;
            add(laid)?;
            add(pile.bag())?;
            if hand.len() + self.played(seat) != CARDS {
                return Err(DraftFault::FourCards(seat));
            }
            if !laid.is_empty() && laid.len() != CARDS {
                return Err(DraftFault::FourLaid(seat));
            }
            if self.trick[place].is_some_and(|card| pile.top() != Some(card)) {
                return Err(DraftFault::TrickCard(seat));
            }
        }
        Ok(())
    }

    /// T6: can anything be exchanged in this hand?
    pub(super) fn may_exchange(&self) -> bool {
        self.rules.exchange && stock_after_deal(self.players) >= REFILL
    }

    /// T9: is exchanging open exactly as long as the rules have it?
    pub(super) fn check_phase(&self) -> Result<(), DraftFault> {
        let laid = self.exchanged[..usize::from(self.players)].iter().any(|cards| !cards.is_empty());
        if !self.may_exchange() && (laid || self.phase == Phase::Exchange) {
            return Err(DraftFault::NoExchange);
        }
        let unready = self.everyone().minus(self.ready);
        if self.phase == Phase::Play {
            return match unready.clockwise_from(self.dealer).first() {
                Some(seat) => Err(DraftFault::NotReady(seat)),
                None => Ok(()),
            };
        }
        if self.seats().any(|seat| self.played(seat) > 0) {
            return Err(DraftFault::PlayedWhileExchanging);
        }
        // While a toep is being answered nobody gets ready, and who is waited for may have folded since; so
        // somebody, folded by now or not, was not ready when it was made. So too if it ended the hand.
        let awaited = if self.answering.is_some() || self.winner.is_some() {
            unready
        } else {
            unready.minus(self.folded)
        };
        if awaited.is_empty() || (self.stock.len() < REFILL && !laid) {
            return Err(DraftFault::ExchangeClosed);
        }
        Ok(())
    }
}
