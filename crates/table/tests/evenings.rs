//! Whole evenings of both games, with any number of players and every kind of fault.

mod common;

use common::evening::{Evening, Faults};
use game::kit::cases;

#[test]
fn no_evening_is_spoilt() {
    let mut faults = Faults::default();
    for seed in 0..cases(200) {
        let played = std::panic::catch_unwind(|| {
            let mut evening = Evening::new(seed);
            evening.play(1 + (seed % 8 == 0) as u32);
            evening.answers_agree();
            evening.faults
        });
        match played {
            Ok(struck) => faults = faults.plus(struck),
            Err(panic) => {
                eprintln!("the evening of seed {seed}");
                std::panic::resume_unwind(panic);
            }
        }
    }
    assert!(faults.all().iter().all(|struck| *struck >= 20), "{faults:?}");
    eprintln!("{faults:?}");
}
