//! The records in `data/records`: written by the first version that had records, replayed by every later one.
//! With `STAMTAFEL_BLESS=1` those that are missing are written; what is there is never written over.

use crate::common::{played, toepen, wippen};
use game::{Next, Seat};
use record::{AnyRecord, Follow, MatchRecord, Record, Recorded, Replay, SeatRecord, Verdict};
use std::path::{Path, PathBuf};
use std::process::Command;
use toepen::Session;
use wippen::{Match, MatchSetup};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/records")
}

fn two_decks() -> MatchSetup {
    let switches = r#", "decks": 2, "stealing": true, "builds_in_sums": true, "finish": "games 1""#;
    wippen("advanced", 4, switches)
}

/// Name and text of every record.
fn texts() -> Vec<(&'static str, String)> {
    let of = |preset, players, switches, seed| played::<Match>(&wippen(preset, players, switches), seed).1;
    let session = |players, switches, seed| played::<Session>(&toepen(players, switches), seed);
    let variants = r#", "hands": 6, "report_tens": true, "toep_stakes": [1, 2], "open_piles": true"#;
    let (seat, _) = session(4, r#", "hands": 2"#, 10);
    vec![
        ("wippen-basic", of("basic", 2, r#", "finish": "target 21""#, 1)),
        ("wippen-advanced", of("advanced", 3, r#", "finish": "target 21""#, 2)),
        ("wippen-classic", of("classic", 2, r#", "finish": "target 21""#, 3)),
        ("wippen-children", of("children", 4, "", 4)),
        ("wippen-two-decks", played::<Match>(&two_decks(), 5).1),
        ("wippen-six", of("basic", 6, r#", "finish": "games 2""#, 6)),
        ("toepen-zwols", session(3, r#", "hands": 8"#, 7).1),
        ("toepen-eight", session(8, r#", "hands": 6"#, 8).1),
        ("toepen-variants", session(5, variants, 9).1),
        ("toepen-seat", seat.proved_to(Some(Seat::new(2))).expect("the record has a secret").to_text()),
    ]
}

/// Which random moves are made depends on the order in which a game lists them, and that may change; so what is
/// kept is not compared with what would be written now.
fn bless() {
    std::fs::create_dir_all(folder()).unwrap();
    for (name, text) in texts() {
        let path = folder().join(name).with_extension("txt");
        if !path.exists() {
            std::fs::write(path, commented(&text, name)).unwrap();
        }
    }
}

/// With a comment before the first line, one after the head, and one at the end.
fn commented(text: &str, name: &str) -> String {
    let head = text.split_inclusive('\n').take(8).map(str::len).sum();
    let (head, entries) = text.split_at(head);
    format!("; {name}: random moves, dealt from a seed\n{head}\n{entries}; ×\n")
}

#[test]
fn kept_records_are_read_replayed_and_proved() {
    if std::env::var_os("STAMTAFEL_BLESS").is_some() {
        bless();
    }
    let names: Vec<_> = std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(names.len() >= 10);
    for path in names {
        let name = path.display().to_string();
        let kept = std::fs::read_to_string(&path).unwrap();
        let record = AnyRecord::read(&kept).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_text(), kept, "{name}");
        let numbered: Vec<&str> = kept.lines().collect();
        let verdict = record.verify().unwrap_or_else(|unfair| panic!("{name}: {unfair:?}"));
        match record {
            AnyRecord::Wippen(record) => ends(&record, &numbered),
            AnyRecord::Toepen(record) => ends(&record, &numbered),
            AnyRecord::WippenSeat(record) => ends(&record, &numbered),
            AnyRecord::ToepenSeat(record) => ends(&record, &numbered),
        }
        let fair = matches!(verdict, Verdict::Fair { .. });
        assert_eq!(fair, !name.contains("seat"), "{name}: {verdict:?}");
    }
}

fn ends<G: Recorded, F: Follow<G>>(record: &Record<G, F>, lines: &[&str]) {
    let mut replay = Replay::new(record);
    let end = replay.go_to(usize::MAX);
    assert_eq!(G::next(end.public()), Next::Over);
    assert!(record.prints().count() > 0);
    for number in 1..=record.entries().len() {
        assert!(lines[record.line_of(number) - 1].starts_with(&format!("{number} ")), "{number}");
    }
}

/// `data/fair/check.py`, which shares no code with us, comes to the same; and `docs/fairness.md` shows what it
/// says.
#[test]
fn another_program_finds_the_dealing_fair() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = std::fs::read_to_string(root.join("docs/fairness.md")).unwrap();
    let check = |record: &Path| {
        Command::new("python3").arg("-B").arg(root.join("data/fair/check.py")).arg(record).output()
    };
    let mut shown = 0;
    for file in std::fs::read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        let output = match check(&path) {
            Ok(output) => output,
            Err(error) => return eprintln!("skipped: python3 cannot be run: {error}"),
        };
        assert!(output.status.success(), "{path:?}: {output:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        if docs.contains(&format!("check.py data/records/{name}")) {
            assert!(docs.contains(said.trim()), "docs/fairness.md does not show {said}");
            shown += 1;
        }
        let kept = std::fs::read_to_string(&path).unwrap();
        let commitment = kept.lines().find(|line| line.contains(" commitment ")).unwrap();
        if name == "toepen-zwols.txt" {
            assert!(docs.contains(commitment.split(' ').nth(2).unwrap()));
        }
    }
    assert_eq!(shown, 2);
}

/// The kinds are apart: nobody takes a seat's knowledge for the whole.
#[test]
fn a_seat_record_is_no_match_record() {
    let record = played::<Session>(&toepen(4, r#", "hands": 2"#), 10).0;
    let text = record.proved_to(Some(Seat::new(2))).unwrap().to_text();
    assert!(MatchRecord::<Session>::read(&text).is_err());
    let record = SeatRecord::<Session>::read(&text).unwrap();
    assert!(record.to_text().contains("??"));
}
