//! `replay` and `verify`: records that are kept in the tree, in words and in notation.

use crate::{assert_fails, program, run, run_with};
use game::{State, Step};
use record::{Builder, Entry, MatchRecord};
use std::fs;
use std::path::PathBuf;
use wippen::Match;

fn path(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/records");
    folder.join(name).display().to_string()
}

fn kept(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap()
}

#[test]
fn a_record_is_shown_after_any_entry_in_every_language() {
    let mut positions = Vec::new();
    for (lang, expected) in [("en", "To act: "), ("nl", "Aan zet: "), ("de", "Am Zug: ")] {
        let ran = run(&["--lang", lang, "replay", &path("wippen-advanced.txt"), "--to", "20"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let lines: Vec<&str> = ran.out.lines().collect();
        assert!(lines[0].contains("Anna") && lines[0].ends_with("2026-11-30"), "{ran:?}");
        assert!(lines.iter().any(|line| line.starts_with(expected)), "{ran:?}");
        positions.push(lines.last().unwrap().to_string());
    }
    // The notation is the same whatever language one reads.
    positions.dedup();
    assert_eq!(positions.len(), 1);
    let moves = run_with(program().args(["moves", "-"]), positions[0].as_bytes());
    assert_eq!(moves.code, Some(0), "{moves:?}");
}

#[test]
fn the_first_moment_and_the_last() {
    for name in ["wippen-basic.txt", "toepen-zwols.txt", "toepen-seat.txt"] {
        let start = run(&["replay", &path(name), "--to", "0"]);
        assert!(start.out.contains("Before the first of "), "{start:?}");
        assert!(run(&["replay", &path(name)]).out.contains("It is over"));
        let beyond = run(&["replay", &path(name), "--to", "100000"]);
        assert_fails(&beyond, 2);
    }
}

#[test]
fn a_seat_sees_its_own_hand_and_no_other() {
    let line = |ran: &str, name: &str| {
        ran.lines().find(|line| line.starts_with(&format!("{name}: "))).unwrap().to_owned()
    };
    let all = run(&["replay", &path("wippen-advanced.txt"), "--to", "20"]).out;
    let seat = run(&["replay", &path("wippen-advanced.txt"), "--to", "20", "--seat", "1"]).out;
    assert_eq!(line(&all, "Ben"), line(&seat, "Ben"));
    assert!(line(&seat, "Anna").contains("3 cards") && !line(&all, "Anna").contains("cards"));
    assert!(!seat.contains('{'), "no position, for that tells all: {seat}");
    assert_fails(&run(&["replay", &path("wippen-advanced.txt"), "--seat", "3"]), 2);
    // The record of a seat holds what that seat knew, and nothing about others.
    assert_eq!(run(&["replay", &path("toepen-seat.txt"), "--seat", "2"]).code, Some(0));
    assert_fails(&run(&["replay", &path("toepen-seat.txt"), "--seat", "1"]), 2);
}

#[test]
fn one_sentence_says_what_is_proved() {
    for (name, expected) in [
        ("wippen-two-decks.txt", "the pack was fixed before the first card"),
        ("toepen-eight.txt", "packs were fixed before the first card"),
        ("toepen-seat.txt", "proofs of single cards hold"),
    ] {
        let ran = run(&["verify", &path(name)]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.contains(expected) && ran.out.lines().count() == 1, "{ran:?}");
    }
}

/// Two cards of the first deal exchanged; all else, checksums too, is right.
fn exchanged() -> String {
    let record = MatchRecord::<Match>::read(&kept("wippen-basic.txt")).unwrap();
    let mut builder = Builder::<Match, State<Match>>::new(record.header().clone());
    for noted in record.entries() {
        let entry = match &noted.entry {
            Entry::Step(Step::Deal(deal)) => {
                let mut deal = deal.clone();
                let mut cards = deal.cards.as_slice().to_vec();
                cards.swap(0, 1);
                deal.cards = cards.into_iter().collect();
                Entry::Step(Step::Deal(deal))
            }
            entry => entry.clone(),
        };
        builder.push(entry).unwrap();
    }
    builder.into_record().to_text()
}

#[test]
fn a_dealer_who_cheats_is_found_out() {
    let ran = run_with(program().args(["verify", "-"]), exchanged().as_bytes());
    assert_fails(&ran, 3);
    assert!(ran.err.starts_with("Line 13: Card 1 of pack 1 was dealt as "), "{ran:?}");
    // The moves are lawful all the same.
    assert_eq!(run_with(program().args(["replay", "-"]), exchanged().as_bytes()).code, Some(0));
}

#[test]
fn damage_is_named_with_its_line() {
    let whole = kept("wippen-basic.txt");
    let refused = |text: &str, code, expected: &str| {
        for command in ["replay", "verify"] {
            let ran = run_with(program().args([command, "-"]), text.as_bytes());
            assert_fails(&ran, code);
            assert!(ran.err.contains(expected), "{ran:?}");
        }
    };
    let cut: String = whole.split_inclusive('\n').take(30).collect();
    refused(&cut, 2, "Line 31: The record breaks off here");
    refused(&whole.replacen("Anna", "Anne", 1), 2, "Line 7: This line has been changed");
    refused("{\"game\": \"wippen\"}\n", 2, "Line 1: This is no record");
    refused(&"; \n".repeat(6 << 20), 2, "more than 16 MiB");
}
