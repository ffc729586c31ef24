//! Structured logs.

/// Writes logs to the standard error, a line of JSON each. What is logged is numbers of tables and connections,
/// counts and faults: no name, token, code or card.
pub fn log_to_stderr() {
    // A second call changes nothing: whoever embeds the server may log otherwise.
    let _ = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_current_span(false)
        .with_max_level(tracing::Level::INFO)
        .with_writer(std::io::stderr)
        .try_init();
}
