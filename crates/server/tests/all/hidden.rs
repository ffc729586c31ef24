//! Nothing hidden is in any frame: all cards in the frames to a viewer are looked for in what that viewer had
//! seen by then, according to the log.

use cards::{Card, CardSet};
use game::{Game, Place, Seat, ShownTo, Step};
use record::Recorded;
use serde_json::Value;
use table::{Entry, Event, OfGame};

/// What a viewer may have been shown by each entry, from entry 0 on; cards of a pack that is not played with any
/// more are forgotten.
fn seen(entries: &[Entry], viewer: Option<Seat>) -> Vec<CardSet> {
    let mut seen = vec![CardSet::from_bits(0)];
    let mut now = CardSet::from_bits(0);
    let mut dealt = 0;
    for entry in entries {
        let mut during = now;
        if let Event::Started { steps, .. } | Event::Played { steps, .. } = &entry.event {
            match steps {
                OfGame::Wippen(steps) => see(steps, viewer, &mut now, &mut during, &mut dealt, 52),
                OfGame::Toepen(steps) => see(steps, viewer, &mut now, &mut during, &mut dealt, 32),
            }
        }
        seen.push(during);
    }
    seen
}

fn see<G: Recorded>(
    steps: &[Step<G>],
    viewer: Option<Seat>,
    now: &mut CardSet,
    during: &mut CardSet,
    dealt: &mut u32,
    pack: u32,
) {
    let mut add = |now: &mut CardSet, card: Card| {
        now.insert(card);
        during.insert(card);
    };
    for step in steps {
        match step {
            Step::Act { action, .. } => {
                // A hand of toepen begins with the act of its dealer.
                if G::action_text_is_deal(action) {
                    *now = CardSet::from_bits(0);
                    *dealt = 0;
                }
                G::played(action).into_iter().for_each(|card| add(now, card));
            }
            Step::Deal(deal) => {
                if *dealt >= pack {
                    *now = CardSet::from_bits(0);
                    *dealt = 0;
                }
                let mut cards = deal.cards.as_slice().iter();
                for packet in &deal.packets {
                    for card in cards.by_ref().take(usize::from(packet.count)) {
                        *dealt += 1;
                        let own = viewer.is_some_and(|viewer| packet.to == Place::Hand(viewer));
                        if own || packet.face_up {
                            add(now, *card);
                        }
                    }
                }
            }
            Step::Fact(fact) => {
                let shown = match fact.shown_to {
                    ShownTo::All => true,
                    ShownTo::Only(seats) => viewer.is_some_and(|viewer| seats.contains(viewer)),
                };
                if shown {
                    fact.cards.iter().for_each(|card| add(now, card));
                }
            }
        }
    }
}

/// Does an action begin a new pack?
trait Deals: Game {
    fn action_text_is_deal(action: &Self::Action) -> bool;
}

impl<G: Recorded> Deals for G {
    fn action_text_is_deal(action: &G::Action) -> bool {
        format!("{action:?}") == "Deal"
    }
}

/// Every card that a value names, anywhere in it. Hashes are no cards, although they may look like some.
fn named(value: &Value, cards: &mut Vec<Card>) {
    match value {
        Value::String(text) if text.contains(' ') && text.len() > 60 => {
            // The proof of a card: its second word.
            cards.extend(text.split(' ').nth(1).and_then(|word| word.parse::<Card>().ok()));
        }
        Value::String(text) if text.len() >= 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) => {}
        Value::String(text) => {
            let letters: Vec<char> = text.chars().collect();
            cards.extend(letters.windows(2).filter_map(|pair| String::from_iter(pair).parse::<Card>().ok()));
        }
        Value::Array(values) => values.iter().for_each(|value| named(value, cards)),
        Value::Object(map) => map.values().for_each(|value| named(value, cards)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Looks through every frame.
pub fn check(frames: &[String], entries: &[Entry], viewer: Option<u8>) {
    let seen = seen(entries, viewer.map(Seat::new));
    let mut last = 0;
    let mut found = 0;
    for text in frames {
        let frame: Value = serde_json::from_str(text).unwrap();
        // What only replays show is nothing here.
        for only in ["hands", "laid", "open_piles"] {
            assert!(frame["view"].get(only).is_none_or(Value::is_null), "{text}");
        }
        if matches!(frame["type"].as_str(), Some("entry" | "snapshot")) {
            last = frame["number"].as_u64().unwrap() as usize;
        }
        // Of entries that come together only the last brings the game, as it is then.
        let by = frame["number"].as_u64().map_or(last, |number| (number as usize).max(last));
        let mut cards = Vec::new();
        named(&frame, &mut cards);
        for card in cards {
            found += 1;
            assert!(seen[by].contains(card), "{viewer:?} may not know {card} by entry {by}: {text}");
        }
    }
    assert!(found > 20, "{viewer:?}: only {found} cards in {} frames", frames.len());
    // Nobody hears of the secret before the end.
    let secret = entries.iter().find_map(|entry| match &entry.event {
        Event::Revealed { secret } => secret.clone(),
        _ => None,
    });
    let secret = secret.expect("the match is over");
    let over = entries.iter().position(|entry| matches!(entry.event, Event::Revealed { .. })).unwrap() + 1;
    for text in frames {
        let frame: Value = serde_json::from_str(text).unwrap();
        let early = frame["number"].as_u64().is_some_and(|number| (number as usize) < over);
        assert!(!early || !text.contains(&secret));
    }
}
