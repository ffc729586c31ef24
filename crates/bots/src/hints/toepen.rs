//! Why one might do something in toepen.

use super::{Blank, Reason};
use crate::sensible::{chance_to_win, wins_by_card};
use cards::{Card, CardBag, CardSet};
use fair::Rng;
use game::{Seat, View};
use toepen::{Action, PACK, Private, Public, Session, SessionAction, beats, pictures};

/// So many times are the hidden cards guessed, to say how often a hand wins: more often than for playing, so that
/// what is told hardly differs from time to time.
const GUESSES: u32 = 400;

/// By so much, out of a hundred, two ways to play have to differ for one to be called better.
const DIFFERENCE: u32 = 3;

/// Something that can be said of an action for certain, or by how often it wins.
pub(super) fn reason(view: &View<Session>, action: SessionAction, chance: &mut Rng) -> Option<Reason> {
    let (seat, private) = view.own()?;
    let action = match action {
        SessionAction::Deal => return Some(Reason::new("hint-toepen-deal")),
        SessionAction::Propose | SessionAction::Agree | SessionAction::Decline => {
            return Some(Reason::new("hint-toepen-double"));
        }
        SessionAction::Last(hands) => {
            let played = view.public().hands_played();
            return Some(Reason::new("hint-toepen-last").number("hands", hands).number("played", played));
        }
        SessionAction::Hand(action) => action,
    };
    let public = view.public().hand_under_way()?;
    let mut hand = InHand { public, seat, private, chance };
    Some(match action {
        Action::Play(card) => hand.play(card),
        Action::Toep(_) => hand.toep(),
        Action::Stay => hand.answer("hint-toepen-stay", "hint-toepen-stay-close", true),
        Action::Fold => hand.answer("hint-toepen-fold", "hint-toepen-fold-close", false),
        Action::Exchange => hand.exchange(),
        Action::Check(about) => hand.check(about),
        Action::Ready => Reason::new("hint-toepen-ready").number("percent", hand.percent()),
    })
}

/// A hand as one seat sees it.
struct InHand<'a> {
    public: &'a Public,
    seat: Seat,
    private: &'a Private,
    chance: &'a mut Rng,
}

impl InHand<'_> {
    /// How often the seat wins when everyone stays and plays on sensibly, out of a hundred.
    fn percent(&mut self) -> u32 {
        percent(chance_to_win(self.public, self.seat, self.private, GUESSES, self.chance))
    }

    /// How often each would win if all were alike.
    fn share(&self) -> u32 {
        100 / u32::from(self.public.remaining().len())
    }

    /// T16: a card; there are others that may be played.
    fn play(&mut self, card: Card) -> Reason {
        let wins = wins_by_card(self.public, self.seat, self.private, GUESSES, self.chance);
        let of = |wins: u32| percent(wins as f32 / GUESSES as f32);
        let own = wins.iter().find(|(one, _)| *one == card).map_or(0, |(_, wins)| of(*wins));
        let others = || wins.iter().filter(|(one, _)| *one != card).map(|(_, wins)| of(*wins));
        let best = others().max().unwrap_or(0);
        let worst = others().min().unwrap_or(0);
        let key = if own > best + DIFFERENCE {
            "hint-toepen-play-best"
        } else if own.max(best) <= own.min(worst) + DIFFERENCE {
            "hint-toepen-play-alike"
        } else if own + DIFFERENCE >= best {
            "hint-toepen-play-among-best"
        } else {
            "hint-toepen-play-other"
        };
        Reason::new(key).number("percent", own)
    }

    /// T10
    fn toep(&mut self) -> Reason {
        if self.wins_for_certain() {
            return Reason::new("hint-toepen-toep-certain");
        }
        let (percent, share) = (self.percent(), self.share());
        let key = if percent > share { "hint-toepen-toep-strong" } else { "hint-toepen-toep-bluff" };
        Reason::new(key).number("percent", percent).number("share", share)
    }

    /// T11: what can be won, against what it costs.
    fn answer(&mut self, clear: &'static str, close: &'static str, stays: bool) -> Reason {
        let price = self.public.answering().map_or(0, |answering| u32::from(answering.price));
        let staked: u32 = self.public.stakes().iter().map(|clips| u32::from(*clips)).sum();
        let to_win = staked + u32::from(self.public.tens().len()) + price;
        let percent = self.percent();
        let worth = percent * to_win > price * 100;
        Reason::new(if worth == stays { clear } else { close })
            .number("percent", percent)
            .number("price", price)
            .number("clips", to_win)
    }

    /// T6
    fn exchange(&mut self) -> Reason {
        if pictures(self.public.rules().aces_are_pictures).contains_all(self.private.hand()) {
            return Reason::new("hint-toepen-exchange");
        }
        Reason::new("hint-toepen-exchange-bluff").number("percent", self.percent())
    }

    /// T8
    fn check(&self, about: Seat) -> Reason {
        let left = (pictures(self.public.rules().aces_are_pictures) & !self.known()).len();
        let key = if left < 4 { "hint-toepen-check-certain" } else { "hint-toepen-check" };
        Reason::new(key).with("player", Blank::Player(about))
    }

    /// The cards of which the seat knows where they are, or that they are out of play.
    fn known(&self) -> CardSet {
        let own = self.private;
        own.hand() | own.laid() | own.laid_before() | own.shown() | self.public.exposed()
    }

    /// Does the seat win the hand whatever the others hold? Told in the last trick only, and only where it is plain:
    /// its card beats all that have been played, and no card that somebody may still play beats it.
    fn wins_for_certain(&self) -> bool {
        let mut hand = self.private.hand().iter();
        let (Some(own), None) = (hand.next(), hand.next()) else { return false };
        let seats = || Seat::all(self.public.players());
        let played: CardBag = seats().filter_map(|seat| self.public.trick_card(seat)).collect();
        // Who is not to lead does not know which suit will be led.
        let leads = self.public.turn() == Some(self.seat);
        let Some(led) = self.public.led().or(leads.then_some(own)) else { return false };
        if led.suit() != own.suit() || played.iter().any(|card| beats(card, own)) {
            return false;
        }
        let seen: CardSet =
            seats().flat_map(|seat| self.public.piles().cards(seat)).flatten().chain(self.known()).collect();
        let somebody_plays = self
            .public
            .remaining()
            .without(self.seat)
            .clockwise_from(self.seat)
            .iter()
            .any(|seat| self.public.trick_card(seat).is_none());
        let last_trick = self.public.trick_card(self.seat).is_none();
        last_trick && !(somebody_plays && (PACK & !seen).iter().any(|card| beats(card, own)))
    }
}

/// A part of one, out of a hundred.
fn percent(part: f32) -> u32 {
    (part * 100.0).round() as u32
}
