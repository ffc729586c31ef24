//! Showing what came from outside.

/// How many characters of a text are shown.
const LENGTH: usize = 60;

/// The beginning of a text that came from outside, fit to stand within a sentence: one line, not long,
/// and without characters that could move the cursor, recolour a terminal or turn the line around.
pub fn excerpt(text: &str) -> String {
    let mut shown: String =
        text.chars().take(LENGTH).map(|c| if is_plain(c) { c } else { '\u{fffd}' }).collect();
    if text.chars().nth(LENGTH).is_some() {
        shown.push('…');
    }
    shown
}

fn is_plain(c: char) -> bool {
    let turns_the_line =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !c.is_control() && !turns_the_line && !matches!(c, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_short_and_harmless() {
        assert_eq!(excerpt("Jan-Piet ♠"), "Jan-Piet ♠");
        assert_eq!(excerpt("a\u{1b}[31mb\r\nc\u{202e}d"), "a\u{fffd}[31mb\u{fffd}\u{fffd}c\u{fffd}d");
        assert_eq!(excerpt(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
        assert_eq!(excerpt(&"é".repeat(60)), "é".repeat(60));
    }
}
