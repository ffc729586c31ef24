//! Has the program built anew when the browser client was, so that it never carries an old one.

use std::path::Path;

fn main() {
    let built = Path::new("../../web/dist");
    let sources = Path::new("../../web");
    // Cargo takes a folder that is not there for one that changes all the time.
    let watched = [built, sources].into_iter().find(|folder| folder.is_dir());
    let watched = watched.unwrap_or(Path::new("build.rs"));
    println!("cargo::rerun-if-changed={}", watched.display());
}
