//! The crates that know the rules answer the same everywhere and always: no clock, no generator, no IO, no order that
//! a hash decides, no floating point. Time and chance reach them as values.

use super::source::{shipped, shipped_files, words};

/// The crates of which this must hold.
const PURE: &[&str] = &["cards", "game", "wippen", "toepen", "games", "fair", "record", "table", "sheet"];

const NAMES: &[&str] = &["HashMap", "HashSet", "f32", "f64"];
/// Where a name may stand all the same, and why.
const ALLOWED: &[(&str, &str)] = &[
    // JSON has numbers with a fraction: they are read so that they can be refused by name.
    ("crates/record/src/json.rs", "f64"),
];
const STD_MODULES: &[&str] = &["fs", "net", "thread", "time"];

fn complaints(path: &str, text: &str) -> Vec<String> {
    let code = shipped(text);
    let mut complaints = Vec::new();
    for (number, line) in (1..).zip(code.lines()) {
        let names = NAMES.iter().filter(|name| !ALLOWED.contains(&(path, name)));
        for name in names.filter(|name| words(line).any(|word| is(word, name))) {
            complaints.push(format!("{path}:{number}: `{name}` in a crate that knows the rules"));
        }
    }
    for module in std_modules(&code).filter(|module| STD_MODULES.contains(module)) {
        complaints.push(format!("{path}: `std::{module}` in a crate that knows the rules"));
    }
    complaints
}

/// Whether the word is that name, or a number that has it as its type, as in `1_f32`.
fn is(word: &str, name: &str) -> bool {
    let number = word.starts_with(|c: char| c.is_ascii_digit()) && !word.starts_with("0x");
    word == name || (number && word.ends_with(name))
}

/// The names right after `std::`; of a group, as in `use std::{fmt, fs::File};`, all names in it.
fn std_modules(code: &str) -> impl Iterator<Item = &str> {
    code.split("std::").skip(1).flat_map(|after| {
        let group = after.starts_with('{');
        let names = if group { after.split(';').next().unwrap_or_default() } else { after };
        words(names).take(if group { usize::MAX } else { 1 })
    })
}

#[test]
fn the_rules_are_pure() {
    let pure = |path: &str| PURE.iter().any(|name| path.starts_with(&format!("crates/{name}/")));
    let files = shipped_files().into_iter().filter(|path| pure(path));
    super::no_complaints(&files.flat_map(|path| complaints(&path, &super::read(&path))).collect::<Vec<_>>());
}

#[test]
fn impure_code_is_complained_of() {
    for impure in [
        "use std::collections::HashMap;",
        "let x: f64 = y;",
        "let x = 1.5_f32;",
        "let now = std::time::Instant::now();",
        "use std::{\n    fmt,\n    fs::File,\n};",
    ] {
        assert_eq!(complaints("", impure).len(), 1, "{impure}");
    }
    for pure in [
        "// no HashMap, no f32",
        "#[cfg(test)]\nmod tests {\n    use std::time::Instant;\n}",
        "const MASK: u32 = 0x1f32;",
        "use std::{fmt, ops::Add};\nlet time = fs;",
    ] {
        assert!(complaints("", pure).is_empty(), "{pure}");
    }
}
