//! Sentences in lines.

use super::fonts::{Fonts, Style};
use crate::Span;

/// What something is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Black,
    /// Hearts, diamonds, and what is not allowed.
    Red,
    /// What is allowed.
    Green,
    /// What is said beside.
    Grey,
    /// Edges and hairlines.
    Pale,
    /// What cards are made of.
    Paper,
    /// What builds lie on.
    Mat,
}

/// A piece of a line, all in one style.
#[derive(Clone, PartialEq, Debug)]
pub struct Bit {
    pub text: String,
    pub style: Style,
    pub ink: Ink,
    /// The place in the book that it leads to.
    pub link: Option<String>,
}

impl Bit {
    pub fn new(text: &str, style: Style, ink: Ink) -> Bit {
        Bit { text: text.to_owned(), style, ink, link: None }
    }

    /// The same as a link.
    pub fn to(self, place: &str) -> Bit {
        Bit { link: Some(place.to_owned()), ..self }
    }

    fn alike(&self, other: &Bit) -> bool {
        self.style == other.style && self.ink == other.ink && self.link == other.link
    }
}

/// A sentence in a style.
pub fn bits(spans: &[Span], style: Style) -> Vec<Bit> {
    let bit = |span: &Span| match span {
        Span::Text(text) => Bit::new(text, style, Ink::Black),
        Span::Card { text, red, .. } => Bit::new(text, style, if *red { Ink::Red } else { Ink::Black }),
        Span::Rule(rule) => Bit::new(rule, style, Ink::Black).to(rule),
    };
    spans.iter().map(bit).collect()
}

/// The bits in lines that are at most so wide, though never without a word. Lines break at spaces only, which stay at
/// their ends: who has the file read aloud hears no two words as one.
pub fn lines(fonts: &Fonts, bits: &[Bit], size: f32, width: f32) -> Vec<Vec<Bit>> {
    let space = fonts.width(" ", Style::Plain, size);
    let mut lines = Vec::new();
    let mut line: Vec<Bit> = Vec::new();
    let mut filled = 0.0;
    for word in words(bits) {
        let wide: f32 = word.iter().map(|bit| fonts.width(&bit.text, bit.style, size)).sum();
        if line.is_empty() {
            filled = wide;
        } else if filled + space + wide <= width {
            filled += space + wide;
            join(&mut line, Bit::new(" ", Style::Plain, Ink::Black));
        } else {
            join(&mut line, Bit::new(" ", Style::Plain, Ink::Black));
            lines.push(std::mem::take(&mut line));
            filled = wide;
        }
        word.into_iter().for_each(|bit| join(&mut line, bit));
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Adds to a line; what looks alike is one piece, so that a reader of the file finds whole words.
fn join(line: &mut Vec<Bit>, bit: Bit) {
    match line.last_mut() {
        Some(last) if last.alike(&bit) => last.text.push_str(&bit.text),
        // A space looks like whatever stands before it.
        Some(last) if bit.text == " " && last.link.is_none() => last.text.push(' '),
        _ => line.push(bit),
    }
}

/// What stands between spaces, each in its pieces.
fn words(bits: &[Bit]) -> Vec<Vec<Bit>> {
    let mut words = Vec::new();
    let mut word: Vec<Bit> = Vec::new();
    for bit in bits {
        for (place, text) in bit.text.split(' ').enumerate() {
            if place > 0 && !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            if !text.is_empty() {
                word.push(Bit { text: text.to_owned(), ..bit.clone() });
            }
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[Vec<Bit>]) -> Vec<String> {
        lines.iter().map(|line| line.iter().map(|bit| bit.text.as_str()).collect()).collect()
    }

    #[test]
    fn lines_break_at_spaces_and_keep_what_hangs_together() {
        let fonts = Fonts::load().unwrap();
        let plain = |text| Bit::new(text, Style::Plain, Ink::Black);
        let sentence =
            [plain("take ("), plain("7"), Bit::new("♥", Style::Strong, Ink::Red), plain(") with a seven")];
        let all = lines(&fonts, &sentence, 10.0, 1000.0);
        assert_eq!(told(&all), ["take (7♥) with a seven"]);
        assert_eq!(all[0].len(), 3, "what looks alike is one piece");
        let narrow = lines(&fonts, &sentence, 10.0, 45.0);
        assert_eq!(told(&narrow), ["take (7♥) ", "with a ", "seven"]);
        for line in narrow {
            let wide: f32 = line.iter().map(|bit| fonts.width(bit.text.trim_end(), bit.style, 10.0)).sum();
            assert!(wide <= 45.0, "{line:?}");
        }
        assert_eq!(told(&lines(&fonts, &sentence, 10.0, 1.0)), ["take ", "(7♥) ", "with ", "a ", "seven"]);
        assert!(lines(&fonts, &[], 10.0, 1.0).is_empty());
    }
}
