//! The table of Zwols toepen on a full screen.

mod middle;

use super::laid::{Chosen, Laid, Offer, Offers, Wish};
use super::pen::Pen;
use super::scene::Scene;
use crate::play::evening::Hosted;
use crate::play::faces::lines::{Pick, Shown};
use crate::play::told::Told;
use cards::Card;
use game::{Seat, View};
use lang::Teller;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use std::cmp::Reverse;
use toepen::{Action, Phase, Public, Session, SessionAction, SessionPublic, strength};

impl Laid for Session {
    const KEYS: &'static str = "full-help-toepen";
    const POT: bool = false;

    fn hand(view: &View<Session>) -> Vec<Card> {
        // Between hands the cards that were not played are nobody's business any more.
        let (Some(_), Some((_, own))) = (view.public().hand_under_way(), view.own()) else {
            return Vec::new();
        };
        let mut cards: Vec<Card> = own.hand().iter().collect();
        cards.sort_by_key(|card| (card.suit().index(), Reverse(strength(card.rank()))));
        cards
    }

    fn pot(_public: &SessionPublic) -> usize {
        0
    }

    fn offers(teller: &Teller<'_>, view: &View<Session>, chosen: &Chosen) -> Offers<SessionAction> {
        let mut offers = Offers::default();
        let mut rest = Vec::new();
        for pick in Session::picks(view).list {
            let label = |action| Session::choice(teller, view, action);
            match pick {
                Pick::Act(SessionAction::Hand(Action::Play(card))) if chosen.card != Some(card) => {}
                Pick::Act(action @ SessionAction::Hand(Action::Play(_))) => {
                    offers.list.push(Offer { label: label(action), wish: Wish::Act(action) });
                }
                // With how many clips is asked when it is asked whether it is meant.
                Pick::Act(SessionAction::Hand(Action::Toep(clips))) if clips > 1 => {}
                Pick::Act(action @ SessionAction::Hand(Action::Toep(_))) => {
                    rest.push(Offer { label: label(action), wish: Wish::Sure(action) });
                }
                Pick::Act(action) => rest.push(Offer { label: label(action), wish: Wish::Act(action) }),
                Pick::Number { label, question, range, usual, make } => rest.push(Offer {
                    label: teller.get(label, &[]),
                    wish: Wish::Number { question, range, usual, make },
                }),
                Pick::Card(..) | Pick::Nothing | Pick::Someone => {}
            }
        }
        offers.exact = offers.list.len();
        if let (Some(card), 0) = (chosen.card, offers.exact) {
            let play = SessionAction::Hand(Action::Play(card));
            if let Some(Err(illegal)) = view.check(play) {
                offers.refusal = Some(Session::refusal(teller, illegal));
            }
        }
        offers.list.extend(rest);
        offers
    }

    fn sum(_teller: &Teller<'_>, _view: &View<Session>, _chosen: &Chosen) -> Option<String> {
        None
    }

    fn asked(teller: &Teller<'_>, view: &View<Session>) -> Option<String> {
        let public = view.public();
        match (public.hand_under_way(), public.proposal()) {
            (Some(hand), _) => teller.toepen_asked(hand),
            (None, Some(proposal)) => {
                Some(teller.get("full-proposed", &[("player", (teller.name)(proposal.by).into())]))
            }
            (None, None) => None,
        }
    }

    fn toeps(public: &SessionPublic) -> Vec<SessionAction> {
        let most = public.rules().toep_stakes.most();
        (1..=most).map(|clips| SessionAction::Hand(Action::Toep(clips))).collect()
    }

    fn turn(public: &SessionPublic) -> Option<Seat> {
        if public.over() { None } else { Session::waited_for(public) }
    }

    fn score(public: &SessionPublic) -> (u32, Vec<i64>) {
        (public.hands_played(), public.balances().iter().map(|clips| i64::from(*clips)).collect())
    }

    fn mat(pen: &mut Pen<'_>, scene: &Scene<'_, Session>, seat: Seat, inside: Rect) {
        let (teller, public) = (&scene.teller, scene.view.public());
        let clips = teller.get("toepen-count-clips", &[("clips", clips(public, seat).into())]);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let Some(hand) = public.hand_under_way() else {
            pen.text(inside.x, inside.y, inside.width, &clips, bold);
            let deals = public.dealer() == seat && !public.over();
            let deals = if deals { teller.get("play-is-dealer", &[]) } else { String::new() };
            pen.text(inside.x, inside.y + 1, inside.width, &deals, Style::new());
            return;
        };
        let out = hand.folded().contains(seat);
        let style = if out { scene.ink.dim() } else { Style::new() };
        let backs = pen.backs(if out { 0 } else { hand.hand_len(seat) });
        pen.text(inside.x, inside.y, inside.width, &backs, style);
        pen.text_right(inside.x + 4, inside.y, inside.width - 5, &clips, bold);
        let stake = drawn(hand.stakes()[seat.index()], inside.width);
        pen.text(inside.x, inside.y + 1, inside.width, &stake, style);
        let mut last = remarks(teller, hand, seat);
        last.truncate(2);
        last.extend(pile(teller, hand, seat));
        // What is new comes last and may be cut, so the pile comes before the words.
        last.rotate_right(usize::from(hand.piles().len(seat) > 0));
        let text = last.join(" · ");
        pen.text(inside.x, inside.y + 2, inside.width, &text, style);
    }

    fn own(teller: &Teller<'_>, view: &View<Session>, seat: Seat) -> String {
        let public = view.public();
        let mut parts = vec![teller.get("toepen-count-clips", &[("clips", clips(public, seat).into())])];
        if let Some(hand) = public.hand_under_way() {
            let stake = drawn(hand.stakes()[seat.index()], 20);
            parts.push(format!("{} {stake}", teller.get("toepen-column-stake", &[])));
            parts.extend(pile(teller, hand, seat));
            parts.extend(remarks(teller, hand, seat));
            let laid = view.own().map(|(_, own)| own.laid()).filter(|laid| !laid.is_empty());
            if let Some(laid) = laid {
                parts.push(teller.get("toepen-you-laid", &[("cards", teller.cards(laid.iter()).into())]));
            }
        }
        format!(" · {}", parts.join(" · "))
    }

    fn middle(pen: &mut Pen<'_>, scene: &Scene<'_, Session>, area: Rect) {
        middle::draw(pen, scene, area);
    }
}

fn clips(public: &SessionPublic, seat: Seat) -> i32 {
    public.balances()[seat.index()]
}

/// Clips, drawn one by one up to ten, if there is room for so many.
fn drawn(clips: u8, width: u16) -> String {
    let clip = "⊂⊃";
    if clips <= 10 && u16::from(clips) * 3 <= width + 1 {
        return vec![clip; usize::from(clips)].join(" ");
    }
    format!("{clip} ×{clips}")
}

/// The top card of a pile, and how many lie beneath it (T17); all of them where piles are open.
fn pile(teller: &Teller<'_>, hand: &Public, seat: Seat) -> Option<String> {
    let seen: Vec<Card> = hand.piles().cards(seat).flatten().collect();
    if seen.is_empty() {
        return None;
    }
    let beneath = usize::from(hand.piles().len(seat)) - seen.len();
    let cards = teller.cards(seen);
    Some(if beneath > 0 { format!("[{cards} +{beneath}]") } else { format!("[{cards}]") })
}

/// What there is to say of a player, the weightiest first.
fn remarks(teller: &Teller<'_>, hand: &Public, seat: Seat) -> Vec<String> {
    let toeps = hand.toeps();
    let exchanging = hand.phase() == Phase::Exchange;
    let remarks = [
        (hand.folded().contains(seat), "toepen-is-out"),
        (toeps.by == Some(seat), "toepen-is-toeper"),
        (hand.saw().set().contains(seat), "toepen-is-seeing"),
        (exchanging && hand.unchecked().contains(seat), "toepen-has-exchanged"),
        (exchanging && hand.ready().and(hand.remaining()).contains(seat), "toepen-is-ready"),
        (hand.tens().contains(seat), "toepen-is-ten"),
        (hand.dealer() == seat, "play-is-dealer"),
    ];
    remarks.into_iter().filter(|(is, _)| *is).map(|(_, key)| teller.get(key, &[])).collect()
}
