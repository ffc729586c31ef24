//! What the others may hold, and how often a seat wins then.

use super::table::{Cards, Table, bits, suit_of};
use fair::Rng;
use game::{MAX_SEATS, Seat};
use toepen::{Private, Public, TENS};

/// Tries to draw a card that fits before the first that fits is looked for.
const TRIES: u32 = 4;

/// Hands that fit what a seat can see.
pub(super) struct Guess {
    table: Table,
    /// What lies in nobody's sight.
    unseen: Cards,
    /// For each other seat that remains: how many cards it holds, and which it cannot hold.
    others: [(Seat, u8, Cards); MAX_SEATS],
    count: usize,
}

impl Guess {
    /// As one seat sees the table.
    pub(super) fn new(public: &Public, seat: Seat, private: &Private) -> Guess {
        let mut table = Table::of(public, Some(seat));
        table.hands[seat.index()] = bits(private.hand());
        let mut seen =
            private.hand() | private.laid() | private.laid_before() | private.shown() | public.exposed();
        for other in Seat::all(public.players()) {
            public.piles().cards(other).flatten().for_each(|card| seen.insert(card));
        }
        let mut guess = Guess { table, unseen: !bits(seen), others: [(seat, 0, 0); MAX_SEATS], count: 0 };
        for other in public.remaining().without(seat).clockwise_from(seat) {
            guess.others[guess.count] = (other, public.hand_len(other), cannot_hold(public, other));
            guess.count += 1;
        }
        guess
    }

    /// The table with hands drawn for the others.
    pub(super) fn deal(&self, chance: &mut Rng) -> Table {
        let mut table = self.table.clone();
        let mut rest = self.unseen;
        for (other, held, cannot) in &self.others[..self.count] {
            for _ in 0..*held {
                let card = draw(rest, *cannot, chance);
                rest &= !card;
                table.hands[other.index()] |= card;
            }
        }
        table
    }
}

/// What a seat has shown that it does not hold: the suit led to this trick, if it has not followed; tens, if
/// it should have reported them (T22).
fn cannot_hold(public: &Public, seat: Seat) -> Cards {
    let mut cannot = 0;
    if let (Some(led), Some(card)) = (public.led(), public.trick_card(seat))
        && led.suit() != card.suit()
    {
        cannot |= suit_of(super::table::place(led));
    }
    if public.rules().report_tens && !public.tens().contains(seat) {
        cannot |= bits(TENS);
    }
    cannot
}

/// One of the cards, as a bit; one that fits, if there is one.
fn draw(from: Cards, cannot: Cards, chance: &mut Rng) -> Cards {
    let fitting = if from & !cannot == 0 { from } else { from & !cannot };
    // Most cards fit and most are there, so that trying places is quicker than counting them off.
    for _ in 0..TRIES {
        let card = 1 << (chance.next_word() >> 59);
        if fitting & card != 0 {
            return card;
        }
    }
    let mut rest = fitting;
    for _ in 0..chance.below(fitting.count_ones()) {
        rest &= rest - 1;
    }
    rest & rest.wrapping_neg()
}
