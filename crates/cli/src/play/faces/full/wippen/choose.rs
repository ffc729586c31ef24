//! Choosing a move of Wippen: a hand card, then what it takes or what it is laid on, then what that means.

use super::super::laid::{Chosen, Offer, Offers, Wish};
use crate::play::faces::lines::{Pick, Shown};
use crate::play::told::Told;
use cards::{Card, CardBag};
use game::View;
use lang::Teller;
use wippen::{Action, BuildSet, Match, Public, value};

/// So many plays are listed; what else there is is found by ticking.
const LISTED: usize = 100;

/// W13: no build is worth more.
const HIGHEST: u8 = 10;

/// Something that lies in the pot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A build, by its place.
    Build(usize),
    /// A loose card.
    Loose(Card),
}

/// What lies in the pot, the builds first.
pub fn items(public: &Public) -> Vec<Item> {
    let builds = (0..public.builds.as_slice().len()).map(Item::Build);
    builds.chain(public.loose.iter().map(Item::Loose)).collect()
}

/// Some of what lies in the pot.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Part {
    loose: CardBag,
    builds: BuildSet,
}

impl Part {
    fn of(items: &[Item], places: impl IntoIterator<Item = usize>) -> Part {
        let mut part = Part::default();
        for item in places.into_iter().filter_map(|place| items.get(place)) {
            match item {
                Item::Build(build) => part.builds = part.builds.with(*build),
                Item::Loose(card) => part.loose = part.loose.plus(CardBag::of(*card)),
            }
        }
        part
    }

    /// What a play takes or is laid on.
    fn of_play(action: Action) -> Part {
        match action {
            Action::Capture { loose, builds, .. } => Part { loose, builds },
            Action::Build { loose, .. } => Part { loose, builds: BuildSet::NONE },
            Action::Extend { loose, build, .. } => Part { loose, builds: BuildSet::of(usize::from(build)) },
            Action::Add { .. } | Action::Steal { .. } => Part::default(),
        }
    }

    /// Are all of the other in it? Of equal builds any will do.
    fn contains(self, other: Part, public: &Public) -> bool {
        self.loose.contains_all(other.loose)
            && self.builds.contains_all(public.builds.canonical(other.builds))
    }

    fn is_empty(self) -> bool {
        self.loose.is_empty() && self.builds.is_empty()
    }
}

/// All that the chosen card can do with what is ticked.
pub fn offers(teller: &Teller<'_>, view: &View<Match>, chosen: &Chosen) -> Offers<Action> {
    let Some(card) = chosen.card else { return Offers::default() };
    if !view.may_act() {
        return Offers { refusal: refusal(teller, view, Action::Add { card }), ..Offers::default() };
    }
    let public = &view.public().game;
    let items = items(public);
    let ticked = Part::of(&items, chosen.ticked.iter().copied());
    let picks = Match::picks(view);
    let of_card = |pick: &Pick<Action>| match pick {
        Pick::Act(action) if action.card() == card => Some(*action),
        _ => None,
    };
    let plays: Vec<Action> = picks.list.iter().filter_map(of_card).collect();
    let fitting = fitting(public, &items, chosen, &plays, picks.cut);
    let mut list: Vec<Action> =
        if ticked.is_empty() { plays.clone() } else { meanings(view, card, ticked, &plays) };
    let exact = list.len();
    if exact == 0 {
        list = plays.iter().copied().filter(|play| Part::of_play(*play).contains(ticked, public)).collect();
    }
    let act =
        |action: &Action| Offer { label: Match::choice(teller, view, *action), wish: Wish::Act(*action) };
    let mut list: Vec<Offer<Action>> = list.iter().take(LISTED).map(act).collect();
    let add = Action::Add { card };
    if ticked.is_empty()
        && let Some(reason) = refusal(teller, view, add)
    {
        list.push(Offer { label: Match::choice(teller, view, add), wish: Wish::Refused(reason) });
    }
    let taking =
        Action::Capture { card, loose: ticked.loose, builds: public.builds.canonical(ticked.builds) };
    let refusal = if list.is_empty() { refusal(teller, view, taking) } else { None };
    Offers { list, fitting, exact, refusal }
}

/// Why something may not be done, in a sentence.
fn refusal(teller: &Teller<'_>, view: &View<Match>, action: Action) -> Option<String> {
    match view.check(action) {
        Some(Err(illegal)) => Some(Match::refusal(teller, illegal)),
        _ => None,
    }
}

/// All that the card can do with just this, the best known first. There are few, however full the pot is.
fn meanings(view: &View<Match>, card: Card, part: Part, plays: &[Action]) -> Vec<Action> {
    let builds = view.public().game.builds.canonical(part.builds);
    let mut all = vec![Action::Capture { card, loose: part.loose, builds }];
    for value in 1..=HIGHEST {
        match builds.iter().next() {
            None => all.push(Action::Build { card, loose: part.loose, value }),
            Some(build) if builds.len() == 1 => {
                all.push(Action::Extend { card, loose: part.loose, build: build as u8, value });
            }
            Some(_) => {}
        }
    }
    all.retain(|action| view.check(*action) == Some(Ok(())));
    all.sort_by_key(|action| plays.iter().position(|play| play == action).unwrap_or(plays.len()));
    all
}

/// The places of what can still be ticked, and of what is.
fn fitting(public: &Public, items: &[Item], chosen: &Chosen, plays: &[Action], cut: bool) -> Vec<usize> {
    let fits = |place: &usize| {
        if cut || chosen.ticked.contains(place) {
            return true;
        }
        let with = Part::of(items, chosen.ticked.iter().copied().chain([*place]));
        plays.iter().any(|play| Part::of_play(*play).contains(with, public))
    };
    (0..items.len()).filter(fits).collect()
}

/// What is ticked as a sum: `4 + 3 = 7`, and what it makes with the hand card.
pub fn sum(teller: &Teller<'_>, public: &Public, chosen: &Chosen) -> Option<String> {
    let items = items(public);
    let mut values = Vec::new();
    for place in &chosen.ticked {
        values.push(match items.get(*place)? {
            Item::Build(build) => public.builds.as_slice().get(*build)?.value,
            Item::Loose(card) => value(*card)?,
        });
    }
    let card = chosen.card?;
    let sum: u32 = values.iter().map(|value| u32::from(*value)).sum();
    if values.is_empty() {
        return None;
    }
    let parts = values.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    let parts = if values.len() == 1 { parts } else { format!("{parts} = {sum}") };
    // Beyond ten it is nothing that could be built.
    let Some(own) = value(card).filter(|own| sum + u32::from(*own) <= u32::from(HIGHEST)) else {
        return Some(parts);
    };
    let blanks =
        [("sum", parts.into()), ("card", teller.card(card).into()), ("total", (sum + u32::from(own)).into())];
    Some(teller.get("full-sum", &blanks))
}
