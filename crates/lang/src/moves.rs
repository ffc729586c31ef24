//! Moves as a person types them.

use crate::Messages;

/// A typed move with its cards in the notation: in Dutch `10r×3k+7s` becomes `Tdx3c+7s`. Spaces are taken
/// out; whatever else is no card stays as it is, for the reader of moves to judge.
pub fn to_notation(messages: &Messages, typed: &str) -> String {
    let text: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let mut rest = text.as_str();
    let mut notation = String::new();
    let mut in_build = false;
    // A card comes first, after a sign that joins, and after another card of a build: nowhere else, or
    // the number of `=10` and the middle of the word `ready` would be taken for cards.
    let mut card_may_come = true;
    while let Some(next) = rest.chars().next() {
        if card_may_come && let Some((card, after)) = messages.read_card_at(rest) {
            notation.push_str(&card.to_string());
            rest = after;
            card_may_come = in_build;
            continue;
        }
        in_build = next == '[' || (in_build && next != ']');
        card_may_come = matches!(next, 'x' | '×' | '+' | '[' | ':');
        notation.push(if next == '×' { 'x' } else { next });
        rest = &rest[next.len_utf8()..];
    }
    notation
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn the_letters_of_a_language_become_notation() {
        let [nl, de, en] = Lang::ALL.map(Messages::of);
        for (messages, typed, notation) in [
            (nl, "10r×3k+7s", "Tdx3c+7s"),
            (nl, "Vh", "Qh"),
            (nl, "hs x kh", "KsxKh"),
            (nl, "ar+[2s3h=5@1]=6", "Ad+[2s3h=5@1]=6"),
            (nl, "4k + 2♥ + 4♠ = 10", "4c+2h+4s=10"),
            (nl, "8h!2", "8h!2"),
            (de, "10kax3kr+7p", "Tdx3c+7s"),
            (de, "Dp x Dh", "QsxQh"),
            (en, "9hx3c+6d+[2h3s4c=9@1]", "9hx3c+6d+[2h3s4c=9@1]"),
            (nl, "0:10h", "0:Th"),
            (en, "1:ready", "1:ready"),
            (nl, "2:check0", "2:check0"),
            (en, "nonsense", "nonsense"),
            (en, "", ""),
        ] {
            assert_eq!(to_notation(messages, typed), notation, "{typed}");
        }
    }
}
