//! Toeping and answering (T10–T15): what the cards are worth, against what lies on the table.

use super::{GUESSES, chance_to_win};
use fair::Rng;
use game::{Game, Seat};
use toepen::{Action, Hand, Private, Public};

/// So much more than an equal share of winning makes a toep worth its clips.
const ADVANTAGE: f32 = 0.12;

/// So much more still makes it worth two.
const GREAT_ADVANTAGE: f32 = 0.2;

/// How much of its strength a hand has left when somebody else has found theirs worth a toep.
const AGAINST_A_TOEP: f32 = 0.85;

/// What staying costs beyond its price, as more may be asked later.
const LATER_PRICES: f32 = 1.2;

/// Of so many good moments for a toep one is let pass, so that silence means little.
const LET_PASS: u32 = 4;

/// In one of so many bad moments there is a toep all the same.
const BLUFF: u32 = 25;

/// Before the first card a toep is for the best hands only, and for half of them.
const EARLY_ADVANTAGE: f32 = 0.25;

/// T10: a toep before a card is played, if one is called for.
pub(super) fn toep(public: &Public, seat: Seat, likely: f32, chance: &mut Rng) -> Option<Action> {
    // Both are drawn every time, so that what comes after does not hang on them.
    let (let_pass, bluff) = (chance.below(LET_PASS) == 0, chance.below(BLUFF) == 0);
    let over = likely - 1.0 / f32::from(public.remaining().len());
    let sure = likely >= 1.0;
    if bluff || sure || (over > ADVANTAGE && !let_pass) { with_clips(public, seat, over) } else { None }
}

/// T10: a toep while exchanging is open.
pub(super) fn early_toep(public: &Public, seat: Seat, likely: f32, chance: &mut Rng) -> Option<Action> {
    let over = likely - 1.0 / f32::from(public.remaining().len());
    (over > EARLY_ADVANTAGE && chance.below(2) == 0).then(|| with_clips(public, seat, over)).flatten()
}

/// T13, T14: a toep as large as it is good, if there may be one.
fn with_clips(public: &Public, seat: Seat, over: f32) -> Option<Action> {
    let most = public.rules().toep_stakes.most();
    let toep = Action::Toep(if over > GREAT_ADVANTAGE { most } else { 1 });
    // A toep is lawful or not whatever one holds.
    Hand::check(public, seat, &Private::default(), toep).is_ok().then_some(toep)
}

/// T11: stays where what can be won is worth its price.
pub(super) fn answer(public: &Public, seat: Seat, private: &Private, chance: &mut Rng) -> Action {
    let Some(answering) = public.answering() else { return Action::Fold };
    let price = f32::from(answering.price);
    let staked: f32 = public.stakes().iter().map(|clips| f32::from(*clips)).sum();
    let to_win = staked + f32::from(public.tens().len()) + price;
    let likely = chance_to_win(public, seat, private, GUESSES, chance) * AGAINST_A_TOEP;
    if likely * to_win > price * LATER_PRICES { Action::Stay } else { Action::Fold }
}
