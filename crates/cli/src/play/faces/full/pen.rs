//! Drawing on a screen: text that never leaves its place, boxes, cards. What can be clicked is noted while
//! it is drawn.

use super::ink::{Ink, ascii, suit_of};
use cards::{Card, Rank};
use lang::{CardStyle, Messages};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A card of the hand.
    Hand(usize),
    /// Something in the pot.
    Pot(usize),
    /// A line of what can be done.
    Offer(usize),
}

/// Where on the screen there is what.
#[derive(Clone, Default, Debug)]
pub struct Hits(Vec<(Rect, Target)>);

impl Hits {
    /// What is there. What was drawn later lies on top.
    pub fn at(&self, x: u16, y: u16) -> Option<Target> {
        self.0.iter().rev().find(|(area, _)| area.contains((x, y).into())).map(|(_, target)| *target)
    }

    /// Where that is.
    pub fn place(&self, target: Target) -> Option<Rect> {
        self.0.iter().find(|(_, other)| *other == target).map(|(area, _)| *area)
    }

    /// The things in the pot, with their places.
    pub fn pot(&self) -> impl Iterator<Item = (usize, Rect)> + '_ {
        self.0.iter().filter_map(|(area, target)| match target {
            Target::Pot(index) => Some((*index, *area)),
            _ => None,
        })
    }

    /// Nothing can be clicked any more: something lies over it.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// What the lines of a box look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rim {
    /// A card's.
    Card,
    /// A mat's, and that of a single build.
    Round,
    /// That of a double build.
    Double,
    /// That of what is chosen.
    Heavy,
}

/// Something to draw with.
pub struct Pen<'a> {
    buffer: &'a mut Buffer,
    /// How things look.
    pub ink: Ink,
    /// In which language.
    pub messages: &'static Messages,
    /// What can be clicked.
    pub hits: Hits,
}

impl<'a> Pen<'a> {
    /// A pen for this screen.
    pub fn new(buffer: &'a mut Buffer, ink: Ink, messages: &'static Messages) -> Pen<'a> {
        Pen { buffer, ink, messages, hits: Hits::default() }
    }

    /// The whole screen.
    pub fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Notes that something can be clicked there.
    pub fn hit(&mut self, area: Rect, target: Target) {
        self.hits.0.push((area, target));
    }

    /// A line, cut where its place ends.
    pub fn line(&mut self, x: u16, y: u16, width: u16, line: &Line<'_>) {
        let screen = self.buffer.area;
        if y >= screen.y && y < screen.bottom() && x < screen.right() {
            self.buffer.set_line(x, y, line, width.min(screen.right() - x));
        }
    }

    /// A text with the suits in it painted, and the rank before them; in ASCII with what it has instead of
    /// other signs, and the letters of the language for suits.
    fn painted(&self, text: &str, style: Style) -> Line<'static> {
        let mut spans = Vec::new();
        let mut rest = text;
        while let Some(at) = rest.find(['♠', '♥', '♦', '♣']) {
            let sign = rest[at..].chars().next().unwrap_or('♠');
            let end = at + sign.len_utf8();
            let rank = rest[..at].chars().rev().take_while(|c| c.is_alphanumeric()).count();
            let start = rest[..at].char_indices().rev().take(rank).last().map_or(at, |(start, _)| start);
            let suit = suit_of(sign);
            spans.push(Span::raw(self.plain(&rest[..start])));
            let card = if self.ink.ascii() {
                let two = self.messages.card(Card::new(Rank::Two, suit), CardStyle::Letters);
                format!("{}{}", &rest[start..at], two.trim_start_matches('2'))
            } else {
                rest[start..end].to_owned()
            };
            spans.push(Span::styled(card, self.ink.suit(suit)));
            rest = &rest[end..];
        }
        spans.push(Span::raw(self.plain(rest)));
        Line { style, ..Line::from(spans) }
    }

    fn plain(&self, text: &str) -> String {
        if self.ink.ascii() { ascii(text) } else { text.to_owned() }
    }

    /// A text, with its suits painted.
    pub fn text(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        let line = self.painted(text, style);
        self.line(x, y, width, &line);
    }

    /// A text that is cut visibly where its place ends.
    pub fn text_cut(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        self.text(x, y, width, text, style);
        if self.width(text) > width && width > 1 {
            self.put(x + width - 1, y, self.ink.sign("…", "~"), style);
        }
    }

    /// A text that ends at the right of its place.
    pub fn text_right(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        let line = self.painted(text, style);
        let used = (line.width() as u16).min(width);
        self.line(x + width - used, y, used, &line);
    }

    /// A text in the middle of its place.
    pub fn text_centred(&mut self, x: u16, y: u16, width: u16, text: &str, style: Style) {
        let line = self.painted(text, style);
        let used = (line.width() as u16).min(width);
        self.line(x + (width - used) / 2, y, used, &line);
    }

    /// How wide a text is.
    pub fn width(&self, text: &str) -> u16 {
        self.painted(text, Style::new()).width() as u16
    }

    /// A place with nothing in it.
    pub fn wipe(&mut self, area: Rect) {
        let area = area.intersection(self.buffer.area);
        for position in area.positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
            }
        }
    }

    /// The lines round a place.
    pub fn rim(&mut self, area: Rect, rim: Rim, style: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let [left_top, right_top, left_low, right_low, across, down] = match (self.ink.ascii(), rim) {
            (false, Rim::Card) => ["┌", "┐", "└", "┘", "─", "│"],
            (false, Rim::Round) => ["╭", "╮", "╰", "╯", "─", "│"],
            (false, Rim::Double) => ["╔", "╗", "╚", "╝", "═", "║"],
            (false, Rim::Heavy) => ["┏", "┓", "┗", "┛", "━", "┃"],
            (true, Rim::Card) => ["+", "+", "+", "+", "-", "|"],
            (true, Rim::Round) => [".", ".", "'", "'", "-", "|"],
            (true, Rim::Double) => ["#", "#", "#", "#", "=", "#"],
            (true, Rim::Heavy) => ["*", "*", "*", "*", "*", "*"],
        };
        let (right, low) = (area.right() - 1, area.bottom() - 1);
        let inner = usize::from(area.width) - 2;
        let line = |from: &str, to: &str| format!("{from}{}{to}", across.repeat(inner));
        self.put(area.x, area.y, &line(left_top, right_top), style);
        for y in area.y + 1..low {
            self.put(area.x, y, down, style);
            self.put(right, y, down, style);
        }
        self.put(area.x, low, &line(left_low, right_low), style);
    }

    /// A text just as it is.
    pub fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let width = self.buffer.area.right().saturating_sub(x);
        self.line(x, y, width, &Line::styled(text.to_owned(), style));
    }

    /// A card face up, as large as its place is: three lines high or five.
    pub fn card(&mut self, area: Rect, card: Card, rim: Rim, style: Style) {
        // Of a card that matters less the rim is dim, but what it is can be read as well as ever.
        let mut suit = self.ink.suit(card.suit());
        if !style.add_modifier.contains(Modifier::DIM) {
            suit = suit.add_modifier(Modifier::BOLD);
        }
        self.wipe(area);
        self.rim(area, rim, style);
        let rank = self.messages.rank(card.rank());
        let whole = self.messages.card(card, self.ink.style);
        let inner = area.width - 2;
        if area.height < 5 {
            self.text_centred(area.x + 1, area.y + 1, inner, &whole, suit);
            return;
        }
        let sign = whole.strip_prefix(&rank).unwrap_or(&whole);
        self.text(area.x + 2, area.y + 1, inner - 1, &rank, suit);
        self.text_centred(area.x + 1, area.y + area.height / 2, inner, sign, suit);
        self.text_right(area.x + 1, area.bottom() - 2, inner - 1, &rank, suit);
    }

    /// Cards face down in a row: so many.
    pub fn backs(&self, cards: u8) -> String {
        self.ink.sign("▒", "#").repeat(usize::from(cards))
    }
}
