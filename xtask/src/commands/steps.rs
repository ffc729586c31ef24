//! Calls of other programs, one after another until one fails, each with its name and how long it took.

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::repo;

/// One call of another program.
pub struct Step {
    name: &'static str,
    program: &'static str,
    folder: Option<PathBuf>,
    args: &'static str,
    env: Vec<(&'static str, String)>,
}

impl Step {
    /// A call of cargo, with its arguments separated by spaces.
    pub fn new(name: &'static str, args: &'static str) -> Self {
        Self { name, program: "cargo", folder: None, args, env: Vec::new() }
    }

    /// A call of another program in a folder.
    pub fn of(name: &'static str, program: &'static str, folder: PathBuf, args: &'static str) -> Self {
        Self { name, program, folder: Some(folder), args, env: Vec::new() }
    }

    /// The same with an environment variable set.
    pub fn env(mut self, name: &'static str, value: &str) -> Self {
        self.env.push((name, value.to_owned()));
        self
    }

    fn command(&self) -> Command {
        match &self.folder {
            None => repo::cargo(),
            Some(folder) => {
                let mut command = Command::new(self.program);
                command.current_dir(folder);
                command
            }
        }
    }
}

/// Takes the steps in turn.
///
/// # Errors
/// At the first that fails.
pub fn run(steps: &[Step]) -> Result<ExitCode> {
    for step in steps {
        let Step { name, program, args, env, .. } = step;
        let set = env.iter().map(|(name, value)| format!("{name}='{value}' ")).collect::<String>();
        eprintln!("── {name}: {set}{program} {args}");
        let start = Instant::now();
        let mut command = step.command();
        let status =
            command.args(args.split(' ')).envs(env.iter().map(|(name, value)| (name, value))).status();
        let status = status.with_context(|| format!("{program} cannot be started"))?;
        let seconds = start.elapsed().as_secs_f32();
        if !status.success() {
            bail!("{name} failed after {seconds:.1} s");
        }
        eprintln!("── {name}: {seconds:.1} s");
    }
    Ok(ExitCode::SUCCESS)
}
