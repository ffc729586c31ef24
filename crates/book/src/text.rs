//! A book as plain text, for a terminal or a file.

use crate::{Block, Book, Example, Span, Word};

/// Columns by which what belongs to a rule is set in.
const INDENT: usize = 4;
/// Lines shorter than this cannot be read any more, however narrow the screen.
const NARROWEST: usize = 30;

impl Book {
    /// The book in lines of at most `width` columns, though never narrower than 30.
    pub fn to_text(&self, width: usize) -> String {
        let mut page = Page { text: String::new(), width: width.max(NARROWEST) };
        page.heading(&self.title, '=');
        page.fill(&self.heading, 0, 0);
        self.house.iter().for_each(|sentence| page.item(sentence));
        for section in &self.sections {
            page.text.push('\n');
            page.heading(&section.title, '-');
            for (place, block) in section.blocks.iter().enumerate() {
                if place > 0 {
                    page.text.push('\n');
                }
                page.block(block);
            }
        }
        page.text.push('\n');
        page.heading(&self.words, '-');
        self.glossary.iter().for_each(|word| page.word(word));
        page.text
    }
}

struct Page {
    text: String,
    width: usize,
}

impl Page {
    fn heading(&mut self, title: &str, line: char) {
        let from = self.text.len();
        self.fill(title, 0, 0);
        let longest = self.text[from..].lines().map(width).max().unwrap_or_default();
        self.text.extend(std::iter::repeat_n(line, longest));
        self.text.push_str("\n\n");
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Paragraph { rules, text } if rules.is_empty() => self.fill(&plain(text), 0, 0),
            Block::Paragraph { rules, text } => {
                let label = format!("{:INDENT$}", rules.join(" "));
                self.fill(&format!("{label} {}", plain(text)), 0, INDENT + 1);
            }
            Block::List(items) => items.iter().for_each(|item| self.item(item)),
            Block::Table(rows) => {
                let left = rows.iter().map(|[what, _]| width(&plain(what))).max().unwrap_or_default();
                for [what, much] in rows {
                    let what = plain(what);
                    let gap = " ".repeat(left - width(&what) + 2);
                    self.line(&format!("{}{what}{gap}{}", " ".repeat(INDENT + 1), plain(much)));
                }
            }
            Block::Example(example) => self.example(example),
        }
    }

    fn item(&mut self, item: &[Span]) {
        self.fill(&format!("- {}", plain(item)), 0, 2);
    }

    fn word(&mut self, word: &Word) {
        let elsewhere = word.elsewhere.iter().map(|(lang, word)| format!("{lang} {word}"));
        let elsewhere = elsewhere.collect::<Vec<_>>().join(", ");
        self.fill(&format!("{}: {} ({}; {elsewhere})", word.name, word.about, word.rule), 0, INDENT);
    }

    /// The table as it lies there, then what may be done.
    fn example(&mut self, example: &Example) {
        for row in &example.picture {
            let line = format!("{}: {}", row.label, plain(&row.cards));
            self.fill(&line, 2 * INDENT, 3 * INDENT);
        }
        let last =
            if example.last.is_empty() { String::new() } else { format!(": {}", plain(&example.last)) };
        let line = format!("{}{last}. {}", plain(&example.verdict), plain(&example.text));
        self.fill(&line, 2 * INDENT, 2 * INDENT);
    }

    /// A text in lines, the first and the others set in by so many columns. A space that cannot break is no
    /// place to break at.
    fn fill(&mut self, text: &str, first: usize, others: usize) {
        let mut line = " ".repeat(first);
        let mut filled = first;
        for word in text.split(' ') {
            if width(&line) > filled && width(&line) + width(word) > self.width {
                self.line(&line);
                line = " ".repeat(others);
                filled = others;
                if word.is_empty() {
                    continue;
                }
            }
            line.push_str(word);
            line.push(' ');
        }
        self.line(&line);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

/// All characters of the book are one column wide.
fn width(text: &str) -> usize {
    text.chars().count()
}

pub fn plain(spans: &[Span]) -> String {
    let words = spans.iter().map(|span| match span {
        Span::Text(text) | Span::Card { text, .. } | Span::Rule(text) => text.as_str(),
    });
    words.collect()
}
