//! Evenings: who deals, when they end, who has won, and what they show in the end.

use crate::kit::{
    about, act, added, book, clips, done, evening, house, people, piles, points, progress, toep, toeps,
};
use games::GameName::{Toepen, Wippen};
use sheet::{About, Change, Duel, End, EveningId, LineId, OperationId, PersonId, Refusal, Row, Warning};

const WIPS_OFF: (&str, &str) = ("wips", "false");

#[test]
fn t2_everybody_begins_with_the_clips_of_the_house() {
    let mut book = evening(Toepen, 3, &[("starting_clips", "30")]);
    assert_eq!((progress(&book).start, progress(&book).standing(PersonId(1))), (30, 30));
    added(&mut book, clips(1, &[1, 1, 2]));
    let row =
        Row { line: LineId(0), changes: vec![Some(-1), Some(3), Some(-2)], standings: vec![29, 33, 28] };
    assert_eq!(progress(&book).rows, [row]);
    let nine = about(house(Toepen, &[]), 9);
    let mut book = crate::kit::book(9);
    let refusal = act(&mut book, Change::AddEvening { evening: EveningId(0), about: nine });
    assert_eq!(refusal, Err(Refusal::Players { game: Toepen }));
}

#[test]
fn t3_the_winner_deals() {
    let mut book = evening(Toepen, 3, &[]);
    assert_eq!(progress(&book).dealer, Some(PersonId(0)));
    added(&mut book, clips(2, &[1, 1, 1]));
    assert_eq!(progress(&book).dealer, Some(PersonId(2)));
    added(&mut book, clips(1, &[1, 1, 1]));
    assert_eq!(progress(&book).dealer, Some(PersonId(1)));
}

#[test]
fn w7_the_deal_goes_round() {
    let mut book = evening(Wippen, 3, &[WIPS_OFF]);
    for dealer in [0, 1, 2, 0] {
        assert_eq!(progress(&book).dealer, Some(PersonId(dealer)));
        added(&mut book, points(&[5, 4, 2]));
    }
}

#[test]
fn w34_the_first_to_reach_the_target_has_won() {
    let mut book = evening(Wippen, 2, &[WIPS_OFF, ("finish", "\"target 20\"")]);
    added(&mut book, points(&[8, 3]));
    assert_eq!(progress(&book).end, None);
    added(&mut book, points(&[11, 0]));
    assert_eq!(progress(&book).end, None);
    added(&mut book, points(&[1, 10]));
    let end = Some(End { after: 3, winners: vec![PersonId(0)] });
    assert_eq!((progress(&book).end, progress(&book).dealer), (end.clone(), None));
    // What is noted after the end is odd, and changes nothing about it.
    added(&mut book, points(&[0, 11]));
    assert_eq!(progress(&book).end, end);
    assert_eq!(progress(&book).warnings, [Warning::AfterTheEnd(LineId(3))]);

    let mut book = evening(Wippen, 2, &[WIPS_OFF, ("finish", "\"games 2\"")]);
    added(&mut book, points(&[8, 3]));
    added(&mut book, points(&[2, 9]));
    assert_eq!(progress(&book).end, Some(End { after: 2, winners: vec![PersonId(1)] }));
}

#[test]
fn w35_equals_play_another_game() {
    let mut book = evening(Wippen, 2, &[WIPS_OFF, ("finish", "\"games 2\"")]);
    added(&mut book, points(&[8, 3]));
    added(&mut book, points(&[3, 8]));
    assert_eq!((progress(&book).end, progress(&book).dealer), (None, Some(PersonId(0))));
    added(&mut book, points(&[6, 5]));
    assert_eq!(progress(&book).end, Some(End { after: 3, winners: vec![PersonId(0)] }));

    let mut book = evening(Wippen, 2, &[WIPS_OFF, ("finish", "\"target 11\"")]);
    added(&mut book, points(&[8, 3]));
    added(&mut book, points(&[3, 8]));
    assert_eq!(progress(&book).end, None);
}

#[test]
fn t24_the_last_hands_end_an_evening() {
    let mut book = evening(Toepen, 2, &[("hands", "4")]);
    for _ in 0..4 {
        assert_eq!(progress(&book).end, None);
        added(&mut book, clips(0, &[1, 1]));
    }
    assert_eq!(progress(&book).end, Some(End { after: 4, winners: vec![PersonId(0)] }));

    // Announced, whatever the house says, for an odd number up to 19, before the end.
    let last = |last| About { last: Some(last), ..about(house(Toepen, &[("hands", "4")]), 2) };
    let change = |book: &sheet::Book, about: About| {
        let was = book.evenings()[0].revision;
        Change::ChangeEvening { evening: EveningId(0), was, about }
    };
    for (announced, refusal) in [
        ((3, 4), Refusal::LastHands),
        ((3, 0), Refusal::LastHands),
        ((3, 21), Refusal::LastHands),
        ((4, 3), Refusal::LastTooLate),
        ((u32::MAX, 3), Refusal::LastTooLate),
    ] {
        let change = change(&book, last(announced));
        assert_eq!(act(&mut book, change), Err(refusal), "{announced:?}");
    }
    let announce = change(&book, last((3, 3)));
    done(&mut book, announce);
    for _ in 0..2 {
        assert_eq!(progress(&book).end, None);
        added(&mut book, clips(1, &[1, 1]));
    }
    assert_eq!(progress(&book).end.map(|end| end.after), Some(6));

    let mut book = evening(Toepen, 2, &[("hands", "null")]);
    for _ in 0..30 {
        added(&mut book, clips(0, &[1, 1]));
    }
    assert_eq!(progress(&book).end, None);
}

#[test]
fn t26_the_sheet_tells_runs_and_the_spiral() {
    let mut book = evening(Toepen, 3, &[]);
    for winner in [0, 0, 1, 2, 2, 2] {
        added(&mut book, clips(winner, &[1, 1, 1]));
    }
    added(&mut book, toeps(2, &[toep(2, &[0, 1])]));
    added(&mut book, clips(1, &[1, 1, 5]));
    let evenings = book.in_order();
    let statistics = book.statistics(evenings);
    let of = |person| {
        let figures = statistics.of(PersonId(person)).expect("figures");
        (figures.played, figures.won, figures.all_folded, figures.best_run, figures.worst_run, figures.spiral)
    };
    assert_eq!(of(0), (8, 2, 0, 2, 6, 6));
    assert_eq!(of(1), (8, 2, 0, 1, 4, 0));
    assert_eq!(of(2), (8, 4, 1, 4, 3, 1));
    let last = statistics.of(PersonId(2)).expect("figures");
    assert_eq!((last.best, last.worst, last.total), (2, -5, 0));
    let duel = Duel { one: PersonId(0), other: PersonId(1), one_ahead: 2, other_ahead: 2, equal: 4 };
    assert_eq!(statistics.duels[0], duel);
}

#[test]
fn w28_wips_are_counted_as_far_as_they_were_noted() {
    let mut book = evening(Wippen, 2, &[]);
    added(&mut book, piles([[30, 8, 1, 0, 3, 2], [22, 5, 0, 1, 1, 1]]));
    added(&mut book, points(&[9, 5]));
    added(&mut book, points(&[0, 0]));
    let statistics = book.statistics(book.evenings());
    let of =
        |person| statistics.of(PersonId(person)).map(|figures| (figures.wips, figures.won, figures.total));
    assert_eq!((of(0), of(1)), (Some((2, 2, 20)), Some((1, 0, 8))));
}

#[test]
fn people_come_and_go() {
    let mut book = book(5);
    let about = about(house(Toepen, &[]), 3);
    done(&mut book, Change::AddEvening { evening: EveningId(0), about });
    added(&mut book, clips(0, &[1, 1, 1]));
    let line = |id, players: &[u32], entry| Change::AddLine {
        evening: EveningId(0),
        line: LineId(id),
        place: id + 1,
        players: players.iter().copied().map(PersonId).collect(),
        entry,
    };
    done(&mut book, line(1, &[0, 4], clips(1, &[1, 1])));
    let course = progress(&book);
    assert_eq!(course.people, [0, 1, 2, 4].map(PersonId));
    assert_eq!(course.rows[1].changes, [Some(-1), None, None, Some(1)]);
    assert_eq!(course.rows[1].standings, [21, 19, 19, 21]);
    assert_eq!(course.warnings, [Warning::NotSeated(LineId(1), PersonId(4))]);
    assert_eq!((course.total(PersonId(1)), course.total(PersonId(3))), (Some(-1), None));
    // Not twice, not alone, and nobody whom the book does not have.
    let twice = Refusal::Twice { person: PersonId(0) };
    assert_eq!(act(&mut book, line(2, &[0, 0], clips(1, &[1, 1]))), Err(twice));
    assert_eq!(act(&mut book, line(2, &[0], clips(0, &[1]))), Err(Refusal::Players { game: Toepen }));
    let nobody = Refusal::NoPerson { person: PersonId(7) };
    assert_eq!(act(&mut book, line(2, &[0, 7], clips(1, &[1, 1]))), Err(nobody));
    assert_eq!(act(&mut book, line(2, &[0, 1], points(&[5, 6]))), Err(Refusal::OtherGame { game: Toepen }));
}

#[test]
fn a_season_adds_up_evenings_by_their_days() {
    let mut book = book(3);
    for (id, date, seats, winner) in [
        (0, Some("2026-02-01"), 3, 0),
        (1, Some("2026-01-01"), 2, 1),
        (2, None, 2, 0),
        (3, Some("2026-03-01"), 2, 0),
    ] {
        let about = About { date: date.map(str::to_owned), ..about(house(Toepen, &[]), seats) };
        done(&mut book, Change::AddEvening { evening: EveningId(id), about });
        let (players, entry) = (people(seats), clips(winner, &vec![1; seats as usize]));
        let evening = EveningId(id);
        done(&mut book, Change::AddLine { evening, line: LineId(id), place: 1, players, entry });
    }
    done(&mut book, Change::RemoveEvening { evening: EveningId(3), removed: true });
    let season = book.season(Toepen);
    assert_eq!(season.people, people(3));
    let rows: Vec<(u32, Vec<i64>)> =
        season.rows.iter().map(|row| (row.evening.0, row.standings.clone())).collect();
    assert_eq!(rows, [(1, vec![-1, 1, 0]), (2, vec![0, 0, 0]), (0, vec![2, -1, -1])]);
    assert_eq!(season.rows[0].changes, [Some(-1), Some(1), None]);
    assert!(book.season(Wippen).rows.is_empty());
}

#[test]
fn what_an_evening_says_is_checked() {
    let mut book = book(3);
    let good = || about(house(Toepen, &[]), 3);
    let unknown = house(Toepen, &[("jokers", "true")]);
    let wrong = house(Toepen, &[("hands", "0")]);
    for (about, refusal) in [
        (About { date: Some("2026-02-30".to_owned()), ..good() }, Refusal::Date),
        (About { source: Some("x".repeat(65)), ..good() }, Refusal::Source),
        (About { dealer: PersonId(7), ..good() }, Refusal::DealerAway),
        (About { seats: vec![PersonId(0), PersonId(0)], ..good() }, Refusal::Twice { person: PersonId(0) }),
        (About { seats: people(4), ..good() }, Refusal::NoPerson { person: PersonId(3) }),
        (About { seats: people(1), ..good() }, Refusal::Players { game: Toepen }),
        (About { double: true, ..about(house(Wippen, &[]), 3) }, Refusal::OtherGame { game: Wippen }),
        (About { last: Some((1, 7)), ..about(house(Wippen, &[]), 3) }, Refusal::OtherGame { game: Wippen }),
    ] {
        assert_eq!(act(&mut book, Change::AddEvening { evening: EveningId(0), about }), Err(refusal));
    }
    for house in [unknown, wrong] {
        let about = about(house, 3);
        let refusal = act(&mut book, Change::AddEvening { evening: EveningId(0), about });
        assert!(matches!(&refusal, Err(Refusal::House(what)) if !what.to_string().is_empty()), "{refusal:?}");
    }
    assert!(book.evenings().is_empty());
}

#[test]
fn house_rules_change_only_if_all_lines_stay_right() {
    let mut book = evening(Wippen, 2, &[]);
    added(&mut book, points(&[9, 3]));
    let change = |was: OperationId| Change::ChangeEvening {
        evening: EveningId(0),
        was,
        about: about(house(Wippen, &[WIPS_OFF]), 2),
    };
    let was = book.evenings()[0].revision;
    let refusal = act(&mut book, change(was)).expect_err("twelve points without wips");
    assert!(matches!(refusal, Refusal::Line { line: LineId(0), .. }), "{refusal:?}");
    assert_eq!(refusal.rule(), Some("W31"));
    let revision = book.line(LineId(0)).expect("the line").1.revision;
    done(&mut book, Change::RemoveLine { line: LineId(0), was: revision, removed: true });
    done(&mut book, change(was));
    // And a line that was taken out comes back only if it is right by now.
    let revision = book.line(LineId(0)).expect("the line").1.revision;
    let back = act(&mut book, Change::RemoveLine { line: LineId(0), was: revision, removed: false });
    assert!(matches!(back, Err(Refusal::Game(_))), "{back:?}");
}
