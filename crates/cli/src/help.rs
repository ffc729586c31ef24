//! Help pages: the parser's own English words replaced by messages.

use clap::{Arg, ArgAction, Command};
use lang::Messages;

/// The keys of the texts of one help page.
pub struct Page {
    /// What the command is called.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub about: &'static str,
    /// How it is written.
    pub usage: &'static str,
    /// Examples: a line with the command, then what it does.
    pub examples: &'static str,
}

impl Page {
    /// The command with its texts, still without arguments of its own.
    pub fn command(&self, messages: &Messages) -> Command {
        let heading = |key| messages.get(key, &[]);
        let examples: String =
            messages.get(self.examples, &[]).lines().map(|line| format!("\n  {line}")).collect();
        Command::new(self.name)
            .about(messages.get(self.about, &[]))
            .override_usage(messages.get(self.usage, &[]))
            .help_template(format!(
                "{{about}}\n\n{}: {{usage}}\n\n{{all-args}}{{after-help}}\n",
                heading("cli-heading-usage")
            ))
            .after_help(format!("{}:{examples}", heading("cli-heading-examples")))
            .subcommand_help_heading(heading("cli-heading-commands"))
            .disable_help_flag(true)
            .disable_version_flag(true)
            .disable_help_subcommand(true)
    }
}

/// `--help`, on every command: added last, because the first argument of a heading decides where on the
/// page that heading comes.
pub fn flag(messages: &Messages) -> Arg {
    Arg::new("help")
        .short('h')
        .long("help")
        .help(messages.get("cli-option-help", &[]))
        .help_heading(messages.get("cli-heading-options", &[]))
        .display_order(LAST)
        .action(ArgAction::Help)
}

/// Options that every command has stand beneath its own.
pub const LAST: usize = 900;
