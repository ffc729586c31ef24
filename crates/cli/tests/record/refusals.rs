//! What cannot be gone on with is refused in a sentence, and stays as it is.

use super::{ALL, Folder, Ran, play, stamtafel};
use std::fs;
use std::io::{BufRead, BufReader};

/// Refused in one sentence that has these words in it.
#[track_caller]
fn assert_refused(ran: &Ran, words: &str) {
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    assert!(ran.err.contains(words), "{words}: {}", ran.err);
    assert!(ran.err.ends_with(".\n") && ran.err.lines().count() == 1, "{}", ran.err);
}

/// The same, and no file is another one than before.
#[track_caller]
fn refused(folder: &Folder, line: &str, file: &str, words: &str) {
    let before = folder.contents();
    assert_refused(&play(line, file, 1), words);
    assert!(folder.contents() == before, "{line}: a file was changed");
}

#[test]
fn another_table_than_was_agreed() {
    let folder = Folder::new("agreed");
    let file = folder.file("evening.txt");
    let line = "toepen --players 3 --humans 2 --names Jan --set hands=5 --dealer 1 --bots random --seed 1 --share me";
    play(line, &file, 3).fine();
    for option in [
        "--players 4",
        "--rules advanced",
        "--set hands=6",
        "--set retoep_own=true",
        "--set nonsense=1",
        "--dealer 0",
        "--humans 1",
        "--names Piet",
        "--names Jan,Kees",
        "--names a,b,c,d",
        "--bots sensible",
        "--bots random,random",
        "--seed 2",
        "--share you",
    ] {
        let name = option.split(' ').next().unwrap();
        refused(&folder, option, &file, &format!("without {name}"));
    }
    refused(&folder, "wippen", &file, "a match of toepen");
    refused(&folder, "toepen --set preset=zwols", &file, "preset");
}

#[test]
fn a_match_that_is_over() {
    let folder = Folder::new("over");
    let file = folder.file("evening.txt");
    play("toepen --players 2 --set hands=1 --seed 1", &file, ALL).fine();
    refused(&folder, "toepen", &file, "is over");
    refused(&folder, "--beat 0", &file, "is over");
}

#[test]
fn secrets_that_are_missing_or_of_another_match() {
    let folder = Folder::new("lost");
    let [one, other] = [folder.file("one.txt"), folder.file("other.txt")];
    play("toepen --seed 1", &one, 3).fine();
    play("toepen --seed 2", &other, 3).fine();
    let secret = format!("{one}.secret");
    let kept = fs::read(&secret).unwrap();
    fs::copy(format!("{other}.secret"), &secret).unwrap();
    refused(&folder, "toepen", &one, "not the one to which this record is committed");
    for strange in ["", "dear diary", "0123", &format!("{}\nnotes\n", "0".repeat(64)), &"0".repeat(63)] {
        fs::write(&secret, strange).unwrap();
        refused(&folder, "toepen", &one, "is not the secret of a match");
    }
    fs::remove_file(&secret).unwrap();
    refused(&folder, "toepen", &one, "is missing");
    refused(&folder, "toepen --seed 1", &one, "is missing");
    // A secret whose record was taken away is not written over: it may come back.
    fs::write(&secret, &kept).unwrap();
    let record = fs::read(&one).unwrap();
    fs::remove_file(&one).unwrap();
    refused(&folder, "toepen", &one, "put the record back");
    fs::write(&one, record).unwrap();
    play("toepen", &one, 3).fine();
    // Somebody's own file of that name is not a secret.
    let third = folder.file("third.txt");
    fs::write(format!("{third}.secret"), "dear diary").unwrap();
    refused(&folder, "toepen", &third, "is not the secret of a match");
    fs::remove_file(format!("{third}.secret")).unwrap();
    fs::write(format!("{third}.new"), "dear diary").unwrap();
    let ran = play("toepen", &third, 1);
    assert_refused(&ran, "Cannot record in");
    assert_eq!(fs::read_to_string(format!("{third}.new")).unwrap(), "dear diary");
}

#[test]
fn what_is_no_record() {
    let folder = Folder::new("foreign");
    let file = folder.file("notes.txt");
    play("toepen --seed 1", &file, 3).fine();
    let record = fs::read_to_string(&file).unwrap();
    let with_secret = |text: &[u8], words: &str| {
        fs::write(&file, text).unwrap();
        refused(&folder, "--beat 0", &file, words);
    };
    with_secret(b"dear diary\n", "no record of stamtafel");
    with_secret(b"", "no record of stamtafel");
    with_secret(b"\xff\xfe\n", "Line 1");
    with_secret(record.replacen("0:deal", "1:deal", 1).as_bytes(), "checksum");
    with_secret(record.replacen("players 4", "players 5", 1).as_bytes(), "checksum");
    let without: String = record.split_inclusive('\n').filter(|line| !line.contains(" deal ")).collect();
    with_secret(without.as_bytes(), "Entry");
    with_secret(record.replacen("record 1", "record 2", 1).as_bytes(), "newer version");
    // Without a secret it is no better.
    fs::remove_file(format!("{file}.secret")).unwrap();
    with_secret(b"dear diary\n", "no record of stamtafel");
    let seat = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/records/toepen-seat.txt"));
    with_secret(seat.unwrap().as_bytes(), "another kind of record");
    refused(&folder, "toepen", &folder.file("."), "a directory");
    refused(&folder, "toepen", &folder.file("nowhere/evening.txt"), "no such file");
}

#[test]
fn a_share_needs_a_record() {
    let ran = super::choosing(&["play", "toepen", "--share", "x", "--lang", "en"], 1);
    assert_refused(&ran, "--record");
}

/// A computer player that only a later version has.
#[test]
fn a_computer_player_that_nobody_knows() {
    let folder = Folder::new("stranger");
    let file = folder.file("evening.txt");
    let (_, text) = {
        let rules = toepen::Draft::of(toepen::Preset::Zwols).rules().unwrap();
        let setup = toepen::SessionSetup::new(rules, 2, game::Seat::new(0)).unwrap();
        let names = vec!["Jan".to_owned(), "Hal".to_owned()];
        let header = record::Header::<toepen::Session, _>::new(setup, names, None, ()).unwrap();
        let header = header.with_bots(vec![None, Some("oracle".to_owned())]).unwrap();
        record::Running::begin(header, fair::Secret::of_seed(1)).unwrap()
    };
    fs::write(&file, text).unwrap();
    fs::write(format!("{file}.secret"), format!("{}\nbegun\n", fair::Secret::of_seed(1).reveal())).unwrap();
    refused(&folder, "--beat 0", &file, "'oracle'");
}

#[test]
fn two_programs_at_one_record() {
    let folder = Folder::new("busy");
    let file = folder.file("evening.txt");
    let mut child = stamtafel(&["play", "toepen", "--lang", "en", "--record", &file]).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    // By what it says first, everything is there.
    out.read_line(&mut String::new()).unwrap();
    refused(&folder, "toepen", &file, "Another program");
    refused(&folder, "--beat 0", &file, "Another program");
    drop(child.stdin.take());
    std::io::copy(&mut out, &mut std::io::sink()).unwrap();
    assert!(child.wait().unwrap().success());
    play("--beat 0", &file, 1).fine();
}

/// What cannot be written is not shown: the match stops before it, with a sentence, and goes on later.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk() {
    let folder = Folder::new("full");
    let file = folder.file("evening.txt");
    play("toepen --seed 1", &file, 2).fine();
    let length = fs::metadata(&file).unwrap().len();
    // A file may become no longer than this, in blocks of 512 bytes; the signal that would end the program is
    // ignored.
    let blocks = length / 512 + 1;
    let program = env!("CARGO_BIN_EXE_stamtafel");
    let script = format!(
        "trap '' XFSZ; ulimit -f {blocks}; yes 1 | head -n 500 | '{program}' play --lang en --record '{file}'"
    );
    let output = std::process::Command::new("sh").args(["-c", &script]).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("cannot be written to"), "{error}");
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(out.contains("Goodbye."), "{out}");
    play("--beat 0 --seed 1", &file, 2).fine();
    assert!(fs::metadata(&file).unwrap().len() > length);
}
