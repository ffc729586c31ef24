//! The page with the figures of everybody, and head to head.

use super::cell;
use super::number;
use super::styles::Styles;
use crate::overview::Overview;
use rust_xlsxwriter::{Formula, Worksheet, XlsxError};

pub fn write(page: &mut Worksheet, overview: &Overview<'_>, styles: &Styles) -> Result<(), XlsxError> {
    page.write_string_with_format(0, 0, overview.get("sheet-figures"), &styles.title)?;
    let head = 2;
    page.write_string_with_format(head, 0, overview.get("sheet-word-player"), &styles.head_word)?;
    let mut row = head + 1;
    for (name, person) in overview.names.iter().zip(&overview.people) {
        let figures = overview.figures(*person);
        if figures.is_empty() {
            continue;
        }
        page.write_string_with_format(row, 0, name, &styles.word)?;
        // Played and won come first, then the share of the two.
        for (place, (key, value)) in (0..).zip(&figures) {
            let column = if place < 2 { place + 1 } else { place + 2 };
            page.write_string_with_format(head, column, overview.get(key), &styles.head)?;
            page.write_number_with_format(row, column, number(*value), &styles.number)?;
        }
        let [(_, played), (_, won), ..] = figures[..] else { continue };
        let share = if played > 0 { won as f64 / played as f64 } else { 0.0 };
        let formula = format!("=IF({0}>0,{1}/{0},0)", cell(row, 1), cell(row, 2));
        let formula = Formula::new(formula).set_result(share.to_string());
        page.write_string_with_format(head, 3, overview.get("sheet-figure-share"), &styles.head)?;
        page.write_formula_with_format(row, 3, formula, &styles.share)?;
        row += 1;
    }
    page.set_column_width(0, 24)?;
    page.set_column_range_width(1, overview.people.len().max(11) as u16, 12)?;
    duels(page, overview, styles, row + 2)
}

fn duels(page: &mut Worksheet, overview: &Overview<'_>, styles: &Styles, top: u32) -> Result<(), XlsxError> {
    page.write_string_with_format(top, 0, overview.get("sheet-duels"), &styles.title)?;
    page.write_string_with_format(top + 1, 0, overview.get("sheet-duels-about"), &styles.soft)?;
    page.write_string_with_format(top + 2, 0, overview.get("sheet-word-player"), &styles.head_word)?;
    for (column, name) in (1..).zip(&overview.names) {
        page.write_string_with_format(top + 2, column, name, &styles.head)?;
    }
    for (row, (name, one)) in (top + 3..).zip(overview.names.iter().zip(&overview.people)) {
        page.write_string_with_format(row, 0, name, &styles.word)?;
        for (column, other) in (1..).zip(&overview.people) {
            if let Some(times) = overview.ahead(*one, *other) {
                page.write_number_with_format(row, column, times, &styles.number)?;
            }
        }
    }
    Ok(())
}
