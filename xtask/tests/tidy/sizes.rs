//! Files stay short enough to be read in one go.

/// Lines in one file; more than half of this asks for a thought.
const MOST_LINES: usize = 800;

#[test]
fn no_file_is_too_long() {
    let complaints: Vec<String> = super::files(|path| path.ends_with(".rs"))
        .iter()
        .map(|path| (path, super::read(path).lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(path, lines)| format!("{path} has {lines} lines: split it, {MOST_LINES} is the most"))
        .collect();
    super::no_complaints(&complaints);
}
