//! `moves`, `after` and `perft`.

use super::{assert_fails, program, run_with};
use std::io::{Read, Write};
use std::process::Stdio;

const WIPPEN: &str = r#"{"game": "wippen", "rules": {"preset": "advanced"}, "players": 2,
    "hands": ["2h 9c", "7s 4d"], "pot": "7h 3c"}"#;
const TOEPEN: &str = r#"{"game": "toepen", "rules": {"preset": "zwols"}, "players": 3, "dealer": 2, "turn": 0,
    "hands": ["9s Ts", "8h Qd", "Jc Kc"], "stock": "", "balances": [19, 19, 19], "stakes": [1, 1, 1],
    "tens": [0, 0, 0], "folded": [false, false, false], "phase": "play", "ready": [true, true, true],
    "exchanged": [null, null, null], "trick": {"leader": 0, "cards": ["", "", ""]},
    "piles": ["7s 8s", "Ah Kh", "As Qs"], "toeps": {"count": 0, "by": null, "card_since": true},
    "answering": null, "saw": []}"#;

#[track_caller]
fn answers(words: &[&str], input: &str) -> String {
    let ran = run_with(program().args(words), input.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{words:?}");
    ran.out
}

#[test]
fn moves_are_listed_in_order_one_a_line() {
    assert_eq!(answers(&["moves", "-"], WIPPEN), "4d+3c+7h=7\n4d+3c=7\n7sx7h\n");
    assert_eq!(answers(&["moves", "-"], TOEPEN), "0:9s\n0:Ts\n0:toep\n1:toep\n2:toep\n");
}

#[test]
fn sequences_are_counted_in_all_and_by_first_move() {
    assert_eq!(answers(&["perft", "-", "0"], WIPPEN), "1\n");
    assert_eq!(answers(&["perft", "-", "1"], WIPPEN), "3\n");
    assert_eq!(answers(&["perft", "-", "0", "--divide"], WIPPEN), "");
    for position in [WIPPEN, TOEPEN] {
        for depth in ["1", "2", "3", "1000"] {
            let divided = answers(&["perft", "-", depth, "--divide"], position);
            let mut total = 0;
            for line in divided.lines() {
                let (_, count) = line.split_once(' ').expect("a move and a count");
                total += count.parse::<u64>().expect("a count");
            }
            assert_eq!(answers(&["perft", "--bound", "9999999", "-", depth], position), format!("{total}\n"));
        }
    }
}

#[test]
fn the_position_after_moves_is_canonical_and_can_be_read_back() {
    for (position, moves) in
        [(WIPPEN, vec!["7sx7h", "2h"]), (TOEPEN, vec!["0:9s", "1:8h", "2:toep", "0:fold"])]
    {
        let mut step_by_step = answers(&["after", "-"], position);
        assert_eq!(answers(&["after", "-"], &step_by_step), step_by_step);
        for text in &moves {
            step_by_step = answers(&["after", "-", text], &step_by_step);
        }
        let words: Vec<&str> = ["after", "-"].into_iter().chain(moves).collect();
        assert_eq!(answers(&words, position), step_by_step);
        assert_eq!(step_by_step.lines().count(), 1);
    }
}

#[test]
fn an_illegal_move_is_told_by_its_rule() {
    for (position, words, expected) in [
        (WIPPEN, &["--lang", "nl", "4d"][..], "W11: Je kunt nemen met de 7, dus bijleggen mag niet.\n"),
        (
            WIPPEN,
            &["--lang", "de", "4d"],
            "W11: Du kannst mit der 7 stechen, also darfst du nicht ablegen.\n",
        ),
        (WIPPEN, &["4d"], "W11: You can capture with the 7, so you may not add.\n"),
        (WIPPEN, &["8h!0"], "You do not hold 8♥.\n"),
        (WIPPEN, &["Ks"], "You do not hold K♠.\n"),
        (WIPPEN, &["7sx7h", "2h", "9c"], "You do not hold 9♣. (move 3: 9c)\n"),
        (TOEPEN, &["1:8h"], "T3: It is seat 0's turn to play a card.\n"),
        (TOEPEN, &["0:As"], "T4: You do not hold A♠.\n"),
        (TOEPEN, &["0:exchange"], "T6: "),
        (TOEPEN, &["0:check1"], "T8: "),
        (TOEPEN, &["1:ready"], "T9: "),
        (TOEPEN, &["0:toep", "2:toep"], "T10: "),
        (TOEPEN, &["0:toep", "0:9s"], "T11: First seat 1 answers seat 0's toep. (move 2: 0:9s)\n"),
        (TOEPEN, &["1:stay"], "T11: There is no toep to answer.\n"),
        (TOEPEN, &["0:toep", "1:stay", "2:stay", "1:toep"], "T13: "),
        (TOEPEN, &["0:toep2"], "T14: "),
        (TOEPEN, &["0:toep", "1:fold", "2:stay", "0:9s", "1:8h"], "T18: "),
        (
            TOEPEN,
            &["0:toep", "1:fold", "2:fold", "0:9s"],
            "T21: This hand is over: seat 0 has won. (move 4: 0:9s)\n",
        ),
    ] {
        let ran = run_with(program().args(["after", "-"]).args(words), position.as_bytes());
        assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{words:?}: {ran:?}");
        assert!(ran.err.starts_with(expected) && ran.err.lines().count() == 1, "{words:?}: {ran:?}");
    }
}

#[test]
fn what_is_no_move_is_an_error_of_form() {
    for text in ["", "x", "7s x 7h", "7sx", "7sx7h+", "10d", "0:7s", "7s=7", "toep", "[", "\u{1b}[31m", "7♠"]
    {
        let ran = run_with(program().args(["after", "-", text]), WIPPEN.as_bytes());
        assert_fails(&ran, 2);
    }
    for text in ["", "Ts", "0:", "0:Tss", "9:toep", "-1:toep", "0:toep3x", "0:check", "0:check9", "0:TOEP"] {
        let ran = run_with(program().args(["after", "-", "--", text]), TOEPEN.as_bytes());
        assert_fails(&ran, 2);
    }
}

#[test]
fn bounds_are_kept_and_told() {
    for (words, code) in [
        (&["moves", "-", "--bound", "3"][..], 0),
        (&["moves", "-", "--bound", "2"], 4),
        (&["perft", "-", "1", "--bound", "3"], 0),
        (&["perft", "-", "1", "--bound", "2"], 4),
        (&["perft", "-", "2", "--divide", "--bound", "1"], 4),
    ] {
        for lang in ["nl", "de", "en"] {
            let ran = run_with(program().args(words).args(["--lang", lang]), WIPPEN.as_bytes());
            assert_eq!(ran.code, Some(code), "{words:?}: {ran:?}");
            assert_eq!(ran.err.contains("--bound"), code == 4, "{ran:?}");
        }
    }
}

#[test]
fn numbers_that_are_none() {
    for (words, named) in [
        (&["perft", "-", "-1"][..], "'-1'"),
        (&["perft", "-", "1001"], "1000"),
        (&["perft", "-", "99999999999999999999"], "1000"),
        (&["perft", "-", "two"], "'two'"),
        (&["perft", "-", ""], "''"),
        (&["perft", "-", "+1"], "'+1'"),
        (&["perft", "-"], "N"),
        (&["moves", "-", "--bound", "0"], "'0'"),
        (&["moves", "-", "--bound", "-5"], "'-5'"),
        (&["moves", "-", "--bound=1e6"], "'1e6'"),
        (&["moves", "-", "--bound"], "--bound"),
        (&["moves", "-", "--bound", "2", "--bound", "3"], "--bound"),
        (&["perft", "-", "1", "--divide=yes"], "--divide"),
    ] {
        let ran = run_with(program().args(words), WIPPEN.as_bytes());
        assert_fails(&ran, 2);
        assert!(ran.err.contains(named), "{words:?}: {ran:?}");
    }
}

/// `| head -1`: whoever reads the output may go away.
#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = program()
        .args(["completions", "bash"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

/// A full disk is one.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut child = program()
        .args(["moves", "-"])
        .stdin(Stdio::piped())
        .stdout(full)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(WIPPEN.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(!output.stderr.is_empty());
}
