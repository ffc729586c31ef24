//! Toepen: several seats may act at once, and answers come in order.

use super::{Kind, Question};
use crate::of_game::{Action, Illegal, OfGame, SeenSteps, Steps, View};
use crate::sheet::Row;
use cards::Card;
use core::ops::ControlFlow;
use game::{Game, Seat, Seen, Step};
use games::Rules;
use toepen::{
    Action as InHand, Phase, Private, Public, Session, SessionAction, SessionIllegal, SessionPublic,
    SessionSetup, strength,
};

fn in_hand(hand: &Public, seat: Seat) -> Option<Question> {
    if let Some(answering) = hand.answering() {
        return (answering.left.first() == Some(seat)).then_some(Question::Answer);
    }
    match hand.phase() {
        Phase::Exchange => hand.remaining().minus(hand.ready()).contains(seat).then_some(Question::Ready),
        Phase::Play => (hand.turn() == Some(seat)).then_some(Question::Card),
    }
}

/// The lowest card that may be played, the first of equal ones.
fn lowest(public: &SessionPublic, seat: Seat, private: &Private) -> Option<SessionAction> {
    let mut lowest: Option<Card> = None;
    let _ = Session::legal(public, seat, private, &mut |action| {
        if let SessionAction::Hand(InHand::Play(card)) = action
            && lowest.is_none_or(|lowest| strength(card.rank()) < strength(lowest.rank()))
        {
            lowest = Some(card);
        }
        ControlFlow::Continue(())
    });
    lowest.map(|card| SessionAction::Hand(InHand::Play(card)))
}

impl Kind for Session {
    fn setup(rules: &Rules, dealer: Seat) -> Option<SessionSetup> {
        match rules {
            Rules::Toepen { rules, players } => SessionSetup::new(*rules, *players, dealer).ok(),
            Rules::Wippen(_) => None,
        }
    }

    fn question(public: &SessionPublic, seat: Seat) -> Option<Question> {
        if let Some(hand) = public.hand_under_way() {
            return in_hand(hand, seat);
        }
        if public.over() {
            return None;
        }
        match public.proposal() {
            Some(proposal) => (proposal.left.first() == Some(seat)).then_some(Question::Double),
            None => (public.dealer() == seat).then_some(Question::Deal),
        }
    }

    /// Nothing that costs a clip: folds, is ready, does not double, deals, plays the lowest card it may.
    fn idle(
        public: &SessionPublic,
        seat: Seat,
        private: &Private,
        question: Question,
    ) -> Option<SessionAction> {
        match question {
            Question::Card => lowest(public, seat, private),
            Question::Answer => Some(SessionAction::Hand(InHand::Fold)),
            Question::Ready => Some(SessionAction::Hand(InHand::Ready)),
            Question::Deal => Some(SessionAction::Deal),
            Question::Double => Some(SessionAction::Decline),
        }
    }

    /// Ready, an exchange and a check mean the same after somebody was ready; a toep after that and after a
    /// card; an answer after other answers to the same toep. After an exchange there is something new to
    /// check, and after a toep everything costs more.
    fn still_means(action: SessionAction, between: SessionAction) -> bool {
        match (action, between) {
            (SessionAction::Hand(action), SessionAction::Hand(between)) => match action {
                InHand::Ready | InHand::Exchange | InHand::Check(_) => between == InHand::Ready,
                InHand::Toep(_) => matches!(between, InHand::Ready | InHand::Play(_)),
                InHand::Stay | InHand::Fold => matches!(between, InHand::Stay | InHand::Fold),
                InHand::Play(_) => false,
            },
            (SessionAction::Agree | SessionAction::Decline, SessionAction::Agree) => true,
            _ => false,
        }
    }

    fn toep_possible(public: &SessionPublic) -> bool {
        public.hand_under_way().is_some_and(|hand| {
            hand.answering().is_none() && (hand.toeps().count == 0 || hand.toeps().card_since)
        })
    }

    fn rounds(public: &SessionPublic) -> u32 {
        public.hands_played()
    }

    fn standings(public: &SessionPublic) -> Row {
        public.balances().iter().map(|clips| i64::from(*clips)).collect()
    }

    /// T3
    fn next_dealer(public: &SessionPublic) -> Seat {
        public.dealer()
    }

    fn card(action: SessionAction) -> Option<Card> {
        match action {
            SessionAction::Hand(InHand::Play(card)) => Some(card),
            SessionAction::Hand(_)
            | SessionAction::Propose
            | SessionAction::Agree
            | SessionAction::Decline
            | SessionAction::Last(_)
            | SessionAction::Deal => None,
        }
    }

    fn action(any: Action) -> Option<SessionAction> {
        match any {
            OfGame::Toepen(action) => Some(action),
            OfGame::Wippen(_) => None,
        }
    }

    fn steps(any: &Steps) -> Option<&[Step<Session>]> {
        match any {
            OfGame::Toepen(steps) => Some(steps),
            OfGame::Wippen(_) => None,
        }
    }

    fn any_illegal(illegal: SessionIllegal) -> Illegal {
        OfGame::Toepen(illegal)
    }

    fn any_steps(steps: Vec<Step<Session>>) -> Steps {
        OfGame::Toepen(steps)
    }

    fn any_seen(seen: Vec<Seen<Session>>) -> SeenSteps {
        OfGame::Toepen(seen)
    }

    fn any_view(view: game::View<Session>) -> View {
        OfGame::Toepen(view)
    }
}
