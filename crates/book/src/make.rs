//! From all texts to the book of a table.

use crate::source::{Kind, Part, Piece, Played, Source};
use crate::{Block, Book, Example, Section, Span, Word, figure, spans};
use games::{GameName, Rules};
use lang::{Lang, Messages, Term};

impl Book {
    /// The book of a table with these house rules.
    pub fn of(rules: &Rules, messages: &'static Messages) -> Book {
        let maker = Maker { rules, messages, source: Source::of(rules.game()) };
        let sections = maker.source.sections.iter().map(|part| maker.section(part));
        let title = match rules.game() {
            GameName::Wippen => "book-title-wippen",
            GameName::Toepen => "book-title-toepen",
        };
        let house = messages.house(rules);
        let mut book = Book {
            game: rules.game(),
            lang: messages.lang(),
            title: messages.get(title, &[]),
            contents: messages.get("book-contents", &[]),
            heading: messages.get("book-house", &[]),
            house: house.iter().map(|sentence| maker.words(sentence)).collect(),
            sections: sections.filter(|section| !section.blocks.is_empty()).collect(),
            words: messages.get("book-glossary", &[]),
            glossary: Vec::new(),
        };
        let told = book.rules();
        let used = Term::all(rules.game()).iter().filter(|term| told.contains(&term.rule));
        book.glossary = used.map(|term| word(term, messages)).collect();
        book
    }

    /// All rules that it tells, each once, in its order.
    pub fn rules(&self) -> Vec<&'static str> {
        let mut all = Vec::new();
        for block in self.sections.iter().flat_map(|section| &section.blocks) {
            if let Block::Paragraph { rules, .. } = block {
                rules.iter().for_each(|rule| {
                    if !all.contains(rule) {
                        all.push(*rule);
                    }
                });
            }
        }
        all
    }
}

fn word(term: &Term, messages: &Messages) -> Word {
    let others = Lang::ALL.into_iter().filter(|lang| *lang != messages.lang());
    Word {
        name: messages.term(term),
        about: messages.term_about(term),
        rule: term.rule,
        elsewhere: others.map(|lang| (lang, Messages::of(lang).term(term))).collect(),
    }
}

struct Maker<'a> {
    rules: &'a Rules,
    messages: &'static Messages,
    source: &'static Source,
}

impl Maker<'_> {
    fn section(&self, part: &'static Part) -> Section {
        let mut blocks = Vec::new();
        for piece in part.pieces.iter().filter(|piece| piece.when.holds(self.rules)) {
            self.piece(piece, &mut blocks);
        }
        Section { id: part.id, title: self.of_lang(&part.title).to_owned(), blocks }
    }

    fn of_lang(&self, texts: &[&'static str; Lang::ALL.len()]) -> &'static str {
        let place = Lang::ALL.iter().position(|lang| *lang == self.messages.lang());
        texts[place.unwrap_or_default()]
    }

    fn piece(&self, piece: &'static Piece, blocks: &mut Vec<Block>) {
        let text = self.of_lang(&piece.texts);
        match &piece.kind {
            Kind::Paragraph => {
                blocks.push(Block::Paragraph { rules: piece.rules.clone(), text: self.read(text) });
            }
            // Points and rows that follow each other belong together.
            Kind::Item => match blocks.last_mut() {
                Some(Block::List(items)) => items.push(self.read(text)),
                _ => blocks.push(Block::List(vec![self.read(text)])),
            },
            Kind::Row => {
                let (what, much) = text.split_once(" | ").unwrap_or((text, ""));
                let row = [self.read(what), self.read(much)];
                match blocks.last_mut() {
                    Some(Block::Table(rows)) => rows.push(row),
                    _ => blocks.push(Block::Table(vec![row])),
                }
            }
            Kind::Tables(id) => {
                let part = self.source.sections.iter().find(|part| part.id == *id);
                let all = part.map(|part| self.section(part).blocks).unwrap_or_default();
                blocks.extend(all.into_iter().filter(|block| matches!(block, Block::Table(_))));
            }
            Kind::Example(played) => blocks.push(Block::Example(Box::new(self.example(piece, played, text)))),
        }
    }

    fn example(&self, piece: &Piece, played: &Played, text: &str) -> Example {
        let get = |key: &str| self.messages.get(key, &[]);
        let (last, verdict) = match played.refused {
            Some((refused, rule)) => (refused, self.messages.get("book-refused", &[("rule", rule.into())])),
            None => (played.moves.last().copied().unwrap_or_default(), get("book-allowed")),
        };
        Example {
            rules: piece.rules.clone(),
            position: figure::complete(self.rules, &played.position),
            moves: played.moves.clone(),
            refused: played.refused,
            gives: played.gives.clone(),
            picture: figure::picture(played, self.rules, self.messages),
            verdict: self.words(&verdict),
            last: figure::told(last, self.messages),
            text: self.read(text),
        }
    }

    /// A text with its blanks.
    fn read(&self, text: &str) -> Vec<Span> {
        spans::read(text, self.rules, self.messages)
    }

    /// A text without any.
    fn words(&self, text: &str) -> Vec<Span> {
        let mut spans = Vec::new();
        spans::words(text, self.rules.game(), &mut spans);
        spans
    }
}
