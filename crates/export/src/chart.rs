//! A line chart of standings as SVG, drawn so that it can be read without colour: every line has its own dashes and
//! signs, and its name stands at its end.

use crate::html::escaped;
use crate::overview::Overview;
use crate::scale::Scale;
use std::fmt::Write;

const WIDTH: i64 = 600;
const HEIGHT: i64 = 340;
/// Room for the numbers at the left, and for the names at the right.
const LEFT: i64 = 46;
const RIGHT: i64 = 140;
const TOP: i64 = 14;
const BOTTOM: i64 = 34;
/// Names are not nearer to each other than this.
const NAME_HEIGHT: i64 = 15;
/// With more rows than this, signs would lie over one another.
const MOST_SIGNS: usize = 40;
/// So many letters of a name fit beside the chart.
const NAME_LETTERS: usize = 18;

/// How many looks a line can have before they come again; the colours are in the style sheet, `.line-0` and so on.
pub const LOOKS: usize = 12;

const DASHES: [&str; LOOKS] =
    ["", "8 4", "2 3", "10 3 2 3", "5 2", "14 4", "2 6", "8 3 2 3 2 3", "5 5", "12 3 5 3", "3 2 1 2", "18 3"];

/// The chart; nothing as long as there is nothing to draw.
pub fn svg(overview: &Overview<'_>) -> String {
    if overview.rows.is_empty() || overview.people.is_empty() {
        return String::new();
    }
    let places = 0..overview.people.len();
    let values = places.clone().flat_map(|place| overview.course(place));
    let chart = Chart { overview, scale: Scale::of(values, 6), steps: overview.rows.len() as i64 };
    let mut svg = String::new();
    let about = overview.messages.get(
        "sheet-chart-about",
        &[("names", overview.names.join(", ").into()), ("rows", (overview.rows.len() as i64).into())],
    );
    // Nothing that is written into a string fails.
    let _ = writeln!(
        svg,
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-labelledby=\"chart-title chart-about\">\n\
         <title id=\"chart-title\">{}</title>\n<desc id=\"chart-about\">{}</desc>",
        escaped(&overview.get("sheet-chart")),
        escaped(&about)
    );
    chart.axes(&mut svg);
    places.clone().for_each(|place| chart.line(&mut svg, place));
    chart.names(&mut svg);
    svg.push_str("</svg>\n");
    svg
}

struct Chart<'a> {
    overview: &'a Overview<'a>,
    scale: Scale,
    steps: i64,
}

impl Chart<'_> {
    fn x(&self, step: i64) -> i64 {
        LEFT + (WIDTH - LEFT - RIGHT) * step / self.steps.max(1)
    }

    fn y(&self, value: i64) -> i64 {
        let tall = HEIGHT - TOP - BOTTOM;
        HEIGHT - BOTTOM - tall * (value - self.scale.low) / (self.scale.high - self.scale.low)
    }

    fn axes(&self, svg: &mut String) {
        for value in self.scale.marks() {
            let (y, number) = (self.y(value), self.overview.messages.number(value));
            let class = if value == self.overview.start { "grid start" } else { "grid" };
            let _ = writeln!(
                svg,
                "<path class=\"{class}\" d=\"M{LEFT} {y}H{}\"/><text class=\"mark\" x=\"{}\" y=\"{}\" \
                 text-anchor=\"end\">{number}</text>",
                WIDTH - RIGHT,
                LEFT - 8,
                y + 4
            );
        }
        let along = Scale::of([0, self.steps], 10);
        for step in along.marks().filter(|step| *step <= self.steps) {
            let (x, y) = (self.x(step), HEIGHT - BOTTOM + 16);
            let word = if step == 0 {
                self.overview.get("sheet-start")
            } else {
                // The last rows may have other numbers than their places: some were taken out.
                let row = self.overview.rows.get(step as usize - 1);
                row.map(|row| self.overview.messages.number(row.number as i64)).unwrap_or_default()
            };
            let word = escaped(&word);
            let _ = writeln!(
                svg,
                "<text class=\"mark\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{word}</text>"
            );
        }
        let word = escaped(&self.overview.row_word());
        let _ = writeln!(
            svg,
            "<text class=\"mark\" x=\"{}\" y=\"{}\" text-anchor=\"end\">{word}</text>",
            WIDTH - RIGHT,
            HEIGHT - 4
        );
    }

    fn line(&self, svg: &mut String, place: usize) {
        let look = place % LOOKS;
        let points: Vec<(i64, i64)> = (0..)
            .zip(self.overview.course(place))
            .map(|(step, value)| (self.x(step), self.y(value)))
            .collect();
        let path: String = points
            .iter()
            .enumerate()
            .map(|(at, (x, y))| format!("{}{x} {y}", if at == 0 { "M" } else { "L" }))
            .collect();
        let dashes = DASHES[look];
        let dashes =
            if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
        let _ = writeln!(svg, "<g class=\"line-{look}\"><path class=\"course\" d=\"{path}\"{dashes}/>");
        let last = points.len() - 1;
        for (at, (x, y)) in points.iter().enumerate() {
            if at == last || (at > 0 && points.len() <= MOST_SIGNS) {
                let _ = write!(svg, "<path class=\"sign\" d=\"{}\"/>", sign(place, *x, *y));
            }
        }
        svg.push_str("</g>\n");
    }

    /// A name at the end of each line, moved apart where lines end together.
    fn names(&self, svg: &mut String) {
        let last = self.overview.rows.last();
        let ends = (0..self.overview.people.len())
            .map(|place| (place, self.y(last.map_or(0, |row| row.standings[place]))));
        let mut ends: Vec<(usize, i64)> = ends.collect();
        ends.sort_by_key(|(place, y)| (*y, *place));
        let heights: Vec<i64> = ends.iter().map(|(_, y)| *y).collect();
        for ((place, from), y) in ends.iter().zip(apart(&heights, NAME_HEIGHT, TOP, HEIGHT - BOTTOM)) {
            let x = WIDTH - RIGHT;
            let value = last.map_or(0, |row| row.standings[*place]);
            let name: String = self.overview.names[*place].chars().take(NAME_LETTERS).collect();
            let number = self.overview.messages.number(value);
            let look = place % LOOKS;
            let _ = writeln!(
                svg,
                "<g class=\"line-{look}\"><path class=\"lead\" d=\"M{} {from}L{} {y}\"/><path class=\"sign\" \
                 d=\"{}\"/></g><text class=\"name\" x=\"{}\" y=\"{}\">{} {number}</text>",
                x + 4,
                x + 12,
                sign(*place, x + 18, y),
                x + 26,
                y + 4,
                escaped(&name)
            );
        }
    }
}

/// A small drawing around a point: four shapes, the second time around hollow by being turned.
fn sign(place: usize, x: i64, y: i64) -> String {
    match place % 6 {
        0 => format!("M{} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", x - 4),
        1 => format!("M{} {}h7v7h-7z", x - 3, y - 3),
        2 => format!("M{x} {}l5 8h-10z", y - 5),
        3 => format!("M{x} {}l5 5l-5 5l-5 -5z", y - 5),
        4 => format!("M{x} {}l5 -8h-10z", y + 5),
        _ => format!("M{} {}h3v-3h3v3h3v3h-3v3h-3v-3h-3z", x - 4, y - 1),
    }
}

/// Heights from above to below, moved so that no two are nearer than `gap`, within bounds as far as there is room.
fn apart(heights: &[i64], gap: i64, top: i64, bottom: i64) -> Vec<i64> {
    let mut moved: Vec<i64> = Vec::with_capacity(heights.len());
    for height in heights {
        let least = moved.last().map_or(top, |above| above + gap);
        moved.push((*height).max(least));
    }
    let mut most = bottom;
    for height in moved.iter_mut().rev() {
        *height = (*height).min(most);
        most = *height - gap;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn names_are_moved_apart_as_little_as_needed() {
        assert_eq!(apart(&[20, 80, 200], 15, 10, 300), [20, 80, 200]);
        assert_eq!(apart(&[50, 50, 50], 15, 10, 300), [50, 65, 80]);
        assert_eq!(apart(&[290, 295, 300], 15, 10, 300), [270, 285, 300]);
        assert_eq!(apart(&[0, 0], 15, 10, 300), [10, 25]);
    }
}
