//! Twin tables: two evenings in which the same people send the same at the same times, and the hidden cards
//! differ only in what one of them cannot know. That one is told the same, to the byte, at the same times.

mod common;

use cards::Card;
use common::evening::Evening;
use game::kit::{Chance, cases};
use game::{Game, MAX_SEATS, Seat, Seen, Step};
use std::collections::BTreeSet;
use table::{Conn, Entry, Event, Input, Message, Millis, OfGame, Output, Steps, Table, TokenHash, Told, Who};

/// So many other worlds are tried before it is left at that: most contradict what happened.
const TRIES: usize = 16;

/// What one world came to.
struct World {
    log: Vec<Entry>,
    /// What the viewer was told, and when.
    told: Vec<(Millis, String)>,
}

/// Hands the same in again, with other packs. None: an act was not lawful there, so that other things happened.
fn play_again(evening: &Evening, packs: &[Vec<Card>], viewer: TokenHash) -> World {
    let opened = evening.shell.log[0].clone();
    let mut table = Table::from_entries([&opened]).unwrap();
    let mut world = World { log: vec![opened], told: Vec::new() };
    let mut own: BTreeSet<Conn> = BTreeSet::new();
    for (now, input) in &evening.shell.inputs {
        if let Input::Connect { conn, token, .. } = input
            && *token == Some(viewer)
        {
            own.insert(*conn);
        }
        let told = match table.handle(*now, input) {
            Output::Told(told) => told,
            Output::Append(pending) => {
                world.log.extend_from_slice(pending.entries());
                table.committed(pending).unwrap()
            }
            Output::Locked(_) => Told::default(),
        };
        if matches!(input, Input::Commit(_)) {
            table.stack(packs.to_vec()).unwrap();
        }
        for tell in told.tells {
            if tell.to.iter().any(|conn| own.contains(conn)) {
                world.told.push((*now, format!("{:?}", tell.message)));
            }
        }
    }
    world
}

/// The seats that the viewer ever had, as it was told.
fn seats_of(evening: &Evening, at: usize) -> Vec<Option<Seat>> {
    let mut seats = vec![None];
    for message in &evening.shell.clients[at].heard {
        if let Message::Snapshot(snapshot) = message
            && let Who::Seat(seat) = snapshot.you
            && !seats.contains(&Some(seat))
        {
            seats.push(Some(seat));
        }
    }
    seats
}

/// Marks the cards that these viewers saw of a step, in the pack in use, and counts the packs.
fn learn<G: Game>(
    steps: &[Step<G>],
    viewers: &[Option<Seat>],
    played: impl Fn(&G::Action) -> Option<Card>,
    pack: &mut usize,
    known: &mut [BTreeSet<Card>],
    dealt: &mut usize,
    size: usize,
) {
    for step in steps {
        if let Step::Deal(deal) = step {
            // A pack is begun when the last one is put away; a deal of four is one out of the stock.
            let first = *pack == 0 || new_pack(deal.packets.len(), deal.cards.len(), *dealt, size);
            if first {
                *pack += 1;
                *dealt = 0;
            }
            *dealt += deal.cards.len();
        }
        let Some(known) = pack.checked_sub(1).and_then(|pack| known.get_mut(pack)) else { continue };
        if let Step::Act { action, .. } = step {
            known.extend(played(action));
        }
        for viewer in viewers {
            match step.seen_by(*viewer) {
                Seen::Act { .. } => {}
                Seen::Deal(packets) => {
                    known.extend(packets.iter().filter_map(|packet| packet.cards).flatten());
                }
                Seen::Fact { cards, .. } => known.extend(cards.into_iter().flatten()),
            }
        }
    }
}

/// In toepen the deal of a hand has several packets and an exchange one; in Wippen a pack is dealt out.
fn new_pack(packets: usize, _cards: usize, dealt: usize, size: usize) -> bool {
    if size == 32 { packets > 1 } else { dealt == size }
}

fn act_of(steps: &Steps) -> String {
    // The act, and what was said; not what was dealt.
    match steps {
        OfGame::Wippen(steps) => {
            let acts = steps.iter().filter(|step| matches!(step, Step::Act { .. }));
            format!("{:?}", acts.collect::<Vec<_>>())
        }
        OfGame::Toepen(steps) => {
            let said = steps.iter().map(|step| match step {
                Step::Act { seat, action } => format!("{seat} {action}"),
                Step::Deal(_) => String::new(),
                Step::Fact(fact) => format!("{} {:?}", fact.about, fact.says),
            });
            said.collect::<Vec<_>>().join(", ")
        }
    }
}

/// Did the same happen in both worlds, the dealt cards aside?
fn same_story(a: &[Entry], b: &[Entry]) -> bool {
    let story = |entry: &Entry| {
        let what = match &entry.event {
            Event::Played { seat, cause, steps, .. } => format!("{seat} {cause:?} {}", act_of(steps)),
            Event::Started { dealer, .. } => format!("start {dealer}"),
            event => format!("{event:?}"),
        };
        (entry.number, entry.at, what)
    };
    a.len() == b.len() && a.iter().map(story).eq(b.iter().map(story))
}

/// The viewer of this number among the clients; how many worlds were found that it cannot tell apart.
fn twins(seed: u64) -> u32 {
    let mut chance = Chance::new(seed ^ 0x7717);
    let (evening, packs) = Evening::stacked(seed, 8, 20 + chance.below(60));
    let at = chance.below(evening.shell.clients.len());
    let viewer = evening.shell.clients[at].token;
    let viewers = seats_of(&evening, at);
    assert!(viewers.len() <= MAX_SEATS + 1);
    let here = play_again(&evening, &packs, viewer);
    assert_eq!(here.log, evening.shell.log, "the same again is the same");
    let mut known = vec![BTreeSet::new(); packs.len()];
    let (mut pack, mut dealt) = (0, 0);
    for entry in &here.log {
        let (Event::Started { steps, .. } | Event::Played { steps, .. }) = &entry.event else { continue };
        let size = packs[0].len();
        match steps {
            OfGame::Wippen(steps) => {
                let card = |action: &wippen::Action| Some(action.card());
                learn(steps, &viewers, card, &mut pack, &mut known, &mut dealt, size);
            }
            OfGame::Toepen(steps) => {
                let card = |action: &toepen::SessionAction| match action {
                    toepen::SessionAction::Hand(toepen::Action::Play(card)) => Some(*card),
                    _ => None,
                };
                learn(steps, &viewers, card, &mut pack, &mut known, &mut dealt, size);
            }
        }
    }
    let mut found = 0;
    for _ in 0..TRIES {
        let mut other = packs.clone();
        for (order, known) in other.iter_mut().zip(&known) {
            let places: Vec<usize> =
                (0..order.len()).filter(|place| !known.contains(&order[*place])).collect();
            let mut cards: Vec<Card> = places.iter().map(|place| order[*place]).collect();
            chance.shuffle(&mut cards);
            for (place, card) in places.into_iter().zip(cards) {
                order[place] = card;
            }
        }
        let there = play_again(&evening, &other, viewer);
        if !same_story(&here.log, &there.log) || here.log == there.log {
            continue;
        }
        found += 1;
        for (here, there) in here.told.iter().zip(&there.told) {
            assert_eq!(here, there, "what {} cannot know shows", evening.shell.clients[at].name);
        }
        assert_eq!(here.told.len(), there.told.len());
    }
    found
}

#[test]
fn what_a_viewer_cannot_know_changes_nothing_that_it_is_told() {
    let (mut found, mut evenings) = (0, 0);
    for seed in 0..cases(60) {
        let twins = match std::panic::catch_unwind(|| twins(seed)) {
            Ok(twins) => twins,
            Err(panic) => {
                eprintln!("the evening of seed {seed}");
                std::panic::resume_unwind(panic);
            }
        };
        found += twins;
        evenings += u32::from(twins > 0);
    }
    eprintln!("{found} worlds in {evenings} evenings");
    assert!(evenings > 20 && found > 100, "{found} in {evenings} evenings");
}
