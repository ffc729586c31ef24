//! Columns.

use game::Seat;
use lang::{CardStyle, Teller};

/// Spaces between two columns.
const GAP: usize = 3;

/// Where the texts of a column stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

/// Rows of cells in columns that are as wide as they must be, without the columns in which nothing stands
/// beneath the first row.
pub fn grid(indent: usize, sides: &[Side], rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = || rows.iter().filter_map(|row| row.get(column));
        let used = cells().skip(1).any(|cell| !cell.is_empty());
        if used { cells().map(|cell| cell.chars().count()).max().unwrap_or(0) } else { 0 }
    };
    let widths: Vec<usize> = (0..sides.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut line = " ".repeat(indent);
        let mut first = true;
        for ((cell, side), width) in row.iter().zip(sides).zip(&widths).filter(|(_, width)| **width > 0) {
            if !first {
                line.push_str(&" ".repeat(GAP));
            }
            first = false;
            let space = " ".repeat(width.saturating_sub(cell.chars().count()));
            match side {
                Side::Left => line.push_str(&format!("{cell}{space}")),
                Side::Right => line.push_str(&format!("{space}{cell}")),
            }
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Words in lines that fit, the first beginning with a label, the others set in beneath it.
pub fn labelled(label: &str, width: usize, words: &[String], between: &str) -> Vec<String> {
    let blank = " ".repeat(label.chars().count());
    let mut lines = vec![label.to_owned()];
    let mut empty = true;
    for word in words {
        let last = lines.last_mut();
        let Some(line) = last else { break };
        let added = word.chars().count() + if empty { 0 } else { between.chars().count() };
        if !empty && line.chars().count() + added > width {
            lines.push(format!("{blank}{word}"));
            continue;
        }
        if !empty {
            line.push_str(between);
        }
        line.push_str(word);
        empty = false;
    }
    lines
}

/// A player at the beginning of a row, with a sign before the one whose turn it is.
pub fn player(teller: &Teller<'_>, seat: Seat, turn: bool) -> String {
    let sign = match (turn, teller.style) {
        (false, _) => " ",
        (true, CardStyle::Letters) => ">",
        (true, CardStyle::Signs) => "›",
    };
    format!("{sign} {}", teller.label(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_cells_and_empty_ones_are_left_out() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [row(["", "wips", "clips"]), row(["Anna", "", "7"]), row(["Bé", "", "120"])];
        let sides = [Side::Left, Side::Right, Side::Right];
        assert_eq!(grid(2, &sides, &rows), ["         clips", "  Anna       7", "  Bé       120"]);
    }

    #[test]
    fn words_go_on_beneath_each_other() {
        let words: Vec<String> = ["4♦", "3♥", "10♠", "V♣"].map(str::to_owned).to_vec();
        assert_eq!(labelled("  Pot  ", 15, &words, "  "), ["  Pot  4♦  3♥", "       10♠  V♣"]);
        assert_eq!(labelled("  Pot  ", 15, &[], "  "), ["  Pot  "]);
    }
}
