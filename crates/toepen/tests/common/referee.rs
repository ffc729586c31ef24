//! A slow and obvious referee: the rules once more, with lists and loops and nothing clever. It knows all
//! cards, and is asked after every move whether the crate has come to the same.

use cards::{Card, Rank};
use game::Seat;
use toepen::{Action, HandDraft, Move, Phase, Rules, ToepStakes};

/// 10 9 8 7 A K Q J, from high to low (T1).
const ORDER: [Rank; 8] =
    [Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven, Rank::Ace, Rank::King, Rank::Queen, Rank::Jack];

pub struct Referee {
    rules: Rules,
    n: usize,
    pub hands: Vec<Vec<Card>>,
    pub piles: Vec<Vec<Card>>,
    pub trick: Vec<Option<Card>>,
    pub stock: Vec<Card>,
    pub laid: Vec<Option<Vec<Card>>>,
    pub balances: Vec<i64>,
    pub stakes: Vec<i64>,
    pub tens: Vec<i64>,
    pub folded: Vec<bool>,
    pub ready: Vec<bool>,
    pub open: bool,
    pub leader: usize,
    pub turn: usize,
    pub toeps: Vec<usize>,
    pub card_since: bool,
    /// Stake, seeing, who has still to answer.
    pub answering: Option<(i64, bool, Vec<usize>)>,
    pub saw: Vec<usize>,
    pub winner: Option<usize>,
}

impl Referee {
    /// Deals a deck.
    pub fn deal(rules: Rules, n: usize, dealer: usize, mut balances: Vec<i64>, deck: &[Card]) -> Referee {
        let mut stock = deck.to_vec();
        let mut hands = vec![Vec::new(); n];
        for _round in 0..2 {
            for place in 1..=n {
                hands[(dealer + place) % n].extend(stock.drain(..2));
            }
        }
        balances.iter_mut().for_each(|clips| *clips -= 1);
        let open = rules.exchange && stock.len() >= 4;
        let mut referee = Referee {
            rules,
            n,
            piles: vec![Vec::new(); n],
            trick: vec![None; n],
            laid: vec![None; n],
            stakes: vec![1; n],
            tens: vec![0; n],
            folded: vec![false; n],
            ready: vec![!open; n],
            leader: (dealer + 1) % n,
            turn: (dealer + 1) % n,
            toeps: Vec::new(),
            card_since: false,
            answering: None,
            saw: Vec::new(),
            winner: None,
            hands,
            stock,
            balances,
            open,
        };
        for seat in 0..n {
            referee.report_tens(seat);
        }
        referee
    }

    fn remaining(&self) -> Vec<usize> {
        (0..self.n).filter(|seat| !self.folded[*seat]).collect()
    }

    fn next_remaining(&self, mut seat: usize) -> usize {
        while self.folded[seat] {
            seat = (seat + 1) % self.n;
        }
        seat
    }

    fn report_tens(&mut self, seat: usize) {
        if self.rules.report_tens
            && self.tens[seat] == 0
            && self.hands[seat].iter().any(|card| card.rank() == Rank::Ten)
        {
            self.tens[seat] = 1;
            self.balances[seat] -= 1;
        }
    }

    /// Everything that may be done, found by trying all that could be.
    pub fn moves(&self, universe: &[Action]) -> Vec<Move> {
        let mut moves = Vec::new();
        for seat in 0..self.n {
            for action in universe {
                if self.may(seat, *action) {
                    moves.push(Move { seat: Seat::new(seat as u8), action: *action });
                }
            }
        }
        moves
    }

    fn may(&self, seat: usize, action: Action) -> bool {
        if self.winner.is_some() {
            return false;
        }
        if let Some((_, _, left)) = &self.answering {
            return left[0] == seat && (action == Action::Stay || action == Action::Fold);
        }
        if self.folded[seat] {
            return false;
        }
        match action {
            Action::Stay | Action::Fold => false,
            Action::Toep(clips) => {
                let size = clips == 1 || clips == 2 && self.rules.toep_stakes == ToepStakes::OneOrTwo;
                let again = match self.toeps.last() {
                    None => true,
                    Some(by) => self.card_since && (*by != seat || self.rules.retoep_own),
                };
                size && again
            }
            Action::Play(card) => {
                let follows = match self.trick[self.leader] {
                    None => true,
                    Some(led) => {
                        card.suit() == led.suit()
                            || !self.hands[seat].iter().any(|held| held.suit() == led.suit())
                    }
                };
                !self.open && self.turn == seat && self.hands[seat].contains(&card) && follows
            }
            Action::Exchange => self.open && self.stock.len() >= 4,
            Action::Check(about) => {
                let about = about.index();
                self.open && about != seat && about < self.n && self.laid[about].is_some()
            }
            Action::Ready => self.open && !self.ready[seat],
        }
    }

    pub fn play(&mut self, mv: Move) {
        let seat = mv.seat.index();
        match mv.action {
            Action::Play(card) => {
                self.hands[seat].retain(|held| *held != card);
                self.piles[seat].push(card);
                self.trick[seat] = Some(card);
                self.card_since = true;
                self.turn = (seat + 1) % self.n;
                self.find_turn();
            }
            Action::Toep(clips) => {
                let unplayed: Vec<usize> =
                    self.remaining().into_iter().filter(|seat| !self.hands[*seat].is_empty()).collect();
                let seeing = !self.toeps.is_empty() && unplayed == [seat] && self.hands[seat].len() == 1;
                let left = (1..self.n)
                    .map(|place| (seat + place) % self.n)
                    .filter(|other| !self.folded[*other])
                    .collect();
                self.pay(seat, i64::from(clips));
                self.toeps.push(seat);
                self.card_since = false;
                self.answering = Some((i64::from(clips), seeing, left));
            }
            Action::Stay => {
                let (stake, seeing, _) = self.answering.clone().unwrap();
                self.pay(seat, if seeing { stake.max(self.n as i64 - 1) } else { stake });
                if seeing {
                    self.saw.push(seat);
                }
                self.answered();
            }
            Action::Fold => {
                self.folded[seat] = true;
                if self.remaining().len() == 1 {
                    self.win(self.remaining()[0]);
                } else {
                    self.answered();
                }
            }
            Action::Exchange => {
                let new: Vec<Card> = self.stock.drain(..4).collect();
                self.laid[seat] = Some(std::mem::replace(&mut self.hands[seat], new));
                for other in self.remaining() {
                    self.ready[other] &= other == seat;
                }
                self.report_tens(seat);
            }
            Action::Check(about) => self.check(seat, about.index()),
            Action::Ready => {
                self.ready[seat] = true;
                self.close_if_ready();
            }
        }
    }

    fn pay(&mut self, seat: usize, clips: i64) {
        self.balances[seat] -= clips;
        self.stakes[seat] += clips;
    }

    fn check(&mut self, checker: usize, exchanger: usize) {
        let cards = self.laid[exchanger].take().unwrap();
        let picture = |card: &Card| match card.rank() {
            Rank::Jack | Rank::Queen | Rank::King => true,
            Rank::Ace => self.rules.aces_are_pictures,
            _ => false,
        };
        if cards.iter().all(picture) {
            self.balances[checker] -= 2;
            self.stakes[checker] += 1;
            self.balances[exchanger] += 1;
        } else {
            let fine = self.n as i64 - 1;
            self.balances[exchanger] -= fine;
            self.balances[checker] += 1;
            self.stakes[exchanger] += fine - 1;
        }
        if self.stock.len() < 4 && self.laid.iter().all(Option::is_none) {
            self.close();
        }
    }

    fn close_if_ready(&mut self) {
        if self.open && self.remaining().iter().all(|seat| self.ready[*seat]) {
            self.close();
        }
    }

    fn close(&mut self) {
        self.open = false;
        self.ready = vec![true; self.n];
    }

    fn answered(&mut self) {
        let (_, _, left) = self.answering.as_mut().unwrap();
        left.remove(0);
        if left.is_empty() {
            self.answering = None;
            self.close_if_ready();
            self.find_turn();
        }
    }

    /// From the seat to play on: who can play to this trick?
    fn find_turn(&mut self) {
        let mut seat = self.turn;
        for _ in 0..self.n {
            if !self.folded[seat] && self.trick[seat].is_none() {
                if self.trick.iter().all(Option::is_none) {
                    self.leader = seat;
                }
                self.turn = seat;
                return;
            }
            seat = (seat + 1) % self.n;
        }
        self.complete();
    }

    /// The best card of the suit led among those of some seats.
    fn best(&self, among: &[usize]) -> Option<usize> {
        let suit = self.trick[self.leader].unwrap().suit();
        let place = |card: Card| ORDER.iter().position(|rank| *rank == card.rank()).unwrap();
        among
            .iter()
            .copied()
            .filter(|seat| self.trick[*seat].is_some_and(|card| card.suit() == suit))
            .min_by_key(|seat| place(self.trick[*seat].unwrap()))
    }

    fn complete(&mut self) {
        let all: Vec<usize> = (0..self.n).collect();
        let best = self.best(&all).unwrap();
        let remaining = self.remaining();
        let first_after = |from: usize, of: &[usize]| {
            (0..self.n).map(|place| (from + place) % self.n).find(|seat| of.contains(seat)).unwrap()
        };
        if self.piles[remaining[0]].len() < 4 {
            self.leader = self.next_remaining(best);
            self.turn = self.leader;
            self.trick = vec![None; self.n];
        } else if self.saw.is_empty() {
            self.win(self.best(&remaining).unwrap_or_else(|| first_after(best, &remaining)));
        } else {
            let by = *self.toeps.last().unwrap();
            let winner = if best == by {
                by
            } else {
                self.best(&self.saw).unwrap_or_else(|| first_after(by, &self.saw))
            };
            self.win(winner);
        }
    }

    fn win(&mut self, seat: usize) {
        self.balances[seat] += self.stakes.iter().sum::<i64>() + self.tens.iter().sum::<i64>();
        self.stakes = vec![0; self.n];
        self.tens = vec![0; self.n];
        self.answering = None;
        self.winner = Some(seat);
    }

    /// Panics unless the draft says the same.
    pub fn compare(&self, draft: &HandDraft) {
        let seats = |list: &[usize]| list.iter().map(|seat| Seat::new(*seat as u8)).collect::<Vec<_>>();
        let set = |flags: &[bool]| {
            (0..self.n).filter(|seat| flags[*seat]).map(|seat| Seat::new(seat as u8)).collect()
        };
        for seat in 0..self.n {
            assert_eq!(self.hands[seat].iter().copied().collect::<cards::CardBag>(), draft.hands[seat]);
            assert_eq!(self.piles[seat], draft.piles[seat].as_slice());
            assert_eq!(self.trick[seat], draft.trick[seat]);
            let laid = self.laid[seat].clone().unwrap_or_default();
            assert_eq!(laid.into_iter().collect::<cards::CardBag>(), draft.exchanged[seat]);
        }
        assert_eq!(self.stock.iter().copied().collect::<cards::CardBag>(), draft.stock);
        assert_eq!(self.balances, draft.balances[..self.n]);
        assert_eq!(self.stakes, draft.stakes[..self.n]);
        assert_eq!(self.tens, draft.tens[..self.n]);
        assert_eq!(draft.folded, set(&self.folded));
        assert_eq!(draft.ready, set(&self.ready));
        assert_eq!(draft.phase == Phase::Exchange, self.open);
        assert_eq!(draft.leader.index(), self.leader);
        assert_eq!(draft.turn.map(Seat::index), self.winner.is_none().then_some(self.turn));
        assert_eq!(draft.toeps, self.toeps.len() as i64);
        assert_eq!(draft.toep_by.map(Seat::index), self.toeps.last().copied());
        assert_eq!(draft.card_since, self.card_since);
        let answering = draft.answering.as_ref();
        assert_eq!(
            answering.map(|toep| (toep.stake, toep.seeing, toep.left.to_vec())),
            self.answering.as_ref().map(|(stake, seeing, left)| (*stake, *seeing, seats(left)))
        );
        assert_eq!(draft.saw, seats(&self.saw).into_iter().collect());
        assert_eq!(draft.winner.map(Seat::index), self.winner);
    }
}
