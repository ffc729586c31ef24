//! The page with what everybody gets or pays, and who pays whom.

use super::styles::Styles;
use super::{cell, number, sum};
use crate::overview::Overview;
use crate::settled::Settled;
use rust_xlsxwriter::{Formula, Worksheet, XlsxError};

pub fn write(
    page: &mut Worksheet,
    overview: &Overview<'_>,
    settled: &Settled,
    styles: &Styles,
) -> Result<(), XlsxError> {
    page.write_string_with_format(0, 0, overview.get("sheet-settlement"), &styles.title)?;
    let head = 4;
    if let Some(clip) = settled.clip {
        page.write_string_with_format(2, 0, overview.get("sheet-word-clip"), &styles.word)?;
        page.write_number_with_format(2, 1, euros(clip), &styles.money)?;
    }
    page.write_string_with_format(head, 0, overview.get("sheet-word-player"), &styles.head_word)?;
    page.write_string_with_format(head, 1, overview.unit(), &styles.head)?;
    page.write_string_with_format(head, 2, overview.get("sheet-word-amount"), &styles.head)?;
    let mut row = head + 1;
    for ((person, name), total) in overview.people.iter().zip(&overview.names).zip(overview.totals()) {
        let cents = settled.of_person(*person);
        page.write_string_with_format(row, 0, name, &styles.word)?;
        page.write_number_with_format(row, 1, number(total), &styles.change)?;
        if settled.clip.is_some() {
            let formula = Formula::new(format!("={}*$B$3", cell(row, 1))).set_result(result(cents));
            page.write_formula_with_format(row, 2, formula, &styles.money)?;
        } else {
            // What a clip was worth differed from evening to evening.
            page.write_number_with_format(row, 2, euros(cents), &styles.money)?;
        }
        row += 1;
    }
    let all: i64 = settled.amounts.iter().map(|(_, cents)| cents).sum();
    page.write_string_with_format(row, 0, overview.get("sheet-total"), &styles.total_word)?;
    let clips = sum((head + 1, 1), (row - 1, 1), overview.totals().iter().sum());
    page.write_formula_with_format(row, 1, clips, &styles.total_change)?;
    let money = format!("=SUM({}:{})", cell(head + 1, 2), cell(row - 1, 2));
    let money = Formula::new(money).set_result(result(all));
    page.write_formula_with_format(row, 2, money, &styles.total_money)?;
    page.set_column_width(0, 24)?;
    page.set_column_range_width(1, 2, 16)?;
    payments(page, overview, settled, styles, row + 3)
}

fn payments(
    page: &mut Worksheet,
    overview: &Overview<'_>,
    settled: &Settled,
    styles: &Styles,
    top: u32,
) -> Result<(), XlsxError> {
    if settled.payments.is_empty() {
        page.write_string_with_format(top, 0, overview.get("toepen-nobody-pays"), &styles.word)?;
        return Ok(());
    }
    page.write_string_with_format(top, 0, overview.get("sheet-word-pays"), &styles.head_word)?;
    page.write_string_with_format(top, 1, overview.get("sheet-word-to"), &styles.head_word)?;
    page.write_string_with_format(top, 2, overview.get("sheet-word-amount"), &styles.head)?;
    for (row, payment) in (top + 1..).zip(&settled.payments) {
        page.write_string_with_format(row, 0, overview.name(payment.from), &styles.word)?;
        page.write_string_with_format(row, 1, overview.name(payment.to), &styles.word)?;
        page.write_number_with_format(row, 2, euros(payment.cents), &styles.money)?;
    }
    Ok(())
}

fn euros(cents: i64) -> f64 {
    cents as f64 / 100.0
}

/// The result of a formula in euros, as a spreadsheet keeps it.
fn result(cents: i64) -> String {
    euros(cents).to_string()
}
