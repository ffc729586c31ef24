//! Positions of examples: completed, and drawn.

use crate::source::Played;
use crate::{Built, Piece, Row, Span, spans};
use cards::Card;
use games::Rules;
use lang::Messages;
use serde_json::{Value, json};

/// The position with what its text leaves out: all keys but `rules`.
pub fn complete(rules: &Rules, short: &Value) -> Value {
    let players = list(short, "hands").len();
    let each = |value: Value| Value::from(vec![value; players]);
    let mut whole = match rules {
        Rules::Wippen(_) => json!({"game": "wippen", "players": players}),
        Rules::Toepen { .. } => json!({
            "game": "toepen", "players": players, "dealer": players.saturating_sub(1), "turn": 0, "hands": [],
            "stock": "", "balances": [], "stakes": each(1.into()), "tens": each(0.into()),
            "folded": each(false.into()), "phase": "play", "ready": [], "exchanged": each(Value::Null),
            "trick": {"leader": 0, "cards": each("".into())}, "piles": each("".into()),
            "toeps": {"count": 0, "by": null, "card_since": false}, "answering": null, "saw": [],
        }),
    };
    for (key, value) in short.as_object().into_iter().flatten() {
        whole[key] = value.clone();
    }
    if let Rules::Toepen { rules, .. } = rules {
        // As if it were the first hand, and everyone ready once it is played.
        let stakes = list(&whole, "stakes").iter().filter_map(Value::as_i64);
        whole["balances"] = stakes.map(|stake| i64::from(rules.starting_clips) - stake).collect();
        whole["ready"] = each((whole["phase"] == "play").into());
    }
    whole
}

/// What the position looks like to whoever makes the last move.
pub fn picture(played: &Played, rules: &Rules, messages: &Messages) -> Vec<Row> {
    let whole = complete(rules, &played.position);
    let who = actor(played, &whole);
    let row = |label: &str, text: &str| {
        let (cards, pieces) = (cards(text, who, messages), pieces(text, who));
        Row { label: messages.get(label, &[]), cards, pieces }
    };
    let hand = list(&whole, "hands").get(who).and_then(Value::as_str).unwrap_or_default();
    let mut rows = Vec::new();
    match rules {
        Rules::Wippen(rules) => {
            let pot = whole["pot"].as_str().unwrap_or_default();
            let mut lying = row("wippen-pot", pot);
            if pot.is_empty() {
                lying.cards.push(Span::Text(messages.get("wippen-pot-empty", &[])));
            }
            rows.push(lying);
            for (seat, pile) in list(&whole, "piles").iter().enumerate() {
                // Without stealing piles lie face down.
                let top = pile.as_str().and_then(|pile| pile.split_whitespace().last());
                if let Some(top) = top.filter(|_| rules.stealing && seat != who) {
                    rows.push(row("book-other-pile", top));
                }
            }
        }
        Rules::Toepen { .. } => {
            let leader = whole["trick"]["leader"].as_u64().unwrap_or_default() as usize;
            let laid = list(&whole["trick"], "cards");
            let turns = (0..laid.len()).map(|after| &laid[(leader + after) % laid.len()]);
            let trick: Vec<&str> = turns.filter_map(Value::as_str).filter(|one| !one.is_empty()).collect();
            if !trick.is_empty() {
                rows.push(row("book-trick", &trick.join(" ")));
            }
        }
    }
    if !hand.is_empty() {
        rows.push(row("book-hand", hand));
    }
    rows
}

/// A move as the language writes its cards; nothing if it is a word.
pub fn told(notation: &str, messages: &Messages) -> Vec<Span> {
    let (_, action) = notation.split_once(':').unwrap_or(("", notation));
    let mut spans = Vec::new();
    let is_card = action.get(..2).is_some_and(|start| start.parse::<Card>().is_ok());
    if is_card {
        write(action.split('!').next().unwrap_or_default(), messages, &mut spans);
    }
    spans
}

/// The seat that makes the last move.
fn actor(played: &Played, whole: &Value) -> usize {
    let last = played.refused.map(|(refused, _)| refused).or(played.moves.last().copied());
    let named = last.and_then(|last| last.split_once(':')).and_then(|(seat, _)| seat.parse().ok());
    let players = list(whole, "hands").len().max(1);
    let after_dealer = || (whole["dealer"].as_u64().unwrap_or_default() as usize + 1) % players;
    named.or(whole["turn"].as_u64().map(|seat| seat as usize)).unwrap_or_else(after_dealer)
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Cards and builds, separated by spaces.
fn cards(text: &str, who: usize, messages: &Messages) -> Vec<Span> {
    let mut spans = Vec::new();
    for word in text.split_whitespace() {
        if !spans.is_empty() {
            spans.push(Span::Text("  ".to_owned()));
        }
        write(word, messages, &mut spans);
        if word.ends_with(&format!("@{who}]")) {
            spans.push(Span::Text(format!(" {}", messages.get("book-own-build", &[]))));
        }
    }
    spans
}

/// The same as what lies there, each thing by itself.
fn pieces(text: &str, who: usize) -> Vec<Piece> {
    let pieces = text.split_whitespace().map(|word| {
        let inside = word.trim_start_matches('[').trim_end_matches(']');
        let (inside, owner) = inside.split_once('@').unwrap_or((inside, ""));
        let (inside, value) = inside.split_once('=').unwrap_or((inside, ""));
        let cards = (0..inside.len()).step_by(2).filter_map(|at| inside.get(at..at + 2)?.parse().ok());
        let own = owner.parse() == Ok(who);
        Piece { cards: cards.collect(), build: value.parse().ok().map(|value| Built { value, own }) }
    });
    pieces.filter(|piece| !piece.cards.is_empty()).collect()
}

/// A word of the notation: its cards as the language writes them, a build in brackets and without its owner.
fn write(word: &str, messages: &Messages, spans: &mut Vec<Span>) {
    let mut rest = word;
    let mut in_build = false;
    while let Some(next) = rest.chars().next() {
        if let Some(card) = rest.get(..2).and_then(|two| two.parse::<Card>().ok()) {
            spans.push(spans::card(card, messages));
            rest = &rest[2..];
            if in_build && !rest.starts_with('=') {
                spans.push(Span::Text(" ".to_owned()));
            }
            continue;
        }
        in_build = next == '[' || (in_build && next != ']');
        let sign = match next {
            '[' => "(".to_owned(),
            ']' => ")".to_owned(),
            'x' => " × ".to_owned(),
            '+' | '=' => format!(" {next} "),
            '@' => {
                rest = rest.trim_start_matches(|c: char| c == '@' || c.is_ascii_digit());
                continue;
            }
            other => other.to_string(),
        };
        spans.push(Span::Text(sign));
        rest = &rest[next.len_utf8()..];
    }
}
