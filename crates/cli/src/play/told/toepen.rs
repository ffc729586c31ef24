//! Sessions of Zwols toepen.

use super::{Told, Typed, with_rule};
use crate::play::evening::{Event, Hosted};
use game::{Seat, Seen, View};
use lang::{Messages, Teller};
use std::ops::ControlFlow;
use toepen::{Action, Phase, Session, SessionAction, SessionIllegal, SessionPublic};

impl Hosted for Session {
    fn waited_for(public: &SessionPublic) -> Option<Seat> {
        let Some(hand) = public.hand_under_way() else {
            return match public.proposal() {
                Some(proposal) => proposal.left.first(),
                None => Some(public.dealer()),
            };
        };
        if let Some(answering) = hand.answering() {
            return answering.left.first();
        }
        match hand.phase() {
            Phase::Play => hand.turn(),
            Phase::Exchange => {
                let first = hand.dealer().left(hand.players());
                hand.remaining().minus(hand.ready()).clockwise_from(first).first()
            }
        }
    }

    fn least(view: &View<Session>) -> Option<SessionAction> {
        let mut least: Option<SessionAction> = None;
        let commits = |action: &SessionAction| match action {
            SessionAction::Hand(Action::Ready | Action::Fold) | SessionAction::Decline => 0,
            SessionAction::Hand(Action::Play(_)) | SessionAction::Deal => 1,
            _ => 2,
        };
        let _ = view.legal(&mut |action| {
            if least.is_none_or(|least| commits(&action) < commits(&least)) {
                least = Some(action);
            }
            ControlFlow::Continue(())
        });
        least
    }
}

impl Told for Session {
    fn event(teller: &Teller<'_>, event: &Event<Session>) -> Vec<String> {
        match event.seen_by(teller.you) {
            Seen::Act { seat, action } => teller.session_act(&event.before, seat, action, &event.after),
            Seen::Deal(_) => Vec::new(),
            Seen::Fact { about, says, cards, .. } => match (event.before.hand(), event.after.hand()) {
                (Some(before), Some(after)) => teller.toepen_fact(before, about, says, cards, after),
                _ => Vec::new(),
            },
        }
    }

    fn choice(teller: &Teller<'_>, view: &View<Session>, action: SessionAction) -> String {
        teller.session_choice(view.public(), action)
    }

    fn refusal(teller: &Teller<'_>, illegal: SessionIllegal) -> String {
        with_rule(teller.refusals().session(illegal), Some(illegal.rule()))
    }

    fn read(messages: &Messages, view: &View<Session>, typed: &str) -> Typed<Session> {
        let own = view.own().map(|(seat, _)| seat);
        let (seat, text) = match typed.split_once(':') {
            Some((seat, text)) => match seat.trim().parse::<u8>() {
                Ok(number) if number < view.public().players() => (Some(Seat::new(number)), text),
                _ => return Typed::Nothing,
            },
            None => (own, typed),
        };
        match (action(messages, text), seat) {
            // Whether another holds a card is not for this one to find out.
            (Some(SessionAction::Hand(Action::Play(_))), seat) if seat != own => Typed::Nothing,
            (Some(action), Some(seat)) if Some(seat) != own => Typed::For(seat, action),
            (Some(action), _) => Typed::Act(action),
            (None, _) => Typed::Nothing,
        }
    }

    fn house(teller: &Teller<'_>, public: &SessionPublic) -> Vec<String> {
        teller.messages.toepen_house(public.rules())
    }
}

/// What one can say, by its word in the notation and the key of its words in the language.
const SAYINGS: [(&str, &str, SessionAction); 9] = [
    ("toep", "toepen-say-toep", SessionAction::Hand(Action::Toep(1))),
    ("stay", "toepen-say-stay", SessionAction::Hand(Action::Stay)),
    ("fold", "toepen-say-fold", SessionAction::Hand(Action::Fold)),
    ("exchange", "toepen-say-exchange", SessionAction::Hand(Action::Exchange)),
    ("ready", "toepen-say-ready", SessionAction::Hand(Action::Ready)),
    ("deal", "toepen-say-deal", SessionAction::Deal),
    ("propose", "toepen-say-propose", SessionAction::Propose),
    ("agree", "toepen-say-agree", SessionAction::Agree),
    ("decline", "toepen-say-decline", SessionAction::Decline),
];

fn action(messages: &Messages, typed: &str) -> Option<SessionAction> {
    let text: String = typed.chars().filter(|c| !c.is_whitespace() && *c != '!').collect();
    let text = text.to_lowercase();
    if let Some(card) = messages.read_card(&text) {
        return Some(SessionAction::Hand(Action::Play(card)));
    }
    let is = |word: &str, key: &str| {
        word == text || messages.get(key, &[]).split(',').any(|word| word.replace(' ', "") == text)
    };
    if let Some((.., action)) = SAYINGS.iter().find(|(word, key, _)| is(word, key)) {
        return Some(*action);
    }
    // A word with a number behind it: how many clips, whose exchange, how many hands.
    let word = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = text[word.len()..].parse::<u8>().ok()?;
    match word {
        "toep" => Some(SessionAction::Hand(Action::Toep(number))),
        "check" if number < game::MAX_SEATS as u8 => {
            Some(SessionAction::Hand(Action::Check(Seat::new(number))))
        }
        "last" => Some(SessionAction::Last(number)),
        _ => None,
    }
}
