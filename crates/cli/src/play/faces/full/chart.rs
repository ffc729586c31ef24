//! The history of the evening: how everyone stood after each game or hand, as a line chart and as a table.

use super::ink::Ink;
use super::laid::Laid;
use super::model::Standing;
use super::pen::{Pen, Rim};
use super::scene::Scene;
use super::screen::cut;
use game::Seat;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The columns at the left for numbers.
const AXIS: u16 = 7;

pub fn history<G: Laid>(
    pen: &mut Pen<'_>,
    scene: &Scene<'_, G>,
    standings: &[Standing],
    scroll: usize,
    area: Rect,
) {
    pen.wipe(area);
    pen.rim(area, Rim::Round, scene.ink.lamp());
    let title = format!(" {} ", scene.teller.get("full-history", &[]));
    pen.text(area.x + 2, area.y, area.width - 4, &title, Style::new().add_modifier(Modifier::BOLD));
    let inside = Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 };
    let rows = standings.len().min(usize::from(inside.height) / 3) as u16;
    let table = Rect { y: inside.bottom() - rows - 1, height: rows + 1, ..inside };
    let chart = Rect { height: inside.height - table.height - 1, ..inside };
    if standings.len() < 2 {
        let text = scene.teller.get("full-history-empty", &[]);
        pen.text_centred(chart.x, chart.y + chart.height / 2, chart.width, &text, scene.ink.dim());
    } else {
        lines(pen, standings, chart);
    }
    numbers(pen, scene, standings, scroll, table);
}

/// Where a value stands on the screen.
struct Scale {
    low: i64,
    high: i64,
    last: usize,
    area: Rect,
}

impl Scale {
    fn of(standings: &[Standing], area: Rect) -> Scale {
        let values = || standings.iter().flat_map(|standing| standing.points.iter().copied());
        let (low, high) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        let area = Rect { x: area.x + AXIS, width: area.width - AXIS - 1, height: area.height - 1, ..area };
        Scale { low, high: high.max(low + 1), last: standings.len().max(2) - 1, area }
    }

    fn row(&self, value: i64) -> u16 {
        let tall = i64::from(self.area.height) - 1;
        let up = ((value - self.low) * tall * 2 + (self.high - self.low)) / ((self.high - self.low) * 2);
        self.area.bottom() - 1 - up.clamp(0, tall) as u16
    }

    fn column(&self, place: usize) -> u16 {
        self.area.x + (place * usize::from(self.area.width - 1) / self.last) as u16
    }
}

/// The chart: a line a player in dots, with the player's own sign at every standing.
fn lines(pen: &mut Pen<'_>, standings: &[Standing], area: Rect) {
    let ink = pen.ink;
    let scale = Scale::of(standings, area);
    axes(pen, standings, &scale);
    let players = standings[0].points.len();
    for player in 0..players {
        let points: Vec<(i32, i32)> = (0..)
            .zip(standings)
            .map(|(place, standing)| {
                let value = standing.points.get(player).copied().unwrap_or(0);
                (i32::from(scale.column(place)), i32::from(scale.row(value)))
            })
            .collect();
        for pair in points.windows(2) {
            dots(pen, ink, pair[0], pair[1], player);
        }
    }
    // The signs lie on top of all dots. Where two players meet, the signs stand beside each other.
    for (place, standing) in standings.iter().enumerate() {
        let mut taken: Vec<(u16, u16)> = Vec::new();
        for (player, value) in standing.points.iter().enumerate() {
            let row = scale.row(*value);
            let mut column = scale.column(place);
            while taken.contains(&(column, row)) && column > area.x {
                column -= 1;
            }
            taken.push((column, row));
            pen.put(column, row, ink.marker(player), ink.player(player).add_modifier(Modifier::BOLD));
        }
    }
}

fn axes(pen: &mut Pen<'_>, standings: &[Standing], scale: &Scale) {
    let dim = pen.ink.dim();
    let left = scale.area.x - 2;
    for row in scale.area.y..scale.area.bottom() {
        pen.put(left, row, pen.ink.sign("│", "|"), dim);
    }
    // Where everyone began.
    let start = standings[0].points.first().copied().unwrap_or(0);
    let across = pen.ink.sign("┄", "-").repeat(usize::from(scale.area.width));
    pen.put(scale.area.x, scale.row(start), &across, dim);
    let mut rows: Vec<u16> = Vec::new();
    for value in [scale.high, start, scale.low, (scale.high + scale.low) / 2] {
        let row = scale.row(value);
        if rows.iter().all(|other| other.abs_diff(row) > 1) {
            let text = pen.messages.number(value);
            pen.text_right(scale.area.x - AXIS, row, AXIS - 3, &text, dim);
            rows.push(row);
        }
    }
    let bottom = scale.area.bottom();
    let mut free = 0;
    for (place, standing) in standings.iter().enumerate() {
        let text = standing.after.to_string();
        let column = scale.column(place);
        if column >= free {
            pen.put(column, bottom, &text, dim);
            free = column + text.len() as u16 + 2;
        }
    }
}

/// Dots from one point to another.
fn dots(pen: &mut Pen<'_>, ink: Ink, from: (i32, i32), to: (i32, i32), player: usize) {
    let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs());
    let dot = ink.sign("·", ".");
    for step in 1..steps {
        let at =
            |from: i32, to: i32| from + ((to - from) * step * 2 + steps * (to - from).signum()) / (steps * 2);
        let (x, y) = (at(from.0, to.0), at(from.1, to.1));
        pen.put(x as u16, y as u16, dot, ink.player(player));
    }
}

/// The same as numbers, the newest at the bottom.
fn numbers<G: Laid>(
    pen: &mut Pen<'_>,
    scene: &Scene<'_, G>,
    standings: &[Standing],
    scroll: usize,
    area: Rect,
) {
    let players = standings.first().map_or(0, |standing| standing.points.len()) as u16;
    let column = ((area.width - AXIS) / players.max(1)).min(16);
    for player in 0..usize::from(players) {
        let x = area.x + AXIS + column * player as u16;
        let room = usize::from(column).saturating_sub(3);
        let name = cut(&scene.teller.label(Seat::new(player as u8)), room);
        let head = format!("{} {name}", pen.ink.marker(player));
        pen.text_right(x, area.y, column, &head, pen.ink.player(player).add_modifier(Modifier::BOLD));
    }
    let shown = usize::from(area.height) - 1;
    let first = standings.len().saturating_sub(shown).saturating_sub(scroll);
    for (row, standing) in (1..).zip(standings.iter().skip(first).take(shown)) {
        pen.text_right(area.x, area.y + row, AXIS - 3, &standing.after.to_string(), scene.ink.dim());
        for (player, value) in (0..).zip(&standing.points) {
            let text = pen.messages.number(*value);
            pen.text_right(area.x + AXIS + column * player, area.y + row, column, &text, Style::new());
        }
    }
}
