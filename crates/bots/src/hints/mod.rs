//! Hints: what the strongest computer player would do at somebody's place, and why one might.
//!
//! The reason is not the player's own: it is found afterwards, from the same view, among what can be said of the
//! move for certain, or by how often it wins with guessed cards. So it says nothing that is not so, whoever the
//! strongest player is.

mod toepen;
mod wippen;

use crate::{Player, ToepenBot, WippenBot};
use ::toepen::{Session, SessionAction};
use ::wippen::{Action, Match};
use cards::{Card, CardBag};
use core::ops::ControlFlow;
use fair::Rng;
use game::{Game, Seat, View};

/// What one might do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The action; none: nothing now.
    pub action: Option<A>,
    /// Why.
    pub reason: Reason,
}

/// A reason, as a message with its blanks.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The key of the message.
    pub key: &'static str,
    /// What goes into its blanks.
    pub blanks: Vec<(&'static str, Blank)>,
}

/// What goes into a blank.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Blank {
    /// A whole number.
    Number(i64),
    /// A card.
    Card(Card),
    /// Cards.
    Cards(CardBag),
    /// A player's name.
    Player(Seat),
}

impl Reason {
    fn new(key: &'static str) -> Reason {
        Reason { key, blanks: Vec::new() }
    }

    fn with(mut self, name: &'static str, blank: Blank) -> Reason {
        self.blanks.push((name, blank));
        self
    }

    fn number(self, name: &'static str, number: impl Into<i64>) -> Reason {
        self.with(name, Blank::Number(number.into()))
    }
}

/// A hint for somebody who plays Wippen; none if they may not act.
pub fn wippen(view: &View<Match>, chance: &mut Rng) -> Option<Hint<Action>> {
    hint(view, &mut WippenBot::strongest(), chance, wippen::reason)
}

/// A hint for somebody who plays toepen; none if they may not act.
pub fn toepen(view: &View<Session>, chance: &mut Rng) -> Option<Hint<SessionAction>> {
    hint(view, &mut ToepenBot::strongest(), chance, toepen::reason)
}

fn hint<G: Game>(
    view: &View<G>,
    player: &mut impl Player<G>,
    chance: &mut Rng,
    reason: fn(&View<G>, G::Action, &mut Rng) -> Option<Reason>,
) -> Option<Hint<G::Action>> {
    if !view.may_act() {
        return None;
    }
    let action =
        player.decide(view, chance).filter(|action| view.check(*action).is_some_and(|is| is.is_ok()));
    let reason = match action {
        None => Reason::new("hint-wait"),
        Some(_) if is_only(view) => Reason::new("hint-only"),
        Some(action) => reason(view, action, chance)?,
    };
    Some(Hint { action, reason })
}

/// Is there one thing only that can be done?
fn is_only<G: Game>(view: &View<G>) -> bool {
    let mut count = 0;
    let _ = view.legal(&mut |_| {
        count += 1;
        if count < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    count == 1
}
