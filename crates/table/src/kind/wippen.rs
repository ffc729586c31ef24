//! Wippen: one seat at a time, one question.

use super::{Kind, Question};
use crate::of_game::{Action, Illegal, OfGame, SeenSteps, Steps, View};
use crate::sheet::Row;
use cards::{Card, CardBag};
use core::ops::ControlFlow;
use game::{Game, Next, Seat, Seen, Step};
use games::Rules;
use wippen::{Match, MatchPublic, MatchSetup};

impl Kind for Match {
    fn setup(rules: &Rules, dealer: Seat) -> Option<MatchSetup> {
        match rules {
            Rules::Wippen(rules) => Some(MatchSetup { rules: *rules, dealer }),
            Rules::Toepen { .. } => None,
        }
    }

    fn question(public: &MatchPublic, seat: Seat) -> Option<Question> {
        match Match::next(public) {
            Next::Act(seats) if seats.set().contains(seat) => Some(Question::Card),
            Next::Act(_) | Next::Deal { .. } | Next::Fact(_) | Next::Over => None,
        }
    }

    /// The first lawful move in the order of the contract: a capture where there is one, of the lowest card
    /// that has one. The order is fixed, and a record holds the act itself.
    fn idle(public: &MatchPublic, seat: Seat, hand: &CardBag, _question: Question) -> Option<wippen::Action> {
        let mut first = None;
        let _ = Match::legal(public, seat, hand, &mut |action| {
            first = Some(action);
            ControlFlow::Break(())
        });
        first
    }

    /// Nothing can happen between a question and its answer but the answer.
    fn still_means(_action: wippen::Action, _between: wippen::Action) -> bool {
        false
    }

    fn toep_possible(_public: &MatchPublic) -> bool {
        false
    }

    fn rounds(public: &MatchPublic) -> u32 {
        public.games
    }

    fn standings(public: &MatchPublic) -> Row {
        public.game.seats().map(|seat| i64::from(public.totals[seat.index()])).collect()
    }

    /// W7
    fn next_dealer(public: &MatchPublic) -> Seat {
        public.game.dealer.left(public.game.players())
    }

    fn card(action: wippen::Action) -> Option<Card> {
        Some(action.card())
    }

    fn action(any: Action) -> Option<wippen::Action> {
        match any {
            OfGame::Wippen(action) => Some(action),
            OfGame::Toepen(_) => None,
        }
    }

    fn steps(any: &Steps) -> Option<&[Step<Match>]> {
        match any {
            OfGame::Wippen(steps) => Some(steps),
            OfGame::Toepen(_) => None,
        }
    }

    fn any_illegal(illegal: wippen::Illegal) -> Illegal {
        OfGame::Wippen(illegal)
    }

    fn any_steps(steps: Vec<Step<Match>>) -> Steps {
        OfGame::Wippen(steps)
    }

    fn any_seen(seen: Vec<Seen<Match>>) -> SeenSteps {
        OfGame::Wippen(seen)
    }

    fn any_view(view: game::View<Match>) -> View {
        OfGame::Wippen(view)
    }
}
