//! Calls of cargo, one after another until one fails, each with its name and how long it took.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};

use crate::repo;

/// One call of cargo.
pub struct Step {
    name: &'static str,
    args: &'static str,
    env: Option<(&'static str, String)>,
}

impl Step {
    /// A step with the arguments for cargo separated by spaces.
    pub fn new(name: &'static str, args: &'static str) -> Self {
        Self { name, args, env: None }
    }

    /// The same with an environment variable set.
    pub fn env(self, name: &'static str, value: &str) -> Self {
        Self { env: Some((name, value.to_owned())), ..self }
    }
}

/// Takes the steps in turn.
///
/// # Errors
/// At the first that fails.
pub fn run(steps: &[Step]) -> Result<ExitCode> {
    for Step { name, args, env } in steps {
        let set = env.iter().map(|(name, value)| format!("{name}='{value}' ")).collect::<String>();
        eprintln!("── {name}: {set}cargo {args}");
        let start = Instant::now();
        let status = repo::cargo().args(args.split(' ')).envs(env.clone()).status()?;
        let seconds = start.elapsed().as_secs_f32();
        if !status.success() {
            bail!("{name} failed after {seconds:.1} s");
        }
        eprintln!("── {name}: {seconds:.1} s");
    }
    Ok(ExitCode::SUCCESS)
}
