//! `rules`: the book of a table, to read here or as a page.

use super::{assert_fails, run};
use std::collections::BTreeSet;
use std::fs;

const LANGUAGES: [&str; 3] = ["nl", "de", "en"];
const TABLES: [(&str, &str, &str); 5] = [
    ("wippen", "basic", "W"),
    ("wippen", "advanced", "W"),
    ("wippen", "classic", "W"),
    ("wippen", "children", "W"),
    ("toepen", "zwols", "T"),
];

fn book(words: &[&str]) -> String {
    let all: Vec<&str> = ["rules"].into_iter().chain(words.iter().copied()).collect();
    let ran = run(&all);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{words:?}");
    ran.out
}

/// What stands between quotes after each place where `before` stands.
fn values<'a>(page: &'a str, before: &str) -> Vec<&'a str> {
    page.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn as_text_it_says_what_the_table_plays_in_lines_that_fit() {
    for (game, preset, letter) in TABLES {
        for (lang, heading) in
            LANGUAGES.into_iter().zip(["Jullie tafel speelt:", "Euer Tisch spielt:", "Your table plays:"])
        {
            let text = book(&[game, "--rules", preset, "--lang", lang]);
            let house: Vec<&str> = text
                .lines()
                .skip_while(|line| *line != heading)
                .skip(1)
                .take_while(|line| !line.is_empty())
                .collect();
            assert!(house.len() > 3 && house[0].starts_with("- "), "{house:?}");
            assert!(text.lines().any(|line| line.starts_with(&format!("{letter}1   "))), "{text}");
            for line in text.lines() {
                assert!(line.chars().count() <= 80 && line.trim_end() == line, "{line:?}");
            }
        }
    }
}

#[test]
fn the_switches_decide_what_it_says() {
    let told = |text: &str, rule: &str| text.lines().any(|line| line.starts_with(&format!("{rule} ")));
    let basic = book(&["wippen"]);
    let more = book(&[
        "wippen",
        "--set",
        "adding_up=true",
        "--set",
        "finish=games 5",
        "--set",
        "must_capture=false",
    ]);
    assert!(!told(&basic, "W9") && told(&more, "W9"));
    assert!(!basic.contains("add up") && more.contains("adding up"));
    assert!(basic.contains("points wins: 52") && more.contains("Number of games: 5."));
    let without = book(&["toepen", "--set", "exchange=false", "--set", "report_tens=true"]);
    assert!(!told(&without, "T6") && told(&without, "T22"));
}

#[test]
fn as_a_page_every_rule_has_its_place_and_every_link_leads_somewhere() {
    for (game, preset, letter) in TABLES {
        for lang in LANGUAGES {
            let page = book(&[game, "--rules", preset, "--lang", lang, "--html", "-"]);
            assert!(page.starts_with("<!doctype html>") && page.contains(&format!("<html lang=\"{lang}\">")));
            let ids = values(&page, " id=\"");
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{ids:?}");
            assert!(unique.contains("summary") && unique.contains(format!("{letter}1").as_str()));
            let links = values(&page, "href=\"#");
            assert!(links.len() > 20 && links.iter().all(|link| unique.contains(link)), "{links:?}");
            // Nothing is fetched and nothing runs.
            for word in ["http", "src=", "url(", "<script", "@import"] {
                assert!(!page.contains(word), "{word}");
            }
            for tag in ["section", "figure", "p", "ul", "li", "table", "dl", "a", "span"] {
                let opened =
                    page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
                assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
            }
        }
    }
}

#[test]
fn a_page_goes_into_the_file_that_is_named() {
    let folder = std::env::temp_dir().join(format!("stamtafel-rules-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("rules.html");
    let name = file.to_str().unwrap();
    assert_eq!(book(&["wippen", "--rules", "advanced", "--html", name]), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), book(&["wippen", "--rules", "advanced", "--html", "-"]));
    fs::remove_dir_all(&folder).unwrap();
    // The folder is gone now, so nothing can be written there.
    assert_fails(&run(&["rules", "wippen", "--html", name]), 2);
}

#[test]
fn it_is_printed_on_either_paper_beside_the_page() {
    let folder = std::env::temp_dir().join(format!("stamtafel-print-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let [page, usual, small] = ["rules.html", "usual.pdf", "small.pdf"].map(file);
    assert_eq!(book(&["toepen", "--lang", "nl", "--html", &page, "--pdf", &usual]), "");
    assert_eq!(book(&["toepen", "--lang", "nl", "--pdf", &small, "--size", "A5"]), "");
    assert!(fs::read_to_string(&page).unwrap().starts_with("<!doctype html>"));
    let [usual, small] = [usual, small].map(|file| fs::read(file).unwrap());
    for pdf in [&usual, &small] {
        assert!(pdf.starts_with(b"%PDF-") && pdf.len() < 1_000_000, "{}", pdf.len());
    }
    assert_ne!(usual, small);
    fs::remove_dir_all(&folder).unwrap();
    // The folder is gone now, so nothing can be written there.
    assert_fails(&run(&["rules", "wippen", "--pdf", &page]), 2);
}

#[test]
fn rules_that_cannot_be_are_refused() {
    for words in [
        &["rules"][..],
        &["rules", "bridge"],
        &["rules", "wippen", "--rules", "zwols"],
        &["rules", "wippen", "--set", "raising=true"],
        &["rules", "wippen", "--set", "flying=true"],
        &["rules", "toepen", "--set", "starting_clips=0"],
        &["rules", "toepen", "--html"],
        &["rules", "toepen", "--pdf"],
        &["rules", "toepen", "--size", "a5"],
        &["rules", "toepen", "--pdf", "rules.pdf", "--size", "a3"],
    ] {
        assert_fails(&run(words), 2);
    }
}
