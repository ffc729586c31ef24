//! Writing a position of Wippen.

use super::rules;
use crate::position::{Notation, Position};
use ::wippen::{Build, Public, Wippen, tally};
use game::Next;
use serde_json::{Map, Value};

pub(super) fn position(position: &Position<Wippen>) -> Value {
    let public = position.state.public();
    let covered = position.state.covered();
    let seats = public.seats();
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("game", Wippen::NAME.into());
    put("rules", rules::to_json(&public.rules));
    put("players", public.players().into());
    put("dealer", public.dealer.number().into());
    put(
        "turn",
        match position.state.next() {
            Next::Act(seats) => seats.first().map(|seat| seat.number()).into(),
            Next::Deal { .. } | Next::Fact(_) | Next::Over => Value::Null,
        },
    );
    put("hands", seats.clone().map(|seat| position.state.private(seat).to_string()).collect());
    put("pot", pot(public).into());
    put("piles", seats.clone().map(|seat| covered.piles[seat.index()].to_string()).collect());
    put("wips", seats.clone().map(|seat| public.wips[seat.index()]).collect());
    put("last_capture", public.last_capture.map(|seat| seat.number()).into());
    let stock: Vec<String> = position.stock.cards().map(|card| card.to_string()).collect();
    put("stock", stock.join(" ").into());
    if let Some(tally) = tally(public) {
        put("scores", tally.points().collect());
    }
    Value::Object(map)
}

/// Loose cards, then builds.
fn pot(public: &Public) -> String {
    let loose = public.loose.iter().map(|card| card.to_string());
    let parts: Vec<String> = loose.chain(public.builds.as_slice().iter().map(Build::to_string)).collect();
    parts.join(" ")
}
