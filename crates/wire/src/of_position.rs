//! Positions, as somebody at their table sees them: for lessons, where all cards lie open.

use crate::view::View;
use crate::view_of::{set_texts, texts, view};
use game::Seat;
use record::AnyPosition;
use table::OfGame;
use toepen::SessionPublic;
use wippen::MatchPublic;

/// A position as a game under way that a seat looks at; of a seat that is not there, as a spectator does.
pub fn seat_view(position: &AnyPosition, seat: Seat) -> table::View {
    match position {
        AnyPosition::Wippen(position) => {
            let state = &position.state;
            let own = (seat.number() < state.players()).then(|| (seat, *state.private(seat)));
            let games = u32::from(state.public().is_over());
            let public = MatchPublic { game: state.public().clone(), totals: Default::default(), games };
            OfGame::Wippen(game::View::new(public, own))
        }
        AnyPosition::Toepen(position) => {
            let state = &position.state;
            let own = (seat.number() < state.players()).then(|| (seat, *state.private(seat)));
            OfGame::Toepen(game::View::new(SessionPublic::around(*state.public()), own))
        }
    }
}

/// The same with the hands of all seats, and what lies covered.
pub fn open_view(position: &AnyPosition, seat: Seat) -> View {
    let mut shown = view(&seat_view(position, seat));
    match (&mut shown, position) {
        (View::Wippen(shown), AnyPosition::Wippen(position)) => {
            let state = &position.state;
            let seats = || state.public().seats();
            shown.open_hands = Some(seats().map(|seat| texts(*state.private(seat))).collect());
            let pile = |seat: Seat| state.covered().piles[seat.index()].as_slice().iter().copied();
            shown.open_piles = Some(seats().map(|seat| texts(pile(seat))).collect());
        }
        (View::Toepen(shown), AnyPosition::Toepen(position)) => {
            let state = &position.state;
            let seats = || Seat::all(state.players());
            shown.hands = Some(seats().map(|seat| set_texts(state.private(seat).hand())).collect());
            let laid = |seat: Seat| state.private(seat).laid() | state.private(seat).laid_before();
            shown.laid = Some(seats().map(|seat| set_texts(laid(seat))).collect());
        }
        _ => {}
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> AnyPosition {
        AnyPosition::read(text).unwrap()
    }

    #[test]
    fn a_position_of_wippen_is_seen_with_all_cards() {
        let text = r#"{"game": "wippen", "players": 2, "dealer": 1, "turn": 0, "hands": ["7h 3c", "Kd 9s"],
            "pot": "7s 4d", "piles": ["2h 2d", ""]}"#;
        let View::Wippen(shown) = open_view(&position(text), Seat::new(0)) else { panic!() };
        assert_eq!(shown.hand.unwrap(), ["3c", "7h"]);
        assert_eq!(shown.open_hands.unwrap()[1], ["9s", "Kd"]);
        assert_eq!(shown.open_piles.unwrap()[0], ["2h", "2d"]);
        assert!(shown.may_act && shown.counts.is_none());
        let View::Wippen(shown) = open_view(&position(text), Seat::new(5)) else { panic!() };
        assert!(shown.hand.is_none() && !shown.may_act);
    }

    #[test]
    fn a_position_of_toepen_is_seen_with_all_cards_and_what_may_be_done() {
        let text = r#"{"game": "toepen", "players": 2, "dealer": 1, "turn": 0, "hands": ["9s Ts", "8h Qd"],
            "stock": "", "balances": [19, 19], "stakes": [1, 1], "tens": [0, 0], "folded": [false, false],
            "phase": "play", "ready": [true, true], "exchanged": [null, null],
            "trick": {"leader": 0, "cards": ["", ""]}, "piles": ["7s 8s", "Ah Kh"],
            "toeps": {"count": 0, "by": null, "card_since": true}, "answering": null, "saw": []}"#;
        let View::Toepen(shown) = open_view(&position(text), Seat::new(0)) else { panic!() };
        assert_eq!(shown.moves, ["toep", "9s", "Ts"]);
        assert_eq!(shown.hands.unwrap()[1], ["8h", "Qd"]);
        assert_eq!((shown.balances, shown.hands_played), (vec![19, 19], 0));
    }
}
