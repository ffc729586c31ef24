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

/// The same in blocks beneath each other where it is wider than the room: each begins with the first columns again, as
/// many as `fixed` says.
pub fn fitted(sides: &[Side], rows: &[Vec<String>], fixed: usize, room: usize) -> Vec<String> {
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let wide = |column: usize| widest(column).unwrap_or(0) + GAP.len();
    let head: usize = (0..fixed).map(wide).sum();
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    let mut taken = usize::MAX;
    for column in fixed..sides.len() {
        taken = taken.saturating_add(wide(column));
        match blocks.last_mut() {
            Some(block) if taken <= room + GAP.len() => block.push(column),
            _ => {
                blocks.push((0..fixed).chain([column]).collect());
                taken = head + wide(column);
            }
        }
    }
    let mut lines = Vec::new();
    for block in blocks {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let sides: Vec<Side> = block.iter().map(|column| sides[*column]).collect();
        let cells = |row: &Vec<String>| block.iter().filter_map(|column| row.get(*column).cloned()).collect();
        let rows: Vec<Vec<String>> = rows.iter().map(cells).collect();
        lines.extend(grid(&sides, &rows));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_wide_goes_on_beneath() {
        let row = |cells: [&str; 4]| cells.map(str::to_owned).to_vec();
        let rows = [row(["", "Anna", "Ben", "Clara"]), row(["1", "20", "21", "19"])];
        let sides = [Side::Right; 4];
        assert_eq!(fitted(&sides, &rows, 1, 100), ["   Anna  Ben  Clara", "1    20   21     19"]);
        assert_eq!(
            fitted(&sides, &rows, 1, 12),
            ["   Anna  Ben", "1    20   21", "", "   Clara", "1     19"]
        );
        // However narrow the screen is, each block has a column.
        assert_eq!(fitted(&sides, &rows, 1, 0).len(), 8);
    }

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
