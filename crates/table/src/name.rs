//! Names of people and of computer players, as they may be shown anywhere.

use crate::limits::{NAME_LETTERS, NAME_MARKS};
use core::fmt;

/// A name that is safe to show as plain text: no control or direction characters, at most
/// [`NAME_LETTERS`] letters with two marks each, no space at the ends and no two in a row. A deleted name
/// is empty.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Name(String);

impl Name {
    /// What remains of a text when it is made a name; none if nothing remains. A name stays as it is.
    ///
    /// ```
    /// let name = table::Name::clean("  Anna\u{202e}\n  de  Wit ").unwrap();
    /// assert_eq!(name.as_str(), "Anna de Wit");
    /// assert_eq!(table::Name::clean("\u{200b}\n"), None);
    /// ```
    pub fn clean(text: &str) -> Option<Name> {
        let mut name = String::new();
        let (mut letters, mut marks) = (0, 0);
        let mut space = false;
        for letter in text.chars() {
            if letter.is_whitespace() {
                space = !name.is_empty();
            } else if letter.is_control() || is_invisible(letter) {
                continue;
            } else if is_mark(letter) {
                // A mark needs a letter to sit on, and a space is none.
                if !name.is_empty() && !space && marks < NAME_MARKS {
                    marks += 1;
                    name.push(letter);
                }
            } else {
                let needed = if space { 2 } else { 1 };
                if letters + needed > NAME_LETTERS {
                    break;
                }
                if space {
                    name.push(' ');
                }
                name.push(letter);
                letters += needed;
                (space, marks) = (false, 0);
            }
        }
        (!name.is_empty()).then_some(Name(name))
    }

    /// The name as text; empty when it has been deleted.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Has it been deleted?
    pub fn is_deleted(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Characters that show nothing but change how their neighbours are shown: directions, joiners that are no
/// part of a letter, tags, and what is not assigned for exchange.
fn is_invisible(letter: char) -> bool {
    matches!(
        u32::from(letter),
        0xad | 0x34f
            | 0x61c
            | 0x115f..=0x1160
            | 0x17b4..=0x17b5
            | 0x180b..=0x180f
            | 0x200b..=0x200c
            | 0x200e..=0x200f
            | 0x2028..=0x202e
            | 0x2060..=0x206f
            | 0x3164
            | 0xe000..=0xf8ff
            | 0xfeff
            | 0xffa0
            | 0xfff0..=0xfffb
            | 0xe0000..=0xe00ff
            | 0xf0000..
    )
}

/// Characters that sit on the one before: accents, vowel points, variation selectors, skin colours, and the
/// joiner of emoji.
fn is_mark(letter: char) -> bool {
    matches!(
        u32::from(letter),
        0x300..=0x34e
            | 0x350..=0x36f
            | 0x483..=0x489
            | 0x591..=0x5bd
            | 0x5bf..=0x5c7
            | 0x610..=0x61a
            | 0x64b..=0x65f
            | 0x6d6..=0x6ed
            | 0xe31..=0xe3a
            | 0xe47..=0xe4e
            | 0x1ab0..=0x1aff
            | 0x1dc0..=0x1dff
            | 0x200d
            | 0x20d0..=0x20ff
            | 0x3099..=0x309a
            | 0xfe00..=0xfe0f
            | 0xfe20..=0xfe2f
            | 0x1f3fb..=0x1f3ff
            | 0xe0100..=0xe01ef
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clean(text: &str) -> String {
        Name::clean(text).unwrap().0
    }

    #[test]
    fn names_are_cut_to_plain_text() {
        assert_eq!(clean("<img src=x onerror=alert(1)>"), "<img src=x onerror=alert");
        assert_eq!(clean("](javascript:1)"), "](javascript:1)");
        assert_eq!(clean(&format!("e{}", "\u{301}".repeat(5000))), "e\u{301}\u{301}");
        assert_eq!(clean("a \u{301}b"), "a b");
        assert_eq!(clean(&"x".repeat(1000)).len(), NAME_LETTERS);
        assert_eq!(clean(&"x ".repeat(1000)).len(), NAME_LETTERS - 1);
        assert_eq!(Name::clean("\u{301}\u{202e}\0 "), None);
    }

    #[test]
    fn a_name_stays_as_it_is() {
        for text in ["Anna", "J. de Wit", "Łukasz", "नमस्ते", "👩‍🦰 Bo", "e\u{301}\u{301}\u{301} x"]
        {
            let name = Name::clean(text).unwrap();
            assert_eq!(Name::clean(name.as_str()), Some(name));
        }
    }
}
