//! Habits of every crate: no unsafe code, nothing half finished.

use super::source::{shipped, shipped_files};

const UNFINISHED: &[&str] = &["todo!(", "unimplemented!(", "dbg!("];

#[test]
fn every_crate_forbids_unsafe_code() {
    let ships = ["lib", "bin", "proc-macro", "cdylib", "rlib", "staticlib"];
    let mut complaints = Vec::new();
    for package in super::packages() {
        for target in package["targets"].as_array().into_iter().flatten() {
            let kinds = target["kind"].as_array().into_iter().flatten();
            let path = target["src_path"].as_str().expect("a target has a source");
            if kinds.filter_map(|kind| kind.as_str()).any(|kind| ships.contains(&kind))
                && !super::read(path).lines().any(|line| line == "#![forbid(unsafe_code)]")
            {
                complaints.push(format!("{path}: `#![forbid(unsafe_code)]` is missing"));
            }
        }
    }
    super::no_complaints(&complaints);
}

#[test]
fn nothing_is_left_unfinished() {
    let mut complaints = Vec::new();
    for path in shipped_files() {
        for (line, code) in (1..).zip(shipped(&super::read(&path)).lines()) {
            for what in UNFINISHED.iter().filter(|what| code.contains(**what)) {
                complaints.push(format!("{path}:{line}: `{what}…)` is left"));
            }
        }
    }
    super::no_complaints(&complaints);
}
