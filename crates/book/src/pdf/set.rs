//! A book in blocks: the first page with what sums it up, the contents, then everything.

use super::figure;
use super::fonts::{Fonts, Style};
use super::lines::{Bit, Ink, bits, lines};
use super::pages::{Block, Item, Part as Piece, Place, Role, Sheet, fits};
use crate::{Block as Part, Book, Section, Span};
use lang::Messages;

/// From line to line, as a part of the size of the type.
pub const LEADING: f32 = 1.3;
/// Where the base line is in a line.
const BASE: f32 = 0.95;
/// How much smaller the type of the first page may become so that all of it stands there.
const SMALLEST: f32 = 0.7;

/// Where a text stands, and in which size.
pub struct Text<'a> {
    pub fonts: &'a Fonts,
    pub size: f32,
    pub x: f32,
    pub width: f32,
}

/// Puts sentences below each other from a height on; gives the height below them.
pub fn put(text: &Text<'_>, sentence: &[Bit], from: f32, items: &mut Vec<Item>) -> f32 {
    let mut down = from;
    for bits in lines(text.fonts, sentence, text.size, text.width) {
        items.push(Item::Text { x: text.x, y: down + BASE * text.size, size: text.size, bits });
        down += LEADING * text.size;
    }
    down
}

/// All of a book.
pub fn blocks(fonts: &Fonts, book: &Book, sheet: &Sheet) -> Vec<Block> {
    let mut scale = 1.0;
    let mut all = loop {
        let first = Setter { fonts, book, sheet, size: sheet.size * scale }.first();
        if scale <= SMALLEST || fits(&first, sheet) {
            break first;
        }
        scale -= 0.03;
    };
    let setter = Setter { fonts, book, sheet, size: sheet.size };
    all.extend(setter.contents());
    for section in book.sections.iter().skip(1) {
        all.extend(setter.section(section));
    }
    all.extend(setter.glossary());
    all
}

struct Setter<'a> {
    fonts: &'a Fonts,
    book: &'a Book,
    sheet: &'a Sheet,
    size: f32,
}

impl Setter<'_> {
    fn text(&self, x: f32) -> Text<'_> {
        Text { fonts: self.fonts, size: self.size, x, width: self.sheet.inner() - x }
    }

    /// The title, how the table plays, and the summary.
    fn first(&self) -> Vec<Block> {
        let mut blocks = vec![self.heading(&self.book.title, 1, 1.9, 0.0)];
        let mut line = self.line(&self.book.heading, Style::Strong, 0.6);
        line.holds_next = true;
        blocks.push(line);
        blocks.extend(self.list(&self.book.house));
        if let Some(summary) = self.book.sections.first() {
            blocks.extend(self.section(summary));
        }
        blocks
    }

    fn contents(&self) -> Vec<Block> {
        let mut heading = self.heading(&self.book.contents, 2, 1.35, 1.4);
        heading.opens_page = true;
        let sections = self.book.sections.iter().map(|section| (section.id, section.title.as_str()));
        let all = sections.chain([(GLOSSARY, self.book.words.as_str())]);
        let lines = all.map(|(id, title)| {
            let mut line = self.line("", Style::Plain, 0.1);
            let y = BASE * self.size;
            let bits = vec![Bit::new(title, Style::Plain, Ink::Black).to(id)];
            let items = vec![
                Item::Text { x: 0.0, y, size: self.size, bits },
                Item::PageOf { place: id.to_owned(), x: self.sheet.inner(), y, size: self.size },
            ];
            line.parts = vec![Piece::new(Role::Content, items)];
            line.height = LEADING * self.size;
            line
        });
        [heading].into_iter().chain(lines).collect()
    }

    fn section(&self, section: &Section) -> Vec<Block> {
        let mut heading = self.heading(&section.title, 2, 1.35, 1.4);
        heading.places.push(place(section.id, &section.title, false));
        let mut blocks = vec![heading];
        for (number, part) in section.blocks.iter().enumerate() {
            let next = section.blocks.get(number + 1);
            let from = blocks.len();
            match part {
                Part::Paragraph { rules, text } => blocks.extend(self.paragraph(rules, text)),
                Part::List(items) => blocks.extend(self.list(items)),
                Part::Table(rows) => blocks.extend(self.table(rows)),
                Part::Example(example) => blocks.push(figure::block(
                    self.fonts,
                    example,
                    Messages::of(self.book.lang),
                    self.size,
                    self.sheet.inner(),
                )),
            }
            // A rule is not left alone by its example or its table.
            let leads = matches!(part, Part::Paragraph { .. })
                && matches!(next, Some(Part::Example(_) | Part::Table(_) | Part::List(_)));
            if let Some(last) = blocks[from..].last_mut().filter(|_| leads) {
                last.holds_next = true;
            }
        }
        blocks
    }

    /// A heading of a level in several times the size of the type.
    fn heading(&self, title: &str, level: u16, times: f32, above: f32) -> Block {
        let text = Text { size: self.size * times, ..self.text(0.0) };
        let mut items = Vec::new();
        let down = put(&text, &[Bit::new(title, Style::Strong, Ink::Black)], 0.0, &mut items);
        items.push(Item::Box {
            x: 0.0,
            y: down,
            width: self.sheet.inner(),
            height: 0.7,
            round: 0.0,
            ink: Ink::Pale,
            edge: None,
        });
        let height = down + 0.3 * self.size;
        let parts = vec![Piece::new(Role::Heading(level, title.to_owned()), items)];
        Block { above: above * self.size, height, parts, holds_next: true, ..Block::default() }
    }

    fn line(&self, text: &str, style: Style, above: f32) -> Block {
        let mut items = Vec::new();
        let height = put(&self.text(0.0), &[Bit::new(text, style, Ink::Black)], 0.0, &mut items);
        Block {
            above: above * self.size,
            height,
            parts: vec![Piece::new(Role::Text, items)],
            ..Block::default()
        }
    }

    /// A paragraph with the numbers of its rules before it. It may go on over a page, though never with a single
    /// line on either.
    fn paragraph(&self, rules: &[&'static str], text: &[Span]) -> Vec<Block> {
        let mut all = Vec::new();
        for rule in rules {
            all.push(Bit::new(rule, Style::Strong, Ink::Black));
            all.push(Bit::new(" ", Style::Plain, Ink::Black));
        }
        all.extend(bits(text, Style::Plain));
        let mut blocks = self.in_lines(&all, Role::Text, 0.0, 0.55);
        if let Some(first) = blocks.first_mut() {
            first.places.extend(rules.iter().map(|rule| place(rule, rule, true)));
        }
        blocks
    }

    /// A block for each line.
    fn in_lines(&self, sentence: &[Bit], role: Role, x: f32, above: f32) -> Vec<Block> {
        let text = self.text(x);
        let lines = lines(self.fonts, sentence, self.size, text.width);
        let count = lines.len();
        let block = |(number, bits): (usize, Vec<Bit>)| Block {
            above: if number == 0 { above * self.size } else { 0.0 },
            height: LEADING * self.size,
            parts: vec![Piece {
                role: role.clone(),
                items: vec![Item::Text { x, y: BASE * self.size, size: self.size, bits }],
                goes_on: number > 0,
            }],
            holds_next: number + 1 < count && (number == 0 || number + 2 == count),
            ..Block::default()
        };
        lines.into_iter().enumerate().map(block).collect()
    }

    fn list(&self, items: &[Vec<Span>]) -> Vec<Block> {
        let indent = 1.1 * self.size;
        let mut blocks = Vec::new();
        for item in items {
            let mut lines = self.in_lines(&bits(item, Style::Plain), Role::Point, indent, 0.12);
            if let Some(first) = lines.first_mut() {
                let bits = vec![Bit::new("•", Style::Plain, Ink::Black)];
                let point = Item::Text { x: 0.3 * self.size, y: BASE * self.size, size: self.size, bits };
                first.parts.insert(0, Piece::new(Role::Dot, vec![point]));
            }
            blocks.extend(lines);
        }
        blocks
    }

    /// Two columns; the first as wide as it has to be.
    fn table(&self, rows: &[[Vec<Span>; 2]]) -> Vec<Block> {
        let size = self.size;
        let width_of = |cell: &[Span]| -> f32 {
            bits(cell, Style::Plain).iter().map(|bit| self.fonts.width(&bit.text, bit.style, size)).sum()
        };
        let inner = self.sheet.inner();
        let widest = |column: usize| rows.iter().map(|row| width_of(&row[column])).fold(0.0, f32::max);
        let second = (widest(0) + 2.0 * size).min(inner * 0.7);
        let wide = (second + widest(1) + 0.5 * size).min(inner);
        let row = |(number, [what, much]): (usize, &[Vec<Span>; 2])| {
            let (mut about, mut rest) = (Vec::new(), Vec::new());
            let left = Text { width: second - size, ..self.text(0.0) };
            let right = Text { width: wide - second, ..self.text(second) };
            let down = put(&left, &bits(what, Style::Plain), 0.15 * size, &mut about);
            let down = down.max(put(&right, &bits(much, Style::Plain), 0.15 * size, &mut rest));
            let height = down + 0.1 * size;
            let y = height - 0.5;
            rest.push(Item::Box {
                x: 0.0,
                y,
                width: wide,
                height: 0.5,
                round: 0.0,
                ink: Ink::Pale,
                edge: None,
            });
            let above = if number == 0 { 0.4 * size } else { 0.0 };
            let parts = vec![Piece::new(Role::Row, about), Piece::new(Role::Cell, rest)];
            Block { above, height, parts, holds_next: number + 1 < rows.len(), ..Block::default() }
        };
        rows.iter().enumerate().map(row).collect()
    }

    fn glossary(&self) -> Vec<Block> {
        let mut heading = self.heading(&self.book.words, 2, 1.35, 1.4);
        heading.places.push(place(GLOSSARY, &self.book.words, false));
        let mut blocks = vec![heading];
        for word in &self.book.glossary {
            let plain = |text: &str| Bit::new(text, Style::Plain, Ink::Black);
            let mut all = vec![
                Bit::new(&word.name, Style::Strong, Ink::Black),
                plain(&format!(": {} ", word.about)),
                plain(word.rule).to(word.rule),
            ];
            for (lang, name) in &word.elsewhere {
                all.push(Bit::new(&format!(" · {lang}"), Style::Plain, Ink::Grey));
                all.push(Bit::new(&format!(" {}", name.replace(' ', "\u{a0}")), Style::Slanted, Ink::Black));
            }
            blocks.extend(self.in_lines(&all, Role::Text, 0.0, 0.3));
        }
        blocks
    }
}

/// Where the glossary is.
const GLOSSARY: &str = "glossary";

fn place(name: &str, title: &str, inside: bool) -> Place {
    Place { name: name.to_owned(), title: title.to_owned(), inside }
}
