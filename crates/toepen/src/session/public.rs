//! What everyone sees of a session.

use super::{MOST_LAST_HANDS, SessionAction, SessionIllegal};
use crate::hand::Hand;
use crate::public::Public;
use crate::rules::{Draft, Rules};
use crate::settle::{self, Payments};
use crate::setup::{Setup, SetupFault};
use core::ops::ControlFlow;
use game::{Game, MAX_SEATS, Seat, SeatSet, Seats, Seen};

/// A session about to begin: house rules, players, the first dealer (T3). Everyone has the starting clips
/// (T2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionSetup(Setup);

impl SessionSetup {
    /// A session.
    ///
    /// # Errors
    /// If there are too few or too many players, or the first dealer is none of them.
    pub fn new(rules: Rules, players: u8, first_dealer: Seat) -> Result<SessionSetup, SetupFault> {
        Setup::new(rules, players, first_dealer).map(SessionSetup)
    }
}

/// T23: a proposal to play double that is being answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Who proposed it.
    pub by: Seat,
    /// Who has still to answer, clockwise from there.
    pub left: Seats,
}

/// T24: the announcement that the next hands are the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastHands {
    /// Who announced it.
    pub by: Seat,
    /// How many hands were over by then.
    pub after: u32,
    /// How many more it was to be.
    pub hands: u8,
}

/// A session as everyone sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct SessionPublic {
    rules: Rules,
    players: u8,
    /// Who deals the next hand, or dealt the one under way.
    dealer: Seat,
    double: bool,
    proposal: Option<(Seat, SeatSet)>,
    /// Whose proposal was declined.
    declined: SeatSet,
    /// Hands that are over.
    played: u32,
    last: Option<LastHands>,
    balances: [i32; MAX_SEATS],
    hand: Option<Public>,
}

impl SessionPublic {
    pub(super) fn open(setup: &SessionSetup) -> SessionPublic {
        let setup = &setup.0;
        SessionPublic {
            rules: setup.rules,
            players: setup.players,
            dealer: setup.dealer,
            double: false,
            proposal: None,
            declined: SeatSet::EMPTY,
            played: 0,
            last: None,
            balances: setup.balances,
            hand: None,
        }
    }

    /// A session of which nothing is known but this hand, as when a position is shown: it is the first one.
    pub fn around(hand: Public) -> SessionPublic {
        let mut balances = [0; MAX_SEATS];
        balances[..hand.balances().len()].copy_from_slice(hand.balances());
        SessionPublic {
            rules: *hand.rules(),
            players: hand.players(),
            dealer: hand.dealer(),
            double: false,
            proposal: None,
            declined: SeatSet::EMPTY,
            played: u32::from(hand.winner().is_some()),
            last: None,
            balances,
            hand: Some(hand),
        }
    }

    /// House rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// T3: who deals the next hand, or dealt the one under way.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// T23: was it agreed to play double?
    pub const fn double(&self) -> bool {
        self.double
    }

    /// T23: the proposal that is being answered.
    pub fn proposal(&self) -> Option<Proposal> {
        let (by, left) = self.proposal?;
        Some(Proposal { by, left: left.clockwise_from(by) })
    }

    /// T23: whose proposal was declined, so that they do not propose again.
    pub const fn declined(&self) -> SeatSet {
        self.declined
    }

    /// How many hands are over.
    pub const fn hands_played(&self) -> u32 {
        self.played
    }

    /// T24: the announcement of the last hands, if it was made.
    pub const fn last_hands(&self) -> Option<LastHands> {
        self.last
    }

    /// T24: after how many hands the session ends; none: when it is called.
    pub fn hands_in_all(&self) -> Option<u32> {
        match self.last {
            Some(last) => Some(last.after + u32::from(last.hands)),
            None => self.rules.hands.map(u32::from),
        }
    }

    /// T24: is the session over?
    pub fn over(&self) -> bool {
        self.hand_under_way().is_none() && self.hands_in_all().is_some_and(|hands| self.played >= hands)
    }

    /// The hand under way or, between hands, the last one; none before the first deal.
    pub const fn hand(&self) -> Option<&Public> {
        self.hand.as_ref()
    }

    /// The hand under way, if one is.
    pub fn hand_under_way(&self) -> Option<&Public> {
        self.hand.as_ref().filter(|hand| hand.winner.is_none())
    }

    /// Clips per player, without those staked in a hand under way (T5).
    pub fn balances(&self) -> &[i32] {
        match &self.hand {
            Some(hand) => hand.balances(),
            None => &self.balances[..usize::from(self.players)],
        }
    }

    /// T25: who pays whom, once the session is over.
    pub fn payments(&self) -> Payments {
        if !self.over() {
            return Payments::new();
        }
        let Draft { starting_clips, clip_value_cents, .. } = *self.rules;
        let amounts = settle::amounts(self.balances(), starting_clips, clip_value_cents, self.double);
        amounts.and_then(|amounts| settle::payments(&amounts)).unwrap_or_default()
    }

    /// Is it before the first deal?
    const fn fresh(&self) -> bool {
        self.hand.is_none()
    }

    /// Who may propose to play double now.
    fn may_propose(&self) -> SeatSet {
        let all = SeatSet::all(self.players);
        if self.fresh() && !self.double { all.minus(self.declined) } else { SeatSet::EMPTY }
    }

    /// Who may announce the last hands now.
    fn may_announce(&self) -> SeatSet {
        if self.fresh() || self.last.is_some() { SeatSet::EMPTY } else { SeatSet::all(self.players) }
    }

    /// Outside of hands: who may act, the dealer first; none when the session is over.
    pub(super) fn to_act(&self) -> Option<Seats> {
        if self.over() {
            return None;
        }
        if let Some(proposal) = self.proposal() {
            return proposal.left.first().map(Seats::one);
        }
        let others = if self.fresh() { self.may_propose() } else { self.may_announce() };
        Some(others.with(self.dealer).clockwise_from(self.dealer))
    }

    /// Is the action lawful? It is not one of a hand under way.
    pub(super) fn check(&self, seat: Seat, action: SessionAction) -> Result<(), SessionIllegal> {
        if self.over() {
            return Err(SessionIllegal::Over);
        }
        if seat.number() >= self.players {
            return Err(SessionIllegal::NoSuchSeat { seat, players: self.players });
        }
        if let Some((by, left)) = self.proposal {
            let next = left.clockwise_from(by).first().unwrap_or(by);
            return match action {
                SessionAction::Agree | SessionAction::Decline if seat == next => Ok(()),
                SessionAction::Agree | SessionAction::Decline => Err(SessionIllegal::NotYourAnswer { next }),
                _ => Err(SessionIllegal::AnswerProposal { by, next }),
            };
        }
        match action {
            SessionAction::Propose if !self.fresh() => Err(SessionIllegal::TooLateForDouble),
            SessionAction::Propose if self.double => Err(SessionIllegal::AlreadyDouble),
            SessionAction::Propose if self.declined.contains(seat) => Err(SessionIllegal::ProposedBefore),
            SessionAction::Propose => Ok(()),
            SessionAction::Agree | SessionAction::Decline => Err(SessionIllegal::NoProposal),
            SessionAction::Last(_) if self.fresh() || self.hand_under_way().is_some() => {
                Err(SessionIllegal::NotBetweenHands)
            }
            SessionAction::Last(hands) => match self.last {
                Some(LastHands { by, .. }) => Err(SessionIllegal::AlreadyAnnounced { by }),
                None if hands % 2 == 1 && hands <= MOST_LAST_HANDS => Ok(()),
                None => Err(SessionIllegal::LastNumber { hands }),
            },
            SessionAction::Deal if self.hand_under_way().is_some() => Err(SessionIllegal::DealInHand),
            SessionAction::Deal if seat != self.dealer => {
                Err(SessionIllegal::NotTheDealer { dealer: self.dealer })
            }
            SessionAction::Deal => Ok(()),
            SessionAction::Hand(_) => Err(SessionIllegal::NoHand),
        }
    }

    /// Outside of hands: hands everything that the seat may do to `visit`.
    pub(super) fn legal<F: FnMut(SessionAction) -> ControlFlow<()>>(
        &self,
        seat: Seat,
        visit: &mut F,
    ) -> ControlFlow<()> {
        if self.to_act().is_none_or(|seats| !seats.set().contains(seat)) {
            return ControlFlow::Continue(());
        }
        if self.proposal.is_some() {
            visit(SessionAction::Agree)?;
            return visit(SessionAction::Decline);
        }
        if seat == self.dealer {
            visit(SessionAction::Deal)?;
        }
        if self.may_propose().contains(seat) {
            visit(SessionAction::Propose)?;
        }
        if self.may_announce().contains(seat) {
            for hands in (1..=MOST_LAST_HANDS).step_by(2) {
                visit(SessionAction::Last(hands))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes in something outside of hands.
    pub(super) fn see(&mut self, seat: Seat, action: SessionAction) {
        match action {
            SessionAction::Propose => {
                self.proposal = Some((seat, SeatSet::all(self.players).without(seat)));
            }
            SessionAction::Agree => {
                let Some((by, left)) = self.proposal else { return };
                let left = left.without(seat);
                self.double = left.is_empty();
                self.proposal = if self.double { None } else { Some((by, left)) };
            }
            SessionAction::Decline => {
                let Some((by, _)) = self.proposal.take() else { return };
                self.declined = self.declined.with(by);
            }
            SessionAction::Last(hands) => {
                self.last = Some(LastHands { by: seat, after: self.played, hands });
            }
            SessionAction::Deal => {
                let mut balances = [0; MAX_SEATS];
                balances[..usize::from(self.players)].copy_from_slice(self.balances());
                let setup = Setup { rules: self.rules, players: self.players, dealer: self.dealer, balances };
                self.hand = Some(Public::open(&setup));
            }
            SessionAction::Hand(_) => {}
        }
    }

    /// Takes in something of the hand under way.
    pub(super) fn see_hand(&mut self, seen: &Seen<Hand>) {
        let Some(hand) = &mut self.hand else { return };
        Hand::see_public(hand, seen);
        if let Some(winner) = hand.winner {
            self.played += 1;
            self.dealer = winner;
        }
    }
}
