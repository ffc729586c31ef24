//! Help, versions and completions, in three languages.

use super::{program, run, run_with};

const LANGUAGES: [&str; 3] = ["nl", "de", "en"];

/// The commands that the help page names.
fn commands() -> Vec<String> {
    let page = run(&["--help"]).out;
    let list = page.split("Commands:\n").nth(1).expect("a list of commands");
    list.lines()
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_page_is_there_in_every_language_and_tells_it_in_other_words() {
    let mut pages: Vec<Vec<String>> = vec![vec![]];
    pages.extend(commands().into_iter().map(|name| vec![name]));
    assert!(pages.len() > 2);
    for page in pages {
        let told = LANGUAGES.map(|lang| {
            let words: Vec<&str> =
                page.iter().map(String::as_str).chain(["--lang", lang, "--help"]).collect();
            let ran = run(&words);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{words:?}");
            ran.out
        });
        for (lang, text) in LANGUAGES.iter().zip(&told) {
            assert_eq!(told.iter().filter(|other| *other == text).count(), 1, "{page:?}");
            assert!(text.lines().all(|line| line.trim_end() == line), "{lang} {page:?}: space at an end");
            for word in ["Usage", "Options:", "Commands", "Arguments", "[default", "[possible", "Print "] {
                assert!(*lang == "en" || !text.contains(word), "{lang} {page:?} says {word}:\n{text}");
            }
        }
    }
}

#[test]
fn the_environment_decides_the_language_unless_an_option_does() {
    for (variables, words, expected) in [
        (vec![], vec!["--help"], "Usage: "),
        (vec![("LANG", "nl_NL.UTF-8")], vec!["--help"], "Gebruik: "),
        (vec![("LANG", "nl_NL.UTF-8"), ("LC_ALL", "de_DE")], vec!["--help"], "Aufruf: "),
        (vec![("LANG", "nl_NL.UTF-8"), ("LC_ALL", "")], vec!["--help"], "Gebruik: "),
        (vec![("LANG", "fr_FR")], vec!["--help"], "Usage: "),
        (vec![("LANG", "nl_NL.UTF-8")], vec!["--lang=de", "--help"], "Aufruf: "),
        (vec![], vec!["help", "--lang", "NL"], "Gebruik: "),
        (vec![], vec!["--lang", "nl", "help", "--lang", "de"], "Aufruf: "),
        (vec![("LANG", "nl")], vec!["-h"], "Gebruik: "),
    ] {
        let ran = run_with(program().envs(variables.clone()).args(&words), b"");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.contains(expected), "{variables:?} {words:?}: {}", ran.out);
    }
}

#[test]
fn the_command_help_is_the_option_help() {
    assert_eq!(run(&["help"]).out, run(&["--help"]).out);
    for command in commands() {
        assert_eq!(run(&["help", &command]).out, run(&[&command, "--help"]).out);
    }
}

#[test]
fn the_version() {
    for word in ["--version", "-V"] {
        assert_eq!(run(&[word]).out, format!("stamtafel {}\n", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = run(&["completions", shell]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        for command in commands() {
            assert!(ran.out.contains(&command), "{shell} knows {command}");
        }
    }
}
