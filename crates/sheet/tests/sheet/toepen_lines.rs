//! Hands of toepen as they are noted.

use crate::kit::{add, added, clips, course, evening, last, toep, toeps};
use games::GameName::Toepen;
use sheet::{Check, Course, Entry, HandFault, HandLine, Refusal, Stakes, Toep};

fn refused(players: u32, switches: &[(&str, &str)], entry: Entry) -> HandFault {
    match add(&mut evening(Toepen, players, switches), entry) {
        Err(Refusal::Hand(fault)) => fault,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn gives<const N: usize>(switches: &[(&str, &str)], entry: Entry, changes: [i64; N]) {
    let mut book = evening(Toepen, N as u32, switches);
    added(&mut book, entry);
    assert_eq!(last(&book), changes);
    assert_eq!(changes.iter().sum::<i64>(), 0);
}

#[test]
fn t4_everybody_stakes_a_clip() {
    gives(&[], toeps(1, &[]), [-1, 2, -1]);
    gives(&[], clips(1, &[1, 1, 1]), [-1, 2, -1]);
    assert_eq!(refused(3, &[], clips(1, &[1, 1, 0])), HandFault::NoAnte { player: 2 });
    assert_eq!(refused(3, &[], clips(1, &[1, 1])), HandFault::Players { players: 3 });
    assert_eq!(refused(3, &[], clips(3, &[1, 1, 1])), HandFault::NoPlayer { place: 3 });
    assert_eq!(refused(3, &[], clips(0, &[1, 1, 10_001])), HandFault::TooManyClips { player: 2 });
}

#[test]
fn t5_no_clip_appears_or_vanishes() {
    let changes =
        |changes: &[i64]| Entry::Hand(HandLine { winner: 0, stakes: Stakes::Changes(changes.to_vec()) });
    gives(&[], changes(&[7, -3, -4]), [7, -3, -4]);
    assert_eq!(refused(3, &[], changes(&[7, -3, -3])), HandFault::Unbalanced { surplus: 1 });
    assert_eq!(refused(3, &[], changes(&[7, -7])), HandFault::Players { players: 3 });
    let far = HandFault::TooManyClips { player: 0 };
    assert_eq!(refused(3, &[], changes(&[i64::MIN, i64::MAX, 1])), far);
}

#[test]
fn t6_t8_a_check_costs_who_was_wrong() {
    let check =
        |by, of, honest| course(0, Course { checks: vec![Check { by, of, honest }], ..Course::default() });
    // Honest: two of the checker, one into the stake and one to the exchanger.
    gives(&[], check(1, 2, true), [4, -3, 0, -1]);
    // Not honest: n − 1 of the exchanger, one of them to the checker.
    gives(&[], check(1, 2, false), [5, 0, -4, -1]);
    // With two players the one clip goes to the checker.
    gives(&[], check(1, 0, false), [0, 0]);
    assert_eq!(refused(3, &[], check(1, 1, true)), HandFault::OwnCards { player: 1 });
    assert_eq!(refused(3, &[], check(1, 3, true)), HandFault::NoPlayer { place: 3 });
    assert_eq!(refused(3, &[("exchange", "false")], check(1, 2, true)), HandFault::NoExchange);
    // Eight players have the whole pack, so nobody exchanges; seven can once.
    assert_eq!(refused(8, &[], check(1, 2, true)), HandFault::TooManyChecks { most: 0 });
    gives(&[], check(1, 2, true), [7, -3, 0, -1, -1, -1, -1]);
}

#[test]
fn t10_t11_who_has_folded_neither_toeps_nor_answers() {
    gives(&[], toeps(0, &[toep(0, &[2])]), [3, -2, -1]);
    let again = toeps(0, &[toep(0, &[2]), toep(2, &[])]);
    assert_eq!(refused(3, &[], again), HandFault::HasFolded { player: 2 });
    let twice = toeps(0, &[toep(0, &[2]), toep(1, &[2])]);
    assert_eq!(refused(3, &[], twice), HandFault::HasFolded { player: 2 });
    assert_eq!(refused(3, &[], toeps(0, &[toep(0, &[0])])), HandFault::OwnToep { player: 0 });
    assert_eq!(refused(3, &[], toeps(0, &[toep(0, &[9])])), HandFault::NoPlayer { place: 9 });
}

#[test]
fn t12_who_is_left_has_won() {
    gives(&[], toeps(0, &[toep(0, &[1, 2])]), [2, -1, -1]);
    let other = toeps(1, &[toep(0, &[1, 2])]);
    assert_eq!(refused(3, &[], other), HandFault::WinnerNotLeft { left: 0 });
    let after = toeps(0, &[toep(0, &[1, 2]), toep(0, &[])]);
    assert_eq!(refused(3, &[("retoep_own", "true")], after), HandFault::IsOver { winner: 0 });
}

#[test]
fn t13_nobody_toeps_over_their_own_toep_unless_the_table_allows_it() {
    let entry = || toeps(0, &[toep(0, &[]), toep(0, &[])]);
    assert_eq!(refused(2, &[], entry()), HandFault::RetoepOwn { player: 0 });
    gives(&[("retoep_own", "true")], entry(), [3, -3]);
    gives(&[], toeps(0, &[toep(0, &[]), toep(1, &[])]), [3, -3]);
    let turns: Vec<Toep> = (0..34).map(|turn| toep(turn % 2, &[])).collect();
    assert_eq!(refused(2, &[], toeps(0, &turns)), HandFault::TooManyToeps);
    gives(&[], toeps(0, &turns[..33]), [34, -34]);
}

#[test]
fn t14_a_toep_of_two_costs_two() {
    let two = || toeps(0, &[Toep { clips: 2, ..toep(0, &[2]) }]);
    gives(&[("toep_stakes", "[1, 2]")], two(), [4, -3, -1]);
    assert_eq!(refused(3, &[], two()), HandFault::ToepSize { clips: 2 });
    let none = toeps(0, &[Toep { clips: 0, ..toep(0, &[]) }]);
    assert_eq!(refused(3, &[], none), HandFault::ToepSize { clips: 0 });
}

#[test]
fn t15_t20_seeing_costs_one_less_than_there_are_players() {
    let seeing = |by| Toep { seeing: true, ..toep(by, &[2]) };
    let first = || toep(1, &[]);
    // Who saw can win with the lower card, or lose.
    gives(&[], toeps(1, &[first(), seeing(0)]), [-3, 10, -2, -5]);
    gives(&[], toeps(0, &[first(), seeing(0)]), [12, -5, -2, -5]);
    assert_eq!(refused(4, &[], toeps(0, &[seeing(0)])), HandFault::NoSeeing);
    let not_last = toeps(0, &[first(), seeing(0), toep(1, &[])]);
    assert_eq!(refused(4, &[], not_last), HandFault::NoSeeing);
    // Never less than the toep itself.
    let two = Toep { clips: 2, ..Toep { seeing: true, ..toep(0, &[]) } };
    gives(&[("toep_stakes", "[1, 2]")], toeps(0, &[first(), two]), [4, -4]);
}

#[test]
fn t21_the_winner_takes_all_stakes() {
    gives(&[], clips(2, &[1, 4, 2, 3]), [-1, -4, 8, -3]);
    assert_eq!(refused(3, &[], toeps(2, &[toep(0, &[2])])), HandFault::WinnerFolded);
}

#[test]
fn t22_tens_clips_go_to_the_winner() {
    let tens = |tens: &[usize]| course(0, Course { tens: tens.to_vec(), ..Course::default() });
    gives(&[("report_tens", "true")], tens(&[0, 2]), [3, -1, -2]);
    assert_eq!(refused(3, &[], tens(&[2])), HandFault::NoTens { player: 2 });
    assert_eq!(refused(3, &[("report_tens", "true")], tens(&[2, 2])), HandFault::NoTens { player: 2 });
    assert_eq!(refused(3, &[("report_tens", "true")], tens(&[3])), HandFault::NoPlayer { place: 3 });
}
