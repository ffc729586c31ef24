//! Whole matches, at one go and with breaks.

use super::{ALL, Folder, assert_complete, choosing, play, read};
use record::AnyRecord;
use std::fs;

const MATCHES: [&str; 4] = [
    "toepen --players 4 --set hands=2 --seed 1",
    "toepen --players 3 --set hands=3 --bots random --seed 2 --share hello",
    "wippen --players 2 --set finish=games\u{a0}1 --seed 3",
    "wippen --players 3 --rules advanced --set finish=games\u{a0}1 --bots random,greedy --humans 1 --seed 4",
];

/// One of [`MATCHES`], of which a space stands within a word.
fn whole(line: &str, file: &str, times: usize) -> super::Ran {
    let words: Vec<String> = line.split_terminator(' ').map(|word| word.replace('\u{a0}', " ")).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    choosing(&[&["play"][..], &words, &["--lang", "en", "--record", file]].concat(), times)
}

#[test]
fn a_match_is_written_down_to_its_end() {
    let folder = Folder::new("whole");
    for (number, line) in MATCHES.into_iter().enumerate() {
        let file = folder.file(&format!("{number}.txt"));
        let ran = whole(line, &file, ALL).fine();
        assert!(ran.out.starts_with("Everything is written down in '"), "{}", ran.out);
        let last = ran.out.trim_end().lines().last().unwrap();
        assert!(last.starts_with("The record is complete: stamtafel verify '"), "{last}");
        assert_complete(&folder, &file);
        let text = fs::read_to_string(&file).unwrap();
        let commitment = text.lines().find_map(|line| line.strip_prefix("1 commitment ")).unwrap();
        let commitment = commitment.split(' ').next().unwrap();
        assert_eq!(ran.out.lines().nth(1).map(str::trim), Some(commitment));
    }
}

/// With breaks after every few choices, the record is the same to the byte: the same cards, the same decisions of
/// computer players, nothing lost, nothing twice.
#[test]
fn breaks_change_nothing() {
    let folder = Folder::new("breaks");
    for (number, line) in MATCHES.into_iter().enumerate() {
        let file = folder.file(&format!("{number}-whole.txt"));
        whole(line, &file, ALL).fine();
        let unbroken = read(&file);
        for times in [1, 2, 5] {
            let file = folder.file(&format!("{number}-{times}.txt"));
            let mut before = String::new();
            for part in 0.. {
                // Going on needs no more than the file.
                let ran = if part == 0 { whole(line, &file, times) } else { play("--beat 0", &file, times) };
                let ran = ran.fine();
                let now = read(&file);
                assert!(now.starts_with(&before) && unbroken.starts_with(&now), "{now}");
                assert!(part < 500);
                if ran.out.contains("The record is complete") {
                    break;
                }
                assert!(ran.out.contains("name it after --record again to go on"), "{}", ran.out);
                assert_eq!(ran.out.contains("Going on with the match in '"), part > 0);
                before = now;
            }
            assert_eq!(read(&file), unbroken);
            assert_complete(&folder, &file);
        }
    }
}

/// Each half-written last line is cut off, and what was forced by the last whole one happens again.
#[test]
fn a_record_cut_anywhere_goes_on_as_it_would_have() {
    let folder = Folder::new("cut");
    let line = "toepen --players 2 --set hands=1 --seed 5";
    let file = folder.file("whole.txt");
    play(line, &file, ALL).fine();
    let whole = fs::read(&file).unwrap();
    let file = folder.file("cut.txt");
    play(line, &file, 1).fine();
    let secret = fs::read(format!("{file}.secret")).unwrap();
    let head: usize = whole.split_inclusive(|byte| *byte == b'\n').take(9).map(<[u8]>::len).sum();
    for cut in (head..whole.len()).step_by(11).chain([whole.len() - 1]) {
        fs::write(&file, &whole[..cut]).unwrap();
        fs::write(format!("{file}.secret"), &secret).unwrap();
        play("--beat 0", &file, ALL).fine();
        assert_eq!(fs::read(&file).unwrap(), whole, "cut at {cut}");
        assert_complete(&folder, &file);
    }
}

/// Names, people and computer players come from the record, whatever language is spoken by then.
#[test]
fn the_same_players_go_on() {
    let folder = Folder::new("players");
    let file = folder.file("evening.txt");
    let line = "toepen --players 4 --humans 2 --names Jan,Piet --bots random,sensible --set hands=1 --seed 6";
    play(line, &file, 3).fine();
    let ran = choosing(&["play", "--lang", "nl", "--record", &file], ALL).fine();
    assert!(ran.out.contains("Jan, Piet, Anna, Ben"), "{}", ran.out);
    assert_complete(&folder, &file);
    let text = fs::read_to_string(&file).unwrap();
    let names =
        r#"names ["Jan", "Piet", {"name": "Anna", "bot": "random"}, {"name": "Ben", "bot": "sensible"}] #"#;
    assert!(text.contains(names), "{text}");
    let AnyRecord::Toepen(record) = AnyRecord::read(&text).unwrap() else { panic!("{text}") };
    assert_eq!(record.header().bots()[2].as_deref(), Some("random"));
}

/// What was agreed may be said again.
#[test]
fn the_same_options_are_no_contradiction() {
    let folder = Folder::new("options");
    let file = folder.file("evening.txt");
    let line = "toepen --players 3 --rules zwols --set hands=2 --set report_tens=true --dealer 1 --humans 2 \
                --names Jan --bots random --seed 7 --share me";
    play(line, &file, 2).fine();
    play(line, &file, 2).fine();
    play("--names jan,, --set hands=2", &file, 2).fine();
    play(line, &file, ALL).fine();
    assert_complete(&folder, &file);
}

#[test]
fn seed_and_share_decide_the_cards() {
    let folder = Folder::new("seeds");
    let packs = |name: &str, line: &str| -> Vec<String> {
        let file = folder.file(name);
        play(&format!("toepen --set hands=1 {line}"), &file, ALL).fine();
        read(&file).lines().filter(|line| line.contains(" pack ")).map(str::to_owned).collect()
    };
    let seeded = packs("a.txt", "--seed 1");
    assert_eq!(packs("b.txt", "--seed 1"), seeded);
    assert_ne!(packs("c.txt", "--seed 2"), seeded);
    assert_ne!(packs("d.txt", "--seed 1 --share x"), packs("e.txt", "--seed 1 --share y"));
    assert_ne!(packs("f.txt", ""), packs("g.txt", ""));
    for name in ["a.txt", "d.txt", "f.txt"] {
        assert_complete(&folder, &folder.file(name));
    }
    let verdict = choosing(&["verify", &folder.file("d.txt"), "--lang", "en"], 0).fine();
    assert!(verdict.out.contains("1 of 4 seats had a share"), "{}", verdict.out);
}

/// Stopped between the last line and the one before it.
#[test]
fn an_end_that_was_broken_off_is_made_up() {
    let folder = Folder::new("ending");
    let file = folder.file("evening.txt");
    play("toepen --players 2 --set hands=1 --seed 8", &file, 1).fine();
    let secret = fs::read(format!("{file}.secret")).unwrap();
    play("--beat 0", &file, ALL).fine();
    let whole = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    for missing in 0..3 {
        fs::write(&file, lines[..lines.len() - missing].concat()).unwrap();
        fs::write(format!("{file}.secret"), &secret).unwrap();
        let ran = play("--beat 0", &file, 0);
        if missing == 0 {
            // Only the secret was left over; there is nothing to go on with.
            assert!(ran.err.contains("is over"), "{}", ran.err);
        } else {
            assert!(ran.fine().out.contains("The record is complete"));
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), whole);
        assert_complete(&folder, &file);
    }
}

/// Whatever is there when the program stops while it lays its files down, the match begins all the same.
#[test]
fn a_beginning_that_was_broken_off() {
    let folder = Folder::new("beginning");
    let line = "toepen --players 2 --set hands=1 --seed 9";
    let file = folder.file("whole.txt");
    play(line, &file, 1).fine();
    let begun = fs::read_to_string(&file).unwrap();
    let digits = fs::read_to_string(format!("{file}.secret")).unwrap()[..64].to_owned();
    play(line, &file, ALL).fine();
    let whole = read(&file);
    let secrets = ["", &digits[..20], &digits, &format!("{digits}\nbeg")];
    for (number, secret) in secrets.into_iter().enumerate() {
        for draft in [None, Some(""), Some("stamta"), Some(&begun[..100])] {
            let file = folder.file(&format!("{number}.txt"));
            fs::write(format!("{file}.secret"), secret).unwrap();
            if let Some(draft) = draft {
                fs::write(format!("{file}.new"), draft).unwrap();
            }
            play(line, &file, ALL).fine();
            assert_eq!(read(&file), whole);
            assert_complete(&folder, &file);
            fs::remove_file(&file).unwrap();
        }
    }
    // The record was there, and only the mark that says so was missing.
    for secret in &secrets[2..] {
        let file = folder.file("marked.txt");
        fs::write(format!("{file}.secret"), secret).unwrap();
        fs::write(&file, &begun).unwrap();
        play(line, &file, 0).fine();
        assert_eq!(fs::read_to_string(format!("{file}.secret")).unwrap(), format!("{digits}\nbegun\n"));
        play(line, &file, ALL).fine();
        assert_eq!(read(&file), whole);
        assert_complete(&folder, &file);
    }
}
