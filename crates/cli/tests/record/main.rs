//! `play --record`: written down as it goes, stopped and killed, and gone on with.

mod kills;
mod refusals;
mod secrets;
mod stopping;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// A folder of a test's own, removed when it has passed.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("record-{name}"));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a path in UTF-8").to_owned()
    }

    /// Name and bytes of all that is in it.
    fn contents(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut contents: Vec<_> = fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.clone(), fs::read(path).unwrap_or_default()))
            .collect();
        contents.sort();
        contents
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// What a run of the program left.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// It ended well.
    #[track_caller]
    fn fine(self) -> Ran {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }
}

fn stamtafel(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stamtafel"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM"] {
        command.env_remove(name);
    }
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs with the first thing that is offered chosen so many times, and no more typed.
fn choosing(words: &[&str], times: usize) -> Ran {
    let mut child = stamtafel(words).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = thread::spawn(move || {
        // The program ends when it is done, and need not read all of it.
        let _ = stdin.write_all("1\n".repeat(times).as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the typist ends");
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("output in UTF-8"),
        err: String::from_utf8(output.stderr).expect("errors in UTF-8"),
    }
}

/// The words of a line.
fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// Plays a recorded match to its end, or as far as so many choices take it.
fn play(line: &str, file: &str, times: usize) -> Ran {
    choosing(&[&["play"][..], &words(line), &["--lang", "en", "--record", file]].concat(), times)
}

/// More choices than any of these matches has.
const ALL: usize = 5000;

/// A record as it is on the disk, with the day on which it began, which a test must not depend on, left out.
fn read(file: &str) -> String {
    let text = fs::read_to_string(file).unwrap();
    text.split_inclusive('\n').filter(|line| !line.starts_with("date ")).collect()
}

/// The match is over and fair, nothing but the record is left of it, and it can be looked at.
#[track_caller]
fn assert_complete(folder: &Folder, file: &str) {
    let names: Vec<_> = folder.contents().into_iter().map(|(path, _)| path).collect();
    assert!(names.contains(&PathBuf::from(file)), "{names:?}");
    for path in [format!("{file}.secret"), format!("{file}.new")] {
        assert!(!Path::new(&path).exists(), "{path}");
    }
    let verdict = choosing(&["verify", file, "--lang", "en"], 0).fine();
    assert!(verdict.out.starts_with("All moves are lawful, "), "{}", verdict.out);
    assert!(verdict.out.contains("known cards were dealt as they had been fixed"), "{}", verdict.out);
    let replay = choosing(&["replay", file, "--lang", "en"], 0).fine();
    assert!(replay.out.contains("It is over"), "{}", replay.out);
}
