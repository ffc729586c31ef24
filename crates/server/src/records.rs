//! A match that is over as a record, out of its table's log.

use fair::{Hash, Share};
use game::{Next, Seat, State, Step};
use games::Rules;
use record::{AnyRecord, Builder, Date, Header, MatchRecord, Recorded};
use std::collections::BTreeMap;
use table::{Entry, Event, Message, Millis, Name, OfGame, Steps, Table};

/// Counts the matches of a table that can be had as records: those that are over, and one at which it was closed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    over: u32,
    under_way: bool,
}

impl Count {
    /// The count of a log.
    pub(crate) fn of(entries: &[Entry]) -> Count {
        let mut count = Count::default();
        entries.iter().for_each(|entry| count.see(entry));
        count
    }

    /// Takes in the next entry.
    pub(crate) fn see(&mut self, entry: &Entry) {
        match entry.event {
            Event::Started { .. } => self.under_way = true,
            Event::Revealed { .. } | Event::Closed { secret: Some(_), .. } => {
                self.over += u32::from(std::mem::take(&mut self.under_way));
            }
            _ => {}
        }
    }

    /// How many there are.
    pub(crate) const fn over(self) -> u32 {
        self.over
    }
}

/// The record of the match that was the how manieth of its table, counted from 1, as text. None if there was
/// none, or it is not over, or its cards are not opened, or it went by rules that this version does not have. A table
/// that was closed before the end of a match leaves a record of what was played of it.
pub(crate) fn record(entries: &[Entry], number: u32) -> Option<String> {
    let begins = |entry: &Entry| matches!(entry.event, Event::Started { .. });
    let opens =
        |entry: &Entry| matches!(entry.event, Event::Revealed { .. } | Event::Closed { secret: Some(_), .. });
    let starts = entries.iter().enumerate().filter(|(_, entry)| begins(entry));
    let (start, _) = starts.clone().nth(usize::try_from(number).ok()?.checked_sub(1)?)?;
    let end = entries[start..].iter().position(opens)?;
    let next = starts.map(|(at, _)| at).find(|at| *at > start).unwrap_or(entries.len());
    let of_match = entries.get(start..=start + end).filter(|_| start + end < next)?;
    let table = Table::from_entries(&entries[..=start]).ok().filter(Table::follows)?;
    let Message::Snapshot(now) = table.public() else { return None };
    let players = now.seats.len() as u8;
    let (Event::Started { dealer, .. }, commitment) = (&entries[start].event, now.commitment?) else {
        return None;
    };
    // With marks on every letter a name can be longer than a record has it.
    let short = |name: &Name| name.as_str().chars().take(record::MOST_OF_A_NAME).collect();
    let head = Head {
        names: now.seats.iter().map(|seat| short(&seat.name)).collect(),
        bots: now.seats.iter().map(|seat| seat.computer.as_ref().map(short)).collect(),
        date: date(entries[start].at),
        commitment,
        shares: shares(&entries[..=start]),
    };
    match now.draft.rules(players).ok()? {
        Rules::Wippen(rules) => {
            let setup = wippen::MatchSetup { rules, dealer: *dealer };
            let steps = |steps: &Steps| match steps {
                OfGame::Wippen(steps) => steps.clone(),
                OfGame::Toepen(_) => Vec::new(),
            };
            build(setup, head, of_match, steps).map(|record| AnyRecord::Wippen(record).to_text())
        }
        Rules::Toepen { rules, players } => {
            let setup = toepen::SessionSetup::new(rules, players, *dealer).ok()?;
            let steps = |steps: &Steps| match steps {
                OfGame::Toepen(steps) => steps.clone(),
                OfGame::Wippen(_) => Vec::new(),
            };
            build(setup, head, of_match, steps).map(|record| AnyRecord::Toepen(record).to_text())
        }
    }
}

/// What stands before the first step.
struct Head {
    names: Vec<String>,
    /// Which computer players sat there.
    bots: Vec<Option<String>>,
    date: Option<Date>,
    commitment: Hash,
    shares: Vec<(Seat, Share)>,
}

fn build<G: Recorded>(
    setup: G::Setup,
    head: Head,
    entries: &[Entry],
    steps: impl Fn(&Steps) -> Vec<Step<G>>,
) -> Option<MatchRecord<G>> {
    let header = Header::new(setup, head.names, head.date, ()).and_then(|header| header.with_bots(head.bots));
    let mut builder: Builder<G, State<G>> = Builder::new(header.ok()?);
    builder.push(record::Entry::Commitment(head.commitment)).ok()?;
    for (seat, share) in head.shares {
        builder.push(record::Entry::Share(seat, share)).ok()?;
    }
    for entry in entries {
        match &entry.event {
            Event::Started { steps: of, roots, .. } | Event::Played { steps: of, roots, .. } => {
                let mut roots = roots.iter();
                for step in steps(of) {
                    if matches!(builder.state().next(), Next::Deal { new_pack: true, .. }) {
                        builder.push(record::Entry::Pack(*roots.next()?)).ok()?;
                    }
                    builder.push(record::Entry::Step(step)).ok()?;
                    if let Some(over) = builder.due() {
                        builder.push(over).ok()?;
                    }
                }
            }
            Event::Revealed { secret } | Event::Closed { secret, .. } => {
                let secret = secret.as_deref()?.parse().ok()?;
                builder.push(record::Entry::Secret(secret)).ok()?;
                builder.push(record::Entry::End).ok()?;
            }
            _ => {}
        }
    }
    Some(builder.into_record())
}

/// Which seat added what to the chance of the match that begins with the last of these entries.
fn shares(entries: &[Entry]) -> Vec<(Seat, Share)> {
    let mut shares = BTreeMap::new();
    for entry in entries {
        match &entry.event {
            Event::Ready { seat, share } => {
                shares.remove(&seat.number());
                shares.extend(share.map(|share| (seat.number(), share)));
            }
            Event::NotReady { seat } => drop(shares.remove(&seat.number())),
            Event::Rules { .. } | Event::Time { .. } | Event::Hints { .. } | Event::Rematch => shares.clear(),
            // The seats behind move up.
            Event::Left { seat } | Event::Removed { seat } => {
                shares = shares
                    .into_iter()
                    .filter(|(of, _)| *of != seat.number())
                    .map(|(of, share)| (if of > seat.number() { of - 1 } else { of }, share))
                    .collect();
            }
            Event::Started { host, share, .. } => {
                shares.remove(&host.number());
                shares.extend(share.map(|share| (host.number(), share)));
            }
            _ => {}
        }
    }
    shares.into_iter().map(|(seat, share)| (Seat::new(seat), share)).collect()
}

/// The day of a moment, in the calendar that is used everywhere (in Greenwich).
fn date(at: Millis) -> Option<Date> {
    // Days since 1 March 0000, in eras of 400 years: a year that begins in March has its odd day at its end.
    let days = at.0 / 86_400_000 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + 400 * era + u64::from(month <= 2);
    Date::new(u16::try_from(year).ok()?, month as u8, day as u8).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let parts = |days: u64| date(Millis(days * 86_400_000 + 5)).unwrap().parts();
        assert_eq!(parts(0), (1970, 1, 1));
        assert_eq!(parts(11_016), (2000, 2, 29));
        assert_eq!(parts(20_787), (2026, 11, 30));
        assert_eq!(parts(20_787 + 32), (2027, 1, 1));
    }
}
