//! Secret-blindness: a world that differs only in what a viewer cannot know must look the same to it.

use super::{Chance, History, Shuffling, Subject, bytes, viewers};
use crate::{Game, Next, Seat, Seen, State, Step, View};
use cards::{Card, CardBag};
use std::vec;
use std::vec::Vec;

/// So many other worlds are tried before it is left at that: most exchanges contradict what happened (a
/// card that could not have been added, a suit that had to be followed).
const TRIES: u32 = 24;

/// Exchanges the cards of one pack that a viewer has not seen, plays the same actions again, and panics if
/// that viewer's view, its lawful actions, anything it has been told or the bytes of it change. Gives the
/// number of cards that lay elsewhere; 0 if no other world fits what happened.
pub(super) fn exchange_unknown<G: Game>(
    subject: &Subject<G>,
    history: &History<G>,
    view: &View<G>,
    viewer: usize,
    chance: &mut Chance,
) -> u32 {
    // Before the first deal there is nothing to exchange.
    if history.packs.is_empty() {
        return 0;
    }
    let pack = chance.below(history.packs.len());
    let places = unknown_places(subject, history, viewer, pack);
    for _ in 0..TRIES {
        let mut cards: Vec<Card> = places.iter().map(|place| history.packs[pack][*place]).collect();
        chance.shuffle(&mut cards);
        let mut packs = history.packs.clone();
        for (place, card) in places.iter().zip(cards) {
            packs[pack][*place] = card;
        }
        let moved = packs[pack].iter().zip(&history.packs[pack]).filter(|(a, b)| a != b).count();
        if moved == 0 {
            continue;
        }
        if let Some((state, seen)) = play_again(history, packs, viewer) {
            compare(history, view, viewer, &state, &seen);
            return moved as u32;
        }
    }
    0
}

/// The places in a pack whose cards the viewer has not seen: undealt, or dealt to others and neither
/// played nor shown since.
fn unknown_places<G: Game>(
    subject: &Subject<G>,
    history: &History<G>,
    viewer: usize,
    pack: usize,
) -> Vec<usize> {
    let order = &history.packs[pack];
    let from = history.pack_starts[pack];
    let to = history.pack_starts.get(pack + 1).copied().unwrap_or(history.steps.len());
    let mut hidden_from: Vec<Vec<usize>> = vec![Vec::new(); crate::MAX_SEATS];
    let mut dealt = 0;
    let forget = |places: &mut Vec<usize>, card: Card| {
        if let Some(at) = places.iter().position(|place| order[*place] == card) {
            places.remove(at);
        }
    };
    for (step, seen) in history.steps[from..to].iter().zip(&history.seen[viewer][from..to]) {
        match (step, seen) {
            (Step::Act { seat, action }, _) => {
                if let Some(card) = (subject.shown)(action) {
                    forget(&mut hidden_from[seat.index()], card);
                }
            }
            (Step::Deal(_), Seen::Deal(packets)) => {
                for packet in packets {
                    let places = dealt..dealt + usize::from(packet.count);
                    dealt = places.end;
                    if let (None, crate::Place::Hand(seat)) = (packet.cards, packet.to) {
                        hidden_from[seat.index()].extend(places);
                    }
                }
            }
            (Step::Fact(fact), Seen::Fact { cards: Some(cards), .. }) => {
                for card in *cards {
                    forget(&mut hidden_from[fact.about.index()], card);
                }
            }
            _ => {}
        }
    }
    hidden_from.into_iter().flatten().chain(dealt..order.len()).collect()
}

/// Plays the same actions with other packs; none if one of them is not lawful there, or if the rules make
/// the cards say something else.
fn play_again<G: Game>(
    history: &History<G>,
    packs: Vec<Vec<Card>>,
    viewer: usize,
) -> Option<(State<G>, Vec<Seen<G>>)> {
    let mut state = State::<G>::new(&history.setup);
    let mut dealer = Shuffling::with_orders(packs);
    let mut steps: Vec<Step<G>> = Vec::new();
    state.settle(&mut dealer, &mut |step| steps.push(step.clone())).ok()?;
    for step in &history.steps {
        if let Step::Act { seat, action } = step {
            state.play(*seat, *action, &mut dealer, &mut |step| steps.push(step.clone())).ok()?;
        }
    }
    let said = |step: &Step<G>| match step {
        Step::Fact(fact) => Some((fact.about, fact.says, shown(fact.cards, step, viewer))),
        Step::Act { .. } | Step::Deal(_) => None,
    };
    if !steps.iter().map(said).eq(history.steps.iter().map(said)) {
        return None;
    }
    let who = viewers(state.players()).nth(viewer).flatten();
    let seen = steps.iter().map(|step| step.seen_by(who)).collect();
    Some((state, seen))
}

/// Cards of a fact that were shown to the viewer: they are what it legitimately knows.
fn shown<G: Game>(cards: CardBag, step: &Step<G>, viewer: usize) -> Option<CardBag> {
    let who = (viewer < crate::MAX_SEATS).then(|| Seat::new(viewer as u8));
    match step.seen_by(who) {
        Seen::Fact { cards: Some(_), .. } => Some(cards),
        _ => None,
    }
}

fn compare<G: Game>(history: &History<G>, view: &View<G>, viewer: usize, state: &State<G>, seen: &[Seen<G>]) {
    let who = viewers(state.players()).nth(viewer).flatten();
    let other = state.view(who);
    assert_eq!(*view, other, "what {who:?} cannot know shows in its view");
    assert_eq!(bytes(view), bytes(&other));
    assert_eq!(history.seen[viewer], seen, "what {who:?} cannot know shows in what it is told");
    assert_eq!(bytes(&history.seen[viewer]), bytes(&seen));
    let mut lists = [Vec::new(), Vec::new()];
    for (list, view) in lists.iter_mut().zip([view, &other]) {
        let _ = view.legal(&mut |action| {
            list.push(action);
            core::ops::ControlFlow::Continue(())
        });
    }
    assert_eq!(lists[0], lists[1], "what {who:?} cannot know shows in what it may do");
    if let Next::Act(seats) = state.next() {
        assert_eq!(view.may_act(), who.is_some_and(|seat| seats.set().contains(seat)));
    }
}
