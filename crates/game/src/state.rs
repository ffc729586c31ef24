//! A game under way, with everything in it: for the authority that runs it, never for a player.

use crate::step::{NO_PACKETS, PacketCards};
use crate::{Deal, Dealer, Game, MAX_SEATS, Next, OutOfCards, Place, Seat, Step, View};
use cards::{CardBag, CardList};
use core::fmt;

/// Everything about a game under way except the order of the cards still to be dealt. It cannot be sent
/// or stored: a player gets a [`View`], a log gets [`Step`]s.
#[derive(Clone, PartialEq, Debug)]
pub struct State<G: Game> {
    public: G::Public,
    privates: [G::Private; MAX_SEATS],
    covered: G::Covered,
}

/// Why a step cannot come now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepError<I> {
    /// The action breaks a rule.
    Illegal(I),
    /// Something else has to happen first: a deal, a fact, or an action.
    NotNow,
    /// The deal does not give the packets that are asked for, or gives cards that are not to be had.
    WrongDeal,
    /// The cards say something else than the fact.
    WrongFact,
}

/// Why an action could not be carried through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError<I> {
    /// The action breaks a rule; nothing was changed.
    Illegal(I),
    /// A deal, a fact or nothing at all comes next, not an action; nothing was changed.
    NotNow,
    /// The dealer ran out of cards in the deal that the action forced.
    OutOfCards,
}

impl<I: fmt::Debug> fmt::Display for StepError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Illegal(rule) => write!(f, "the action breaks a rule: {rule:?}"),
            StepError::NotNow => f.write_str("something else has to happen first"),
            StepError::WrongDeal => f.write_str("these are not the cards that have to be dealt now"),
            StepError::WrongFact => f.write_str("the cards say something else"),
        }
    }
}

impl<I: fmt::Debug> core::error::Error for StepError<I> {}

impl<G: Game> State<G> {
    /// The table before the first card.
    #[inline]
    pub fn new(setup: &G::Setup) -> State<G> {
        let (public, covered) = G::open(setup);
        State { public, privates: Default::default(), covered }
    }

    /// A state put together from its parts, as read from a position. The caller answers for its sense.
    pub fn from_parts(public: G::Public, privates: [G::Private; MAX_SEATS], covered: G::Covered) -> State<G> {
        State { public, privates, covered }
    }

    /// What everyone can see.
    #[inline]
    pub fn public(&self) -> &G::Public {
        &self.public
    }

    /// What a seat alone knows.
    #[inline]
    pub fn private(&self, seat: Seat) -> &G::Private {
        &self.privates[seat.index()]
    }

    /// What nobody may look at.
    #[inline]
    pub fn covered(&self) -> &G::Covered {
        &self.covered
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        G::players(&self.public)
    }

    /// What has to happen now.
    #[inline]
    pub fn next(&self) -> Next {
        G::next(&self.public)
    }

    /// May the seat do that?
    ///
    /// # Errors
    /// The rule that the action breaks.
    #[inline]
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        G::check(&self.public, seat, &self.privates[seat.index()], action)
    }

    /// Puts every lawful action of the seat at the end of `list`. For lists that may be long, see
    /// [`Game::legal`].
    #[inline]
    pub fn legal_into(&self, seat: Seat, list: &mut impl Extend<G::Action>) {
        let _ = G::legal(&self.public, seat, &self.privates[seat.index()], &mut |action| {
            list.extend(Some(action));
            core::ops::ControlFlow::Continue(())
        });
    }

    /// What a seat, or a spectator (`None`), knows.
    pub fn view(&self, viewer: Option<Seat>) -> View<G> {
        View::new(self.public.clone(), viewer.map(|seat| (seat, self.private(seat).clone())))
    }

    /// Does what the seat wants if it is lawful.
    ///
    /// # Errors
    /// The rule that it breaks; nothing is changed then.
    #[inline]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.check(seat, action)?;
        self.fold(&Step::Act { seat, action });
        Ok(())
    }

    /// Takes a step of any kind, if it can come now.
    ///
    /// # Errors
    /// Why it cannot; nothing is changed then.
    pub fn apply(&mut self, step: &Step<G>) -> Result<(), StepError<G::Illegal>> {
        match (step, self.next()) {
            (Step::Act { seat, action }, Next::Act(_) | Next::Over) => {
                self.check(*seat, *action).map_err(StepError::Illegal)?;
            }
            (Step::Deal(deal), Next::Deal { packets, new_pack }) => {
                let from = if new_pack { G::pack(&self.public) } else { G::undealt(&self.covered) };
                if deal.packets != packets || !deal.fits(from) {
                    return Err(StepError::WrongDeal);
                }
            }
            (Step::Fact(fact), Next::Fact(seat)) => {
                if *fact != G::fact(&self.public, seat, self.private(seat), &self.covered) {
                    return Err(StepError::WrongFact);
                }
            }
            _ => return Err(StepError::NotNow),
        }
        self.fold(step);
        Ok(())
    }

    /// Lets the deals and facts happen that are due, until a seat may act or all is over, and tells of
    /// each.
    ///
    /// # Errors
    /// If the dealer has fewer cards than a deal needs; that deal has then not happened.
    #[inline]
    pub fn settle(
        &mut self,
        dealer: &mut impl Dealer,
        tell: &mut impl FnMut(&Step<G>),
    ) -> Result<(), OutOfCards> {
        loop {
            let step = match self.next() {
                Next::Act(_) | Next::Over => return Ok(()),
                Next::Deal { packets, new_pack } => {
                    if new_pack {
                        dealer.new_pack(G::pack(&self.public));
                    }
                    let count: u32 = packets.iter().map(|packet| u32::from(packet.count)).sum();
                    let mut cards = CardList::new();
                    for _ in 0..count {
                        cards.push(dealer.draw().ok_or(OutOfCards)?);
                    }
                    Step::Deal(Deal { packets, cards })
                }
                Next::Fact(seat) => {
                    Step::Fact(G::fact(&self.public, seat, &self.privates[seat.index()], &self.covered))
                }
            };
            self.fold(&step);
            tell(&step);
        }
    }

    /// [`State::act`], then [`State::settle`]: an action with all that it forces, which belong together.
    ///
    /// # Errors
    /// If the action is not lawful or not due, nothing is changed.
    #[inline]
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        dealer: &mut impl Dealer,
        tell: &mut impl FnMut(&Step<G>),
    ) -> Result<(), PlayError<G::Illegal>> {
        self.check(seat, action).map_err(PlayError::Illegal)?;
        if matches!(self.next(), Next::Deal { .. } | Next::Fact(_)) {
            return Err(PlayError::NotNow);
        }
        let step = Step::Act { seat, action };
        self.fold(&step);
        tell(&step);
        self.settle(dealer, tell).map_err(|OutOfCards| PlayError::OutOfCards)
    }

    /// Changes each part by what may change it: the covered part by the step, each private part by the
    /// step as its seat saw it, the public part by the step as a spectator saw it. The public part comes
    /// last, because the others are told how the table stood before.
    #[inline(always)]
    fn fold(&mut self, step: &Step<G>) {
        match step {
            Step::Act { .. } => self.fold_step(step, &NO_PACKETS),
            Step::Deal(_) | Step::Fact(_) => self.fold_forced(step),
        }
    }

    /// Apart, so that actions, which are most of a game, do not carry its weight.
    #[inline(never)]
    fn fold_forced(&mut self, step: &Step<G>) {
        self.fold_step(step, &step.packets());
    }

    #[inline(always)]
    fn fold_step(&mut self, step: &Step<G>, packets: &PacketCards) {
        let State { public, privates, covered } = self;
        G::cover(public, covered, step);
        let mut seen = step.unseen();
        for seat in Seat::all(G::players(public)) {
            step.show(&mut seen, Some(seat), packets);
            G::see_private(public, seat, &mut privates[seat.index()], &seen);
        }
        step.show(&mut seen, None, packets);
        G::see_public(public, &seen);
    }
}

impl Deal {
    /// Are there as many cards as the packets hold, all of them to be had from `from`?
    fn fits(&self, from: CardBag) -> bool {
        let wanted: usize = self.packets.iter().map(|packet| usize::from(packet.count)).sum();
        let bag = self.cards.bag();
        wanted == self.cards.len() && usize::from(bag.len()) == wanted && from.contains_all(bag)
    }

    /// The cards that go to a place.
    pub fn cards_to(&self, place: Place) -> impl Iterator<Item = cards::Card> + '_ {
        let mut start = 0;
        self.packets
            .iter()
            .filter_map(move |packet| {
                let range = start..start + usize::from(packet.count);
                start = range.end;
                (packet.to == place).then(|| &self.cards.as_slice()[range])
            })
            .flatten()
            .copied()
    }
}
