//! The browser client: its packages, its build, its tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Result, bail};

use super::debian;
use super::steps::{self, Step};
use crate::repo;

/// The oldest Node.js with which it builds.
const NODE: u32 = 20;

/// What goes into the built client, as paths from the root.
const SOURCES: [&str; 8] = [
    "web/src",
    "web/public",
    "web/plugins",
    "web/index.html",
    "web/vite.config.ts",
    "web/package-lock.json",
    "crates/wire/generated",
    "lang",
];

fn folder() -> PathBuf {
    repo::root().join("web")
}

/// Builds the client, if it is not there or older than what goes into it.
///
/// # Errors
/// When Node.js or npm is missing, or the build fails.
pub fn build() -> Result<()> {
    if is_built() {
        return Ok(());
    }
    packages()?;
    steps::run(&[Step::of("the page", "npm", folder(), "run --silent build")])?;
    Ok(())
}

/// Checks and tests the client: its types, its parts, and the whole of it in a real browser against a real server.
///
/// # Errors
/// When something that this needs is missing, or a check fails.
pub fn test(program: &Path) -> Result<()> {
    packages()?;
    let browser = browser()?.display().to_string();
    build()?;
    steps::run(&[
        Step::of("types of the page", "npm", folder(), "run --silent check"),
        Step::of("tests of the page", "npm", folder(), "test --silent"),
        Step::of("the page in a browser", "npm", folder(), "run --silent e2e")
            .env("STAMTAFEL_PROGRAM", &program.display().to_string())
            .env("STAMTAFEL_BROWSER", &browser),
    ])?;
    Ok(())
}

/// Sees to it that the packages which the client is built with are there, as they are locked.
fn packages() -> Result<()> {
    let found = Command::new("node").arg("--version").output();
    let version =
        found.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
    if major.is_none_or(|major: u32| major < NODE) {
        bail!(
            "the page is built with Node.js {NODE} or newer and its npm: install them (https://nodejs.org)"
        );
    }
    // npm leaves this file where it has put everything.
    let done = changed(&folder().join("node_modules/.package-lock.json"));
    if done.is_some_and(|done| Some(done) >= changed(&folder().join("package-lock.json"))) {
        return Ok(());
    }
    steps::run(&[Step::of("packages of the page", "npm", folder(), "ci --silent --no-audit --no-fund")])?;
    Ok(())
}

/// A browser for the tests: Chromium, which is installed where that can be done without asking anybody.
fn browser() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("STAMTAFEL_BROWSER") {
        return Ok(path.into());
    }
    let find = || {
        let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
        paths.map(PathBuf::from).into_iter().find(|path| path.exists())
    };
    if find().is_none() {
        debian::install("chromium")?;
    }
    find().ok_or_else(|| {
        anyhow::anyhow!(
            "the tests of the page need Chromium: install it (Debian: `apt-get install chromium`), name one in \
             STAMTAFEL_BROWSER, or leave those tests out with `cargo xtask test --no-web`"
        )
    })
}

/// Is the built client as new as everything that goes into it?
fn is_built() -> bool {
    let newest = SOURCES.iter().filter_map(|path| newest(&repo::root().join(path))).max();
    changed(&folder().join("dist/index.html"))
        .is_some_and(|built| newest.is_some_and(|newest| built >= newest))
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|facts| facts.modified()).ok()
}

/// When a file, or the newest in a folder, was changed last.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().flatten();
    inside.filter_map(|entry| newest(&entry.path())).chain(changed(path)).max()
}
