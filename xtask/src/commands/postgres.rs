//! PostgreSQL for the tests of the store: Debian's package, of which they make a cluster of their own.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

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
    if is_root() {
        eprintln!("── PostgreSQL: apt-get install postgresql");
        // An old list of packages is no reason to stop: it may still name one that can be had.
        let _ = apt_get(&["update"]);
        apt_get(&["install", "--yes", "--no-install-recommends", "postgresql"])?;
    }
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

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn apt_get(args: &[&str]) -> Result<()> {
    let mut apt = Command::new("apt-get");
    apt.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null()).stdout(Stdio::null());
    match apt.status() {
        Ok(status) if status.success() => Ok(()),
        _ => bail!("`apt-get {}` failed", args.join(" ")),
    }
}
