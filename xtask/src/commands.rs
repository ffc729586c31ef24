//! The commands of `cargo xtask`.

mod debian;
mod fuzz;
mod postgres;
mod steps;
mod web;

use std::path::PathBuf;
use std::process::{Command as Process, ExitCode};

use anyhow::{Context, Result, anyhow, bail};

use crate::{licence, repo};
use steps::Step;

/// One chore: how it is called and what it does.
pub struct Command {
    /// Its name on the command line.
    pub name: &'static str,
    /// What may follow the name.
    args: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<ExitCode>,
}

/// Every chore there is.
pub const COMMANDS: &[Command] = &[
    Command { name: "build", args: "", about: "build the program, target/release/stamtafel", run: build },
    Command {
        name: "run",
        args: "[ARGS…]",
        about: "build and start it; alone: tables in the browser",
        run: start,
    },
    Command {
        name: "test",
        args: "[--quick] [--no-postgres] [--no-web]",
        about: "every check of a change; quick: no docs",
        run: test,
    },
    Command { name: "slow", args: "[TIMES]", about: "all tests, TIMES (20) the random cases", run: slow },
    Command {
        name: "bench",
        args: "[--quick]",
        about: "speed, sheets and instruction counts; quick: speed",
        run: bench,
    },
    Command {
        name: "load",
        args: LOAD,
        about: "clients at 100, 300, 1000, 2000 tables for 20 s each; compare: with Node.js",
        run: load,
    },
    Command { name: "playthroughs", args: "", about: "write data/playthroughs anew", run: playthroughs },
    Command { name: "fuzz", args: "[SECONDS]", about: "each fuzz target for SECONDS (30)", run: fuzz::run },
    Command { name: "licences", args: "", about: "check the licences of all dependencies", run: licences },
];

/// What may follow `load`.
const LOAD: &str = "[--tables N] [--seconds S] [--rate R] [--store sqlite|postgres] [--compare]";

/// Does what the command line (without the program's own name) asks for.
///
/// # Errors
/// When there is no such command, or when it failed.
pub fn run(args: &[String]) -> Result<ExitCode> {
    let (name, rest) = args.split_first().map_or(("help", args), |(name, rest)| (name.as_str(), rest));
    if matches!(name, "help" | "--help" | "-h") {
        print!("{}", usage());
        return Ok(ExitCode::SUCCESS);
    }
    match COMMANDS.iter().find(|command| command.name == name) {
        Some(command) => (command.run)(rest),
        None => bail!("there is no command `{name}`\n\n{}", usage()),
    }
}

/// How the commands are called, a line each.
pub fn usage() -> String {
    let mut usage = "usage: cargo xtask COMMAND\n\n".to_owned();
    for Command { name, args, about, .. } in COMMANDS {
        let call = format!("{name} {args}");
        let end = if call.len() < 24 { String::new() } else { format!("\n  {:24}", "") };
        usage += &format!("  {call:24}{end}{about}\n");
    }
    usage
}

fn no_args(args: &[String]) -> Result<()> {
    match args {
        [] => Ok(()),
        [arg, ..] => bail!("`{arg}`: this command takes no arguments"),
    }
}

/// The one number that may follow a command, or what stands for it.
fn number(args: &[String], default: u32) -> Result<u32> {
    match args {
        [] => Ok(default),
        [one] => one.parse().ok().filter(|&n| n > 0).ok_or_else(|| anyhow!("`{one}` is not a number from 1")),
        _ => bail!("this command takes one number at most"),
    }
}

/// Is there `--quick`, which alone may follow the command?
fn quick(args: &[String]) -> Result<bool> {
    match args {
        [] => Ok(false),
        [arg] if arg == "--quick" => Ok(true),
        [arg, ..] => bail!("`{arg}`: this command takes --quick or nothing"),
    }
}

fn build(args: &[String]) -> Result<ExitCode> {
    no_args(args)?;
    println!("{}", release()?.display());
    Ok(ExitCode::SUCCESS)
}

/// Where tables are kept when the server is started out of the sources.
const TABLES: &str = "tables";

/// Starts the program with these arguments; what is none of its commands are options of its server.
fn start(args: &[String]) -> Result<ExitCode> {
    // As it is written after `cargo run`.
    let args = args.strip_prefix(&["--".to_owned()]).unwrap_or(args);
    let mut program = Process::new(release()?);
    if args.first().is_none_or(|arg| arg.starts_with("--")) {
        program.arg("serve");
        if !args.iter().any(|arg| ["--data", "--database"].iter().any(|place| arg.starts_with(place))) {
            program.arg("--data").arg(repo::root().join(TABLES));
        }
    }
    let status = program.args(args).status().context("starting stamtafel")?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
    })
}

/// Builds the program as people get it, the page in it, and says where it is.
fn release() -> Result<PathBuf> {
    web::build()?;
    release_of("cli", "stamtafel")
}

fn release_of(package: &str, program: &str) -> Result<PathBuf> {
    let status = repo::cargo().args(["build", "--release", "-p", package, "--bin", program]).status()?;
    if !status.success() {
        bail!("{program} does not build");
    }
    built("release", program)
}

/// Where a program lies, if it was built so.
fn built(profile: &str, program: &str) -> Result<PathBuf> {
    Ok(target()?.join(profile).join(program).with_extension(std::env::consts::EXE_EXTENSION))
}

/// Where builds put what they make.
fn target() -> Result<PathBuf> {
    let metadata = repo::metadata(&["--no-deps", "--offline"])?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target_directory")?;
    Ok(PathBuf::from(target))
}

fn test(args: &[String]) -> Result<ExitCode> {
    let (left_out, args): (Vec<_>, Vec<_>) = args.iter().cloned().partition(|arg| arg.starts_with("--no-"));
    if let Some(other) = left_out.iter().find(|arg| !["--no-postgres", "--no-web"].contains(&arg.as_str())) {
        bail!("`{other}`: what can be left out is postgres and web");
    }
    let without = |what: &str| left_out.iter().any(|arg| arg == what);
    let quick = quick(&args)?;
    if !without("--no-postgres") {
        postgres::provide()?;
    }
    let tests = |args| {
        let step = Step::new("tests", args);
        if without("--no-postgres") { step.env(postgres::LEAVE_OUT, "1") } else { step }
    };
    let format = Step::new("format", "fmt --all --check");
    let lints = Step::new("lints", "clippy --workspace --all-targets -- -D warnings");
    steps::run(&[format, lints])?;
    if !quick {
        let docs = Step::new("documentation", "doc --workspace --no-deps");
        steps::run(&[docs.env("RUSTDOCFLAGS", "-D warnings")])?;
    }
    if !without("--no-web") {
        web::build()?;
        steps::run(&[Step::new("the program", "build -p cli --bin stamtafel")])?;
        web::test(&built("debug", "stamtafel")?)?;
    }
    // These come last: what their runner says at its end is what one wants to see.
    steps::run(&[tests(if quick { "test --workspace --lib --bins --tests" } else { "test --workspace" })])
}

fn slow(args: &[String]) -> Result<ExitCode> {
    let times = number(args, 20)?.to_string();
    postgres::provide()?;
    // The targets are named so that examples in the documentation marked `ignore` stay ignored.
    let tests = "test --workspace --profile slow --lib --bins --tests -- --include-ignored";
    steps::run(&[Step::new("slow tests", tests).env("STAMTAFEL_CASES", &times)])
}

fn bench(args: &[String]) -> Result<ExitCode> {
    if quick(args)? {
        return steps::run(&[Step::new("speed", "bench -p bench --bench speed -- --quick")]);
    }
    let speed = Step::new("speed", "bench -p bench --bench speed");
    let sheets = Step::new("sheets", "bench -p bench --bench sheets");
    let instructions = Step::new("instructions", "bench -p bench --bench instructions");
    steps::run(&[speed, sheets, instructions])
}

/// Options that there are; whether they are used right is for the program to say.
fn load(args: &[String]) -> Result<ExitCode> {
    let known = |arg: &&String| LOAD.split(['[', ']', ' ']).any(|word| word == *arg);
    if let Some(arg) = args.iter().filter(|arg| arg.starts_with('-')).find(|arg| !known(arg)) {
        bail!("`{arg}`: this command takes {LOAD}");
    }
    let (server, program) = (release()?, release_of("load", "load")?);
    let mut load = Process::new(program);
    load.arg("--server").arg(server).arg("--scratch").arg(target()?.join("load")).args(args);
    Ok(if load.status().context("starting load")?.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn playthroughs(args: &[String]) -> Result<ExitCode> {
    no_args(args)?;
    steps::run(&[Step::new("playthroughs", "test -p record --test playthroughs").env("STAMTAFEL_BLESS", "1")])
}

fn licences(args: &[String]) -> Result<ExitCode> {
    no_args(args)?;
    let metadata = licence::all_packages()?;
    let refused = licence::refused(&metadata);
    for (package, reason) in &refused {
        println!("{package}: {reason}");
    }
    match (metadata["packages"].as_array().map_or(0, Vec::len), refused.len()) {
        (packages, 0) => println!("{packages} packages, all with allowed licences"),
        (packages, refused) => bail!("{refused} of {packages} packages have no allowed licence"),
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn usage_names_every_command_once() {
        for command in COMMANDS {
            let usage = usage();
            let lines = usage.lines().filter(|line| line.split_whitespace().next() == Some(command.name));
            assert_eq!(lines.count(), 1, "{}", command.name);
        }
    }

    #[test]
    fn a_wrong_call_is_refused_before_anything_runs() {
        for line in [
            "tests",
            "build now",
            "test --fast",
            "test --no-tests",
            "bench now",
            "slow 0",
            "slow 2 3",
            "fuzz long",
            "load --fast",
        ] {
            assert!(run(&args(line)).is_err(), "{line}");
        }
    }

    #[test]
    fn a_number_may_be_left_out() {
        assert_eq!(number(&[], 7).unwrap(), 7);
        assert_eq!(number(&args("3"), 7).unwrap(), 3);
    }
}
