//! Twin tables: the same evening once more, in which everything that comes to the house comes again at the same
//! times, and the hidden cards differ only in what one viewer cannot know. To that one the house sends the same, to
//! the byte, at the same times. (Commitments, roots, openings and secrets depend on all the cards by their nature;
//! there are none where packs lie in known orders. That they are right is seen in [`crate::proof`].)

use crate::back::{Frame, Sent, Socket};
use crate::deck::{Deck, KnownPacks, Place, cards_of};
use crate::evening::{Evening, Plan};
use crate::house::{House, Opening};
use crate::run::only;
use crate::sabotage::Sabotage;
use cards::{Card, CardBag};
use game::kit::Chance;
use game::{Game, Seat, Seen, Step};
use std::collections::{BTreeMap, BTreeSet};
use table::{Entry, Event, Message, OfGame, Steps, Table};
use wire::{ServerMessage, You};

/// So many other worlds are tried before it is left at that: most contradict what happened.
const TRIES: usize = 12;

/// What came of looking for twins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Twins {
    /// So many worlds were found that the viewer cannot tell apart.
    pub worlds: u32,
    /// So many frames it got in each.
    pub frames: u32,
    /// Has the viewer no seat?
    pub looks_on: bool,
}

/// What one world came to.
struct World {
    log: Vec<Entry>,
    sent: Vec<Sent>,
    /// What happened, the dealt cards aside.
    story: Vec<String>,
    /// What commands were answered, wherever they came from.
    answers: Vec<(Socket, String)>,
    /// Which answers of computer players were lawful.
    lawful: Vec<bool>,
}

impl World {
    /// Is what came to this world something that might as well have come to the other one? Nobody plays what they do
    /// not hold; where somebody would have, the worlds are no twins. When it happened is not asked: if that depends on
    /// hidden cards, it shows.
    fn is_twin_of(&self, other: &World) -> bool {
        let same = self.story == other.story && self.answers == other.answers && self.lawful == other.lawful;
        same && self.log != other.log
    }
}

/// Plays an evening for a while, chooses somebody at it, and looks for worlds that are the same to them, in a house
/// that may do something wrong on purpose.
///
/// # Panics
/// If they are told anything else in one of those.
pub fn twins(seed: u64, sabotage: Option<Sabotage>) -> Twins {
    let mut chance = Chance::new(seed ^ 0x7717);
    let mut evening =
        Evening::new(seed, &Plan { known_packs: true, tells: only().is_some(), ..Plan::default() });
    evening.play_until(20 + chance.below(120) as u64);
    let Deck::Known(packs) = &evening.opening.deck else { return Twins::default() };
    let viewer = Viewer::of(&evening, chance.below(evening.people.len()));
    let here = play_again(&evening, packs.clone(), sabotage);
    let before = evening.house.log();
    let same = sabotage.is_some() || here.log.starts_with(&before);
    assert!(same, "the same again is not the same");
    let seats = viewer.seats(&here);
    let known = learn(&here.log, &seats);
    let mut twins = Twins { looks_on: seats.len() == 1, ..Twins::default() };
    for _ in 0..TRIES {
        let mut other = packs.clone();
        for (place, (cards, known)) in &known {
            other.otherwise.insert(*place, shift(packs.order(*place, *cards), known, &mut chance));
        }
        let there = play_again(&evening, other, sabotage);
        if !there.is_twin_of(&here) {
            continue;
        }
        let (told, twin) = (viewer.told(&here), viewer.told(&there));
        for (here, there) in told.iter().zip(&twin) {
            assert_eq!(here, there, "what {} cannot know shows", viewer.name);
        }
        assert_eq!(
            told.len(),
            twin.len(),
            "what {} cannot know shows in how much they are told",
            viewer.name
        );
        twins.worlds += 1;
        twins.frames = told.len() as u32;
    }
    twins
}

/// Everything that came to the house comes again.
fn play_again(evening: &Evening, packs: KnownPacks, sabotage: Option<Sabotage>) -> World {
    let opening = Opening { deck: Deck::Known(packs), sabotage, ..evening.opening.clone() };
    let mut house = House::open(opening);
    for (at, happening) in &evening.happened {
        while house.next_at().is_some_and(|next| next <= *at) {
            house.run();
        }
        house.take(*at, happening.clone());
    }
    while house.next_at().is_some_and(|next| next <= evening.now) {
        house.run();
    }
    let log = house.log();
    let story = log.iter().map(story).collect();
    let sent = house.sent();
    let answers = sent.iter().filter_map(answer).collect();
    World { log, sent, story, answers, lawful: house.judged() }
}

/// Somebody, with all devices that have the same token.
struct Viewer {
    name: String,
    sockets: BTreeSet<Socket>,
}

impl Viewer {
    fn of(evening: &Evening, person: usize) -> Viewer {
        let token = &evening.people[person].token;
        let same = |other: usize| other == person || token.is_some() && evening.people[other].token == *token;
        let own = evening.owners.iter().filter(|(_, owner)| same(**owner));
        Viewer {
            name: evening.people[person].name.clone(),
            sockets: own.map(|(socket, _)| *socket).collect(),
        }
    }

    fn told<'a>(&self, world: &'a World) -> Vec<&'a Sent> {
        world.sent.iter().filter(|sent| self.sockets.contains(&sent.socket)).collect()
    }

    /// All seats as which they ever looked on, none among them: whoever has a seat may look on without it.
    fn seats(&self, world: &World) -> Vec<Option<Seat>> {
        let mut seats = vec![None];
        for sent in self.told(world) {
            let Frame::Text(text) = &sent.frame else { continue };
            let you = match serde_json::from_str(text) {
                Ok(ServerMessage::Snapshot(all)) => all.you,
                Ok(ServerMessage::Welcome { you, .. }) => you,
                _ => continue,
            };
            if let You::Seat { seat } = you {
                let seat = Some(Seat::new(seat));
                if !seats.contains(&seat) {
                    seats.push(seat);
                }
            }
        }
        seats
    }
}

/// The cards of each pack, and those of them that some seats know. What they saw at any time they know all along:
/// that is more than they do, which only makes the worlds fewer.
type Knowledge = BTreeMap<Place, (CardBag, BTreeSet<Card>)>;

fn learn(log: &[Entry], seats: &[Option<Seat>]) -> Knowledge {
    let mut known = Knowledge::new();
    let (mut matches, mut pack, mut dealt) = (0, 0, 0);
    for (at, entry) in log.iter().enumerate() {
        let steps = match &entry.event {
            Event::Started { steps, .. } => {
                (matches, pack, dealt) = (matches + 1, 0, 0);
                steps
            }
            Event::Played { steps, .. } => steps,
            _ => continue,
        };
        if pack == 0 {
            let cards = cards_at(&log[..=at]);
            known.entry((matches - 1, 0)).or_insert((cards, BTreeSet::new()));
        }
        let of_match = matches - 1;
        match steps {
            OfGame::Wippen(steps) => {
                let card = |action: &wippen::Action| Some(action.card());
                see(steps, seats, card, (of_match, &mut pack, &mut dealt), &mut known);
            }
            OfGame::Toepen(steps) => {
                let card = |action: &toepen::SessionAction| match action {
                    toepen::SessionAction::Hand(toepen::Action::Play(card)) => Some(*card),
                    _ => None,
                };
                see(steps, seats, card, (of_match, &mut pack, &mut dealt), &mut known);
            }
        }
    }
    known
}

/// The cards of a pack, at the end of these entries.
fn cards_at(log: &[Entry]) -> CardBag {
    let table = Table::from_entries(log).expect("what was stored makes a table");
    let Message::Snapshot(all) = table.public() else { return CardBag::EMPTY };
    cards_of(all.draft, all.seats.len())
}

fn see<G: Game>(
    steps: &[Step<G>],
    seats: &[Option<Seat>],
    played: impl Fn(&G::Action) -> Option<Card>,
    (of_match, pack, dealt): (usize, &mut usize, &mut usize),
    known: &mut Knowledge,
) {
    let Some(cards) = known.get(&(of_match, 0)).map(|(cards, _)| *cards) else { return };
    for step in steps {
        if let Step::Deal(deal) = step {
            // In toepen a hand begins with several packets and an exchange takes one; in Wippen a pack is dealt out.
            let toepen = cards == CardBag::from_set(toepen::PACK);
            let new = if toepen { deal.packets.len() > 1 } else { *dealt == usize::from(cards.len()) };
            if *pack == 0 || new {
                (*pack, *dealt) = (*pack + 1, 0);
            }
            *dealt += deal.cards.len();
        }
        let Some(place) = pack.checked_sub(1) else { continue };
        let (_, known) = known.entry((of_match, place)).or_insert((cards, BTreeSet::new()));
        if let Step::Act { action, .. } = step {
            known.extend(played(action));
        }
        for seat in seats {
            match step.seen_by(*seat) {
                Seen::Act { .. } => {}
                Seen::Deal(packets) => {
                    known.extend(packets.iter().filter_map(|packet| packet.cards).flatten());
                }
                Seen::Fact { cards, .. } => known.extend(cards.into_iter().flatten()),
            }
        }
    }
}

/// The same pack with some cards exchanged that are not known: all of them, or only a few, so that more of what
/// others did remains possible.
fn shift(mut order: Vec<Card>, known: &BTreeSet<Card>, chance: &mut Chance) -> Vec<Card> {
    let mut places: Vec<usize> = (0..order.len()).filter(|place| !known.contains(&order[*place])).collect();
    chance.shuffle(&mut places);
    let few = 2 + chance.below(3);
    if chance.below(2) == 0 {
        places.truncate(few);
    }
    let mut cards: Vec<Card> = places.iter().map(|place| order[*place]).collect();
    chance.shuffle(&mut cards);
    for (place, card) in places.into_iter().zip(cards) {
        order[place] = card;
    }
    order
}

/// What happened with an entry, the dealt cards aside.
fn story(entry: &Entry) -> String {
    match &entry.event {
        Event::Played { seat, cause, steps, .. } => format!("{seat} {cause:?} {}", act_of(steps)),
        Event::Started { dealer, .. } => format!("start {dealer}"),
        event => format!("{event:?}"),
    }
}

/// The answer to a command, if a frame is one.
fn answer(sent: &Sent) -> Option<(Socket, String)> {
    let Frame::Text(text) = &sent.frame else { return None };
    let answers = text.starts_with(r#"{"type":"done""#) || text.starts_with(r#"{"type":"refused""#);
    match serde_json::from_str(text).ok().filter(|_| answers)? {
        ServerMessage::Done { id, .. } => Some((sent.socket, id)),
        ServerMessage::Refused { id, why, .. } => Some((sent.socket, format!("{id:?} {}", why.key))),
        _ => None,
    }
}

/// The act, and what was said; not what was dealt or shown.
fn act_of(steps: &Steps) -> String {
    let text = |steps: &mut dyn Iterator<Item = String>| steps.collect::<Vec<_>>().join(", ");
    match steps {
        OfGame::Wippen(steps) => text(&mut steps.iter().map(|step| match step {
            Step::Act { seat, action } => format!("{seat} {action:?}"),
            Step::Deal(_) | Step::Fact(_) => String::new(),
        })),
        OfGame::Toepen(steps) => text(&mut steps.iter().map(|step| match step {
            Step::Act { seat, action } => format!("{seat} {action}"),
            Step::Deal(_) => String::new(),
            Step::Fact(fact) => format!("{} {:?}", fact.about, fact.says),
        })),
    }
}
