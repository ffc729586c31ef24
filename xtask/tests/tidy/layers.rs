//! The crates lie in layers, and arrows between them go only downward.

use serde_json::Value;

/// The layers from the bottom up. Crates of one layer do not know each other. A new crate gets its place here, and in
/// the picture in ARCHITECTURE.md.
const LAYERS: &[&[&str]] = &[
    &["cards"],
    &["game"],
    &["wippen", "toepen"],
    &["games", "fair"],
    &["table", "record", "solve"],
    &["sheet"],
    &["wire", "store", "bots", "lang"],
    &["book", "export", "lessons"],
    &["server", "sim"],
    &["cli", "python", "bench", "load"],
];

/// Crates that may use fewer of ours than their layer allows.
const ONLY: &[(&str, &[&str])] = &[("fair", &["cards"])];

/// Crates for tests: nothing that ships may use them.
const FOR_TESTS: &[&str] = &["sim"];

/// It looks at the project from outside, so it has no layer; nothing may use it, and it uses none of our crates.
const OUTSIDE: &str = "xtask";

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

/// The crates of ours that each package uses in what it ships, so without what its tests and builds use.
fn edges(packages: &[Value]) -> Vec<(&str, Vec<&str>)> {
    packages.iter().map(|package| (name(package), uses(package))).collect()
}

fn uses(package: &Value) -> Vec<&str> {
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    dependencies.filter(|one| one["path"].is_string() && one["kind"].is_null()).map(name).collect()
}

fn name(value: &Value) -> &str {
    value["name"].as_str().expect("packages and dependencies have names")
}

fn complaints(edges: &[(&str, Vec<&str>)]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (from, uses) in edges.iter().filter(|(from, _)| *from != OUTSIDE) {
        let Some(from_layer) = layer(from) else {
            complaints.push(format!("crate `{from}` has no layer: give it one in LAYERS in {}", file!()));
            continue;
        };
        for to in uses {
            if layer(to).is_none_or(|to_layer| to_layer >= from_layer) {
                complaints.push(format!("`{from}` uses `{to}`, which does not lie in a layer below it"));
            }
            if FOR_TESTS.contains(to) {
                complaints.push(format!("`{from}` uses `{to}`, which is for tests"));
            }
            if ONLY.iter().any(|(name, only)| name == from && !only.contains(to)) {
                complaints.push(format!("`{from}` uses `{to}`, which it must not know"));
            }
        }
    }
    complaints
}

#[test]
fn arrows_go_downward() {
    super::no_complaints(&complaints(&edges(&super::packages())));
}

#[test]
fn upward_sideways_and_unknown_are_complained_of() {
    let complaint = |from, to| complaints(&[(from, vec![to])]).pop();
    assert_eq!(complaint("games", "wippen"), None);
    assert_eq!(complaint("fair", "cards"), None);
    assert!(complaint("cards", "game").is_some(), "upward");
    assert!(complaint("wippen", "toepen").is_some(), "sideways");
    assert!(complaint("fair", "game").is_some(), "below, and yet forbidden");
    assert!(complaint("cli", "sim").is_some(), "for tests");
    assert!(complaint("cli", "xtask").is_some(), "outside");
    assert!(complaint("chess", "cards").unwrap().contains(file!()), "says where to add it");
}

#[test]
fn only_what_ships_is_an_edge() {
    let package = serde_json::json!({"name": "games", "dependencies": [
        {"name": "wippen", "path": "x", "kind": null},
        {"name": "bots", "path": "x", "kind": "dev"},
        {"name": "serde", "kind": null},
    ]});
    assert_eq!(edges(&[package]), [("games", vec!["wippen"])]);
}
