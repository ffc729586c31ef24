//! What cannot be understood on the command line.

use super::{assert_fails, program, run, run_with};

/// Words, and what the sentence about them has to name.
const WRONG: &[(&[&str], &str)] = &[
    (&[], "--help"),
    (&["--"], "--help"),
    (&["dance"], "'dance'"),
    (&["complation"], "'completions'"),
    (&["--dance"], "'--dance'"),
    (&["--verison"], "'--version'"),
    (&["-x"], "'-x'"),
    (&["-1"], "'-1'"),
    (&["completions"], "SHELL"),
    (&["completions", "cmd"], "'cmd'"),
    (&["completions", "bash", "zsh"], "'zsh'"),
    (&["completions", "--lang"], "--lang"),
    (&["--lang", "fr", "help"], "'fr'"),
    (&["--lang=", "help"], "--lang"),
    (&["--help=yes"], "--help"),
    (&["help", "dance"], "'dance'"),
    (&["help", "dance\u{1b}[31m\nnow"], "dance\u{fffd}[31m\u{fffd}now"),
];

#[test]
fn what_is_wrong_is_named_in_one_sentence_of_the_users_language() {
    for (words, named) in WRONG {
        let told = ["nl", "de", "en"].map(|lang| {
            let ran = run_with(program().env("LANG", lang).args(*words), b"");
            assert_fails(&ran, 2);
            assert!(ran.err.contains(named) || *named == "SHELL", "{words:?}: {ran:?}");
            ran.err
        });
        assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{words:?}: {told:?}");
    }
}

#[test]
fn very_long_words_are_cut_short() {
    let word = "x".repeat(100_000);
    for words in [&[&*word][..], &["help", &word], &["completions", &word], &["--lang", &word]] {
        let ran = run(words);
        assert_fails(&ran, 2);
        assert!(ran.err.len() < 300, "{}", ran.err.len());
    }
}

#[cfg(unix)]
#[test]
fn words_that_are_not_utf_8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let latin = OsStr::from_bytes(b"caf\xe9");
    for words in [&[latin][..], &["completions".as_ref(), latin], &["--lang".as_ref(), latin]] {
        assert_fails(&run_with(program().args(words), b""), 2);
    }
}
