//! Packages of Debian that tests need.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// Installs a package where that can be done without asking anybody; elsewhere does nothing.
///
/// # Errors
/// If Debian's tool fails.
pub fn install(package: &str) -> Result<()> {
    if !is_root() {
        return Ok(());
    }
    eprintln!("── apt-get install {package}");
    // An old list of packages is no reason to stop: it may still name one that can be had.
    let _ = apt_get(&["update"]);
    apt_get(&["install", "--yes", "--no-install-recommends", package])
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
