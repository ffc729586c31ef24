//! The program `stamtafel`: Wippen and Zwols toepen at the command line.

#![forbid(unsafe_code)]

mod args;
mod commands;
mod error;
mod help;
mod input;
mod play;
mod run;
mod table;

use std::process::ExitCode;

fn main() -> ExitCode {
    run::run(std::env::args_os().collect())
}
