//! The course of the standings as a picture of letters: each line has a letter of its own, so it needs no colour.

use super::grid::{Side, padded, width};
use export::{Overview, Scale};

/// Lines of the picture, the numbers beneath it aside.
const HEIGHT: i64 = 14;
/// A picture is not narrower or wider than this, whatever the screen.
const WIDTHS: [usize; 2] = [30, 100];
/// So many columns there are at least from one letter of a line to its next.
const LETTER_ROOM: usize = 6;
/// Between two letters of a line.
const DOT: char = '·';

/// The picture, and beneath it which letter is whose; nothing before there is something to draw.
pub fn chart(overview: &Overview<'_>, room: usize) -> Vec<String> {
    if overview.rows.is_empty() {
        return Vec::new();
    }
    let letters = letters(&overview.names);
    let places = 0..overview.people.len();
    let scale = Scale::of(places.clone().flat_map(|place| overview.course(place)), 5);
    let numbers: Vec<String> = scale.marks().map(|value| overview.messages.number(value)).collect();
    let left = numbers.iter().map(|number| width(number)).max().unwrap_or(0);
    let wide = room.clamp(WIDTHS[0], WIDTHS[1]) - left - 3;
    let mut picture =
        Picture { cells: vec![vec![' '; wide]; HEIGHT as usize], scale, steps: overview.rows.len() };
    for place in places.clone() {
        let course: Vec<i64> = overview.course(place).collect();
        course.windows(2).enumerate().for_each(|(step, pair)| picture.dots(step, pair[0], pair[1]));
    }
    // So many steps apart that there is room for dots between two letters of a line.
    let every = (overview.rows.len() * LETTER_ROOM).div_ceil(wide);
    for place in places {
        let course: Vec<i64> = overview.course(place).collect();
        let marked = |step: &usize| step.is_multiple_of(every) || *step == overview.rows.len();
        (0..course.len()).filter(marked).for_each(|step| picture.letter(step, course[step], letters[place]));
    }
    let mut lines = picture.lines(&numbers, left);
    lines.push(along(overview, left, wide));
    let last = overview.rows.last().map_or(&[][..], |row| &row.standings);
    let legend = letters.iter().zip(&overview.names).zip(last);
    let legend =
        legend.map(|((letter, name), stand)| format!("{letter} {name} {}", overview.messages.number(*stand)));
    lines.extend(wrapped(legend, room.clamp(WIDTHS[0], WIDTHS[1])));
    lines
}

struct Picture {
    cells: Vec<Vec<char>>,
    scale: Scale,
    steps: usize,
}

impl Picture {
    fn row(&self, value: i64) -> usize {
        let (tall, high) = (HEIGHT - 1, self.scale.high - self.scale.low);
        let up = ((value - self.scale.low) * tall * 2 + high) / (high * 2);
        (tall - up.clamp(0, tall)) as usize
    }

    fn column(&self, step: usize) -> usize {
        step * (self.cells[0].len() - 1) / self.steps.max(1)
    }

    /// Dots from one standing to the next.
    fn dots(&mut self, step: usize, from: i64, to: i64) {
        let (left, right) = (self.column(step) as i64, self.column(step + 1) as i64);
        let (first, last) = (self.row(from) as i64, self.row(to) as i64);
        let long = (right - left).max((last - first).abs());
        for at in 1..long {
            let between =
                |from: i64, to: i64| from + ((to - from) * at * 2 + (to - from).signum() * long) / (long * 2);
            let cell = &mut self.cells[between(first, last) as usize][between(left, right) as usize];
            if *cell == ' ' {
                *cell = DOT;
            }
        }
    }

    /// A letter where a line is; beside another letter, where two lines meet.
    fn letter(&mut self, step: usize, value: i64, letter: char) {
        let (row, column) = (self.row(value), self.column(step));
        let cells = &mut self.cells[row];
        let near = [0, -1, -2, -3, 1, 2, 3].map(|side| column as i64 + side);
        let free = near.into_iter().find_map(|at| {
            let at = usize::try_from(at).ok()?;
            cells.get(at).is_some_and(|cell| !cell.is_alphanumeric()).then_some(at)
        });
        if let Some(at) = free {
            cells[at] = letter;
        }
    }

    fn lines(&self, numbers: &[String], left: usize) -> Vec<String> {
        let marks: Vec<usize> = self.scale.marks().map(|value| self.row(value)).collect();
        let line = |(row, cells): (usize, &Vec<char>)| {
            let mark = marks.iter().position(|mark| *mark == row);
            let number = padded(mark.map_or("", |mark| &numbers[mark]), Side::Right, left);
            let edge = if mark.is_some() { '┤' } else { '│' };
            let cells: String = cells.iter().collect();
            format!("{number} {edge} {cells}").trim_end().to_owned()
        };
        self.cells.iter().enumerate().map(line).collect()
    }
}

/// The numbers of the rows beneath the picture, as many as there is room for.
fn along(overview: &Overview<'_>, left: usize, wide: usize) -> String {
    let steps = overview.rows.len();
    let mut line = " ".repeat(left + 3);
    let begin = line.len();
    for (step, row) in (1..).zip(&overview.rows) {
        let number = overview.messages.number(row.number as i64);
        let column = begin + step * (wide - 1) / steps;
        let at = (column + 1).saturating_sub(number.len());
        if at > line.len() || line.len() == begin {
            line.push_str(&" ".repeat(at.saturating_sub(line.len())));
            line.push_str(&number);
        }
    }
    line
}

/// A letter for each name: the first of theirs that nobody has yet, or any.
fn letters(names: &[String]) -> Vec<char> {
    let mut taken: Vec<char> = Vec::new();
    for name in names {
        let own = name.chars().filter(|letter| letter.is_alphanumeric() && width(&letter.to_string()) == 1);
        let own: Vec<char> = own.collect();
        let large = own.iter().filter_map(|letter| letter.to_uppercase().next());
        let any = ('A'..='Z').chain('a'..='z').chain('0'..='9');
        let letter = large.chain(own.iter().copied()).chain(any).find(|letter| !taken.contains(letter));
        taken.push(letter.unwrap_or('?'));
    }
    taken
}

/// Words with space between them, in lines that fit.
fn wrapped(words: impl Iterator<Item = String>, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if width(line) + 3 + width(&word) <= room => {
                line.push_str("   ");
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn everybody_has_a_letter_of_their_own() {
        let names = ["Anna", "Aad", "Bram", "Anna", "王", "A", "aa"].map(str::to_owned);
        assert_eq!(letters(&names), ['A', 'D', 'B', 'N', 'C', 'E', 'a']);
    }
}
