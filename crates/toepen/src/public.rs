//! What everyone at the table can see.

use crate::piles::Piles;
use crate::rules::Rules;
use crate::setup::Setup;
use crate::strength::PACK;
use crate::toeping;
use cards::{Card, CardSet, Suit};
use game::{MAX_SEATS, Seat, SeatSet, Seats};

/// What the table is at, as `phase` in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// T6: cards may be exchanged; none is played.
    Exchange,
    /// T16: tricks are played.
    Play,
}

/// The toeps of a hand so far (T10, T13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Toeps {
    /// How many.
    pub count: u8,
    /// Whose was the last.
    pub by: Option<Seat>,
    /// Has a card been played since the last toep, or since the deal?
    pub card_since: bool,
}

/// A toep that is being answered (T11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Answering {
    /// Who toeped.
    pub by: Seat,
    /// Clips that the toeper staked.
    pub stake: u8,
    /// T15: is staying seeing?
    pub seeing: bool,
    /// Clips that staying costs.
    pub price: u8,
    /// Who has still to answer, in order.
    pub left: Seats,
}

/// What must happen before anyone may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    Nothing,
    /// T4: four cards each.
    Deal,
    /// T6: four cards for one who exchanged.
    Refill(Seat),
    /// T8: were there four pictures in what `about` laid down? `by` looks.
    Look {
        by: Seat,
        about: Seat,
    },
    /// T22: who of these has a ten?
    Tens(SeatSet),
}

/// The table as everyone sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub(crate) rules: Rules,
    pub(crate) players: u8,
    pub(crate) dealer: Seat,
    pub(crate) due: Due,
    pub(crate) phase: Phase,
    /// Who won, once the hand is over.
    pub(crate) winner: Option<Seat>,
    /// Cards in the stock.
    pub(crate) stock: u8,
    pub(crate) remaining: SeatSet,
    pub(crate) ready: SeatSet,
    /// Whose last exchange lies there unchecked.
    pub(crate) unchecked: SeatSet,
    /// Who has put a clip on the tens spot.
    pub(crate) tens: SeatSet,
    /// Who stayed at seeing price.
    pub(crate) saw: SeatSet,
    /// Who has still to answer; nobody when no toep is being answered.
    pub(crate) left: SeatSet,
    /// What the toeper staked, while the toep is being answered, else 0.
    pub(crate) toep_stake: u8,
    /// T15: is staying seeing?
    pub(crate) seeing: bool,
    pub(crate) toeps: u8,
    /// Whose the last toep was; seat 0 before there is one.
    pub(crate) toep_by: Seat,
    pub(crate) card_since: bool,
    /// Who may toep when no toep is being answered. It follows from the rest, but is asked far more often
    /// than it changes: [`crate::toeping::note_toepers`].
    pub(crate) toepers: SeatSet,
    pub(crate) leader: Seat,
    /// Who plays the next card; when the hand is over, who would have.
    pub(crate) turn: Seat,
    /// Who has played to the trick under way; the tops of their piles are its cards.
    pub(crate) in_trick: SeatSet,
    /// The suit that was led to it. It follows from the rest, but is asked for every list and every card.
    pub(crate) suit_led: Option<Suit>,
    pub(crate) stakes: [u8; MAX_SEATS],
    pub(crate) balances: [i32; MAX_SEATS],
    pub(crate) piles: Piles,
    /// T8: cards out of dishonest exchanges, which everyone has seen.
    pub(crate) exposed: CardSet,
}

impl Public {
    /// The table before the deal, stakes paid (T4).
    #[inline]
    pub(crate) fn open(setup: &Setup) -> Public {
        let players = SeatSet::all(setup.players);
        let leader = setup.dealer.left(setup.players);
        // T9: with eight players the stock is empty, and exchanging never opens.
        let exchange = setup.rules.exchange && stock_after_deal(setup.players) >= 4;
        let ante = |seat: usize| u8::from(seat < usize::from(setup.players));
        Public {
            rules: setup.rules,
            players: setup.players,
            dealer: setup.dealer,
            due: Due::Deal,
            phase: if exchange { Phase::Exchange } else { Phase::Play },
            winner: None,
            stock: PACK.len(),
            remaining: players,
            ready: if exchange { SeatSet::EMPTY } else { players },
            unchecked: SeatSet::EMPTY,
            tens: SeatSet::EMPTY,
            saw: SeatSet::EMPTY,
            left: SeatSet::EMPTY,
            toep_stake: 0,
            seeing: false,
            toeps: 0,
            toep_by: Seat::default(),
            card_since: false,
            toepers: players,
            leader,
            turn: leader,
            in_trick: SeatSet::EMPTY,
            suit_led: None,
            stakes: core::array::from_fn(ante),
            balances: core::array::from_fn(|seat| setup.balances[seat] - i32::from(ante(seat))),
            piles: Piles::EMPTY,
            exposed: CardSet::EMPTY,
        }
    }

    /// House rules.
    #[inline]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many were dealt in: the n of T8 and T15.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// T3
    #[inline]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What the table is at, or was at when the hand ended.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// T21: who won the hand, once it is over.
    #[inline]
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Who plays the next card, also while exchanging is open or a toep is being answered; none when the
    /// hand is over. It moves on from a seat that folds only when the answering is over (T18).
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        if self.winner.is_some() { None } else { Some(self.turn) }
    }

    /// Who led to the trick under way, or is to lead to it.
    #[inline]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The card that a seat played to the trick under way; when the hand is over, to the last one.
    #[inline]
    pub fn trick_card(&self, seat: Seat) -> Option<Card> {
        if self.in_trick.contains(seat) { self.piles.top(seat) } else { None }
    }

    /// T16: the card that was led to the trick under way.
    #[inline]
    pub fn led(&self) -> Option<Card> {
        self.trick_card(self.leader)
    }

    /// T16: the cards of the suit that was led; all cards when nothing has been led yet.
    #[inline]
    pub(crate) const fn following(&self) -> CardSet {
        match self.suit_led {
            Some(suit) => CardSet::of_suit(suit),
            None => CardSet::ALL,
        }
    }

    /// Everyone's played cards, as far as they can be seen (T17).
    #[inline]
    pub const fn piles(&self) -> &Piles {
        &self.piles
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn hand_len(&self, seat: Seat) -> u8 {
        let held =
            matches!(self.due, Due::Deal) || matches!(self.due, Due::Refill(exchanger) if exchanger == seat);
        if held { 0 } else { crate::piles::CARDS - self.piles.len(seat) }
    }

    /// Cards left in the stock (T4, T6).
    #[inline]
    pub const fn stock_len(&self) -> u8 {
        self.stock
    }

    /// Clips per player, without those staked; below zero they are a debt (T5).
    #[inline]
    pub fn balances(&self) -> &[i32] {
        &self.balances[..usize::from(self.players)]
    }

    /// Clips staked per player.
    #[inline]
    pub fn stakes(&self) -> &[u8] {
        &self.stakes[..usize::from(self.players)]
    }

    /// Who has put a clip on the tens spot (T22).
    #[inline]
    pub const fn tens(&self) -> SeatSet {
        self.tens
    }

    /// Who has not folded.
    #[inline]
    pub const fn remaining(&self) -> SeatSet {
        self.remaining
    }

    /// Who has folded (T11).
    #[inline]
    pub const fn folded(&self) -> SeatSet {
        SeatSet::all(self.players).minus(self.remaining)
    }

    /// Who is ready (T9); everyone once exchanging has closed.
    #[inline]
    pub const fn ready(&self) -> SeatSet {
        self.ready
    }

    /// Whose last exchange has not been checked (T8).
    #[inline]
    pub const fn unchecked(&self) -> SeatSet {
        self.unchecked
    }

    /// The toeps so far.
    #[inline]
    pub const fn toeps(&self) -> Toeps {
        let by = if self.toeps == 0 { None } else { Some(self.toep_by) };
        Toeps { count: self.toeps, by, card_since: self.card_since }
    }

    /// The toep that is being answered, if one is (T11).
    #[inline]
    pub fn answering(&self) -> Option<Answering> {
        if self.left.is_empty() {
            return None;
        }
        Some(Answering {
            by: self.toep_by,
            stake: self.toep_stake,
            seeing: self.seeing,
            price: toeping::price(self),
            left: self.left.clockwise_from(self.toep_by),
        })
    }

    /// Who stayed at seeing price, in the order in which they answered (T15).
    #[inline]
    pub fn saw(&self) -> Seats {
        self.saw.clockwise_from(self.toep_by)
    }

    /// T8: the cards that everyone has seen because they came out of dishonest exchanges.
    #[inline]
    pub const fn exposed(&self) -> CardSet {
        self.exposed
    }

    /// T5: all clips on the table, which no step changes.
    pub fn clips(&self) -> i64 {
        let balances: i64 = self.balances.iter().map(|clips| i64::from(*clips)).sum();
        let stakes: i64 = self.stakes.iter().map(|clips| i64::from(*clips)).sum();
        balances + stakes + i64::from(self.tens.len())
    }

    /// Who has to answer next, while a toep is being answered.
    #[inline]
    pub(crate) fn next_answer(&self) -> Option<Seat> {
        self.left.clockwise_from(self.toep_by).first()
    }

    /// Moves clips from a seat's balance to its stake.
    #[inline]
    pub(crate) fn stake(&mut self, seat: Seat, clips: u8) {
        self.balances[seat.index()] -= i32::from(clips);
        self.stakes[seat.index()] += clips;
    }

    /// T21: the winner takes all.
    #[inline]
    pub(crate) fn finish(&mut self, winner: Seat) {
        let stakes: i32 = self.stakes.iter().map(|clips| i32::from(*clips)).sum();
        self.balances[winner.index()] += stakes + i32::from(self.tens.len());
        self.stakes = [0; MAX_SEATS];
        self.tens = SeatSet::EMPTY;
        self.left = SeatSet::EMPTY;
        self.toep_stake = 0;
        self.seeing = false;
        self.winner = Some(winner);
    }
}

/// T4: what is left of the pack after the deal.
#[inline]
pub(crate) const fn stock_after_deal(players: u8) -> u8 {
    PACK.len() - crate::piles::CARDS * players
}
