//! The page with the chart, what each row gave, and how everybody stood after it.

use super::styles::Styles;
use super::{cell, number, sum, write_day};
use crate::overview::{Overview, Row};
use crate::scale::Scale;
use rust_xlsxwriter::{
    Chart, ChartAxisLabelPosition, ChartFormat, ChartLine, ChartLineDashType, ChartMarker, ChartMarkerType,
    ChartSolidFill, ChartType, Formula, Worksheet, XlsxError,
};

/// The chart lies here, above the table: with many rows nobody would find it below.
const CHART_ROW: u32 = 4;
const CHART_ROWS: u32 = 22;
/// With more rows than this, signs would lie over one another.
const MOST_SIGNS: usize = 40;

/// Where the columns are.
struct Columns {
    /// Days or winners, if there are any.
    word: Option<u16>,
    /// The first of those with what each row gave.
    changes: u16,
    /// What each row gave altogether.
    sum: u16,
    /// The first of those with how everybody stood.
    standings: u16,
}

impl Columns {
    fn of(overview: &Overview<'_>) -> Columns {
        let worded = overview.rows.iter().any(|row| row.date.is_some() || !row.winner.is_empty());
        let changes = if worded { 2 } else { 1 };
        // A book has at most a hundred people.
        let sum = changes + overview.people.len() as u16;
        Columns { word: worded.then_some(1), changes, sum, standings: sum + 1 }
    }
}

pub fn write(page: &mut Worksheet, overview: &Overview<'_>, styles: &Styles) -> Result<(), XlsxError> {
    page.write_string_with_format(0, 0, &overview.title, &styles.title)?;
    page.write_string_with_format(1, 0, &overview.group, &styles.soft)?;
    page.write_string_with_format(2, 0, overview.told.join(" "), &styles.soft)?;
    if overview.rows.is_empty() {
        return Ok(());
    }
    let columns = Columns::of(overview);
    let group = CHART_ROW + CHART_ROWS;
    let (head, start) = (group + 1, group + 2);
    headings(page, overview, styles, &columns, group)?;
    for place in 0..overview.people.len() as u16 {
        page.write_number_with_format(
            start,
            columns.standings + place,
            number(overview.start),
            &styles.number,
        )?;
    }
    page.write_string_with_format(start, 0, overview.get("sheet-start"), &styles.word)?;
    for (at, row) in (start + 1..).zip(&overview.rows) {
        write_row(page, styles, &columns, at, row)?;
    }
    let last = start + overview.rows.len() as u32;
    totals(page, overview, styles, &columns, (start + 1, last))?;
    page.set_column_width(0, 9)?;
    page.set_column_range_width(columns.changes, columns.standings + overview.people.len() as u16 - 1, 10)?;
    if let Some(word) = columns.word {
        page.set_column_width(word, 14)?;
    }
    page.set_repeat_rows(group, head)?;
    page.insert_chart(CHART_ROW, 0, &chart(overview, &columns, (head, start, last))?)?;
    Ok(())
}

fn headings(
    page: &mut Worksheet,
    overview: &Overview<'_>,
    styles: &Styles,
    columns: &Columns,
    row: u32,
) -> Result<(), XlsxError> {
    let many = overview.people.len() as u16;
    let word = overview.row_word();
    let gave =
        overview.messages.get("sheet-gave", &[("row", (&word).into()), ("unit", overview.unit().into())]);
    for (first, text) in [(columns.changes, gave), (columns.standings, overview.get("sheet-standings"))] {
        page.write_string_with_format(row, first, text, &styles.group)?;
    }
    page.write_string_with_format(row + 1, 0, &word, &styles.head_word)?;
    if let Some(column) = columns.word {
        let dated = overview.rows.iter().any(|row| row.date.is_some());
        let key = if dated { "sheet-word-date" } else { "sheet-word-winner" };
        page.write_string_with_format(row + 1, column, overview.get(key), &styles.head_word)?;
    }
    for (place, name) in (0..many).zip(&overview.names) {
        page.write_string_with_format(row + 1, columns.changes + place, name, &styles.head)?;
        page.write_string_with_format(row + 1, columns.standings + place, name, &styles.head)?;
    }
    page.write_string_with_format(row + 1, columns.sum, overview.get("sheet-word-sum"), &styles.head)?;
    Ok(())
}

fn write_row(
    page: &mut Worksheet,
    styles: &Styles,
    columns: &Columns,
    at: u32,
    row: &Row,
) -> Result<(), XlsxError> {
    page.write_number_with_format(at, 0, row.number as f64, &styles.place)?;
    if let Some(column) = columns.word {
        match &row.date {
            Some(date) => write_day(page, at, column, date, styles)?,
            None => {
                page.write_string_with_format(at, column, &row.winner, &styles.word)?;
            }
        }
    }
    for (place, change) in (0..).zip(&row.changes) {
        if let Some(change) = change {
            page.write_number_with_format(at, columns.changes + place, number(*change), &styles.change)?;
        }
    }
    let given = row.changes.iter().flatten().sum();
    let total = sum((at, columns.changes), (at, columns.sum - 1), given);
    page.write_formula_with_format(at, columns.sum, total, &styles.change)?;
    for (place, standing) in (0..).zip(&row.standings) {
        let column = columns.standings + place;
        let formula = format!("={}+{}", cell(at - 1, column), cell(at, columns.changes + place));
        let formula = Formula::new(formula).set_result(standing.to_string());
        page.write_formula_with_format(at, column, formula, &styles.number)?;
    }
    Ok(())
}

fn totals(
    page: &mut Worksheet,
    overview: &Overview<'_>,
    styles: &Styles,
    columns: &Columns,
    (first, last): (u32, u32),
) -> Result<(), XlsxError> {
    let row = last + 1;
    page.write_string_with_format(row, 0, overview.get("sheet-total"), &styles.total_word)?;
    if let Some(column) = columns.word {
        page.write_blank(row, column, &styles.total_word)?;
    }
    let totals = overview.totals();
    for (place, total) in (0..).zip(&totals) {
        let column = columns.changes + place;
        let formula = sum((first, column), (last, column), *total);
        page.write_formula_with_format(row, column, formula, &styles.total_change)?;
    }
    let all = sum((first, columns.sum), (last, columns.sum), totals.iter().sum());
    page.write_formula_with_format(row, columns.sum, all, &styles.total_change)?;
    for place in 0..totals.len() as u16 {
        page.write_blank(row, columns.standings + place, &styles.total)?;
    }
    Ok(())
}

/// A line for each person, with dashes and signs of its own, so that it can be read without colour.
fn chart(
    overview: &Overview<'_>,
    columns: &Columns,
    (head, start, last): (u32, u32, u32),
) -> Result<Chart, XlsxError> {
    let name = overview.get("sheet-standings");
    let page = name.as_str();
    let mut chart = Chart::new(ChartType::Line);
    for place in 0..overview.people.len() {
        let column = columns.standings + place as u16;
        let (colour, dash, sign) = look(place);
        let line = ChartLine::new().set_color(colour).set_width(2.25).set_dash_type(dash).clone();
        let fill = ChartSolidFill::new().set_color(colour).clone();
        let mut marker = ChartMarker::new();
        if overview.rows.len() > MOST_SIGNS {
            marker.set_none();
        } else {
            marker.set_type(sign).set_size(7).set_format(ChartFormat::new().set_solid_fill(&fill));
        }
        chart
            .add_series()
            .set_name((page, head, column))
            .set_categories((page, start, 0, last, 0))
            .set_values((page, start, column, last, column))
            .set_format(ChartFormat::new().set_line(&line))
            .set_marker(&marker);
    }
    let word = overview.row_word();
    let values = (0..overview.people.len()).flat_map(|place| overview.course(place));
    let scale = Scale::of(values, 6);
    chart.title().set_name(&overview.get("sheet-chart"));
    // Below zero the numbers along the axis would lie across the lines.
    let low = ChartAxisLabelPosition::Low;
    chart.x_axis().set_name(&word).set_label_position(low).set_position_between_ticks(false);
    let axis = chart.y_axis().set_name(&overview.unit());
    axis.set_min(number(scale.low)).set_max(number(scale.high)).set_major_unit(number(scale.step));
    chart.set_width(900).set_height(CHART_ROWS * 20 - 20);
    chart.set_alt_text(overview.messages.get(
        "sheet-chart-about",
        &[("names", overview.names.join(", ").into()), ("rows", (overview.rows.len() as i64).into())],
    ));
    Ok(chart)
}

fn look(place: usize) -> (u32, ChartLineDashType, ChartMarkerType) {
    let colours = [0x009B_1C12, 0x000B_4F9E, 0x0011_663F, 0x007A_3E9D, 0x008A_5A00, 0x002A_2018];
    let dashes = [
        ChartLineDashType::Solid,
        ChartLineDashType::Dash,
        ChartLineDashType::RoundDot,
        ChartLineDashType::LongDashDot,
        ChartLineDashType::DashDot,
        ChartLineDashType::LongDash,
        ChartLineDashType::SquareDot,
    ];
    let signs = [
        ChartMarkerType::Circle,
        ChartMarkerType::Square,
        ChartMarkerType::Triangle,
        ChartMarkerType::Diamond,
        ChartMarkerType::X,
    ];
    (colours[place % colours.len()], dashes[place % dashes.len()], signs[place % signs.len()])
}
