//! Is everything right? What is looked at when an evening is over, and while it waits.

use crate::evening::{Evening, ends_match};
use crate::faults::Fault;
use game::Seat;
use std::collections::BTreeSet;
use table::{Entry, Event, Message, Millis, Snapshot, Stage, Table};
use wire::Wish;

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// Somebody, for as long as they like, and why.
    People(&'static str),
    /// A moment that comes by itself.
    Until(Millis),
}

impl Evening {
    /// What the table waits for, when nothing has happened for a minute although all processes run.
    ///
    /// # Panics
    /// If it waits for nothing that will come.
    pub(crate) fn waits_for(&self) -> Wait {
        let table = Table::from_entries(&self.house.log()).expect("what was stored makes a table");
        let Message::Snapshot(all) = table.public() else { panic!("what is public is a snapshot") };
        waits_for(&all, self.now).unwrap_or_else(|why| panic!("the evening stalls: {why}: {all:?}"))
    }

    /// Looks at everything that was told and stored.
    ///
    /// # Panics
    /// If something is wrong.
    pub(crate) fn check(&mut self) {
        let log = self.house.log();
        assert!((1..).zip(&log).all(|(number, entry)| entry.number == number), "a number is missing");
        assert!(log.windows(2).all(|pair| pair[0].at <= pair[1].at), "time went back");
        self.each_command_once(&log);
        self.what_is_done_is_stored(&log);
        each_match_ends(&log);
        for entry in &log {
            match &entry.event {
                Event::Left { .. } => self.faults.strike(Fault::Left),
                Event::Moved { .. } => self.faults.strike(Fault::Moved),
                _ => {}
            }
        }
    }

    /// Every command that is stored was sent by somebody, and is there once.
    fn each_command_once(&self, log: &[Entry]) {
        let sent: BTreeSet<&str> =
            self.people.iter().flat_map(|person| person.ids.iter().map(String::as_str)).collect();
        let mut stored = BTreeSet::new();
        for by in log.iter().filter_map(|entry| entry.by) {
            let id = format!("{:032x}", by.id.0);
            assert!(sent.contains(id.as_str()), "nobody sent the command {id}");
            assert!(stored.insert(id), "a command was carried out twice");
        }
    }

    /// Whoever was told that a command was carried out can find it in the log, where they were told.
    fn what_is_done_is_stored(&self, log: &[Entry]) {
        for person in &self.people {
            for (id, wish, number) in &person.done {
                let entry = log.get(*number as usize - 1);
                let by = entry.and_then(|entry| entry.by).map(|by| format!("{:032x}", by.id.0));
                // Whoever is at the seat already has nothing to do to be here.
                let stored = by.as_ref() == Some(id) || (*wish == Wish::Here && entry.is_some());
                assert!(stored, "{} was told of entry {number}, {wish:?}, which is {entry:?}", person.name);
            }
        }
    }
}

/// Between the beginning of a match and the next one there is its end, with its secret.
fn each_match_ends(log: &[Entry]) {
    let mut under_way = false;
    for entry in log {
        match entry.event {
            Event::Started { .. } => {
                assert!(!under_way, "a match began before the one before it was over");
                under_way = true;
            }
            Event::Revealed { .. } => {
                assert!(ends_match(entry) && under_way, "a match was over twice");
                under_way = false;
            }
            _ => {}
        }
    }
}

/// What a table waits for at which nothing happens.
///
/// # Errors
/// Why that will never come.
fn waits_for(all: &Snapshot, now: Millis) -> Result<Wait, String> {
    let person = |at: usize| all.seats[at].person;
    let people = (0..all.seats.len()).any(person);
    match all.pulse.stage {
        Stage::Closed => return Ok(Wait::People("closed")),
        Stage::Before if all.commitment.is_none() => return Err("no secret was committed to".to_owned()),
        Stage::Before => return Ok(Wait::People(if people { "start" } else { "somebody who sits down" })),
        Stage::After => return Ok(Wait::People("rematch")),
        Stage::During => {}
    }
    if all.paused {
        return Ok(Wait::People("resume"));
    }
    if all.pulse.stopped {
        let attended = all.seats.iter().any(|seat| seat.person && seat.here && !seat.away);
        return if attended { Err("the clock stands still".to_owned()) } else { Ok(Wait::People("anybody")) };
    }
    let mut waits = None;
    let asked = Seat::all(all.seats.len() as u8).filter(|seat| all.pulse.asked.contains(*seat));
    for seat in asked {
        let facts = &all.seats[seat.index()];
        if facts.computer.is_some() || !facts.person || facts.away {
            return Err(format!("nobody acts for seat {seat}"));
        }
        match all.pulse.deadlines.get(seat.index()).copied().flatten() {
            Some(at) if at <= now => return Err(format!("the time of seat {seat} is over")),
            Some(at) => waits = Some(Wait::Until(at)),
            None => waits = waits.or(Some(Wait::People("an answer"))),
        }
    }
    waits.ok_or_else(|| "nobody is asked".to_owned())
}
