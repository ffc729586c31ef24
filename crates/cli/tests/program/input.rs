//! Files and standard inputs that are no positions.

use super::{assert_fails, program, run, run_with};
use std::fs::{self, File};
use std::path::PathBuf;

/// A place for the files of one test, empty at its beginning.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The commands that read a position.
const READERS: [&[&str]; 3] = [&["moves", "-"], &["after", "-"], &["perft", "-", "1"]];

const SMALL: &str = r#"{"game": "wippen", "players": 2, "hands": ["2h 3c", "7s 7d"], "pot": "7h 9c"}"#;

/// Texts that are no positions, and what the sentence in English has to name.
fn hostile() -> Vec<(Vec<u8>, &'static str)> {
    let deck_of_53 = format!(
        r#"{{"game": "wippen", "players": 2, "deck": "{} As"}}"#,
        "A23456789TJQK"
            .chars()
            .flat_map(|r| "shdc".chars().map(move |s| format!("{r}{s} ")))
            .collect::<String>()
    );
    vec![
        (vec![], "nothing"),
        (b" \n\t".to_vec(), "nothing"),
        (SMALL.as_bytes()[..40].to_vec(), "JSON"),
        (SMALL.replace("9c", "9é").into_bytes(), "9é"),
        (SMALL.replace("9c", "9\u{e9}").chars().map(|c| c as u8).collect(), "UTF-8"),
        (SMALL.replace(' ', "\0").into_bytes(), "UTF-8"),
        ([b"\xff\xfe".to_vec(), SMALL.encode_utf16().flat_map(u16::to_le_bytes).collect()].concat(), "UTF-8"),
        (SMALL.encode_utf16().flat_map(u16::to_le_bytes).collect(), "UTF-8"),
        ("[".repeat(10_000).into_bytes(), "JSON"),
        (r#"{"a":"#.repeat(10_000).into_bytes(), "JSON"),
        (format!("{SMALL}{}", " ".repeat(1 << 20)).into_bytes(), "1 MiB"),
        (format!("{SMALL} {SMALL}").into_bytes(), "JSON"),
        (b"[]".to_vec(), "object"),
        (b"null".to_vec(), "object"),
        (b"{}".to_vec(), "game"),
        (br#"{"game": "chess"}"#.to_vec(), "chess"),
        (br#"{"game": 7}"#.to_vec(), "game"),
        (deck_of_53.into_bytes(), "As"),
        (SMALL.replace("3c", "2h").into_bytes(), "2h"),
        (SMALL.replace("players\": 2", "players\": -2").into_bytes(), "2"),
        (SMALL.replace("players\": 2", "players\": 7").into_bytes(), "6"),
        (SMALL.replace("players\": 2", "players\": 1e400").into_bytes(), "JSON"),
        (SMALL.replace("players\": 2", "players\": 18446744073709551616").into_bytes(), "players"),
        (SMALL.replace("players\": 2", "players\": 2, \"turn\": -1").into_bytes(), "turn"),
        (SMALL.replace("players\": 2", "players\": 2, \"dealer\": 2").into_bytes(), "dealer"),
        (SMALL.replace("players\": 2", "players\": 2, \"wips\": [-1, 0]").into_bytes(), "wips"),
        (SMALL.replace("players\": 2", "players\": 2, \"colour\": \"red\"").into_bytes(), "colour"),
        (SMALL.replace("players\": 2", "players\": 2, \"players\": 2").into_bytes(), "players"),
        (
            SMALL.replace("players\": 2", "players\": 2, \"rules\": {\"raising\": true}").into_bytes(),
            "building",
        ),
        (SMALL.replace("players\": 2", "players\": 2, \"rules\": {\"flying\": true}").into_bytes(), "flying"),
        (
            SMALL.replace("players\": 2", "players\": 2, \"rules\": {\"preset\": \"best\"}").into_bytes(),
            "best",
        ),
        (SMALL.replace("players\": 2", "players\": 2, \"\u{1b}[31m\": 1").into_bytes(), "JSON"),
        (SMALL.replace("players\": 2", "players\": 2, \"\\u001b[31m\": 1").into_bytes(), "\u{fffd}[31m"),
        (SMALL.replace("9c", "[9c=9@0]").into_bytes(), "[9c=9@0]"),
        (SMALL.replace("9c", "[9c=9@0").into_bytes(), "[9c=9@0"),
        (SMALL.replace("9c", "10c").into_bytes(), "10c"),
        (br#"{"game": "toepen"}"#.to_vec(), "players"),
        (br#"{"game": "toepen", "players": 2, "deck": "7s"}"#.to_vec(), "deck"),
        (br#"{"game": "toepen", "players": 9, "deck": ""}"#.to_vec(), "8"),
    ]
}

#[test]
fn what_is_no_position_gets_one_sentence_that_names_what_is_wrong() {
    for (input, named) in hostile() {
        for words in READERS {
            for lang in ["en", "nl", "de"] {
                let ran = run_with(program().args(words).args(["--lang", lang]), &input);
                assert_fails(&ran, 2);
                assert!(lang != "en" || ran.err.contains(named), "{named}: {ran:?}");
                assert!(ran.err.len() < 400, "{ran:?}");
            }
        }
    }
}

#[test]
fn files_that_cannot_be_read() {
    let folder = folder("files");
    let huge = folder.join("huge");
    File::create(&huge).unwrap().set_len(100 << 20).unwrap();
    let missing = folder.join("missing");
    for (path, named) in [(&folder, "directory"), (&missing, "no such file"), (&huge, "1 MiB")] {
        let ran = run(&["moves", path.to_str().unwrap()]);
        assert_fails(&ran, 2);
        assert!(ran.err.contains(named), "{ran:?}");
    }
    assert_fails(&run(&["moves", ""]), 2);
    assert_fails(&run(&["moves", &"x".repeat(10_000)]), 2);
    let file = folder.join("small.json");
    // The mark with which some editors begin a file, and their ends of lines, do no harm.
    fs::write(&file, format!("\u{feff}{}\r\n", SMALL.replace(", ", ",\r\n"))).unwrap();
    let ran = run(&["moves", file.to_str().unwrap()]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "7dx7h\n7sx7h\n"), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn sources_without_an_end() {
    assert_fails(&run(&["moves", "/dev/zero"]), 2);
    assert_fails(&run(&["moves", "/dev/null"]), 2);
}
