//! The match or session of a table, as the fold of its steps.

use crate::dealer::{Chance, Dealer, Drawing};
use crate::entry::Cause;
use crate::kind::{Kind, Question};
use crate::limits::ACTS_KNOWN;
use crate::of_game::{Action, Illegal, OfGame, SeenSteps, Steps, View};
use crate::sheet::Row;
use arrayvec::ArrayVec;
use cards::{Card, CardBag};
use fair::{Hash, Share};
use game::{MAX_SEATS, Next, Place, PlayError, Seat, SeatSet, Seats, ShownTo, State, Step};
use games::Rules;
use std::collections::VecDeque;
use toepen::Session;
use wippen::Match;

/// What every seat is asked.
pub(crate) type Questions = [Option<Question>; MAX_SEATS];

/// A match of either game.
pub(crate) type Running = OfGame<Play<Match>, Play<Session>>;

/// A card that was dealt out of the pack in use.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Dealt {
    card: Card,
    to: Place,
    /// Has everybody seen it?
    open: bool,
}

/// A card that somebody came to see: its place in its pack, so that it can be proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub pack: u32,
    pub place: u8,
    pub to: ShownTo,
}

/// A match under way, or just over.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Play<G: Kind> {
    state: State<G>,
    /// The last acts, with the numbers of their entries.
    acts: VecDeque<(u64, G::Action)>,
    /// The entry of the last act that is not among them any more.
    forgotten: u64,
    /// The number of the pack in use.
    pack: u32,
    dealt: Vec<Dealt>,
}

/// What an act, and what it forced, gives the log.
pub(crate) struct Made {
    pub steps: Steps,
    pub roots: Vec<Hash>,
    /// The standings that are counted by it.
    pub rows: Vec<Row>,
}

/// Why steps of the log cannot have happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WrongSteps;

impl<G: Kind> Play<G> {
    pub(crate) fn new(rules: &Rules, dealer: Seat) -> Option<Play<G>> {
        let setup = G::setup(rules, dealer)?;
        Some(Play {
            state: State::new(&setup),
            acts: VecDeque::new(),
            forgotten: 0,
            pack: 0,
            dealt: Vec::new(),
        })
    }

    fn drawing<'a>(&self, dealer: &'a mut Dealer, shares: &'a [Share]) -> Drawing<'a> {
        let chance = Chance { shares, cards: self.pack_cards() };
        Drawing { dealer, chance, pack: self.pack, dealt: self.dealt.len(), roots: Vec::new() }
    }

    /// What an act would make of the game, without making it.
    fn make(&self, seat: Seat, action: G::Action, dealer: &mut Dealer, shares: &[Share]) -> Option<Made> {
        let mut steps = Vec::new();
        let mut drawing = self.drawing(dealer, shares);
        let mut after = self.state.clone();
        match after.play(seat, action, &mut drawing, &mut |step| steps.push(step.clone())) {
            Ok(()) => {}
            Err(PlayError::Illegal(_) | PlayError::NotNow | PlayError::OutOfCards) => return None,
        }
        let roots = drawing.roots;
        let steps = G::any_steps(steps);
        let counts = G::rounds(after.public()) > G::rounds(self.state.public());
        let rows = if counts { self.clone().apply(0, &steps).ok()?.1 } else { Vec::new() };
        Some(Made { steps, roots, rows })
    }

    /// The deals before the first act.
    fn make_start(&self, dealer: &mut Dealer, shares: &[Share]) -> Option<Made> {
        let mut steps = Vec::new();
        let mut drawing = self.drawing(dealer, shares);
        self.state.clone().settle(&mut drawing, &mut |step| steps.push(step.clone())).ok()?;
        Some(Made { steps: G::any_steps(steps), roots: drawing.roots, rows: Vec::new() })
    }

    /// Lets the steps of an entry happen; gives the cards that came to be seen, and the standing after
    /// each game or hand that was counted.
    fn apply(&mut self, number: u64, steps: &Steps) -> Result<(Vec<Shown>, Vec<Row>), WrongSteps> {
        let steps = G::steps(steps).ok_or(WrongSteps)?;
        let (mut shown, mut rows) = (Vec::new(), Vec::new());
        for (at, step) in steps.iter().enumerate() {
            // One act, and what it forced after it.
            if matches!(step, Step::Act { .. }) && at > 0 {
                return Err(WrongSteps);
            }
            let new_pack = matches!(self.state.next(), Next::Deal { new_pack: true, .. });
            let rounds = G::rounds(self.state.public());
            self.state.apply(step).map_err(|_| WrongSteps)?;
            if G::rounds(self.state.public()) > rounds {
                rows.push(G::standings(self.state.public()));
            }
            self.note(number, step, new_pack, &mut shown);
        }
        match self.state.next() {
            Next::Act(_) | Next::Over => Ok((shown, rows)),
            Next::Deal { .. } | Next::Fact(_) => Err(WrongSteps),
        }
    }

    /// Notes what has to be known of a step later.
    fn note(&mut self, number: u64, step: &Step<G>, new_pack: bool, shown: &mut Vec<Shown>) {
        match step {
            Step::Act { seat, action } => {
                if self.acts.len() == ACTS_KNOWN {
                    self.forgotten = self.acts.pop_front().map_or(self.forgotten, |(number, _)| number);
                }
                self.acts.push_back((number, *action));
                if let Some(card) = G::card(*action) {
                    self.show(CardBag::of(card), *seat, ShownTo::All, shown);
                }
            }
            Step::Deal(deal) => {
                if new_pack {
                    self.pack += 1;
                    self.dealt.clear();
                }
                let mut cards = deal.cards.as_slice().iter();
                for packet in &deal.packets {
                    for card in cards.by_ref().take(usize::from(packet.count)) {
                        let to = match packet.to {
                            Place::Hand(seat) if !packet.face_up => ShownTo::Only(SeatSet::of(seat)),
                            Place::Hand(_) | Place::Table => ShownTo::All,
                        };
                        shown.push(Shown { pack: self.pack, place: self.dealt.len() as u8, to });
                        self.dealt.push(Dealt { card: *card, to: packet.to, open: to == ShownTo::All });
                    }
                }
            }
            Step::Fact(fact) => self.show(fact.cards, fact.about, fact.shown_to, shown),
        }
    }

    /// Cards out of a seat's hand are shown: which places of the pack were they?
    fn show(&mut self, cards: CardBag, from: Seat, to: ShownTo, shown: &mut Vec<Shown>) {
        let mut left = cards;
        for (place, dealt) in (0..).zip(&mut self.dealt) {
            if dealt.to == Place::Hand(from) && !dealt.open && left.remove(dealt.card) {
                dealt.open = to == ShownTo::All;
                shown.push(Shown { pack: self.pack, place, to });
            }
        }
    }

    /// Is the act lawful, and does it still mean what it meant on that entry?
    fn check(&self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        self.state.check(seat, action).map_err(G::any_illegal)
    }

    fn still_means(&self, action: G::Action, on: u64) -> bool {
        let since = self.acts.iter().filter(|(number, _)| *number > on);
        on >= self.forgotten && since.into_iter().all(|(_, between)| G::still_means(action, *between))
    }

    fn idle(&self, seat: Seat, question: Question) -> Option<G::Action> {
        G::idle(self.state.public(), seat, self.state.private(seat), question)
    }

    fn questions(&self) -> Questions {
        core::array::from_fn(|seat| {
            let seat = Seat::new(seat as u8);
            let sits = seat.number() < self.state.players();
            if sits { G::question(self.state.public(), seat) } else { None }
        })
    }

    fn pack_cards(&self) -> CardBag {
        G::pack(self.state.public())
    }

    fn may_act(&self) -> Option<Seats> {
        match self.state.next() {
            Next::Act(seats) => Some(seats),
            Next::Deal { .. } | Next::Fact(_) | Next::Over => None,
        }
    }
}

/// The same of either game.
impl Running {
    pub(crate) fn open(rules: &Rules, dealer: Seat) -> Option<Running> {
        match rules {
            Rules::Wippen(_) => Play::new(rules, dealer).map(OfGame::Wippen),
            Rules::Toepen { .. } => Play::new(rules, dealer).map(OfGame::Toepen),
        }
    }

    pub(crate) fn make(&self, seat: Seat, action: Action, by: &mut Dealer, shares: &[Share]) -> Option<Made> {
        match self {
            OfGame::Wippen(play) => play.make(seat, Match::action(action)?, by, shares),
            OfGame::Toepen(play) => play.make(seat, Session::action(action)?, by, shares),
        }
    }

    pub(crate) fn make_start(&self, by: &mut Dealer, shares: &[Share]) -> Option<Made> {
        match self {
            OfGame::Wippen(play) => play.make_start(by, shares),
            OfGame::Toepen(play) => play.make_start(by, shares),
        }
    }

    pub(crate) fn apply(&mut self, number: u64, steps: &Steps) -> Result<(Vec<Shown>, Vec<Row>), WrongSteps> {
        match self {
            OfGame::Wippen(play) => play.apply(number, steps),
            OfGame::Toepen(play) => play.apply(number, steps),
        }
    }

    /// None: the action is one of the other game.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Option<Result<(), Illegal>> {
        Some(match self {
            OfGame::Wippen(play) => play.check(seat, Match::action(action)?),
            OfGame::Toepen(play) => play.check(seat, Session::action(action)?),
        })
    }

    pub(crate) fn still_means(&self, action: Action, on: u64) -> bool {
        match (self, action) {
            (OfGame::Wippen(play), OfGame::Wippen(action)) => play.still_means(action, on),
            (OfGame::Toepen(play), OfGame::Toepen(action)) => play.still_means(action, on),
            (OfGame::Wippen(_), OfGame::Toepen(_)) | (OfGame::Toepen(_), OfGame::Wippen(_)) => false,
        }
    }

    pub(crate) fn idle(&self, seat: Seat, question: Question) -> Option<Action> {
        match self {
            OfGame::Wippen(play) => play.idle(seat, question).map(OfGame::Wippen),
            OfGame::Toepen(play) => play.idle(seat, question).map(OfGame::Toepen),
        }
    }

    pub(crate) fn questions(&self) -> Questions {
        match self {
            OfGame::Wippen(play) => play.questions(),
            OfGame::Toepen(play) => play.questions(),
        }
    }

    /// Who may act, in order of precedence; nobody when it is over.
    pub(crate) fn may_act(&self) -> Option<Seats> {
        match self {
            OfGame::Wippen(play) => play.may_act(),
            OfGame::Toepen(play) => play.may_act(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        match self {
            OfGame::Wippen(play) => play.state.next() == Next::Over,
            OfGame::Toepen(play) => play.state.next() == Next::Over,
        }
    }

    pub(crate) fn toep_possible(&self) -> bool {
        match self {
            OfGame::Wippen(play) => Match::toep_possible(play.state.public()),
            OfGame::Toepen(play) => Session::toep_possible(play.state.public()),
        }
    }

    pub(crate) fn next_dealer(&self) -> Seat {
        match self {
            OfGame::Wippen(play) => Match::next_dealer(play.state.public()),
            OfGame::Toepen(play) => Session::next_dealer(play.state.public()),
        }
    }

    pub(crate) fn players(&self) -> u8 {
        match self {
            OfGame::Wippen(play) => play.state.players(),
            OfGame::Toepen(play) => play.state.players(),
        }
    }

    pub(crate) fn pack_cards(&self) -> CardBag {
        match self {
            OfGame::Wippen(play) => play.pack_cards(),
            OfGame::Toepen(play) => play.pack_cards(),
        }
    }

    /// The entry of the last act; 0 before the first.
    pub(crate) fn last_act(&self) -> u64 {
        match self {
            OfGame::Wippen(play) => play.acts.back().map_or(0, |(number, _)| *number),
            OfGame::Toepen(play) => play.acts.back().map_or(0, |(number, _)| *number),
        }
    }

    pub(crate) fn view(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.number() < self.players());
        match self {
            OfGame::Wippen(play) => Match::any_view(play.state.view(viewer)),
            OfGame::Toepen(play) => Session::any_view(play.state.view(viewer)),
        }
    }

    /// What everyone sees of a session of toepen.
    pub(crate) fn session(&self) -> Option<&toepen::SessionPublic> {
        match self {
            OfGame::Wippen(_) => None,
            OfGame::Toepen(play) => Some(play.state.public()),
        }
    }

    #[cfg(feature = "kit")]
    pub(crate) fn states(&self) -> OfGame<&State<Match>, &State<Session>> {
        match self {
            OfGame::Wippen(play) => OfGame::Wippen(&play.state),
            OfGame::Toepen(play) => OfGame::Toepen(&play.state),
        }
    }
}

/// Steps as somebody saw them.
pub(crate) fn seen_by(steps: &Steps, viewer: Option<Seat>) -> SeenSteps {
    match steps {
        OfGame::Wippen(steps) => Match::any_seen(steps.iter().map(|step| step.seen_by(viewer)).collect()),
        OfGame::Toepen(steps) => Session::any_seen(steps.iter().map(|step| step.seen_by(viewer)).collect()),
    }
}

/// Did the person at the seat do it themselves?
pub(crate) const fn by_hand(cause: Cause) -> bool {
    match cause {
        Cause::Person => true,
        Cause::Computer | Cause::TimeUp | Cause::Away | Cause::NoAnswer => false,
    }
}

/// Questions of a table where nothing is asked.
pub(crate) const NO_QUESTIONS: Questions = [None; MAX_SEATS];

/// One deadline a seat.
pub type Deadlines = ArrayVec<Option<crate::time::Millis>, MAX_SEATS>;
