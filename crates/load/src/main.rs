//! Measures how much the server carries: `cargo xtask load` builds and starts it.
#![forbid(unsafe_code)]

use load::plan::Plan;
use load::{Fault, steps};
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("load: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Fault> {
    let plan = Plan::read(std::env::args_os().skip(1))?;
    steps::run(&plan, &mut |line| println!("{line}")).map(drop)
}
