//! The other server, from the registry of npm.

use crate::Fault;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// What it is made of, and which version of it; both lie beside this crate's sources.
const PACKAGE: &str = include_str!("../../compare/package.json");
const SERVER: &str = include_str!("../../compare/server.cjs");

/// Installs it in a folder, if it is not there yet, and gives the command that starts it.
///
/// # Errors
/// If Node.js or npm is missing, or the registry cannot be reached.
pub fn install(folder: &Path) -> Result<Command, Fault> {
    for program in ["node", "npm"] {
        let version = Command::new(program).arg("--version").stdout(Stdio::null()).status();
        if !version.is_ok_and(|status| status.success()) {
            return Err(Fault(format!("the comparison needs Node.js: there is no `{program}` here")));
        }
    }
    fs::create_dir_all(folder)?;
    let package = folder.join("package.json");
    let same = fs::read_to_string(&package).is_ok_and(|text| text == PACKAGE);
    let installed = folder.join("installed");
    if !(same && installed.exists()) {
        fs::write(&package, PACKAGE)?;
        let arguments = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
        let status = Command::new("npm").args(arguments).current_dir(folder).status()?;
        if !status.success() {
            return Err(Fault::new("`npm install` failed; its own words are above"));
        }
        fs::write(installed, "")?;
    }
    fs::write(folder.join("server.cjs"), SERVER)?;
    let mut command = Command::new("node");
    command.arg("server.cjs").current_dir(folder).env("NODE_ENV", "production").env("PORT", "0");
    Ok(command)
}
