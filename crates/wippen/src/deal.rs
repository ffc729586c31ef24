//! What is dealt, and when (W2–W6).

use crate::rules::Rules;
use crate::state::Public;
use cards::{CardBag, CardSet, Rank};
use game::{Next, Packet, Packets, Place, Seat, Seats};

/// W3: the cards that are left when so many are taken out that the rest comes out even: the kings of one
/// deck first, then the queens, then the jacks.
pub(crate) fn pack(rules: &Rules) -> CardBag {
    let deck = CardBag::from_set(CardSet::ALL);
    let mut pack = if rules.decks() == 2 { deck.plus(deck) } else { deck };
    let mut excess = (u16::from(pack.len()) - 4) % (4 * u16::from(rules.players()));
    for rank in [Rank::King, Rank::Queen, Rank::Jack] {
        if excess > 0 {
            pack = pack.minus(CardBag::from_set(CardSet::of_rank(rank)));
            excess -= 4;
        }
    }
    pack
}

#[inline]
pub(crate) fn next(public: &Public) -> Next {
    if public.in_hands() > 0 {
        Next::Act(Seats::one(public.turn))
    } else if public.stock > 0 {
        Next::Deal { packets: packets(public), new_pack: public.is_untouched() }
    } else if !public.is_over() {
        Next::Fact(Seat::new(public.counts))
    } else {
        Next::Over
    }
}

/// W4, W6: two rounds of two cards each, clockwise from the dealer's left. In the first deal two go to the
/// pot in each round, just before the dealer's own.
fn packets(public: &Public) -> Packets {
    let players = public.players();
    let mut packets = Packets::new();
    for _round in 0..2 {
        let mut seat = public.dealer;
        for _ in 0..players {
            seat = seat.left(players);
            if seat == public.dealer && public.is_untouched() {
                packets.push(Packet { to: Place::Table, count: 2, face_up: true });
            }
            packets.push(Packet { to: Place::Hand(seat), count: 2, face_up: public.rules.open_hands });
        }
    }
    packets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Draft, Preset};

    fn size(players: u8, decks: u8) -> u8 {
        let draft = Draft { decks: Some(decks), ..Draft::of(Preset::Basic) };
        pack(&draft.rules(players).unwrap()).len()
    }

    #[test]
    fn w3_so_many_cards_are_taken_out_that_the_rest_comes_out_even() {
        let sizes: [[u8; 2]; 5] = core::array::from_fn(|n| [size(n as u8 + 2, 1), size(n as u8 + 2, 2)]);
        assert_eq!(sizes, [[52, 100], [52, 100], [52, 100], [44, 104], [52, 100]]);
    }

    #[test]
    fn w3_kings_go_first_then_queens() {
        let draft = Draft { decks: Some(1), ..Draft::of(Preset::Basic) };
        let pack = pack(&draft.rules(5).unwrap());
        let left = |rank| pack.count_rank(rank);
        assert_eq!((left(Rank::King), left(Rank::Queen), left(Rank::Jack)), (0, 0, 4));
    }
}
