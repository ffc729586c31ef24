//! How things look: signs or letters, colours or none, and text with its suits painted.

use cards::Suit;
use lang::CardStyle;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// Which colours the terminal has and the players want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Those of 256 that can be read on black and on white alike.
    Many,
    /// The sixteen that every terminal with colours has.
    Few,
    /// None: bold, underlined and reversed text must do.
    None,
}

/// What colours the suits have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suits {
    /// Each its own: black, red, blue, green.
    Four,
    /// Red and black.
    Two,
}

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    /// Signs and lines, or ASCII alone.
    pub style: CardStyle,
    /// What colours there are.
    pub colours: Colours,
    /// And which suits have which.
    pub suits: Suits,
}

impl Ink {
    /// The look that comes after this one, for a key that goes through all of them.
    pub fn next(self) -> Ink {
        let (style, suits) = match (self.style, self.suits) {
            (CardStyle::Signs, Suits::Four) => (CardStyle::Signs, Suits::Two),
            (CardStyle::Signs, Suits::Two) => (CardStyle::Letters, Suits::Four),
            (CardStyle::Letters, _) => (CardStyle::Signs, Suits::Four),
        };
        Ink { style, suits, ..self }
    }

    /// Is it to be ASCII alone?
    pub fn ascii(self) -> bool {
        self.style == CardStyle::Letters
    }

    /// One text where there are signs, another in ASCII.
    pub fn sign(self, sign: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii() { ascii } else { sign }
    }

    /// A colour, or the terminal's own where it has only few or none.
    fn colour(self, many: u8, few: Color) -> Style {
        match self.colours {
            Colours::Many => Style::new().fg(Color::Indexed(many)),
            Colours::Few => Style::new().fg(few),
            Colours::None => Style::new(),
        }
    }

    /// A suit's. The colours have about the same contrast on black and on white; spades are as all text.
    pub fn suit(self, suit: Suit) -> Style {
        let red = self.colour(196, Color::LightRed);
        match (suit, self.suits) {
            (Suit::Hearts, _) | (Suit::Diamonds, Suits::Two) => red,
            (Suit::Diamonds, Suits::Four) => self.colour(32, Color::LightBlue),
            (Suit::Clubs, Suits::Four) => self.colour(28, Color::Green),
            (Suit::Spades, _) | (Suit::Clubs, Suits::Two) => Style::new(),
        }
    }

    /// Whose turn it is, what is chosen: the light of the lamp.
    pub fn lamp(self) -> Style {
        self.colour(136, Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// A player's, in the chart.
    pub fn player(self, index: usize) -> Style {
        const MANY: [u8; 8] = [32, 160, 28, 136, 133, 37, 166, 102];
        const FEW: [Color; 8] = [
            Color::LightBlue,
            Color::LightRed,
            Color::Green,
            Color::Yellow,
            Color::Magenta,
            Color::Cyan,
            Color::Red,
            Color::Gray,
        ];
        self.colour(MANY[index % 8], FEW[index % 8])
    }

    /// A player's sign in the chart, so that no line depends on its colour.
    pub fn marker(self, index: usize) -> &'static str {
        const SIGNS: [&str; 8] = ["●", "▲", "■", "◆", "○", "△", "□", "◇"];
        const LETTERS: [&str; 8] = ["o", "x", "+", "#", "*", "%", "@", "&"];
        if self.ascii() { LETTERS[index % 8] } else { SIGNS[index % 8] }
    }
}

/// The suit of a sign.
pub fn suit_of(sign: char) -> Suit {
    match sign {
        '♥' => Suit::Hearts,
        '♦' => Suit::Diamonds,
        '♣' => Suit::Clubs,
        _ => Suit::Spades,
    }
}

/// Signs that sentences use beside letters, in ASCII.
pub fn ascii(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '…' => out.push_str("..."),
            '·' | '—' | '–' | '─' => out.push('-'),
            '→' => out.push_str("->"),
            '‹' => out.push('<'),
            '›' => out.push('>'),
            '×' => out.push('x'),
            '⊂' => out.push('('),
            '⊃' => out.push(')'),
            '\u{a0}' => out.push(' '),
            '↑' => out.push('^'),
            '←' => out.push('<'),
            '↓' => out.push('v'),
            c => out.push(c),
        }
    }
    out
}

/// A text in lines of at most so many columns.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let space = usize::from(!line.is_empty());
        if !line.is_empty() && Span::raw(line.as_str()).width() + space + Span::raw(word).width() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}
