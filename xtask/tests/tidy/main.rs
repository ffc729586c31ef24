//! What must hold of the project as a whole: its shape, its habits, and that its papers say what is true. Each module
//! is one concern; its checks give a list of complaints, and a list that is not empty fails the test with all of it.
#![forbid(unsafe_code)]

mod chores;
mod layers;
mod licences;
mod purity;
mod rules;
mod sizes;
mod source;
mod sources;
mod text;

/// Fails with all the complaints there are.
#[track_caller]
fn no_complaints(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// The files of the project that this is true of, as paths from its root.
fn files(wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let mut files = xtask::repo::files().expect("the project's files can be listed");
    files.retain(|path| wanted(path));
    files
}

/// The text of a file, named by its path from the project's root.
#[track_caller]
fn read(path: &str) -> String {
    std::fs::read_to_string(xtask::repo::root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The packages of the workspace as `cargo metadata` has them.
fn packages() -> Vec<serde_json::Value> {
    let metadata = xtask::repo::metadata(&["--no-deps", "--offline"]).expect("cargo metadata works");
    metadata["packages"].as_array().expect("metadata lists packages").clone()
}
