//! Structured logs.

use std::panic::{self, Location};

/// Writes logs to the standard error, a line of JSON each. What is logged is numbers of tables and connections,
/// counts and faults: no name, token, code or card. Of what fails within the program only the place is logged, for what
/// it says of itself may name what it worked with.
pub fn log_to_stderr() {
    // A second call changes nothing: whoever embeds the server may log otherwise.
    let logs = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_current_span(false)
        .with_max_level(tracing::Level::INFO)
        .with_writer(std::io::stderr)
        .try_init();
    if logs.is_ok() {
        panic::set_hook(Box::new(|info| {
            let place = info.location().map(Location::to_string).unwrap_or_default();
            tracing::error!(place, "something failed that cannot fail; please report it");
        }));
    }
}
