//! A match that is broken off at any moment goes on with the same cards.

use crate::common::{Visit, begun, cases, everywhere, header, played, random_action, wippen};
use fair::{Rng, Secret};
use game::Seat;
use record::{Entry, RecordError, Recorded, Running, Why};
use wippen::Match;

struct AnyMoment;

impl Visit for AnyMoment {
    /// Cut anywhere, taken up again and played on in the same way, the record is the same in the end.
    fn visit<G: Recorded>(&self, setup: &G::Setup, seed: u64) {
        let (whole, text) = played::<G>(setup, seed);
        let begun = begun::<G>(setup, seed).1.len();
        let mut rng = Rng::new(seed, 6);
        for _ in 0..10 {
            let cut = begun + rng.below((text.len() - begun) as u32 + 1) as usize;
            let bytes = &text.as_bytes()[..cut];
            if cut == text.len() {
                continue;
            }
            let resumed = Running::<G>::resume(bytes, Secret::of_seed(seed)).unwrap();
            assert!(resumed.keep <= cut);
            let torn = &text[resumed.keep..cut];
            assert!(!torn.contains('\n'), "only an unfinished line is dropped");
            let mut running = resumed.running;
            let mut again = text[..resumed.keep].to_owned();
            if !running.is_ending() {
                again += &running.settle().unwrap().lines;
                let done = running.record().entries().len();
                for noted in &whole.entries()[done..] {
                    if let Entry::Step(game::Step::Act { seat, action }) = &noted.entry {
                        again += &running.act(*seat, *action).unwrap().lines;
                    }
                }
            }
            let (record, lines) = running.end().unwrap();
            assert_eq!(again + &lines, text);
            assert_eq!(record.to_text(), text);
        }
    }
}

#[test]
fn a_match_goes_on_after_a_break_at_any_moment() {
    everywhere(60, cases(), AnyMoment);
}

fn basic() -> wippen::MatchSetup {
    wippen("basic", 2, r#", "finish": "games 1""#)
}

#[test]
fn only_what_can_be_gone_on_with_is_taken_up() {
    let why = |bytes: &[u8], seed| match Running::<Match>::resume(bytes, Secret::of_seed(seed)) {
        Ok(_) => panic!("it was taken up"),
        Err(error) => error,
    };
    let (_, text) = begun::<Match>(&basic(), 5);
    assert_eq!(why(text.as_bytes(), 6), RecordError { line: 9, why: Why::OtherSecret });
    let (_, whole) = played::<Match>(&basic(), 5);
    assert_eq!(why(whole.as_bytes(), 5).why, Why::AfterEnd);
    assert_eq!(why(b"", 5).why, Why::NotARecord);
    assert_eq!(why(&text.as_bytes()[..30], 5), RecordError { line: 2, why: Why::Cut });
    let head: String = text.split_inclusive('\n').take(8).collect();
    assert_eq!(why(head.as_bytes(), 5), RecordError { line: 9, why: Why::NotFixed });
    let mut bytes = text.clone().into_bytes();
    bytes[text.find("Anna").unwrap()] = 0xff;
    assert_eq!(why(&bytes, 5), RecordError { line: 6, why: Why::Form });
    // A line that is whole was meant: damage in it is no tear.
    let damaged = text.replacen("deal", "dea1", 1);
    assert_eq!(why(damaged.as_bytes(), 5).why, Why::Checksum);
}

/// Nobody's cards are in the record before they are dealt, and the secret is not either.
#[test]
fn a_running_record_tells_nothing_of_what_is_to_come() {
    let secret = Secret::of_seed(8).reveal();
    let (mut running, mut text) = begun::<Match>(&basic(), 8);
    let mut rng = Rng::new(8, 1);
    while let Some((seat, action)) = random_action(running.state(), &mut rng) {
        assert!(!text.contains(&secret));
        text += &running.act(seat, action).unwrap().lines;
    }
    let (_, end) = running.end().unwrap();
    assert!(!text.contains(&secret) && end.contains(&secret));
}

#[test]
fn shares_come_before_the_cards_and_once_a_seat() {
    let (mut running, _) = Running::<Match>::begin(header::<Match>(&basic()), Secret::of_seed(1)).unwrap();
    let share = fair::Share::of("x");
    assert!(running.share(Seat::new(1), share).is_ok());
    assert_eq!(running.share(Seat::new(1), share), Err(Why::OutOfPlace));
    assert_eq!(running.share(Seat::new(2), share), Err(Why::NoSuchSeat));
    running.settle().unwrap();
    assert_eq!(running.share(Seat::new(0), share), Err(Why::OutOfPlace));
    let (seat, action) = random_action(running.state(), &mut Rng::new(1, 1)).unwrap();
    let before = running.record().to_text();
    let other = seat.left(2);
    assert!(matches!(running.act(other, action), Err(Why::Illegal { .. })));
    assert_eq!(running.record().to_text(), before, "what is refused changes nothing");
    // A match may be ended before it is over; the record then ends there.
    let (record, _) = running.end().unwrap();
    assert!(record.is_finished() && record.verify().is_ok());
}
