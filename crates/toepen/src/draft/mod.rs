//! A hand under way as somebody wrote it down, and whether the rules can bring it about.

mod cards;
mod fault;
mod money;
mod toeps;
mod tricks;

use crate::hand::Hand;
use crate::piles::{CARDS, Piles};
use crate::public::{Due, Phase, Public, Toeps};
use crate::rules::Rules;
use crate::secret::{Covered, Private};
use crate::setup::Setup;
use crate::{toeping, trick};
use ::cards::{Card, CardBag, CardList, CardSet};
use arrayvec::ArrayVec;
use game::{MAX_SEATS, Seat, SeatSet, State};

pub use fault::DraftFault;

/// Some seats in an order that somebody wrote down.
pub type SeatList = ArrayVec<Seat, MAX_SEATS>;

/// A toep that is being answered, as somebody wrote it down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnsweringDraft {
    /// Who toeped.
    pub by: Seat,
    /// Clips that the toeper staked.
    pub stake: i64,
    /// T15: is staying seeing?
    pub seeing: bool,
    /// Who has still to answer, in order.
    pub left: SeatList,
}

/// A hand under way, or over, as somebody wrote it down: all of it can be seen and changed, and it may be
/// nonsense. [`HandDraft::lawful`] makes a state of it if the rules can bring it about. It need not hold a
/// full pack, so that small cases can be written. Of every array the first so many fields count as there are
/// players.
#[derive(Clone, PartialEq, Debug)]
pub struct HandDraft {
    /// House rules.
    pub rules: Rules,
    /// How many were dealt in.
    pub players: u8,
    /// T3
    pub dealer: Seat,
    /// Who plays the next card; none when the hand is over.
    pub turn: Option<Seat>,
    /// Everyone's hand. A bag shows when a card is there twice.
    pub hands: [CardBag; MAX_SEATS],
    /// The stock, whose order is no part of a state.
    pub stock: CardBag,
    /// Clips, without those staked.
    pub balances: [i64; MAX_SEATS],
    /// Clips.
    pub stakes: [i64; MAX_SEATS],
    /// Clips on the tens spot.
    pub tens: [i64; MAX_SEATS],
    /// Who has folded.
    pub folded: SeatSet,
    /// What the table is at.
    pub phase: Phase,
    /// T9
    pub ready: SeatSet,
    /// The four cards last laid down and not yet checked; no cards if there are none.
    pub exchanged: [CardBag; MAX_SEATS],
    /// Who led to the trick under way, or is to lead.
    pub leader: Seat,
    /// The cards of the trick under way.
    pub trick: [Option<Card>; MAX_SEATS],
    /// Everyone's played cards, bottom to top, with those of the trick under way.
    pub piles: [CardList<{ CARDS as usize }>; MAX_SEATS],
    /// How many toeps there were.
    pub toeps: i64,
    /// Whose the last was.
    pub toep_by: Option<Seat>,
    /// Has a card been played since the last toep, or since the deal?
    pub card_since: bool,
    /// The toep that is being answered.
    pub answering: Option<AnsweringDraft>,
    /// Who stayed at seeing price.
    pub saw: SeatSet,
    /// Who has won.
    pub winner: Option<Seat>,
}

impl HandDraft {
    /// A state written down. It must not be amid a deal or a check, which are no positions.
    pub fn of(state: &State<Hand>) -> HandDraft {
        let (public, covered) = (state.public(), state.covered());
        let by_seat = |cards: fn(&Private) -> CardSet| {
            core::array::from_fn(|seat| CardBag::from_set(cards(state.private(Seat::new(seat as u8)))))
        };
        let Toeps { count, by, card_since } = public.toeps();
        HandDraft {
            rules: public.rules,
            players: public.players,
            dealer: public.dealer,
            turn: public.turn(),
            hands: by_seat(|private| private.hand),
            stock: CardBag::from_set(covered.undealt),
            balances: public.balances.map(i64::from),
            stakes: public.stakes.map(i64::from),
            tens: core::array::from_fn(|seat| i64::from(public.tens.contains(Seat::new(seat as u8)))),
            folded: public.folded(),
            phase: public.phase,
            ready: public.ready,
            exchanged: by_seat(|private| private.laid),
            leader: public.leader,
            trick: core::array::from_fn(|seat| public.trick_card(Seat::new(seat as u8))),
            piles: core::array::from_fn(|seat| {
                covered.piles.cards(Seat::new(seat as u8)).flatten().collect()
            }),
            toeps: i64::from(count),
            toep_by: by,
            card_since,
            answering: public.answering().map(|answering| AnsweringDraft {
                by: answering.by,
                stake: i64::from(answering.stake),
                seeing: answering.seeing,
                left: answering.left.iter().collect(),
            }),
            saw: public.saw,
            winner: public.winner,
        }
    }

    /// The state, if the rules can bring it about.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn lawful(&self) -> Result<State<Hand>, DraftFault> {
        Setup::new(self.rules, self.players, self.dealer).map_err(DraftFault::Setup)?;
        self.check_seats()?;
        self.check_cards()?;
        self.check_phase()?;
        self.check_toeps()?;
        self.check_money()?;
        self.check_tricks()?;
        self.check_answering()?;
        let (public, covered) = self.parts();
        self.check_end(&public)?;
        let private = |seat: usize| Private {
            hand: self.hands[seat].kinds(),
            laid: self.exchanged[seat].kinds(),
            ..Private::default()
        };
        Ok(State::from_parts(public, core::array::from_fn(private), covered))
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.players)
    }

    fn everyone(&self) -> SeatSet {
        SeatSet::all(self.players)
    }

    fn remaining(&self) -> SeatSet {
        self.everyone().minus(self.folded)
    }

    /// Who has played to the trick under way.
    fn in_trick(&self) -> SeatSet {
        self.seats().filter(|seat| self.trick[seat.index()].is_some()).collect()
    }

    /// How many cards a seat has played.
    fn played(&self, seat: Seat) -> u8 {
        self.piles[seat.index()].len() as u8
    }

    /// How many places clockwise from `from` the seat is.
    fn distance(&self, from: Seat, seat: Seat) -> u8 {
        (self.players + seat.number() - from.number()) % self.players
    }

    /// Everyone who is named sits at the table, somebody remains, and either somebody is to play or somebody
    /// has won.
    fn check_seats(&self) -> Result<(), DraftFault> {
        let answering = self.answering.as_ref();
        let left = answering.map_or(&[][..], |answering| &answering.left[..]);
        let named = [self.turn, Some(self.leader), self.toep_by, self.winner, answering.map(|a| a.by)];
        let sets = [self.folded, self.ready, self.saw];
        let sits = |seat: &Seat| seat.number() < self.players;
        let all_sit = named.iter().flatten().chain(left).all(sits)
            && sets.iter().all(|set| set.minus(self.everyone()).is_empty());
        if !all_sit {
            return Err(DraftFault::NoSuchSeat);
        }
        if self.remaining().is_empty() {
            return Err(DraftFault::NobodyRemains);
        }
        match (self.turn, self.winner) {
            (Some(_), Some(_)) => Err(DraftFault::TurnAfterEnd),
            (None, None) => Err(DraftFault::NoTurn),
            _ => Ok(()),
        }
    }

    /// The public and the covered part. They make sense if the checks have passed.
    fn parts(&self) -> (Public, Covered) {
        let answering = self.answering.as_ref();
        let mut piles = Piles::EMPTY;
        let mut all_piles = Piles::EMPTY;
        for seat in self.seats() {
            for card in self.piles[seat.index()].as_slice() {
                piles.put(seat, *card, self.rules.open_piles);
                all_piles.put(seat, *card, true);
            }
        }
        let of_players = |seat: usize| seat < usize::from(self.players);
        let mut public = Public {
            rules: self.rules,
            players: self.players,
            dealer: self.dealer,
            due: Due::Nothing,
            phase: self.phase,
            winner: self.winner,
            stock: self.stock.len(),
            remaining: self.remaining(),
            ready: self.ready,
            unchecked: self.seats().filter(|seat| !self.exchanged[seat.index()].is_empty()).collect(),
            tens: self.seats().filter(|seat| self.tens[seat.index()] > 0).collect(),
            saw: self.saw,
            left: answering.map_or(SeatSet::EMPTY, |answering| answering.left.iter().copied().collect()),
            toep_stake: answering.map_or(0, |answering| answering.stake as u8),
            seeing: answering.is_some_and(|answering| answering.seeing),
            toeps: self.toeps as u8,
            toep_by: self.toep_by.unwrap_or_default(),
            card_since: self.card_since,
            toepers: SeatSet::EMPTY,
            leader: self.leader,
            turn: self.turn.unwrap_or(self.leader),
            in_trick: self.in_trick(),
            suit_led: self.trick[self.leader.index()].map(Card::suit),
            stakes: core::array::from_fn(|seat| if of_players(seat) { self.stakes[seat] as u8 } else { 0 }),
            balances: core::array::from_fn(
                |seat| if of_players(seat) { self.balances[seat] as i32 } else { 0 },
            ),
            piles,
            exposed: CardSet::EMPTY,
        };
        toeping::note_toepers(&mut public);
        (public, Covered { undealt: self.stock.kinds(), piles: all_piles })
    }

    /// T12, T21: a hand that is over has the winner that the rules say.
    fn check_end(&self, public: &Public) -> Result<(), DraftFault> {
        let Some(winner) = self.winner else { return Ok(()) };
        let by_rule = if self.remaining().len() == 1 {
            self.remaining().clockwise_from(winner).first()
        } else {
            trick::highest(public, public.in_trick).map(|highest| trick::last_trick_winner(public, highest))
        };
        if by_rule == Some(winner) { Ok(()) } else { Err(DraftFault::WrongWinner) }
    }
}
