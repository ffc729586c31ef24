//! Matches and sessions from the first deal to the last word, under many house rules.

use super::{LANGUAGES, always_the_first, assert_fine};

/// Plays to the end and gives what was written.
#[track_caller]
fn whole(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let ran = always_the_first(&words);
    assert_fine(&ran);
    ran.out
}

/// The whole words of some numbers in a line.
fn numbers(line: &str) -> Vec<i64> {
    line.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn whole_matches_of_wippen_for_two_to_four_in_each_language() {
    for (lang, won) in
        [("nl", "wint de partij met"), ("de", "gewinnt die Partie mit"), ("en", "the match with")]
    {
        for preset in ["basic", "advanced"] {
            for players in 2..=4 {
                let out =
                    whole(&format!("wippen --rules {preset} --players {players} --lang {lang} --seed 1"));
                let last = out.trim_end().lines().last().unwrap();
                // In the second person German says `gewinnst`.
                let you = last.contains("gewinnst die Partie mit");
                assert!(last.contains(won) || you, "{lang} {preset} {players}: {last}");
            }
        }
    }
}

#[test]
fn w31_w34_the_points_of_each_tally_are_those_of_its_reasons_and_add_up() {
    let out = whole("wippen --rules advanced --players 3 --lang en --seed 5");
    let mut totals = vec![0; 3];
    let mut tallies = 0;
    let mut lines = out.lines();
    while let Some(line) = lines.next() {
        if !line.starts_with("  Tally of game") {
            continue;
        }
        tallies += 1;
        for (total, row) in totals.iter_mut().zip(lines.by_ref().skip(2)) {
            let reasons = row.split_whitespace().filter_map(|word| word.strip_prefix('+'));
            let reasons: i64 = reasons.map(|points| points.parse::<i64>().unwrap()).sum();
            let [.., game, after] = numbers(&row.replace('+', "x"))[..] else { panic!("{row}") };
            *total += reasons;
            assert_eq!((game, after), (reasons, *total), "{row}");
        }
    }
    assert!(tallies > 1 && totals.iter().any(|total| *total >= 52), "{totals:?}");
    assert!(
        out.trim_end().ends_with(&format!("with {} points.", totals.iter().max().unwrap()))
            || out.trim_end().ends_with("Congratulations.")
    );
}

#[test]
fn sessions_of_three_hands_for_two_four_and_eight_in_each_language() {
    for (lang, settled) in [
        ("nl", "Afrekening, €\u{a0}0,05 per clip:"),
        ("de", "Abrechnung, 0,05\u{a0}€ pro Clip:"),
        ("en", "Settlement, €0.05 a clip:"),
    ] {
        for players in [2, 4, 8] {
            let out = whole(&format!("toepen --players {players} --set hands=3 --lang {lang} --seed 2"));
            let end = out.split(settled).nth(1).unwrap_or_else(|| panic!("{lang} {players}: {out}"));
            assert!(end.contains('→') || end.lines().count() == 2, "{end}");
        }
    }
}

#[test]
fn t5_no_clips_appear_or_vanish_in_what_is_shown() {
    let out = whole("toepen --players 5 --set hands=4 --set report_tens=true --lang en --seed 3");
    let mut standings = 0;
    let mut lines = out.lines().peekable();
    while let Some(line) = lines.next() {
        if line.split_whitespace().collect::<Vec<_>>() == ["clips", "won"] {
            let rows: Vec<Vec<i64>> = lines.by_ref().take(5).map(numbers).collect();
            assert_eq!(rows.iter().map(|row| row[0]).sum::<i64>(), 100, "{rows:?}");
            standings += 1;
        }
    }
    assert!(standings >= 4, "{standings}");
}

#[test]
fn every_house_rule_can_be_played() {
    for (line, rules) in [
        ("wippen --rules classic --players 2", "--set finish=\"games 2\""),
        ("wippen --rules children --players 3", ""),
        ("wippen --rules advanced --players 6", "--set finish=\"games 1\" --set stealing=true"),
        (
            "wippen --rules advanced --players 5 --set decks=1",
            "--set finish=\"games 1\" --set must_capture=false",
        ),
        (
            "wippen --rules advanced --players 4 --set decks=2 --set triple_builds=true --set builds_in_sums=true",
            "--set finish=\"games 1\" --set raise_double_builds=true --set locked_with_value=true",
        ),
        (
            "wippen --players 2 --set face_cards_take_all=true --set adding_up=true",
            "--set finish=\"games 1\"",
        ),
        ("toepen --players 3 --set hands=2 --set exchange=false", "--set retoep_own=true"),
        (
            "toepen --players 4 --set hands=2 --set toep_stakes=[1,2] --set open_piles=true",
            "--set report_tens=true",
        ),
        (
            "toepen --players 2 --set hands=2 --set aces_are_pictures=false --set minutes=1",
            "--set clip_value_cents=0",
        ),
        ("toepen --players 4 --set hands=3 --set starting_clips=1", "--bots random"),
        ("wippen --players 3 --bots random --humans 0", "--set finish=\"games 1\""),
        ("toepen --players 8 --humans 8 --set hands=1", ""),
    ] {
        for lang in LANGUAGES {
            let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            // The values of `finish` hold a space.
            words.extend(rules.split("--set ").filter(|rule| !rule.is_empty()).flat_map(|rule| {
                match rule.trim().strip_prefix("--bots ") {
                    Some(name) => ["--bots".to_owned(), name.to_owned()],
                    None => ["--set".to_owned(), rule.trim().replace('"', "")],
                }
            }));
            words.extend(["--lang", lang, "--seed", "6"].map(str::to_owned));
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let ran = always_the_first(&words);
            assert_fine(&ran);
            assert!(!ran.out.is_empty());
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_evening_and_another_one_another() {
    let evening = |seed: u8| whole(&format!("toepen --set hands=2 --lang en --seed {seed}"));
    assert_eq!(evening(7), evening(7));
    assert_ne!(evening(7), evening(8));
}
