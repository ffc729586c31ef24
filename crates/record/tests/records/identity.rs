//! Written and read back, a record is the same.

use crate::common::{Visit, cases, everywhere, lines, played, renumbered, wippen};
use game::{Seat, State};
use record::{AnyPosition, AnyRecord, Follow, MatchRecord, Record, Recorded, Replay, SeatRecord, Verdict};
use wippen::Match;

struct Same;

impl Visit for Same {
    fn visit<G: Recorded>(&self, setup: &G::Setup, seed: u64) {
        let (record, text) = played::<G>(setup, seed);
        assert_eq!(record.to_text(), text, "the lines as they came make the record");
        let again = MatchRecord::<G>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again.to_text(), text);
        assert_eq!(again.entries(), record.entries());
        assert_eq!(AnyRecord::read(&text).unwrap().to_text(), text);
        let players = record.header().players();
        for viewer in Seat::all(players).map(Some).chain([None]) {
            for seen in [record.seen_by(viewer), record.proved_to(viewer).unwrap()] {
                let text = seen.to_text();
                let again = SeatRecord::<G>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(again.to_text(), text);
                assert_eq!(AnyRecord::read(&text).unwrap().to_text(), text);
                assert!(MatchRecord::<G>::read(&text).is_err(), "the kinds are kept apart");
                follows_the_match(&record, &again, viewer);
                let verdict = seen.verify().unwrap();
                assert!(matches!(verdict, Verdict::Opened { .. }), "{verdict:?}");
            }
        }
        positions_read_back::<G>(&record);
        let verdict = record.verify().unwrap();
        assert!(matches!(verdict, Verdict::Fair { shares, .. } if shares == players), "{verdict:?}");
    }
}

/// Wherever nothing is forced, the record has a position of the notation, with the stock in its order.
fn positions_read_back<G: Recorded>(record: &MatchRecord<G>) {
    let mut positions = 0;
    for number in 0..=record.entries().len() {
        let Some(line) = record.position_after(number) else { continue };
        let position = AnyPosition::read(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(position.to_line(), line);
        let rest = record.rest_after(number);
        assert_eq!(rest.known, rest.cards.len());
        positions += 1;
    }
    assert!(positions > 10);
}

/// Without a secret, the order of the stock is known as far as it is dealt later.
#[test]
fn the_stock_is_known_from_later_deals() {
    let (whole, text) = played::<Match>(&wippen("basic", 2, r#", "finish": "games 1""#), 1);
    let fair = [" commitment ", " share ", " pack ", " secret "];
    let mut lines = lines(&text);
    lines.retain(|line| !fair.iter().any(|word| line.contains(word)));
    let open = MatchRecord::<Match>::read(&renumbered(&lines)).unwrap();
    for number in 1..open.entries().len() {
        // The commitment, two shares and the pack come before what happens.
        assert_eq!(open.rest_after(number), whole.rest_after(number + 4));
        assert_eq!(open.position_after(number), whole.position_after(number + 4));
    }
    let cut = lines.iter().filter(|line| line.contains(" deal ")).nth(1).unwrap();
    let at = lines.iter().position(|line| line == cut).unwrap();
    let ended: Vec<String> = lines[..=at].iter().cloned().chain(["0 end".to_owned()]).collect();
    let record = MatchRecord::<Match>::read(&renumbered(&ended)).unwrap();
    let rest = record.rest_after(1);
    assert_eq!((rest.known, rest.cards.len()), (8, 40));
}

/// At every step, the viewer of a seat's record knows what that seat knew.
fn follows_the_match<G: Recorded>(whole: &MatchRecord<G>, seen: &SeatRecord<G>, viewer: Option<Seat>) {
    let (mut all, mut one) = (Replay::new(whole), Replay::new(seen));
    while go_to_next_step(&mut one) {
        assert!(go_to_next_step(&mut all));
        assert_eq!(*one.state().view(), all.state().view(viewer));
    }
    assert!(!go_to_next_step(&mut all));
}

fn go_to_next_step<G: Recorded, F: Follow<G>>(replay: &mut Replay<'_, G, F>) -> bool {
    while replay.forward() {
        if matches!(replay.record().entries()[replay.at() - 1].entry, record::Entry::Step(_)) {
            return true;
        }
    }
    false
}

#[test]
fn a_record_written_and_read_is_the_same() {
    everywhere(1, cases(), Same);
}

/// Forwards, back and at random, the state after an entry is always the same.
#[test]
fn replays_agree_at_every_step_three_times_back_and_forth() {
    struct BackAndForth;
    impl Visit for BackAndForth {
        fn visit<G: Recorded>(&self, setup: &G::Setup, seed: u64) {
            let (record, _) = played::<G>(setup, seed);
            back_and_forth::<G, State<G>>(&record);
            back_and_forth(&record.seen_by(Some(Seat::new(1))));
        }
    }
    // A thousand of every kind in the slow suite.
    everywhere(100, if cases() > 1 { 50 * cases() } else { 10 }, BackAndForth);
}

fn back_and_forth<G: Recorded, F: Follow<G>>(record: &Record<G, F>) {
    let mut replay = Replay::new(record);
    let mut states = vec![replay.state().clone()];
    while replay.forward() {
        states.push(replay.state().clone());
    }
    assert_eq!(states.len(), record.entries().len() + 1);
    for _ in 0..3 {
        while replay.back() {
            assert_eq!(*replay.state(), states[replay.at()]);
        }
        assert_eq!(replay.at(), 0);
        while replay.forward() {
            assert_eq!(*replay.state(), states[replay.at()]);
        }
    }
    let mut rng = fair::Rng::new(states.len() as u64, 0);
    for _ in 0..100 {
        let number = rng.below(states.len() as u32) as usize;
        assert_eq!(*replay.go_to(number), states[number]);
    }
    assert_eq!(replay.go_to(usize::MAX), states.last().unwrap());
}

/// Who is a computer player stands by the name, and the record of a seat tells it too.
#[test]
fn computer_players_are_told_by_their_names() {
    let text = played::<Match>(&wippen("basic", 2, r#", "finish": "games 1""#), 1).1;
    let mut lines = lines(&text);
    assert!(lines[5].starts_with("names ["));
    lines[5] = r#"names ["Anna", {"name": "Ben", "bot": "greedy"}]"#.to_owned();
    let text = renumbered(&lines);
    let record = MatchRecord::<Match>::read(&text).unwrap();
    assert_eq!(record.to_text(), text);
    assert_eq!(record.header().names(), ["Anna", "Ben"]);
    let bots = [None, Some("greedy".to_owned())];
    assert_eq!(record.header().bots(), bots);
    assert_eq!(record.seen_by(Some(Seat::new(0))).header().bots(), bots);
    let header = record.header().clone();
    assert!(header.clone().with_bots(vec![None]).is_err());
    assert_eq!(header.with_bots(vec![None, None]).unwrap().bots(), [None, None]);
}
