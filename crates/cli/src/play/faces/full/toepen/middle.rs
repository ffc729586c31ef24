//! The middle of a table of toepen: the trick, what is to be won, the stock; between hands the standing.

use super::super::pen::{Pen, Rim};
use super::super::scene::Scene;
use crate::play::faces::lines::Shown;
use cards::{Card, Rank};
use game::{Seat, SeatSet};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::cmp::Reverse;
use toepen::{Phase, Public, Session, strength};

pub fn draw(pen: &mut Pen<'_>, scene: &Scene<'_, Session>, area: Rect) {
    match scene.view.public().hand_under_way() {
        Some(hand) => {
            // With many players the trick needs all the room.
            let used = u16::from(area.height >= 6);
            if used > 0 {
                at_stake(pen, scene, hand, area);
            }
            let below = Rect { y: area.y + used, height: area.height - used, ..area };
            if hand.phase() == Phase::Exchange {
                exchanging(pen, scene, hand, below);
            } else {
                trick(pen, scene, hand, below);
            }
        }
        None => standing(pen, scene, area),
    }
}

/// What lies on the tens spot, and at the right how cards rank.
fn at_stake(pen: &mut Pen<'_>, scene: &Scene<'_, Session>, hand: &Public, area: Rect) {
    if !hand.tens().is_empty() {
        let seats = hand.tens().clockwise_from(Seat::new(0));
        let text = scene.teller.get("full-tens", &[("players", scene.teller.labels(seats).into())]);
        pen.text(area.x + 2, area.y, area.width - 2, &text, Style::new());
        return;
    }
    let mut ranks: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| strength(*rank).is_some()).collect();
    ranks.sort_by_key(|rank| Reverse(strength(*rank)));
    let ranks: Vec<String> = ranks.into_iter().map(|rank| scene.teller.messages.rank(rank)).collect();
    let order = scene.teller.get("toepen-order", &[("ranks", ranks.join(" ").into())]);
    pen.text(area.x + 2, area.y, area.width - 2, &order, scene.ink.dim());
}

fn exchanging(pen: &mut Pen<'_>, scene: &Scene<'_, Session>, hand: &Public, area: Rect) {
    let cards = [("cards", hand.stock_len().into())];
    let lines = [scene.teller.get("full-exchanging", &[]), scene.teller.get("full-stock", &cards)];
    let top = area.y + area.height.saturating_sub(3) / 2;
    for (row, (line, style)) in (0..).zip(lines.iter().zip([bold(), Style::new()])) {
        pen.text_centred(area.x + 2, top + row, area.width - 2, line, style);
    }
    if !hand.exposed().is_empty() {
        let cards = scene.teller.cards(hand.exposed().iter());
        let text = scene.teller.get("full-exposed", &[("cards", cards.into())]);
        pen.text_centred(area.x + 2, top + 2, area.width - 2, &text, Style::new());
    }
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// The cards of the trick, the one that was led first; between two tricks those of the last one, dimmed, so that
/// one sees what took it.
fn trick(pen: &mut Pen<'_>, scene: &Scene<'_, Session>, hand: &Public, area: Rect) {
    let order = SeatSet::all(hand.players()).clockwise_from(hand.leader());
    let cards: Vec<(Seat, Card)> =
        order.iter().filter_map(|seat| Some((seat, hand.trick_card(seat)?))).collect();
    let mut area = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
    if !cards.is_empty() {
        lay(pen, scene, hand, &cards, area, false);
        return;
    }
    let played = order.iter().map(|seat| hand.piles().len(seat)).max().unwrap_or(0);
    let last: Vec<(Seat, Card)> = order
        .iter()
        .filter(|seat| played > 0 && hand.piles().len(*seat) == played)
        .filter_map(|seat| Some((seat, hand.piles().top(seat)?)))
        .collect();
    let player = [("player", scene.teller.label(hand.leader()).into())];
    let text = match scene.teller.is_you(hand.leader()) {
        true => scene.teller.get("full-you-lead", &[]),
        false => scene.teller.get("full-leads", &player),
    };
    let low = if last.is_empty() { area.y + area.height.saturating_sub(1) / 2 } else { area.bottom() - 1 };
    pen.text_centred(area.x, low, area.width, &text, Style::new());
    area.height = area.height.saturating_sub(1);
    lay(pen, scene, hand, &last, area, true);
}

/// Cards beside each other, with the names of those who played them.
fn lay(
    pen: &mut Pen<'_>,
    scene: &Scene<'_, Session>,
    hand: &Public,
    cards: &[(Seat, Card)],
    area: Rect,
    over: bool,
) {
    let column = (area.width / cards.len().max(1) as u16).min(12);
    let large = area.height >= 7 && column >= 8;
    let (width, height) = if large { (7, 5) } else { (5, 3) };
    let left = area.x + (area.width - column * cards.len() as u16) / 2;
    let top = area.y + area.height.saturating_sub(height + 2) / 2;
    let highest = if over { None } else { scene.teller.toepen_highest(hand) };
    for (place, (seat, card)) in (0..).zip(cards) {
        let x = left + place * column;
        let best = highest == Some(*seat);
        let style = match (best, over || hand.folded().contains(*seat)) {
            (true, _) => scene.ink.lamp(),
            (false, true) => scene.ink.dim(),
            (false, false) => Style::new(),
        };
        let spot = Rect { x: x + column.saturating_sub(width) / 2, y: top, width, height };
        pen.card(spot, *card, if best { Rim::Heavy } else { Rim::Card }, style);
        pen.text_centred(x, top + height, column, &scene.teller.label(*seat), style);
        let word = match (best, place) {
            (true, _) => scene.teller.get("toepen-is-highest", &[]),
            (false, 0) if !over => scene.teller.get("toepen-is-leader", &[]),
            (false, _) => String::new(),
        };
        if top + height + 1 < area.bottom() {
            pen.text_centred(x, top + height + 1, column, &word, scene.ink.dim());
        }
    }
}

/// Between hands: how everyone stands.
fn standing(pen: &mut Pen<'_>, scene: &Scene<'_, Session>, area: Rect) {
    let lines = Session::standing(&scene.teller, scene.view.public());
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in (0..).zip(&lines) {
        if top + row < area.bottom() {
            pen.text(area.x + 2, top + row, area.width - 2, line, Style::new());
        }
    }
}
