//! Screens as files: what is drawn is what stands there. With `STAMTAFEL_BLESS=1` they are written anew.

use super::*;
use std::fs;
use std::path::Path;

/// The screen is the one in the file of that name.
#[track_caller]
pub fn assert_screen<G: Laid, D: Dealer>(name: &str, table: &mut Table<'_, G, D>, size: (u16, u16)) {
    let text = text(&drawn(table, size));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/full/screens").join(format!("{name}.txt"));
    if std::env::var_os("STAMTAFEL_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(text == expected, "{name} differs from its file; it is now:\n{text}");
}
