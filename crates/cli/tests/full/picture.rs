//! The picture of a table in the README: drawn by the program itself, as lines and text.

use super::wippen::{MOVES, SEED};
use super::*;
use ::wippen::Preset;
use lang::Lang;
use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use std::fs;
use std::path::Path;

const SIZE: (u16, u16) = (92, 28);
const CELL: (f32, f32) = (9.0, 19.0);
const MARGIN: f32 = 14.0;
const GROUND: &str = "#1d1a17";
const INK: &str = "#e9e2d6";

#[test]
fn the_picture_in_the_readme_is_what_is_drawn() {
    let company = company(Lang::En, 4, 1);
    let setup = wippen_setup(Preset::Advanced, 4);
    let mut table = table::<Match>(&setup, &company, Lang::En, SIGNS, SEED, &MOVES);
    Keyboard::new().types(&mut table, "1");
    let picture = svg(&drawn(&mut table, SIZE));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/table.svg");
    if std::env::var_os("STAMTAFEL_BLESS").is_some() {
        fs::write(&path, &picture).unwrap();
    }
    assert!(fs::read_to_string(path).is_ok_and(|kept| kept == picture), "docs/table.svg is another picture");
}

fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (usize::from(buffer.area.width), buffer.area.height);
    let width = columns as f32 * CELL.0 + 2.0 * MARGIN;
    let height = f32::from(rows) * CELL.1 + 2.0 * MARGIN;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-label=\"A table of Wippen in a terminal\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{GROUND}\"/>\n\
         <g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"15\" \
         fill=\"{INK}\" stroke-linecap=\"round\">\n"
    );
    for (row, cells) in buffer.content().chunks(columns).enumerate() {
        let mut column = 0;
        while column < columns {
            let cell = &cells[column];
            let run = cells[column..].iter().take_while(|other| same(cell, other)).count();
            draw_run(&mut out, column, row, &cells[column..column + run]);
            column += run;
        }
    }
    out.push_str("</g>\n</svg>\n");
    out
}

/// Can they be drawn together?
fn same(one: &Cell, other: &Cell) -> bool {
    let kind = |cell: &Cell| (arms(cell.symbol()).is_some(), cell.symbol() == " ");
    (one.fg, one.modifier, kind(one)) == (other.fg, other.modifier, kind(other))
}

fn draw_run(out: &mut String, column: usize, row: usize, cells: &[Cell]) {
    let (x, y) = (MARGIN + column as f32 * CELL.0, MARGIN + row as f32 * CELL.1);
    let cell = &cells[0];
    let mut colour = colour(cell.fg);
    let width = cells.len() as f32 * CELL.0;
    if cell.modifier.contains(Modifier::REVERSED) {
        writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{}\" fill=\"{colour}\"/>",
            CELL.1
        )
        .unwrap();
        colour = GROUND.to_owned();
    }
    let dim = if cell.modifier.contains(Modifier::DIM) { " opacity=\"0.55\"" } else { "" };
    if arms(cell.symbol()).is_some() {
        let mut path = String::new();
        for (place, cell) in cells.iter().enumerate() {
            draw_arms(&mut path, x + place as f32 * CELL.0, y, cell.symbol());
        }
        let heavy = cell.modifier.contains(Modifier::BOLD);
        let stroke = if heavy { 1.6 } else { 1.1 };
        writeln!(
            out,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{stroke}\"{dim}/>"
        )
        .unwrap();
    } else if cell.symbol() != " " {
        let text: String = cells.iter().map(Cell::symbol).collect();
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
        writeln!(
            out,
            "<text x=\"{x}\" y=\"{}\" textLength=\"{width}\" fill=\"{colour}\"{bold}{dim}>{text}</text>",
            y + 14.0
        )
        .unwrap();
    }
}

/// How a sign of lines goes to the left, the right, up and down: not, light, heavy, double.
fn arms(symbol: &str) -> Option<[u8; 4]> {
    Some(match symbol {
        "─" => [1, 1, 0, 0],
        "│" => [0, 0, 1, 1],
        "┌" | "╭" => [0, 1, 0, 1],
        "┐" | "╮" => [1, 0, 0, 1],
        "└" | "╰" => [0, 1, 1, 0],
        "┘" | "╯" => [1, 0, 1, 0],
        "├" => [0, 1, 1, 1],
        "┤" => [1, 0, 1, 1],
        "╶" => [0, 1, 0, 0],
        "╴" => [1, 0, 0, 0],
        "╷" => [0, 0, 0, 1],
        "╵" => [0, 0, 1, 0],
        "━" => [2, 2, 0, 0],
        "┃" => [0, 0, 2, 2],
        "┏" => [0, 2, 0, 2],
        "┓" => [2, 0, 0, 2],
        "┗" => [0, 2, 2, 0],
        "┛" => [2, 0, 2, 0],
        "═" => [3, 3, 0, 0],
        "║" => [0, 0, 3, 3],
        "╔" => [0, 3, 0, 3],
        "╗" => [3, 0, 0, 3],
        "╚" => [0, 3, 3, 0],
        "╝" => [3, 0, 3, 0],
        _ => return None,
    })
}

fn draw_arms(path: &mut String, x: f32, y: f32, symbol: &str) {
    let Some(arms) = arms(symbol) else { return };
    let (cx, cy) = (x + CELL.0 / 2.0, y + CELL.1 / 2.0);
    let ends = [(x, cy), (x + CELL.0, cy), (cx, y), (cx, y + CELL.1)];
    if "╭╮╰╯".contains(symbol) {
        let to: Vec<(f32, f32)> =
            arms.iter().zip(ends).filter(|(arm, _)| **arm > 0).map(|(_, end)| end).collect();
        write!(path, "M{} {}Q{cx} {cy} {} {}", to[0].0, to[0].1, to[1].0, to[1].1).unwrap();
        return;
    }
    for (place, (arm, (ex, ey))) in arms.iter().zip(ends).enumerate() {
        // A heavy line is two beside each other, a double one two a little apart.
        let apart: &[f32] = match arm {
            0 => &[],
            1 => &[0.0],
            2 => &[-0.5, 0.5],
            _ => &[-1.6, 1.6],
        };
        for by in apart {
            let (dx, dy) = if place < 2 { (0.0, *by) } else { (*by, 0.0) };
            // The lines of a corner reach as far as those that they meet.
            let (ox, oy) = if place < 2 {
                ((ex - cx).signum() * -by.abs(), 0.0)
            } else {
                (0.0, (ey - cy).signum() * -by.abs())
            };
            write!(path, "M{} {}L{} {}", cx + dx + ox, cy + dy + oy, ex + dx, ey + dy).unwrap();
        }
    }
}

/// A colour of the palette of 256 as the web writes it.
fn colour(colour: Color) -> String {
    let Color::Indexed(index) = colour else { return INK.to_owned() };
    let level = |step: u8| [0, 95, 135, 175, 215, 255][usize::from(step % 6)];
    let cube = index.saturating_sub(16);
    let [red, green, blue] = [level(cube / 36), level(cube / 6), level(cube)];
    // A dark ground under one lamp: what glows there is a little lighter.
    let lit = |part: u32| part + (255 - part) / 5;
    format!("#{:02x}{:02x}{:02x}", lit(red), lit(green), lit(blue))
}
