//! A match that was played at a table, as an evening of a book.

use crate::book::Book;
use crate::change::{About, Change};
use crate::evening::EveningId;
use crate::game_line::{GameLine, Pile};
use crate::hand_line::{HandLine, Stakes};
use crate::house::House;
use crate::line::{Entry, LineId};
use crate::people::PersonId;
use game::State;
use games::Draft;
use record::{AnyRecord, Entry as Noted, Follow, MatchRecord, Recorded};
use table::Name;
use toepen::{Session, SessionPublic};
use wippen::{Match, MatchPublic};

/// A match out of its record.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// House rules.
    pub draft: Draft,
    /// By seat: who sat there, as the record says it.
    pub names: Vec<String>,
    /// Which seat dealt first.
    pub dealer: usize,
    /// The day on which it began, as `2026-11-30`, if the record says it.
    pub date: Option<String>,
    /// T23: was it played double?
    pub double: bool,
    /// T24: "the last k", after how many hands, and k.
    pub last: Option<(u32, u32)>,
    /// What is noted of each game or hand that came to its end.
    pub entries: Vec<Entry>,
}

/// What a book is to know beside the match.
#[derive(Clone, Copy)]
pub struct Bringing<'a> {
    /// The house rules of the match.
    pub house: &'a House,
    /// Where it was played, at most [`crate::MOST_SOURCE`] bytes.
    pub source: &'a str,
    /// What somebody is called whose name is not known, by seat.
    pub unnamed: &'a dyn Fn(usize) -> String,
}

impl Played {
    /// The match of a record that knows everything; none of what only one seat saw.
    pub fn of(record: &AnyRecord) -> Option<Played> {
        match record {
            AnyRecord::Wippen(record) => Some(wippen(record)),
            AnyRecord::Toepen(record) => Some(toepen(record)),
            AnyRecord::WippenSeat(_) | AnyRecord::ToepenSeat(_) => None,
        }
    }

    /// The changes that bring it into a book. Who is in the book by the same name is the same person. New numbers are
    /// asked for: of people, the evening and lines, each not yet taken among its kind.
    pub fn into_book(&self, book: &Book, with: Bringing<'_>, number: &mut dyn FnMut() -> u32) -> Vec<Change> {
        let mut changes = Vec::new();
        let mut seats: Vec<PersonId> = Vec::new();
        let mut names: Vec<Name> = Vec::new();
        for (seat, name) in self.names.iter().enumerate() {
            let name = Name::clean(name).or_else(|| Name::clean(&(with.unnamed)(seat))).unwrap_or_default();
            let name = unlike(name, &names);
            let known = book.people().iter().find(|person| person.name == name);
            seats.push(known.map(|person| person.id).unwrap_or_else(|| {
                let person = PersonId(number());
                changes.push(Change::AddPerson { person, name: name.as_str().to_owned() });
                person
            }));
            names.push(name);
        }
        let evening = EveningId(number());
        let about = About {
            date: self.date.clone(),
            house: with.house.clone(),
            dealer: seats.get(self.dealer).copied().unwrap_or(PersonId(0)),
            seats: seats.clone(),
            double: self.double,
            last: self.last,
            source: Some(with.source.to_owned()),
        };
        changes.push(Change::AddEvening { evening, about });
        for (place, entry) in (1..).zip(&self.entries) {
            let (line, players, entry) = (LineId(number()), seats.clone(), entry.clone());
            changes.push(Change::AddLine { evening, line, place, players, entry });
        }
        changes
    }
}

/// Two at one table can have the same name; in a book they are two people.
fn unlike(name: Name, taken: &[Name]) -> Name {
    let short: String = name.as_str().chars().take(20).collect();
    let others = (2..).filter_map(|number| Name::clean(&format!("{short} {number}")));
    std::iter::once(name.clone()).chain(others).find(|name| !taken.contains(name)).unwrap_or(name)
}

/// Goes through a match, and looks at it after each game or hand; the last look is at what is left at its end.
fn each_end<G: Recorded>(record: &MatchRecord<G>, mut look: impl FnMut(&G::Public)) -> State<G> {
    let header = record.header();
    let mut state = <State<G> as Follow<G>>::open(header.setup(), header.view());
    for noted in record.entries() {
        let Noted::Step(step) = &noted.entry else { continue };
        let finished = G::finished(state.public());
        // It was lawful when it came into the record.
        if Follow::take(&mut state, step).is_err() {
            break;
        }
        if G::finished(state.public()) > finished {
            look(state.public());
        }
    }
    state
}

fn played<G: Recorded>(record: &MatchRecord<G>, draft: Draft, entries: Vec<Entry>) -> Played {
    let header = record.header();
    Played {
        draft,
        names: header.names().to_vec(),
        dealer: header.dealer().index(),
        date: header.date().map(|date| date.to_string()),
        double: false,
        last: None,
        entries,
    }
}

fn wippen(record: &MatchRecord<Match>) -> Played {
    let mut entries = Vec::new();
    let end = each_end(record, |public: &MatchPublic| {
        let tally = wippen::tally(&public.game);
        let pile = |count: &wippen::Count| Pile {
            cards: count.cards,
            spades: count.spades,
            tens: count.tens,
            twos: count.twos,
            aces: count.aces,
            // W28: where wips do not count nobody notes them.
            wips: if public.game.rules.wips { count.wips } else { 0 },
        };
        let piles = tally.iter().flat_map(|tally| tally.counts()).map(pile);
        entries.push(Entry::Game(GameLine::Piles(piles.collect())));
    });
    played(record, Draft::Wippen(*end.public().game.rules), entries)
}

fn toepen(record: &MatchRecord<Session>) -> Played {
    let mut entries = Vec::new();
    let start = |public: &SessionPublic| i64::from(public.rules().starting_clips);
    let mut before: Vec<i64> = Vec::new();
    let end = each_end(record, |public: &SessionPublic| {
        let now: Vec<i64> = public.balances().iter().map(|clips| i64::from(*clips)).collect();
        if before.is_empty() {
            before = vec![start(public); now.len()];
        }
        let changes = now.iter().zip(&before).map(|(now, before)| now - before).collect();
        // T3: who has won deals next.
        let winner = public.dealer().index();
        entries.push(Entry::Hand(HandLine { winner, stakes: Stakes::Changes(changes) }));
        before = now;
    });
    let public = end.public();
    let last = public.last_hands().map(|last| (last.after, u32::from(last.hands)));
    let (draft, double) = (Draft::Toepen(**public.rules()), public.double());
    Played { double, last, ..played(record, draft, entries) }
}
