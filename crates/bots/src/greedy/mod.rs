//! A greedy player of Wippen: takes the play that promises the most by what can be seen now.

mod odds;
mod takes;
mod worth;

use crate::Player;
use cards::CardBag;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use fair::Rng;
use game::{Game, Seat, Seen, View};
use odds::Odds;
use takes::{Take, Takes};
use wippen::{Action, Match, Private, Public, Wippen};
use worth::Worth;
pub(crate) use worth::points;

/// So many plays are compared, and of more only the largest captures; an ordinary hand has a few dozen.
const COMPARED: u32 = 400;

// The weights were found by letting players with different ones meet; most of them hardly matter.

/// What a point that the others make counts; it is shared among them.
const THEIRS: f32 = 1.1;

/// What a capture in the next turn is worth beside one now, when nobody else can make it.
const LATER: f32 = 0.9;

/// How likely a pile is stolen when somebody holds a card for it.
const STOLEN: f32 = 0.3;

/// How likely the last capture stays the last for one more card to be played.
const STAYS_LAST: f32 = 0.6;

/// Counts what a play wins at once (points, cards, spades, a wip), what it leaves to the others and what to
/// itself for the next turn, by how likely the cards that nobody has seen are in their hands. It remembers
/// nothing: what has been captured counts as unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

impl Player<Wippen> for Greedy {
    fn decide(&mut self, view: &View<Wippen>, chance: &mut Rng) -> Option<Action> {
        let (seat, hand) = view.own()?;
        choose(view.public(), seat, hand, chance)
    }
}

impl Player<Match> for Greedy {
    fn decide(&mut self, view: &View<Match>, chance: &mut Rng) -> Option<Action> {
        let (seat, hand) = view.own()?;
        choose(&view.public().game, seat, hand, chance)
    }
}

/// The play that promises most; of several that promise the same, any.
fn choose(public: &Public, seat: Seat, hand: &Private, chance: &mut Rng) -> Option<Action> {
    let judge = Judge { public, seat, hand, worth: Worth::under(&public.rules, public.pack) };
    let mut best = Best { action: None, promise: f32::NEG_INFINITY, alike: 0 };
    let mut compared = 0;
    let listed = Wippen::legal(public, seat, hand, &mut |action| {
        best.compare(action, judge.promise(action), chance);
        compared += 1;
        if compared < COMPARED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if listed.is_break() && public.rules.adding_up {
        for card in hand.kinds() {
            let fullest = takes::fullest(public, &judge.worth, card);
            if let Some(action) = fullest.filter(|action| Wippen::check(public, seat, hand, *action).is_ok())
            {
                best.compare(action, judge.promise(action), chance);
            }
        }
    }
    best.action
}

/// The best play so far.
struct Best {
    action: Option<Action>,
    promise: f32,
    /// How many promised the same.
    alike: u32,
}

impl Best {
    fn compare(&mut self, action: Action, promise: f32, chance: &mut Rng) {
        match promise.total_cmp(&self.promise) {
            Ordering::Greater => *self = Best { action: Some(action), promise, alike: 1 },
            Ordering::Equal => {
                self.alike += 1;
                if chance.below(self.alike) == 0 {
                    self.action = Some(action);
                }
            }
            Ordering::Less => {}
        }
    }
}

/// One decision.
struct Judge<'a> {
    public: &'a Public,
    seat: Seat,
    hand: &'a Private,
    worth: Worth,
}

impl Judge<'_> {
    /// What a play promises, in points.
    fn promise(&self, action: Action) -> f32 {
        let mut after = self.public.clone();
        Wippen::see_public(&mut after, &Seen::Act { seat: self.seat, action });
        let mut kept = *self.hand;
        kept.remove(action.card());
        let odds = Odds::after(&after, self.seat, kept);
        let takes = Takes::from(&after, &self.worth);
        let others = f32::from(self.public.players() - 1);

        self.at_once(action, &after) + LATER * self.later(kept, &takes, &odds, &after)
            - THEIRS / others * self.for_the_others(&after, &takes, &odds)
            - self.pile_at_risk(&after, &odds)
    }

    /// What the play wins now.
    fn at_once(&self, action: Action, after: &Public) -> f32 {
        let at = self.seat.index();
        let won = match action {
            Action::Capture { card, loose, builds } => {
                let built: f32 = self.public.builds.of(builds).map(|build| self.worth.of(build.cards)).sum();
                let left = self.leftovers(self.public.loose.minus(loose), after);
                self.worth.of(loose) + built + self.worth.card(card) + left
            }
            Action::Steal { card, from } => {
                // What the other loses counts too.
                let others = f32::from(self.public.players() - 1);
                let pile = f32::from(self.public.piles[from.index()]) * self.worth.average();
                pile * (1.0 + THEIRS / others) + self.worth.card(card)
            }
            Action::Add { .. } | Action::Build { .. } | Action::Extend { .. } => 0.0,
        };
        won + f32::from(after.wips[at] - self.public.wips[at])
    }

    /// W30: what a capture in the last deal brings by these cards, as it may stay the last.
    fn leftovers(&self, left: CardBag, after: &Public) -> f32 {
        let last_deal = after.stock == 0;
        if last_deal { STAYS_LAST.powi(i32::from(after.in_hands())) * self.worth.of(left) } else { 0.0 }
    }

    /// The best that the next turn can bring with the cards kept, if it is still there.
    fn later(&self, kept: Private, takes: &Takes, odds: &Odds, after: &Public) -> f32 {
        let mut best = 0.0f32;
        for card in kept.kinds() {
            let take = takes.with(card.rank());
            if take.takes_something {
                let safe = 1.0 - odds.somebody_holds(card.rank());
                best = best.max((self.with_wip(take, after) + self.worth.card(card)) * safe);
            }
        }
        best
    }

    /// What the best capture of the others is worth on average, whoever holds the card for it.
    fn for_the_others(&self, after: &Public, takes: &Takes, odds: &Odds) -> f32 {
        let mut wins = takes.all().map(|(rank, take)| (rank, self.with_wip(take, after)));
        wins.sort_unstable_by(|a, b| b.1.total_cmp(&a.1));
        odds.average_of_best(&wins)
    }

    /// With the point for a wip, if it is one (W28).
    fn with_wip(&self, take: Take, after: &Public) -> f32 {
        let wip = take.sweeps && after.rules.wips && after.stock > 0;
        take.worth + f32::from(u8::from(wip))
    }

    /// W24: what one's own pile would cost if somebody stole it, by how likely somebody can.
    fn pile_at_risk(&self, after: &Public, odds: &Odds) -> f32 {
        let at = self.seat.index();
        match after.tops[at] {
            Some(top) => {
                let pile = f32::from(after.piles[at]) * self.worth.average();
                odds.somebody_holds(top.rank()) * STOLEN * pile * (1.0 + THEIRS)
            }
            None => 0.0,
        }
    }
}
