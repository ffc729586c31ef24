//! Everything we build on may be used, changed and passed on.

use xtask::licence;

#[test]
fn every_dependency_has_an_allowed_licence() {
    let metadata = licence::all_packages().expect("cargo metadata works");
    let refused = licence::refused(&metadata).into_iter();
    super::no_complaints(
        &refused.map(|(package, reason)| format!("{package}: {reason}")).collect::<Vec<_>>(),
    );
}
