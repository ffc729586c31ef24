//! PostgreSQL for the tests of the store: Debian's package, of which they make a cluster of their own.

use std::path::Path;

use anyhow::{Result, bail};

use super::debian;

/// Set to `1`, the tests of the store leave PostgreSQL out.
pub const LEAVE_OUT: &str = "STAMTAFEL_NO_POSTGRES";

/// Where Debian puts each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Sees to it that PostgreSQL is there: installs it where that can be done without asking anybody.
///
/// # Errors
/// If it is missing and cannot be installed; the message says what to do.
pub fn provide() -> Result<()> {
    if is_there() {
        return Ok(());
    }
    debian::install("postgresql")?;
    if is_there() {
        return Ok(());
    }
    bail!(
        "the tests of the store need PostgreSQL, which is not in {VERSIONS}: install it (Debian: `apt-get install \
         postgresql`), or leave those tests out with `cargo xtask test --no-postgres`"
    )
}

fn is_there() -> bool {
    let versions = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| Path::new(&initdb).exists())
}
