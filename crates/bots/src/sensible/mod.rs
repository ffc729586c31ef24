//! A player of toepen who knows when a hand is good.

mod evening;
mod guess;
mod stakes;
mod table;

use crate::Player;
use arrayvec::ArrayVec;
use cards::Card;
use fair::Rng;
use game::{Game, Next, Seat, View};
use guess::Guess;
use table::{Cards, bits, card};
use toepen::{Action, Hand, Phase, Private, Public, Session, SessionAction, pictures};

/// So many times are the hidden cards guessed for a decision.
const GUESSES: u32 = 48;

/// Plays out the tricks with guessed cards for the others to see how often it wins; toeps, stays and folds by
/// that and by what lies on the table; now and then toeps without cause. Lays down four pictures, and now and
/// then what is as bad as that, and looks now and then whether others were honest. It remembers nothing: cards
/// beneath the tops of the piles count as unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sensible;

impl Player<Hand> for Sensible {
    fn decide(&mut self, view: &View<Hand>, chance: &mut Rng) -> Option<Action> {
        let (seat, private) = view.own()?;
        decide(view.public(), seat, private, chance)
    }
}

impl Player<Session> for Sensible {
    fn decide(&mut self, view: &View<Session>, chance: &mut Rng) -> Option<SessionAction> {
        let (seat, private) = view.own()?;
        match view.public().hand_under_way() {
            Some(hand) => decide(hand, seat, private, chance).map(SessionAction::Hand),
            None => evening::decide(view.public(), seat, chance),
        }
    }
}

/// What to do in a hand.
fn decide(public: &Public, seat: Seat, private: &Private, chance: &mut Rng) -> Option<Action> {
    let Next::Act(seats) = Hand::next(public) else { return None };
    if !seats.set().contains(seat) {
        return None;
    }
    if public.answering().is_some() {
        return Some(stakes::answer(public, seat, private, chance));
    }
    match public.phase() {
        Phase::Exchange => before_the_first_card(public, seat, private, chance),
        // Whoever is not to play could toep, and does not: there will be a better moment.
        Phase::Play if public.turn() != Some(seat) => None,
        Phase::Play => {
            let plan = Plan::make(public, seat, private, chance);
            match stakes::toep(public, seat, plan.chance_to_win, chance) {
                Some(toep) => Some(toep),
                None => Some(Action::Play(plan.card)),
            }
        }
    }
}

/// One hand in so many that is hopeless without being four pictures is laid down all the same.
const FALSE_EXCHANGE: u32 = 10;

/// One exchange in so many is checked without a reason.
const IDLE_CHECK: u32 = 14;

/// How far below an equal chance a hand is hopeless.
const HOPELESS: f32 = 0.5;

/// T6–T9: exchanges, checks, toeps, or is ready; one who is ready waits for the others.
fn before_the_first_card(public: &Public, seat: Seat, private: &Private, chance: &mut Rng) -> Option<Action> {
    if public.ready().contains(seat) {
        return None;
    }
    if let Some(about) = suspect(public, seat, private, chance) {
        return Some(Action::Check(about));
    }
    let may = |action| Hand::check(public, seat, private, action).is_ok();
    let pictures = pictures(public.rules().aces_are_pictures);
    if may(Action::Exchange) {
        if pictures.contains_all(private.hand()) {
            return Some(Action::Exchange);
        }
        let hopeless = HOPELESS / f32::from(public.remaining().len());
        if chance.below(FALSE_EXCHANGE) == 0
            && chance_to_win(public, seat, private, GUESSES, chance) < hopeless
        {
            return Some(Action::Exchange);
        }
    }
    let likely = chance_to_win(public, seat, private, GUESSES, chance);
    Some(stakes::early_toep(public, seat, likely, chance).unwrap_or(Action::Ready))
}

/// T8: someone whose exchange is worth a look: because there cannot have been four pictures, or just so.
fn suspect(public: &Public, seat: Seat, private: &Private, chance: &mut Rng) -> Option<Seat> {
    let pictures = pictures(public.rules().aces_are_pictures);
    let known = private.hand() | private.laid() | private.laid_before() | private.shown() | public.exposed();
    let unknown_pictures = (pictures & !known).len();
    let others = public.unchecked().without(seat).clockwise_from(seat);
    others.iter().find(|_| unknown_pictures < 4 || chance.below(IDLE_CHECK) == 0)
}

/// The best card to play, and how often it wins.
struct Plan {
    card: Card,
    chance_to_win: f32,
}

impl Plan {
    /// Plays out each card that may be played with the same guesses. There is one, as it is the seat's turn.
    fn make(public: &Public, seat: Seat, private: &Private, chance: &mut Rng) -> Plan {
        let wins = wins_by_card(public, seat, private, GUESSES, chance);
        // Of equals the lowest card.
        let most = wins.iter().map(|(_, won)| *won).max().unwrap_or(0);
        let best = wins.iter().find(|(_, won)| *won == most).map_or_else(|| card(0), |(best, _)| *best);
        Plan { card: best, chance_to_win: most as f32 / GUESSES as f32 }
    }
}

/// How often a seat, whose turn it is, wins with each card that it may play, lowest first; out of so many guesses.
pub(crate) fn wins_by_card(
    public: &Public,
    seat: Seat,
    private: &Private,
    guesses: u32,
    chance: &mut Rng,
) -> ArrayVec<(Card, u32), 4> {
    let mut wins: ArrayVec<(u8, u32), 4> =
        each(playable(public, private)).map(|place| (place, 0)).take(4).collect();
    let guess = Guess::new(public, seat, private);
    for _ in 0..guesses {
        let (table, luck) = (guess.deal(chance), chance.next_word());
        for (place, won) in &mut wins {
            let mut table = table.clone();
            table.play(seat.number(), *place);
            *won += u32::from(table.play_out(luck) == seat.number());
        }
    }
    wins.into_iter().map(|(place, won)| (card(place), won)).collect()
}

/// How often a seat wins when everyone stays to the end and plays on sensibly.
pub(crate) fn chance_to_win(
    public: &Public,
    seat: Seat,
    private: &Private,
    guesses: u32,
    chance: &mut Rng,
) -> f32 {
    let guess = Guess::new(public, seat, private);
    let wins = (0..guesses).filter(|_| guess.deal(chance).play_out(chance.next_word()) == seat.number());
    wins.count() as f32 / guesses as f32
}

/// T16
fn playable(public: &Public, private: &Private) -> Cards {
    let hand = bits(private.hand());
    let following = public.led().map_or(0, |led| hand & table::suit_of(table::place(led)));
    if following == 0 { hand } else { following }
}

/// The places of some cards, lowest first.
fn each(mut cards: Cards) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = cards.trailing_zeros();
        cards &= cards.wrapping_sub(1);
        (place < Cards::BITS).then_some(place as u8)
    })
}
