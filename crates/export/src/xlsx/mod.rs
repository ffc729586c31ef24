//! An overview as a spreadsheet: tables with formulas and their results, and a line chart of its own kind.

mod course;
mod figures;
mod lines;
mod money;
mod styles;

use crate::overview::Overview;
use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Formula, Workbook, Worksheet, XlsxError, column_number_to_name,
};
use std::fmt;
use styles::Styles;

/// Why there is no spreadsheet: there is more than one can hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSpreadsheet(String);

impl fmt::Display for NoSpreadsheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoSpreadsheet {}

impl From<XlsxError> for NoSpreadsheet {
    fn from(error: XlsxError) -> NoSpreadsheet {
        NoSpreadsheet(error.to_string())
    }
}

/// The bytes of a spreadsheet: the standings with their chart, the figures, the settlement of toepen, and of a season
/// also each single game or hand. Every total is a formula, with its result beside it for who does not calculate.
///
/// # Errors
/// If there is more than a spreadsheet can hold.
pub fn xlsx(overview: &Overview<'_>) -> Result<Vec<u8>, NoSpreadsheet> {
    let styles = Styles::of(overview);
    let mut workbook = Workbook::new();
    workbook.set_properties(&properties(overview)?);
    course::write(page(&mut workbook, overview, "sheet-standings")?, overview, &styles)?;
    if !overview.rows.is_empty() {
        figures::write(page(&mut workbook, overview, "sheet-figures")?, overview, &styles)?;
        if let Some(settled) = &overview.settled {
            money::write(page(&mut workbook, overview, "sheet-settlement")?, overview, settled, &styles)?;
        }
        if overview.is_season() {
            lines::write(page(&mut workbook, overview, "sheet-lines")?, overview, &styles)?;
        }
    }
    Ok(workbook.save_to_buffer()?)
}

/// One more page of the workbook, set up to be printed.
fn page<'a>(
    workbook: &'a mut Workbook,
    overview: &Overview<'_>,
    key: &str,
) -> Result<&'a mut Worksheet, XlsxError> {
    let page = workbook.add_worksheet();
    page.set_name(overview.get(key))?;
    // A4
    page.set_paper_size(9).set_landscape().set_print_fit_to_pages(1, 0);
    Ok(page)
}

/// The same overview gives the same bytes: it was made when the book was last changed.
fn properties(overview: &Overview<'_>) -> Result<DocProperties, XlsxError> {
    let at = overview.book.operations().iter().map(|operation| operation.at).max().unwrap_or(0);
    // Spreadsheets know no days before 1900 and none after 9999.
    let seconds = i64::try_from(at / 1000).unwrap_or(0).min(253_402_300_799);
    let made = ExcelDateTime::from_timestamp(seconds)?;
    let title = format!("{}: {}", overview.group, overview.title);
    Ok(DocProperties::new().set_title(title).set_author("Stamtafel").set_creation_datetime(&made))
}

/// A day as such, or, before spreadsheets have days, as text.
fn write_day(
    page: &mut Worksheet,
    row: u32,
    column: u16,
    day: &str,
    styles: &Styles,
) -> Result<(), XlsxError> {
    match ExcelDateTime::parse_from_str(day) {
        Ok(day) => page.write_datetime_with_format(row, column, &day, &styles.date)?,
        Err(_) => page.write_string_with_format(row, column, day, &styles.word)?,
    };
    Ok(())
}

/// A cell as formulas name it: `A1`.
fn cell(row: u32, column: u16) -> String {
    format!("{}{}", column_number_to_name(column), row + 1)
}

/// The sum of cells below or beside each other, and what it is.
fn sum(first: (u32, u16), last: (u32, u16), result: i64) -> Formula {
    let range = format!("=SUM({}:{})", cell(first.0, first.1), cell(last.0, last.1));
    Formula::new(range).set_result(result.to_string())
}

/// What is written of a whole number: spreadsheets have no others than these.
fn number(value: i64) -> f64 {
    value as f64
}
