//! Writing lines: colours where they can be seen, a width that fits, a clean sheet when it must be one.

use std::io::{self, Write};

/// Every terminal has so many columns.
pub const WIDTH: usize = 80;

/// So many empty lines move a screen out of sight where it cannot be cleared.
const OUT_OF_SIGHT: usize = 40;

const RED: &str = "\x1b[31m";
const BOLD: &str = "\x1b[1m";
const DIM: &str = "\x1b[2m";
const PLAIN: &str = "\x1b[0m";

/// Clears the screen and what has been scrolled out of it, and goes to the top.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Goes to the beginning of the line and empties it.
const EMPTY_LINE: &str = "\r\x1b[2K";

/// What the output can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Colours.
    pub colour: bool,
    /// Moving about and clearing, as a terminal can.
    pub moves: bool,
    /// ASCII alone for lines and suits.
    pub ascii: bool,
}

/// Where lines go.
pub struct Screen<'a> {
    out: &'a mut dyn Write,
    look: Look,
}

impl<'a> Screen<'a> {
    /// A screen on this output.
    pub fn new(out: &'a mut dyn Write, look: Look) -> Screen<'a> {
        Screen { out, look }
    }

    /// What it can show.
    pub fn look(&self) -> Look {
        self.look
    }

    /// A line; one that is too long goes on beneath its text.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        for line in wrapped(text) {
            let painted = self.painted(&line);
            writeln!(self.out, "{painted}")?;
        }
        Ok(())
    }

    /// Lines.
    pub fn lines<S: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = S>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line.as_ref()))
    }

    /// An empty line.
    pub fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A line that matters less.
    pub fn aside(&mut self, text: &str) -> io::Result<()> {
        for line in wrapped(text) {
            self.styled(DIM, &line)?;
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// A heading: a rule with a title in it, and perhaps something at its end.
    pub fn heading(&mut self, title: &str, end: &str) -> io::Result<()> {
        let dash = if self.look.ascii { "-" } else { "─" };
        let end = if end.is_empty() { String::new() } else { format!(" {end} ") };
        let used = title.chars().count() + end.chars().count() + 6;
        let (left, rest) = (dash.repeat(2), dash.repeat(WIDTH.saturating_sub(used).max(1)));
        self.styled(DIM, &left)?;
        self.styled(BOLD, &format!(" {title} "))?;
        self.styled(DIM, &format!("{rest}{end}{left}"))?;
        writeln!(self.out)
    }

    /// A question, behind which people type.
    pub fn ask(&mut self, text: &str) -> io::Result<()> {
        let sign = if self.look.ascii { ">" } else { "›" };
        self.styled(BOLD, text)?;
        write!(self.out, " {sign} ")?;
        self.out.flush()
    }

    /// What somebody typed, where no keyboard has shown it.
    pub fn echo(&mut self, typed: &str) -> io::Result<()> {
        writeln!(self.out, "{}", lang::excerpt(typed))
    }

    /// A line that stands only until [`Screen::gone`].
    pub fn passing(&mut self, text: &str) -> io::Result<()> {
        if self.look.moves {
            self.styled(DIM, text)?;
            self.out.flush()?;
        }
        Ok(())
    }

    /// The passing line is taken away.
    pub fn gone(&mut self) -> io::Result<()> {
        if self.look.moves { write!(self.out, "{EMPTY_LINE}") } else { Ok(()) }
    }

    /// Nothing of what was shown can be seen any more.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.look.moves {
            write!(self.out, "{CLEAR}")
        } else {
            write!(self.out, "{}", "\n".repeat(OUT_OF_SIGHT))
        }
    }

    /// All that was written can be seen.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn styled(&mut self, style: &str, text: &str) -> io::Result<()> {
        let text = if self.look.ascii { self.painted(text) } else { text.to_owned() };
        if self.look.colour && !text.is_empty() {
            write!(self.out, "{style}{text}{PLAIN}")
        } else {
            write!(self.out, "{text}")
        }
    }

    /// Hearts and diamonds in red, with the rank before them; or signs that ASCII does not have in those that
    /// it has.
    fn painted(&self, text: &str) -> String {
        if self.look.ascii {
            return text.replace('…', "...").replace('·', "-");
        }
        if !self.look.colour {
            return text.to_owned();
        }
        let mut painted = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['♥', '♦']) {
            let end = at + rest[at..].chars().next().map_or(0, char::len_utf8);
            let rank = rest[..at].chars().rev().take_while(|c| c.is_alphanumeric()).count();
            let start = rest[..at].char_indices().rev().take(rank).last().map_or(at, |(start, _)| start);
            painted.push_str(&format!("{}{RED}{}{PLAIN}", &rest[..start], &rest[start..end]));
            rest = &rest[end..];
        }
        painted + rest
    }
}

/// A text in lines that fit, each further one set two columns further in than the first.
fn wrapped(text: &str) -> Vec<String> {
    if text.chars().count() <= WIDTH {
        return vec![text.to_owned()];
    }
    let indent = text.chars().take_while(|c| *c == ' ').count();
    let mut lines = Vec::new();
    let mut line = " ".repeat(indent);
    let mut empty = true;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent + 2)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(look: Look, write: impl FnOnce(&mut Screen<'_>) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        write(&mut Screen::new(&mut out, look)).unwrap();
        String::from_utf8(out).unwrap()
    }

    const DULL: Look = Look { colour: false, moves: false, ascii: false };
    const BRIGHT: Look = Look { colour: true, moves: true, ascii: false };

    #[test]
    fn hearts_and_diamonds_are_red_with_their_rank() {
        let text = "Neem 10♦ + 3♥ met A♠";
        assert_eq!(
            written(BRIGHT, |screen| screen.line(text)),
            "Neem \x1b[31m10♦\x1b[0m + \x1b[31m3♥\x1b[0m met A♠\n"
        );
        assert_eq!(written(DULL, |screen| screen.line(text)), format!("{text}\n"));
    }

    #[test]
    fn no_line_is_wider_than_a_terminal() {
        let long = format!("  {}", "Anna neemt 4♦ ".repeat(30));
        let text = written(DULL, |screen| {
            screen.line(&long)?;
            screen.heading("Wippen", "tot 52 punten")
        });
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert!(text.lines().nth(1).unwrap().starts_with("    "), "{text}");
        assert_eq!(text.lines().last().unwrap().chars().count(), WIDTH);
    }

    #[test]
    fn clearing_leaves_nothing_in_sight() {
        assert_eq!(written(BRIGHT, |screen| screen.clear()), CLEAR);
        assert_eq!(written(DULL, |screen| screen.clear()).lines().count(), OUT_OF_SIGHT);
        assert_eq!(written(DULL, |screen| screen.passing("…")), "");
    }
}
