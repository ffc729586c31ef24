//! A table of toepen with open cards, small and quick, to play tricks out on.
//!
//! Cards are bits of a `u32`: 4 · strength + suit, so that of two cards of a suit the higher bit wins.

use cards::{Card, CardSet, Rank, Suit};
use game::{MAX_SEATS, Seat};
use toepen::{PACK, Public, strength};

/// Some cards of the pack, one bit each.
pub(super) type Cards = u32;

/// All cards of a suit, for spades; the others are shifted by theirs.
const SPADES: Cards = 0x1111_1111;

/// Cards that have been played to the trick by nobody.
const NONE: u8 = u8::MAX;

/// The place of a card of the pack.
#[inline]
pub(super) fn place(card: Card) -> u8 {
    strength(card.rank()).unwrap_or_default() * 4 + card.suit().index()
}

/// The bits of a set of cards; what is not in the pack is left out.
pub(super) fn bits(cards: CardSet) -> Cards {
    (cards & PACK).iter().map(|card| 1 << place(card)).sum()
}

/// The card at a place.
pub(super) fn card(place: u8) -> Card {
    const RANKS: [Rank; 8] =
        [Rank::Jack, Rank::Queen, Rank::King, Rank::Ace, Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten];
    Card::new(RANKS[usize::from(place / 4 % 8)], Suit::ALL[usize::from(place % 4)])
}

/// The cards of the same suit.
#[inline]
pub(super) const fn suit_of(place: u8) -> Cards {
    SPADES << (place % 4)
}

#[inline]
const fn lowest(cards: Cards) -> u8 {
    cards.trailing_zeros() as u8
}

#[inline]
const fn highest(cards: Cards) -> u8 {
    (31 - cards.leading_zeros()) as u8
}

/// Tricks under way, everyone's cards in sight.
#[derive(Clone, Debug)]
pub(super) struct Table {
    players: u8,
    /// Who has not folded.
    remaining: u8,
    pub(super) hands: [Cards; MAX_SEATS],
    /// What has been played to the trick.
    trick: [u8; MAX_SEATS],
    leader: u8,
    turn: u8,
    /// T20: who re-toeped and who saw, if somebody saw.
    seen: Option<(u8, u8)>,
}

impl Table {
    /// What everyone sees, without hands. While a toep is being answered, everyone is taken to stay;
    /// `seer` is one who would see by that.
    pub(super) fn of(public: &Public, seer: Option<Seat>) -> Table {
        let mut trick = [NONE; MAX_SEATS];
        for seat in Seat::all(public.players()) {
            trick[seat.index()] = public.trick_card(seat).map_or(NONE, place);
        }
        let answering = public.answering().filter(|answering| answering.seeing);
        let mut saw = mask(public.saw().into_iter());
        if let (Some(_), Some(seer)) = (answering, seer) {
            saw |= 1 << seer.number();
        }
        Table {
            players: public.players(),
            remaining: mask(public.remaining().clockwise_from(Seat::new(0)).into_iter()),
            hands: [0; MAX_SEATS],
            trick,
            leader: public.leader().number(),
            turn: public.turn().unwrap_or_default().number(),
            seen: public.toeps().by.filter(|_| saw != 0).map(|by| (by.number(), saw)),
        }
    }

    /// The one who remains at this seat, or the first after it, of those in `among`.
    #[inline]
    fn first_from(&self, seat: u8, among: u8) -> Option<u8> {
        let turned = among.rotate_right(u32::from(seat));
        (turned != 0).then(|| (seat + turned.trailing_zeros() as u8) % MAX_SEATS as u8)
    }

    /// The seat that plays the next card; none if the trick is complete.
    #[inline]
    fn to_play(&self) -> Option<u8> {
        let mut unplayed = self.remaining;
        for (seat, card) in self.trick.iter().enumerate() {
            unplayed &= !(u8::from(*card != NONE) << seat);
        }
        self.first_from(self.turn, unplayed)
    }

    /// The highest card of the suit led, and whose it is.
    #[inline]
    fn best(&self, among: u8) -> Option<(u8, u8)> {
        let led = self.trick[usize::from(self.leader)];
        if led == NONE {
            return None;
        }
        let suit = suit_of(led);
        let mut best = None;
        for seat in 0..self.players {
            let card = self.trick[usize::from(seat)];
            if card != NONE
                && among >> seat & 1 != 0
                && suit >> card & 1 != 0
                && best.is_none_or(|(other, _)| card > other)
            {
                best = Some((card, seat));
            }
        }
        best
    }

    /// Puts a card of a seat's hand into the trick.
    #[inline]
    pub(super) fn play(&mut self, seat: u8, card: u8) {
        let at = usize::from(seat) % MAX_SEATS;
        if self.trick[usize::from(self.leader)] == NONE {
            self.leader = seat;
        }
        self.hands[at] &= !(1 << card);
        self.trick[at] = card;
        self.turn = seat;
    }

    /// Plays on to the end, everyone by [`choose`], and says who wins. `luck` decides between sensible plays.
    #[inline]
    pub(super) fn play_out(&mut self, mut luck: u64) -> u8 {
        loop {
            while let Some(seat) = self.to_play() {
                let led = self.trick[usize::from(self.leader)];
                let best = self.best(u8::MAX).map(|(card, _)| card);
                let hand = self.hands[usize::from(seat) % MAX_SEATS];
                if hand == 0 {
                    // Cannot be; and nothing here may loop for ever.
                    return seat;
                }
                let card = choose(hand, best.filter(|_| led != NONE), luck);
                luck = luck.rotate_right(2);
                self.play(seat, card);
            }
            if let Some(winner) = self.close() {
                return winner;
            }
        }
    }

    /// Ends a complete trick; the winner, if it was the last one.
    #[inline]
    fn close(&mut self) -> Option<u8> {
        let highest = self.best(u8::MAX).map_or(self.leader, |(_, seat)| seat);
        let next = self.first_from(highest, self.remaining).unwrap_or(highest);
        if self.hands[usize::from(next) % MAX_SEATS] != 0 {
            self.trick = [NONE; MAX_SEATS];
            self.leader = next;
            self.turn = next;
            return None;
        }
        Some(match self.seen {
            // T20
            Some((by, _)) if highest == by => by,
            Some((by, saw)) => {
                self.best(saw).map(|(_, seat)| seat).or(self.first_from(by, saw)).unwrap_or(highest)
            }
            // T19
            None => self.best(self.remaining).map_or(next, |(_, seat)| seat),
        })
    }
}

fn mask(seats: impl Iterator<Item = Seat>) -> u8 {
    seats.fold(0, |mask, seat| mask | 1 << seat.number())
}

/// A card that a sensible player may play from a hand: high enough to win the last tricks, with low cards
/// thrown away before. `best` is the highest card so far of the suit led; none: the player leads.
#[inline]
fn choose(hand: Cards, best: Option<u8>, luck: u64) -> u8 {
    let count = hand.count_ones();
    let Some(best) = best else {
        // Whoever leads to the last trick but one is glad to lead to the last one too.
        let high = match count {
            0 | 1 => false,
            2 => luck & 3 != 0,
            3 => luck & 1 != 0,
            _ => luck & 3 == 0,
        };
        return if high { highest(hand) } else { lowest(hand) };
    };
    let following = hand & suit_of(best);
    if following == 0 {
        return lowest(hand);
    }
    let winning = following & (u32::MAX << best);
    if winning != 0 && (count <= 2 || luck & 1 != 0) { lowest(winning) } else { lowest(following) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_in_order_of_strength() {
        for one in PACK {
            assert_eq!(card(place(one)), one);
            for other in PACK {
                let above = suit_of(place(one)) >> place(other) & 1 != 0 && place(one) > place(other);
                assert_eq!(above, toepen::beats(one, other), "{one} {other}");
            }
        }
        assert_eq!(bits(PACK), u32::MAX);
    }
}
