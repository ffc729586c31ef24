//! What must be true of a log, whatever happened to the processes that wrote it.

use crate::guest::Guest;
use std::collections::{BTreeMap, BTreeSet};
use table::{Cause, Entry, Event, Message, Millis, Pulse, Table};

/// What is told of it.
#[derive(Default, Debug)]
pub struct Told {
    /// Acts of people, of computer players, of the clock.
    pub acts: [u32; 3],
    /// Computer players that were not heard in time.
    pub silent: u32,
    /// How often nobody ran.
    pub restarts: u32,
    /// The longest time for which a computer player was asked.
    pub longest: Millis,
}

fn pulse(table: &Table) -> Pulse {
    let Message::Snapshot(all) = table.public() else { panic!("no snapshot") };
    all.pulse
}

/// Goes through a log, entry by entry.
pub fn judge(entries: &[Entry]) -> Told {
    let mut told = Told::default();
    let mut commands = BTreeSet::new();
    let mut asked: BTreeMap<u8, Millis> = BTreeMap::new();
    let mut table = Table::from_entries(&entries[..1]).unwrap();
    let mut before = pulse(&table);
    let (mut begun, mut over) = (0, 0);
    for (pair, number) in entries.windows(2).zip(2..) {
        let [last, entry] = pair else { unreachable!() };
        assert!(entry.number == number && entry.at >= last.at, "{last:?} {entry:?}");
        if let Some(by) = entry.by {
            assert!(commands.insert((by.token, by.id)), "a command was carried out twice: {entry:?}");
        }
        let _ = table.catch_up(std::slice::from_ref(entry)).expect("the log is whole");
        assert!(table.follows());
        let after = pulse(&table);
        deadlines(last, entry, &before, &after);
        let waited = |seat: &game::Seat| entry.at - asked.get(&seat.number()).copied().unwrap_or(entry.at);
        match &entry.event {
            Event::Started { .. } => begun += 1,
            Event::Revealed { .. } => over += 1,
            Event::Restarted => told.restarts += 1,
            Event::Played { seat, cause, .. } => match cause {
                Cause::Person => told.acts[0] += 1,
                Cause::Computer => {
                    told.acts[1] += 1;
                    if before.asked.contains(*seat) {
                        assert!(waited(seat) >= table::BEAT, "{entry:?} came too early");
                        told.longest = told.longest.max(waited(seat));
                    }
                }
                Cause::TimeUp => {
                    told.acts[2] += 1;
                    let deadline = before.deadlines[seat.index()].expect("there was a limit");
                    assert!(entry.at >= deadline, "{entry:?} came before its time, {deadline}");
                }
                Cause::Away => told.acts[2] += 1,
                Cause::NoAnswer => told.silent += 1,
            },
            _ => {}
        }
        if let Event::Played { seat, .. } = &entry.event {
            asked.remove(&seat.number());
        }
        asked.retain(|seat, _| after.asked.contains(game::Seat::new(*seat)));
        for seat in game::Seat::all(game::MAX_SEATS as u8).filter(|seat| after.asked.contains(*seat)) {
            asked.entry(seat.number()).or_insert(entry.at);
        }
        before = after;
    }
    assert!(begun == over || begun == over + 1, "{begun} matches began and {over} ended");
    told
}

/// Nobody has less time than before, by anything that is not an act of their own.
fn deadlines(last: &Entry, entry: &Entry, before: &Pulse, after: &Pulse) {
    for (seat, (was, is)) in before.deadlines.iter().zip(&after.deadlines).enumerate() {
        let seat = game::Seat::new(seat as u8);
        let (Some(was), Some(is)) = (was, is) else { continue };
        if before.away.contains(seat) || after.away.contains(seat) {
            continue;
        }
        assert!(is >= was, "{entry:?} takes time from {seat}");
        if entry.event == Event::Restarted && !before.stopped {
            assert_eq!(*is - *was, entry.at - last.at, "time that did not count");
        }
    }
}

/// What people were told is in the log, as they were told it.
pub fn compare(entries: &[Entry], guest: &Guest) {
    for (number, id) in &guest.done {
        let by =
            entries.get(*number as usize - 1).and_then(|entry| entry.by).expect("what was done is there");
        assert_eq!(format!("{:032x}", by.id.0), *id, "entry {number} is another command");
    }
    for back in &guest.returns {
        assert!(back.number >= back.last, "what was told is lost: {} {}", back.last, back.number);
        let between = &entries[back.last as usize..back.number as usize];
        let moved =
            |event: &Event| matches!(event, Event::Started { .. } | Event::Played { .. } | Event::Rematch);
        if !between.iter().any(|entry| moved(&entry.event)) {
            assert_eq!(back.before, back.after, "the game is another one after entry {}", back.last);
        }
    }
}
