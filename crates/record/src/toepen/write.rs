//! Writing a position of toepen.

use super::rules;
use crate::position::{Notation, Position};
use ::toepen::{AnsweringDraft, Hand, HandDraft, Phase};
use cards::Card;
use game::{Seat, SeatSet};
use serde_json::{Map, Value, json};

pub(super) fn position(position: &Position<Hand>) -> Value {
    let draft = HandDraft::of(&position.state);
    let seats = Seat::all(draft.players);
    let flags = |set: SeatSet| -> Value { seats.clone().map(|seat| set.contains(seat)).collect() };
    let clips = |all: &[i64]| -> Value { all.iter().take(seats.len()).copied().collect() };
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("game", Hand::NAME.into());
    put("rules", rules::to_json(&draft.rules));
    put("players", draft.players.into());
    put("dealer", draft.dealer.number().into());
    put("turn", draft.turn.map(Seat::number).into());
    put("hands", seats.clone().map(|seat| draft.hands[seat.index()].to_string()).collect());
    let stock: Vec<String> = position.stock.cards().map(|card| card.to_string()).collect();
    put("stock", stock.join(" ").into());
    put("balances", clips(&draft.balances));
    put("stakes", clips(&draft.stakes));
    put("tens", clips(&draft.tens));
    put("folded", flags(draft.folded));
    put("phase", phase(draft.phase).into());
    put("ready", flags(draft.ready));
    let exchanged = |seat: Seat| {
        let cards = draft.exchanged[seat.index()];
        (!cards.is_empty()).then(|| cards.to_string())
    };
    put("exchanged", seats.clone().map(exchanged).collect());
    let in_trick =
        |seat: Seat| draft.trick[seat.index()].map_or(String::new(), |card: Card| card.to_string());
    let trick: Value = seats.clone().map(in_trick).collect();
    put("trick", json!({"leader": draft.leader.number(), "cards": trick}));
    put("piles", seats.clone().map(|seat| draft.piles[seat.index()].to_string()).collect());
    let by = draft.toep_by.map(Seat::number);
    put("toeps", json!({"count": draft.toeps, "by": by, "card_since": draft.card_since}));
    put("answering", draft.answering.as_ref().map_or(Value::Null, answering));
    put("saw", position.state.public().saw().iter().map(Seat::number).collect());
    if let Some(winner) = draft.winner {
        put("winner", winner.number().into());
    }
    Value::Object(map)
}

/// The name in `phase`.
pub(super) const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Exchange => "exchange",
        Phase::Play => "play",
    }
}

fn answering(toep: &AnsweringDraft) -> Value {
    let left: Value = toep.left.iter().map(|seat| seat.number()).collect();
    json!({"by": toep.by.number(), "stake": toep.stake, "seeing": toep.seeing, "left": left})
}
