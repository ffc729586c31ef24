//! Examples: the position as it lies on the table, what is done, and what becomes of it.

use super::fonts::{Fonts, Style};
use super::lines::{Bit, Ink, bits, lines};
use super::pages::{Block, Item, Part, Role};
use super::set::{LEADING, Text, put};
use crate::text::plain;
use crate::{Example, Piece, Row};
use cards::{Card, Suit};
use lang::{CardStyle, Messages};

/// Measures of a card and of what lies around it, as parts of the size of the type.
const CARD: (f32, f32) = (2.2, 3.0);
const GAP: f32 = 0.5;
const PAD: f32 = 0.9;
/// How much of a card the next one of the same build leaves to be seen.
const FANNED: f32 = 0.62;
/// The widest that what lies there is called, as a part of the figure.
const LABEL: f32 = 0.24;

/// A figure as wide as the text.
pub fn block(fonts: &Fonts, example: &Example, messages: &Messages, size: f32, width: f32) -> Block {
    let pad = PAD * size;
    let inner = width - 2.0 * pad;
    let mut figure = Figure { fonts, messages, size, items: Vec::new(), down: pad };
    figure.rows(&example.picture, pad, inner);
    let mut caption = bits(&example.verdict, Style::Strong);
    if !example.last.is_empty() {
        caption.push(Bit::new(": ", Style::Strong, Ink::Black));
        caption.extend(bits(&example.last, Style::Strong));
    }
    caption.push(Bit::new(". ", Style::Strong, Ink::Black));
    caption.extend(bits(&example.text, Style::Plain));
    let text = Text { fonts, size, x: pad, width: inner };
    let mut words = Vec::new();
    let height = put(&text, &caption, figure.down, &mut words) + pad * 0.7;
    let frame = |width, ink, edge| Item::Box { x: 0.0, y: 0.0, width, height, round: 0.0, ink, edge };
    let bar = if example.refused.is_some() { Ink::Red } else { Ink::Green };
    let mut items = vec![frame(width, Ink::Paper, Some(Ink::Pale)), frame(size * 0.3, bar, None)];
    items.append(&mut figure.items);
    let parts = vec![Part::new(Role::Picture(shown(&example.picture)), items), Part::new(Role::Text, words)];
    Block { above: size * 0.7, height, parts, ..Block::default() }
}

/// What is to be seen, in words.
fn shown(rows: &[Row]) -> String {
    let told = |row: &Row| format!("{}: {}", row.label, plain(&row.cards));
    rows.iter().map(told).collect::<Vec<_>>().join("; ")
}

struct Figure<'a> {
    fonts: &'a Fonts,
    messages: &'a Messages,
    size: f32,
    items: Vec<Item>,
    down: f32,
}

impl Figure<'_> {
    fn rows(&mut self, rows: &[Row], left: f32, width: f32) {
        let size = self.size * 0.9;
        let widest = rows.iter().map(|row| self.fonts.width(&row.label, Style::Slanted, size));
        let label = widest.fold(0.0, f32::max).min(width * LABEL);
        for row in rows {
            self.row(row, (left, label), (left + label + self.size, width - label - self.size));
        }
    }

    /// A row: what lies there is called so on the left, and lies on the right, in more lines if it has to.
    fn row(&mut self, row: &Row, (left, label): (f32, f32), (from, width): (f32, f32)) {
        let (size, high) = (self.size, CARD.1 * self.size);
        let called = [Bit::new(&row.label, Style::Slanted, Ink::Grey)];
        let called = lines(self.fonts, &called, size * 0.9, label.max(1.0));
        let lower = (high - called.len() as f32 * size * LEADING).max(0.0) / 2.0;
        for (place, line) in called.iter().enumerate() {
            let y = self.down + lower + (place as f32 * LEADING + 0.95) * size;
            self.items.push(Item::Text { x: left, y, size: size * 0.9, bits: line.clone() });
        }
        if row.pieces.is_empty() {
            let text = Text { fonts: self.fonts, size, x: from, width };
            let top = self.down + (high - size * LEADING).max(0.0) / 2.0;
            put(&text, &bits(&row.cards, Style::Plain), top, &mut self.items);
        }
        let mut x = from;
        for piece in &row.pieces {
            let wide = self.wide(piece);
            if x > from && x + wide > from + width {
                x = from;
                self.down += high + GAP * size;
            }
            self.piece(piece, x, wide);
            x += wide + GAP * size;
        }
        self.down += high + 0.7 * size;
    }

    /// What stands beside the cards of a build.
    fn note(&self, piece: &Piece) -> Vec<Bit> {
        let Some(build) = piece.build else { return Vec::new() };
        let mut note = vec![Bit::new(&build.value.to_string(), Style::Strong, Ink::Black)];
        if build.own {
            let own = format!(" {}", self.messages.get("book-own-build", &[]));
            note.push(Bit::new(&own, Style::Plain, Ink::Black));
        }
        note
    }

    fn wide(&self, piece: &Piece) -> f32 {
        let cards = CARD.0 + FANNED * CARD.0 * (piece.cards.len().saturating_sub(1)) as f32;
        let note: f32 =
            self.note(piece).iter().map(|bit| self.fonts.width(&bit.text, bit.style, self.size)).sum();
        let mat = if piece.build.is_some() { 1.5 * self.size } else { 0.0 };
        cards * self.size + note + mat
    }

    fn piece(&mut self, piece: &Piece, x: f32, wide: f32) {
        let (size, high) = (self.size, CARD.1 * self.size);
        let mut at = x;
        if piece.build.is_some() {
            let around = 0.3 * size;
            self.items.push(Item::Box {
                x,
                y: self.down - around,
                width: wide,
                height: high + 2.0 * around,
                round: 0.4 * size,
                ink: Ink::Mat,
                edge: Some(Ink::Pale),
            });
            at += 0.4 * size;
        }
        for card in &piece.cards {
            self.card(*card, at);
            at += FANNED * CARD.0 * size;
        }
        let note = self.note(piece);
        if !note.is_empty() {
            let x = at + (1.0 - FANNED) * CARD.0 * size + 0.5 * size;
            self.items.push(Item::Text { x, y: self.down + high / 2.0 + 0.35 * size, size, bits: note });
        }
    }

    /// A card: its index, and below it its suit.
    fn card(&mut self, card: Card, x: f32) {
        let size = self.size;
        let (width, height) = (CARD.0 * size, CARD.1 * size);
        let red = matches!(card.suit(), Suit::Hearts | Suit::Diamonds);
        let ink = if red { Ink::Red } else { Ink::Black };
        self.items.push(Item::Box {
            x,
            y: self.down,
            width,
            height,
            round: 0.3 * size,
            ink: Ink::Paper,
            edge: Some(Ink::Grey),
        });
        let text = self.messages.card(card, CardStyle::Signs);
        let sign = text.chars().next_back().map(String::from).unwrap_or_default();
        let index = text.strip_suffix(&sign).unwrap_or_default();
        let mut draw = |text: &str, x: f32, y: f32, size: f32| {
            let bits = vec![Bit::new(text, Style::Strong, ink)];
            self.items.push(Item::Text { x, y, size, bits });
        };
        draw(index, x + 0.2 * size, self.down + 1.15 * size, 1.15 * size);
        draw(&sign, x + 0.2 * size, self.down + 2.6 * size, 1.3 * size);
    }
}
