//! The texts as they are written down.
//!
//! `# ID` begins a section, followed by its title in each language. A piece begins with `@KIND RULES if FACTS`,
//! all of it but `@` optional, and ends with one line in each language: `nl …`, `de …`, `en …`. Kinds: none, a
//! paragraph; `item`, a point of a list; `row`, a line of a table, its cells separated by `|`; `tables ID`, the
//! tables of that section once more, without a text; `example`, with lines before the text that say `position`
//! (JSON of the notation, where what is usual may be left out), `move`, `refused MOVE RULE` and `gives KEY JSON`.

use crate::when::When;
use games::GameName;
use lang::Lang;
use serde_json::Value;
use std::sync::OnceLock;

/// A text in every language, in the order of [`Lang::ALL`].
type Texts = [&'static str; Lang::ALL.len()];

/// All that there is to say about a game.
#[derive(Debug, Default)]
pub struct Source {
    pub sections: Vec<Part>,
}

/// A section under any switches.
#[derive(Debug)]
pub struct Part {
    pub id: &'static str,
    pub title: Texts,
    pub pieces: Vec<Piece>,
}

#[derive(Debug)]
pub struct Piece {
    pub kind: Kind,
    pub rules: Vec<&'static str>,
    pub when: When,
    pub texts: Texts,
}

#[derive(Debug)]
pub enum Kind {
    Paragraph,
    Item,
    Row,
    Tables(&'static str),
    Example(Played),
}

/// What is played in an example.
#[derive(Debug)]
pub struct Played {
    pub position: Value,
    pub moves: Vec<&'static str>,
    pub refused: Option<(&'static str, &'static str)>,
    pub gives: Option<(&'static str, Value)>,
}

impl Source {
    /// The texts about a game. They are part of the program and a test reads them, so a mistake in them is
    /// not worth an error that every caller has to handle.
    pub fn of(game: GameName) -> &'static Source {
        static WIPPEN: OnceLock<Source> = OnceLock::new();
        static TOEPEN: OnceLock<Source> = OnceLock::new();
        let (cell, text) = match game {
            GameName::Wippen => (&WIPPEN, include_str!("../texts/wippen.txt")),
            GameName::Toepen => (&TOEPEN, include_str!("../texts/toepen.txt")),
        };
        cell.get_or_init(|| {
            Source::read(game, text).unwrap_or_else(|fault| {
                debug_assert!(false, "{game}: {fault}");
                Source::default()
            })
        })
    }

    /// Reads the texts.
    ///
    /// # Errors
    /// What is wrong, beginning with the number of the line.
    pub fn read(game: GameName, text: &'static str) -> Result<Source, String> {
        let mut lines = Lines { lines: text.lines(), number: 0 };
        let mut source = Source::default();
        while let Some(line) = lines.next() {
            if line.is_empty() {
                continue;
            }
            let read = match line.strip_prefix("# ") {
                Some(id) => lines.texts().map(|title| {
                    source.sections.push(Part { id, title, pieces: Vec::new() });
                }),
                None => piece(game, line, &mut lines).and_then(|piece| {
                    let part = source.sections.last_mut().ok_or("no section yet")?;
                    part.pieces.push(piece);
                    Ok(())
                }),
            };
            read.map_err(|fault| format!("line {}: {fault}", lines.number))?;
        }
        Ok(source)
    }
}

/// The lines, and the number of the last one.
struct Lines {
    lines: std::str::Lines<'static>,
    number: usize,
}

impl Lines {
    fn next(&mut self) -> Option<&'static str> {
        self.number += 1;
        self.lines.next()
    }

    /// The next line, which must begin with this word.
    fn after(&mut self, word: &str) -> Result<&'static str, String> {
        let line = self.next().unwrap_or_default();
        let rest = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
        rest.filter(|rest| !rest.trim().is_empty()).ok_or(format!("{word} is missing"))
    }

    fn texts(&mut self) -> Result<Texts, String> {
        let mut texts = Texts::default();
        for (text, lang) in texts.iter_mut().zip(Lang::ALL) {
            *text = self.after(lang.code())?;
        }
        Ok(texts)
    }
}

fn piece(game: GameName, line: &'static str, lines: &mut Lines) -> Result<Piece, String> {
    let head = line.strip_prefix('@').ok_or("neither section nor piece")?;
    let (head, facts) = head.split_once(" if ").unwrap_or((head, ""));
    let (name, rest) = head.split_once(' ').unwrap_or((head, ""));
    let kind = match name {
        "" => Kind::Paragraph,
        "item" => Kind::Item,
        "row" => Kind::Row,
        "tables" => Kind::Tables(rest),
        "example" => Kind::Example(Played {
            position: json(lines.after("position")?)?,
            moves: Vec::new(),
            refused: None,
            gives: None,
        }),
        other => return Err(format!("{other} is no kind of piece")),
    };
    let rules = if matches!(kind, Kind::Tables(_)) { "" } else { rest };
    let when = When::read(game, facts).map_err(|word| format!("{word} is no fact"))?;
    let mut piece = Piece { kind, rules: rules.split_whitespace().collect(), when, texts: Texts::default() };
    match &mut piece.kind {
        Kind::Tables(_) => return Ok(piece),
        Kind::Example(played) => moves(played, lines)?,
        _ => {}
    }
    piece.texts = lines.texts()?;
    Ok(piece)
}

/// What is played, up to where the texts begin.
fn moves(played: &mut Played, lines: &mut Lines) -> Result<(), String> {
    loop {
        let mut ahead = lines.lines.clone();
        let (word, rest) = ahead.next().and_then(|line| line.split_once(' ')).unwrap_or_default();
        match word {
            "move" => played.moves.push(rest),
            "refused" => played.refused = Some(rest.split_once(' ').ok_or("a refusal names its rule")?),
            "gives" => {
                let (key, value) = rest.split_once(' ').ok_or("a key and its value")?;
                played.gives = Some((key, json(value)?));
            }
            _ => return Ok(()),
        }
        lines.next();
    }
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_can_be_read() {
        for game in GameName::ALL {
            let source = Source::read(
                game,
                match game {
                    GameName::Wippen => include_str!("../texts/wippen.txt"),
                    GameName::Toepen => include_str!("../texts/toepen.txt"),
                },
            );
            assert!(source.unwrap().sections.len() > 4, "{game}");
        }
    }

    #[test]
    fn a_mistake_is_named_with_its_line() {
        for (text, fault) in [
            ("nl a", "line 1: neither"),
            ("@\nnl a\nde b\nen c", "line 4: no section"),
            ("# a\nnl a\nde b\nen c\n\n@ W1\nnl a\nen c", "line 8: de is missing"),
            ("# a\nnl a\nde b", "line 4: en is missing"),
            ("# a\nnl a\nde b\nen c\n@ W1\nnl  \nde b\nen c", "line 6: nl is missing"),
            ("# a\nnl a\nde b\nen c\n@ if flying\nnl a\nde b\nen c", "line 5: flying"),
            ("# a\nnl a\nde b\nen c\n@song\nnl a\nde b\nen c", "line 5: song"),
            ("# a\nnl a\nde b\nen c\n@example\nnl a\nde b\nen c", "line 6: position"),
            ("# a\nnl a\nde b\nen c\n@example\nposition {}\nrefused 7h", "line 6: a refusal"),
        ] {
            let read = Source::read(GameName::Wippen, text).unwrap_err();
            assert!(read.starts_with(fault), "{text:?}: {read}");
        }
    }
}
