//! Opening a page in the browser of this computer.

use std::process::{Command, Stdio};

/// What opens an address here, as each system has it.
fn opener(url: &str) -> Command {
    let (program, args): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("rundll32", &["url.dll,FileProtocolHandler"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(args).arg(url);
    command
}

/// Opens an address; false if there is nothing that could.
pub(super) fn open(url: &str) -> bool {
    let quiet = opener(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    quiet.is_ok()
}
