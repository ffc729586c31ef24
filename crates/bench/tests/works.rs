//! Every work that is benchmarked comes to its answer.
#![forbid(unsafe_code)]

use bench::settings::SETTINGS;
use bench::sheets::{EVENINGS, HANDS, PEOPLE, season};
use bench::work::{Part, Work};

#[test]
fn every_work_is_done_for_some_moves() {
    for setting in SETTINGS {
        for part in Part::ALL {
            let work = Work { setting, part };
            let moves = if work.exists() { work.repeat(1) } else { 0 };
            assert_eq!(moves > 0, work.exists(), "{} for {}: {}", setting.name, setting.players, part.name());
            assert_eq!(Part::named(part.name()), Some(part));
        }
    }
}

#[test]
fn the_season_is_as_long_as_it_says_and_always_the_same() {
    let text = season();
    assert!(text == season());
    let book = sheet::read(&text).expect("a season");
    assert_eq!((book.evenings().len(), book.people().len()), (EVENINGS as usize, PEOPLE as usize));
    assert!(book.evenings().iter().all(|evening| evening.counting().count() == HANDS as usize));
}
