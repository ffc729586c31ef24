//! The table of Wippen on a full screen.

mod choose;
mod pot;

use super::laid::{Chosen, Laid, Offers};
use super::pen::Pen;
use super::scene::Scene;
use cards::Card;
use game::{Seat, View};
use lang::Teller;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use wippen::{Action, Match, MatchPublic};

impl Laid for Match {
    const KEYS: &'static str = "full-help-wippen";
    const POT: bool = true;

    fn hand(view: &View<Match>) -> Vec<Card> {
        view.own().map(|(_, hand)| hand.iter().collect()).unwrap_or_default()
    }

    fn pot(public: &MatchPublic) -> usize {
        choose::items(&public.game).len()
    }

    fn offers(teller: &Teller<'_>, view: &View<Match>, chosen: &Chosen) -> Offers<Action> {
        choose::offers(teller, view, chosen)
    }

    fn sum(teller: &Teller<'_>, view: &View<Match>, chosen: &Chosen) -> Option<String> {
        choose::sum(teller, &view.public().game, chosen)
    }

    fn asked(_teller: &Teller<'_>, _view: &View<Match>) -> Option<String> {
        None
    }

    fn toeps(_public: &MatchPublic) -> Vec<Action> {
        Vec::new()
    }

    fn turn(public: &MatchPublic) -> Option<Seat> {
        (public.game.in_hands() > 0).then_some(public.game.turn)
    }

    fn score(public: &MatchPublic) -> (u32, Vec<i64>) {
        let totals = public.game.seats().map(|seat| i64::from(public.totals[seat.index()]));
        (public.games, totals.collect())
    }

    fn mat(pen: &mut Pen<'_>, scene: &Scene<'_, Match>, seat: Seat, inside: Rect) {
        let (teller, public) = (&scene.teller, &scene.view.public().game);
        let mut cards = pen.backs(public.held[seat.index()]);
        if public.rules.open_hands {
            cards = teller.cards(public.open_hands[seat.index()]);
        }
        pen.text(inside.x, inside.y, inside.width, &cards, Style::new());
        if pen.width(&cards) + pen.width(&points(teller, scene.view.public(), seat)) < inside.width {
            pen.text_right(
                inside.x,
                inside.y,
                inside.width - 1,
                &points(teller, scene.view.public(), seat),
                bold(),
            );
        }
        pen.text(inside.x, inside.y + 1, inside.width, &pile(teller, scene, seat), Style::new());
        let rest = remarks(teller, scene, seat).join(" · ");
        pen.text(inside.x, inside.y + 2, inside.width, &rest, Style::new());
    }

    fn own(teller: &Teller<'_>, view: &View<Match>, seat: Seat) -> String {
        let public = &view.public().game;
        let pile = pile_of(teller, public, seat);
        let mut parts = vec![pile, points(teller, view.public(), seat)];
        parts.extend(remarks_of(teller, public, seat));
        format!(" · {}", parts.join(" · "))
    }

    fn middle(pen: &mut Pen<'_>, scene: &Scene<'_, Match>, area: Rect) {
        pot::draw(pen, scene, area);
    }
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn points(teller: &Teller<'_>, public: &MatchPublic, seat: Seat) -> String {
    teller.get("full-points", &[("points", public.totals[seat.index()].into())])
}

fn pile(teller: &Teller<'_>, scene: &Scene<'_, Match>, seat: Seat) -> String {
    pile_of(teller, &scene.view.public().game, seat)
}

/// How many cards lie on a pile, and with stealing the one on top (W23).
fn pile_of(teller: &Teller<'_>, public: &wippen::Public, seat: Seat) -> String {
    let pile = teller.get("full-pile", &[("cards", public.piles[seat.index()].into())]);
    match public.tops[seat.index()] {
        Some(top) => format!("{pile} [{}]", teller.card(top)),
        None => pile,
    }
}

fn remarks(teller: &Teller<'_>, scene: &Scene<'_, Match>, seat: Seat) -> Vec<String> {
    remarks_of(teller, &scene.view.public().game, seat)
}

/// Wips, and who deals.
fn remarks_of(teller: &Teller<'_>, public: &wippen::Public, seat: Seat) -> Vec<String> {
    let wips = public.wips[seat.index()];
    let wips = (wips > 0).then(|| teller.get("full-wips", &[("wips", wips.into())]));
    let dealer = (public.dealer == seat).then(|| teller.get("play-is-dealer", &[]));
    wips.into_iter().chain(dealer).collect()
}
