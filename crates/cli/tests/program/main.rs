//! The program itself, as someone at a terminal has it.

mod deal;
mod errors;
mod help;
mod input;
mod positions;
mod records;
mod rules;
mod serve;
mod sheet;
mod simulate;

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// What a run of the program left.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

/// The program, knowing nothing of this machine's language.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stamtafel"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

fn run(words: &[&str]) -> Ran {
    run_with(program().args(words), b"")
}

/// Runs it with something on its standard input.
fn run_with(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // The program need not read all of it, or any.
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    let _ = writer.join();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("output in UTF-8"),
        err: String::from_utf8(output.stderr).expect("errors in UTF-8"),
    }
}

/// An error: nothing on the standard output, one line on the other, and this exit code.
#[track_caller]
fn assert_fails(ran: &Ran, code: i32) {
    assert_eq!(ran.code, Some(code), "{ran:?}");
    assert_eq!(ran.out, "", "{ran:?}");
    let line = ran.err.strip_suffix('\n').unwrap_or_default();
    assert!(!line.is_empty() && !line.contains('\n'), "{ran:?}");
    assert!(line.ends_with(['.', '?']), "a sentence: {ran:?}");
}
