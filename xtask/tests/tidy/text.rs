//! No text tells where it was written: no folders of someone's machine, no hosts that packages were fetched from.

use super::files;

/// Top folders in which people and build machines keep their work.
const FOLDERS: &[&str] = &["/home/", "/root/", "/work/", "/Users/"];

/// Whence packages come is for everyone's own settings to say.
const HOSTS: &[&str] = &[
    "crates.io-index",
    "index.crates.io",
    "static.crates.io",
    "registry.npmjs.org",
    "pypi.org/simple",
    "files.pythonhosted.org",
];

fn complaints(path: &str, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for folder in FOLDERS.iter().filter(|folder| names_absolute(line, folder)) {
            complaints.push(format!("{path}:{number}: names a folder of a machine, {folder}…"));
        }
        for host in HOSTS.iter().filter(|host| line.contains(**host)) {
            complaints.push(format!("{path}:{number}: names a host of packages, {host}"));
        }
    }
    complaints
}

/// Whether a path begins with this folder, not merely goes through one of its name as `docs/work/` does.
fn names_absolute(line: &str, folder: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "._-~}*".contains(c);
    line.match_indices(folder).any(|(at, _)| !line[..at].ends_with(inside))
}

#[test]
fn no_text_names_a_machine() {
    // Lock files name hosts by design, and this file names what it looks for.
    let written = |path: &str| !path.ends_with(".lock") && !path.ends_with("-lock.json") && path != file!();
    let complaints: Vec<String> = files(written)
        .iter()
        .filter_map(|path| {
            let bytes = std::fs::read(xtask::repo::root().join(path)).expect("the file can be read");
            Some(complaints(path, &String::from_utf8(bytes).ok()?))
        })
        .flatten()
        .collect();
    super::no_complaints(&complaints);
}

#[test]
fn only_paths_from_the_top_are_complained_of() {
    for named in ["/home/jan/x", "see `/work/x`", "file:///Users/jan", "index.crates.io"] {
        assert_eq!(complaints("", named).len(), 1, "{named}");
    }
    for unnamed in ["docs/work/x", "$HOME/work/x", "https://example.org/home/", "/homes/x", "crates.io"] {
        assert!(complaints("", unnamed).is_empty(), "{unnamed}");
    }
}
