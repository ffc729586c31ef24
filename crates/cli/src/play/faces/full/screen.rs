//! The whole table on a screen: others above, the pot in the middle, one's own hand below.

use super::ink::wrapped;
use super::laid::{Laid, Offer, Wish};
use super::pen::{Pen, Rim, Target};
use super::scene::{Focus, Scene};
use game::Seat;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The smallest screen on which everything has its place.
pub const LEAST: (u16, u16) = (80, 24);

/// A mat with its rim.
const MAT: (u16, u16) = (16, 5);
const WIDEST_MAT: u16 = 26;

/// A hand card, and the lines that the hand takes, with one above it.
const CARD: (u16, u16) = (7, 5);
const HAND: u16 = CARD.1 + 1;

/// The lines for what is going on.
const STATUS: u16 = 2;

/// Where the parts of the table are.
struct Places {
    mats: Rect,
    a_row: u16,
    middle: Rect,
    log: Rect,
    status: Rect,
    hand: Rect,
    foot: Rect,
}

fn places(area: Rect, others: u16, has_hand: bool) -> Places {
    let fit = (area.width / MAT.0).max(1);
    let rows = others.div_ceil(fit).max(1);
    let a_row = others.div_ceil(rows).max(1);
    let hand = if has_hand { HAND } else { 0 };
    let mats = Rect { y: area.y + 1, height: rows * MAT.1, ..area };
    let top = mats.bottom();
    let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
    let hand = Rect { y: foot.y.saturating_sub(hand), height: hand, ..area };
    let status = Rect { y: hand.y.saturating_sub(STATUS), height: STATUS, ..area };
    let between = Rect { y: top, height: status.y.saturating_sub(top), ..area };
    let log = (area.width * 35 / 100).clamp(28, 48);
    Places {
        mats,
        a_row,
        middle: Rect { width: area.width - log - 1, ..between },
        log: Rect { x: area.right() - log, width: log, ..between },
        status,
        hand,
        foot,
    }
}

/// Draws it all.
pub fn table<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>) {
    let area = pen.area();
    let others = scene.others();
    let places = places(area, others.len() as u16, scene.has_hand);
    title(pen, scene, area);
    mats(pen, scene, &others, &places);
    G::middle(pen, scene, places.middle);
    log(pen, scene, places.log);
    status(pen, scene, places.status);
    if scene.has_hand {
        hand(pen, scene, places.hand);
    }
    pen.text(places.foot.x + 1, places.foot.y, places.foot.width - 2, &scene.foot, scene.ink.dim());
}

fn title<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>, area: Rect) {
    let (title, end) = G::heading(&scene.teller, scene.view.public());
    let (title, end) = (format!(" {title} "), if end.is_empty() { end } else { format!(" {end} ") });
    let rule = pen.ink.sign("─", "-").repeat(usize::from(area.width));
    pen.put(area.x, area.y, &rule, scene.ink.dim());
    pen.text(area.x + 1, area.y, area.width - 2, &title, Style::new().add_modifier(Modifier::BOLD));
    pen.text_right(area.x + 1, area.y, area.width - 2, &end, Style::new());
}

fn mats<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>, others: &[Seat], places: &Places) {
    let width = (places.mats.width / places.a_row).min(WIDEST_MAT);
    for (row, seats) in (0..).zip(others.chunks(usize::from(places.a_row))) {
        let left = places.mats.x + (places.mats.width - width * seats.len() as u16) / 2;
        for (column, seat) in (0..).zip(seats) {
            let area =
                Rect { x: left + column * width, y: places.mats.y + row * MAT.1, width, height: MAT.1 };
            mat(pen, scene, *seat, area);
        }
    }
}

fn mat<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>, seat: Seat, area: Rect) {
    let theirs = G::turn(scene.view.public()) == Some(seat);
    let style = if theirs { scene.ink.lamp() } else { scene.ink.dim() };
    pen.rim(area, Rim::Round, style);
    let name = format!(" {} ", scene.teller.label(seat));
    pen.text(area.x + 2, area.y, area.width - 4, &name, style.remove_modifier(Modifier::DIM));
    if theirs {
        let word = format!(" {} {} ", pen.ink.sign("▲", "^"), scene.teller.get("full-to-play", &[]));
        pen.text_centred(area.x + 1, area.bottom() - 1, area.width - 2, &word, style);
    }
    let inside =
        Rect { x: area.x + 2, y: area.y + 1, width: area.width - 3, height: area.height.saturating_sub(2) };
    G::mat(pen, scene, seat, inside);
}

/// The last things that happened, the newest last.
fn log<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>, area: Rect) {
    let width = usize::from(area.width) - 3;
    let room = usize::from(area.height);
    let mut lines: Vec<(String, Style)> = Vec::new();
    for (age, told) in scene.log.iter().rev().enumerate() {
        let wrapped = wrapped(told, width);
        // What happened is told whole or not at all.
        if age > 0 && lines.len() + wrapped.len() > room {
            break;
        }
        // The newest stands out; all lines of an event but the first are set in.
        let style = if age == 0 { Style::new() } else { scene.ink.dim() };
        for (place, line) in wrapped.into_iter().enumerate().rev() {
            let sign = if place == 0 { pen.ink.sign("·", "-") } else { " " };
            lines.push((format!("{sign} {line}"), style));
        }
    }
    lines.truncate(room);
    let top = area.bottom() - lines.len() as u16;
    for (row, (line, style)) in (0..).zip(lines.iter().rev()) {
        pen.text(area.x, top + row, area.width - 1, line, *style);
    }
}

fn status<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>, area: Rect) {
    let style = if scene.loud { scene.ink.lamp() } else { Style::new() };
    let sign = if scene.loud { pen.ink.sign("›", ">") } else { " " };
    let lines = wrapped(&scene.status, usize::from(area.width) - 3);
    // One line stands near the hand.
    let top = area.bottom() - (lines.len() as u16).min(area.height);
    pen.put(area.x, top, sign, style);
    for (row, line) in (0..area.height).zip(&lines) {
        pen.text(area.x + 2, top + row, area.width - 3, line, style);
    }
}

fn hand<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>, area: Rect) {
    let Some(seat) = scene.viewer() else {
        offers(pen, scene, Rect { x: area.x + 2, width: area.width - 4, ..area });
        return;
    };
    let theirs = G::turn(scene.view.public()) == Some(seat);
    let sign = if theirs { pen.ink.sign("▲ ", "^ ") } else { "" };
    let style = if theirs { scene.ink.lamp() } else { Style::new().add_modifier(Modifier::BOLD) };
    let name = format!("{sign}{}", scene.own_name);
    let used = pen.width(&name);
    pen.text(area.x + 2, area.y, area.width - 4, &name, style);
    let own = G::own(&scene.teller, &scene.view, seat);
    let cards = G::hand(&scene.view);
    let right = area.x + 2 + (CARD.0 + 1) * 4;
    pen.text(area.x + 2 + used, area.y, area.width - 3 - used, &own, Style::new());
    for (place, card) in cards.iter().enumerate() {
        let spot = Rect {
            x: area.x + 2 + (CARD.0 + 1) * place as u16,
            y: area.y + 1,
            width: CARD.0,
            height: CARD.1,
        };
        let is_chosen = scene.chosen.card == Some(*card);
        let focused = scene.focus == Some(Focus::Hand(place));
        let style = if focused || is_chosen { scene.ink.lamp() } else { Style::new() };
        pen.card(spot, *card, if is_chosen { Rim::Heavy } else { Rim::Card }, style);
        let label = format!(" {} ", place + 1);
        let style = if focused { style.add_modifier(Modifier::REVERSED) } else { style };
        pen.text_centred(spot.x + 1, spot.bottom() - 1, spot.width - 2, &label, style);
        pen.hit(spot, Target::Hand(place));
    }
    // One line stays free below what there is to say of the viewer.
    let list = Rect {
        x: right + 1,
        y: area.y + 1,
        width: area.right().saturating_sub(right + 2),
        height: area.height - 1,
    };
    offers(pen, scene, list);
}

/// What can be done, a line each.
fn offers<G: Laid>(pen: &mut Pen<'_>, scene: &Scene<'_, G>, area: Rect) {
    let at = match scene.focus {
        Some(Focus::Offer(at)) => Some(at),
        _ => None,
    };
    let letters = if G::POT { Vec::new() } else { letters(&scene.offers.list) };
    list(pen, area, &scene.offers.list, &letters, at);
}

/// Lines that can be chosen, as far as there is room; those round the cursor are always there. A long one takes
/// two if no other has to go for it.
pub fn list<A>(pen: &mut Pen<'_>, area: Rect, list: &[Offer<A>], letters: &[char], at: Option<usize>) {
    let room = usize::from(area.height);
    let first =
        at.map_or(0, |at| at.saturating_sub(room.saturating_sub(2))).min(list.len().saturating_sub(room));
    let mut spare = room.saturating_sub(list.len());
    let mut y = area.y;
    for (place, offer) in list.iter().enumerate().skip(first).take(room) {
        let focused = at == Some(place);
        let refused = matches!(offer.wish, Wish::Refused(_));
        let mut style = if refused { pen.ink.dim() } else { Style::new() };
        if focused {
            style = style.patch(pen.ink.lamp()).add_modifier(Modifier::REVERSED);
        }
        let sign = if focused { pen.ink.sign("›", ">") } else { " " };
        let letter = letters.get(place).map_or(String::new(), |letter| format!("{letter}  "));
        let before = format!("{sign} {letter}");
        let indent = before.chars().count();
        let mut lines = wrapped(&offer.label, usize::from(area.width).saturating_sub(indent + 1));
        if lines.len() != 2 || spare == 0 {
            lines = vec![offer.label.clone()];
        }
        spare -= lines.len() - 1;
        let spot = Rect { y, height: lines.len() as u16, ..area };
        for (row, line) in (0..).zip(lines) {
            let before = if row == 0 { before.clone() } else { " ".repeat(indent) };
            pen.text_cut(area.x, y + row, area.width, &format!("{before}{line} "), style);
        }
        y = spot.bottom();
        pen.hit(spot, Target::Offer(place));
    }
    let hidden = list.len().saturating_sub(first + room);
    if hidden > 0 && room > 0 {
        let more = format!(" {} {hidden} ", pen.ink.sign("↓", "v"));
        pen.text_right(area.x, area.bottom() - 1, area.width, &more, pen.ink.dim());
    }
}

/// A text that is cut visibly.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// Letters that mean something else: leaving, the history, toeping, help.
const TAKEN: [char; 3] = ['q', 'h', 't'];

/// The letters that things are called by, in order.
pub fn alphabet() -> impl Iterator<Item = char> {
    ('a'..='z').filter(|letter| !TAKEN.contains(letter))
}

/// The letters of lines; toeping has its own.
pub fn letters<A>(list: &[Offer<A>]) -> Vec<char> {
    let mut others = alphabet();
    let mut toep = false;
    list.iter()
        .map(|offer| match offer.wish {
            Wish::Sure(_) if !toep => {
                toep = true;
                't'
            }
            _ => others.next().unwrap_or(' '),
        })
        .collect()
}
