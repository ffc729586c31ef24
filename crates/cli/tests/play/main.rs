//! Whole evenings at the terminal, as someone at a keyboard has them.

mod ends;
mod secrets;
mod talk;
mod together;
mod whole;

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

const LANGUAGES: [&str; 3] = ["nl", "de", "en"];

/// What a run of the program left.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// `stamtafel play` with these words, knowing nothing of this machine.
fn play(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stamtafel"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM"] {
        command.env_remove(name);
    }
    command.arg("play").args(words);
    command
}

/// Plays with these lines typed, one after the other, and no more.
fn with_lines(words: &[&str], lines: &[&str]) -> Ran {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    typing(words, move |stdin| stdin.write_all(text.as_bytes()).map(|()| false))
}

/// Plays to the end, choosing the first thing that is offered whatever is asked.
fn always_the_first(words: &[&str]) -> Ran {
    typing(words, |stdin| stdin.write_all(b"1\n").map(|()| true))
}

/// Plays while somebody types: `more` writes something and says whether to go on.
fn typing(
    words: &[&str],
    mut more: impl FnMut(&mut dyn Write) -> std::io::Result<bool> + Send + 'static,
) -> Ran {
    let mut child = play(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The program ends when it is done, and need not read all of it.
    let writer = thread::spawn(move || while matches!(more(&mut stdin), Ok(true)) {});
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the typist ends");
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("output in UTF-8"),
        err: String::from_utf8(output.stderr).expect("errors in UTF-8"),
    }
}

/// It ended well, and nothing was wider than a terminal or for one only.
#[track_caller]
fn assert_fine(ran: &Ran) {
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    for line in ran.out.lines() {
        assert!(line.chars().count() <= 80, "too wide: {line}");
        assert!(!line.contains('\u{1b}'), "a code for terminals in a pipe: {line:?}");
        assert!(!line.contains('{') && !line.contains("??"), "a blank: {line}");
    }
}
