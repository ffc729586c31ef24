//! The project as files and as packages.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// The root folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in a folder of the project")
}

/// The cargo that runs us, working in the project's root.
pub fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// What `cargo metadata` says, given these further arguments.
///
/// # Errors
/// When cargo fails: its own words are in the error.
pub fn metadata(args: &[&str]) -> Result<Value> {
    let output = cargo().args(["metadata", "--format-version", "1"]).args(args).output()?;
    if !output.status.success() {
        bail!("cargo metadata {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr).trim());
    }
    serde_json::from_slice(&output.stdout).context("cargo metadata did not print JSON")
}

/// All files that are or could be committed, as paths from the root with `/` between the parts, in order.
/// In a copy without its git history: all files outside the folders where builds put theirs.
///
/// # Errors
/// When a folder cannot be read.
pub fn files() -> Result<Vec<String>> {
    // A checkout that belongs to another user is common on build machines. Git need not distrust it: the code that
    // asks comes from that same checkout.
    let safe = format!("safe.directory={}", root().display());
    let git = Command::new("git")
        .args(["-c", &safe, "ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output();
    let mut files = match git {
        Ok(output) if output.status.success() => String::from_utf8(output.stdout)
            .context("a file name is not UTF-8")?
            .split_terminator('\0')
            .filter(|path| root().join(path).is_file()) // not those removed and not yet committed
            .map(str::to_owned)
            .collect(),
        _ => {
            let mut files = Vec::new();
            walk(root(), "", &mut files)?;
            files
        }
    };
    files.sort();
    Ok(files)
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<String>) -> Result<()> {
    for entry in folder.read_dir().with_context(|| format!("reading {}", folder.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if !entry.file_type()?.is_dir() {
            files.push(path);
        } else if ![".git", "target", "node_modules"].contains(&name.as_str()) {
            walk(&entry.path(), &format!("{path}/"), files)?;
        }
    }
    Ok(())
}
