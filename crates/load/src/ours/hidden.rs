//! A cheap look for cards that were told to somebody who must not know them.

/// Is this card named in a frame? Cards stand in quotes, in front of what is done with them, or between blanks in
/// proofs; what has more letters or digits around it is a hash or a longer word.
pub(super) fn names(frame: &str, card: &str) -> bool {
    let bytes = frame.as_bytes();
    frame.match_indices(card).any(|(at, _)| {
        let before = at.checked_sub(1).map(|at| bytes[at]);
        let after = bytes.get(at + card.len());
        matches!(before, Some(b'"' | b' ')) && !after.is_some_and(|byte| byte.is_ascii_hexdigit())
    })
}

/// May the frame name cards that somebody else has in hand by now? When the piles are counted, what is dealt next
/// may be any card of them.
pub(super) fn is_count(frame: &str) -> bool {
    frame.contains("\"says\":\"pile\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_found_and_hashes_are_not() {
        for frame in [r#"["2h","4d"]"#, r#""move":"4dx4h""#, r#"["17 4d 00ff"]"#, r#""move":"4d+2s=6""#] {
            assert!(names(frame, "4d"), "{frame}");
        }
        for frame in [r#"["2h","4s"]"#, r#""root":"4d00ff""#, r#""root":"004d""#, r#""at":14,"deal":"d4""#] {
            assert!(!names(frame, "4d"), "{frame}");
        }
    }
}
