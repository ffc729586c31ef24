//! The papers name only chores that `cargo xtask` has.

use xtask::commands::COMMANDS;

const PAPERS: &[&str] = &["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ARCHITECTURE.md", ".ci/run"];

/// What follows `cargo xtask ` in a text, where that is the name of a command.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split("cargo xtask ").skip(1).filter_map(|after| {
        let end = after.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(after.len());
        (end > 0).then_some(&after[..end])
    })
}

#[test]
fn papers_name_chores_that_exist() {
    let mut complaints = Vec::new();
    for paper in PAPERS {
        let text = super::read(paper);
        for name in named(&text).filter(|name| COMMANDS.iter().all(|command| command.name != *name)) {
            complaints.push(format!("{paper}: there is no `cargo xtask {name}`"));
        }
    }
    super::no_complaints(&complaints);
}

/// Whoever has only the README can start it and test it.
#[test]
fn the_readme_says_how_to_run_and_to_test() {
    let readme = super::read("README.md");
    for name in ["run", "test"] {
        assert!(named(&readme).any(|named| named == name), "README.md does not say `cargo xtask {name}`");
    }
}

#[test]
fn a_name_ends_where_the_command_does() {
    let text =
        "`cargo xtask test`, cargo xtask run serve\ncargo xtask COMMAND, cargo xtask …, cargo xtask build\n";
    assert_eq!(named(text).collect::<Vec<_>>(), ["test", "run", "build"]);
}
