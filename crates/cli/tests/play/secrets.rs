//! Nothing hidden is ever written: every card that appears is one's own, lies on the table, or has just been
//! played or shown.

use super::together::sheets;
use super::{always_the_first, assert_fine};
use bots::Dealing;
use cards::Card;
use fair::Rng;
use game::{Seat, State};
use std::collections::BTreeSet;
use toepen::{Session, SessionAction, SessionSetup};
use wippen::{Match, MatchSetup};

/// The cards that a text names, in English with signs.
fn cards_in(text: &str) -> BTreeSet<Card> {
    let mut cards = BTreeSet::new();
    for (at, sign) in text.match_indices(['♠', '♥', '♦', '♣']) {
        let before = &text[..at];
        let rank = if before.ends_with("10") { "T" } else { &before[before.len() - 1..] };
        let suit = match sign {
            "♠" => 's',
            "♥" => 'h',
            "♦" => 'd',
            _ => 'c',
        };
        cards.insert(format!("{rank}{suit}").parse().unwrap_or_else(|_| panic!("{text}")));
    }
    cards
}

#[test]
fn cards_are_found_in_a_line() {
    let cards: BTreeSet<Card> = ["Td", "3h", "As"].iter().map(|card| card.parse().unwrap()).collect();
    assert_eq!(cards_in("You take 10♦ + 3♥ with the A♠."), cards);
}

/// The hands after the first deal of Wippen, by the library.
fn wippen_hands(players: u8, seed: u64) -> Vec<BTreeSet<Card>> {
    let rules = wippen::Draft::of(wippen::Preset::Advanced).rules(players).unwrap();
    let mut state = State::<Match>::new(&MatchSetup { rules, dealer: Seat::new(0) });
    state.settle(&mut Dealing::new(Rng::new(seed, 0)), &mut |_| {}).unwrap();
    Seat::all(players).map(|seat| state.private(seat).iter().collect()).collect()
}

/// The same for a session of toepen that seat 0 deals.
fn toepen_hands(players: u8, seed: u64) -> Vec<BTreeSet<Card>> {
    let rules = toepen::Draft::of(toepen::Preset::Zwols).rules().unwrap();
    let mut state = State::<Session>::new(&SessionSetup::new(rules, players, Seat::new(0)).unwrap());
    let dealer = Seat::new(0);
    let mut dealing = Dealing::new(Rng::new(seed, 0));
    state.play(dealer, SessionAction::Deal, &mut dealing, &mut |_| {}).unwrap();
    Seat::all(players).map(|seat| state.private(seat).hand().iter().collect()).collect()
}

/// Goes through what was written, and complains of a card that nobody there could know. `known` are those
/// that may be named from the beginning; a line of the table or of the hand may name only what is known by
/// then, a line that tells something makes known what it names.
fn assert_no_secrets(text: &str, mut known: BTreeSet<Card>, own: &BTreeSet<Card>, others: &BTreeSet<Card>) {
    known.extend(own);
    for line in text.lines() {
        let named = cards_in(line);
        let tells = line.starts_with("  ")
            && line.ends_with(['.', '!'])
            && (line.contains(" plays ")
                || line.contains(" with the ")
                || line.contains(" adds ")
                || line.contains(" builds ")
                || line.contains(" raises ")
                || line.contains(" doubles ")
                || line.contains("They are not four pictures"));
        if tells {
            known.extend(&named);
        }
        for card in named.intersection(others) {
            assert!(known.contains(card), "{card} in: {line}\n{text}");
        }
    }
}

#[test]
fn no_card_of_another_hand_of_wippen_is_written_before_it_is_played() {
    for players in 2..=4 {
        for seed in 0..8 {
            let [count, seed_word] = [players.to_string(), seed.to_string()];
            let words =
                ["wippen", "--rules", "advanced", "--lang", "en", "--players", &count, "--seed", &seed_word];
            let ran = always_the_first(&[&words[..], &["--set", "finish=games 1"]].concat());
            assert_fine(&ran);
            let hands = wippen_hands(players, seed);
            let others: BTreeSet<Card> = hands[1..].iter().flatten().copied().collect();
            // Until the next deal the hands are those of the first.
            let deal = ran.out.split("Cards are dealt again").next().unwrap();
            assert!(cards_in(deal).len() > 8);
            assert_no_secrets(deal, BTreeSet::new(), &hands[0], &others);
            // And the whole game: a card comes to be seen in the own hand, in the first pot, or by being
            // played. All that is never seen by then stays unseen.
            let mut known = BTreeSet::new();
            for line in ran.out.lines() {
                let named = cards_in(line);
                let hand = line.starts_with("  Hand");
                let pot = line.starts_with("  Pot") && known.len() < 8;
                let told = line.starts_with("  ") && line.ends_with(['.', '!']);
                let tally = line.starts_with("  10♦") || line.starts_with("  2♠");
                assert!(hand || pot || told || tally || named.is_subset(&known), "{line}\n{}", ran.out);
                known.extend(named);
            }
        }
    }
}

#[test]
fn no_card_of_another_hand_of_toepen_is_written_before_it_is_played() {
    let pack: BTreeSet<Card> = toepen::PACK.iter().collect();
    for players in [2, 4, 6, 8] {
        for seed in 0..8 {
            let [count, seed_word] = [players.to_string(), seed.to_string()];
            let ran = always_the_first(&[
                "toepen",
                "--lang",
                "en",
                "--players",
                &count,
                "--seed",
                &seed_word,
                "--set",
                "hands=1",
            ]);
            assert_fine(&ran);
            let hands = toepen_hands(players, seed);
            // Even the stock: the first choice never exchanges, so all but the own hand is unknown.
            let others: BTreeSet<Card> = pack.difference(&hands[0]).copied().collect();
            assert_no_secrets(&ran.out, BTreeSet::new(), &hands[0], &others);
        }
    }
}

#[test]
fn people_at_one_screen_see_each_their_own_cards_only() {
    for seed in 0..5 {
        let seed_word = seed.to_string();
        let ran = always_the_first(&[
            "toepen",
            "--lang",
            "en",
            "--humans",
            "3",
            "--players",
            "3",
            "--names",
            "Joe,Sue,Pat",
            "--seed",
            &seed_word,
            "--set",
            "hands=1",
        ]);
        assert_fine(&ran);
        let hands = toepen_hands(3, seed);
        let mut played = BTreeSet::new();
        for sheet in sheets(&ran.out) {
            let who = ["Joe", "Sue", "Pat"]
                .iter()
                .position(|name| sheet.contains(&format!("{name}: ")) && sheet.contains("  Hand"));
            let own = who.map(|who| hands[who].clone()).unwrap_or_default();
            let others: BTreeSet<Card> =
                hands.iter().flatten().filter(|card| !own.contains(card)).copied().collect();
            assert_no_secrets(sheet, played.clone(), &own, &others);
            played.extend(cards_in(
                &sheet.lines().filter(|line| line.contains(" plays ")).collect::<Vec<_>>().join("\n"),
            ));
        }
        assert!(played.len() >= 8, "{}", ran.out);
    }
}

/// The stock and the hands have no order that anyone is told: no seed, no deck.
#[test]
fn the_seed_is_never_written() {
    let ran = always_the_first(&["wippen", "--lang", "en", "--seed", "123456789", "--set", "finish=games 1"]);
    assert_fine(&ran);
    assert!(!ran.out.contains("123456789"));
}
