//! The piles of played cards, one a seat (T17).

use cards::Card;
use core::fmt;
use game::{MAX_SEATS, Seat};

/// Cards in a hand, and so at most in a pile.
pub(crate) const CARDS: u8 = 4;

/// A card that lies under others and cannot be seen.
const FACE_DOWN: u8 = u8::MAX;

/// Everyone's pile, bottom to top, as far as its cards can be seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Piles {
    /// The index of a card, or [`FACE_DOWN`]; 0 where there is none.
    slots: [[u8; CARDS as usize]; MAX_SEATS],
    lens: [u8; MAX_SEATS],
}

impl Piles {
    pub(crate) const EMPTY: Piles = Piles { slots: [[0; CARDS as usize]; MAX_SEATS], lens: [0; MAX_SEATS] };

    /// How many cards a seat has played.
    #[inline]
    pub fn len(&self, seat: Seat) -> u8 {
        self.lens[seat.index()]
    }

    /// The top card of a seat's pile: what it played last.
    #[inline]
    pub fn top(&self, seat: Seat) -> Option<Card> {
        let below = self.lens[seat.index()].checked_sub(1)?;
        Card::from_index(*self.slots[seat.index()].get(usize::from(below))?)
    }

    /// A seat's pile, bottom to top; none for a card that cannot be seen.
    pub fn cards(
        &self,
        seat: Seat,
    ) -> impl DoubleEndedIterator<Item = Option<Card>> + ExactSizeIterator + '_ {
        self.slots[seat.index()][..usize::from(self.lens[seat.index()])]
            .iter()
            .map(|slot| Card::from_index(*slot))
    }

    /// Puts a card on a seat's pile, covering what lies there unless piles are open.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, card: Card, open: bool) {
        let slots = &mut self.slots[seat.index()];
        let len = &mut self.lens[seat.index()];
        // A fifth card cannot come: `check` lets nobody play without a card.
        let Some(slot) = slots.get_mut(usize::from(*len)) else { return };
        *slot = card.index();
        if !open && *len > 0 {
            slots[usize::from(*len - 1)] = FACE_DOWN;
        }
        *len += 1;
    }
}

impl fmt::Debug for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_list();
        for seat in Seat::all(MAX_SEATS as u8) {
            list.entry(&format_args!("{}", Pile(self, seat)));
        }
        list.finish()
    }
}

/// A pile as text, `??` for a card that cannot be seen.
struct Pile<'a>(&'a Piles, Seat);

impl fmt::Display for Pile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, card) in self.0.cards(self.1).enumerate() {
            let space = if position > 0 { " " } else { "" };
            match card {
                Some(card) => write!(f, "{space}{card}")?,
                None => write!(f, "{space}??")?,
            }
        }
        Ok(())
    }
}
