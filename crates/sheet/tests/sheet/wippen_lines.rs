//! Games of Wippen as they are noted.

use crate::kit::{add, added, evening, last, piles, points};
use games::GameName::Wippen;
use sheet::{Counted, Entry, GameFault, Refusal};

fn refused(players: u32, switches: &[(&str, &str)], entry: Entry) -> GameFault {
    match add(&mut evening(Wippen, players, switches), entry) {
        Err(Refusal::Game(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn gives<const N: usize>(switches: &[(&str, &str)], entry: Entry, changes: [i64; N]) {
    let mut book = evening(Wippen, N as u32, switches);
    added(&mut book, entry);
    assert_eq!(last(&book), changes);
}

#[test]
fn w2_w3_all_piles_together_are_the_pack() {
    gives(&[], piles([[30, 8, 1, 0, 3, 0], [22, 5, 0, 1, 1, 0]]), [9, 2]);
    let short = piles([[30, 8, 1, 0, 3, 0], [21, 5, 0, 1, 1, 0]]);
    assert_eq!(refused(2, &[], short), GameFault::Sum { what: Counted::Cards, noted: 51, pack: 52 });
    for (what, pile, noted, pack) in [
        (Counted::Spades, [22, 4, 0, 1, 1, 0], 12, 13),
        (Counted::Tens, [22, 5, 1, 1, 1, 0], 2, 1),
        (Counted::Twos, [22, 5, 0, 0, 1, 0], 0, 1),
        (Counted::Aces, [22, 5, 0, 1, 2, 0], 5, 4),
    ] {
        assert_eq!(refused(2, &[], piles([[30, 8, 1, 0, 3, 0], pile])), GameFault::Sum { what, noted, pack });
    }
    // Five with one deck leave out two ranks of four; six with two decks one.
    let five = piles([
        [9, 11, 1, 1, 4, 0],
        [9, 0, 0, 0, 0, 0],
        [9, 0, 0, 0, 0, 0],
        [9, 0, 0, 0, 0, 0],
        [8, 0, 0, 0, 0, 0],
    ]);
    assert_eq!(refused(5, &[("decks", "1")], five), GameFault::TooFewCards { player: 0 });
    let five = piles([
        [12, 6, 1, 1, 1, 0],
        [8, 5, 0, 0, 1, 0],
        [8, 0, 0, 0, 2, 0],
        [8, 0, 0, 0, 0, 0],
        [8, 0, 0, 0, 0, 0],
    ]);
    gives(&[("decks", "1")], five, [8, 1, 2, 0, 0]);
    let six = piles([
        [50, 13, 2, 2, 4, 0],
        [10, 9, 0, 0, 1, 0],
        [10, 3, 0, 0, 1, 0],
        [10, 0, 0, 0, 1, 0],
        [10, 0, 0, 0, 1, 0],
        [10, 0, 0, 0, 0, 0],
    ]);
    gives(&[], six, [14, 1, 1, 1, 1, 0]);
}

#[test]
fn w3_a_pile_has_no_more_of_a_kind_than_cards() {
    let few = piles([[8, 8, 1, 0, 3, 0], [44, 5, 0, 1, 1, 0]]);
    assert_eq!(refused(2, &[], few), GameFault::TooFewCards { player: 0 });
    let few = piles([[30, 13, 1, 0, 3, 0], [22, 0, 0, 1, 1, 0]]);
    assert_eq!(refused(2, &[], few), GameFault::TooFewSpades { player: 1 });
    // The ace of spades is one card, not two.
    gives(&[], piles([[5, 1, 1, 0, 4, 0], [47, 12, 0, 1, 0, 0]]), [6, 5]);
    let few = piles([[4, 1, 1, 1, 4, 0], [48, 12, 0, 0, 0, 0]]);
    assert_eq!(refused(2, &[], few), GameFault::TooFewCards { player: 0 });
    assert_eq!(
        refused(3, &[], piles([[26, 0, 0, 0, 0, 0], [26, 0, 0, 0, 0, 0]])),
        GameFault::Players { players: 3 }
    );
}

#[test]
fn w28_wips_count_where_they_are_played() {
    let wips = || piles([[30, 8, 1, 0, 3, 2], [22, 5, 0, 1, 1, 1]]);
    gives(&[], wips(), [11, 3]);
    assert_eq!(refused(2, &[("wips", "false")], wips()), GameFault::NoWips { player: 0 });
    let many = piles([[30, 8, 1, 0, 3, 51], [22, 5, 0, 1, 1, 0]]);
    assert_eq!(refused(2, &[], many), GameFault::TooManyWips { player: 0 });
}

#[test]
fn w30_cards_that_nobody_captured_are_nobodys() {
    gives(&[], piles([[0; 6]; 3]), [0, 0, 0]);
    gives(&[], points(&[0, 0, 0]), [0, 0, 0]);
    let wip = piles([[0, 0, 0, 0, 0, 1], [0; 6]]);
    assert_eq!(refused(2, &[], wip), GameFault::Sum { what: Counted::Cards, noted: 0, pack: 52 });
}

#[test]
fn w31_a_game_gives_eleven_points_a_deck() {
    gives(&[("wips", "false")], points(&[9, 2]), [9, 2]);
    let fault = |noted| GameFault::Points { noted, least: 11, most: 11 };
    assert_eq!(refused(2, &[("wips", "false")], points(&[9, 3])), fault(12));
    assert_eq!(refused(2, &[], points(&[9, 1])), fault(10));
    // With wips there can be more.
    gives(&[], points(&[9, 3]), [9, 3]);
    gives(&[("wips", "false"), ("decks", "2")], points(&[9, 9]), [9, 9]);
    assert_eq!(refused(2, &[], points(&[u32::MAX, u32::MAX])), fault(u32::MAX));
}

#[test]
fn w32_two_share_and_three_get_nothing() {
    gives(&[], piles([[26, 13, 1, 1, 4, 0], [26, 0, 0, 0, 0, 0]]), [10, 1]);
    let three = piles([[16, 5, 1, 1, 4, 0], [16, 5, 0, 0, 0, 0], [16, 3, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0]]);
    gives(&[("wips", "false")], three, [8, 1, 0, 0]);
    // Just the points may then be two fewer, or four, but not one.
    let fault = |noted| GameFault::Points { noted, least: 7, most: 11 };
    for sum in [7, 9, 11] {
        gives(&[("wips", "false")], points(&[sum, 0, 0]), [i64::from(sum), 0, 0]);
    }
    for sum in [6, 8, 10, 12] {
        assert_eq!(refused(3, &[("wips", "false")], points(&[sum, 0, 0])), fault(sum));
    }
}

#[test]
fn w33_where_cards_count_a_game_gives_the_pack() {
    let cards = [("scoring", "\"cards\""), ("wips", "false")];
    gives(&cards, points(&[30, 22]), [30, 22]);
    gives(&cards, piles([[30, 8, 1, 0, 3, 0], [22, 5, 0, 1, 1, 0]]), [30, 22]);
    assert_eq!(refused(2, &cards, points(&[30, 21])), GameFault::Points { noted: 51, least: 52, most: 52 });
}
