//! What holds at every step of every game: no card is lost, every position reads back from its text, owners keep
//! what they promised, and the points add up. All of it is looked up in the text of the positions, not asked of the
//! engine.

#[path = "common/mod.rs"]
mod common;

use common::any_rules;
use game::kit::{Chance, cases};
use game::{Seat, Stock};
use record::{Bound, Position};
use serde_json::Value;
use wippen::{Draft, Preset, Rules, Scoring, Setup, Wippen};

/// A position as its text tells it.
struct Told(Value);

impl Told {
    fn of(position: &Position<Wippen>) -> Told {
        Told(serde_json::from_str(&position.to_line()).unwrap())
    }

    fn text(&self, key: &str) -> &str {
        self.0[key].as_str().unwrap()
    }

    fn lists(&self, key: &str) -> Vec<Vec<&str>> {
        let lists = self.0[key].as_array().unwrap().iter();
        lists.map(|list| list.as_str().unwrap().split_whitespace().collect()).collect()
    }

    fn numbers(&self, key: &str) -> Vec<u64> {
        self.0[key].as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
    }

    /// Value, owner and cards of each build.
    fn builds(&self) -> Vec<(&str, usize, Vec<&str>)> {
        let builds = self.text("pot").split_whitespace().filter_map(|word| word.strip_prefix('['));
        builds
            .map(|build| {
                let (names, rest) = build.trim_end_matches(']').split_once('=').unwrap();
                let (value, owner) = rest.split_once('@').unwrap();
                let cards = (0..names.len() / 2).map(|at| &names[2 * at..2 * at + 2]).collect();
                (value, owner.parse().unwrap(), cards)
            })
            .collect()
    }

    fn loose(&self) -> Vec<&str> {
        self.text("pot").split_whitespace().filter(|word| !word.starts_with('[')).collect()
    }

    /// All cards, sorted.
    fn cards(&self) -> Vec<&str> {
        let mut cards = [self.lists("hands"), self.lists("piles"), vec![self.loose()]].concat().concat();
        cards.extend(self.text("stock").split_whitespace());
        cards.extend(self.builds().into_iter().flat_map(|(_, _, cards)| cards));
        cards.sort_unstable();
        cards
    }
}

fn whole_pack(setup: &Setup) -> Vec<String> {
    let mut pack: Vec<String> = setup.pack.iter().map(|card| card.to_string()).collect();
    pack.sort_unstable();
    pack
}

/// W21, as the position tells it.
fn duty(told: &Told) {
    let hands = told.lists("hands");
    for (value, owner, _) in told.builds() {
        let rank = match value {
            "1" => "A",
            "10" => "T",
            other => other,
        };
        let holds = hands[owner].iter().any(|card| card.starts_with(rank));
        assert!(holds, "seat {owner} does not hold its {value}: {}", told.0);
    }
}

/// 2 points for whoever has most, shared by two (W32).
fn most(counts: &[u64]) -> Vec<u64> {
    let highest = counts.iter().copied().max().unwrap();
    let ties = counts.iter().filter(|count| **count == highest).count() as u64;
    let share = |count: &u64| if *count == highest && highest > 0 { 2 / ties } else { 0 };
    counts.iter().map(share).collect()
}

/// The points of one card (W31).
fn worth(card: &str) -> u64 {
    match card {
        "Td" => 2,
        "2s" => 1,
        ace if ace.starts_with('A') => 1,
        _ => 0,
    }
}

/// W30–W33, counted from the text of the finished position.
fn scores(rules: &Rules, end: &Told) {
    let (piles, wips) = (end.lists("piles"), end.numbers("wips"));
    let cards: Vec<u64> = piles.iter().map(|pile| pile.len() as u64).collect();
    if rules.scoring == Scoring::Cards {
        assert_eq!(end.numbers("scores"), cards);
        return;
    }
    let spades: Vec<u64> =
        piles.iter().map(|pile| pile.iter().filter(|card| card.ends_with('s')).count() as u64).collect();
    let (most_cards, most_spades) = (most(&cards), most(&spades));
    let points: Vec<u64> = (0..piles.len())
        .map(|seat| {
            let worth: u64 = piles[seat].iter().map(|card| worth(card)).sum();
            most_cards[seat] + most_spades[seat] + worth + wips[seat]
        })
        .collect();
    assert_eq!(end.numbers("scores"), points, "{}", end.0);
    // With one deck 11 points, with two 18; wips come on top, ties of three and cards that nobody took are lost.
    let lost = 4 - most_cards.iter().chain(&most_spades).sum::<u64>()
        + end.loose().into_iter().map(worth).sum::<u64>();
    let all = if rules.decks() == 1 { 11 } else { 18 };
    assert_eq!(points.iter().sum::<u64>() + lost, all + wips.iter().sum::<u64>(), "{}", end.0);
}

/// Reading the text back gives the same position and the same text.
fn reads_back(position: &Position<Wippen>) {
    let text = position.to_line();
    let again = Position::<Wippen>::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again.to_line(), text);
    assert!(again == *position, "{text} reads back as {again:?} instead of {position:?}");
}

/// Plays a game of random moves; tells how often a build was made or changed and how often a pile was stolen.
fn play(rules: Rules, seed: u64) -> [u32; 2] {
    let mut chance = Chance::new(seed);
    let setup = Setup::new(rules, Seat::new(chance.below(usize::from(rules.players())) as u8));
    let mut order: Vec<_> = setup.pack.iter().collect();
    chance.shuffle(&mut order);
    let pack = whole_pack(&setup);
    let mut position = Position::<Wippen>::start(&setup, Stock::new(&order).unwrap()).unwrap();
    let mut before = Told::of(&position);
    let (mut turns, mut built, mut stolen) = (0, 0, 0);
    while !before.0["turn"].is_null() {
        let moves = position.moves(Bound(2_000)).moves;
        assert!(!moves.is_empty(), "nobody can move: {}", before.0);
        // Captures would have it all their way if every move were as likely.
        let kind = ["x", "+", "=", "!", ""][chance.below(5)];
        let some: Vec<&String> = moves.iter().filter(|text| text.contains(kind)).collect();
        let text =
            if some.is_empty() { &moves[chance.below(moves.len())] } else { some[chance.below(some.len())] };
        position.play(text).unwrap();
        turns += 1;
        built += u32::from(text.contains('+') && !text.contains('x'));
        stolen += u32::from(text.contains('!'));
        let after = Told::of(&position);
        assert_eq!(after.cards(), pack, "{text} in {}", before.0);
        duty(&after);
        if after.text("stock") != before.text("stock") || after.0["turn"].is_null() {
            assert!(after.builds().is_empty(), "W21: a build outlasts the deal: {}", after.0);
        }
        wips(&rules, &before, text, &after);
        reads_back(&position);
        before = after;
    }
    assert_eq!(
        turns,
        pack.len() - 4,
        "each card is played once, but for the four that were dealt to the pot"
    );
    if before.0["last_capture"].is_null() {
        assert!(before.lists("piles").concat().is_empty());
    } else {
        assert_eq!(before.text("pot"), "", "W30");
    }
    scores(&rules, &before);
    [built, stolen]
}

/// W28: who captures the last of the pot has a wip, if cards are still to be dealt.
fn wips(rules: &Rules, before: &Told, text: &str, after: &Told) {
    let mut expected = before.numbers("wips");
    let is_wip =
        rules.wips && text.contains('x') && after.text("pot").is_empty() && !before.text("stock").is_empty();
    expected[before.0["turn"].as_u64().unwrap() as usize] += u64::from(is_wip);
    assert_eq!(after.numbers("wips"), expected, "{text} in {}", before.0);
}

#[test]
fn every_preset_keeps_its_promises_with_any_number_of_players_and_decks() {
    for seed in 0..cases(1) {
        for preset in Preset::ALL {
            for players in wippen::MIN_PLAYERS..=wippen::MAX_PLAYERS {
                for decks in [1, 2] {
                    let draft = Draft { decks: Some(decks), ..Draft::of(preset) };
                    play(draft.rules(players).unwrap(), 1_000 * seed + u64::from(10 * players + decks));
                }
            }
        }
    }
}

#[test]
fn any_switches_keep_their_promises() {
    let mut chance = Chance::new(6);
    let mut seen = [0, 0];
    for seed in 0..cases(60) {
        let players = 2 + chance.below(5) as u8;
        let [built, stolen] = play(any_rules(&mut chance, players), seed);
        seen = [seen[0] + built, seen[1] + stolen];
    }
    assert!(seen.iter().all(|count| *count > 50), "hardly anything was built or stolen: {seen:?}");
}
