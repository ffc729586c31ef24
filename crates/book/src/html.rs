//! A book as one page for a browser or a printer, with nothing that has to be fetched.

use crate::{Block, Book, Example, Piece, Row, Span};
use cards::{Card, Suit};
use lang::{CardStyle, Messages};

const STYLE: &str = include_str!("book.css");

impl Book {
    /// The whole page. Every rule can be linked to by its number, such as `#W11`, and every section by its id.
    pub fn to_html(&self) -> String {
        let messages = Messages::of(self.lang);
        let mut page = Page { html: String::new(), linked: Vec::new(), messages };
        let title = escaped(&self.title);
        page.html = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n",
            self.lang
        );
        page.html.push_str(&format!("<p>{}</p>\n", escaped(&self.heading)));
        page.list(&self.house);
        page.contents(self);
        page.html.push_str("<main>\n");
        for section in &self.sections {
            page.html.push_str(&format!(
                "<section id=\"{}\">\n<h2>{}</h2>\n",
                section.id,
                escaped(&section.title)
            ));
            section.blocks.iter().for_each(|block| page.block(block));
            page.html.push_str("</section>\n");
        }
        page.glossary(self);
        page.html.push_str("</main>\n</body>\n</html>\n");
        page.html
    }
}

struct Page {
    html: String,
    /// The rules that can be linked to by now: their first paragraph is where a link leads.
    linked: Vec<&'static str>,
    messages: &'static Messages,
}

impl Page {
    fn contents(&mut self, book: &Book) {
        let name = escaped(&book.contents);
        self.html.push_str(&format!("<nav aria-label=\"{name}\">\n<h2>{name}</h2>\n<ul>\n"));
        for section in &book.sections {
            let line = format!("<li><a href=\"#{}\">{}</a></li>\n", section.id, escaped(&section.title));
            self.html.push_str(&line);
        }
        self.html.push_str(&format!("<li><a href=\"#glossary\">{}</a></li>\n", escaped(&book.words)));
        self.html.push_str("</ul>\n</nav>\n");
    }

    /// The words of the game, each with its sentence, its rule and what it is called elsewhere.
    fn glossary(&mut self, book: &Book) {
        let title = escaped(&book.words);
        self.html.push_str(&format!("<section id=\"glossary\">\n<h2>{title}</h2>\n<dl class=\"words\">\n"));
        for word in &book.glossary {
            let (name, about, rule) = (escaped(&word.name), escaped(&word.about), word.rule);
            self.html.push_str(&format!("<dt>{name}</dt><dd>{about} <a href=\"#{rule}\">{rule}</a><br>"));
            let elsewhere = word.elsewhere.iter().map(|(lang, word)| {
                format!("<small>{lang} <span lang=\"{lang}\">{}</span></small>", escaped(word))
            });
            self.html.push_str(&format!("{}</dd>\n", elsewhere.collect::<Vec<_>>().join(" ")));
        }
        self.html.push_str("</dl>\n</section>\n");
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Paragraph { rules, text } => {
                self.html.push_str("<p>");
                rules.iter().for_each(|rule| self.rule(rule));
                self.html.push_str(&spans(text));
                self.html.push_str("</p>\n");
            }
            Block::List(items) => self.list(items),
            Block::Table(rows) => {
                self.html.push_str("<table>\n");
                for [what, much] in rows {
                    let (what, much) = (spans(what), spans(much));
                    self.html.push_str(&format!("<tr><th scope=\"row\">{what}</th><td>{much}</td></tr>\n"));
                }
                self.html.push_str("</table>\n");
            }
            Block::Example(example) => self.example(example),
        }
    }

    /// The number of a rule before its text.
    fn rule(&mut self, rule: &'static str) {
        let is_first = !self.linked.contains(&rule);
        let id = if is_first { format!(" id=\"{rule}\"") } else { String::new() };
        self.html.push_str(&format!("<a class=\"rule\"{id} href=\"#{rule}\">{rule}</a> "));
        self.linked.push(rule);
    }

    fn list(&mut self, items: &[Vec<Span>]) {
        self.html.push_str("<ul>\n");
        items.iter().for_each(|item| self.html.push_str(&format!("<li>{}</li>\n", spans(item))));
        self.html.push_str("</ul>\n");
    }

    fn example(&mut self, example: &Example) {
        let class = if example.refused.is_some() { "refused" } else { "allowed" };
        self.html.push_str(&format!("<figure class=\"{class}\">\n<dl>\n"));
        for row in &example.picture {
            let (label, cards) = (escaped(&row.label), self.row(row));
            self.html.push_str(&format!("<dt>{label}</dt><dd>{cards}</dd>\n"));
        }
        let last =
            if example.last.is_empty() { String::new() } else { format!(": {}", spans(&example.last)) };
        self.html.push_str(&format!(
            "</dl>\n<figcaption><strong>{}{last}.</strong> {}</figcaption>\n</figure>\n",
            spans(&example.verdict),
            spans(&example.text)
        ));
    }

    /// What lies there, as cards; in words, if nothing does.
    fn row(&self, row: &Row) -> String {
        if row.pieces.is_empty() {
            return spans(&row.cards);
        }
        row.pieces.iter().map(|piece| self.piece(piece)).collect::<Vec<_>>().join(" ")
    }

    fn piece(&self, piece: &Piece) -> String {
        let cards = piece.cards.iter().map(|one| self.card(*one)).collect::<Vec<_>>().join(" ");
        let Some(build) = piece.build else { return cards };
        let own =
            if build.own { format!(" {}", self.messages.get("book-own-build", &[])) } else { String::new() };
        format!("<span class=\"build\">{cards} <strong>= {}</strong>{}</span>", build.value, escaped(&own))
    }

    fn card(&self, card: Card) -> String {
        let red = matches!(card.suit(), Suit::Hearts | Suit::Diamonds);
        spans(&[Span::Card { card, text: self.messages.card(card, CardStyle::Signs), red }])
    }
}

fn spans(spans: &[Span]) -> String {
    let pieces = spans.iter().map(|span| match span {
        Span::Text(text) => escaped(text),
        Span::Rule(rule) => format!("<a href=\"#{rule}\">{rule}</a>"),
        Span::Card { text, red, .. } => {
            let class = if *red { "card red" } else { "card" };
            format!("<span class=\"{class}\">{}</span>", escaped(text))
        }
    });
    pieces.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_words() {
        let text = [Span::Text("A & B <b> \"c\"".into()), Span::Rule("W1".into())];
        assert_eq!(spans(&text), "A &amp; B &lt;b&gt; &quot;c&quot;<a href=\"#W1\">W1</a>");
    }
}
