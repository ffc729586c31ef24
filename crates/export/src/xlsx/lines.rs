//! The page with each single game or hand of a season.

use super::styles::Styles;
use super::{number, sum, write_day};
use crate::overview::Overview;
use games::GameName;
use rust_xlsxwriter::{Worksheet, XlsxError};

pub fn write(page: &mut Worksheet, overview: &Overview<'_>, styles: &Styles) -> Result<(), XlsxError> {
    let game = match overview.game {
        GameName::Wippen => "sheet-word-game",
        GameName::Toepen => "sheet-word-hand",
    };
    let winners = overview.game == GameName::Toepen;
    for (column, key) in (0..).zip(["sheet-word-evening", "sheet-word-date", game]) {
        page.write_string_with_format(0, column, overview.get(key), &styles.head_word)?;
    }
    if winners {
        page.write_string_with_format(0, 3, overview.get("sheet-word-winner"), &styles.head_word)?;
    }
    let first = if winners { 4 } else { 3 };
    for (column, name) in (first..).zip(&overview.names) {
        page.write_string_with_format(0, column, name, &styles.head)?;
    }
    let mut row = 1;
    for (of_season, season) in overview.rows.iter().zip(&overview.evenings) {
        let course = Overview::of_evening(overview.book, season, overview.messages);
        let places: Vec<Option<usize>> = overview
            .people
            .iter()
            .map(|person| course.people.iter().position(|known| known == person))
            .collect();
        for line in &course.rows {
            page.write_number_with_format(row, 0, of_season.number as f64, &styles.place)?;
            if let Some(date) = &season.about.date {
                write_day(page, row, 1, date, styles)?;
            }
            page.write_number_with_format(row, 2, line.number as f64, &styles.place)?;
            if winners {
                page.write_string_with_format(row, 3, &line.winner, &styles.word)?;
            }
            for (column, place) in (first..).zip(&places) {
                if let Some(change) = place.and_then(|place| line.changes[place]) {
                    page.write_number_with_format(row, column, number(change), &styles.change)?;
                }
            }
            row += 1;
        }
    }
    page.write_string_with_format(row, 0, overview.get("sheet-total"), &styles.total_word)?;
    for column in 1..first {
        page.write_blank(row, column, &styles.total_word)?;
    }
    for (column, total) in (first..).zip(overview.totals()) {
        let formula = sum((1, column), (row - 1, column), total);
        page.write_formula_with_format(row, column, formula, &styles.total_change)?;
    }
    page.set_column_range_width(0, first - 1, 12)?;
    page.set_freeze_panes(1, first)?;
    page.set_repeat_rows(0, 0)?;
    Ok(())
}
