//! The rule book of any table: as a tree for the client, as a page to keep, as a file to print. All of it
//! follows from the house rules in the question, so nothing is looked up and nothing is kept.

use super::{Refused, busy, in_place, pages, refused};
use crate::patience::Places;
use crate::sentences;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use book::{Block, Book, Example, Paper, Row, Section, Span, Word};
use games::Rules;
use lang::{Lang, Messages};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use wire::{BookBlock, BookPiece, BookRow, BookSection, BookSpan, BookWord, HouseRules, RuleBook, Why};

/// The longest question, in bytes: all switches of a game take less than half of it.
const MOST_ASKED: usize = 2048;

/// So many files to print are made at once, however many ask.
static PRESSES: Places = Places::new(2);

/// The question of an address, taken apart.
pub(super) type Asked = Result<Query<Vec<(String, String)>>, QueryRejection>;

/// What a book is asked for by.
struct Wanted {
    house: HouseRules,
    rules: Rules,
    lang: Lang,
    /// All of the question.
    pairs: Vec<(String, String)>,
}

impl Wanted {
    fn read(game: &str, uri: &Uri, asked: Asked) -> Result<Wanted, Refused> {
        if uri.query().is_some_and(|query| query.len() > MOST_ASKED) {
            return Err(refused(StatusCode::URI_TOO_LONG, "refusal-too-long"));
        }
        let no_question = || refused(StatusCode::BAD_REQUEST, "refusal-no-message");
        let Query(pairs) = asked.map_err(|_| no_question())?;
        let lang = one(&pairs, "lang").and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
        let players = one(&pairs, "players").map(|number| number.parse().map_err(|_| no_question()));
        let set = pairs.iter().filter(|(name, _)| name == "set").map(|(_, value)| value.as_str());
        let house = HouseRules::asked(game, one(&pairs, "rules"), set);
        match house.rules(players.transpose()?) {
            Ok(rules) => Ok(Wanted { house, rules, lang, pairs }),
            Err(bad) => {
                let text = bad.first().map(|bad| sentences::bad_rules(bad, lang));
                let why = Why { text, ..Why::key("refusal-bad-rules") };
                Err(Refused { status: StatusCode::BAD_REQUEST, why: Box::new(why) })
            }
        }
    }

    fn book(&self) -> Book {
        Book::of(&self.rules, Messages::of(self.lang))
    }

    /// What a download is called.
    fn file(&self, ending: &str) -> String {
        format!("attachment; filename=\"{}-{}.{ending}\"", self.rules.game(), self.lang)
    }
}

/// What stands behind a name in a question; the first, if there are more.
fn one<'a>(pairs: &'a [(String, String)], name: &str) -> Option<&'a str> {
    pairs.iter().find(|(of, _)| of == name).map(|(_, value)| value.as_str())
}

/// The book as a tree.
pub(super) async fn tree(
    Path(game): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    asked: Asked,
) -> Result<Response, Refused> {
    let wanted = Wanted::read(&game, &uri, asked)?;
    let told = tell(wanted.book(), wanted.house);
    let body = serde_json::to_vec(&told)
        .map_err(|_| refused(StatusCode::INTERNAL_SERVER_ERROR, "refusal-server-full"))?;
    Ok(answer(&headers, "application/json", None, body))
}

/// The book as a page that needs nothing else.
pub(super) async fn page(
    Path(game): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    asked: Asked,
) -> Result<Response, Refused> {
    let wanted = Wanted::read(&game, &uri, asked)?;
    let body = wanted.book().to_html().into_bytes();
    Ok(answer(&headers, "text/html; charset=utf-8", Some(wanted.file("html")), body))
}

/// The book as a file to print.
pub(super) async fn print(
    Path(game): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    asked: Asked,
) -> Result<Response, Refused> {
    let wanted = Wanted::read(&game, &uri, asked)?;
    let paper = match one(&wanted.pairs, "size").map(str::parse) {
        None => Paper::default(),
        Some(Ok(paper)) => paper,
        Some(Err(_)) => return Err(refused(StatusCode::BAD_REQUEST, "refusal-no-message")),
    };
    let file = wanted.file("pdf");
    match in_place(&PRESSES, move || wanted.book().to_pdf(paper)).await? {
        Ok(body) => Ok(answer(&headers, "application/pdf", Some(file), body)),
        Err(fault) => {
            tracing::error!(?fault, "a rule book could not be printed");
            Err(busy())
        }
    }
}

/// An answer that the browser keeps, but asks each time whether it still holds: another version of the program
/// may tell the rules in other words.
fn answer(headers: &HeaderMap, kind: &str, file: Option<String>, body: Vec<u8>) -> Response {
    let mut hasher = DefaultHasher::new();
    body.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let mut response =
        Response::builder().header(header::CACHE_CONTROL, "public, no-cache").header(header::ETAG, &tag);
    if pages::has_it(headers, &tag) {
        response = response.status(StatusCode::NOT_MODIFIED);
        return response.body(Body::empty()).unwrap_or_else(|_| StatusCode::NOT_MODIFIED.into_response());
    }
    response = response.header(header::CONTENT_TYPE, kind);
    if let Some(file) = file {
        response = response.header(header::CONTENT_DISPOSITION, file);
    }
    // All headers are made of plain letters.
    response.body(Body::from(body)).unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// The tree as the protocol has it.
fn tell(book: Book, rules: HouseRules) -> RuleBook {
    RuleBook {
        rules,
        lang: book.lang.to_string(),
        title: book.title,
        contents: book.contents,
        heading: book.heading,
        house: book.house.into_iter().map(spans).collect(),
        sections: book.sections.into_iter().map(section).collect(),
        words: book.words,
        glossary: book.glossary.into_iter().map(word).collect(),
    }
}

fn section(Section { id, title, blocks }: Section) -> BookSection {
    BookSection { id: id.to_owned(), title, blocks: blocks.into_iter().map(block).collect() }
}

fn block(block: Block) -> BookBlock {
    match block {
        Block::Paragraph { rules, text } => BookBlock::Paragraph { rules: owned(&rules), text: spans(text) },
        Block::List(items) => BookBlock::List { items: items.into_iter().map(spans).collect() },
        Block::Table(rows) => BookBlock::Table { rows: rows.into_iter().map(|row| row.map(spans)).collect() },
        Block::Example(example) => {
            let Example { rules, refused, picture, verdict, last, text, .. } = *example;
            BookBlock::Example {
                rules: owned(&rules),
                picture: picture.into_iter().map(row).collect(),
                allowed: refused.is_none(),
                verdict: spans(verdict),
                played: spans(last),
                text: spans(text),
            }
        }
    }
}

fn owned(rules: &[&str]) -> Vec<String> {
    rules.iter().map(|rule| (*rule).to_owned()).collect()
}

fn row(Row { label, cards, pieces }: Row) -> BookRow {
    let piece = |piece: book::Piece| BookPiece {
        cards: piece.cards.iter().map(ToString::to_string).collect(),
        value: piece.build.map(|build| build.value),
        own: piece.build.is_some_and(|build| build.own),
    };
    BookRow { label, text: spans(cards), pieces: pieces.into_iter().map(piece).collect() }
}

fn spans(spans: Vec<Span>) -> Vec<BookSpan> {
    let span = |span| match span {
        Span::Text(text) => BookSpan::Text { text },
        Span::Card { card, text, .. } => BookSpan::Card { card: card.to_string(), text },
        Span::Rule(rule) => BookSpan::Rule { rule },
    };
    spans.into_iter().map(span).collect()
}

fn word(Word { name, about, rule, elsewhere }: Word) -> BookWord {
    let elsewhere = elsewhere.into_iter().map(|(lang, word)| (lang.to_string(), word)).collect();
    BookWord { name, about, rule: rule.to_owned(), elsewhere }
}
