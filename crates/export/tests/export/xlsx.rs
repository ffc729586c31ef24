//! Spreadsheets, read by another program than the one that wrote them.

use crate::kit::book;
use calamine::{Data, Range, Reader, Xlsx};
use export::{Overview, Scope, xlsx};
use games::GameName::{Toepen, Wippen};
use lang::{Lang, Messages};
use sheet::{Book, EveningId};
use std::io::{Cursor, Read};

type Workbook = Xlsx<Cursor<Vec<u8>>>;

const SCOPES: [Scope; 5] = [
    Scope::Evening(EveningId(0)),
    Scope::Evening(EveningId(1)),
    Scope::Evening(EveningId(2)),
    Scope::Season(Toepen),
    Scope::Season(Wippen),
];

/// Every scope in every language.
fn everything() -> impl Iterator<Item = (Scope, Lang)> {
    SCOPES.into_iter().flat_map(|scope| Lang::ALL.map(|lang| (scope, lang)))
}

fn bytes(book: &Book, scope: Scope, lang: Lang) -> Vec<u8> {
    let overview = Overview::of(book, scope, Messages::of(lang)).expect("there is such a one");
    xlsx(&overview).expect("it fits")
}

fn read(book: &Book, scope: Scope, lang: Lang) -> Workbook {
    Xlsx::new(Cursor::new(bytes(book, scope, lang))).expect("a workbook")
}

/// The cell of a table by its name, as in `B3`.
fn at<'a>(page: &'a Range<Data>, name: &str) -> &'a Data {
    let name = name.replace('$', "");
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let column = letters.bytes().fold(0, |column, letter| column * 26 + u32::from(letter - b'A') + 1) - 1;
    let row: u32 = name[letters.len()..].parse().expect("a row");
    page.get_value((row - 1, column)).unwrap_or(&Data::Empty)
}

fn number(data: &Data) -> f64 {
    match data {
        Data::Int(number) => *number as f64,
        Data::Float(number) => *number,
        Data::Empty => 0.0,
        other => panic!("{other:?} is no number"),
    }
}

/// What a formula of ours gives, worked out from the cells that it names.
fn worked_out(page: &Range<Data>, formula: &str) -> f64 {
    let value = |name: &str| number(at(page, name));
    if let Some(range) = formula.strip_prefix("SUM(").and_then(|rest| rest.strip_suffix(')')) {
        let (first, last) = range.split_once(':').expect("a range");
        let digits = |name: &str| {
            name.trim_start_matches(|c: char| c.is_ascii_uppercase()).parse::<u32>().expect("a row")
        };
        let letters = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
        if letters(first) == letters(last) {
            return (digits(first)..=digits(last))
                .map(|row| value(&format!("{}{row}", letters(first))))
                .sum();
        }
        let columns = ('A'..='Z').map(String::from).skip_while(|column| *column != letters(first));
        let mut sum = 0.0;
        for column in columns {
            sum += value(&format!("{column}{}", digits(first)));
            if column == letters(last) {
                break;
            }
        }
        return sum;
    }
    if let Some(share) = formula.strip_prefix("IF(").and_then(|rest| rest.split(',').nth(1)) {
        let (won, played) = share.split_once('/').expect("a share");
        return value(won) / value(played);
    }
    match (formula.split_once('+'), formula.split_once('*')) {
        (Some((one, other)), _) => value(one) + value(other),
        (_, Some((one, other))) => value(one) * value(other),
        _ => panic!("what is {formula}?"),
    }
}

#[test]
fn every_formula_has_the_result_that_it_gives() {
    let book = book();
    for (scope, lang) in everything() {
        let mut workbook = read(&book, scope, lang);
        let mut formulas = 0;
        for name in workbook.sheet_names() {
            let page = workbook.worksheet_range(&name).expect("a page");
            let all = workbook.worksheet_formula(&name).expect("its formulas");
            let (top, left) = all.start().unwrap_or_default();
            for (row, column, formula) in all.cells().filter(|(_, _, formula)| !formula.is_empty()) {
                let there = page.get_value((top + row as u32, left + column as u32)).unwrap_or(&Data::Empty);
                let expected = worked_out(&page, formula.trim_start_matches('='));
                assert!(
                    (number(there) - expected).abs() < 1e-9,
                    "{scope:?} {lang} {name}: {formula} is {there:?}"
                );
                formulas += 1;
            }
        }
        assert!(formulas > 5, "{scope:?}");
    }
}

#[test]
fn the_last_standings_are_those_of_the_book() {
    let book = book();
    for (scope, lang) in everything() {
        let messages = Messages::of(lang);
        let word = |key: &str| Data::String(messages.get(key, &[]));
        let overview = Overview::of(&book, scope, messages).expect("there is such a one");
        let mut workbook = read(&book, scope, lang);
        let page = workbook.worksheet_range(&messages.get("sheet-standings", &[])).expect("the standings");
        let many = overview.people.len();
        let start = page.rows().position(|row| row[0] == word("sheet-start")).expect("the start");
        let ends =
            |row: &[Data]| row[row.len() - many..].iter().map(|cell| number(cell) as i64).collect::<Vec<_>>();
        let rows: Vec<Vec<i64>> = page.rows().skip(start).take(overview.rows.len() + 1).map(ends).collect();
        let mut expected = vec![vec![overview.start; many]];
        expected.extend(overview.rows.iter().map(|row| row.standings.clone()));
        assert_eq!(rows, expected, "{scope:?}");
        let totals = page.rows().nth(start + expected.len()).expect("the totals");
        assert_eq!(totals[0], word("sheet-total"));
        // What everybody won lies between the words and the sum, and the sum of clips is none.
        let own: Vec<i64> =
            totals[totals.len() - 2 * many - 1..][..many].iter().map(|cell| number(cell) as i64).collect();
        assert_eq!(own, overview.totals(), "{scope:?}");
        if overview.game == Toepen {
            assert_eq!(number(&totals[totals.len() - many - 1]), 0.0);
        }
    }
}

/// A part of a spreadsheet as it is, none if there is no such part.
fn part(bytes: Vec<u8>, name: &str) -> Option<String> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut text = String::new();
    archive.by_name(name).ok()?.read_to_string(&mut text).expect("text");
    Some(text)
}

/// What stands between quotes after each place where `before` stands.
fn values<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn a_line_chart_of_its_own_has_a_line_for_everybody_that_needs_no_colour() {
    let book = book();
    for (scope, lang) in everything() {
        let messages = Messages::of(lang);
        let overview = Overview::of(&book, scope, messages).expect("there is such a one");
        let chart = part(bytes(&book, scope, lang), "xl/charts/chart1.xml").expect("a chart");
        assert_eq!(chart.matches("<c:lineChart>").count(), 1);
        assert_eq!(chart.matches("<c:ser>").count(), overview.people.len(), "{scope:?}");
        // Solid lines say so by saying nothing; of all others each has dashes of its own.
        let mut dashes = values(&chart, "<a:prstDash val=\"");
        let dashed = dashes.len();
        dashes.sort_unstable();
        dashes.dedup();
        assert_eq!(
            (dashes.len(), dashed),
            (overview.people.len() - 1, overview.people.len() - 1),
            "{scope:?}"
        );
        assert!(chart.contains(&format!("<a:t>{}</a:t>", messages.get("sheet-chart", &[]))), "{chart}");
        // Each line is drawn from the cells with somebody's standings, under their name.
        let page_name = messages.get("sheet-standings", &[]);
        let page = read(&book, scope, lang).worksheet_range(&page_name).expect("the standings");
        for (place, series) in chart.split("<c:ser>").skip(1).enumerate() {
            let formula = |of: &str| {
                let rest = series.split(&format!("<c:{of}>")).nth(1).expect("it has one");
                let cells = rest.split("<c:f>").nth(1).and_then(|rest| rest.split("</c:f>").next());
                cells
                    .and_then(|cells| cells.strip_prefix(&format!("{page_name}!")))
                    .expect("cells of the table")
            };
            assert_eq!(*at(&page, formula("tx")), Data::String(overview.names[place].clone()));
            let (first, last) = formula("val").split_once(':').expect("a range");
            let column = last.trim_end_matches(|c: char| c.is_ascii_digit());
            let row = |cell: &str| cell[column.len()..].parse::<u32>().expect("a row");
            let drawn: Vec<i64> = (row(first)..=row(last))
                .map(|row| number(at(&page, &format!("{column}{row}"))) as i64)
                .collect();
            let stood = overview.rows.iter().map(|row| row.standings[place]);
            assert_eq!(drawn, std::iter::once(overview.start).chain(stood).collect::<Vec<_>>(), "{scope:?}");
        }
    }
    let empty = bytes(&Book::default(), Scope::Season(Toepen), Lang::De);
    assert_eq!(part(empty, "xl/charts/chart1.xml"), None);
}

#[test]
fn numbers_money_and_days_are_written_as_each_language_does() {
    let book = book();
    for (lang, expected) in Lang::ALL.into_iter().zip([
        ["[$€-413] #,##0.00;[$€-413] -#,##0.00", "[$-413]dd-mm-yyyy", "[$-413]#,##0"],
        ["#,##0.00 [$€-407];-#,##0.00 [$€-407]", "[$-407]dd.mm.yyyy", "[$-407]#,##0"],
        ["[$€-809]#,##0.00;-[$€-809]#,##0.00", "[$-809]d mmm yyyy", "[$-809]#,##0"],
    ]) {
        let styles = part(bytes(&book, Scope::Season(Toepen), lang), "xl/styles.xml").expect("styles");
        let formats = values(&styles, "formatCode=\"");
        for format in expected {
            assert!(formats.contains(&format), "{format} in {lang}: {formats:?}");
        }
    }
}

/// The number format of every cell of a page that has one, by the name of the cell.
fn formats(bytes: &[u8], page: usize) -> Vec<(String, String)> {
    let styles = part(bytes.to_vec(), "xl/styles.xml").expect("styles");
    let codes: Vec<(&str, &str)> =
        values(&styles, "<numFmt numFmtId=\"").into_iter().zip(values(&styles, "formatCode=\"")).collect();
    let looks =
        styles.split("<cellXfs").nth(1).and_then(|rest| rest.split("</cellXfs>").next()).expect("looks");
    let looks = values(looks, "numFmtId=\"");
    let text = part(bytes.to_vec(), &format!("xl/worksheets/sheet{}.xml", page + 1)).expect("a page");
    let cells = text.split("<c r=\"").skip(1).filter_map(|cell| {
        let (name, rest) = cell.split_once('"')?;
        let look: usize = rest.strip_prefix(" s=\"")?.split('"').next()?.parse().ok()?;
        let (_, code) = codes.iter().find(|(number, _)| *number == looks[look])?;
        Some((name.to_owned(), (*code).to_owned()))
    });
    cells.collect()
}

/// That a format is in the file is not yet that a cell has it.
#[test]
fn every_amount_and_every_day_has_its_format() {
    let book = book();
    for (lang, (money, day)) in Lang::ALL.into_iter().zip([
        ("[$€-413] #,##0.00;[$€-413] -#,##0.00", "[$-413]dd-mm-yyyy"),
        ("#,##0.00 [$€-407];-#,##0.00 [$€-407]", "[$-407]dd.mm.yyyy"),
        ("[$€-809]#,##0.00;-[$€-809]#,##0.00", "[$-809]d mmm yyyy"),
    ]) {
        let messages = Messages::of(lang);
        let bytes = bytes(&book, Scope::Season(Toepen), lang);
        let mut workbook = Xlsx::new(Cursor::new(bytes.clone())).expect("a workbook");
        let names = workbook.sheet_names();
        let settled = names.iter().position(|name| *name == messages.get("sheet-settlement", &[]));
        let settled = settled.expect("the settlement");
        let page = workbook.worksheet_range(&names[settled]).expect("the settlement");
        let formats_there = formats(&bytes, settled);
        let mut amounts = 0;
        for row in 1..=page.end().expect("it is not empty").0 + 1 {
            let name = format!("C{row}");
            if matches!(at(&page, &name), Data::Int(_) | Data::Float(_)) {
                assert!(
                    formats_there.contains(&(name.clone(), money.to_owned())),
                    "{name}: {formats_there:?}"
                );
                amounts += 1;
            }
        }
        // Of each of the four people, together, and of three payments.
        assert_eq!(amounts, 4 + 1 + 3, "{lang}");
        let dated = formats(&bytes, 0).into_iter().filter(|(_, format)| format == day).count();
        assert_eq!(dated, 2, "{lang}: of each evening its day");
        // Clips won have a sign.
        assert!(formats(&bytes, 0).iter().any(|(_, format)| format.contains("+#,##0")), "{lang}");
    }
}

#[test]
fn names_are_words_and_days_are_days() {
    let book = book();
    let mut workbook = read(&book, Scope::Season(Toepen), Lang::En);
    let page = workbook.worksheet_range("Standings").expect("the standings");
    let named = page.rows().flatten().filter(|cell| **cell == Data::String("=1+1".to_owned())).count();
    assert_eq!(named, 2, "above what each evening gave, and above the standings");
    let days: Vec<f64> = page
        .rows()
        .filter_map(|row| match &row[1] {
            Data::DateTime(day) => Some(day.as_f64()),
            _ => None,
        })
        .collect();
    // Days after the last of 1899.
    assert_eq!(days, [46_356.0, 46_363.0]);
}

#[test]
fn toepen_is_settled_in_money_and_wippen_is_not() {
    let book = book();
    let sums = |scope: Scope| -> Vec<f64> {
        let mut workbook = read(&book, scope, Lang::En);
        let page = workbook.worksheet_range("Settlement").expect("the settlement");
        let head =
            page.rows().position(|row| row[0] == Data::String("player".to_owned())).expect("a heading");
        let rows = page.rows().skip(head + 1).take_while(|row| row[0] != Data::String("total".to_owned()));
        rows.map(|row| number(&row[2])).collect()
    };
    let all = |amounts: &[f64], expected: &[f64]| {
        assert_eq!(amounts.len(), expected.len());
        assert!(amounts.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-9), "{amounts:?}");
    };
    all(&sums(Scope::Evening(EveningId(0))), &[-0.2, 0.2, -0.3, 0.3]);
    // Clips of two evenings that were not worth the same.
    all(&sums(Scope::Season(Toepen)), &[0.3, 0.2, -0.8, 0.3]);
    let names = read(&book, Scope::Season(Wippen), Lang::En).sheet_names();
    assert_eq!(names, ["Standings", "Figures", "Lines"]);
}

#[test]
fn the_same_book_gives_the_same_bytes_and_each_language_its_words() {
    let book = book();
    for lang in Lang::ALL {
        for scope in SCOPES {
            assert!(bytes(&book, scope, lang) == bytes(&book, scope, lang), "{scope:?} in {lang}");
        }
    }
    let pages = |lang| read(&book, Scope::Season(Toepen), lang).sheet_names();
    assert_eq!(pages(Lang::Nl), ["Stand", "Cijfers", "Afrekening", "Regels"]);
    assert_eq!(pages(Lang::De), ["Stand", "Zahlen", "Abrechnung", "Zeilen"]);
    assert_eq!(pages(Lang::En), ["Standings", "Figures", "Settlement", "Lines"]);
}
