//! Every work that is benchmarked comes to its answer.
#![forbid(unsafe_code)]

use bench::settings::SETTINGS;
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
