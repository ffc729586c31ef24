//! What happens to files: cut, changed, shuffled, wrong from the beginning. All of it is found, with its line.

use crate::common::{
    cases, lines, played, renumbered, sealed, toepen, toepen_presets, wippen, wippen_presets,
};
use fair::Rng;
use game::Seat;
use record::{AnyRecord, Broken, MatchRecord, ReadError, RecordError, SeatRecord, Why};
use toepen::Session;
use wippen::Match;

/// A short record of each game, with comments, and one of a seat.
fn short() -> Vec<String> {
    let comment = |text: &str| text.replacen("\n1 ", "\n; a comment\n\n1 ", 1) + "; the end\n";
    let session = played::<Session>(&toepen(2, r#", "hands": 1"#), 5).0;
    let game = played::<Match>(&wippen("advanced", 6, r#", "finish": "games 1", "decks": 1"#), 3).0;
    vec![
        comment(&session.to_text()),
        comment(&session.seen_by(Some(Seat::new(0))).to_text()),
        comment(&game.to_text()),
    ]
}

/// The damage was found, or nothing but comments is different.
fn found_or_harmless(damaged: &[u8], whole: &str) {
    let Ok(text) = std::str::from_utf8(damaged) else { return };
    if let Ok(record) = AnyRecord::read(text) {
        assert_eq!(lines(&record.to_text()), lines(whole), "{text}");
    }
}

#[test]
fn a_cut_at_any_byte_is_found() {
    for whole in short() {
        let bytes = whole.as_bytes();
        let end = whole.rfind(" end #").unwrap() + " end #".len() + 8;
        for cut in 0..bytes.len() {
            found_or_harmless(&bytes[..cut], &whole);
            if let Ok(text) = std::str::from_utf8(&bytes[..cut]) {
                assert_eq!(AnyRecord::read(text).is_ok(), cut >= end, "cut at {cut}");
            }
        }
    }
}

#[test]
fn any_changed_byte_is_found() {
    for (number, whole) in (0..).zip(short()) {
        let mut rng = Rng::new(number, 4);
        for at in 0..whole.len() {
            let random = rng.below(128) as u8;
            for byte in [random, *b";\n".get(at % 2).unwrap()] {
                let mut bytes = whole.clone().into_bytes();
                bytes[at] = byte;
                found_or_harmless(&bytes, &whole);
            }
        }
    }
}

#[test]
fn any_two_lines_swapped_are_found() {
    for whole in short() {
        let count = whole.lines().count();
        for one in 0..count {
            for other in one + 1..count {
                let mut swapped: Vec<&str> = whole.lines().collect();
                swapped.swap(one, other);
                found_or_harmless((swapped.join("\n") + "\n").as_bytes(), &whole);
            }
        }
    }
}

/// The same on long records of every kind, as often as there is time for.
#[test]
fn damage_to_long_records_is_found() {
    let mut texts: Vec<String> = wippen_presets().iter().map(|setup| played::<Match>(setup, 7).1).collect();
    texts.extend(toepen_presets().iter().map(|setup| played::<Session>(setup, 7).1));
    let mut rng = Rng::new(3, 3);
    for whole in texts {
        for _ in 0..20 * cases() {
            let at = rng.below(whole.len() as u32) as usize;
            found_or_harmless(&whole.as_bytes()[..at], &whole);
            let mut bytes = whole.clone().into_bytes();
            bytes[at] = rng.below(128) as u8;
            found_or_harmless(&bytes, &whole);
            let mut swapped: Vec<&str> = whole.lines().collect();
            let (one, other) = (rng.below(swapped.len() as u32), rng.below(swapped.len() as u32));
            swapped.swap(one as usize, other as usize);
            found_or_harmless((swapped.join("\n") + "\n").as_bytes(), &whole);
            let mut dropped: Vec<&str> = whole.lines().collect();
            dropped.remove(one as usize);
            assert!(AnyRecord::read(&(dropped.join("\n") + "\n")).is_err());
        }
    }
}

/// Line ends as other systems have them, and a last line without one, change nothing.
#[test]
fn other_line_ends_are_read() {
    for whole in short() {
        for text in [whole.replace('\n', "\r\n"), whole.trim_end().to_owned()] {
            assert_eq!(lines(&AnyRecord::read(&text).unwrap().to_text()), lines(&whole));
        }
    }
}

fn error_of(text: &str) -> RecordError {
    AnyRecord::read(text).expect_err("it is damaged")
}

/// The error of a record of Wippen, one line of which says something else; checksums and numbers are right.
fn with_line(number: usize, change: impl Fn(&str) -> String) -> RecordError {
    let mut lines = lines(&played::<Match>(&wippen("basic", 2, r#", "finish": "games 1""#), 1).1);
    lines[number - 1] = change(&lines[number - 1]);
    let error = error_of(&sealed(&lines));
    assert_eq!(error.line, number, "{error}");
    error
}

#[test]
fn a_head_that_cannot_be_is_refused() {
    let why = |number, text: &str| with_line(number, |_| text.to_owned()).why;
    let terms = |number, text: &str| match why(number, text) {
        Why::Terms(error) => error,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(why(1, "stamtafel record 2"), Why::NewerVersion(2));
    assert_eq!(why(1, "stamtafel record 0"), Why::NotARecord);
    assert_eq!(why(1, "stamtafel record 01"), Why::NotARecord);
    assert_eq!(why(1, "stamtafel record -1"), Why::NotARecord);
    assert_eq!(why(1, "[Event \"?\"]"), Why::NotARecord);
    assert_eq!(terms(2, "game \"bridge\""), ReadError::UnknownGame("bridge".into()));
    assert_eq!(why(2, "players 2"), Why::Head { wanted: "game" });
    assert_eq!(why(2, "game  \"wippen\""), Why::Form);
    assert!(matches!(terms(2, "game wippen"), ReadError::NotJson { .. }));
    assert!(matches!(terms(3, "rules {\"preset\": \"basic\"}"), ReadError::Missing("decks")));
    assert!(matches!(terms(4, "players -2"), ReadError::Shape { .. }));
    assert!(matches!(terms(4, "players 2.5"), ReadError::Shape { .. }));
    assert!(matches!(terms(5, "dealer 256"), ReadError::Shape { .. }));
    assert_eq!(why(6, "names [\"Anna\"]"), Why::Names);
    assert_eq!(why(6, "names [\"Anna\", 3]"), Why::Names);
    assert_eq!(why(6, &format!("names [\"{}\", \"\"]", "a\u{301}".repeat(5000))), Why::Names);
    for bot in [
        r#"{"name": "Ben"}"#,
        r#"{"bot": "random"}"#,
        r#"{"bot": "random", "name": "Ben"}"#,
        r#"{"name": "Ben", "bot": null}"#,
        r#"{"name": "Ben", "bot": "random", "seat": 1}"#,
        &format!(r#"{{"name": "Ben", "bot": "{}"}}"#, "a".repeat(61)),
    ] {
        assert_eq!(why(6, &format!("names [\"Anna\", {bot}]")), Why::Names, "{bot}");
    }
    assert_eq!(why(7, "date \"2026-02-30\""), Why::Date);
    assert_eq!(why(7, "date 20261130"), Why::Date);
    assert_eq!(why(8, "view \"seat 2\""), Why::OtherView);
    assert_eq!(why(8, "view \"god\""), Why::OtherView);
    // Seven players, or a dealer who does not sit there, show at the rules that they contradict.
    let mut lines = lines(&played::<Match>(&wippen("basic", 2, r#", "finish": "games 1""#), 1).1);
    lines[3] = "players 7".to_owned();
    assert!(matches!(error_of(&sealed(&lines)).why, Why::Terms(ReadError::Players { least: 2, most: 6 })));
    lines[3] = "players 2".to_owned();
    lines[4] = "dealer 5".to_owned();
    assert!(matches!(error_of(&sealed(&lines)).why, Why::Terms(ReadError::Unreachable { .. })));
}

#[test]
fn entries_that_cannot_be_are_refused() {
    // 9 to 11 are commitment and shares, 12 the pack, 13 the deal, 14 the first move.
    let why = |number, from: &str, to: &str| {
        with_line(number, |line| {
            assert!(line.contains(from), "{line}");
            line.replacen(from, to, 1)
        })
        .why
    };
    let whole = lines(&played::<Match>(&wippen("basic", 2, r#", "finish": "games 1""#), 1).1);
    let deal: Vec<&str> = whole[12].split(' ').collect();
    let first: &str = &deal[2][2..4];
    assert_eq!(deal[..2], ["5", "deal"]);
    assert_eq!(why(13, "deal ", "deal 0:Td "), Why::WrongDeal);
    assert_eq!(why(13, &deal[2][2..6], &first.repeat(2)), Why::WrongCard(first.parse().unwrap()));
    assert_eq!(why(13, &deal[2][2..6], "????"), Why::WrongDeal);
    assert_eq!(why(13, first, "1h"), Why::Form);
    assert_eq!(why(13, "deal 0", "deal 9"), Why::NoSuchSeat);
    assert_eq!(why(13, "5 deal", "-5 deal"), Why::Numbering { expected: 5 });
    assert_eq!(why(13, "5 deal", "6 deal"), Why::Numbering { expected: 5 });
    assert_eq!(why(14, ":", ":Kd"), Why::NoMove { word: whole[13].replacen("6 0:", "Kd", 1) });
    assert_eq!(
        with_line(14, |_| "6 1:4h".into()).why,
        Why::Illegal {
            word: "4h".into(),
            broken: Broken::Wippen(wippen::Illegal::NotYourTurn { turn: Seat::new(0) }),
        }
    );
    assert_eq!(with_line(14, |_| "6 7:4h".into()).why, Why::NoSuchSeat);
    assert_eq!(with_line(14, |_| "6 deal 0:AsAh".into()).why, Why::NotNow);
    assert_eq!(with_line(14, |_| "6 fact 0 pile".into()).why, Why::NotNow);
    assert_eq!(with_line(14, |_| "6 over 1 0000000000000000".into()).why, Why::OutOfPlace);
    assert_eq!(with_line(14, |_| "6 resign".into()).why, Why::Form);
    assert_eq!(with_line(9, |_| "1 commitment 00".into()).why, Why::Form);
    let mut ended = whole.clone();
    ended[9] = "2 end".to_owned();
    assert_eq!(error_of(&sealed(&ended)), RecordError { line: 11, why: Why::AfterEnd });
    assert_eq!(why(11, "3 share 1", "3 share 0"), Why::OutOfPlace);
    assert_eq!(with_line(12, |_| whole[12].replacen("5 ", "4 ", 1)).why, Why::PackDue);
    let at = |word: &str| whole.iter().position(|line| line.contains(word)).unwrap() + 1;
    assert_eq!(why(at(" over "), "over 1 ", "over 2 "), Why::OutOfPlace);
    assert_eq!(
        with_line(at(" over "), |line| format!("{}0000", &line[..line.len() - 4])).why,
        Why::Fingerprint
    );
    assert_eq!(
        with_line(at(" over "), |line| format!("{} 0:Td", line.split(' ').next().unwrap())).why,
        Why::FingerprintDue
    );
    let fact = at(" fact ");
    let (card, other) = (&whole[fact - 1], "2s");
    let last = &card[card.len() - 2..];
    assert_eq!(with_line(fact, |line| line.replacen(last, other, 1)).line, fact);
    assert_eq!(with_line(fact, |line| line[..line.len() - 2].to_owned()).why, Why::WrongFact);
    assert_eq!(with_line(whole.len() - 1, |line| line.replace("secret", "pack")).why, Why::OutOfPlace);
}

/// A match of which one card more, or one twice, was dealt: 53 cards, or two tens of diamonds.
#[test]
fn no_deal_gives_more_than_the_pack_has() {
    let whole = lines(&played::<Match>(&wippen("basic", 2, r#", "finish": "games 1""#), 1).1);
    let deals: Vec<usize> = (0..whole.len()).filter(|at| whole[*at].contains(" deal ")).collect();
    let mut twice = whole.clone();
    let first = whole[deals[0]].split([':', ' ']).nth(3).unwrap()[..2].to_owned();
    let later = whole[deals[2]].split([':', ' ']).nth(3).unwrap()[..2].to_owned();
    twice[deals[2]] = whole[deals[2]].replacen(&later, &first, 1);
    let error = error_of(&sealed(&twice));
    assert_eq!(error, RecordError { line: deals[2] + 1, why: Why::WrongCard(first.parse().unwrap()) });
    let mut more = whole.clone();
    let last = *deals.last().unwrap();
    more.insert(last + 1, whole[last].clone());
    let error = error_of(&renumbered(&more));
    assert_eq!(error, RecordError { line: last + 2, why: Why::NotNow });
}

#[test]
fn what_is_too_long_is_not_even_looked_at() {
    let text = "x".repeat(100 << 20);
    assert_eq!(error_of(&text), RecordError { line: 1, why: Why::TooLong });
    assert_eq!(error_of(""), RecordError { line: 1, why: Why::NotARecord });
    assert_eq!(error_of("\n;\n\n"), RecordError { line: 1, why: Why::NotARecord });
    let deep =
        format!("stamtafel record 1 #1d7ba9dc\n{}", sealed(&[format!("game {}", "[".repeat(1 << 20))]));
    assert!(matches!(error_of(&deep), RecordError { line: 2, .. }));
}

#[test]
fn the_kinds_are_not_taken_for_each_other() {
    let record = played::<Session>(&toepen(2, r#", "hands": 1"#), 1).0;
    let (all, seat) = (record.to_text(), record.seen_by(None).to_text());
    assert_eq!(SeatRecord::<Session>::read(&all).unwrap_err(), RecordError { line: 8, why: Why::OtherView });
    assert_eq!(
        MatchRecord::<Session>::read(&seat).unwrap_err(),
        RecordError { line: 8, why: Why::OtherView }
    );
    assert_eq!(MatchRecord::<Match>::read(&all).unwrap_err(), RecordError { line: 2, why: Why::OtherGame });
}
