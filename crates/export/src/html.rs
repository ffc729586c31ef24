//! An overview as one page for a browser or a printer, with nothing that has to be fetched.

use crate::chart;
use crate::overview::{Overview, Row, won_by_folding};

const STYLE: &str = include_str!("page.css");

/// The whole page: how it stands, the chart and the same as a table, figures, head to head, and who pays whom.
pub fn html(overview: &Overview<'_>) -> String {
    let lang = overview.messages.lang();
    let (group, title) = (escaped(&overview.group), escaped(&overview.title));
    let mut page = Page { overview, html: String::new() };
    page.put(&format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{group}: {title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <p class=\"soft\">{group}</p>\n<h1>{title}</h1>\n"
    ));
    for sentence in &overview.told {
        page.put(&format!("<p>{}</p>\n", escaped(sentence)));
    }
    if !overview.rows.is_empty() {
        page.heading("sheet-chart");
        page.chart();
        page.standings();
        page.figures();
        page.duels();
        page.money();
    }
    page.house();
    page.put("</main>\n</body>\n</html>\n");
    page.html
}

struct Page<'a> {
    overview: &'a Overview<'a>,
    html: String,
}

impl Page<'_> {
    fn put(&mut self, html: &str) {
        self.html.push_str(html);
    }

    fn heading(&mut self, key: &str) {
        let heading = escaped(&self.overview.get(key));
        self.put(&format!("<h2>{heading}</h2>\n"));
    }

    /// Narrow screens scroll along it rather than make its letters too small to read.
    fn chart(&mut self) {
        let label = escaped(&self.overview.get("sheet-chart"));
        let svg = chart::svg(self.overview);
        self.put(&format!(
            "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{label}\">\n{svg}</div>\n"
        ));
    }

    /// A table that may be wider than the page is a region of its own that keys can scroll.
    fn table(&mut self, key: &str, table: &str) {
        let label = escaped(&self.overview.get(key));
        self.put(&format!(
            "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{label}\">\n<table>\n{table}</table>\n</div>\n"
        ));
    }

    fn standings(&mut self) {
        let of = self.overview;
        let dated = of.rows.iter().any(|row| row.date.is_some());
        let winners = of.rows.iter().any(|row| !row.winner.is_empty());
        let mut head = word_header(&of.row_word());
        if dated {
            head.push_str(&word_header(&of.get("sheet-word-date")));
        }
        if winners {
            head.push_str(&word_header(&of.get("sheet-word-winner")));
        }
        of.names.iter().for_each(|name| head.push_str(&header("col", name)));
        let mut table = format!(
            "<caption>{}</caption>\n<thead>\n<tr>{head}</tr>\n</thead>\n<tbody>\n",
            escaped(&of.get("sheet-standings-about"))
        );
        for row in &of.rows {
            table.push_str(&self.row(row, dated, winners));
        }
        table.push_str("</tbody>\n<tfoot>\n<tr>");
        table.push_str(&header("row", &of.get("sheet-total")));
        table.push_str(&"<td></td>".repeat(usize::from(dated) + usize::from(winners)));
        for total in of.totals() {
            table.push_str(&format!("<td>{}</td>", escaped(&of.change(Some(total)))));
        }
        table.push_str("</tr>\n</tfoot>\n");
        self.heading("sheet-standings");
        self.table("sheet-standings", &table);
    }

    fn row(&self, row: &Row, dated: bool, winners: bool) -> String {
        let of = self.overview;
        let mut cells = header("row", &of.messages.number(row.number as i64));
        if dated {
            let date = row.date.as_deref().map(|date| of.messages.date(date)).unwrap_or_default();
            cells.push_str(&format!("<td class=\"word\">{}</td>", escaped(&date)));
        }
        if winners {
            let line = row.line.and_then(|line| of.book.line(line));
            let folded = line.is_some_and(|(_, line)| won_by_folding(line));
            let note = if folded { format!(" ({})", of.get("sheet-all-folded")) } else { String::new() };
            cells.push_str(&format!("<td class=\"word\">{}{}</td>", escaped(&row.winner), escaped(&note)));
        }
        for (standing, change) in row.standings.iter().zip(&row.changes) {
            let gave = match change {
                Some(_) => format!(" <span class=\"gave\">({})</span>", escaped(&of.change(*change))),
                None => String::new(),
            };
            cells.push_str(&format!("<td>{}{gave}</td>", of.messages.number(*standing)));
        }
        format!("<tr>{cells}</tr>\n")
    }

    fn figures(&mut self) {
        let of = self.overview;
        let all: Vec<_> = of.people.iter().map(|person| of.figures(*person)).collect();
        let Some(longest) = all.iter().max_by_key(|figures| figures.len()) else { return };
        let head: String = longest.iter().map(|(key, _)| header("col", &of.get(key))).collect();
        let mut table = format!(
            "<thead>\n<tr>{}{head}</tr>\n</thead>\n<tbody>\n",
            word_header(&of.get("sheet-word-player"))
        );
        for (name, figures) in of.names.iter().zip(&all).filter(|(_, figures)| !figures.is_empty()) {
            let cells: String =
                figures.iter().map(|(_, value)| format!("<td>{}</td>", of.messages.number(*value))).collect();
            table.push_str(&format!("<tr>{}{cells}</tr>\n", header("row", name)));
        }
        table.push_str("</tbody>\n");
        self.heading("sheet-figures");
        self.table("sheet-figures", &table);
    }

    fn duels(&mut self) {
        let of = self.overview;
        if of.statistics.duels.is_empty() {
            return;
        }
        let head: String = of.names.iter().map(|name| header("col", name)).collect();
        let mut table = format!(
            "<caption>{}</caption>\n<thead>\n<tr>{}{head}</tr>\n</thead>\n<tbody>\n",
            escaped(&of.get("sheet-duels-about")),
            word_header(&of.get("sheet-word-player"))
        );
        for (name, one) in of.names.iter().zip(&of.people) {
            let cells = of.people.iter().map(|other| match of.ahead(*one, *other) {
                Some(times) => format!("<td>{}</td>", of.messages.number(times.into())),
                None => "<td></td>".to_owned(),
            });
            table.push_str(&format!("<tr>{}{}</tr>\n", header("row", name), cells.collect::<String>()));
        }
        table.push_str("</tbody>\n");
        self.heading("sheet-duels");
        self.table("sheet-duels", &table);
    }

    fn money(&mut self) {
        let of = self.overview;
        let Some(settled) = &of.settled else { return };
        self.heading("sheet-settlement");
        if let Some(clip) = settled.clip {
            let worth = of.messages.get("sheet-clip-worth", &[("money", of.messages.money(clip).into())]);
            self.put(&format!("<p>{}</p>\n", escaped(&worth)));
        }
        let mut table = String::from("<tbody>\n");
        for (person, cents) in &settled.amounts {
            let money = escaped(&of.messages.money(*cents));
            table.push_str(&format!("<tr>{}<td>{money}</td></tr>\n", header("row", &of.name(*person))));
        }
        table.push_str("</tbody>\n");
        self.table("sheet-settlement", &table);
        let lines: String =
            of.payments().iter().map(|sentence| format!("<li>{}</li>\n", escaped(sentence))).collect();
        self.put(&format!("<ul>\n{lines}</ul>\n"));
    }

    fn house(&mut self) {
        let of = self.overview;
        if of.house.is_empty() {
            return;
        }
        self.heading("sheet-house");
        let lines: String =
            of.house.iter().map(|sentence| format!("<li>{}</li>\n", escaped(sentence))).collect();
        self.put(&format!("<ul>\n{lines}</ul>\n"));
    }
}

fn header(scope: &str, text: &str) -> String {
    format!("<th scope=\"{scope}\">{}</th>", escaped(text))
}

/// Above a column of words.
fn word_header(text: &str) -> String {
    format!("<th scope=\"col\" class=\"word\">{}</th>", escaped(text))
}

/// Text that stays text.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
