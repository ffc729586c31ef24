//! The file to print, read back by a reader that is not ours.

use crate::{lines, plain, tables};
use book::{Block, Book, Paper, Row};
use games::{Draft, GameName, Rules};
use lang::{Lang, Messages};
use lopdf::{Document, Object, ObjectId};
use std::time::Instant;

/// A text without the way in which it is broken into lines and pieces.
fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Tables on which a book says little, much, or is told otherwise.
fn some_tables() -> Vec<Rules> {
    let all = |game: GameName| {
        let presets = game.presets().filter_map(move |name| Draft::named(game, name));
        let presets = presets.filter_map(move |draft| draft.rules(*game.players().start()).ok());
        let longest = |rules: &Rules| Book::of(rules, Messages::of(Lang::De)).to_text(80).len();
        presets.chain(tables(game).into_iter().max_by_key(longest)).collect::<Vec<_>>()
    };
    GameName::ALL.into_iter().flat_map(all).collect()
}

fn some_books() -> impl Iterator<Item = Book> {
    let books = |rules: Rules| Lang::ALL.map(|lang| Book::of(&rules, Messages::of(lang)));
    some_tables().into_iter().flat_map(books)
}

/// The text of each page.
fn pages(document: &Document) -> Vec<String> {
    let numbers = document.get_pages();
    numbers.keys().map(|number| letters(&document.extract_text(&[*number]).unwrap())).collect()
}

#[test]
fn all_that_the_book_says_is_in_the_file_and_can_be_searched() {
    for book in some_books() {
        for paper in Paper::ALL {
            let bytes = book.to_pdf(paper).unwrap();
            let document = Document::load_mem(&bytes).unwrap();
            let pages = pages(&document);
            // A sentence may go on over the foot of a page.
            let without_feet: String = (1..)
                .zip(&pages)
                .map(|(number, page)| {
                    let foot = letters(&format!("{}{number}/{}", book.title, pages.len()));
                    page.strip_suffix(&foot).unwrap_or(page).to_owned()
                })
                .collect();
            assert!(book.rules().len() > 15);
            for section in &book.sections {
                assert!(without_feet.contains(&letters(&section.title)), "{}", section.title);
                for block in &section.blocks {
                    let number = match block {
                        Block::Paragraph { rules, .. } => rules.concat(),
                        _ => String::new(),
                    };
                    for said in lines(block).into_iter().map(plain) {
                        let said = letters(&format!("{number}{said}"));
                        assert!(without_feet.contains(&said), "{said:?} in {without_feet}");
                    }
                }
            }
            for word in &book.glossary {
                let said = letters(&format!("{}: {}{}", word.name, word.about, word.rule));
                assert!(without_feet.contains(&said), "{said:?}");
            }
        }
    }
}

#[test]
fn the_first_page_sums_up_and_the_second_begins_with_the_contents() {
    for book in some_books() {
        for paper in Paper::ALL {
            let bytes = book.to_pdf(paper).unwrap();
            let pages = pages(&Document::load_mem(&bytes).unwrap());
            let (first, second) = (&pages[0], &pages[1]);
            assert!(first.starts_with(&letters(&format!("{}{}", book.title, book.heading))), "{first}");
            let summary = &book.sections[0];
            for said in summary.blocks.iter().flat_map(lines).map(plain) {
                assert!(first.contains(&letters(&said)), "{said} is on another page: {first}");
            }
            assert!(summary.blocks.iter().any(|block| matches!(block, Block::Table(_))));
            assert!(second.starts_with(&letters(&book.contents)), "{second}");
            for (number, page) in (1..).zip(&pages) {
                assert!(page.ends_with(&format!("{number}/{}", pages.len())), "{page}");
            }
        }
    }
}

/// The titles of bookmarks, and those inside them.
fn bookmarks(document: &Document, first: Option<ObjectId>) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    let mut next = first;
    while let Some(id) = next {
        let node = document.get_dictionary(id).unwrap();
        let title = lopdf::decode_text_string(node.get(b"Title").unwrap()).unwrap();
        let inside = node.get(b"First").and_then(Object::as_reference).ok();
        let inside = bookmarks(document, inside).into_iter().map(|(title, _)| title).collect();
        found.push((title, inside));
        next = node.get(b"Next").and_then(Object::as_reference).ok();
    }
    found
}

#[test]
fn sections_and_rules_are_bookmarks() {
    for book in some_books() {
        let bytes = book.to_pdf(Paper::A4).unwrap();
        let document = Document::load_mem(&bytes).unwrap();
        let outline = document.catalog().unwrap().get(b"Outlines").and_then(Object::as_reference).unwrap();
        let first = document.get_dictionary(outline).unwrap().get(b"First").and_then(Object::as_reference);
        let marks = bookmarks(&document, first.ok());
        let titles: Vec<&str> = marks.iter().map(|(title, _)| title.as_str()).collect();
        let wanted = book.sections.iter().map(|section| section.title.as_str());
        assert_eq!(titles, wanted.chain([book.words.as_str()]).collect::<Vec<_>>());
        let rules: Vec<&str> = marks.iter().flat_map(|(_, inside)| inside).map(String::as_str).collect();
        assert_eq!(rules, book.rules());
    }
}

#[test]
fn its_size_is_that_of_the_paper_and_its_typefaces_are_inside() {
    let book = some_books().next().unwrap();
    for (paper, size) in [(Paper::A4, [595, 842]), (Paper::A5, [420, 595])] {
        let bytes = book.to_pdf(paper).unwrap();
        let document = Document::load_mem(&bytes).unwrap();
        for page in document.get_pages().into_values() {
            let sheet = document.get_dictionary(page).unwrap().get(b"MediaBox").unwrap();
            let corner: Vec<i64> = sheet.as_array().unwrap()[2..]
                .iter()
                .map(|side| side.as_float().unwrap().round() as i64)
                .collect();
            assert_eq!(corner, size, "{paper:?}");
        }
        let embedded = document.objects.values().filter(|object| {
            let facts = object.as_dict().is_ok_and(|facts| facts.has_type(b"FontDescriptor"));
            facts && object.as_dict().is_ok_and(|facts| facts.has(b"FontFile3") || facts.has(b"FontFile2"))
        });
        assert_eq!(embedded.count(), 3, "regular, bold and italic");
        assert_eq!(document.catalog().unwrap().get(b"Lang").unwrap().as_str().unwrap(), b"nl");
    }
}

/// Loose bounds, as this is no program for speed: docs/performance.md has the figures.
#[test]
fn it_is_small_quick_and_each_time_the_same() {
    for book in some_books() {
        for paper in Paper::ALL {
            let began = Instant::now();
            let bytes = book.to_pdf(paper).unwrap();
            let took = began.elapsed();
            assert!(bytes.len() < 1_000_000, "{}", bytes.len());
            assert!(took.as_secs() < 20, "{took:?}, in a program built for debugging");
            assert!(bytes == book.to_pdf(paper).unwrap());
        }
    }
}

/// The elements of what is told, in its order, each with what it shows if it is a picture.
fn elements(document: &Document, of: &Object, found: &mut Vec<(String, Option<String>)>) {
    match document.dereference(of).unwrap().1 {
        Object::Array(all) => all.iter().for_each(|one| elements(document, one, found)),
        Object::Dictionary(one) => {
            if let Ok(role) = one.get(b"S").and_then(Object::as_name) {
                let shown = one.get(b"Alt").ok().map(|shown| lopdf::decode_text_string(shown).unwrap());
                found.push((String::from_utf8(role.to_vec()).unwrap(), shown));
            }
            if let Ok(inside) = one.get(b"K") {
                elements(document, inside, found);
            }
        }
        _ => {}
    }
}

#[test]
fn who_has_it_read_aloud_hears_what_is_what() {
    for book in some_books() {
        let bytes = book.to_pdf(Paper::A5).unwrap();
        let document = Document::load_mem(&bytes).unwrap();
        let catalog = document.catalog().unwrap();
        let mut found = Vec::new();
        elements(&document, catalog.get(b"StructTreeRoot").unwrap(), &mut found);
        let count = |role: &str| found.iter().filter(|(one, _)| one == role).count();
        let of = |matching: fn(&Block) -> usize| -> usize {
            book.sections.iter().flat_map(|section| &section.blocks).map(matching).sum()
        };
        let points = of(|block| if let Block::List(points) = block { points.len() } else { 0 });
        let rows = of(|block| if let Block::Table(rows) = block { rows.len() } else { 0 });
        let sections = book.sections.len();
        assert_eq!([count("H1"), count("H2")], [1, sections + 2]);
        assert_eq!(["LI", "Lbl", "LBody"].map(count), [points + book.house.len(); 3]);
        assert_eq!(["TR", "TH", "TD"].map(count), [rows; 3]);
        assert_eq!([count("TOC"), count("TOCI")], [1, sections + 1]);
        let shown: Vec<&str> = found.iter().filter_map(|(_, shown)| shown.as_deref()).collect();
        let pictures =
            book.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
                Block::Example(example) => Some(&example.picture),
                _ => None,
            });
        let told = |rows: &Vec<Row>| -> Vec<String> {
            rows.iter().map(|row| format!("{}: {}", row.label, plain(&row.cards))).collect()
        };
        assert_eq!(shown, pictures.map(|rows| told(rows).join("; ")).collect::<Vec<_>>());
        // Every sentence is heard: each paragraph, what is said of each picture, the words, and the line above the house rules.
        let sentences = of(|block| usize::from(matches!(block, Block::Paragraph { .. } | Block::Example(_))));
        assert_eq!(count("P"), sentences + book.glossary.len() + 1);
        assert!(count("Link") > sections, "the contents lead there, and rules to each other");
        let facts = catalog.get(b"Metadata").and_then(Object::as_reference).unwrap();
        let facts = document.get_object(facts).and_then(Object::as_stream).unwrap();
        let facts = facts.decompressed_content().unwrap_or(facts.content.clone());
        assert!(String::from_utf8(facts).unwrap().contains("pdfuaid"), "it says that it is PDF/UA");
    }
}
