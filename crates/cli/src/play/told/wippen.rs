//! Matches of Wippen.

use super::{Told, Typed, with_rule};
use crate::play::evening::{Event, Hosted};
use cards::CardBag;
use game::{Game, Seat, Seen, State, View};
use lang::{Messages, Teller, to_notation};
use record::{MoveError, Notation};
use wippen::{Action, Finish, Illegal, Match, MatchPublic, Public, Setup, Wippen};

impl Hosted for Match {
    fn waited_for(public: &MatchPublic) -> Option<Seat> {
        Some(public.game.turn)
    }
}

impl Told for Match {
    fn event(teller: &Teller<'_>, event: &Event<Match>) -> Vec<String> {
        let (before, after) = (&event.before.game, &event.after.game);
        match event.seen_by(teller.you) {
            Seen::Act { seat, action } => teller.wippen_act(before, seat, action, after),
            Seen::Deal(_) => match deals(after) {
                (1, _) => vec![teller.wippen_dealer(event.after.games + 1, after.dealer)],
                (deal, all) if deal == all => vec![teller.get("wippen-last-deal", &[])],
                (deal, all) => {
                    vec![teller.get("wippen-next-deal", &[("deal", deal.into()), ("deals", all.into())])]
                }
            },
            // The tally is told as a whole, and not pile by pile.
            Seen::Fact { .. } => Vec::new(),
        }
    }

    fn choice(teller: &Teller<'_>, view: &View<Match>, action: Action) -> String {
        teller.wippen_choice(&view.public().game, action)
    }

    fn refusal(teller: &Teller<'_>, illegal: Illegal) -> String {
        with_rule(teller.refusals().wippen(illegal), illegal.rule())
    }

    fn read(messages: &Messages, view: &View<Match>, typed: &str) -> Typed<Match> {
        let text = to_notation(messages, typed);
        match Wippen::parse_move(&seen_state(&view.public().game), &text) {
            Ok((_, action @ Action::Add { card })) => Typed::Card(card, action),
            Ok((_, action)) => Typed::Act(action),
            Err(MoveError::Illegal(illegal)) => Typed::Refused(illegal),
            Err(MoveError::Form | MoveError::OutOfCards) => Typed::Nothing,
        }
    }

    fn house(teller: &Teller<'_>, public: &MatchPublic) -> Vec<String> {
        teller.messages.wippen_house(&public.game.rules)
    }
}

/// Which deal of the game is under way, counted from 1, and of how many.
pub fn deals(public: &Public) -> (u8, u8) {
    // W4: four cards go to the pot.
    let in_hands = |cards: u8| cards.saturating_sub(4) / (4 * public.players());
    (in_hands(public.pack.len() - public.stock), in_hands(public.pack.len()))
}

/// Would the match be over, were there not several with the highest total (W34, W35)?
pub fn tied_at_the_end(public: &MatchPublic) -> bool {
    let highest = public.totals.iter().max().copied().unwrap_or(0);
    let finished = match public.game.rules.finish {
        Finish::Target(points) => highest >= points,
        Finish::Games(games) => public.games >= games,
    };
    finished && public.winner().is_none()
}

/// The reader of moves wants a state. This one has what everyone sees, and nothing in any hand.
fn seen_state(public: &Public) -> State<Wippen> {
    let nothing = Setup { rules: public.rules, dealer: public.dealer, pack: CardBag::EMPTY };
    State::from_parts(public.clone(), Default::default(), Wippen::open(&nothing).1)
}
