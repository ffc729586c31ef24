//! The program is killed at random instants, and goes on each time as if nothing had been.

use super::{ALL, Folder, assert_complete, play, stamtafel, words};
use fair::Rng;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How often, as `STAMTAFEL_CASES` has it.
fn kills() -> usize {
    let factor: usize = env::var("STAMTAFEL_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    20 * factor
}

const TABLES: [&str; 3] = [
    "toepen --players 3 --set hands=25 --bots random,sensible --names You,Ann,Bob",
    "wippen --rules basic --players 3 --bots random,greedy --names You,Ann,Bob",
    "toepen --players 2 --set hands=25 --set report_tens=true --names You,Ann",
];

/// Somebody plays a card: the seat, and the card in the notation.
type Played = (usize, String);

/// What a line that was shown says about that.
fn shown(line: &str) -> Option<Played> {
    let (name, rest) = line.strip_prefix("  ")?.split_once(' ')?;
    let seat = ["You", "Ann", "Bob"].iter().position(|known| *known == name)?;
    let card = ["plays ", "play ", "with the ", "adds the ", "add the "]
        .iter()
        .find_map(|word| rest.split_once(word))
        .map(|(_, card)| card)?;
    let card = card.split([' ', '.', ',']).next()?;
    let (rank, sign) = card.split_at(card.find(['♠', '♥', '♦', '♣'])?);
    let suit = ["♠", "♥", "♦", "♣"].iter().zip("shdc".chars()).find(|(suit, _)| **suit == sign)?.1;
    Some((seat, format!("{}{suit}", rank.replace("10", "T"))))
}

/// What the whole lines of a record say about that.
fn recorded(record: &str) -> Vec<Played> {
    let act = |line: &str| {
        let (_, text) = line.split_once(' ')?;
        let (seat, action) = text.split_once(':')?;
        let card = action.get(..2).filter(|card| card.parse::<cards::Card>().is_ok())?;
        Some((seat.parse().ok()?, card.to_owned()))
    };
    record.lines().skip(8).filter_map(act).collect()
}

/// The whole lines of a record, none if there is no record yet.
fn whole_lines(file: &str) -> String {
    let text = fs::read_to_string(file).unwrap_or_default();
    text[..text.rfind('\n').map_or(0, |end| end + 1)].to_owned()
}

/// Plays with what chance types until it is killed, after so many lines that were shown or so much time, and gives
/// the lines that were shown.
fn play_and_kill(line: &str, file: &str, rng: &mut Rng) -> Vec<String> {
    let all = [&["play"][..], &words(line), &["--lang", "en", "--beat", "0", "--record", file]].concat();
    let mut child = stamtafel(&all).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    // Mostly the first things that are offered; a toep now and then, help, nonsense.
    let typed: String = (0..3000)
        .map(|_| match rng.below(20) {
            0 => "t\n",
            1 => "?\n",
            2 => "\n",
            3..7 => "2\n",
            _ => "1\n",
        })
        .collect();
    let typist = thread::spawn(move || stdin.write_all(typed.as_bytes()));
    let (sender, lines) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut out = out;
        loop {
            let mut line = String::new();
            match out.read_line(&mut line) {
                Ok(length) if length > 0 && line.ends_with('\n') => drop(sender.send(line)),
                _ => return,
            }
        }
    });
    let mut seen = Vec::new();
    let wanted = rng.below(200) as usize;
    let time = Duration::from_micros(rng.below(30_000).into());
    if rng.below(3) == 0 {
        // In the middle of whatever it is doing by then.
        let (_silent, nothing) = mpsc::channel::<()>();
        assert_eq!(nothing.recv_timeout(time), Err(RecvTimeoutError::Timeout));
    } else {
        seen.extend(lines.iter().take(wanted));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap();
    // It may have been killed before it read anything.
    let _ = typist.join().unwrap();
    seen.extend(lines.iter());
    seen.iter().map(|line| line.trim_end_matches('\n').to_owned()).collect()
}

#[test]
fn whatever_was_shown_is_in_the_record_and_nothing_twice() {
    let folder = Folder::new("kills");
    let mut rng = Rng::new(2026, 7);
    let (mut matches, mut shown_at_all, mut finished) = (0, 0, 0);
    let mut file = folder.file("0.txt");
    for _ in 0..kills() {
        let table = format!("{} --seed {matches}", TABLES[matches % TABLES.len()]);
        let before = whole_lines(&file);
        let lines = play_and_kill(&table, &file, &mut rng);
        let after = whole_lines(&file);
        assert!(after.starts_with(&before), "{after}");
        let told: Vec<Played> = lines.iter().filter_map(|line| shown(line)).collect();
        let played = recorded(&after).split_off(recorded(&before).len());
        assert!(played.starts_with(&told), "shown: {told:?}\nrecorded: {played:?}");
        shown_at_all += told.len();
        if after.contains(" end #") {
            assert!(after.contains(&fair::Secret::of_seed(matches as u64).reveal()));
            // It was killed after the end, perhaps before it had cleared up.
            if Path::new(&format!("{file}.secret")).exists() {
                assert_eq!(play("--beat 0", &file, 1).code, Some(2));
            }
            assert_complete(&folder, &file);
            matches += 1;
            finished += 1;
            file = folder.file(&format!("{matches}.txt"));
        } else if rng.below(12) == 0 {
            // To its end, without any more trouble; with a record whose last line is whole again.
            let ran = play(&table, &file, ALL).fine();
            assert!(ran.out.contains("The record is complete"), "{}", ran.out);
            assert!(whole_lines(&file).starts_with(&after));
            assert_complete(&folder, &file);
            matches += 1;
            file = folder.file(&format!("{matches}.txt"));
        }
    }
    if whole_lines(&file).contains(" commitment ") {
        play("--beat 0", &file, ALL).fine();
        assert_complete(&folder, &file);
    }
    assert!(shown_at_all > 2 * kills(), "{shown_at_all} cards shown, {finished} finished");
}

#[test]
fn lines_are_understood() {
    let card = |line: &str| shown(line).map(|(seat, card)| format!("{seat}{card}"));
    assert_eq!(card("  Ann plays 10♦."), Some("1Td".into()));
    assert_eq!(card("  You take A♠ + 3♥ with the 4♥."), Some("04h".into()));
    assert_eq!(card("  Bob adds the J♣ to the pot."), Some("2Jc".into()));
    assert_eq!(card("   1  Play 9♦, the highest so far"), None);
}
