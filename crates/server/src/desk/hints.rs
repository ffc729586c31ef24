//! Hints, for those who ask for one where the table has them.

use super::Desk;
use super::guests::frame;
use crate::sentences;
use bots::hints::{self, Blank, Hint};
use fair::Rng;
use game::Seat;
use lang::{Arg, CardStyle, Lang, Messages};
use std::sync::Arc;
use store::Store;
use table::{Action, Conn, OfGame, Stage, View};
use wire::{Move, Reason, ServerMessage, Why};

impl<S: Store> Desk<S> {
    /// Answers a question for a hint, in a thread of its own, from what the seat sees and nothing else.
    pub(super) fn hint(&self, conn: Conn, id: String) {
        let Some(guest) = self.guests.get(&conn) else { return };
        let (lang, out) = (guest.who.lang, guest.who.out.clone());
        let number = self.table.number();
        let seat = self.seat(conn);
        let view = self.eyes.view(seat).filter(|_| self.table.stage() == Stage::During);
        let thinks = Arc::clone(&guest.hint).try_acquire_owned();
        let asked = match (seat, view, thinks) {
            _ if !self.table.hints() => Err("refusal-no-hints"),
            (None, ..) => Err("refusal-no-seat"),
            (_, None, _) => Err("refusal-only-during"),
            (_, Some(view), _) if !may_act(view) => Err("refusal-nothing-to-do"),
            // One at a time.
            (.., Err(_)) => Err("refusal-too-fast"),
            (Some(seat), Some(view), Ok(thinks)) => Ok((seat, view.clone(), thinks)),
        };
        let (seat, view, thinks) = match asked {
            Ok(asked) => asked,
            Err(key) => {
                let why = sentences::reason(key, lang);
                let _ = out.try_send(frame(&ServerMessage::Refused { id: Some(id), number, why }));
                return;
            }
        };
        let names = sentences::names(&self.table);
        tokio::task::spawn_blocking(move || {
            // Asked again, the answer is the same.
            let mut chance = Rng::new(number, u64::from(seat.number()));
            if let Some((moves, reason)) = think(&view, &mut chance, lang, &names) {
                let answer = ServerMessage::Answer { id, number, moves, more: false, reason: Some(reason) };
                // Who asked may have gone, or may not read.
                let _ = out.try_send(frame(&answer));
            }
            drop(thinks);
        });
    }
}

fn may_act(view: &View) -> bool {
    match view {
        OfGame::Wippen(view) => view.may_act(),
        OfGame::Toepen(view) => view.may_act(),
    }
}

fn think(view: &View, chance: &mut Rng, lang: Lang, names: &[String]) -> Option<(Vec<Move>, Reason)> {
    let (action, reason) = match view {
        OfGame::Wippen(view) => parts(hints::wippen(view, chance)?, OfGame::Wippen),
        OfGame::Toepen(view) => parts(hints::toepen(view, chance)?, OfGame::Toepen),
    };
    let tell = |_| Why::key("refusal-no-move");
    let moves = action.map(|action| wire::move_of(view, action, &tell));
    let text = text(&reason, Messages::of(lang), names);
    Some((moves.into_iter().collect(), Reason { key: reason.key.to_owned(), text }))
}

fn parts<A>(hint: Hint<A>, any: fn(A) -> Action) -> (Option<Action>, hints::Reason) {
    (hint.action.map(any), hint.reason)
}

/// The sentence of a reason.
fn text(reason: &hints::Reason, messages: &Messages, names: &[String]) -> String {
    let name = |seat: Seat| sentences::name(names, seat, messages);
    let blank = |blank: Blank| match blank {
        Blank::Number(number) => Arg::Number(number),
        Blank::Card(card) => messages.card(card, CardStyle::Signs).into(),
        Blank::Cards(cards) => messages.cards(cards, CardStyle::Signs).into(),
        Blank::Player(seat) => name(seat).into(),
    };
    let blanks: Vec<(&str, Arg<'_>)> = reason.blanks.iter().map(|(name, of)| (*name, blank(*of))).collect();
    messages.get(reason.key, &blanks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every reason that is there, with everything that it is told with.
    #[test]
    fn every_reason_is_a_sentence_in_every_language() {
        let source = include_str!("../../../../lang/en.ftl");
        let keys = source.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let keys: Vec<&str> = keys.filter(|key| key.starts_with("hint-")).collect();
        assert!(keys.len() > 30);
        let (ten, two) = ("Td".parse().unwrap(), "2s".parse().unwrap());
        let blanks = |number| {
            let numbers = ["points", "value", "percent", "share", "price", "clips", "hands", "played"];
            let numbers = numbers.map(|name| (name, Blank::Number(number)));
            let cards =
                [("card", Blank::Card(ten)), ("valued", Blank::Cards([ten, two].into_iter().collect()))];
            let player = [("player", Blank::Player(Seat::new(1)))];
            [&numbers[..], &cards, &player].concat()
        };
        for messages in Lang::ALL.map(Messages::of) {
            let mut told = BTreeSet::new();
            for key in &keys {
                for number in [0, 1, 7] {
                    let cards = match *key {
                        "hint-wippen-add-keeps" => Blank::Cards([two].into_iter().collect()),
                        _ => Blank::Number(number),
                    };
                    let blanks = [blanks(number), vec![("cards", cards)]].concat();
                    let sentence =
                        text(&hints::Reason { key, blanks }, messages, &["Anna".into(), String::new()]);
                    assert!(sentence.ends_with('.') && !sentence.contains('{'), "{key}: {sentence}");
                    told.insert(sentence);
                }
            }
            assert!(told.len() > keys.len(), "numbers make a difference");
        }
    }
}
