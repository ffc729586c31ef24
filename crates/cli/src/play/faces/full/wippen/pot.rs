//! The pot: loose cards as cards, builds as boxes with their value, their cards and their owner. What does
//! not find room becomes smaller, and at last a word.

use super::super::pen::{Pen, Rim, Target};
use super::super::scene::{Focus, Scene};
use super::super::screen::alphabet;
use super::choose::{Item, items};
use cards::Card;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use wippen::{Build, Match};

/// How large things are drawn: the height of a card, its width.
const SIZES: [(u16, u16); 2] = [(5, 7), (3, 5)];

/// A value as large as three lines of a build.
const DIGITS: [[&str; 3]; 10] = [
    ["┌─┐", "│ │", "└─┘"],
    ["  ╷", "  │", "  ╵"],
    ["╶─┐", "┌─┘", "└─╴"],
    ["╶─┐", "╶─┤", "╶─┘"],
    ["╷ ╷", "└─┤", "  ╵"],
    ["┌─╴", "└─┐", "╶─┘"],
    ["┌─╴", "├─┐", "└─┘"],
    ["╶─┐", "  │", "  ╵"],
    ["┌─┐", "├─┤", "└─┘"],
    ["┌─┐", "└─┤", "╶─┘"],
];

/// The same in ASCII.
const ASCII_DIGITS: [[&str; 3]; 10] = [
    [" _ ", "| |", "|_|"],
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];

/// How something in the pot stands to what is chosen.
#[derive(Clone, Copy)]
struct Look {
    letter: Option<char>,
    ticked: bool,
    focused: bool,
    style: Style,
}

pub fn draw(pen: &mut Pen<'_>, scene: &Scene<'_, Match>, area: Rect) {
    let area = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    let public = &scene.view.public().game;
    let items = items(public);
    if items.is_empty() {
        if !public.is_untouched() {
            let text = scene.teller.get("full-pot-empty", &[]);
            pen.text_centred(area.x, area.y + area.height / 2, area.width, &text, scene.ink.dim());
        }
        return;
    }
    for (height, width) in SIZES {
        let widths: Vec<u16> =
            items.iter().map(|item| item_width(pen, scene, *item, height, width)).collect();
        if let Some(spots) = flow(area, &widths, height) {
            for (place, (item, spot)) in items.iter().zip(spots).enumerate() {
                let look = look(scene, place);
                match item {
                    Item::Loose(card) => loose(pen, *card, spot, look),
                    Item::Build(build) => {
                        if let Some(built) = public.builds.as_slice().get(*build) {
                            self::build(pen, scene, built, spot, look);
                        }
                    }
                }
                pen.hit(spot, Target::Pot(place));
            }
            return;
        }
    }
    words(pen, scene, &items, area);
}

/// Places of one height, row by row, in the middle of the area; none if there is no room.
fn flow(area: Rect, widths: &[u16], height: u16) -> Option<Vec<Rect>> {
    let mut rows: Vec<Vec<u16>> = vec![Vec::new()];
    let mut used = 0;
    for width in widths.iter().map(|width| (*width).min(area.width)) {
        let gap = u16::from(used > 0);
        if used + gap + width > area.width {
            rows.push(Vec::new());
            used = 0;
        }
        used += u16::from(used > 0) + width;
        rows.last_mut()?.push(width);
    }
    let needed = rows.len() as u16 * height;
    if needed > area.height {
        return None;
    }
    let mut y = area.y + (area.height - needed) / 2;
    let mut spots = Vec::new();
    for row in rows {
        let length = row.iter().sum::<u16>() + row.len().saturating_sub(1) as u16;
        let mut x = area.x + (area.width - length) / 2;
        for width in row {
            spots.push(Rect { x, y, width, height });
            x += width + 1;
        }
        y += height;
    }
    Some(spots)
}

fn look(scene: &Scene<'_, Match>, place: usize) -> Look {
    let choosing = scene.chosen.card.is_some();
    let fits = choosing && scene.offers.fitting.contains(&place);
    let ticked = scene.chosen.ticked.contains(&place);
    let focused = scene.focus == Some(Focus::Pot(place));
    let style = match (choosing, fits || ticked) {
        (false, _) => Style::new(),
        (true, true) => scene.ink.lamp(),
        (true, false) => scene.ink.dim(),
    };
    Look { letter: if fits { alphabet().nth(place) } else { None }, ticked, focused, style }
}

/// What lies on the lower line of a rim: the letter that ticks it. On the upper one: that it is ticked.
fn marks(pen: &mut Pen<'_>, spot: Rect, look: Look) {
    if let Some(letter) = look.letter {
        pen.put(spot.x + 1, spot.bottom() - 1, &format!(" {letter} "), reversed(look));
    } else if look.focused {
        pen.put(spot.x + 1, spot.bottom() - 1, "   ", reversed(look));
    }
    if look.ticked {
        let sign = pen.ink.sign("✓", "*");
        pen.put(spot.x + 1, spot.y, &format!(" {sign} "), look.style);
    }
}

fn reversed(look: Look) -> Style {
    if look.focused { look.style.add_modifier(Modifier::REVERSED) } else { look.style }
}

fn loose(pen: &mut Pen<'_>, card: Card, spot: Rect, look: Look) {
    pen.card(spot, card, if look.ticked { Rim::Heavy } else { Rim::Card }, look.style);
    marks(pen, spot, look);
}

/// The owner of a build, and how often it holds its value, as they stand on its rim.
fn owner(scene: &Scene<'_, Match>, build: &Build) -> String {
    format!(" {} ", scene.teller.label(build.owner))
}

fn times(scene: &Scene<'_, Match>, build: &Build) -> String {
    let times = scene.teller.wippen_build_times(build);
    if times.is_empty() { times } else { format!(" {times} ") }
}

fn item_width(pen: &Pen<'_>, scene: &Scene<'_, Match>, item: Item, height: u16, card: u16) -> u16 {
    let Item::Build(build) = item else { return card };
    let Some(build) = scene.view.public().game.builds.as_slice().get(build) else { return card };
    let wide = |text: &str| pen.width(text);
    let value = if height < 5 { 4 } else { 4 + 3 * u16::from(build.value > 9) };
    let cards = value + wide(&scene.teller.cards(build.cards)) + 3;
    // The letter or the tick stands before them.
    let rim = 6 + wide(&owner(scene, build)).max(wide(&times(scene, build)));
    cards.max(rim)
}

fn build(pen: &mut Pen<'_>, scene: &Scene<'_, Match>, build: &Build, spot: Rect, look: Look) {
    let double = build.times() > 1;
    let rim = match (look.ticked, double) {
        (true, _) => Rim::Heavy,
        (false, true) => Rim::Double,
        (false, false) => Rim::Round,
    };
    pen.wipe(spot);
    pen.rim(spot, rim, look.style);
    let bold = look.style.add_modifier(Modifier::BOLD);
    let cards = scene.teller.cards(build.cards);
    let middle = spot.y + spot.height / 2;
    let mut left = spot.x + 1;
    if spot.height < 5 {
        let value = format!("{:^3}", build.value);
        pen.put(left, middle, &value, bold.add_modifier(Modifier::REVERSED));
        left += 4;
    } else {
        let digits = if pen.ink.ascii() { ASCII_DIGITS } else { DIGITS };
        for digit in build.value.to_string().bytes() {
            for (row, line) in (1..).zip(digits[usize::from(digit - b'0') % 10]) {
                pen.put(left, spot.y + row, line, bold);
            }
            left += 3;
        }
        left += 1;
    }
    pen.text(
        left,
        middle,
        spot.right().saturating_sub(left + 1),
        &cards,
        look.style.remove_modifier(Modifier::BOLD | Modifier::DIM),
    );
    pen.text_right(spot.x + 4, spot.bottom() - 1, spot.width - 5, &owner(scene, build), bold);
    pen.text_right(spot.x + 4, spot.y, spot.width - 5, &times(scene, build), bold);
    marks(pen, spot, look);
}

/// Everything as words in columns, where there is no room for boxes; the last lines tell how many more.
fn words(pen: &mut Pen<'_>, scene: &Scene<'_, Match>, items: &[Item], area: Rect) {
    let public = &scene.view.public().game;
    let word = |place: usize, item: &Item| {
        let name = match item {
            Item::Loose(card) => scene.teller.card(*card),
            Item::Build(build) => match public.builds.as_slice().get(*build) {
                Some(build) => format!(
                    "[{}:{} {}{}]",
                    build.value,
                    scene.teller.cards(build.cards),
                    scene.teller.label(build.owner),
                    times(scene, build).trim_end()
                ),
                None => String::new(),
            },
        };
        let look = look(scene, place);
        let tick = if look.ticked { pen_sign(scene) } else { " " };
        (format!("{} {tick}{name}", look.letter.unwrap_or(' ')), look)
    };
    let all: Vec<(String, Look)> = items.iter().enumerate().map(|(place, item)| word(place, item)).collect();
    let widths: Vec<u16> = all.iter().map(|(word, _)| (pen.width(word)).max(7)).collect();
    let tall = Rect { height: u16::MAX / 2, y: 0, ..area };
    let Some(spots) = flow(tall, &widths, 1) else { return };
    let rows = spots.last().map_or(0, |spot| spot.y) - spots[0].y + 1;
    let at = match scene.focus {
        Some(Focus::Pot(place)) => spots.get(place).map_or(0, |spot| spot.y - spots[0].y),
        _ => 0,
    };
    let skipped = at.saturating_sub(area.height.saturating_sub(2)).min(rows.saturating_sub(area.height));
    for (place, (spot, (word, look))) in spots.iter().zip(&all).enumerate() {
        let row = spot.y - spots[0].y;
        if row >= skipped && row - skipped < area.height {
            let spot = Rect { y: area.y + row - skipped, ..*spot };
            pen.text(spot.x, spot.y, spot.width, word, reversed(*look));
            pen.hit(spot, Target::Pot(place));
        }
    }
    let hidden = rows.saturating_sub(skipped + area.height);
    if hidden > 0 {
        let more = format!(" {} ", pen.ink.sign("↓", "v"));
        pen.text_right(area.x, area.bottom() - 1, area.width, &more, scene.ink.lamp());
    }
}

fn pen_sign(scene: &Scene<'_, Match>) -> &'static str {
    scene.ink.sign("✓", "*")
}
