//! Random positions with small pots, and random attempts at moves in them.

use crate::common::any_rules;
use crate::table::{Card, Play, Table};
use game::kit::Chance;
use wippen::{MAX_BUILDS, Rules};

/// A position that the notation accepts, as JSON: any switches, up to 8 loose cards, up to 3 builds.
pub fn random(chance: &mut Chance) -> String {
    let players = if chance.below(3) > 0 { 2 } else { 2 + chance.below(5) };
    let rules = any_rules(chance, players as u8);
    let mut pool = pool(&rules, chance);
    let (dealer, turn, full) = (chance.below(players), chance.below(players), 1 + chance.below(4));
    let mut hands = vec![Vec::new(); players];
    let mut played = true;
    for step in 1..=players {
        let seat = (dealer + step) % players;
        played &= seat != turn;
        for _ in 0..full - usize::from(played) {
            hands[seat].push(pool.pop().expect("the pool holds enough for all hands"));
        }
    }
    let mut pot = Vec::new();
    // So many builds can still come: every card but a hand's last may make one.
    let to_come: usize = hands.iter().map(|hand| hand.len().saturating_sub(1)).sum();
    for _ in 0..if rules.building { chance.below(4) } else { 0 } {
        if pot.len() + to_come + 2 <= MAX_BUILDS {
            pot.extend(build(&rules, &hands, &mut pool, chance));
        }
    }
    let loose = pool.len().min([8, 8, 6, 4, 2, 0][chance.below(6)]);
    pot.extend(pool.drain(..loose).map(Card::text));
    let piles: Vec<String> = (0..players).map(|_| list(&take(&mut pool, chance))).collect();
    let texts =
        |lists: Vec<String>| lists.iter().map(|list| format!("\"{list}\"")).collect::<Vec<_>>().join(", ");
    let hands = texts(hands.iter().map(|hand| list(hand)).collect());
    format!(
        r#"{{"game": "wippen", "rules": {}, "players": {players}, "dealer": {dealer}, "turn": {turn}, "hands": [{hands}], "pot": "{}", "piles": [{}]}}"#,
        written(&rules),
        pot.join(" "),
        texts(piles)
    )
}

fn written(rules: &Rules) -> String {
    let mut text = format!(r#"{{"preset": "{}""#, rules.preset().name());
    for (key, setting) in rules.differences() {
        text += &format!(r#", "{key}": {setting}"#);
    }
    text + "}"
}

/// Cards to fill a position with: often few ranks and few suits, so that many sums and equal cards come about.
fn pool(rules: &Rules, chance: &mut Chance) -> Vec<Card> {
    let players = usize::from(rules.players());
    let suits = if rules.decks() == 2 && players == 2 { 2 + chance.below(3) as u8 } else { 4 };
    let highest = if players > 3 { 13 } else { [8, 10, 10, 13][chance.below(4)] };
    let mut pool = Vec::new();
    for _ in 0..rules.decks() {
        for rank in 1..=highest {
            pool.extend((0..suits).map(|suit| Card { rank, suit }));
        }
    }
    chance.shuffle(&mut pool);
    pool
}

/// Up to three cards.
fn take(pool: &mut Vec<Card>, chance: &mut Chance) -> Vec<Card> {
    let most = pool.len().min(chance.below(4));
    pool.drain(..most).collect()
}

fn list(cards: &[Card]) -> String {
    cards.iter().map(|card| card.text()).collect::<Vec<_>>().join(" ")
}

/// One build, or two that are alike, of a value that its owner holds, if the cards for it turn up.
fn build(rules: &Rules, hands: &[Vec<Card>], pool: &mut Vec<Card>, chance: &mut Chance) -> Vec<String> {
    let owner = chance.below(hands.len());
    let values: Vec<u8> =
        hands[owner].iter().filter(|card| card.is_numeric()).map(|card| card.rank).collect();
    if values.is_empty() {
        return Vec::new();
    }
    let value = values[chance.below(values.len())];
    let most = 1 + usize::from(rules.double_builds) + usize::from(rules.triple_builds);
    let times = 1 + chance.below(most);
    let mut cards = Vec::new();
    for _ in 0..times {
        match group(value, pool, chance) {
            Some(group) => cards.extend(group),
            None => {
                pool.extend(cards);
                return Vec::new();
            }
        }
    }
    if cards.len() < 2 {
        pool.extend(cards);
        return Vec::new();
    }
    cards.sort();
    let text = format!("[{}={value}@{owner}]", list(&cards).replace(' ', ""));
    let mut twin = pool.clone();
    let alike = chance.below(3) == 0 && cards.iter().all(|card| remove(&mut twin, *card));
    if alike {
        *pool = twin;
        return vec![text.clone(), text];
    }
    vec![text]
}

fn remove(cards: &mut Vec<Card>, card: Card) -> bool {
    let place = cards.iter().position(|other| *other == card);
    place.map(|place| cards.swap_remove(place)).is_some()
}

/// Cards out of the pool that add up to the value.
fn group(value: u8, pool: &mut Vec<Card>, chance: &mut Chance) -> Option<Vec<Card>> {
    let (mut group, mut rest) = (Vec::new(), value);
    while rest > 0 {
        let fitting: Vec<Card> = pool.iter().copied().filter(|card| card.rank <= rest).collect();
        if fitting.is_empty() {
            pool.extend(group);
            return None;
        }
        let card = fitting[chance.below(fitting.len())];
        remove(pool, card);
        rest -= card.rank;
        group.push(card);
    }
    Some(group)
}

/// A move that somebody might try, seldom a lawful one.
pub fn attempt(table: &Table, chance: &mut Chance) -> (Card, Play) {
    let any_card =
        |chance: &mut Chance| Card { rank: 1 + chance.below(13) as u8, suit: chance.below(4) as u8 };
    let card =
        if chance.below(10) == 0 { any_card(chance) } else { table.hand[chance.below(table.hand.len())] };
    let mut loose: Vec<Card> = table.loose.clone();
    chance.shuffle(&mut loose);
    loose.truncate(chance.below(loose.len() + 1));
    // Cards of builds, and others that do not lie there.
    if chance.below(8) == 0 {
        loose.push(any_card(chance));
    }
    // Twice the same is one card too many in two decks, and no bag holds three.
    if loose.iter().any(|card| loose.iter().filter(|other| *other == card).count() > 2) {
        loose.pop();
    }
    let mut builds: Vec<usize> = (0..table.builds.len()).collect();
    chance.shuffle(&mut builds);
    let build = builds.first().copied();
    builds.truncate(chance.below(builds.len() + 1));
    let held = table.hand[chance.below(table.hand.len())].rank;
    let value = if chance.below(3) > 0 { held } else { 1 + chance.below(12) as u8 };
    let play = match (chance.below(6), build) {
        (0, _) => Play::Add,
        (1, _) if !loose.is_empty() => Play::Build(loose, value),
        (2, Some(build)) => Play::Extend(loose, build, value),
        (3, Some(build)) => Play::Extend(Vec::new(), build, value),
        (4, _) => Play::Steal(chance.below(table.players + 2)),
        _ if loose.is_empty() && builds.is_empty() => Play::Add,
        _ => Play::Capture(loose, builds),
    };
    (card, play)
}
