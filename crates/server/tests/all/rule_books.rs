//! Rule books over HTTP: of any table, in every language, as a tree, a page and a file to print.

use crate::http::{Answer, request};
use crate::place::{Folder, Server};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use wire::http::Problem;
use wire::{BookBlock, RuleBook};

async fn get(address: SocketAddr, path: &str) -> Answer {
    request(address, "GET", &format!("/api/v1/rules/{path}"), "", "").await
}

/// A header of an answer.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// All rules that a book tells.
fn rules(book: &RuleBook) -> Vec<&str> {
    let blocks = book.sections.iter().flat_map(|section| &section.blocks);
    let told = blocks.filter_map(|block| match block {
        BookBlock::Paragraph { rules, .. } => Some(rules),
        _ => None,
    });
    told.flatten().map(String::as_str).collect()
}

#[tokio::test]
async fn the_book_of_any_table_in_any_language() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    for (lang, title) in [
        ("nl", "Wippen: de regels van jullie tafel"),
        ("de", "Wippen: die Regeln eures Tisches"),
        ("en", "Wippen: the rules of your table"),
    ] {
        let book: RuleBook = get(server.address, &format!("wippen/book?lang={lang}")).await.json();
        assert_eq!((book.lang.as_str(), book.title.as_str()), (lang, title));
        assert!(rules(&book).contains(&"W11") && !rules(&book).contains(&"W24"));
        assert!(!book.house.is_empty() && book.glossary.len() > 5);
    }
    let set = "set=stealing%3Dtrue&set=finish=games+3&set=decks=2";
    let book: RuleBook = get(server.address, &format!("wippen/book?rules=advanced&{set}")).await.json();
    assert!(rules(&book).contains(&"W24"));
    assert_eq!((book.lang.as_str(), book.rules.preset.as_deref()), ("en", Some("advanced")));
    assert_eq!(book.rules.switches.len(), 3);
    let toepen: RuleBook = get(server.address, "toepen/book?players=8&set=exchange=false").await.json();
    assert!(!rules(&toepen).contains(&"T6") && rules(&toepen).contains(&"T28"));
    server.stop().await;
}

#[tokio::test]
async fn it_is_asked_for_once() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    for path in ["wippen/book", "wippen/book.html", "wippen/book.pdf?size=a5"] {
        let (status, head, body) = bytes(server.address, path, "").await;
        assert_eq!((status, header(&head, "cache-control")), (200, Some("public, no-cache")), "{path}");
        let tag = header(&head, "etag").unwrap().to_owned();
        let (status, head, again) = bytes(server.address, path, &format!("If-None-Match: {tag}\r\n")).await;
        assert_eq!((status, again.len(), header(&head, "etag")), (304, 0, Some(tag.as_str())), "{path}");
        let other = if path.contains('?') { "&lang=nl" } else { "?lang=nl" };
        let (status, head, other) =
            bytes(server.address, &format!("{path}{other}"), &format!("If-None-Match: {tag}\r\n")).await;
        assert_eq!(status, 200, "{path} in another language is another one");
        assert!(header(&head, "etag") != Some(tag.as_str()) && other != body);
    }
    server.stop().await;
}

#[tokio::test]
async fn files_are_downloads() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let (status, head, page) = bytes(server.address, "toepen/book.html?lang=de", "").await;
    assert_eq!((status, header(&head, "content-type")), (200, Some("text/html; charset=utf-8")));
    assert_eq!(header(&head, "content-disposition"), Some("attachment; filename=\"toepen-de.html\""));
    assert!(page.starts_with(b"<!doctype html>\n<html lang=\"de\">"));
    let mut sizes = Vec::new();
    for size in ["", "?size=a4", "?size=A5"] {
        let (status, head, file) = bytes(server.address, &format!("wippen/book.pdf{size}"), "").await;
        assert_eq!((status, header(&head, "content-type")), (200, Some("application/pdf")), "{size}");
        assert_eq!(header(&head, "content-disposition"), Some("attachment; filename=\"wippen-en.pdf\""));
        assert!(file.starts_with(b"%PDF-") && file.len() < 1_000_000);
        sizes.push(file);
    }
    assert!(sizes[0] == sizes[1] && sizes[1] != sizes[2]);
    server.stop().await;
}

#[tokio::test]
async fn what_there_is_no_book_of_is_told_in_ones_language() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let why = async |path: &str| {
        let answer = get(server.address, path).await;
        let why = answer.json::<Problem>().why;
        (answer.status, why.key, why.text.unwrap_or_default())
    };
    for path in [
        "bridge/book",
        "wippen/book?rules=zwols",
        "wippen/book?set=flying=true",
        "wippen/book?set=raising=true",
        "wippen/book.html?set=decks=3",
        "toepen/book.pdf?set=hands={}",
        "toepen/book?set",
        "toepen/book?set=hands",
        "wippen/book?players=9",
    ] {
        let (status, key, text) = why(path).await;
        assert_eq!((status, key.as_str()), (400, "refusal-bad-rules"), "{path}");
        assert!(text.ends_with('.'), "{path}: {text}");
    }
    let (.., dutch) = why("wippen/book?lang=nl&set=raising=true").await;
    let (.., english) = why("wippen/book?lang=en&set=raising=true").await;
    assert_ne!(dutch, english);
    for path in ["wippen/book?players=many", "wippen/book.pdf?size=a3", "wippen/book.pdf?size="] {
        let (status, key, _) = why(path).await;
        assert_eq!((status, key.as_str()), (400, "refusal-no-message"), "{path}");
    }
    let long = format!("wippen/book?set=stealing={}", "x".repeat(3000));
    let (status, key, _) = why(&long).await;
    assert_eq!((status, key.as_str()), (414, "refusal-too-long"));
    server.stop().await;
}

/// An answer whose body is no text: its status, its head and its body.
async fn bytes(address: SocketAddr, path: &str, more: &str) -> (u16, String, Vec<u8>) {
    let mut line = TcpStream::connect(address).await.unwrap();
    let text =
        format!("GET /api/v1/rules/{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{more}\r\n");
    line.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head, answer[end + 4..].to_vec())
}
