//! Pages to read and print.

use crate::kit::book;
use export::{Overview, Scope, html};
use games::GameName::{Toepen, Wippen};
use lang::{Lang, Messages};
use sheet::{Book, EveningId};

fn page(book: &Book, scope: Scope, lang: Lang) -> String {
    html(&Overview::of(book, scope, Messages::of(lang)).expect("there is such a one"))
}

const SCOPES: [Scope; 4] = [
    Scope::Evening(EveningId(0)),
    Scope::Evening(EveningId(2)),
    Scope::Season(Toepen),
    Scope::Season(Wippen),
];

#[test]
fn a_page_is_whole_and_fetches_nothing() {
    let book = book();
    for scope in SCOPES {
        for lang in Lang::ALL {
            let page = page(&book, scope, lang);
            assert!(page.starts_with("<!doctype html>") && page.contains(&format!("<html lang=\"{lang}\">")));
            for word in ["http", "src=", "url(", "<script", "@import", "href="] {
                assert!(!page.contains(word), "{word}");
            }
            for tag in [
                "table", "tr", "th", "td", "thead", "tbody", "tfoot", "h2", "p", "ul", "li", "svg", "g",
                "text", "div", "main",
            ] {
                let opened =
                    page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
                assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag} in {scope:?}");
            }
        }
    }
}

#[test]
fn names_stay_words() {
    let page = page(&book(), Scope::Evening(EveningId(0)), Lang::En);
    assert!(page.contains("&lt;Cor &amp; Dora&gt;") && !page.contains("<Cor"), "{page}");
}

#[test]
fn the_chart_is_read_without_colour_and_the_table_says_the_same() {
    let book = book();
    let scope = Scope::Evening(EveningId(0));
    let page = page(&book, scope, Lang::Nl);
    let overview = Overview::of(&book, scope, Messages::of(Lang::Nl)).expect("there is such a one");
    let dashes: Vec<&str> = page
        .split("class=\"course\"")
        .skip(1)
        .map(|rest| rest.split("/>").next().unwrap_or_default())
        .map(|rest| rest.split("stroke-dasharray=").nth(1).unwrap_or("none"))
        .collect();
    assert_eq!(dashes.len(), 4);
    for (place, dash) in dashes.iter().enumerate() {
        assert!(!dashes[..place].contains(dash), "{dashes:?}");
    }
    // The name and the last standing stand at the end of each line.
    let last = &overview.rows.last().expect("a row").standings;
    for (name, standing) in ["Anna", "=1+1", "&lt;Cor &amp; Dora&gt;", "Evi"].iter().zip(last) {
        assert!(page.contains(&format!(">{name} {standing}</text>")), "{name} {standing}");
        assert!(page.contains(&format!("<th scope=\"col\">{name}</th>")));
    }
    for row in &overview.rows {
        for standing in &row.standings {
            assert!(page.contains(&format!("<td>{standing}")), "{standing}");
        }
    }
    assert!(page.contains("role=\"img\"") && page.contains("alle anderen weg"));
}

#[test]
fn money_is_on_it_where_there_is_some() {
    let book = book();
    let toepen = page(&book, Scope::Evening(EveningId(0)), Lang::De);
    assert!(toepen.contains("Ein Clip ist 0,10\u{a0}€ wert.") && toepen.contains("zahlt"), "{toepen}");
    assert!(!page(&book, Scope::Evening(EveningId(2)), Lang::De).contains("Abrechnung"));
}

#[test]
fn where_nothing_was_noted_it_says_so() {
    let page = page(&Book::default(), Scope::Season(Toepen), Lang::En);
    assert!(
        page.contains("There is nothing on it yet.") && !page.contains("<svg") && !page.contains("<table")
    );
}
