//! Sentences taken apart: cards, numbers of rules, words.

use crate::Span;
use cards::{Card, Suit};
use games::{GameName, Rules};
use lang::{CardStyle, Messages};
use wippen::Finish;

/// A sentence with its blanks filled in: `{7h}` is a card, `{points}` what the switches say, and `W9` or
/// `T16` a rule.
pub fn read(text: &str, rules: &Rules, messages: &Messages) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut pieces = text.split('{');
    words(pieces.next().unwrap_or_default(), rules.game(), &mut spans);
    for piece in pieces {
        let (name, rest) = piece.split_once('}').unwrap_or((piece, ""));
        match name.parse() {
            Ok(one) => spans.push(card(one, messages)),
            Err(_) => words(&number(name, rules, messages), rules.game(), &mut spans),
        }
        words(rest, rules.game(), &mut spans);
    }
    spans
}

/// A card as a span.
pub fn card(card: Card, messages: &Messages) -> Span {
    Span::Card {
        card,
        text: messages.card(card, CardStyle::Signs),
        red: matches!(card.suit(), Suit::Hearts | Suit::Diamonds),
    }
}

/// Words, and the rules that are named in them. The letter of a rule is its game's, so that a switch or a
/// word of the other game is never taken for one.
pub fn words(text: &str, game: GameName, spans: &mut Vec<Span>) {
    let letter = match game {
        GameName::Wippen => 'W',
        GameName::Toepen => 'T',
    };
    let mut rest = text;
    let mut from = 0;
    while let Some(at) = rest[from..].find(letter).map(|at| from + at) {
        let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let begins = !rest[..at].ends_with(char::is_alphanumeric);
        if digits == 0 || !begins {
            from = at + 1;
            continue;
        }
        let end = at + 1 + digits;
        push_text(&rest[..at], spans);
        spans.push(Span::Rule(rest[at..end].to_owned()));
        rest = &rest[end..];
        from = 0;
    }
    push_text(rest, spans);
}

/// Words after words are one span.
fn push_text(text: &str, spans: &mut Vec<Span>) {
    match spans.last_mut() {
        _ if text.is_empty() => {}
        Some(Span::Text(before)) => before.push_str(text),
        _ => spans.push(Span::Text(text.to_owned())),
    }
}

/// A number of the house rules by its name.
fn number(name: &str, rules: &Rules, messages: &Messages) -> String {
    let number = match (rules, name) {
        (Rules::Wippen(rules), "points" | "games") => match rules.finish {
            Finish::Target(number) | Finish::Games(number) => i64::from(number),
        },
        (Rules::Toepen { rules, .. }, "clips") => i64::from(rules.starting_clips),
        (Rules::Toepen { rules, .. }, "hands") => i64::from(rules.hands.unwrap_or_default()),
        (Rules::Toepen { rules, .. }, "minutes") => i64::from(rules.minutes.unwrap_or_default()),
        (Rules::Toepen { rules, .. }, "money") => return messages.money(i64::from(rules.clip_value_cents)),
        _ => {
            debug_assert!(false, "no blank is called {name:?}");
            return name.to_owned();
        }
    };
    messages.number(number)
}
