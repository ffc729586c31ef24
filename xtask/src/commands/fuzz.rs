//! Fuzzing, where the tools for it are at hand: it needs a nightly compiler, which nothing else here does.

use std::process::{Command, ExitCode, Stdio};

use anyhow::{Result, bail};

use super::number;
use crate::repo;

/// Runs each target of `fuzz/` for so many seconds.
pub fn run(args: &[String]) -> Result<ExitCode> {
    let seconds = number(args, 30)?;
    let targets: Vec<String> = repo::files()?
        .iter()
        .filter_map(|path| path.strip_prefix("fuzz/fuzz_targets/")?.strip_suffix(".rs").map(str::to_owned))
        .collect();
    if targets.is_empty() {
        bail!("there are no fuzz targets in fuzz/fuzz_targets");
    }
    if !works(nightly().arg("--version")) {
        bail!("fuzzing needs a nightly toolchain: `rustup toolchain install nightly`");
    }
    if !works(nightly().args(["fuzz", "--version"])) {
        bail!("fuzzing needs cargo-fuzz: `cargo install cargo-fuzz`");
    }
    let limit = format!("-max_total_time={seconds}");
    for target in targets {
        eprintln!("── {target}: {seconds} s");
        if !nightly().args(["fuzz", "run", &target, "--", &limit]).status()?.success() {
            bail!("{target} failed: its input lies in fuzz/artifacts/{target}");
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The nightly cargo. Only rustup's `cargo`, the one on the path, understands `+nightly`.
fn nightly() -> Command {
    let mut cargo = Command::new("cargo");
    cargo.arg("+nightly").current_dir(repo::root());
    cargo
}

fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
