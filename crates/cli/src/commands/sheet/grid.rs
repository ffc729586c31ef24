//! Tables in columns that are as wide as they must be.

use ratatui::text::Span;

/// Spaces between two columns.
const GAP: &str = "  ";

/// Where the texts of a column stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

/// So many columns of a terminal a text takes.
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// A text with spaces before or after it.
pub fn padded(text: &str, side: Side, wide: usize) -> String {
    let space = " ".repeat(wide.saturating_sub(width(text)));
    match side {
        Side::Left => format!("{text}{space}"),
        Side::Right => format!("{space}{text}"),
    }
}

/// Rows of cells as lines, without spaces at their ends.
pub fn grid(sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..sides.len()).map(|column| widest(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(sides).zip(&widths).map(|((cell, side), wide)| padded(cell, *side, *wide));
        cells.collect::<Vec<_>>().join(GAP).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_cells() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let rows = [row(["", "clips"]), row(["Anna", "7"]), row(["李", "120"]), row(["Bé", ""])];
        assert_eq!(
            grid(&[Side::Left, Side::Right], &rows),
            ["      clips", "Anna      7", "李      120", "Bé"]
        );
    }
}
