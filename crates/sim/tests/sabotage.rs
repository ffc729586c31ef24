//! What the house does wrong on purpose does not stay hidden.

use sim::{Evening, Plan, Sabotage, twins};
use std::panic::catch_unwind;

/// What is said of the first evening, of so many, in which somebody notices.
fn noticed(evenings: u64, play: impl Fn(u64) + std::panic::RefUnwindSafe) -> String {
    for seed in 0..evenings {
        if let Err(panic) = catch_unwind(|| play(seed)) {
            let text = panic.downcast_ref::<String>().cloned();
            return text
                .or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
                .unwrap_or_default();
        }
    }
    panic!("nobody notices");
}

fn evening_with(sabotage: Sabotage) -> String {
    let plan = Plan { sabotage: Some(sabotage), ..Plan::default() };
    noticed(60, |seed| {
        Evening::new(seed, &plan).play();
    })
}

fn twins_with(sabotage: Sabotage) -> String {
    noticed(60, |seed| {
        twins(seed, Some(sabotage));
    })
}

#[test]
fn what_is_not_stored_and_told_all_the_same_is_noticed() {
    let said = evening_with(Sabotage::TellsWhatIsNotStored);
    assert!(said.contains("not this far"), "{said}");
}

#[test]
fn a_dropped_entry_is_noticed() {
    let said = evening_with(Sabotage::DropsEntries);
    assert!(said.contains("an entry was lost or came twice"), "{said}");
}

#[test]
fn a_doubled_command_is_noticed() {
    let said = evening_with(Sabotage::DoublesCommands);
    assert!(said.contains("nobody sent the command"), "{said}");
}

#[test]
fn a_forged_root_is_noticed() {
    let said = evening_with(Sabotage::ForgesRoots);
    assert!(said.contains("proves nothing"), "{said}");
}

#[test]
fn a_clock_that_stands_still_is_noticed() {
    let said = evening_with(Sabotage::StopsTheClock);
    assert!(said.contains("the evening stalls"), "{said}");
}

#[test]
fn a_hand_that_is_shown_is_noticed() {
    let said = twins_with(Sabotage::ShowsTheFirstHand);
    assert!(said.contains("cannot know shows"), "{said}");
}

#[test]
fn time_that_depends_on_a_hand_is_noticed() {
    let said = twins_with(Sabotage::HesitatesByTheHand);
    assert!(said.contains("cannot know shows"), "{said}");
}
