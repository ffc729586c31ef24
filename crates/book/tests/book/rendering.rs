//! As text and as a page a book says all that is in its tree.

use crate::{lines, plain, tables};
use book::{Book, Span};
use games::GameName;
use lang::{Lang, Messages};

/// Words without the way in which they are broken into lines.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn some_books() -> Vec<Book> {
    let all = GameName::ALL.into_iter().flat_map(|game| tables(game).into_iter().step_by(29));
    all.flat_map(|rules| Lang::ALL.map(|lang| Book::of(&rules, Messages::of(lang)))).collect()
}

#[test]
fn text_fits_and_nothing_gets_lost() {
    for book in some_books() {
        for width in [30, 47, 80, 100] {
            let text = book.to_text(width);
            for line in text.lines() {
                assert!(line.chars().count() <= width && line.trim_end() == line, "{width}: {line:?}");
            }
            let text = words(&text);
            let said = book.sections.iter().flat_map(|section| &section.blocks).flat_map(lines);
            for said in said.chain(book.house.iter().map(Vec::as_slice)).map(plain) {
                assert!(text.contains(&words(&said)), "{said}");
            }
            for word in &book.glossary {
                assert!(text.contains(&words(&format!("{}: {} ({};", word.name, word.about, word.rule))));
            }
        }
        assert_eq!(book.to_text(0), book.to_text(30), "no screen is narrower");
    }
}

#[test]
fn the_page_says_the_same_and_links_the_rules() {
    for book in some_books() {
        let page = book.to_html();
        let mut without_tags = String::new();
        for piece in page.split('<') {
            without_tags.push_str(piece.split_once('>').map_or(piece, |(_, text)| text));
        }
        let text = words(&without_tags.replace("&quot;", "\"").replace("&amp;", "&"));
        for said in book.sections.iter().flat_map(|section| &section.blocks).flat_map(lines) {
            assert!(text.contains(&words(&plain(said))), "{}", plain(said));
            for span in said {
                if let Span::Rule(rule) = span {
                    assert!(page.contains(&format!(" id=\"{rule}\"")), "{rule}");
                }
            }
        }
        for word in &book.glossary {
            assert!(text.contains(&words(&format!("{} {}", word.about, word.rule))), "{word:?}");
            assert!(word.elsewhere.iter().all(|(_, name)| text.contains(name.as_str())), "{word:?}");
        }
    }
}
