//! The sentence between the pot and the hand: what is going on, what is chosen, why not.

use super::laid::{Laid, Offer, Offers, Wish};
use super::model::{Stage, Table};
use super::scene::Focus;
use game::{Dealer, View};
use lang::Teller;

/// So much of a line can surely be read beside the hand.
const ROOM: usize = 36;

/// The sentence, and whether it is to stand out.
pub fn status<G: Laid, D: Dealer>(
    table: &Table<'_, G, D>,
    teller: &Teller<'_>,
    view: &View<G>,
    offers: &Offers<G::Action>,
) -> (String, bool) {
    if let Some(note) = &table.note {
        return (note.clone(), true);
    }
    let asked = G::asked(teller, view);
    match table.stage {
        Stage::Beat { seat, .. } => {
            let thinks = teller.get("play-thinks", &[("player", table.company.name(seat).into())]);
            (asked.map_or(thinks.clone(), |asked| format!("{asked} {thinks}")), false)
        }
        Stage::Between(seat) => {
            (teller.get("full-between", &[("player", table.company.name(seat).into())]), true)
        }
        Stage::HandOver | Stage::Over => (String::new(), false),
        Stage::Asking { due } => {
            if let Focus::Offer(at) = table.focus
                && let Some(offer) = offers.list.get(at)
            {
                if let Wish::Refused(reason) = &offer.wish {
                    return (reason.clone(), true);
                }
                // Beside the hand there may be too little room for it.
                if asked.is_none() && offer.label.chars().count() > ROOM {
                    return (offer.label.clone(), due);
                }
            }
            if table.chosen.card.is_some() {
                return chosen(table, teller, view, offers);
            }
            let question = G::question(teller, view);
            let sentence = match asked {
                Some(asked) => format!("{asked} {question}"),
                None if G::POT || table.plays_a_card() => {
                    teller.get("full-choose-card", &[("question", question.into())])
                }
                None => question,
            };
            (sentence, due)
        }
    }
}

/// What is chosen, and what comes of it.
fn chosen<G: Laid, D: Dealer>(
    table: &Table<'_, G, D>,
    teller: &Teller<'_>,
    view: &View<G>,
    offers: &Offers<G::Action>,
) -> (String, bool) {
    if let (0, Some(refusal)) = (offers.exact, &offers.refusal) {
        return (refusal.clone(), true);
    }
    let card = table.chosen.card.map(|card| teller.card(card)).unwrap_or_default();
    let what = G::sum(teller, view, &table.chosen).unwrap_or(card);
    let sentence = match (offers.exact, offers.list.first()) {
        (1, Some(offer)) => {
            teller.get("full-once-more", &[("what", what.into()), ("choice", (&offer.label).into())])
        }
        (0, Some(Offer { wish: Wish::Refused(reason), .. })) => format!("{what} · {reason}"),
        (0, Some(_)) if !table.chosen.ticked.is_empty() => {
            teller.get("full-tick-on", &[("what", what.into())])
        }
        (0, _) => what,
        (ways, _) => {
            let ways = i64::try_from(ways).unwrap_or(i64::MAX);
            teller.get("full-ways", &[("what", what.into()), ("ways", ways.into())])
        }
    };
    (sentence, true)
}

/// The keys that can be used now.
pub fn foot<G: Laid, D: Dealer>(table: &Table<'_, G, D>, teller: &Teller<'_>) -> String {
    let toeps = !G::toeps(table.evening.public()).is_empty();
    let keys = if toeps { "full-foot-toep" } else { "full-foot" };
    teller.get(keys, &[])
}
