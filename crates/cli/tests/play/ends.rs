//! Leaving: on purpose, because nothing more is typed, because nobody reads.

use super::{assert_fine, play, with_lines};
use std::io::{Read, Write};
use std::process::Stdio;

const GOODBYES: [(&str, &str, &str); 3] =
    [("nl", "j", "Tot ziens."), ("de", "J", "Auf Wiedersehen."), ("en", "yes", "Goodbye.")];

#[test]
fn leaving_must_be_meant() {
    for (lang, yes, goodbye) in GOODBYES {
        for game in ["wippen", "toepen"] {
            let words = [game, "--lang", lang, "--seed", "1"];
            let ran = with_lines(&words, &["q", "n", "1", "Q", yes, "1"]);
            assert_fine(&ran);
            assert!(ran.out.trim_end().ends_with(goodbye), "{}", ran.out);
            assert_eq!(ran.out.matches("/n)").count(), 2, "{}", ran.out);
        }
    }
}

#[test]
fn one_can_leave_while_the_screen_is_handed_over() {
    let ran = with_lines(&["wippen", "--lang", "nl", "--humans", "2", "--seed", "1"], &["q", "j"]);
    assert_fine(&ran);
    assert!(ran.out.trim_end().ends_with("Tot ziens."), "{}", ran.out);
}

#[test]
fn the_end_of_the_input_ends_it_with_the_standing() {
    for count in 0..45 {
        let lines = vec!["1"; count];
        let ran = with_lines(&["wippen", "--lang", "en", "--rules", "advanced", "--seed", "1"], &lines);
        assert_fine(&ran);
        assert!(ran.out.trim_end().ends_with("Goodbye."), "{count}: {}", ran.out);
        assert!(ran.out.contains("No game is over yet.") || ran.out.contains("After 1 game:"), "{}", ran.out);
        let ran = with_lines(&["toepen", "--lang", "en", "--humans", "2", "--seed", "1"], &lines);
        assert_fine(&ran);
        assert!(ran.out.trim_end().ends_with("Goodbye."), "{count}: {}", ran.out);
    }
    let ran = with_lines(&["--lang", "en"], &[]);
    assert_fine(&ran);
}

/// Whoever reads along has seen enough, as `head` does.
#[test]
fn a_broken_pipe_is_quiet() {
    let mut child = play(&["toepen", "--lang", "en", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut [0; 20]).unwrap();
    drop(out);
    let mut stdin = child.stdin.take().unwrap();
    let _ = stdin.write_all(&b"1\n".repeat(1000));
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}

#[test]
fn odd_bytes_and_long_lines_are_only_not_understood() {
    let long = "1".repeat(100_000);
    let ran = with_lines(
        &["wippen", "--lang", "en", "--seed", "1"],
        &[&long, "\u{1b}[2J", "99999999999999999999", "-1", "8h!0", "[", "x", "9hx[9h=9@9]", "1"],
    );
    assert_fine(&ran);
    assert!(ran.out.trim_end().ends_with("Goodbye."), "{}", ran.out);
}
